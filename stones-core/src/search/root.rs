//! The first ply of a search: all moves, and the best lines among them, deeper and deeper.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use chessboard_core::hash;

use super::alpha_beta::{Score, Search, Task};
use super::budget::Stopped;
use super::entry::Entry;
use super::evaluation::{LOSS, WIN};
use super::{Analysis, Chances, Line, Objective, Settings, Value};
use crate::{Board, Move, PositionOn};

/// A move of the first ply, and what is known of it.
#[derive(Debug, Clone, Copy)]
struct RootMove {
    m: Move,
    score: Score,
    /// How much better than it is the move is taken to be.
    whim: Value,
}

impl RootMove {
    fn attraction(&self) -> Value {
        self.score.value + self.whim
    }
}

/// The moves of the first ply, the best first as far as is known.
#[derive(Debug, Clone)]
pub(super) struct Root<B: Board> {
    position: PositionOn<B>,
    moves: Vec<RootMove>,
    /// How many lines are wanted; no more than there are moves.
    lines: usize,
    /// The depth that was searched to the end.
    depth: u8,
}

impl<B: Board> Root<B> {
    /// Of an unfinished game.
    pub(super) fn new(position: &PositionOn<B>, lines: usize) -> Root<B> {
        let unknown = Score { value: LOSS, is_proven: false };
        let moves: Vec<_> =
            position.moves_by_direction().into_iter().map(|m| RootMove { m, score: unknown, whim: 0 }).collect();
        let lines = lines.clamp(1, moves.len().max(1));
        Root { position: *position, moves, lines, depth: 0 }
    }

    /// As [`new`](Root::new), with a whim of 0 to `most` for each move, drawn by lot.
    pub(super) fn with_whims(position: &PositionOn<B>, lines: usize, most: u64, bits: u64) -> Root<B> {
        let mut root = Root::new(position, lines);
        for RootMove { m, whim, .. } in &mut root.moves {
            let drawn = hash::words([bits, m.origin.index() as u64, m.target.index() as u64]);
            *whim = (drawn % (most + 1)) as Value;
        }
        root
    }

    pub(super) fn position(&self) -> &PositionOn<B> {
        &self.position
    }

    /// Whether the value of every line is proven.
    fn is_proven(&self) -> bool {
        self.moves.iter().take(self.lines).all(|root_move| root_move.score.is_proven)
    }

    /// Searches one ply deeper. If a limit is reached on the way, what was found of the first line until then counts.
    fn deepen(&mut self, search: &mut Search<'_>) -> Result<(), Stopped> {
        for line in 0..self.lines {
            self.search_line(search, line, self.depth + 1)?;
        }
        // A line can turn out to be better than one that was searched before it.
        self.moves[..self.lines].sort_by_key(|root_move| Reverse(root_move.attraction()));
        self.depth += 1;
        Ok(())
    }

    /// Finds the best of the moves that are in no better line.
    fn search_line(&mut self, search: &mut Search<'_>, line: usize, depth: u8) -> Result<(), Stopped> {
        let mut best = LOSS;
        let mut all_proven = true;
        for index in line..self.moves.len() {
            let RootMove { m, whim, .. } = self.moves[index];
            let task = Task { depth: depth - 1, ply: 0, alpha: best - whim, beta: WIN, may_pass: true };
            let score = search.try_move(&self.position, m, index - line, task)?;
            all_proven &= score.is_proven;
            if score.value + whim > best {
                best = score.value + whim;
                // That nothing is better rests on all moves, and a limit may be reached before the last.
                self.moves[index].score = Score { is_proven: false, ..score };
                self.moves[line..=index].rotate_right(1);
            }
        }
        self.moves[line].score.is_proven = all_proven;
        Ok(())
    }

    /// The line that begins with a move, as far as the table remembers it.
    fn line(&self, search: &Search<'_>, RootMove { m, score, .. }: RootMove) -> Line {
        let mut moves = vec![m];
        let mut position = self.position.after(m);
        while (moves.len() < self.depth.into() || score.is_proven)
            && let Some(entry) = search.table.get(&position).map(Entry::from_note)
            && let Some(m) = entry.best_in(&position)
        {
            moves.push(m);
            position = position.after(m);
        }
        let value = self.margin(search, score, &position);
        let chances = if score.is_proven { Chances::proven(value) } else { Chances::estimated(&self.position, value) };
        Line { moves, value, is_proven: score.is_proven, chances }
    }

    /// The margin for the side to move, of a line that ends with a position.
    fn margin(&self, search: &Search<'_>, score: Score, end: &PositionOn<B>) -> Value {
        let Settings { objective, rules, .. } = search.settings;
        if score.is_proven {
            objective.final_margin(score.value)
        } else if end.is_over(rules) {
            let margin = Objective::Margin.result(end, rules);
            if end.turn == self.position.turn { margin } else { -margin }
        } else {
            objective.estimated_margin(score.value)
        }
    }
}

impl Search<'_> {
    /// Searches deeper and deeper, until a limit is reached or all is proven, and tells after each depth. After the
    /// first ply some may be left out, to be ahead of others.
    pub(super) fn analyze<B: Board>(
        mut self,
        mut root: Root<B>,
        ahead: u8,
        mut tell: impl FnMut(&Analysis),
    ) -> Analysis {
        let deepest = self.counter.limits().depth.unwrap_or(u8::MAX).max(1);
        // The first ply is searched whatever the limits, so that there is always a move to make.
        self.counter.mind_limits(false);
        let _ = root.deepen(&mut self);
        self.counter.mind_limits(true);
        let mut analysis = self.analysis(&root);
        root.depth = (root.depth + ahead).min(deepest - 1).max(1);
        while root.depth < deepest && !root.is_proven() {
            tell(&analysis);
            if root.deepen(&mut self).is_err() {
                return self.stopped(&root, analysis);
            }
            analysis = self.analysis(&root);
        }
        analysis
    }

    /// What is known if a limit was reached before the end of a depth.
    fn stopped<B: Board>(&self, root: &Root<B>, before: Analysis) -> Analysis {
        // Lines of different depths cannot be compared: those of the last full depth stand.
        let lines = if root.lines > 1 { before.lines } else { self.analysis(root).lines };
        Analysis { lines, nodes: self.counter.nodes(), ..before }
    }

    fn analysis<B: Board>(&self, root: &Root<B>) -> Analysis {
        let lines = root.moves.iter().take(root.lines).map(|&root_move| root.line(self, root_move)).collect();
        Analysis { lines, depth: root.depth, nodes: self.counter.nodes() }
    }
}
