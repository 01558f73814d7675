use super::alpha_beta::{Budget, Found, OrderingHistory, Root, Searcher};
use super::analysis::Analysis;
use super::engine::Engine;
use super::limits::Limits;
use super::stop::Stop;
use crate::Board;

/// An analysis that is done in steps, on one thread: between them a program can show what was found, draw its next
/// picture, or learn that it should stop.
///
/// ```
/// use stones_core::search::{Engine, Limits};
/// use stones_core::{Position, Rules};
///
/// let mut steps = Engine::new(Rules::default()).into_steps(&Position::initial(), 3)?;
/// while !steps.is_done() && steps.analysis().nodes < 20_000 {
///     steps.step(&Limits::nodes(1_000));
/// }
/// assert_eq!(steps.analysis().lines.len(), 3);
/// # Ok::<(), stones_core::IllegalMove>(())
/// ```
#[derive(Debug)]
pub struct Steps<B: Board> {
    engine: Engine,
    root: Root<B>,
    ordering: Option<OrderingHistory>,
    analysis: Analysis,
    is_done: bool,
}

impl<B: Board> Steps<B> {
    pub(super) fn new(engine: Engine, root: Root<B>) -> Steps<B> {
        let analysis = Analysis::default();
        Steps { engine, root, ordering: Some(OrderingHistory::new(0)), analysis, is_done: false }
    }

    /// Searches on until a limit of this step is reached, and returns the analysis so far. Its nodes are those of all
    /// steps. The first step finds at least one line, whatever the limits; a limit of depth counts from the position.
    /// Give it a thousand nodes or more: what is searched below a move is searched again by the next step, as far as the
    /// transposition table does not hold it.
    pub fn step(&mut self, limits: &Limits) -> &Analysis {
        let Steps { engine, root, .. } = self;
        let (nodes, stop) = (self.analysis.nodes, Stop::new());
        let budget = Budget::new(limits, &stop);
        let ordering = self.ordering.take().unwrap_or_else(|| OrderingHistory::new(0));
        let mut searcher = Searcher::with_ordering(&engine.settings, &engine.table, &budget, ordering);
        if root.depth == 0 {
            root.search_first_ply(&mut searcher);
            self.analysis = searcher.analysis(root);
        }
        let Found { analysis, is_settled } = searcher.resume(root, core::mem::take(&mut self.analysis), |_| ());
        self.ordering = Some(searcher.into_ordering());
        self.is_done = is_settled || analysis.depth >= limits.depth.unwrap_or(Limits::MAX_DEPTH);
        self.analysis = Analysis { nodes: nodes + budget.nodes(), ..analysis };
        &self.analysis
    }

    /// The analysis so far; without a line before the first step.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Whether further steps would find nothing more: the values of all lines are proven, or the limit of depth of the
    /// last step is reached.
    pub fn is_done(&self) -> bool {
        self.is_done
    }
}
