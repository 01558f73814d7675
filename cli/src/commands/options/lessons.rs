//! What `rules` and `tutorial` share.

use clap::ValueEnum;
use stones_dice_texts::{Game, Texts};

use super::drawing::Drawing;
use crate::session::terminal::{Terminal, View};

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
    let view = View { flipped: drawing.flip, ..View::default() };
    Terminal { view, ..Terminal::new(texts, drawing.ascii) }
}
