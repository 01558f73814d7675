use std::sync::Arc;

use chessboard_core::Level;
use dice_race_core::search::{self, Player};
use dice_race_core::{Position as At, Roll};
use wasm_bindgen::prelude::*;

use super::game::Game;
use super::moves::Move;
use super::position::Position;
use super::roll;
use super::table::Table;
use crate::errors::{Raise, Result};
use crate::plain::plain_data;
use crate::{args, plain};

plain_data! {
    in "diceRace"
    /// The options of an engine.
    EngineOptions {
        /// Playing strength, 1 (beginner) to 10 (full strength); 10 if left out.
        level: u64 = "number",
        /// The seed of its random choices: a whole number, or up to 16 hexadecimal digits; 0 if left out.
        seed: args::Seed = "number | string",
    }
}

plain_data! {
    out "diceRace"
    /// A legal move and its chance to win.
    RatedMove {
        /// The move.
        played: Move = "Move",
        /// The chance to win after it, for the side that makes it.
        winProbability: f64 = "number",
        /// How much less that is than after the best move.
        loss: f64 = "number",
        /// In words: `h8-b8 50.9 %, loses 1.2 %`.
        text: String = "string",
    }
}

plain_data! {
    out "diceRace"
    /// A turn of a game: how lucky the roll was, and the move compared with the best one.
    Review {
        /// The side that rolled and moved.
        color: &'static str = "Color",
        /// The roll.
        rolled: u8 = "number",
        /// The move.
        played: Move = "Move",
        /// The best move.
        best: Move = "Move",
        /// The chance to win before the roll.
        winProbability: f64 = "number",
        /// What the roll added to it.
        luck: f64 = "number",
        /// How much less the chance is after the move than after the best one.
        loss: f64 = "number",
        /// Whether it loses so much, two hundredths or more, that it is a blunder.
        blunder: bool = "boolean",
        /// Whether there was another move.
        wasChoice: bool = "boolean",
        /// In words: `best a1-d1 52.1 %, loses 1.2 %, luck +0.8 %`.
        text: String = "string",
    }
}

/// A computer player, and an analyst of positions and games. The same level and seed play the same move in a position, on
/// every platform. A move takes some milliseconds, and with a table of exact chances none.
#[wasm_bindgen(js_name = Engine, js_namespace = diceRace)]
#[derive(Debug)]
pub struct Engine {
    level: Level,
    seed: u64,
    analyst: search::Engine,
}

#[wasm_bindgen(js_class = Engine, js_namespace = diceRace)]
impl Engine {
    /// An engine of a level, with a seed.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_optional_param_type = "EngineOptions")] options: &JsValue) -> Result<Engine> {
        Engine::read(options, search::Engine::new())
    }

    /// An engine that takes exact chances from a table, instead of searching, for positions with the table's rules.
    #[wasm_bindgen(js_name = withTable)]
    pub fn with_table(
        table: &Table,
        #[wasm_bindgen(unchecked_optional_param_type = "EngineOptions")] options: &JsValue,
    ) -> Result<Engine> {
        let table = Some(Arc::clone(&table.0));
        Engine::read(options, search::Engine::with_options(search::EngineOptions { table }))
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

    /// The move that a player of this level makes with the pending roll.
    ///
    /// Throws `illegal-move` if nothing has been rolled, or the game is over.
    #[wasm_bindgen(js_name = bestMove, unchecked_return_type = "Move")]
    pub fn best_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    ) -> Result<JsValue> {
        let position = Position::read(position)?;
        let best = Player::with_engine(self.analyst.clone(), self.level, self.seed).best_move(&position);
        plain::to_js(&Move::new(&position, best.map_err(|reason| reason.raise("best move"))?))
    }

    /// The win probability of the side to move: with a roll pending that of its best move, before a roll the mean over the
    /// six, and 1 or 0 when the game is over.
    ///
    /// Takes some milliseconds with a roll pending, and about six times as long before a roll: up to some hundredths of a
    /// second.
    #[wasm_bindgen(js_name = winProbability)]
    pub fn win_probability(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    ) -> Result<f64> {
        Ok(self.analyst.clone().win_probability(&Position::read(position)?))
    }

    /// All legal moves, the best first, each with the win probability after it and its loss against the best move.
    /// Takes some milliseconds.
    ///
    /// Throws `illegal-move` if nothing has been rolled, or the game is over.
    #[wasm_bindgen(unchecked_return_type = "RatedMove[]")]
    pub fn analyze(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    ) -> Result<JsValue> {
        let position = Position::read(position)?;
        let analysis = self.analyst.clone().analyze(&position).map_err(|reason| reason.raise("analysis"))?;
        plain::to_js(&analysis.moves.iter().map(|rated| RatedMove::new(&position, rated)).collect::<Vec<_>>())
    }

    /// The luck of a roll: the win probability with it, minus the mean over all rolls.
    /// Takes as long as the win probability before a roll.
    ///
    /// Throws `illegal-move` if the position does not wait for a roll, or the number is not 1 to 6.
    pub fn luck(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<f64> {
        let (position, n) = (Position::read(position)?, roll::read(n)?);
        self.analyst.clone().luck(&position, n).map_err(|reason| roll::illegal(n, reason))
    }

    /// Every move of a game compared with the best one, and every roll rated. Takes some hundredths of a second per turn.
    #[wasm_bindgen(unchecked_return_type = "Review[]")]
    pub fn review(&self, game: &Game) -> Result<JsValue> {
        let game = game.0.borrow();
        let reviews = self.analyst.clone().review(&game);
        plain::to_js(&reviews.iter().map(|review| Review::new(game.start(), review)).collect::<Vec<_>>())
    }

    /// A copy of a game with a comment on every move: what `review` says of it.
    pub fn annotate(&self, game: &Game) -> Game {
        let mut game = game.0.borrow().clone();
        let reviews = self.analyst.clone().review(&game);
        search::annotate(&mut game, &reviews);
        Game::from_core(game)
    }
}

impl Engine {
    fn read(options: &JsValue, analyst: search::Engine) -> Result<Engine> {
        let EngineOptions { level, seed } = args::options(options, "options")?;
        Ok(Engine { level: args::level(level)?, seed: seed.map_or(Ok(0), |seed| seed.get())?, analyst })
    }
}

impl RatedMove {
    fn new(position: &At, rated: &search::RatedMove) -> RatedMove {
        RatedMove {
            played: Move::new(position, rated.played),
            winProbability: rated.win_probability,
            loss: rated.loss,
            text: rated.to_string(),
        }
    }
}

impl Review {
    fn new(position: &At, review: &search::Review) -> Review {
        Review {
            color: review.color.name(),
            rolled: Roll::get(review.rolled),
            played: Move::new(position, review.played),
            best: Move::new(position, review.best),
            winProbability: review.win_probability,
            luck: review.luck,
            loss: review.loss,
            blunder: review.loss >= search::BLUNDER,
            wasChoice: review.was_choice,
            text: review.to_string(),
        }
    }
}
