use core::fmt;

use crate::Color;

/// The result of a game as a record's last word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`
    Unfinished,
}

impl GameResult {
    /// All results.
    pub const ALL: [GameResult; 4] =
        [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unfinished];

    /// The result of a finished game; `None` is a draw.
    pub const fn of(winner: Option<Color>) -> GameResult {
        match winner {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        }
    }

    /// Who has won, if anybody has.
    pub const fn winner(self) -> Option<Color> {
        match self {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            GameResult::Draw | GameResult::Unfinished => None,
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn name(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unfinished => "*",
        }
    }

    /// The result with this name.
    pub fn from_name(name: &str) -> Option<GameResult> {
        GameResult::ALL.into_iter().find(|result| result.name() == name)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What ends a game other than the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Termination {
    /// A side has given up, and so has lost.
    Resignation,
    /// The sides have agreed on a draw.
    Agreement,
    /// A side has run out of time.
    Time,
    /// The game was broken off.
    Abandoned,
}

crate::named_values!(
    Termination { Resignation = "resignation", Agreement = "agreement", Time = "time", Abandoned = "abandoned" },
    "`resignation`, `agreement`, `time` or `abandoned`"
);

/// An end that the board did not decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ending {
    /// Who has won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub termination: Termination,
}

impl Ending {
    /// Whether there can be such an end: who resigns has lost, and what is agreed on is a draw.
    pub const fn is_consistent(self) -> bool {
        match self.termination {
            Termination::Resignation => self.winner.is_some(),
            Termination::Agreement => self.winner.is_none(),
            Termination::Time | Termination::Abandoned => true,
        }
    }
}

/// A number in front of a turn: `7.`, or `7...` where Black opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TurnNumber {
    /// The number, from 1.
    pub number: u32,
    /// Whether three dots say that White's turn of this number is missing.
    pub black_opens: bool,
}

impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.black_opens { "..." } else { "." })
    }
}
