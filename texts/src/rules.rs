use serde::Deserialize;
use serde_json::{Map, Value};

use crate::Game;

/// A section of the rules of a game: a heading, a text and a picture of a position.
///
/// The key of the heading is the id, that of the text `id.text`. Line breaks in the text do not count; empty lines part
/// paragraphs.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The id.
    pub id: String,
    /// The text of the position.
    pub position: String,
    /// The rules that are not the usual ones, as in JSON.
    #[serde(default)]
    pub rules: Map<String, Value>,
    /// The legal moves to be marked.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The last move, to be highlighted.
    pub last: Option<String>,
}

impl Section {
    /// The sections of a game's rules.
    pub fn all(game: Game) -> Vec<Section> {
        let json = match game {
            Game::Stones => include_str!("../rules/stones.json"),
            Game::DiceRace => include_str!("../rules/dice-race.json"),
        };
        // Tests hold that the file can be read.
        serde_json::from_str(json).unwrap_or_default()
    }
}
