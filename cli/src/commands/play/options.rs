//! The options of `play` that both games have.

use std::io::{self, IsTerminal};

use chessboard_core::Level;
use stones_dice_texts::Texts;

use crate::commands::options::drawing::Drawing;
use crate::games::contestant::Contestant;
use crate::session::humans::Humans;
use crate::session::terminal::Terminal;
use crate::terminal::console::Console;
use crate::terminal::output::Style;

/// The options of `play` that both games have.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Options {
    /// Who plays White: `human`, `computer`, a level from 1 to 10, `greedy` or `random` [default: human]
    #[arg(long, value_name = "PLAYER", value_parser = Contestant::in_dice_race_session)]
    white: Option<Contestant>,
    /// Who plays Black [default: computer]
    #[arg(long, value_name = "PLAYER", value_parser = Contestant::in_dice_race_session)]
    black: Option<Contestant>,
    /// The level of `computer`: from 1 for a beginner to 10 for full strength [default: 5]
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    #[command(flatten)]
    drawing: Drawing,
    /// Read commands even without a terminal
    #[arg(long, conflicts_with = "demo")]
    interactive: bool,
}

impl Options {
    /// Whether the computer plays both sides: on request, without a human player, or without a terminal.
    pub(crate) fn is_demo(&self, is_requested: bool) -> bool {
        let has_human = self.players().into_iter().any(Contestant::is_human);
        is_requested || !has_human || !(self.interactive || is_interactive())
    }

    /// White's and Black's players; in a demo the computer takes the place of a human.
    pub(crate) fn contestants(&self, is_demo: bool) -> [Contestant; 2] {
        let level = self.level.unwrap_or(DEFAULT_LEVEL);
        self.players().map(|player| {
            let player = if is_demo && player.is_human() { Contestant::Computer(None) } else { player };
            player.with_level(level)
        })
    }

    fn players(&self) -> [Contestant; 2] {
        [self.white.unwrap_or(Contestant::Human), self.black.unwrap_or(Contestant::Computer(None))]
    }

    /// The terminal at which these players play.
    pub(crate) fn terminal(&self, contestants: [Contestant; 2], texts: &Texts) -> Terminal {
        let [white, black] = contestants.map(Contestant::is_human);
        let mut console = Console::new(texts.clone());
        let style = Style::new(console.out(), self.drawing.ascii);
        Terminal::new(texts.clone(), console, style, Humans { white, black }, self.drawing.flip)
    }
}

/// A level for neither beginners nor experts.
const DEFAULT_LEVEL: Level = Level::ALL[4];

/// Whether a person can read the output and type an answer.
pub(super) fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
