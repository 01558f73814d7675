//! The games of a match as records, and the match as it stands in a file of them.

use std::path::Path;

use arena::{DiceRace, GameResult, Match};
use chessboard_core::Color;
use chessboard_core::record::Recorded;

use crate::files::game_file;
use crate::files::records::{self, Content, InFile};
use crate::games::stones::AnyGame;
use crate::players::contestant::Contestant;

/// A game of a match that can be kept in a file.
pub(crate) trait MatchGame: arena::Game + Send {
    type Record: InFile;

    fn into_record(self) -> Self::Record;
}

impl MatchGame for AnyGame {
    type Record = AnyGame;

    fn into_record(self) -> AnyGame {
        self
    }
}

impl MatchGame for DiceRace {
    type Record = dice_race_core::Game;

    fn into_record(self) -> dice_race_core::Game {
        self.game
    }
}

/// What the records of a match say about it.
#[derive(Debug)]
pub(crate) struct Labels {
    /// The tag `Event`: all options on which the games depend, except the start and the rules, which have tags.
    pub(crate) event: String,
    /// The player of White in the first game, and that of Black.
    pub(crate) players: [Contestant; 2],
}

/// What to do about a last record that was not written to its end.
const TORN: &str = "\nThis is the last record. Remove it from the file, and --resume plays its game again.";

impl Labels {
    /// The record of a game.
    pub(crate) fn record<G: Recorded>(&self, mut game: G, number: u64) -> std::io::Result<String> {
        for (name, value) in self.tags(number) {
            // No value has a character that a tag cannot hold.
            let _ = game.log_mut().set_tag(name, &value, G::RULE_TAGS);
        }
        game_file::record_of(&game)
    }

    /// The tags of a game with their values.
    fn tags(&self, number: u64) -> [(&'static str, String); 4] {
        let [first, second] = self.players.map(|player| player.to_string());
        let (white, black) = match Match::color_of_first(number) {
            Color::White => (first, second),
            Color::Black => (second, first),
        };
        let round = (number + 1).to_string();
        [("Event", self.event.clone()), ("Round", round), ("White", white), ("Black", black)]
    }

    /// The results of the games in a file, which must be the first ones of this match, in order. `start` makes a game as
    /// it begins.
    pub(crate) fn results<G: InFile>(&self, file: &Path, start: impl Fn(u64) -> G) -> Result<Vec<GameResult>, String> {
        let unreadable = |error: std::io::Error| error.to_string();
        let mut entries = records::entries(records::open_named(file).map_err(unreadable)?).peekable();
        let mut results = Vec::new();
        while let Some(entry) = entries.next() {
            let entry: records::Entry<G> = entry.map_err(unreadable)?;
            let way_out = if entries.peek().is_none() { TORN } else { "" };
            let number = entry.number as u64 - 1;
            let read = match entry.content {
                Content::Sound(game) => self.result(&game, &start(number), number),
                Content::Damaged { fault, caret, .. } => Err(format!("{fault}\n{caret}{way_out}")),
                Content::OtherGame(title) => Err(format!("a game of {title}")),
            };
            results.push(read.map_err(|reason| format!("game {}: {reason}", entry.number))?);
        }
        Ok(results)
    }

    fn result<G: Recorded>(&self, game: &G, start: &G, number: u64) -> Result<GameResult, String> {
        for (name, expected) in self.tags(number) {
            let found = game.log().notes().tag(name).unwrap_or_default();
            if found != expected {
                return Err(format!("another match: expected {name} `{expected}`, found `{found}`"));
            }
        }
        if game.start_tags() != start.start_tags() {
            return Err("another match: it has another start or other rules".to_owned());
        }
        let opening = start.turn_words().zip(game.turn_words());
        if start.log().ply() > game.log().ply() || !opening.into_iter().all(|(expected, found)| expected == found) {
            return Err("another match: it has another opening".to_owned());
        }
        let board = game.board_result().map(|board| board.winner);
        let winner = board.or(game.log().ending().map(|ending| ending.winner)).ok_or("it has not ended")?;
        Ok(GameResult::of(Match::color_of_first(number), winner))
    }
}
