//! Games of the dice race as [records](chessboard_core::record): `1. 3:a1-d1 2. 6:h8-b8 3. …`.
//!
//! ```text
//! turn = roll ":" [ move ]       without a move: a roll not yet answered, which stands last
//! ```
//!
//! Every turn has a number of its own; who moves follows from the rules. If the start has a roll pending,
//! the first turn repeats it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use chessboard_core::record::{
    self, DamagedRecord, Ending, GameResult, Header, HeaderTag, Notes, Recorded, Records, Standing, TurnNumber,
    WordFault,
};
use chessboard_core::text::Cursor;
use chessboard_core::{ParseError, UnknownName};

use crate::position::play::read_roll;
use crate::{Game, IllegalMove, MoveText, ParsePositionError, PieceCount, Position, Roll, Rules, SetupError};

/// What the rules can have against a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RecordRefusal {
    /// A roll or a move is illegal where it stands.
    #[error("illegal move: {0}")]
    Illegal(#[from] IllegalMove),
    /// There can be no such start.
    #[error("impossible position: {0}")]
    Setup(#[from] SetupError),
}

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
    /// assert_eq!(game.record(), "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5: *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = record::write(self, &mut text);
        text
    }

    /// Reads a text that holds one record. The error holds what could be read before the fault.
    pub fn from_record(text: &str) -> Result<Game, DamagedRecord<Game, RecordRefusal>> {
        record::read(text)
    }

    /// Reads all records of a file; after a damaged one it goes on with the next.
    pub fn read_records(file: &[u8]) -> Records<'_, Game> {
        record::read_all(file)
    }

    /// The position after the roll of a turn. The first turn repeats a roll that the start has pending.
    fn after_roll(&self, roll: Roll) -> Result<Position, WordFault<RecordRefusal>> {
        let is_first = self.history().steps().is_empty();
        match self.position().rolled() {
            Some(pending) if is_first && pending == roll => Ok(*self.position()),
            Some(_) if is_first => Err(ParseError::new(0, "the roll that the tag Start has pending").into()),
            Some(_) => Err(ParseError::new(0, "the result: a roll without a move stands last").into()),
            None => self.position().roll(roll).map_err(refused),
        }
    }
}

impl Recorded for Game {
    const NAME: &'static str = "Dice race";
    const RULE_TAGS: &'static [&'static str] = &["Capture", "Block", "ExtraRollOnSix", "Pieces"];
    type Fault = RecordRefusal;

    fn from_header(header: &Header) -> Result<Game, (&HeaderTag, WordFault<RecordRefusal>)> {
        let mut rules = Rules::default();
        if let Some(tag) = header.get("Capture") {
            rules.capture = tag.value.parse().map_err(|error| (tag, unknown(error)))?;
        }
        if let Some(tag) = header.get("Block") {
            rules.block = tag.value.parse().map_err(|error| (tag, unknown(error)))?;
        }
        if let Some(tag) = header.get("ExtraRollOnSix") {
            rules.extra_roll_on_six = read_yes_or_no(&tag.value).map_err(|error| (tag, unknown(error)))?;
        }
        if let Some(tag) = header.get("Pieces") {
            rules.pieces = read_pieces(&tag.value).map_err(|error| (tag, unknown(error)))?;
        }
        let start = match header.get("Start") {
            Some(tag) => Position::parse(&tag.value, rules).map_err(|error| (tag, word_fault(error)))?,
            None => Position::initial(rules),
        };
        Ok(Game::new(start))
    }

    fn number_due(&self) -> Option<TurnNumber> {
        Some(TurnNumber { number: self.turn_number(), black_opens: false })
    }

    fn turn_number(&self) -> u32 {
        self.ply() as u32 + 1
    }

    fn read_turn(&mut self, word: &str) -> Result<(), WordFault<RecordRefusal>> {
        let mut cursor = Cursor::new(word);
        let roll = read_roll(&mut cursor, "a turn, which begins with its roll, 1 to 6")?;
        cursor.expect(b':', "`:` after the roll")?;
        let text = if cursor.finish().is_ok() { None } else { Some(MoveText::read(&mut cursor)?) };
        cursor.finish()?;

        // Everything is looked at before anything is done, so that a refused turn changes nothing.
        let rolled = self.after_roll(roll)?;
        let m = text.map(|text| rolled.resolve(text)).transpose().map_err(refused)?;
        if self.position().rolled().is_none() {
            self.roll(roll).map_err(refused)?;
        }
        m.map_or(Ok(()), |m| self.play(m)).map_err(refused)
    }

    fn end(&mut self, ending: Ending) -> Result<(), WordFault<RecordRefusal>> {
        match ending.winner {
            Some(winner) => self.end_by(winner, ending.termination).map_err(|over| refused(over.into())),
            None => Err(ParseError::new(0, "a termination of a game that somebody has won; there is no draw").into()),
        }
    }

    fn standing(&self) -> Standing {
        match (self.ending(), self.outcome()) {
            (Some(ending), _) => Standing::Ended(ending),
            (None, Some(outcome)) => Standing::Board { result: GameResult::of(Some(outcome.winner)), score: None },
            (None, None) => Standing::Unfinished,
        }
    }

    fn turn_count(&self) -> usize {
        self.ply()
    }

    fn notes(&self) -> &Notes {
        self.notes()
    }

    fn notes_mut(&mut self) -> &mut Notes {
        self.notes_mut()
    }

    fn start_text(&self) -> Option<String> {
        (*self.start() != Position::initial(self.rules())).then(|| self.start().to_string())
    }

    fn rule_tags(&self) -> Vec<(&'static str, String)> {
        let (rules, default) = (self.rules(), Rules::default());
        let tags = [
            (rules.capture != default.capture, "Capture", rules.capture.to_string()),
            (rules.block != default.block, "Block", rules.block.to_string()),
            (rules.extra_roll_on_six, "ExtraRollOnSix", "yes".to_string()),
            (rules.pieces != default.pieces, "Pieces", rules.pieces.to_string()),
        ];
        tags.into_iter().filter(|tag| tag.0).map(|(_, name, value)| (name, value)).collect()
    }

    fn written_turns(&self) -> Vec<(Option<TurnNumber>, String)> {
        let number = |turn: usize| Some(TurnNumber { number: turn as u32 + 1, black_opens: false });
        self.turns().enumerate().map(|(turn, written)| (number(turn), written.to_string())).collect()
    }

    fn written_rest(&self) -> Option<String> {
        self.position().rolled().map(|roll| alloc::format!("{}. {roll}:", self.turn_number()))
    }
}

fn refused(reason: IllegalMove) -> WordFault<RecordRefusal> {
    WordFault::Rules(reason.into())
}

fn unknown(error: UnknownName) -> WordFault<RecordRefusal> {
    ParseError::new(0, error.expected).into()
}

fn word_fault(error: ParsePositionError) -> WordFault<RecordRefusal> {
    match error {
        ParsePositionError::Parse(error) => error.into(),
        ParsePositionError::Setup(error) => WordFault::Rules(error.into()),
    }
}

fn read_yes_or_no(value: &str) -> Result<bool, UnknownName> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(UnknownName { expected: "`yes` or `no`" }),
    }
}

fn read_pieces(value: &str) -> Result<PieceCount, UnknownName> {
    let found = PieceCount::ALL.into_iter().find(|count| count.to_string() == value);
    found.ok_or(UnknownName { expected: "1 to 4 pieces" })
}
