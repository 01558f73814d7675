//! In which order moves are tried: the sooner the best one, the less there is to search.

use alloc::boxed::Box;

use arrayvec::ArrayVec;
#[cfg(feature = "std")]
use chessboard_core::hash;

use crate::{Board, MAX_MOVES, Move, MoveKind, PositionOn};

/// What has shown itself to be good elsewhere in the search.
#[derive(Debug, Clone)]
pub(super) struct Experience {
    /// How often a move between two squares was too good for the opponent, and how often it was not.
    history: Box<[[i16; 64]; 64]>,
    /// The last moves, by how far they are from the root, that were too good for the opponent.
    killers: Box<[[Option<Move>; 2]; KILLER_PLIES]>,
}

const KILLER_PLIES: usize = 64;

/// No history counts more than this.
const MOST: i32 = 1 << 14;

impl Experience {
    pub(super) fn new() -> Experience {
        Experience { history: Box::new([[0; 64]; 64]), killers: Box::new([[None; 2]; KILLER_PLIES]) }
    }

    /// With small prejudices, other ones for each number, so that threads try moves in different orders.
    #[cfg(feature = "std")]
    pub(super) fn prejudiced(number: usize) -> Experience {
        let mut experience = Experience::new();
        for (history, place) in experience.history.iter_mut().flatten().zip(0..) {
            *history = (hash::words([number as u64, place]) % 1024) as i16;
        }
        experience
    }

    /// Takes note that a move was too good for the opponent, and that those tried before it were not.
    pub(super) fn learn(&mut self, good: Move, tried: &[Move], depth: u8, ply: usize) {
        let weight = (i32::from(depth) * i32::from(depth)).min(400);
        self.weigh(good, weight);
        for &m in tried {
            self.weigh(m, -weight);
        }
        let killers = &mut self.killers[ply % KILLER_PLIES];
        if killers[0] != Some(good) {
            *killers = [Some(good), killers[0]];
        }
    }

    /// Moves what is known of a move towards [`MOST`] or its opposite.
    fn weigh(&mut self, m: Move, weight: i32) {
        let history = &mut self.history[m.origin.index()][m.target.index()];
        let old = i32::from(*history);
        *history = (old + weight * 32 - old * weight.abs() * 32 / MOST) as i16;
    }

    fn of(&self, m: Move) -> i32 {
        self.history[m.origin.index()][m.target.index()].into()
    }
}

/// The legal moves of a position, the most promising first; sorted only as far as they are asked for.
pub(super) struct Ordered {
    moves: ArrayVec<(i32, Move), MAX_MOVES>,
    next: usize,
}

impl Ordered {
    /// First the move that the table knows, then jumps that pin, killers, jumps that free, and slides; and of
    /// these what did well elsewhere.
    pub(super) fn new<B: Board>(
        position: &PositionOn<B>,
        first: Option<Move>,
        experience: &Experience,
        ply: usize,
    ) -> Ordered {
        let killers = experience.killers[ply % KILLER_PLIES];
        let promise = |m: Move| match m.kind {
            _ if Some(m) == first => 16 * MOST,
            MoveKind::Pin => 8 * MOST + experience.of(m),
            _ if killers.contains(&Some(m)) => 6 * MOST,
            MoveKind::Free => 2 * MOST + experience.of(m),
            MoveKind::Slide => experience.of(m),
        };
        let moves = position.moves_by_direction().into_iter().map(|m| (promise(m), m)).collect();
        Ordered { moves, next: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves that came already.
    pub(super) fn tried(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.next].iter().map(|&(_, m)| m)
    }
}

impl Iterator for Ordered {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let rest = self.moves.get_mut(self.next..)?;
        // The first of equals, so that the order is always the same.
        let best = (0..rest.len()).rev().max_by_key(|&index| rest[index].0)?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}
