use arena::Player;
use stones_core::search::{self, Engine, EngineOptions, Evaluation, Level, Limits, Objective};
use stones_core::{Game, Rules};

/// Enough for the search of a move; a small table is cleared quickly for the next game.
const TABLE_BYTES: usize = 4 << 20;

/// The engine of this repository.
pub fn ours(limits: Limits, evaluation: Evaluation) -> Player<'static, Game> {
    // A match counts wins, not stones.
    let objective = Objective::Win;
    let options = EngineOptions { table_bytes: TABLE_BYTES, objective, evaluation, ..EngineOptions::default() };
    let mut engine = Engine::with_options(Rules::default(), options);
    Box::new(move |game| engine.best_move(game.position(), &limits).ok())
}

/// One of the ten levels.
pub fn level(level: Level, seed: u64) -> Player<'static, Game> {
    let mut player = search::Player::new(level, seed, Rules::default());
    Box::new(move |game| player.best_move(game.position()).ok())
}
