//! The values of Stones! as structs of C, and back.

use chessboard_core::{Color, SquareSet};
use stones_core::{AnyBoard, AnyPosition, Board, EndRule, GoalZone, Move, MoveKind, Rules, SetupOn};

use crate::border::Result;
use crate::common::{SD_NO_SQUARE, from_square, read_color, read_one, read_square};
use crate::error::Fault;

/// A stone moves along a diagonal.
pub const SD_STONES_SLIDE: u8 = 0;
/// A stone jumps an unpinned opponent, who becomes pinned.
pub const SD_STONES_PIN: u8 = 1;
/// A stone jumps a pinned ally, who becomes free.
pub const SD_STONES_FREE: u8 = 2;

/// The game ends when the side to move has no legal move.
pub const SD_STONES_END_SIDE_TO_MOVE: u8 = 0;
/// The game ends when either side has no legal move.
pub const SD_STONES_END_EITHER_SIDE: u8 = 1;
/// Unpinned stones count on the rank at the opponent's edge.
pub const SD_STONES_GOAL_FAR_RANK: u8 = 0;
/// Unpinned stones count on the far half of the board.
pub const SD_STONES_GOAL_FAR_HALF: u8 = 1;

/// No position has more legal moves.
pub const SD_STONES_MAX_MOVES: usize = 72;
/// The length of packed bytes.
pub const SD_STONES_PACKED_LENGTH: usize = 13;
/// How many action numbers there are.
pub const SD_STONES_ACTIONS: usize = 376;

/// A board and the side to move. A program may set the fields to anything, as an editor does: each function that
/// takes a position checks it first, and fails with `SD_ERROR_SETUP` if there can be none like it. In sets, bit 0
/// is a1, bit 1 is b1 … bit 63 is h8.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesPosition {
    /// The set of White's stones, pinned or not.
    pub white: u64,
    /// The set of Black's stones, pinned or not.
    pub black: u64,
    /// The set of the pinned stones of both sides.
    pub pinned: u64,
    /// The side to move: `SD_WHITE` or `SD_BLACK`.
    pub turn: u8,
    /// The number of files, 3 to 8.
    pub files: u8,
    /// The number of ranks, 3 to 8.
    pub ranks: u8,
    /// Zero; not read.
    pub reserved: [u8; 5],
}

/// A move. Each function checks whether it is legal in its position.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesMove {
    /// The square it begins on.
    pub origin: u8,
    /// The square it ends on.
    pub target: u8,
    /// The square of the jumped stone; `SD_NO_SQUARE` for a slide.
    pub jumped: u8,
    /// `SD_STONES_SLIDE`, `SD_STONES_PIN` or `SD_STONES_FREE`.
    pub kind: u8,
}

/// The options of the rules: when a game ends, and where stones count. All zero are the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesRules {
    /// `SD_STONES_END_SIDE_TO_MOVE` or `SD_STONES_END_EITHER_SIDE`.
    pub end: u8,
    /// `SD_STONES_GOAL_FAR_RANK` or `SD_STONES_GOAL_FAR_HALF`.
    pub goal: u8,
}

/// The unpinned stones of both sides in their goal zones.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesScore {
    /// White's stones.
    pub white: u8,
    /// Black's stones.
    pub black: u8,
}

impl StonesPosition {
    /// The position, if there can be one.
    #[inline]
    pub(crate) fn read(self) -> Result<AnyPosition> {
        let turn = match self.turn {
            0 => Color::White,
            1 => Color::Black,
            turn => read_color(turn, "turn")?,
        };
        let board = AnyBoard::new(self.files.into(), self.ranks.into());
        let board = board.ok_or_else(|| Fault::argument("board", AnyBoard::EXPECTED))?;
        let [white, black, pinned] = [self.white, self.black, self.pinned].map(SquareSet);
        Ok(SetupOn { white, black, pinned, turn, board }.to_position()?)
    }
}

impl From<AnyPosition> for StonesPosition {
    #[inline]
    fn from(position: AnyPosition) -> StonesPosition {
        let SetupOn { white, black, pinned, turn, board } = position.to_setup();
        let (files, ranks) = (board.files() as u8, board.ranks() as u8);
        StonesPosition {
            white: white.0,
            black: black.0,
            pinned: pinned.0,
            turn: turn as u8,
            files,
            ranks,
            reserved: [0; 5],
        }
    }
}

impl StonesMove {
    pub(crate) fn read(self) -> Result<Move> {
        let jumped = match self.jumped {
            SD_NO_SQUARE => None,
            square => Some(read_square(square, "jumped")?),
        };
        Ok(Move {
            origin: read_square(self.origin, "origin")?,
            target: read_square(self.target, "target")?,
            jumped,
            kind: match self.kind {
                SD_STONES_SLIDE => MoveKind::Slide,
                SD_STONES_PIN => MoveKind::Pin,
                SD_STONES_FREE => MoveKind::Free,
                _ => return Err(Fault::argument("kind", "SD_STONES_SLIDE, SD_STONES_PIN or SD_STONES_FREE")),
            },
        })
    }
}

impl From<Move> for StonesMove {
    #[inline]
    fn from(m: Move) -> StonesMove {
        StonesMove { origin: m.origin as u8, target: m.target as u8, jumped: from_square(m.jumped), kind: m.kind as u8 }
    }
}

impl StonesRules {
    pub(crate) fn read(self) -> Result<Rules> {
        Ok(Rules { end: read_one(&EndRule::ALL, self.end, "end")?, goal: read_one(&GoalZone::ALL, self.goal, "goal")? })
    }
}

impl From<Rules> for StonesRules {
    fn from(rules: Rules) -> StonesRules {
        StonesRules { end: rules.end as u8, goal: rules.goal as u8 }
    }
}
