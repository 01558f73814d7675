//! The root of a search: iterative deepening over all moves, and the best lines among them.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use chessboard_core::hash;

use super::budget::Stopped;
use super::entry::Entry;
use super::node::NodeParams;
use super::searcher::{NodeValue, Searcher, Settings};
use super::window::Window;
use crate::search::analysis::{Analysis, Line};
use crate::search::evaluation::{Chances, INFINITY, Utility, final_margin};
use crate::search::value::Value;
use crate::{Board, Move, PositionOn};

/// Random bonuses for the moves of the root, so that games vary.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RootNoise {
    pub(crate) max: u32,
    pub(crate) seed: u64,
}

impl RootNoise {
    pub(crate) const NONE: RootNoise = RootNoise { max: 0, seed: 0 };

    /// The bonus of a move, from 0 to the maximum.
    fn bonus(self, m: Move) -> Utility {
        let bits = hash::words([self.seed, m.origin.index() as u64, m.target.index() as u64]);
        (bits % (u64::from(self.max) + 1)) as Utility
    }
}

/// A move of the root, with what is known about it.
#[derive(Debug, Clone, Copy)]
struct RootMove {
    m: Move,
    found: NodeValue,
    noise: Utility,
}

impl RootMove {
    fn noisy_value(&self) -> Utility {
        self.found.value + self.noise
    }
}

/// The moves of the root, the best first as far as is known.
#[derive(Debug, Clone)]
pub(crate) struct Root<B: Board> {
    position: PositionOn<B>,
    moves: Vec<RootMove>,
    /// The number of lines to find; no more than there are moves.
    lines: usize,
    /// The depth that was searched completely.
    depth: u8,
}

impl<B: Board> Root<B> {
    /// The root of an unfinished game.
    pub(crate) fn new(position: &PositionOn<B>, lines: usize, noise: RootNoise) -> Root<B> {
        let unknown = NodeValue { value: -INFINITY, is_proven: false };
        let root_move = |m| RootMove { m, found: unknown, noise: noise.bonus(m) };
        let moves: Vec<_> = position.moves_by_direction().into_iter().map(root_move).collect();
        let lines = lines.clamp(1, moves.len().max(1));
        Root { position: *position, moves, lines, depth: 0 }
    }

    /// Whether the value of every line is proven.
    fn is_proven(&self) -> bool {
        self.moves.iter().take(self.lines).all(|root_move| root_move.found.is_proven)
    }

    /// Searches one ply deeper. If a limit is reached, what was found for the first line so far stays.
    fn deepen(&mut self, searcher: &mut Searcher<'_>) -> Result<(), Stopped> {
        for line in 0..self.lines {
            self.search_line(searcher, line, self.depth + 1)?;
        }
        // A line can turn out better than one searched before it.
        self.moves[..self.lines].sort_by_key(|root_move| Reverse(root_move.noisy_value()));
        self.depth += 1;
        Ok(())
    }

    /// Finds the best of the moves that do not begin one of the better lines.
    fn search_line(&mut self, searcher: &mut Searcher<'_>, line: usize, depth: u8) -> Result<(), Stopped> {
        let mut best = -INFINITY;
        let mut all_proven = true;
        for index in line..self.moves.len() {
            let RootMove { m, noise, .. } = self.moves[index];
            let window = Window { alpha: best - noise, beta: INFINITY };
            let node = NodeParams { depth: depth - 1, ply: 0, window, allows_null_move: true };
            let found = searcher.search_move(&self.position, m, index - line, node)?;
            all_proven &= found.is_proven;
            if found.value + noise > best {
                best = found.value + noise;
                // The value is proven only if every move was searched and proven, and a limit may be reached before.
                self.moves[index].found = NodeValue { is_proven: false, ..found };
                self.moves[line..=index].rotate_right(1);
            }
        }
        self.moves[line].found.is_proven = all_proven;
        Ok(())
    }

    /// The line that begins with a move, as far as the transposition table holds it.
    fn line(&self, searcher: &Searcher<'_>, RootMove { m, found, .. }: RootMove) -> Line {
        let mut moves = vec![m];
        let mut position = self.position.after(m);
        while (moves.len() < self.depth.into() || found.is_proven)
            && let Some(entry) = searcher.table.get(&position).map(Entry::from_payload)
            && let Some(m) = entry.best_move(&position)
        {
            moves.push(m);
            position = position.after(m);
        }
        let value = self.margin(searcher, found, &position);
        let chances = if found.is_proven { Chances::proven(value) } else { Chances::estimated(&self.position, value) };
        Line { moves, value, is_proven: found.is_proven, chances }
    }

    /// The margin for the side to move of a line that leads to the position `end`.
    fn margin(&self, searcher: &Searcher<'_>, found: NodeValue, end: &PositionOn<B>) -> Value {
        let Settings { objective, rules, .. } = *searcher.settings;
        if found.is_proven {
            objective.final_margin(found.value)
        } else if end.is_over(rules) {
            let margin = final_margin(end, rules);
            if end.turn() == self.position.turn() { margin } else { -margin }
        } else {
            objective.estimated_margin(found.value)
        }
    }
}

impl Searcher<'_> {
    /// Searches deeper and deeper until a limit is reached or all lines are proven, and reports before each further
    /// depth. `skip` is a number of plies to leave out after the first one.
    pub(crate) fn analyze<B: Board>(
        mut self,
        mut root: Root<B>,
        skip: u8,
        mut report: impl FnMut(&Analysis),
    ) -> Analysis {
        let max_depth = self.counter.limits().depth.unwrap_or(u8::MAX).max(1);
        // The first ply is searched whatever the limits, so that there is always a best move.
        self.counter.enforce_limits(false);
        let _ = root.deepen(&mut self);
        self.counter.enforce_limits(true);
        let mut analysis = self.analysis(&root);
        root.depth = (root.depth + skip).min(max_depth - 1).max(1);
        while root.depth < max_depth && !root.is_proven() {
            report(&analysis);
            if root.deepen(&mut self).is_err() {
                return self.stopped(&root, analysis);
            }
            analysis = self.analysis(&root);
        }
        analysis
    }

    /// The analysis if a limit was reached within a depth.
    fn stopped<B: Board>(&self, root: &Root<B>, last: Analysis) -> Analysis {
        // Several lines are comparable at one depth only: those of the last complete depth stay.
        let lines = if root.lines > 1 { last.lines } else { self.analysis(root).lines };
        Analysis { lines, nodes: self.counter.nodes(), ..last }
    }

    fn analysis<B: Board>(&self, root: &Root<B>) -> Analysis {
        let lines = root.moves.iter().take(root.lines).map(|&root_move| root.line(self, root_move)).collect();
        Analysis { lines, depth: root.depth, nodes: self.counter.nodes() }
    }
}
