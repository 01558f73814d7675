//! The proof that a value is at least this much, or that it is not.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use chessboard_core::{Color, hash};

use super::bounds::Bounds;
use super::known::Known;
use crate::search::budget::{Budget, Counter, Stopped};
use crate::search::table::Table;
use crate::{Board, MAX_MOVES, Move, PositionOn, Rules};

/// One thread of a solver.
pub(super) struct Prover<'a> {
    rules: Rules,
    table: &'a Table,
    counter: Counter<'a>,
    /// The positions that this thread has gone into.
    nodes: u64,
    /// The number of the thread.
    number: usize,
}

impl<'a> Prover<'a> {
    pub(super) fn new(rules: Rules, table: &'a Table, budget: &'a Budget<'a>, number: usize) -> Prover<'a> {
        Prover { rules, table, counter: Counter::new(budget), nodes: 0, number }
    }

    /// Bounds of the value, proof by proof, until they are equal or a limit is reached.
    ///
    /// The first question is whether the side to move can draw at least, and the next one always whether what was
    /// just proven is all.
    pub(super) fn close_in<B: Board>(&mut self, position: &PositionOn<B>) -> Bounds {
        let mut bounds = self.known(&as_white(position)).bounds;
        let mut goal = 0.min(bounds.at_most).max(bounds.at_least + 1);
        while bounds.at_least < bounds.at_most {
            let Ok(found) = self.prove(position, goal) else { break };
            bounds = bounds.and(found.bounds);
            goal = if bounds.at_least >= goal { bounds.at_least + 1 } else { bounds.at_most };
        }
        bounds
    }

    /// Best play from a position of this value, to the end or until a limit is reached; the first move is found
    /// whatever the limits.
    pub(super) fn line<B: Board>(&mut self, position: &PositionOn<B>, value: i8) -> Vec<Move> {
        let (mut position, mut value, mut line) = (*position, value, Vec::new());
        while !position.is_over(self.rules) {
            self.counter.mind_limits(!line.is_empty());
            let Ok(known) = self.prove(&position, value) else { break };
            let Some(m) = best_in(&position, known) else { break };
            line.push(m);
            position = position.after(m);
            value = -value;
        }
        line
    }

    /// Whether a position is worth at least `goal`: what it finds out settles that. If so, there is a move that
    /// comes up to it, or every move does.
    ///
    /// No game returns to a position, so what is proven of one holds on every way to it. Nor is any longer than 1,040
    /// plies; at 1.3 KB a ply the stack of a thread, 2 MiB, is enough.
    fn prove<B: Board>(&mut self, position: &PositionOn<B>, goal: i8) -> Result<Known, Stopped> {
        let position = as_white(position);
        let known = self.known(&position);
        if known.bounds.settle(goal) {
            return Ok(known);
        }
        self.counter.count()?;
        let before = self.nodes;
        self.nodes += 1;
        let found = self.try_moves(&position, known, goal)?;
        let effort = (self.nodes - before).ilog2();
        self.table.put(&position, found.to_note(), effort as u8);
        Ok(found)
    }

    /// Tries first the moves that settle it at a glance, then the others, where the opponent has few replies first.
    fn try_moves<B: Board>(&mut self, position: &PositionOn<B>, known: Known, goal: i8) -> Result<Known, Stopped> {
        let mut at_most = i8::MIN;
        let mut open = ArrayVec::<(i16, Move), MAX_MOVES>::new();
        for m in position.moves_by_direction() {
            let after = as_white(&position.after(m));
            let bounds = self.known(&after).bounds.for_the_other_side();
            if bounds.at_least >= goal {
                return Ok(known.with_move(bounds.at_least, m));
            }
            if bounds.at_most < goal {
                at_most = at_most.max(bounds.at_most);
            } else if known.best == Some((m.origin, m.target)) {
                open.push((i16::MIN, m));
            } else {
                open.push((self.effort(&after, bounds), m));
            }
        }
        // Equal ones stay in the order of the list, so that the search is the same everywhere.
        open.sort_by_key(|&(effort, _)| effort);
        for (_, m) in open {
            let bounds = self.prove(&position.after(m), 1 - goal)?.bounds.for_the_other_side();
            if bounds.at_least >= goal {
                return Ok(known.with_move(bounds.at_least, m));
            }
            at_most = at_most.max(bounds.at_most);
        }
        Ok(known.with_most(at_most))
    }

    /// A guess of how hard it is to prove that the position after a move is good for the mover: the more replies
    /// there are, and the less the mover can expect. (Counted on 4×5, 5×4 and 4×6, this needs half as many
    /// positions as a history of good moves does.)
    fn effort<B: Board>(&self, after: &PositionOn<B>, bounds: Bounds) -> i16 {
        let expected = i16::from(bounds.at_least + bounds.at_most);
        after.count_moves() as i16 - expected + self.whim(after)
    }

    /// Threads go into moves in slightly different orders, so that they find out different things.
    fn whim<B: Board>(&self, after: &PositionOn<B>) -> i16 {
        if self.number == 0 { 0 } else { (hash::mix(after.stable_hash(), self.number as u64) % 4) as i16 }
    }

    /// What is known without going into a position.
    fn known<B: Board>(&self, position: &PositionOn<B>) -> Known {
        if position.is_over(self.rules) {
            return Known::of_itself(Bounds::exactly(position.score(self.rules).difference()));
        }
        let sure = Bounds::of(position, self.rules);
        match self.table.get(position).map(Known::from_note) {
            Some(known) => Known { bounds: known.bounds.and(sure), ..known },
            None => Known::of_itself(sure),
        }
    }
}

/// A move that comes up to the lower bound of what is known of the position [as White sees it](as_white).
fn best_in<B: Board>(position: &PositionOn<B>, known: Known) -> Option<Move> {
    let moves = position.moves_by_direction();
    let any = moves.first().copied();
    let Some((origin, target)) = known.best else { return any };
    let seen = as_white(position);
    let best = as_white(&seen.after(seen.find_move(origin, target).ok()?));
    moves.into_iter().find(|&m| as_white(&position.after(m)) == best)
}

/// The position with White to move, or its mirror image: positions that look alike are known together.
#[inline]
fn as_white<B: Board>(position: &PositionOn<B>) -> PositionOn<B> {
    let seen = match position.turn() {
        Color::White => *position,
        Color::Black => position.flipped(),
    };
    seen.min(seen.mirrored())
}
