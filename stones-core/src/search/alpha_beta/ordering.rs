//! Move ordering: the sooner the best move is searched, the more is cut off.

use alloc::boxed::Box;
use core::hint::select_unpredictable;

use chessboard_core::hash;

use crate::{MAX_MOVES, Move, MoveKind};

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

/// Picks moves of a list, the most promising first; they are sorted only as far as they are asked for.
pub(super) struct MovePicker<'m> {
    /// The moves picked so far, in this order, then the others.
    moves: &'m mut [Move],
    /// A key for each move, in the same order; [`NO_KEY`] for moves that are picked, and after the last move.
    keys: [i32; KEYS],
    picked: usize,
}

/// Below its score, a key holds how far from the last place the move stands: of moves with equal scores the first has
/// the largest key.
const PLACE_BITS: u32 = 7;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;
const NO_KEY: i32 = i32::MIN;

/// A multiple of the length of every vector, so that all keys are compared by vectors.
const KEYS: usize = MAX_MOVES.next_multiple_of(16);

const _: () = assert!(KEYS <= LAST_PLACE as usize && 17 * MAX_HISTORY < i32::MAX >> PLACE_BITS);

const TABLE_MOVE: i32 = 16 * MAX_HISTORY;
const KILLER: i32 = 6 * MAX_HISTORY;
/// The scores of slides, pins and frees, to which the history adds.
const GROUPS: [i32; 3] = [0, 8 * MAX_HISTORY, 2 * MAX_HISTORY];

impl<'m> MovePicker<'m> {
    /// For the legal moves of a position. The move from the transposition table comes first, then pins, killers, frees,
    /// and slides; within each group the history decides.
    #[inline(always)]
    pub(super) fn new(
        moves: &'m mut [Move],
        table_move: Option<Move>,
        ordering: &OrderingHistory,
        ply: usize,
    ) -> MovePicker<'m> {
        let table_move = table_move.map_or(NO_CODE, code_of);
        let is_late = |m: &Move| m.kind != MoveKind::Pin;
        let killers = ordering.killers[ply % KILLER_PLIES].map(|m| m.filter(is_late).map_or(NO_CODE, code_of));
        let mut picker = MovePicker { moves, keys: [NO_KEY; KEYS], picked: 0 };
        for (place, (key, &m)) in picker.keys.iter_mut().zip(&*picker.moves).enumerate() {
            let code = code_of(m);
            let score = GROUPS[m.kind as usize] + ordering.score(m);
            let score = select_unpredictable(code == killers[0], KILLER, score);
            let score = select_unpredictable(code == killers[1], KILLER, score);
            let score = select_unpredictable(code == table_move, TABLE_MOVE, score);
            *key = key_of(score, place);
        }
        picker
    }

    /// The moves picked so far.
    pub(super) fn picked(&self) -> &[Move] {
        &self.moves[..self.picked]
    }
}

/// Tells a move from all others of a position: there is at most one of each kind between two squares.
#[inline(always)]
fn code_of(m: Move) -> u16 {
    (m.kind as u16) << 12 | (m.origin.index() as u16) << 6 | m.target.index() as u16
}

const NO_CODE: u16 = u16::MAX;

#[inline(always)]
fn key_of(score: i32, place: usize) -> i32 {
    (score << PLACE_BITS) + LAST_PLACE - place as i32
}

impl Iterator for MovePicker<'_> {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        if self.picked == self.moves.len() {
            return None;
        }
        // All keys, and not only those that are left: a loop of constant length is compiled to a few vectors.
        let largest = self.keys.iter().fold(NO_KEY, |largest, &key| largest.max(key));
        let place = (LAST_PLACE - (largest & LAST_PLACE)) as usize;
        // The first of the moves that are not picked takes the place of the one that is.
        self.keys[place] = (self.keys[self.picked] | LAST_PLACE) - place as i32;
        self.keys[self.picked] = NO_KEY;
        self.moves.swap(self.picked, place);
        self.picked += 1;
        self.moves.get(self.picked - 1).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tests::walked;
    use crate::{Position, PositionOn};
    use std::vec::Vec;

    /// All moves in order, picked by comparing scores only.
    fn picked_slowly(position: &Position, table_move: Option<Move>, ordering: &OrderingHistory) -> Vec<Move> {
        let score = |m: &Move| match m.kind {
            _ if Some(*m) == table_move => 16 * MAX_HISTORY,
            MoveKind::Pin => 8 * MAX_HISTORY + ordering.score(*m),
            _ if ordering.killers[0].contains(&Some(*m)) => 6 * MAX_HISTORY,
            MoveKind::Free => 2 * MAX_HISTORY + ordering.score(*m),
            MoveKind::Slide => ordering.score(*m),
        };
        let mut moves = position.moves_by_direction().to_vec();
        for next in 0..moves.len() {
            let best = (next..moves.len()).rev().max_by_key(|&place| score(&moves[place])).unwrap();
            moves.swap(next, best);
        }
        moves
    }

    /// Cutoffs by moves of a position, so that scores of both signs, equal scores and killers occur.
    fn history(moves: &[Move], seed: u64) -> OrderingHistory {
        let mut ordering = OrderingHistory::new(0);
        let searched = &moves[moves.len() / 2..];
        for (m, number) in moves.iter().zip(0..) {
            if hash::words([seed, number]) % 4 == 0 {
                ordering.record_cutoff(*m, searched, number as u8, 0);
            }
        }
        ordering
    }

    #[test]
    fn moves_are_picked_in_the_order_of_their_scores_and_equal_ones_in_that_of_their_places() {
        let (mut positions, mut most) = (0, 0);
        for seed in 0..400 {
            let position: Position = walked(PositionOn::default(), seed, seed as u32 % 60);
            let moves = position.moves_by_direction();
            let ordering = history(&moves, seed);
            for table_move in [None, moves.get(seed as usize % 40).copied()] {
                let list = &mut position.moves_by_direction();
                let mut picker = MovePicker::new(list, table_move, &ordering, 0);
                let picked: Vec<_> = picker.by_ref().collect();
                assert_eq!(picked, picked_slowly(&position, table_move, &ordering), "{position}");
                assert_eq!(picker.picked(), picked);
            }
            positions += usize::from(!moves.is_empty());
            most = most.max(moves.len());
        }
        assert!(positions > 300 && most >= 54, "{positions} {most}");
    }

    /// A killer that pins or frees here, or did elsewhere, is no killer.
    #[test]
    fn a_killer_of_another_kind_is_ordered_as_any_move() {
        let position: Position = "8/8/8/8/8/4s3/1P1S4/S7 w".parse().unwrap();
        for m in position.legal_moves() {
            for kind in MoveKind::ALL {
                let mut ordering = OrderingHistory::new(0);
                ordering.killers[0][0] = Some(Move { kind, ..m });
                let list = &mut position.moves_by_direction();
                let picked: Vec<_> = MovePicker::new(list, None, &ordering, 0).collect();
                // The slow order compares whole moves; `jumped` agrees with the kind only if the move is legal.
                assert_eq!(picked, picked_slowly(&position, None, &ordering), "{m} {kind:?}");
            }
        }
    }
}
