//! The positions and rules of the dice race as structs of C, and back.

use chessboard_core::Color;
use dice_race_core::{BlockRule, CaptureRule, PieceCount, Position, ProgressSet, Roll, Rules, Setup, SetupSide};

use crate::border::Result;
use crate::common::{read_color, read_one};
use crate::error::Fault;

/// The first opponent met is captured, and the move stops there.
pub const SD_RACE_CAPTURE_FIRST_CONTACT: u8 = 0;
/// Opponents are passed over; one on the last cell is captured.
pub const SD_RACE_CAPTURE_LANDING_ONLY: u8 = 1;
/// A move that a piece of the same side blocks is cut short before it.
pub const SD_RACE_BLOCK_STOP_SHORT: u8 = 0;
/// A roll that would reach the diagonal is made in full or not at all.
pub const SD_RACE_BLOCK_WHOLE_ROLL: u8 = 1;

/// The length of packed bytes.
pub const SD_RACE_PACKED_LENGTH: usize = 10;
/// No position has more legal moves.
pub const SD_RACE_MAX_MOVES: usize = 4;
/// How many action numbers there are: 0 to 31 for the progress of the piece that walks, 32 enters, 33 passes.
pub const SD_RACE_ACTIONS: usize = 34;

/// The options of the rules. `sd_race_default_rules` has the usual ones.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RaceRules {
    /// `SD_RACE_CAPTURE_FIRST_CONTACT` or `SD_RACE_CAPTURE_LANDING_ONLY`.
    pub capture: u8,
    /// `SD_RACE_BLOCK_STOP_SHORT` or `SD_RACE_BLOCK_WHOLE_ROLL`.
    pub block: u8,
    /// 1 if a six gives the same side another roll, else 0.
    pub extra_roll_on_six: u8,
    /// How many pieces each side has, 1 to 4.
    pub pieces: u8,
}

/// A board, the side to roll or move, a pending roll, and the rules. A program may set the fields to anything:
/// each function that takes a position checks it first, and fails with `SD_ERROR_SETUP` if there can be none like
/// it. Pieces of the rules that are not on the board wait.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RacePosition {
    /// The progress of White's pieces on the board, as a set: bit 0 is the start cell, bit 28 the first of the
    /// diagonal.
    pub white: u32,
    /// The progress of Black's pieces on the board.
    pub black: u32,
    /// The side that rolls or moves: `SD_WHITE` or `SD_BLACK`.
    pub turn: u8,
    /// The pending roll, 1 to 6; 0 when the position waits for a roll.
    pub rolled: u8,
    /// The rules.
    pub rules: RaceRules,
    /// Zero; not read.
    pub reserved: [u8; 2],
}

impl RaceRules {
    #[inline]
    pub(super) fn read(self) -> Result<Rules> {
        let pieces = PieceCount::new(self.pieces);
        Ok(Rules {
            capture: read_one(&CaptureRule::ALL, self.capture, "capture")?,
            block: read_one(&BlockRule::ALL, self.block, "block")?,
            extra_roll_on_six: read_one(&[false, true], self.extra_roll_on_six, "extra_roll_on_six")?,
            pieces: pieces.ok_or_else(|| Fault::argument("pieces", "a number of pieces from 1 to 4"))?,
        })
    }
}

impl From<Rules> for RaceRules {
    #[inline]
    fn from(rules: Rules) -> RaceRules {
        RaceRules {
            capture: rules.capture as u8,
            block: rules.block as u8,
            extra_roll_on_six: rules.extra_roll_on_six.into(),
            pieces: rules.pieces.get(),
        }
    }
}

impl RacePosition {
    /// The position, if there can be one.
    #[inline]
    pub(crate) fn read(self) -> Result<Position> {
        let (turn, rules) = (read_color(self.turn, "turn")?, self.rules.read()?);
        let rolled = read_pending(self.rolled)?;
        let [white, black] = [self.white, self.black].map(ProgressSet);
        let position = Position::from_pieces(white, black, turn, rules);
        match (position, rolled) {
            (Some(position), None) => Some(position),
            (Some(position), Some(roll)) => position.roll(roll).ok(),
            (None, _) => None,
        }
        .map_or_else(|| by_setup(white, black, Setup { turn, rolled, ..Setup::empty(rules) }), Ok)
    }
}

/// Says why there is no such position.
#[cold]
fn by_setup(white: ProgressSet, black: ProgressSet, mut setup: Setup) -> Result<Position> {
    let pieces = setup.rules.pieces.get();
    (setup.white, setup.black) = (side(white, pieces), side(black, pieces));
    Ok(setup.to_position()?)
}

fn side(on_board: ProgressSet, pieces: u8) -> SetupSide {
    let mut side = SetupSide::EMPTY;
    on_board.iter().for_each(|place| side.add(Some(place)));
    (side.len()..pieces.into()).for_each(|_| side.add(None));
    side
}

impl From<Position> for RacePosition {
    #[inline]
    fn from(position: Position) -> RacePosition {
        RacePosition {
            white: position.pieces(Color::White).0,
            black: position.pieces(Color::Black).0,
            turn: position.turn() as u8,
            rolled: position.rolled().map_or(0, Roll::get),
            rules: position.rules().into(),
            reserved: [0; 2],
        }
    }
}

/// A roll of a position; 0 if it waits for one.
#[inline]
pub(super) fn read_pending(rolled: u8) -> Result<Option<Roll>> {
    match rolled {
        0 => Ok(None),
        rolled => read_roll(rolled).map(Some),
    }
}

#[inline]
pub(crate) fn read_roll(roll: u8) -> Result<Roll> {
    Roll::new(roll).ok_or_else(|| Fault::argument("roll", "a number from 1 to 6"))
}
