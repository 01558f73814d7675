//! What `rules` and `tutorial` share.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use stones_dice_texts::Game;

/// A parser of the names of games, which `--help` lists.
pub(crate) fn game() -> impl TypedValueParser<Value = Game> {
    let named = |name: String| Game::ALL.into_iter().find(|game| game.name() == name).ok_or("expected a game");
    PossibleValuesParser::new(Game::ALL.map(Game::name)).try_map(named)
}
