//! The search itself: principal variation search (Marsland and Campbell, 1982).

use super::budget::{Counter, Stopped};
use super::entry::{Bound, Entry};
use super::evaluation::LOSS;
use super::order::{Experience, Ordered};
use super::selectivity::{self, QUIET_PLIES};
use super::table::Table;
use super::{Settings, Value};
use crate::{Board, Move, MoveList, PositionOn};

/// What a search of a position comes to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Score {
    /// The value, or a bound of it where it lies outside the window.
    pub(super) value: Value,
    /// Whether it rests on finished games only.
    pub(super) is_proven: bool,
}

impl Score {
    fn for_the_other_side(self) -> Score {
        Score { value: -self.value, ..self }
    }
}

/// What a search has to find out: the value of a position if it lies between `alpha` and `beta`, so many plies deep.
/// Where it does not, it is enough to know that.
#[derive(Debug, Clone, Copy)]
pub(super) struct Task {
    pub(super) depth: u8,
    /// How far the position is from the root.
    pub(super) ply: usize,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// Whether passing may be tried: not twice in a row.
    pub(super) may_pass: bool,
}

impl Task {
    /// Whether the only question is if the value is more than `alpha`: a null-window, or scout, search.
    fn is_a_glance(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The task of looking at what a move leads to, from the other side.
    fn next(self, depth: u8, alpha: Value, beta: Value) -> Task {
        Task { depth, ply: self.ply + 1, alpha: -beta, beta: -alpha, may_pass: true }
    }
}

/// One thread of a search.
pub(super) struct Search<'a> {
    pub(super) settings: Settings<'a>,
    pub(super) table: &'a Table,
    pub(super) counter: Counter<'a>,
    pub(super) experience: Experience,
}

impl Search<'_> {
    /// The value of a position for the side to move.
    fn node<B: Board>(&mut self, position: &PositionOn<B>, task: Task) -> Result<Score, Stopped> {
        let Task { depth, alpha, beta, .. } = task;
        self.counter.count()?;
        // Asked for before it is needed: while the answer is on its way from memory there is something else to do.
        let known = if depth > 0 { self.table.get(position).map(Entry::from_note) } else { None };
        if let Some(result) = self.result(position) {
            return Ok(result);
        }
        if depth == 0 {
            let plies = if self.settings.is_selective { QUIET_PLIES } else { 0 };
            return self.quiet(position, plies, alpha, beta);
        }
        if let Some(Entry { value, is_proven, .. }) = known.filter(|entry| entry.answers(depth, alpha, beta)) {
            return Ok(Score { value, is_proven });
        }
        if let Some(enough) = self.good_enough_to_pass(position, task)? {
            return Ok(enough);
        }
        let first = known.and_then(|entry| entry.best_in(position));
        let (score, best) = self.try_moves(position, first, task)?;
        let entry = Entry {
            value: score.value,
            bound: Bound::of(score.value, alpha, beta),
            depth,
            is_proven: score.is_proven,
            best: best.map(|m| (m.origin, m.target)),
        };
        self.table.put(position, entry.to_note(), depth);
        Ok(score)
    }

    /// The value of a finished game.
    #[inline]
    pub(super) fn result<B: Board>(&self, position: &PositionOn<B>) -> Option<Score> {
        position.is_over(self.settings.rules).then(|| {
            let value = self.settings.objective.result(position, self.settings.rules);
            Score { value, is_proven: true }
        })
    }

    /// The estimate of a game that goes on.
    #[inline]
    pub(super) fn estimate<B: Board>(&self, position: &PositionOn<B>) -> Value {
        self.settings.evaluation.of(position, self.settings.rules, self.settings.objective)
    }

    /// The value of a position that looks so good that the opponent will not let it come to this, if it is good
    /// enough even when the side to move passes: null-move pruning.
    fn good_enough_to_pass<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        task: Task,
    ) -> Result<Option<Score>, Stopped> {
        let Task { depth, alpha, beta, may_pass, .. } = task;
        let Some(pass_depth) = selectivity::pass_depth(depth) else { return Ok(None) };
        let may_pass = may_pass && self.settings.is_selective && task.is_a_glance();
        if !may_pass || !position.can_move(!position.turn) || self.estimate(position) < beta {
            return Ok(None);
        }
        let passed = PositionOn { turn: !position.turn, ..*position };
        let next = Task { may_pass: false, ..task.next(pass_depth, alpha, beta) };
        let mut score = Score { is_proven: false, ..self.reply(&passed, next)? };
        if score.value >= beta && !selectivity::trusts_pass(depth) {
            score = self.node(position, Task { depth: pass_depth, may_pass: false, ..task })?;
        }
        Ok((score.value >= beta).then_some(score))
    }

    /// Tries the moves of a position until one is too good for the opponent to let it come to this. Returns the
    /// best one, too.
    fn try_moves<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        first: Option<Move>,
        task: Task,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let Task { depth, ply, beta, .. } = task;
        let mut best = (Score { value: LOSS, is_proven: true }, None);
        let mut all_proven = true;
        let mut moves = Ordered::new(position, first, &self.experience, ply);
        // A forced move costs no depth.
        let is_forced = self.settings.is_selective && moves.len() == 1;
        let task = Task { depth: depth - u8::from(!is_forced), ..task };
        let mut alpha = task.alpha;
        let mut index = 0;
        let glances = self.settings.is_selective && task.is_a_glance();
        while let Some(m) = moves.next() {
            if glances && selectivity::is_too_late(m, depth, index) {
                all_proven = false;
                break;
            }
            let score = self.try_move(position, m, index, Task { alpha, ..task })?;
            index += 1;
            all_proven &= score.is_proven;
            if best.1.is_none() || score.value > best.0.value {
                best = (score, Some(m));
            }
            alpha = alpha.max(score.value);
            if alpha >= beta {
                let tried: MoveList = moves.tried().filter(|&tried| tried != m).collect();
                self.experience.learn(m, &tried, depth, ply);
                return Ok(best);
            }
        }
        // That nothing is better rests on all moves.
        best.0.is_proven = all_proven;
        Ok(best)
    }

    /// The value of a move for the mover, by a task for what comes after it. Only the first move is taken to be
    /// good: the others have to show at a glance that they are better before they are searched in earnest, and
    /// the late ones at a glance that is less deep.
    pub(super) fn try_move<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        m: Move,
        index: usize,
        task: Task,
    ) -> Result<Score, Stopped> {
        let Task { depth, alpha, beta, .. } = task;
        let after = position.after(m);
        let reduction = self.reduction(m, index, task);
        if index > 0 && reduction > 0 {
            let glance = self.reply(&after, task.next(depth - reduction, alpha, alpha + 1))?;
            if glance.value <= alpha {
                return Ok(glance);
            }
        }
        if index > 0 && !task.is_a_glance() {
            let glance = self.reply(&after, task.next(depth, alpha, alpha + 1))?;
            if glance.value <= alpha {
                return Ok(glance);
            }
        }
        self.reply(&after, task.next(depth, alpha, beta))
    }

    fn reply<B: Board>(&mut self, after: &PositionOn<B>, task: Task) -> Result<Score, Stopped> {
        Ok(self.node(after, task)?.for_the_other_side())
    }

    /// By how much less deep a move is looked at first.
    fn reduction(&self, m: Move, index: usize, task: Task) -> u8 {
        if !self.settings.is_selective || task.ply == 0 {
            return 0;
        }
        let reduction = selectivity::reduction(m, task.depth.saturating_add(1), index);
        reduction.saturating_sub(u8::from(!task.is_a_glance())).min(task.depth)
    }
}
