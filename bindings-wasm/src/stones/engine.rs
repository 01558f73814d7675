use chessboard_core::Level;
use stones_core::search::{self, Engine as Analyst, Limits, Player};
use stones_core::{MAX_MOVES, Rules};
use wasm_bindgen::prelude::*;

use super::analysis::{Analysis, Review};
use super::any_board;
use super::game::Game;
use super::moves::Move;
use super::position::Position;
use super::rules::RulesInput;
use crate::errors::{Raise, Result};
use crate::plain::plain_data;
use crate::{args, plain};

/// The limit of an analysis that is given none…
const NODES: u64 = 1_000_000;
/// … and of a review, for each search.
const NODES_PER_SEARCH: u64 = 50_000;

plain_data! {
    in "stones"
    /// The options of an engine.
    EngineOptions {
        /// Playing strength, 1 (beginner) to 10 (full strength); 10 if left out.
        level: u64 = "number",
        /// The seed of its random choices: a whole number, or up to 16 hexadecimal digits; 0 if left out.
        seed: args::Seed = "number | string",
        /// The rules that it plays by.
        rules: RulesInput = "RulesInput",
    }
}

plain_data! {
    in "stones"
    /// When a search ends, and how many lines an analysis has.
    SearchOptions {
        /// The number of lines, if there are as many moves; 3 if left out.
        lines: u64 = "number",
        /// The number of search nodes, at least 1. Each legal move is searched once, whatever the limit.
        nodes: u64 = "number",
        /// The number of moves to look ahead, 1 to 255.
        depth: u64 = "number",
    }
}

impl SearchOptions {
    /// The limits, or this number of nodes if there are none.
    pub(super) fn limits(&self, nodes: u64) -> Result<Limits> {
        Ok(self.given_limits()?.or(Limits::nodes(nodes)))
    }

    pub(super) fn given_limits(&self) -> Result<Limits> {
        let nodes = args::within(self.nodes, "nodes", 1..=args::MAX_SAFE)?;
        let depth = args::within(self.depth, "depth", 1..=u8::MAX.into())?.map(|depth| depth as u8);
        Ok(Limits { nodes, depth, time: None })
    }

    pub(super) fn lines(&self) -> Result<usize> {
        let lines = args::within(self.lines, "lines", 1..=args::MAX_SAFE)?;
        Ok(lines.map_or(3, |lines| lines.min(MAX_MOVES as u64) as usize))
    }
}

/// A computer player, and an analyst of positions and games.
///
/// The same level and seed play the same move in a position, on every platform. A call works until it is done: call it in
/// a worker, or analyze with a `Search`, which works in slices.
#[wasm_bindgen(js_name = Engine, js_namespace = stones)]
#[derive(Debug)]
pub struct Engine {
    level: Level,
    seed: u64,
    rules: Rules,
}

#[wasm_bindgen(js_class = Engine, js_namespace = stones)]
impl Engine {
    /// An engine of a level, with a seed and rules.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_optional_param_type = "EngineOptions")] options: &JsValue) -> Result<Engine> {
        let EngineOptions { level, seed, rules } = args::options(options, "options")?;
        let rules = rules.unwrap_or_default().get()?;
        Ok(Engine { level: args::level(level)?, seed: seed.map_or(Ok(0), |seed| seed.get())?, rules })
    }

    /// Playing strength, 1 to 10.
    #[wasm_bindgen(getter)]
    pub fn level(&self) -> u8 {
        self.level.get()
    }

    /// The seed of its random choices, 16 hexadecimal digits.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        args::hex(self.seed)
    }

    /// The move that a player of this level makes. Limits can make it stop sooner; only level 10 also uses limits that are
    /// higher than its own.
    ///
    /// Throws `illegal-move` if the game is over.
    #[wasm_bindgen(js_name = bestMove, unchecked_return_type = "Move")]
    pub fn best_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: &JsValue,
    ) -> Result<JsValue> {
        let position = Position::read(position)?;
        let limits = args::options::<SearchOptions>(options, "options")?.given_limits()?;
        let mut player = Player::new(self.level, self.seed, self.rules);
        let best = player.best_move_with(&position, &limits, &search::Stop::new());
        plain::to_js(&Move::new(&position, best.map_err(|over| over.raise("best move"))?))
    }

    /// The best lines of play, at full strength. Without a limit it searches a million nodes, which takes seconds.
    ///
    /// Throws `illegal-move` if the game is over.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn analyze(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: &JsValue,
    ) -> Result<JsValue> {
        let position = Position::read(position)?;
        let options: SearchOptions = args::options(options, "options")?;
        let analysis = Analyst::new(self.rules).analyze(&position, options.lines()?, &options.limits(NODES)?);
        plain::to_js(&Analysis::new(&position, &analysis.map_err(|over| over.raise("analysis"))?))
    }

    /// Every move of a game compared with the best one, by the game's own rules. The limits are those of each of the one
    /// or two searches that a move takes; without one, 50,000 nodes.
    #[wasm_bindgen(unchecked_return_type = "Review[]")]
    pub fn review(
        &self,
        game: &Game,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: &JsValue,
    ) -> Result<JsValue> {
        let limits = args::options::<SearchOptions>(options, "options")?.limits(NODES_PER_SEARCH)?;
        let game = game.0.borrow();
        let mut position = *game.start();
        let mut next = |review: &search::Review| {
            let before = position;
            position = position.after(review.played);
            Review::new(&before, review)
        };
        plain::to_js(&reviews(&game, &limits).iter().map(&mut next).collect::<Vec<_>>())
    }

    /// A copy of a game with a comment on every move: what `review`, with the same limits, says of it.
    pub fn annotate(
        &self,
        game: &Game,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: &JsValue,
    ) -> Result<Game> {
        let limits = args::options::<SearchOptions>(options, "options")?.limits(NODES_PER_SEARCH)?;
        let mut game = game.0.borrow().clone();
        let reviews = reviews(&game, &limits);
        search::annotate(&mut game, &reviews);
        Ok(Game::from_core(game))
    }
}

fn reviews(game: &any_board::Game, limits: &Limits) -> Vec<search::Review> {
    Analyst::new(game.rules()).review(game, limits)
}
