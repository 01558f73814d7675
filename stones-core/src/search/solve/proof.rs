//! The proof that a value is at least some number, or that it is not.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use chessboard_core::{Color, hash};

use super::bounds::Bounds;
use super::entry::Entry;
use crate::search::alpha_beta::{Budget, Counter, Stopped, TranspositionTable};
use crate::{Board, MAX_MOVES, Move, PositionOn, Rules};

/// One thread of a solver.
pub(super) struct Prover<'a> {
    rules: Rules,
    table: &'a TranspositionTable,
    counter: Counter<'a>,
    /// The nodes that this thread has expanded.
    expanded: u64,
    /// The number of the thread.
    number: usize,
}

impl<'a> Prover<'a> {
    pub(super) fn new(
        rules: Rules,
        table: &'a TranspositionTable,
        budget: &'a Budget<'a>,
        number: usize,
    ) -> Prover<'a> {
        Prover { rules, table, counter: Counter::new(budget), expanded: 0, number }
    }

    /// Narrows the bounds of the value, proof by proof, until they are equal or a limit is reached.
    ///
    /// The first question is whether the side to move can at least draw, each further one whether it can do better
    /// than what was just proven.
    pub(super) fn narrow<B: Board>(&mut self, position: &PositionOn<B>) -> Entry {
        let mut known = self.look_up(&canonical(position));
        let mut goal = 0.min(known.bounds.at_most).max(known.bounds.at_least + 1);
        while known.bounds.at_least < known.bounds.at_most {
            let Ok(found) = self.prove(position, goal) else { break };
            known = known.intersection(found);
            goal = if known.bounds.at_least >= goal { known.bounds.at_least + 1 } else { known.bounds.at_most };
        }
        known
    }

    /// Best play from a position whose value is proven, to the end or until a limit is reached. The first move is known
    /// by the proof.
    pub(super) fn line<B: Board>(&mut self, position: &PositionOn<B>, root: Entry) -> Vec<Move> {
        let (mut position, mut value, mut line) = (*position, root.bounds.at_least, Vec::new());
        let mut entry = Ok(root);
        while !position.is_over(self.rules)
            && let Ok(known) = entry
            && let Some(m) = best_move(&position, known)
        {
            line.push(m);
            position = position.after(m);
            value = -value;
            entry = self.prove(&position, value);
        }
        line
    }

    /// Proves whether the value of a position is at least `goal`: the bounds of the entry decide it. If it is, the
    /// entry has a move that achieves `goal`, or every move does.
    ///
    /// No game is longer than 1,040 plies; at 1.3 KB a ply the stack of a thread, 2 MiB, is enough.
    fn prove<B: Board>(&mut self, position: &PositionOn<B>, goal: i8) -> Result<Entry, Stopped> {
        let position = canonical(position);
        let entry = self.look_up(&position);
        if entry.bounds.decide(goal) {
            return Ok(entry);
        }
        self.counter.count()?;
        let before = self.expanded;
        self.expanded += 1;
        let found = self.expand(&position, entry, goal)?;
        let cost = (self.expanded - before).ilog2();
        self.table.put(&position, found.to_payload(), cost as u8);
        Ok(found)
    }

    /// Looks for a move whose bounds already decide it, then searches the undecided moves, the easiest first.
    fn expand<B: Board>(&mut self, position: &PositionOn<B>, entry: Entry, goal: i8) -> Result<Entry, Stopped> {
        let mut at_most = i8::MIN;
        let mut open = ArrayVec::<(i16, Move), MAX_MOVES>::new();
        for m in position.moves_by_direction() {
            let after = canonical(&position.after(m));
            let bounds = self.look_up(&after).bounds.negated();
            if bounds.at_least >= goal {
                return Ok(entry.with_move(bounds.at_least, m));
            }
            if bounds.at_most < goal {
                at_most = at_most.max(bounds.at_most);
            } else if entry.best == Some((m.origin, m.target)) {
                open.push((i16::MIN, m));
            } else {
                open.push((self.estimated_cost(&after, bounds), m));
            }
        }
        // Stable, so that the search is the same on every platform.
        open.sort_by_key(|&(cost, _)| cost);
        for (_, m) in open {
            let bounds = self.prove(&position.after(m), 1 - goal)?.bounds.negated();
            if bounds.at_least >= goal {
                return Ok(entry.with_move(bounds.at_least, m));
            }
            at_most = at_most.max(bounds.at_most);
        }
        Ok(entry.with_upper_bound(at_most))
    }

    /// How hard it seems to prove that the position after a move is good for the mover: the more replies there are and
    /// the less the mover can expect, the harder. (On 4×5, 5×4 and 4×6 this expands half as many nodes as the history
    /// heuristic.)
    fn estimated_cost<B: Board>(&self, after: &PositionOn<B>, bounds: Bounds) -> i16 {
        let expected = i16::from(bounds.at_least + bounds.at_most);
        after.count_moves() as i16 - expected + self.jitter(after)
    }

    /// Makes threads search in slightly different orders; none for thread 0.
    fn jitter<B: Board>(&self, after: &PositionOn<B>) -> i16 {
        if self.number == 0 { 0 } else { (hash::mix(after.stable_hash(), self.number as u64) % 4) as i16 }
    }

    /// What is known about a canonical position without expanding it.
    fn look_up<B: Board>(&self, position: &PositionOn<B>) -> Entry {
        if position.is_over(self.rules) {
            return Entry::new(Bounds::exact(position.score(self.rules).difference()));
        }
        let bounds = Bounds::new(position, self.rules);
        match self.table.get(position).map(Entry::from_payload) {
            Some(entry) => Entry { bounds: entry.bounds.intersection(bounds), ..entry },
            None => Entry::new(bounds),
        }
    }
}

/// A move that achieves the lower bound of an entry, which is that of the [canonical] position.
fn best_move<B: Board>(position: &PositionOn<B>, entry: Entry) -> Option<Move> {
    let moves = position.moves_by_direction();
    let any = moves.first().copied();
    let Some((origin, target)) = entry.best else { return any };
    let seen = canonical(position);
    let best = canonical(&seen.after(seen.find_move(origin, target).ok()?));
    moves.into_iter().find(|&m| canonical(&position.after(m)) == best)
}

/// The representative of all positions that are symmetric to this one: White is to move, and of the two mirror images
/// it is the smaller one.
#[inline]
fn canonical<B: Board>(position: &PositionOn<B>) -> PositionOn<B> {
    let seen = match position.turn() {
        Color::White => *position,
        Color::Black => position.flipped(),
    };
    seen.min(seen.mirrored())
}
