//! The words that the dice race shares with Stones!, and the few that it does not.

#![cfg(all(feature = "search", feature = "serde"))]

use dice_race_core::Roll;

use crate::bad_input::shown;

conformance::vocabulary!(dice_race_core);

/// A position knows its rules: they change the moves. Every seventh choice of rules holds every value of each rule.
fn new_games() -> Vec<Game> {
    Rules::ALL.into_iter().step_by(7).map(|rules| Game::new(Position::initial(rules))).collect()
}

/// A die is rolled before a move.
fn roll(game: &mut Game, bits: u64) {
    game.roll(Roll::ALL[(bits % 6) as usize]).unwrap();
}

/// A request names the roll too.
fn request(game: &Game, m: Move) -> Request {
    Request::Turn { rolled: game.position().rolled().unwrap_or(Roll::One), text: m.to_text() }
}

/// A move is undone without its roll, so that a player cannot roll again.
fn undo(game: &mut Game) -> Option<Step> {
    game.undo().or_else(|| game.undo_roll())
}

/// The search has one depth and rates every move, so it needs no limits; the position brings the rules.
fn analyze(game: &Game) -> Result<Analysis, IllegalMove> {
    Engine::new().analyze(game.position())
}

fn best_move(game: &Game) -> Result<Move, IllegalMove> {
    Engine::new().best_move(game.position())
}

fn player(_game: &Game) -> Player {
    Player::new(Level::new(1).unwrap(), 7)
}

fn review(game: &Game) -> Vec<Review> {
    Engine::new().review(game)
}

#[test]
fn words_of_the_race_alone() {
    // There is always a winner.
    let _: fn(&mut Game, Color) -> Result<(), GameOver> = Game::abandon;
    let _ = |outcome: dice_race_core::Outcome| -> Color { outcome.winner };
    let _: fn(&Position) -> Option<dice_race_core::Outcome> = Position::outcome;
    // The text of a position does not say its rules.
    let _: fn(&Position) -> Rules = Position::rules;
    let _: fn(&str, Rules) -> Result<Position, PositionError> = Position::parse;
    // A move enters without an origin.
    let _: fn(&Position, Option<Square>) -> SquareSet = Position::destinations;
    let _: fn(&Game, Option<Square>) -> SquareSet = Game::destinations;
    // The die.
    let _: fn(&Position) -> Option<Roll> = Position::rolled;
    let _: fn(&Position, Roll) -> Result<Position, IllegalMove> = Position::roll;
    let _: fn(&Position) -> Position = Position::without_roll;
    let _: fn(&Position) -> bool = Position::must_pass;
    let _: fn(&mut Game, Roll) -> Result<(), IllegalMove> = Game::roll;
    let _: fn(&mut Game) -> Option<Step> = Game::undo_roll;
    let _: fn(Step) -> Option<Roll> = Step::as_roll;
    let _ = |game: &Game| -> Option<(Color, Roll)> { game.rolls().next() };
}
