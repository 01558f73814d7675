use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::Game;

/// A lesson: a position in which a move has to be found.
///
/// The key of the title is the id; the attributes `task`, `hint` and `done` hold what is asked, a hint, and what is said
/// when it is solved.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id.
    pub id: String,
    /// The text of the position.
    pub position: String,
    /// The rules that are not the usual ones, as in JSON.
    #[serde(default)]
    pub rules: Map<String, Value>,
    /// The moves that solve it.
    pub solutions: Vec<String>,
    /// Other legal moves, each with the attribute that holds the answer to it.
    #[serde(default)]
    pub answers: BTreeMap<String, String>,
}

impl Lesson {
    /// The lessons of a game.
    pub fn all(game: Game) -> Vec<Lesson> {
        let json = match game {
            Game::Stones => include_str!("../lessons/stones.json"),
            Game::DiceRace => include_str!("../lessons/dice-race.json"),
        };
        // Tests hold that the file can be read.
        serde_json::from_str(json).unwrap_or_default()
    }
}
