//! The first ply of a search: all moves, the best lines among them, deeper and deeper.

use alloc::vec::Vec;

use super::alpha_beta::{Score, Search};
use super::budget::Stopped;
use super::entry::Entry;
use super::evaluation::{LOSS, WIN};
use super::{Line, Value};
use crate::{Board, Move, PositionOn};

/// A move of the first ply, and what is known of it.
#[derive(Debug, Clone, Copy)]
struct RootMove {
    m: Move,
    score: Score,
}

/// The moves of the first ply, the best first as far as is known.
#[derive(Debug)]
pub(super) struct Root<B: Board> {
    position: PositionOn<B>,
    moves: Vec<RootMove>,
    /// How many lines are wanted.
    lines: usize,
}

impl<B: Board> Root<B> {
    pub(super) fn new(position: &PositionOn<B>, lines: usize) -> Root<B> {
        let unknown = Score { value: LOSS, is_proven: false };
        let moves: Vec<_> = position.legal_moves().into_iter().map(|m| RootMove { m, score: unknown }).collect();
        let lines = lines.clamp(1, moves.len().max(1));
        Root { position: *position, moves, lines }
    }

    /// Whether the value of every line is proven.
    pub(super) fn is_proven(&self) -> bool {
        self.moves.iter().take(self.lines).all(|root_move| root_move.score.is_proven)
    }

    /// Searches to a depth. If a limit is reached on the way, what was found until then counts.
    pub(super) fn deepen(&mut self, search: &mut Search<'_>, depth: u8) -> Result<(), Stopped> {
        (0..self.lines).try_for_each(|line| self.search_line(search, line, depth))
    }

    /// Finds the best of the moves that are in no better line.
    fn search_line(&mut self, search: &mut Search<'_>, line: usize, depth: u8) -> Result<(), Stopped> {
        let mut alpha = LOSS;
        let mut all_proven = true;
        for index in line..self.moves.len() {
            let after = self.position.after(self.moves[index].m);
            let score = search.reply(&after, depth - 1, 0, 1, alpha, WIN, index == line)?;
            all_proven &= score.is_proven;
            if score.value > alpha {
                alpha = score.value;
                self.moves[index].score = score;
                self.moves[line..=index].rotate_right(1);
            }
        }
        // That nothing is better rests on all moves.
        self.moves[line].score.is_proven &= all_proven;
        Ok(())
    }

    /// The lines, as far as the table remembers them.
    pub(super) fn lines(&self, search: &Search<'_>, depth: u8) -> Vec<Line> {
        let lines = self.moves.iter().take(self.lines);
        lines.map(|&RootMove { m, score }| self.line(search, m, score, depth)).collect()
    }

    fn line(&self, search: &Search<'_>, first: Move, score: Score, depth: u8) -> Line {
        let mut moves = alloc::vec![first];
        let mut position = self.position.after(first);
        let longest = if score.is_proven { usize::MAX } else { depth.into() };
        while moves.len() < longest
            && let Some(entry) = search.table.get(&position).map(Entry::from_note)
            && let Some(m) = entry.best_in(&position)
        {
            moves.push(m);
            position = position.after(m);
        }
        Line { moves, value: score.value as Value, is_proven: score.is_proven }
    }
}
