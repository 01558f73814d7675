//! The search itself: principal variation search.

use super::budget::{Counter, Stopped};
use super::entry::{Bound, Entry};
use super::evaluation::LOSS;
use super::order::{Experience, Ordered};
use super::selectivity;
use super::table::Table;
use super::{Settings, Value};
use crate::{Board, Move, MoveKind, MoveList, PositionOn};

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

/// One thread of a search.
pub(super) struct Search<'a> {
    pub(super) settings: Settings<'a>,
    pub(super) table: &'a Table,
    pub(super) counter: Counter<'a>,
    pub(super) experience: Experience,
}

impl Search<'_> {
    /// The value of a position for the side to move between `alpha` and `beta`, so many plies deep.
    pub(super) fn node<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        depth: u8,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Result<Score, Stopped> {
        self.counter.count()?;
        if position.is_over(self.settings.rules) {
            let value = self.settings.objective.result(position, self.settings.rules);
            return Ok(Score { value, is_proven: true });
        }
        if depth == 0 {
            return Ok(Score { value: self.estimate(position), is_proven: false });
        }
        let known = self.table.get(position).map(Entry::from_note);
        if let Some(Entry { value, is_proven, .. }) = known.filter(|entry| entry.answers(depth, alpha, beta)) {
            return Ok(Score { value, is_proven });
        }
        if let Some(enough) = self.surely_enough(position, depth, alpha, beta) {
            return Ok(enough);
        }
        let first = known.and_then(|entry| entry.best_in(position));
        let (score, best) = self.try_moves(position, first, depth, ply, alpha, beta)?;
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

    /// Tries the moves of a position until one is too good for the opponent to let it come to this.
    fn try_moves<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        first: Option<Move>,
        depth: u8,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let mut best = Score { value: LOSS, is_proven: true };
        let mut best_move = None;
        let mut all_proven = true;
        let mut moves = Ordered::new(position, first, &self.experience, ply);
        // A forced move costs no depth.
        let depth_left = depth - u8::from(!self.settings.is_selective || moves.len() > 1);
        let mut index = 0;
        while let Some(m) = moves.next() {
            let after = position.after(m);
            let reduction = self.reduction(m, depth, index, alpha, beta);
            let score = self.reply(&after, depth_left, reduction, ply + 1, alpha, beta, index == 0)?;
            index += 1;
            all_proven &= score.is_proven;
            if best_move.is_none() || score.value > best.value {
                best = score;
                best_move = Some(m);
            }
            alpha = alpha.max(score.value);
            if alpha >= beta {
                let tried: MoveList = moves.tried().filter(|&tried| tried != m).collect();
                self.experience.learn(m, &tried, depth, ply);
                return Ok((best, best_move));
            }
        }
        // That nothing is better rests on all moves.
        Ok((Score { is_proven: all_proven, ..best }, best_move))
    }

    /// The value, for the mover, of the position that a move leads to. Only the first move is taken to be good:
    /// the others have to show that they are better before they are searched in earnest.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn reply<B: Board>(
        &mut self,
        after: &PositionOn<B>,
        depth: u8,
        reduction: u8,
        ply: usize,
        alpha: Value,
        beta: Value,
        is_first: bool,
    ) -> Result<Score, Stopped> {
        if !is_first {
            if reduction > 0 {
                let glance = self.node(after, depth - reduction, ply, -alpha - 1, -alpha)?.for_the_other_side();
                if glance.value <= alpha {
                    return Ok(glance);
                }
            }
            if beta - alpha > 1 {
                let glance = self.node(after, depth, ply, -alpha - 1, -alpha)?.for_the_other_side();
                if glance.value <= alpha {
                    return Ok(glance);
                }
            }
        }
        Ok(self.node(after, depth, ply, -beta, -alpha)?.for_the_other_side())
    }

    fn reduction(&self, m: Move, depth: u8, index: usize, alpha: Value, beta: Value) -> u8 {
        if !self.settings.is_selective || m.kind == MoveKind::Pin {
            return 0;
        }
        let reduction = selectivity::reduction(depth, index);
        reduction.saturating_sub(u8::from(beta - alpha > 1)).min(depth - 1)
    }

    /// The estimate, if it is so good that the opponent will not let it come to this, so near to the end.
    fn surely_enough<B: Board>(&self, position: &PositionOn<B>, depth: u8, alpha: Value, beta: Value) -> Option<Score> {
        if !self.settings.is_selective || beta - alpha > 1 {
            return None;
        }
        let margin = selectivity::surely_enough(depth)?;
        let value = self.estimate(position);
        (value - margin >= beta).then_some(Score { value, is_proven: false })
    }

    fn estimate<B: Board>(&self, position: &PositionOn<B>) -> Value {
        self.settings.evaluation.of(position, self.settings.rules, self.settings.objective)
    }
}
