//! The options of `play`: who plays, and whether anybody is there to play.

use std::io::{self, IsTerminal};

use chessboard_core::{Color, Level};
use clap::ValueEnum;

use crate::commands::options::drawing::Drawing;
use crate::session::Table;
use crate::terminal::console::Console;
use crate::terminal::output::Style;

/// The options of `play` that both games have.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Options {
    /// Who plays White [default: human]
    #[arg(long, value_name = "PLAYER")]
    white: Option<Player>,
    /// Who plays Black [default: computer]
    #[arg(long, value_name = "PLAYER")]
    black: Option<Player>,
    /// How well the computer plays: 1 for a beginner, 10 for all that it can do [default: 5]
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    #[command(flatten)]
    drawing: Drawing,
    /// Read commands even if there is no terminal
    #[arg(long, conflicts_with = "demo")]
    interactive: bool,
}

impl Options {
    /// The table at which the game is played.
    pub(crate) fn table(&self) -> Table {
        let white = self.white.unwrap_or(Player::Human);
        let black = self.black.unwrap_or(Player::Computer);
        let mut console = Console::new();
        let style = Style::new(console.out(), self.drawing.ascii);
        Table::new(console, style, Players { white, black }, self.drawing.flip)
    }

    /// Whether the computer is to play against itself: told so, or because nobody is there to play.
    pub(crate) fn is_demo(&self, told: bool, players: Players) -> bool {
        told || !players.any_human() || !(self.interactive || somebody_is_there())
    }

    /// How well the computer plays.
    pub(crate) fn level(&self) -> Level {
        self.level.unwrap_or(USUAL_LEVEL)
    }

    /// Whether boards are drawn as Black sits when the computer plays against itself.
    pub(crate) fn flip(&self) -> bool {
        self.drawing.flip
    }
}

/// In the middle: neither a beginner nor an expert is bored.
const USUAL_LEVEL: Level = Level::ALL[4];

/// The seed that was given, or one that nobody knows.
pub(crate) fn seed(given: Option<u64>) -> u64 {
    given.or_else(|| getrandom::u64().ok()).unwrap_or_default()
}

/// Who chooses the moves of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Player {
    /// Whoever sits at the keyboard
    Human,
    /// The computer, as well as --level says
    Computer,
    /// A simple computer player, which takes what looks best right now
    Greedy,
}

/// The players of both sides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Players {
    pub(crate) white: Player,
    pub(crate) black: Player,
}

impl Players {
    pub(crate) fn of(self, color: Color) -> Player {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The color of the only human; `None` if there are two or none.
    pub(crate) fn only_human(self) -> Option<Color> {
        match (self.white, self.black) {
            (Player::Human, Player::Human) => None,
            (Player::Human, _) => Some(Color::White),
            (_, Player::Human) => Some(Color::Black),
            _ => None,
        }
    }

    pub(crate) fn any_human(self) -> bool {
        self.white == Player::Human || self.black == Player::Human
    }
}

/// Whether somebody can see what is printed and can answer.
pub(super) fn somebody_is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
