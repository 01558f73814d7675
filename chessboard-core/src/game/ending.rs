use crate::{Color, named_enum};

named_enum! {
    /// What ends a game other than the board.
    pub enum Termination {
        /// A side has resigned, and so has lost.
        Resignation = "resignation",
        /// The sides have agreed on a draw.
        Agreement = "agreement",
        /// A side has run out of time.
        Time = "time",
        /// The game was abandoned.
        Abandoned = "abandoned",
    }
}

/// An end that the board did not decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Ending {
    /// The winner; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub termination: Termination,
}

impl Ending {
    /// Whether such an end is possible: a side that resigns has lost, and an agreement is a draw.
    pub const fn is_consistent(self) -> bool {
        match self.termination {
            Termination::Resignation => self.winner.is_some(),
            Termination::Agreement => self.winner.is_none(),
            Termination::Time | Termination::Abandoned => true,
        }
    }
}

/// The game has an outcome already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("game over")]
pub struct GameOver;
