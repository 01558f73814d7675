//! The words that Stones! shares with the dice race, and the few that it does not.

#![cfg(all(feature = "search", feature = "serde"))]

use stones_core::search::Limits;
use stones_core::{EndRule, GoalZone};

use crate::bad_input::shown;

conformance::vocabulary!(stones_core);

/// The rules stand beside the position: they say only when a game is over and who has won.
fn new_games() -> Vec<Game> {
    let with_end = |&end| GoalZone::ALL.iter().map(move |&goal| Rules { end, goal });
    EndRule::ALL.iter().flat_map(with_end).map(|rules| Game::new(Position::initial(), rules)).collect()
}

/// There is no die.
fn roll(game: &mut Game, _bits: u64) {
    unreachable!("no moves, and not over: {}", game.position());
}

fn request(_game: &Game, m: Move) -> Request {
    Request::Move(m.to_text())
}

fn undo(game: &mut Game) -> Option<Step> {
    game.undo()
}

/// The engine holds the rules, because the position does not.
fn engine(game: &Game) -> Engine {
    Engine::new(game.rules())
}

/// A search goes as deep as it may, so it has limits, and can look for several lines.
fn analyze(game: &Game) -> Result<Analysis, IllegalMove> {
    engine(game).analyze(game.position(), 2, &Limits::nodes(500))
}

fn best_move(game: &Game) -> Result<Move, IllegalMove> {
    engine(game).best_move(game.position(), &Limits::nodes(500))
}

fn player(game: &Game) -> Player {
    Player::new(Level::new(1).unwrap(), 7, game.rules())
}

fn review(game: &Game) -> Vec<Review> {
    engine(game).review(game, &Limits::nodes(500))
}

#[test]
fn words_of_stones_alone() {
    // Only here a game can end without a winner.
    let _: fn(&mut Game) -> Result<(), GameOver> = Game::agree_draw;
    let _: fn(&mut Game, Option<Color>) -> Result<(), GameOver> = Game::abandon;
    let _ = |outcome: stones_core::Outcome| -> Option<Color> { outcome.winner };
    let _: fn(&Position, Rules) -> Option<stones_core::Outcome> = Position::outcome;
    // A move has two ends; the race also enters and passes, so there the origin is optional.
    let _: fn(&Position, Square) -> SquareSet = Position::destinations;
    let _: fn(&Game, Square) -> SquareSet = Game::destinations;
    // The null move.
    let _: fn(&Position) -> Position = Position::passed;
}
