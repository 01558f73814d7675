use super::alpha_beta::{Budget, Found, Root, RootNoise, Searcher, Settings, TranspositionTable};
use super::analysis::Analysis;
use super::evaluation::{Evaluation, Objective};
use super::limits::Limits;
use super::steps::Steps;
use super::stop::Stop;
use super::threads;
use crate::{Board, Board8x8, IllegalMove, Move, PositionOn, Rules};

/// An analyst at full strength, with its transposition table.
///
/// ```
/// use stones_core::search::{Engine, Limits};
/// use stones_core::{Position, Rules};
///
/// let mut engine = Engine::new(Rules::default());
/// let analysis = engine.analyze(&Position::initial(), 3, &Limits::nodes(20_000))?;
/// assert_eq!(analysis.lines.len(), 3);
/// assert!(analysis.best_move().is_some_and(|m| Position::initial().is_legal(m)));
/// # Ok::<(), stones_core::IllegalMove>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    pub(super) settings: Settings,
    threads: usize,
    pub(super) table: TranspositionTable,
}

/// The options of an [`Engine`].
///
/// ```
/// use stones_core::Rules;
/// use stones_core::search::{Engine, EngineOptions};
///
/// let options = EngineOptions { table_bytes: 1 << 20, threads: 2, ..EngineOptions::default() };
/// let engine = Engine::with_options(Rules::default(), options);
/// ```
#[derive(Debug, Clone)]
pub struct EngineOptions {
    /// The size of the transposition table, at most. 16 MiB by default; any number is valid, also 0.
    pub table_bytes: usize,
    /// The number of threads that search together; 0 counts as 1, the default. With several, the same calls need not
    /// give the same results. Without the feature `std` there is always one.
    pub threads: usize,
    /// What to play for; the margin by default.
    pub objective: Objective,
    /// How unfinished games are estimated.
    #[doc(hidden)]
    pub evaluation: Evaluation,
    /// Whether lines are extended, reduced and pruned; if not, a search finds what plain negamax finds.
    #[doc(hidden)]
    pub is_selective: bool,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions {
            table_bytes: 16 << 20,
            threads: 1,
            objective: Objective::default(),
            evaluation: Evaluation::default(),
            is_selective: true,
        }
    }
}

impl Engine {
    /// An engine with the default options.
    pub fn new(rules: Rules) -> Engine {
        Engine::with_options(rules, EngineOptions::default())
    }

    /// An engine with these options.
    pub fn with_options(rules: Rules, options: EngineOptions) -> Engine {
        let EngineOptions { table_bytes, threads, objective, evaluation, is_selective } = options;
        let settings = Settings { rules, objective, evaluation, is_selective };
        Engine { settings, threads, table: TranspositionTable::new(table_bytes) }
    }

    /// The rules it plays by.
    pub fn rules(&self) -> Rules {
        self.settings.rules
    }

    /// Empties the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The best move. See [`analyze`](Engine::analyze).
    pub fn best_move<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits) -> Result<Move, IllegalMove> {
        self.analyze(position, 1, limits)?.best_move().ok_or(IllegalMove::GameOver)
    }

    /// Searches the best lines of play, deeper and deeper until a limit is reached or their values are proven. Refused
    /// with [`IllegalMove::GameOver`] if the game is over.
    ///
    /// At least one line is found, whatever the limits: the first ply is always searched, though without quiescence
    /// search if the limits are too low for it. With one thread, and limits of nodes and depth only, the same calls of a
    /// new engine give the same results on every platform.
    pub fn analyze<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        limits: &Limits,
    ) -> Result<Analysis, IllegalMove> {
        self.analyze_with(position, lines, limits, &Stop::new(), |_| ())
    }

    /// Like [`analyze`](Engine::analyze); another thread can stop the search, and `report` is called with the analysis
    /// so far before each further depth.
    pub fn analyze_with<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&Analysis),
    ) -> Result<Analysis, IllegalMove> {
        self.search(position, lines, RootNoise::NONE, &Budget::new(limits, stop), report)
    }

    /// An analysis in [`Steps`], for a program that has something else to do in between. Refused with
    /// [`IllegalMove::GameOver`] if the game is over.
    pub fn into_steps<B: Board>(mut self, position: &PositionOn<B>, lines: usize) -> Result<Steps<B>, IllegalMove> {
        if position.is_over(self.settings.rules) {
            return Err(IllegalMove::GameOver);
        }
        self.table.new_generation();
        Ok(Steps::new(self, Root::new(position, lines, RootNoise::NONE)))
    }

    /// The clock of the budget runs already.
    pub(super) fn search<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        noise: RootNoise,
        budget: &Budget<'_>,
        mut report: impl FnMut(&Analysis),
    ) -> Result<Analysis, IllegalMove> {
        if position.is_over(self.settings.rules) {
            return Err(IllegalMove::GameOver);
        }
        self.table.new_generation();
        Ok(match position.on_board::<Board8x8>() {
            // A board whose size is a constant is searched faster.
            Some(position) => self.search_8x8(Root::new(&position, lines, noise), budget, &mut report),
            None => self.search_root(Root::new(position, lines, noise), budget, report),
        })
    }

    /// Not generic, so that it is compiled with the optimizations of this crate, not those of each crate that calls it.
    fn search_8x8(&self, root: Root<Board8x8>, budget: &Budget<'_>, report: &mut dyn FnMut(&Analysis)) -> Analysis {
        self.search_root(root, budget, report)
    }

    /// Every other helper thread searches a ply ahead; the best result of a thread counts.
    fn search_root<B: Board>(&self, mut root: Root<B>, budget: &Budget<'_>, report: impl FnMut(&Analysis)) -> Analysis {
        let mut first = self.searcher(budget, 0);
        root.search_first_ply(&mut first);
        let helper_root = root.clone();
        let main = move || first.analyze(&mut root, 0, report);
        let helper =
            |number| self.searcher(budget, number).analyze(&mut helper_root.clone(), (number % 2) as u8, |_| ());
        let Found { analysis, .. } = threads::run(self.threads, budget, main, helper, Found::max);
        Analysis { nodes: budget.nodes(), ..analysis }
    }

    fn searcher<'s>(&'s self, budget: &'s Budget<'s>, thread: usize) -> Searcher<'s> {
        Searcher::new(&self.settings, &self.table, budget, thread)
    }
}
