use core::hint::select_unpredictable as select;

use chessboard_core::batch::{Generators, Lanes};
use chessboard_core::{Color, SquareSet};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::lane::Lane;
use crate::{EndRule, Position, Rules};

/// 64 positions, one a lane: the memory of a [`Batch`](crate::batch::Batch). Positions lie as a structure of arrays, seen by
/// the side to move, each with a generator of random bits. 4.5 KiB.
#[derive(Debug, Clone)]
pub struct Block {
    pub(super) own: [u64; Block::LANES],
    pub(super) opponent: [u64; Block::LANES],
    pub(super) pinned: [u64; Block::LANES],
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

    /// A block of boards without stones, on which every game is over.
    pub const EMPTY: Block = Block {
        own: [0; Block::LANES],
        opponent: [0; Block::LANES],
        pinned: [0; Block::LANES],
        is_black: [0; Block::LANES],
        generators: Generators::ZERO,
    };

    /// How many blocks hold this many positions.
    pub const fn count(positions: usize) -> usize {
        positions.div_ceil(Block::LANES)
    }

    #[inline(always)]
    pub(super) fn lane(&self, lane: usize) -> Lane {
        Lane {
            own: SquareSet(self.own[lane]),
            opponent: SquareSet(self.opponent[lane]),
            pinned: SquareSet(self.pinned[lane]),
        }
    }
}

impl Lanes for Block {
    type Position = Position;
    const LANES: usize = Block::LANES;
    const EMPTY: Block = Block::EMPTY;

    fn get(&self, lane: usize, _: &Position) -> Position {
        let lane = lane % Block::LANES;
        let turn = if self.is_black[lane] == 0 { Color::White } else { Color::Black };
        self.lane(lane).position(turn)
    }

    fn set(&mut self, lane: usize, position: &Position) {
        let lane = lane % Block::LANES;
        let Lane { own, opponent, pinned } = Lane::new(position);
        (self.own[lane], self.opponent[lane], self.pinned[lane]) = (own.0, opponent.0, pinned.0);
        self.is_black[lane] = if position.turn == Color::Black { u64::MAX } else { 0 };
    }

    fn seed(&mut self, lane: usize, generator: &Xoshiro256PlusPlus) {
        self.generators.set(lane, generator);
    }
}

/// A step of random games, as work for `cpu::run`, inlined into it.
impl Block {
    /// A random move in each lane whose game goes on. `over` becomes 1 where it does not, else 0; returns how many are
    /// over. The generators of all lanes go on.
    #[inline(always)]
    pub(crate) fn play_random(&mut self, rules: Rules, over: &mut PerLane) -> u64 {
        match rules.end {
            EndRule::SideToMove => self.play_random_unless(|_| false, over),
            EndRule::EitherSide => self.play_random_unless(|lane| !lane.opponent_can_move(), over),
        }
    }

    /// Like [`play_random`](Block::play_random), where `is_over` says more than that the side to move has no move.
    #[inline(always)]
    fn play_random_unless(&mut self, is_over: impl Fn(Lane) -> bool, over: &mut PerLane) -> u64 {
        let mut count = 0;
        for (i, over) in over.iter_mut().enumerate() {
            let lane = self.lane(i);
            let (bits, generator) = self.generators.get(i).next();
            self.generators.put(i, generator);
            let chosen = lane.random_move(self.is_black[i] != 0, bits);
            let next = lane.after(SquareSet(chosen.origin | chosen.target), SquareSet(chosen.jumped));
            let stays = chosen.moves == 0 || is_over(lane);
            self.own[i] = select(stays, lane.own.0, next.own.0);
            self.opponent[i] = select(stays, lane.opponent.0, next.opponent.0);
            self.pinned[i] = select(stays, lane.pinned.0, next.pinned.0);
            self.is_black[i] = select(stays, self.is_black[i], !self.is_black[i]);
            *over = u64::from(stays);
            count += *over;
        }
        count
    }
}
