use chessboard_core::Color;
use chessboard_core::batch::{Generators, Lanes};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::lane::Lane;
use crate::{Position, ProgressSet, Roll};

/// 64 positions, one a lane: the memory of a [`Batch`](crate::batch::Batch). Positions lie as a structure of arrays, seen by
/// the side to move, each with a generator of random bits. 4 KiB.
#[derive(Debug, Clone)]
pub struct Block {
    /// The pieces of the side to move, by its progress.
    pub(super) own: [u64; Block::LANES],
    /// The pieces of the other side, by its own progress.
    pub(super) opponent: [u64; Block::LANES],
    /// The pending roll; 0 if none is.
    pub(super) rolled: [u64; Block::LANES],
    /// All ones if Black moves, else 0.
    pub(super) is_black: [u64; Block::LANES],
    pub(super) generators: Generators<{ Block::LANES }>,
}

/// A number or a flag (0 or 1) for each lane.
pub(crate) type PerLane = [u64; Block::LANES];

impl Block {
    /// How many positions a block holds: enough to hide the latency of vector instructions, few enough that a block
    /// stays in the first cache.
    pub const LANES: usize = 64;

    /// A block without pieces.
    pub const EMPTY: Block = Block {
        own: [0; Block::LANES],
        opponent: [0; Block::LANES],
        rolled: [0; Block::LANES],
        is_black: [0; Block::LANES],
        generators: Generators::ZERO,
    };

    /// How many blocks hold this many positions.
    pub const fn count(positions: usize) -> usize {
        positions.div_ceil(Block::LANES)
    }

    #[inline(always)]
    pub(super) fn lane(&self, lane: usize) -> Lane {
        Lane { own: self.own[lane], opponent: self.opponent[lane] }
    }
}

impl Lanes for Block {
    type Position = Position;
    const LANES: usize = Block::LANES;
    const EMPTY: Block = Block::EMPTY;

    fn get(&self, lane: usize, like: &Position) -> Position {
        let lane = lane % Block::LANES;
        let [own, opponent] = [self.own[lane], self.opponent[lane]].map(|set| ProgressSet(set as u32));
        let (turn, white, black) =
            if self.is_black[lane] == 0 { (Color::White, own, opponent) } else { (Color::Black, opponent, own) };
        Position { white, black, turn, rolled: Roll::new(self.rolled[lane] as u8), rules: like.rules }
    }

    fn set(&mut self, lane: usize, position: &Position) {
        let lane = lane % Block::LANES;
        self.own[lane] = position.pieces(position.turn).0.into();
        self.opponent[lane] = position.pieces(!position.turn).0.into();
        self.rolled[lane] = position.rolled.map_or(0, |roll| roll.get().into());
        self.is_black[lane] = if position.turn == Color::Black { u64::MAX } else { 0 };
    }

    fn seed(&mut self, lane: usize, generator: &Xoshiro256PlusPlus) {
        self.generators.set(lane, generator);
    }
}

/// Calls a function with the rules, once compiled for each choice of the two rules of moving, which are constants in it.
macro_rules! by_rules {
    ($rules:expr, |$constant:ident| $body:expr) => {
        match ($rules.capture, $rules.block) {
            ($crate::CaptureRule::FirstContact, $crate::BlockRule::StopShort) => {
                let $constant = $crate::Rules {
                    capture: $crate::CaptureRule::FirstContact,
                    block: $crate::BlockRule::StopShort,
                    ..$rules
                };
                $body
            }
            ($crate::CaptureRule::FirstContact, $crate::BlockRule::WholeRoll) => {
                let $constant = $crate::Rules {
                    capture: $crate::CaptureRule::FirstContact,
                    block: $crate::BlockRule::WholeRoll,
                    ..$rules
                };
                $body
            }
            ($crate::CaptureRule::LandingOnly, $crate::BlockRule::StopShort) => {
                let $constant = $crate::Rules {
                    capture: $crate::CaptureRule::LandingOnly,
                    block: $crate::BlockRule::StopShort,
                    ..$rules
                };
                $body
            }
            ($crate::CaptureRule::LandingOnly, $crate::BlockRule::WholeRoll) => {
                let $constant = $crate::Rules {
                    capture: $crate::CaptureRule::LandingOnly,
                    block: $crate::BlockRule::WholeRoll,
                    ..$rules
                };
                $body
            }
        }
    };
}

pub(super) use by_rules;

/// A roll of a random number of 64 bits, 1 to 8: its top three bits plus one; 7 and 8 are no rolls.
#[inline(always)]
pub(in crate::position) fn roll_of(bits: u64) -> u64 {
    (bits >> 61) + 1
}

/// The highest roll.
pub(super) const MAX_ROLL: u64 = 6;
