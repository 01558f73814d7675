#[cfg(feature = "std")]
use alloc::vec::Vec;

use chessboard_core::GameOver;

use super::alpha_beta::Search;
use super::budget::{Budget, Counter};
use super::order::Experience;
use super::root::Root;
use super::table::Table;
use super::{Analysis, Evaluation, Limits, Objective, Settings};
use crate::{Board, Move, PositionOn, Rules};

/// A computer player at full strength, with its memory.
///
/// ```
/// use stones_core::search::{Engine, Limits};
/// use stones_core::{Position, Rules};
///
/// let mut engine = Engine::new(Rules::default());
/// let analysis = engine.analyze(&Position::initial(), 3, &Limits::nodes(20_000))?;
/// assert_eq!(analysis.lines.len(), 3);
/// assert!(Position::initial().is_legal(analysis.best()));
/// # Ok::<(), stones_core::GameOver>(())
/// ```
#[derive(Debug)]
pub struct Engine<'a> {
    settings: Settings<'a>,
    table: Table,
    #[cfg(feature = "std")]
    threads: usize,
}

/// The size of a table that is not chosen.
const TABLE_BYTES: usize = 16 << 20;

impl<'a> Engine<'a> {
    /// A player by these rules, with a table of 16 MiB.
    pub fn new(rules: Rules) -> Engine<'a> {
        Engine::with_table(rules, TABLE_BYTES)
    }

    /// A player with a table of at most so many bytes; any number is fine, also 0.
    pub fn with_table(rules: Rules, bytes: usize) -> Engine<'a> {
        let settings =
            Settings { rules, objective: Objective::default(), evaluation: Evaluation::default(), is_selective: true };
        Engine {
            settings,
            table: Table::new(bytes),
            #[cfg(feature = "std")]
            threads: 1,
        }
    }

    /// The rules that it plays by.
    pub fn rules(&self) -> Rules {
        self.settings.rules
    }

    /// Forgets what was found out before.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Chooses what to play for. What was found out before is forgotten.
    pub fn set_objective(&mut self, objective: Objective) {
        self.settings.objective = objective;
        self.table.clear();
    }

    /// Chooses how unfinished games are estimated. What was found out before is forgotten.
    pub fn set_evaluation(&mut self, evaluation: Evaluation<'a>) {
        self.settings.evaluation = evaluation;
        self.table.clear();
    }

    /// Chooses whether promising lines are searched deeper than others, as is usual, or all to the same depth.
    /// What was found out before is forgotten.
    pub fn set_selective(&mut self, is_selective: bool) {
        self.settings.is_selective = is_selective;
        self.table.clear();
    }

    /// Chooses how many threads search together, at least one. With several, the same calls need not give the
    /// same results.
    #[cfg(feature = "std")]
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// The best move. See [`analyze`](Engine::analyze).
    pub fn best_move<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits<'_>) -> Result<Move, GameOver> {
        self.analyze(position, 1, limits).map(|analysis| analysis.best())
    }

    /// Searches the best lines of play, deeper and deeper until a limit is reached or their values are proven.
    ///
    /// At least one ply is searched, whatever the limits, and there is at least one line. With one thread and
    /// limits of nodes or depth only, the same calls of a new engine give the same results everywhere.
    pub fn analyze<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        limits: &Limits<'_>,
    ) -> Result<Analysis, GameOver> {
        self.analyze_and_tell(position, lines, limits, |_| ())
    }

    /// As [`analyze`](Engine::analyze), and tells what is known after each depth.
    pub fn analyze_and_tell<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        limits: &Limits<'_>,
        tell: impl FnMut(&Analysis),
    ) -> Result<Analysis, GameOver> {
        self.analyze_root(Root::new(position, lines), limits, tell)
    }

    pub(super) fn analyze_root<B: Board>(
        &mut self,
        root: Root<B>,
        limits: &Limits<'_>,
        tell: impl FnMut(&Analysis),
    ) -> Result<Analysis, GameOver> {
        if root.position().is_over(self.settings.rules) {
            return Err(GameOver);
        }
        self.table.grow_older();
        let budget = Budget::new(limits);
        #[cfg(feature = "std")]
        if self.threads > 1 {
            return Ok(self.search_together(&root, &budget, tell));
        }
        Ok(self.search(&budget).analyze(root, 0, tell))
    }

    /// Lets several threads search the same position, in different orders and every other one ply ahead. They see of
    /// one another what stands in the table; the first that is done ends the search, and the deepest analysis counts.
    #[cfg(feature = "std")]
    fn search_together<B: Board>(&self, root: &Root<B>, budget: &Budget<'_>, tell: impl FnMut(&Analysis)) -> Analysis {
        let help = |number| {
            let search = Search { experience: Experience::prejudiced(number), ..self.search(budget) };
            let analysis = search.analyze(root.clone(), (number % 2) as u8, |_| ());
            budget.end();
            analysis
        };
        let analysis = std::thread::scope(|scope| {
            let spawn = |number| std::thread::Builder::new().spawn_scoped(scope, move || help(number)).ok();
            // A machine that cannot have more threads does with those it has.
            let helpers: Vec<_> = (1..self.threads).map_while(spawn).collect();
            let analysis = self.search(budget).analyze(root.clone(), 0, tell);
            budget.end();
            // A thread that panicked has found out nothing.
            let others = helpers.into_iter().filter_map(|helper| helper.join().ok());
            others.fold(analysis, |best, other| if other.depth > best.depth { other } else { best })
        });
        Analysis { nodes: budget.nodes(), ..analysis }
    }

    fn search<'s>(&'s self, budget: &'s Budget<'s>) -> Search<'s> {
        Search {
            settings: self.settings,
            table: &self.table,
            counter: Counter::new(budget),
            experience: Experience::new(),
        }
    }
}
