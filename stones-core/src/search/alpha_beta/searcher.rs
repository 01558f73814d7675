use super::budget::{Budget, Counter};
use super::ordering::OrderingHistory;
use super::transposition::TranspositionTable;
use crate::search::evaluation::{Evaluation, Objective, Utility, final_margin};
use crate::{Board, PositionOn, Rules};

/// The parameters of a search.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) rules: Rules,
    pub(crate) objective: Objective,
    pub(crate) evaluation: Evaluation,
    /// Whether lines are extended, reduced and pruned.
    pub(crate) is_selective: bool,
}

/// One thread of a search.
pub(crate) struct Searcher<'a> {
    pub(super) settings: &'a Settings,
    pub(super) table: &'a TranspositionTable,
    pub(super) counter: Counter<'a>,
    pub(super) ordering: OrderingHistory,
}

/// The result of searching a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeValue {
    /// The value for the side to move; outside the window, a bound.
    pub(super) value: Utility,
    pub(super) basis: Basis,
}

/// What a value rests on, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Basis {
    /// The estimate of an unfinished game.
    Estimate,
    /// A finished game. Either side may have a better move on the way.
    Finished,
    /// Finished games only. No side has a better move.
    Proven,
}

impl NodeValue {
    pub(super) fn is_proven(self) -> bool {
        self.basis == Basis::Proven
    }

    pub(super) fn negated(self) -> NodeValue {
        NodeValue { value: -self.value, ..self }
    }

    /// The value if it is not proven that no other move is better.
    pub(super) fn unproven(self) -> NodeValue {
        NodeValue { basis: self.basis.min(Basis::Finished), ..self }
    }
}

impl<'a> Searcher<'a> {
    /// A thread with its number: all but number 0 order moves with jitter.
    pub(crate) fn new(
        settings: &'a Settings,
        table: &'a TranspositionTable,
        budget: &'a Budget<'a>,
        number: usize,
    ) -> Searcher<'a> {
        Searcher::with_ordering(settings, table, budget, OrderingHistory::new(number))
    }

    /// A thread that goes on with what another one learned of the order of moves.
    pub(crate) fn with_ordering(
        settings: &'a Settings,
        table: &'a TranspositionTable,
        budget: &'a Budget<'a>,
        ordering: OrderingHistory,
    ) -> Searcher<'a> {
        Searcher { settings, table, counter: Counter::new(budget), ordering }
    }

    /// What the thread has learned of the order of moves.
    pub(crate) fn into_ordering(self) -> OrderingHistory {
        self.ordering
    }

    /// The value of a finished game.
    #[inline]
    pub(super) fn final_value<B: Board>(&self, position: &PositionOn<B>) -> Option<NodeValue> {
        let Settings { rules, objective, .. } = *self.settings;
        position.is_over(rules).then(|| {
            let value = objective.final_utility(final_margin(position, rules));
            NodeValue { value, basis: Basis::Proven }
        })
    }

    /// The value of a position without a search.
    pub(super) fn static_value<B: Board>(&self, position: &PositionOn<B>) -> NodeValue {
        let estimate = || NodeValue { value: self.evaluate(position), basis: Basis::Estimate };
        self.final_value(position).unwrap_or_else(estimate)
    }

    /// The static evaluation of an unfinished game.
    #[inline]
    pub(super) fn evaluate<B: Board>(&self, position: &PositionOn<B>) -> Utility {
        let Settings { rules, objective, evaluation, .. } = self.settings;
        objective.estimated_utility(evaluation.estimate(position, *rules))
    }
}
