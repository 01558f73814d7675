use arena::Player;
use stones_core::search::{self, Engine, Evaluation, Level, Limits, Objective};
use stones_core::{Game, Rules};

/// Enough for the search of a move; a small table is cleared quickly for the next game.
const TABLE_BYTES: usize = 4 << 20;

/// The engine of this repository.
pub fn ours(limits: Limits<'static>, evaluation: Evaluation<'static>) -> Player<'static, Game> {
    let mut engine = Engine::with_table(Rules::default(), TABLE_BYTES);
    engine.set_evaluation(evaluation);
    // A match counts wins, not stones.
    engine.set_objective(Objective::Win);
    Box::new(move |game| engine.best_move(game.position(), &limits).ok())
}

/// One of the ten levels.
pub fn level(level: Level, seed: u64) -> Player<'static, Game> {
    let mut player = search::Player::new(level, seed, Rules::default());
    Box::new(move |game| player.best_move(game.position()).ok())
}
