//! Move ordering: the sooner the best move is searched, the more is cut off.

use alloc::boxed::Box;

use arrayvec::ArrayVec;
use chessboard_core::hash;

use crate::{Board, MAX_MOVES, Move, MoveKind, PositionOn};

/// The moves that caused beta cutoffs so far.
#[derive(Debug, Clone)]
pub(crate) struct OrderingHistory {
    /// The history heuristic: by origin and target, how often a move caused a cutoff and how often it did not.
    history: Box<[[i16; 64]; 64]>,
    /// The last two moves that caused a cutoff, by distance from the root.
    killers: Box<[[Option<Move>; 2]; KILLER_PLIES]>,
}

const KILLER_PLIES: usize = 64;

/// No history score exceeds this.
const MAX_HISTORY: i32 = 1 << 14;

impl OrderingHistory {
    /// The history of a thread before its first search: empty for number 0, with jitter for all others, so that
    /// threads search in different orders.
    pub(crate) fn new(thread: usize) -> OrderingHistory {
        let mut new =
            OrderingHistory { history: Box::new([[0; 64]; 64]), killers: Box::new([[None; 2]; KILLER_PLIES]) };
        if thread > 0 {
            for (score, index) in new.history.iter_mut().flatten().zip(0..) {
                *score = (hash::words([thread as u64, index]) % 1024) as i16;
            }
        }
        new
    }

    /// Records that a move caused a beta cutoff, and that those searched before it did not.
    pub(super) fn record_cutoff(&mut self, m: Move, searched: &[Move], depth: u8, ply: usize) {
        let bonus = (i32::from(depth) * i32::from(depth)).min(400);
        self.update(m, bonus);
        for &m in searched {
            self.update(m, -bonus);
        }
        let killers = &mut self.killers[ply % KILLER_PLIES];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }

    /// Moves a score towards [`MAX_HISTORY`] or its opposite.
    fn update(&mut self, m: Move, bonus: i32) {
        let score = &mut self.history[m.origin.index()][m.target.index()];
        let old = i32::from(*score);
        *score = (old + bonus * 32 - old * bonus.abs() * 32 / MAX_HISTORY) as i16;
    }

    fn score(&self, m: Move) -> i32 {
        self.history[m.origin.index()][m.target.index()].into()
    }
}

/// The legal moves of a position, the most promising first; sorted only as far as they are asked for.
pub(super) struct MovePicker {
    moves: ArrayVec<(i32, Move), MAX_MOVES>,
    next: usize,
}

impl MovePicker {
    /// The move from the transposition table comes first, then pins, killers, frees, and slides; within each group the
    /// history decides.
    pub(super) fn new<B: Board>(
        position: &PositionOn<B>,
        table_move: Option<Move>,
        ordering: &OrderingHistory,
        ply: usize,
    ) -> MovePicker {
        let killers = ordering.killers[ply % KILLER_PLIES];
        let score = |m: Move| match m.kind {
            _ if Some(m) == table_move => 16 * MAX_HISTORY,
            MoveKind::Pin => 8 * MAX_HISTORY + ordering.score(m),
            _ if killers.contains(&Some(m)) => 6 * MAX_HISTORY,
            MoveKind::Free => 2 * MAX_HISTORY + ordering.score(m),
            MoveKind::Slide => ordering.score(m),
        };
        let moves = position.moves_by_direction().into_iter().map(|m| (score(m), m)).collect();
        MovePicker { moves, next: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves picked so far.
    pub(super) fn picked(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.next].iter().map(|&(_, m)| m)
    }
}

impl Iterator for MovePicker {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let rest = self.moves.get_mut(self.next..)?;
        // The first of equal moves, so that the order is deterministic.
        let best = (0..rest.len()).rev().max_by_key(|&index| rest[index].0)?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}
