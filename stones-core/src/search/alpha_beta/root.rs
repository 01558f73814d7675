//! The root of a search: iterative deepening over all moves, and the best lines among them.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use chessboard_core::hash;

use super::budget::Stopped;
use super::entry::Entry;
use super::node::NodeParams;
use super::searcher::{Basis, NodeValue, Searcher};
use super::window::Window;
use crate::search::analysis::{Analysis, Line};
use crate::search::evaluation::{Chances, INFINITY, Utility};
use crate::search::limits::Limits;
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

    /// Limits an estimate to what is proven: that the move is not better than this.
    fn limit(&mut self, most: Utility) {
        if self.noisy_value() > most {
            self.found = NodeValue { value: most - self.noise, basis: Basis::Finished };
        }
    }
}

/// The moves of the root, the best first as far as is known.
#[derive(Debug, Clone)]
pub(crate) struct Root<B: Board> {
    position: PositionOn<B>,
    moves: Vec<RootMove>,
    /// The number of lines to find; no more than there are moves.
    lines: usize,
    /// The depth that was searched completely; 0 before the first ply.
    pub(crate) depth: u8,
    /// Whether the value of the position is proven: that of the best move, and that no other is better.
    is_proven: bool,
    /// Whether that holds for each line, of the moves that do not begin a better one.
    pub(crate) is_settled: bool,
    /// How far the next depth is searched.
    next: NextDepth,
}

/// A depth of which a part is searched.
#[derive(Debug, Clone, Copy)]
struct NextDepth {
    /// The line, and the move that is to be searched for it.
    line: usize,
    index: usize,
    /// The value of the line's best move so far.
    best: Utility,
    /// Whether the values of the line's moves so far are proven.
    all_proven: bool,
    /// What is known of the lines before.
    is_proven: bool,
    is_settled: bool,
    most: Utility,
}

impl NextDepth {
    const START: NextDepth = NextDepth {
        line: 0,
        index: 0,
        best: -INFINITY,
        all_proven: true,
        is_proven: false,
        is_settled: true,
        most: INFINITY,
    };
}

impl<B: Board> Root<B> {
    /// The root of an unfinished game.
    pub(crate) fn new(position: &PositionOn<B>, lines: usize, noise: RootNoise) -> Root<B> {
        let unknown = NodeValue { value: -INFINITY, basis: Basis::Estimate };
        let root_move = |m| RootMove { m, found: unknown, noise: noise.bonus(m) };
        let moves: Vec<_> = position.moves_by_direction().into_iter().map(root_move).collect();
        let lines = lines.clamp(1, moves.len().max(1));
        let next = NextDepth::START;
        Root { position: *position, moves, lines, depth: 0, is_proven: false, is_settled: false, next }
    }

    /// Searches the first ply, whatever the limits, so that there is always a best move. If the limits are too low for
    /// that, the positions after the moves are evaluated without quiescence search, each as one node.
    pub(crate) fn search_first_ply(&mut self, searcher: &mut Searcher<'_>) {
        let nodes = self.moves.len() as u64;
        let set_aside = searcher.counter.set_aside(nodes);
        let searched = if self.lines == 1 { self.deepen(searcher) } else { self.search_every_move(searcher) };
        if searched.is_ok() {
            searcher.counter.give_back(set_aside);
        } else {
            searcher.counter.count_set_aside(nodes);
            self.evaluate_every_move(searcher);
        }
        searcher.counter.end_first_ply();
    }

    /// Searches each move once, one ply deep: what [`deepen`](Root::deepen) finds line by line.
    fn search_every_move(&mut self, searcher: &mut Searcher<'_>) -> Result<(), Stopped> {
        let window = Window { alpha: -INFINITY, beta: INFINITY };
        let params = NodeParams { depth: 0, ply: 0, window, allows_null_move: true };
        for root_move in &mut self.moves {
            root_move.found = searcher.search_move(&self.position, root_move.m, 0, params)?;
        }
        self.end_first_ply();
        Ok(())
    }

    fn evaluate_every_move(&mut self, searcher: &Searcher<'_>) {
        for root_move in &mut self.moves {
            root_move.found = searcher.static_value(&self.position.after(root_move.m)).negated();
        }
        self.end_first_ply();
    }

    /// Moves the best moves to the front, as many as there are lines, in the way of [`search_line`](Root::search_line).
    fn end_first_ply(&mut self) {
        for line in 0..self.lines {
            let mut best = -INFINITY;
            for index in line..self.moves.len() {
                let value = self.moves[index].noisy_value();
                if value > best {
                    best = value;
                    self.moves[line..=index].rotate_right(1);
                }
            }
        }
        self.depth = 1;
        self.next = NextDepth::START;
        self.is_proven = self.moves.iter().all(|root_move| root_move.found.is_proven());
        self.is_settled = self.is_proven;
    }

