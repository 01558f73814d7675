//! Games of Stones! as [records](chessboard_core::record): `1. a1-d4 h8-e5 2. …`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use chessboard_core::record::{self, DamagedRecord, Header, Placed, Recorded, Records, TurnNumber};
use chessboard_core::{Color, ReadError};

use crate::{Board, GameOn, IllegalMove, PositionError, PositionOn, Rules, SetupError};

/// Why the rules reject what a record says.
pub type RuleError = record::RuleError<IllegalMove, SetupError>;

impl<B: Board> GameOn<B> {
    /// The game up to the current ply as a record.
    ///
    /// ```
    /// let mut game = stones_core::Game::default();
    /// game.play_text("a1-d4")?;
    /// game.set_tag("White", "Ada")?;
    /// assert_eq!(game.to_record(), "[Game \"Stones!\"]\n[White \"Ada\"]\n[Result \"*\"]\n\n1. a1-d4 *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = record::write(self, &mut text);
        text
    }

    /// Reads a text that holds one record. The error holds what could be read before the fault.
    pub fn from_record(text: &str) -> Result<GameOn<B>, DamagedRecord<GameOn<B>, RuleError>> {
        record::read(text)
    }

    /// Reads all records of a file; after a damaged one it goes on with the next.
    pub fn read_records(file: &[u8]) -> Records<'_, GameOn<B>> {
        record::read_all(file)
    }

    /// Reads all records that a reader gives, such as an open file, and holds one at a time.
    ///
    /// ```
    /// use std::io::BufReader;
    /// # let file = std::io::Cursor::new("[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n".repeat(3));
    ///
    /// let games = stones_core::Game::records_from(BufReader::new(file)).collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(games.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "std")]
    pub fn records_from<R: std::io::BufRead>(reader: R) -> record::RecordStream<R, GameOn<B>> {
        record::read_from(reader)
    }
}

impl<B: Board> Recorded for GameOn<B> {
    type Fault = RuleError;

    fn from_header(header: &Header<'_>) -> Result<GameOn<B>, Placed<RuleError>> {
        let default = Rules::default();
        let rules = Rules {
            end: header.named("EndRule")?.unwrap_or(default.end),
            goal: header.named("Goal")?.unwrap_or(default.goal),
        };
        let start = header
            .value("Start", |text| text.parse().map_err(|error: PositionError| error.map(RuleError::Setup)))?
            .unwrap_or_default();
        Ok(GameOn::new(start, rules))
    }

    fn start_tags(&self) -> Vec<(&'static str, String)> {
        let (Rules { end, goal }, default) = (self.rules(), Rules::default());
        let tags = [
            (*self.start() != PositionOn::default(), "Start", self.start().to_string()),
            (end != default.end, "EndRule", end.to_string()),
            (goal != default.goal, "Goal", goal.to_string()),
        ];
        tags.into_iter().filter(|tag| tag.0).map(|(_, name, value)| (name, value)).collect()
    }

    /// A move of White and the next of Black share a number.
    fn number_at(&self, ply: usize) -> TurnNumber {
        let half_moves = ply + usize::from(self.start().turn() == Color::Black);
        TurnNumber { number: half_moves as u32 / 2 + 1, is_blacks: half_moves % 2 == 1 }
    }

    fn read_turn(&mut self, _turns: usize, word: &str) -> Result<(), ReadError<RuleError>> {
        self.play_text(word).map(|_| ()).map_err(|error| error.map(RuleError::Illegal))
    }

    fn turn_words(&self) -> impl Iterator<Item = String> {
        self.moves().map(|m| m.to_string())
    }
}
