//! The rules of Stones! as options.

use std::io;

use stones_core::{EndRule, GoalZone};
use stones_dice_texts::{Game, text};

use crate::commands::options::values::named;
use crate::dialogue;
use crate::playable::terminal::Terminal;

/// The rules of Stones!.
#[derive(Debug, Default, clap::Args)]
#[group(id = "stones-rules")]
pub(crate) struct Rules {
    /// The game ends when the side to move has no move, or when either side has none
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(&EndRule::ALL, EndRule::name))]
    end: EndRule,
    /// Unpinned stones score on the far rank, or on the far half of the board
    #[arg(long, value_name = "ZONE", default_value_t, value_parser = named(&GoalZone::ALL, GoalZone::name))]
    goal: GoalZone,
}

impl Rules {
    pub(crate) fn chosen(&self) -> stones_core::Rules {
        stones_core::Rules { end: self.end, goal: self.goal }
    }

    /// Asks when the game ends; `false` to go back.
    pub(crate) fn ask_end(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "stones-ends"), text!(texts, "stones-which-end")];
        dialogue::ask_value(&mut self.end, &EndRule::ALL, EndRule::name, Game::Stones, words, terminal)
    }

    /// Asks where stones score; `false` to go back.
    pub(crate) fn ask_goal(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "stones-goals"), text!(texts, "stones-which-goal")];
        dialogue::ask_value(&mut self.goal, &GoalZone::ALL, GoalZone::name, Game::Stones, words, terminal)
    }
}