    /// Searches one ply deeper. If a limit is reached, what was found so far stays, and the next call goes on there.
    fn deepen(&mut self, searcher: &mut Searcher<'_>) -> Result<(), Stopped> {
        while self.next.line < self.lines {
            self.search_line(searcher, self.depth + 1)?;
            let NextDepth { line, all_proven, is_proven, is_settled, mut most, .. } = self.next;
            self.moves[line].limit(most);
            if all_proven {
                most = self.moves[line].noisy_value();
            }
            let is_proven = is_proven || (line == 0 && all_proven);
            let (line, is_settled) = (line + 1, is_settled && all_proven);
            self.next = NextDepth { line, index: line, is_proven, is_settled, most, ..NextDepth::START };
        }
        (self.is_proven, self.is_settled) = (self.next.is_proven, self.next.is_settled);
        // A line can turn out better than one searched before it.
        self.moves[..self.lines].sort_by_key(|root_move| Reverse(root_move.noisy_value()));
        self.depth += 1;
        self.next = NextDepth::START;
        Ok(())
    }

    /// Finds the best of the moves that do not begin one of the better lines, and whether the values of all these moves
    /// are proven, so that none is better.
    fn search_line(&mut self, searcher: &mut Searcher<'_>, depth: u8) -> Result<(), Stopped> {
        while self.next.index < self.moves.len() {
            let NextDepth { line, index, best, .. } = self.next;
            let RootMove { m, noise, .. } = self.moves[index];
            let window = Window { alpha: best - noise, beta: INFINITY };
            let node = NodeParams { depth: depth - 1, ply: 0, window, allows_null_move: true };
            let found = searcher.search_move(&self.position, m, index - line, node)?;
            self.next.all_proven &= found.is_proven();
            if found.value + noise > best {
                self.next.best = found.value + noise;
                self.moves[index].found = found;
                self.moves[line..=index].rotate_right(1);
            }
            self.next.index += 1;
        }
        Ok(())
    }

    /// The line that begins with a move, as far as the transposition table holds what its value follows
    /// from.
    fn line(&self, searcher: &Searcher<'_>, RootMove { m, found, .. }: RootMove) -> Line {
        let mut moves = vec![m];
        let mut position = self.position.after(m);
        let mut rest = found.negated();
        while (moves.len() < self.depth.into() || found.is_proven())
            && let Some(entry) = searcher.table.get(&position).map(Entry::from_payload)
            && entry.explains(rest)
            && let Some(m) = entry.best_move(&position)
        {
            moves.push(m);
            position = position.after(m);
            rest = rest.negated();
        }
        let objective = searcher.settings.objective;
        let value = match found.basis {
            Basis::Estimate => objective.estimated_margin(found.value),
            Basis::Finished | Basis::Proven => objective.final_margin(found.value),
        };
        let is_proven = found.is_proven();
        let chances = if is_proven { Chances::proven(value) } else { Chances::estimated(&self.position, value) };
        Line { moves, value, is_proven, chances }
    }
}

/// What one thread has found.
pub(crate) struct Found {
    pub(crate) analysis: Analysis,
    /// Whether deeper searches would change nothing: all lines are proven to be the best.
    pub(crate) is_settled: bool,
}

impl Found {
    /// Proofs first, then depth. What one thread has proven, another has not refuted by looking deeper.
    pub(crate) fn max(self, other: Found) -> Found {
        let rank = |found: &Found| (found.is_settled, found.analysis.is_proven, found.analysis.depth);
        if rank(&other) > rank(&self) { other } else { self }
    }
}

impl Searcher<'_> {
    /// Searches deeper than the first ply, deeper and deeper until a limit is reached or all lines are settled, and
    /// reports before each further depth. `skip` is a number of plies to leave out at first.
    pub(crate) fn analyze<B: Board>(&mut self, root: &mut Root<B>, skip: u8, report: impl FnMut(&Analysis)) -> Found {
        let analysis = self.analysis(root);
        root.depth = (root.depth + skip).min(self.max_depth() - 1).max(1);
        self.resume(root, analysis, report)
    }

    /// Goes on where the search of a root stopped, with its analysis so far.
    pub(crate) fn resume<B: Board>(
        &mut self,
        root: &mut Root<B>,
        mut analysis: Analysis,
        mut report: impl FnMut(&Analysis),
    ) -> Found {
        while root.depth < self.max_depth() && !root.is_settled {
            report(&analysis);
            if root.deepen(self).is_err() {
                analysis = self.stopped(root, analysis);
                break;
            }
            analysis = self.analysis(root);
        }
        Found { analysis, is_settled: root.is_settled }
    }

    fn max_depth(&self) -> u8 {
        self.counter.limits().depth.unwrap_or(Limits::MAX_DEPTH).max(1)
    }

    /// The analysis if a limit was reached within a depth.
    fn stopped<B: Board>(&self, root: &Root<B>, last: Analysis) -> Analysis {
        let nodes = self.counter.nodes();
        // Several lines are comparable at one depth only: those of the last complete depth stay. So does a line that is
        // as good as before, since the table may hold less of it now.
        let known = |line: &Line| last.lines.iter().any(|last| line.is_part_of(last));
        let now = self.analysis(root).lines;
        let lines = if root.lines > 1 || now.iter().all(known) { last.lines } else { now };
        Analysis { lines, nodes, ..last }
    }

    pub(crate) fn analysis<B: Board>(&self, root: &Root<B>) -> Analysis {
        let lines = root.moves.iter().take(root.lines).map(|&root_move| root.line(self, root_move)).collect();
        Analysis { lines, depth: root.depth, nodes: self.counter.nodes(), is_proven: root.is_proven }
    }
}
