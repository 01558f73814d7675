//! How a game ended.

use core::mem::MaybeUninit;

use crate::border::{Result, give};
use crate::common::from_winner;

/// The side to move has no legal move.
pub const SD_REASON_NO_MOVES: u8 = 0;
/// A side has resigned.
pub const SD_REASON_RESIGNATION: u8 = 1;
/// The sides have agreed on a draw.
pub const SD_REASON_AGREEMENT: u8 = 2;
/// A side has run out of time.
pub const SD_REASON_TIME: u8 = 3;
/// The game was abandoned.
pub const SD_REASON_ABANDONED: u8 = 4;
/// A side has all its pieces on the diagonal.
pub const SD_REASON_ALL_HOME: u8 = 5;
/// A reason that this version does not know.
pub const SD_REASON_OTHER: u8 = 255;

/// How a game ended.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    /// The winner; `SD_NO_COLOR` is a draw.
    pub winner: u8,
    /// Why the game is over: one of `SD_REASON_…`.
    pub reason: u8,
    /// 1 if the game has a score: Stones! that ended on the board.
    pub has_score: u8,
    /// White's score; 0 without one.
    pub white: u8,
    /// Black's score; 0 without one.
    pub black: u8,
}

impl Outcome {
    /// Gives the outcome if there is one, and says so.
    pub(crate) fn give<T: Into<Outcome>>(to: Option<&mut MaybeUninit<Outcome>>, outcome: Option<T>) -> Result<i32> {
        let Some(outcome) = outcome else { return Ok(0) };
        give(to, "outcome", outcome.into())?;
        Ok(1)
    }
}

impl From<stones_core::Outcome> for Outcome {
    fn from(outcome: stones_core::Outcome) -> Outcome {
        use stones_core::EndReason;
        let reason = match outcome.reason {
            EndReason::NoMoves => SD_REASON_NO_MOVES,
            EndReason::Resignation => SD_REASON_RESIGNATION,
            EndReason::Agreement => SD_REASON_AGREEMENT,
            EndReason::Time => SD_REASON_TIME,
            EndReason::Abandoned => SD_REASON_ABANDONED,
            _ => SD_REASON_OTHER,
        };
        let (white, black) = outcome.score.map_or((0, 0), |score| (score.white, score.black));
        let has_score = outcome.score.is_some().into();
        Outcome { winner: from_winner(outcome.winner), reason, has_score, white, black }
    }
}

impl From<dice_race_core::Outcome> for Outcome {
    fn from(outcome: dice_race_core::Outcome) -> Outcome {
        use dice_race_core::EndReason;
        let reason = match outcome.reason {
            EndReason::AllHome => SD_REASON_ALL_HOME,
            EndReason::Resignation => SD_REASON_RESIGNATION,
            EndReason::Time => SD_REASON_TIME,
            EndReason::Abandoned => SD_REASON_ABANDONED,
            _ => SD_REASON_OTHER,
        };
        Outcome { winner: outcome.winner as u8, reason, has_score: 0, white: 0, black: 0 }
    }
}
