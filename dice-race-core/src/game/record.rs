//! Games of the dice race as [records](chessboard_core::record): `1. 3:a1-d1 2. 6:h8-b8 3. …`.
//!
//! Every turn has a number of its own; the rules say which side moves. If the start has a roll pending, the first turn
//! repeats it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use chessboard_core::record::{self, DamagedRecord, Header, Placed, Recorded, Records, TurnNumber};
use chessboard_core::text::Cursor;
use chessboard_core::{LoggedGame, ParseError, ReadError};

use super::turn::{self, read_turn_roll};
use crate::{Game, IllegalMove, MoveText, PieceCount, PieceCountError, Position, Roll, Rules, SetupError, Step};

/// What is expected of the first turn if the start has a roll pending.
const PENDING_ROLL: &str = "the roll that is pending at the start";

/// Why the rules reject what a record says.
pub type RuleError = record::RuleError<IllegalMove, SetupError>;

impl Game {
    /// The game up to the current step as a record.
    ///
    /// ```
    /// use dice_race_core::{Game, Roll};
    ///
    /// let mut game = Game::default();
    /// game.roll(Roll::Three)?;
    /// game.play_text("a1-d1")?;
    /// game.roll(Roll::Five)?;
    /// assert_eq!(game.to_record(), "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5: *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = record::write(self, &mut text);
        text
    }

    /// Reads a text that holds one record. The error holds what could be read before the fault.
    pub fn from_record(text: &str) -> Result<Game, DamagedRecord<Game, RuleError>> {
        record::read(text)
    }

    /// Reads all records of a file; after a damaged one it goes on with the next.
    pub fn read_records(file: &[u8]) -> Records<'_, Game> {
        record::read_all(file)
    }

    /// Reads all records that a reader gives, such as an open file, and holds one at a time.
    ///
    /// ```
    /// use std::io::BufReader;
    /// # let file = std::io::Cursor::new("[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 5:a1-f1 *\n".repeat(3));
    ///
    /// let games = dice_race_core::Game::records_from(BufReader::new(file)).collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(games.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "std")]
    pub fn records_from<R: std::io::BufRead>(reader: R) -> record::RecordStream<R, Game> {
        record::read_from(reader)
    }

    /// The position after the roll of a turn, which only the first turn shares with the start.
    fn after_roll(&self, is_first: bool, roll: Roll) -> Result<Position, ReadError<RuleError>> {
        self.check_not_over().map_err(|over| illegal(over.into()))?;
        match self.position().rolled() {
            None => self.position().roll(roll).map_err(illegal),
            Some(pending) if is_first && pending == roll => Ok(*self.position()),
            Some(_) if is_first => Err(ParseError::new(0, PENDING_ROLL).into()),
            Some(_) => Err(ParseError::new(0, "the result: a roll without a move stands last").into()),
        }
    }
}

impl Recorded for Game {
    type Fault = RuleError;

    fn from_header(header: &Header<'_>) -> Result<Game, Placed<RuleError>> {
        let default = Rules::default();
        let rules = Rules {
            capture: header.named("Capture")?.unwrap_or(default.capture),
            block: header.named("Block")?.unwrap_or(default.block),
            extra_roll_on_six: header.value("ExtraRollOnSix", read_yes_or_no)?.unwrap_or(default.extra_roll_on_six),
            pieces: header.value("Pieces", read_pieces)?.unwrap_or(default.pieces),
        };
        let start =
            header.value("Start", |text| Position::parse(text, rules).map_err(|error| error.map(RuleError::Setup)))?;
        Ok(Game::new(start.unwrap_or_else(|| Position::initial(rules))))
    }

    fn start_tags(&self) -> Vec<(&'static str, String)> {
        let (rules, default) = (self.rules(), Rules::default());
        let tags = [
            (*self.start() != Position::initial(rules), "Start", self.start().to_string()),
            (rules.capture != default.capture, "Capture", rules.capture.to_string()),
            (rules.block != default.block, "Block", rules.block.to_string()),
            (rules.extra_roll_on_six, "ExtraRollOnSix", "yes".to_string()),
            (rules.pieces != default.pieces, "Pieces", rules.pieces.to_string()),
        ];
        tags.into_iter().filter(|tag| tag.0).map(|(_, name, value)| (name, value)).collect()
    }

    fn number_at(&self, ply: usize) -> TurnNumber {
        TurnNumber { number: ply as u32 + 1, is_blacks: false }
    }

    fn read_turn(&mut self, turns: usize, word: &str) -> Result<(), ReadError<RuleError>> {
        let mut cursor = Cursor::new(word);
        let roll = read_turn_roll(&mut cursor, "a turn, which begins with its roll, 1 to 6")?;
        let text = if cursor.finish().is_ok() { None } else { Some(MoveText::read(&mut cursor)?) };
        cursor.finish()?;

        // Everything is checked before anything changes.
        let rolled = self.after_roll(turns == 0, roll)?;
        let m = text.map(|text| rolled.resolve(text)).transpose().map_err(illegal)?;
        if self.position().rolled().is_none() {
            self.log.push(Step::Roll(roll), rolled);
        }
        if let Some(m) = m {
            self.push(m);
        }
        Ok(())
    }

    fn check_turns(&self, turns: usize) -> Result<(), &'static str> {
        if turns == 0 && self.start().rolled().is_some() { Err(PENDING_ROLL) } else { Ok(()) }
    }

    fn turn_words(&self) -> impl Iterator<Item = String> {
        turn::turn_words(*self.start(), self.history().steps())
    }
}

fn illegal(reason: IllegalMove) -> ReadError<RuleError> {
    ReadError::Rejected(RuleError::Illegal(reason))
}

fn read_yes_or_no(value: &str) -> Result<bool, ReadError<RuleError>> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(ParseError::new(0, "`yes` or `no`").into()),
    }
}

fn read_pieces(value: &str) -> Result<PieceCount, ReadError<RuleError>> {
    value.parse().map_err(|_| ParseError::new(0, PieceCountError::EXPECTED).into())
}
