//! What `rules` and `tutorial` share.

use clap::ValueEnum;
use stones_dice_texts::{Game, Texts};

use super::drawing::Drawing;
use crate::session::humans::Humans;
use crate::session::terminal::Terminal;
use crate::terminal::console::Console;
use crate::terminal::output::Style;

/// The name of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    Stones,
    DiceRace,
}

impl GameName {
    pub(crate) fn game(self) -> Game {
        match self {
            GameName::Stones => Game::Stones,
            GameName::DiceRace => Game::DiceRace,
        }
    }
}

/// The terminal of a reader or learner, who makes the moves of both sides.
pub(crate) fn reader(drawing: &Drawing, texts: &Texts) -> Terminal {
    let mut console = Console::new(texts.clone());
    let style = Style::new(console.out(), drawing.ascii);
    Terminal::new(texts.clone(), console, style, Humans { white: true, black: true }, drawing.flip)
}
