use chessboard_core::{Ending, LogStep};

use crate::{Move, Roll};

/// One step of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Step {
    /// A roll.
    Roll(Roll),
    /// A move.
    Move(Move),
    /// A resignation or the like.
    End(Ending),
}

impl Step {
    /// The roll, if the step is one.
    pub const fn as_roll(self) -> Option<Roll> {
        if let Step::Roll(roll) = self { Some(roll) } else { None }
    }

    /// The move, if the step is one.
    pub const fn as_move(self) -> Option<Move> {
        if let Step::Move(m) = self { Some(m) } else { None }
    }

    /// The ending, if the step is one.
    pub const fn as_ending(self) -> Option<Ending> {
        if let Step::End(ending) = self { Some(ending) } else { None }
    }
}

impl From<Ending> for Step {
    fn from(ending: Ending) -> Step {
        Step::End(ending)
    }
}

impl LogStep for Step {
    fn is_move(self) -> bool {
        self.as_move().is_some()
    }

    fn as_ending(self) -> Option<Ending> {
        Step::as_ending(self)
    }
}
