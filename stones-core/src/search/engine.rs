use alloc::vec::Vec;

use chessboard_core::history::GameOver;

use super::alpha_beta::Search;
use super::budget::{Budget, Counter};
use super::order::Experience;
use super::root::Root;
use super::table::Table;
use super::{Evaluation, Limits, Objective, Settings, Value};
use crate::{Board, Move, PositionOn, Rules};

/// A computer player at full strength, with its memory.
///
/// ```
/// use stones_core::search::{Engine, Limits};
/// use stones_core::{Position, Rules};
///
/// let mut engine = Engine::new(Rules::default());
/// let analysis = engine.analyse(&Position::initial(), 3, &Limits::nodes(20_000))?;
/// assert_eq!(analysis.lines.len(), 3);
/// assert!(Position::initial().is_legal(analysis.best()));
/// # Ok::<(), stones_core::GameOver>(())
/// ```
#[derive(Debug)]
pub struct Engine<'a> {
    settings: Settings<'a>,
    table: Table,
}

/// What an engine has found out of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// The best lines of play, the best first; at least one.
    pub lines: Vec<Line>,
    /// The depth, in plies, that was searched to the end.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A line of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The moves as far as they were kept in mind; at least one.
    pub moves: Vec<Move>,
    /// What it is worth for the side to move.
    pub value: Value,
    /// Whether `value` is proven, and not an estimate.
    pub is_proven: bool,
}

impl Analysis {
    /// The move to make.
    pub fn best(&self) -> Move {
        self.lines[0].moves[0]
    }
}

impl<'a> Engine<'a> {
    /// A player by these rules, with a table of 16 MiB.
    pub fn new(rules: Rules) -> Engine<'a> {
        Engine::with_table(rules, 16 << 20)
    }

    /// A player with a table of at most so many bytes; any number is fine, also 0.
    pub fn with_table(rules: Rules, bytes: usize) -> Engine<'a> {
        let settings =
            Settings { rules, objective: Objective::default(), evaluation: Evaluation::default(), is_selective: true };
        Engine { settings, table: Table::new(bytes) }
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

    /// The best move. See [`analyse`](Engine::analyse).
    pub fn best_move<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits<'_>) -> Result<Move, GameOver> {
        self.analyse(position, 1, limits).map(|analysis| analysis.best())
    }

    /// Searches the best lines of play, deeper and deeper until a limit is reached or their values are proven.
    ///
    /// At least one ply is searched, whatever the limits, and there is at least one line. With limits of nodes or
    /// depth only, the same calls of a new engine give the same results everywhere.
    pub fn analyse<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        lines: usize,
        limits: &Limits<'_>,
    ) -> Result<Analysis, GameOver> {
        if position.is_over(self.settings.rules) {
            return Err(GameOver);
        }
        self.table.grow_older();
        let budget = Budget::new(limits);
        let mut search = Search {
            settings: self.settings,
            table: &self.table,
            counter: Counter::new(&budget),
            experience: Experience::new(),
        };
        let mut root = Root::new(position, lines);
        let mut depth = 0;
        while depth < limits.depth.unwrap_or(u8::MAX).max(1) && !(depth > 0 && root.is_proven()) {
            // The first ply is searched whatever the limits, so that there is always a move to make.
            search.counter.minds_limits = depth > 0;
            if root.deepen(&mut search, depth + 1).is_err() {
                break;
            }
            depth += 1;
        }
        let lines = root.lines(&search, depth);
        drop(search);
        Ok(Analysis { lines, depth, nodes: budget.nodes() })
    }
}
