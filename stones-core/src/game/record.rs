//! Games of Stones! as [records](chessboard_core::record): `1. a1-d4 h8-e5 2. …`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use chessboard_core::record::{
    self, DamagedRecord, Ending, GameResult, Header, HeaderTag, Notes, Recorded, Records, Standing, TurnNumber,
    WordFault,
};
use chessboard_core::{Color, ParseError, UnknownName};

use crate::{Board, GameOn, IllegalMove, ParseMoveError, ParsePositionError, PositionOn, Rules, Score, SetupError};

/// What the rules can have against a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RecordRefusal {
    /// A move is illegal where it stands.
    #[error("illegal move: {0}")]
    Illegal(#[from] IllegalMove),
    /// There can be no such start.
    #[error("impossible position: {0}")]
    Setup(#[from] SetupError),
}

impl<B: Board> GameOn<B> {
    /// The game up to the current ply as a record.
    ///
    /// ```
    /// let mut game = stones_core::Game::default();
    /// game.play_text("a1-d4")?;
    /// game.set_tag("White", "Ada")?;
    /// assert_eq!(game.record(), "[Game \"Stones!\"]\n[White \"Ada\"]\n[Result \"*\"]\n\n1. a1-d4 *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = record::write(self, &mut text);
        text
    }

    /// Reads a text that holds one record. The error holds what could be read before the fault.
    pub fn from_record(text: &str) -> Result<GameOn<B>, DamagedRecord<GameOn<B>, RecordRefusal>> {
        record::read(text)
    }

    /// Reads all records of a file; after a damaged one it goes on with the next.
    pub fn read_records(file: &[u8]) -> Records<'_, GameOn<B>> {
        record::read_all(file)
    }

    /// The number of the turn at this ply, and whose it is: a pair of moves shares one number.
    fn turn_at(&self, ply: usize) -> (u32, Color) {
        let half_moves = ply + usize::from(self.start().turn() == Color::Black);
        (half_moves as u32 / 2 + 1, Color::ALL[half_moves % 2])
    }

    /// White's moves have a number, and so has the first if Black opens.
    fn number_at(&self, ply: usize) -> Option<TurnNumber> {
        let (number, color) = self.turn_at(ply);
        (color == Color::White || ply == 0).then_some(TurnNumber { number, black_opens: color == Color::Black })
    }
}

impl<B: Board> Recorded for GameOn<B> {
    const NAME: &'static str = "Stones!";
    const RULE_TAGS: &'static [&'static str] = &["EndRule", "Goal"];
    type Fault = RecordRefusal;

    fn from_header(header: &Header) -> Result<GameOn<B>, (&HeaderTag, WordFault<RecordRefusal>)> {
        let mut rules = Rules::default();
        if let Some(tag) = header.get("EndRule") {
            rules.end = tag.value.parse().map_err(|e: UnknownName| (tag, ParseError::new(0, e.expected).into()))?;
        }
        if let Some(tag) = header.get("Goal") {
            rules.goal = tag.value.parse().map_err(|e: UnknownName| (tag, ParseError::new(0, e.expected).into()))?;
        }
        let start = match header.get("Start") {
            Some(tag) => tag.value.parse().map_err(|error| (tag, word_fault(error)))?,
            None => PositionOn::default(),
        };
        Ok(GameOn::new(start, rules))
    }

    fn number_due(&self) -> Option<TurnNumber> {
        self.number_at(self.ply())
    }

    fn turn_number(&self) -> u32 {
        self.turn_at(self.ply()).0
    }

    fn read_turn(&mut self, word: &str) -> Result<(), WordFault<RecordRefusal>> {
        match self.play_text(word) {
            Ok(_) => Ok(()),
            Err(ParseMoveError::Parse(error)) => Err(error.into()),
            Err(ParseMoveError::Illegal(reason)) => Err(WordFault::Rules(reason.into())),
        }
    }

    fn end(&mut self, ending: Ending) -> Result<(), WordFault<RecordRefusal>> {
        self.end_by(ending.winner, ending.termination).map_err(|over| WordFault::Rules(IllegalMove::from(over).into()))
    }

    fn standing(&self) -> Standing {
        match (self.ending(), self.outcome()) {
            (Some(ending), _) => Standing::Ended(ending),
            (None, Some(outcome)) => Standing::Board {
                result: GameResult::of(outcome.winner),
                score: outcome.score.map(|Score { white, black }| (white, black)),
            },
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
        (*self.start() != PositionOn::default()).then(|| self.start().to_string())
    }

    fn rule_tags(&self) -> Vec<(&'static str, String)> {
        let Rules { end, goal } = self.rules();
        let mut tags = Vec::new();
        if end != Rules::default().end {
            tags.push(("EndRule", end.to_string()));
        }
        if goal != Rules::default().goal {
            tags.push(("Goal", goal.to_string()));
        }
        tags
    }

    fn written_turns(&self) -> Vec<(Option<TurnNumber>, String)> {
        self.moves().enumerate().map(|(ply, m)| (self.number_at(ply), m.to_string())).collect()
    }
}

fn word_fault(error: ParsePositionError) -> WordFault<RecordRefusal> {
    match error {
        ParsePositionError::Parse(error) => error.into(),
        ParsePositionError::Setup(error) => WordFault::Rules(error.into()),
    }
}
