use core::cell::{Cell, RefCell};

use stones_core::search::{self, Limits};
use wasm_bindgen::prelude::*;

use super::analysis::Analysis;
use super::any_board;
use super::engine::SearchOptions;
use super::position::Position;
use super::rules::RulesInput;
use crate::errors::{self, Raise, Result};
use crate::plain::plain_data;
use crate::{args, plain};

/// A step searches no fewer: it would hardly get on.
const MIN_NODES_PER_STEP: u64 = 1_000;
/// The nodes of a step that is given none: some hundredths of a second.
const NODES_PER_STEP: u64 = 10_000;

plain_data! {
    in "stones"
    /// What a search is about, and when it ends.
    SearchInput {
        /// The number of lines, if there are as many moves; 3 if left out.
        lines: u64 = "number",
        /// The number of search nodes of all steps together.
        nodes: u64 = "number",
        /// The number of moves to look ahead, 1 to 255.
        depth: u64 = "number",
        /// The rules.
        rules: RulesInput = "RulesInput",
    }
}

/// How many searches there may be at once: all that are not freed take memory.
const MAX_SEARCHES: usize = 64;

thread_local! {
    static SEARCHES: Cell<usize> = const { Cell::new(0) };
}

/// One of the searches that there may be.
#[derive(Debug)]
struct Place;

impl Place {
    fn take() -> Result<Place> {
        let taken = SEARCHES.get();
        if taken == MAX_SEARCHES {
            return Err(errors::argument("search", "at most 64 searches at once: free those that are done"));
        }
        SEARCHES.set(taken + 1);
        Ok(Place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        SEARCHES.set(SEARCHES.get().saturating_sub(1));
    }
}

/// The same search on the board whose size is a constant, which is faster, and on others.
#[derive(Debug)]
enum Steps {
    Board8x8(search::Steps<stones_core::Board8x8>),
    AnyBoard(search::Steps<stones_core::AnyBoard>),
}

/// An analysis in slices, at full strength: between them a worker can report, and learn that it should stop.
///
/// ```ts
/// const search = new stones.Search(position, { lines: 3, nodes: 200_000 });
/// while (!search.done && !stopped) show(search.step());
/// ```
///
/// The slices change what is found only slightly, and the same slices always find the same. A search is a handle, like a
/// game: `free()` gives back its 16 MiB at once. There may be 64 at once.
#[wasm_bindgen(js_name = Search, js_namespace = stones)]
#[derive(Debug)]
pub struct Search {
    position: any_board::Position,
    limits: Limits,
    steps: RefCell<Steps>,
    _place: Place,
}

impl Steps {
    fn step(&mut self, limits: &Limits) {
        match self {
            Steps::Board8x8(steps) => _ = steps.step(limits),
            Steps::AnyBoard(steps) => _ = steps.step(limits),
        }
    }

    fn analysis(&self) -> &search::Analysis {
        match self {
            Steps::Board8x8(steps) => steps.analysis(),
            Steps::AnyBoard(steps) => steps.analysis(),
        }
    }

    fn is_done(&self) -> bool {
        match self {
            Steps::Board8x8(steps) => steps.is_done(),
            Steps::AnyBoard(steps) => steps.is_done(),
        }
    }
}

impl Search {
    /// The nodes that the limit leaves.
    fn nodes_left(&self) -> u64 {
        let limit = self.limits.nodes.unwrap_or(u64::MAX);
        limit.saturating_sub(self.steps.borrow().analysis().nodes)
    }
}

#[wasm_bindgen(js_class = Search, js_namespace = stones)]
impl Search {
    /// A search of a position. Without limits it goes on until all values are proven.
    ///
    /// Throws `illegal-move` if the game is over, `argument` if there are 64 searches that are not freed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchInput")] options: &JsValue,
    ) -> Result<Search> {
        let position = Position::read(position)?;
        let SearchInput { lines, nodes, depth, rules } = args::options(options, "options")?;
        let options = SearchOptions { lines, nodes, depth };
        let (lines, limits) = (options.lines()?, options.given_limits()?);
        let rules = rules.unwrap_or_default().get()?;
        let place = Place::take()?;
        let engine = search::Engine::new(rules);
        let steps = match position.on_board() {
            Some(position) => engine.into_steps(&position, lines).map(Steps::Board8x8),
            None => engine.into_steps(&position, lines).map(Steps::AnyBoard),
        };
        let steps = RefCell::new(steps.map_err(|over| over.raise("analysis"))?);
        Ok(Search { position, limits, steps, _place: place })
    }

    /// Searches this many nodes more, at least 1,000, or 10,000 if left out, and returns the analysis so far. A search that is done
    /// returns its last one.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn step(&self, #[wasm_bindgen(unchecked_optional_param_type = "number")] nodes: &JsValue) -> Result<JsValue> {
        let nodes = args::optional(nodes, |nodes| args::number(nodes, "nodes", 1..=args::MAX_SAFE))?;
        if !self.is_done() {
            let nodes = nodes.unwrap_or(NODES_PER_STEP).max(MIN_NODES_PER_STEP).min(self.nodes_left());
            self.steps.borrow_mut().step(&Limits { nodes: Some(nodes), ..self.limits });
        }
        self.analysis()
    }

    /// The analysis so far; without a line before the first step.
    #[wasm_bindgen(getter, unchecked_return_type = "Analysis")]
    pub fn analysis(&self) -> Result<JsValue> {
        plain::to_js(&Analysis::new(&self.position, self.steps.borrow().analysis()))
    }

    /// Whether a limit is reached, or all values are proven.
    #[wasm_bindgen(getter, js_name = done)]
    pub fn is_done(&self) -> bool {
        self.steps.borrow().is_done() || self.nodes_left() == 0
    }
}
