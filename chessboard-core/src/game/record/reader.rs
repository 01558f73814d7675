use core::marker::PhantomData;

use super::lexer::{CLOSED_COMMENT, Lexer, Token};
use super::notes::{DERIVED_TAGS, RECORD_START};
use super::{
    DamagedRecord, Ending, GameResult, Header, RecordError, RecordFault, Recorded, Standing, Termination, TurnNumber,
};

type Damaged<G> = DamagedRecord<G, <G as Recorded>::Fault>;
type Fault<G> = RecordFault<<G as Recorded>::Fault>;

/// Reads a text that holds exactly one record.
pub fn read<G: Recorded>(text: &str) -> Result<G, Damaged<G>> {
    let mut records = read_all::<G>(text.as_bytes());
    let first = records.next().unwrap_or_else(|| Err(damaged(G::default(), None, 0, Fault::<G>::Expected(RECORD))))?;
    let end = records.offset;
    if records.next().is_none() {
        return Ok(first);
    }
    let turn = Some(first.turn_number());
    Err(damaged(first, turn, end, RecordFault::Expected("the end of the text: one record only")))
}

/// What a text that is empty or begins with something else is told.
const RECORD: &str = "a record, which begins with `[Game \"`";

/// Reads all records of a file, one after the other.
///
/// A damaged one is an error that holds what could be read of it; the next begins at the next line that
/// begins with `[Game "`. The file need not be UTF-8 outside sound records.
pub fn read_all<G: Recorded>(file: &[u8]) -> Records<'_, G> {
    // A byte order mark says nothing.
    let offset = if file.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    Records { file, offset, game: PhantomData }
}

/// Iterator over the records of a file; see [`read_all`].
#[derive(Debug, Clone)]
pub struct Records<'a, G> {
    file: &'a [u8],
    /// Where the next record, or white space before it, begins.
    offset: usize,
    game: PhantomData<fn() -> G>,
}

impl<G> Records<'_, G> {
    /// Byte offset at which the next record is looked for: the end of the last one.
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl<G: Recorded> Iterator for Records<'_, G> {
    type Item = Result<G, Damaged<G>>;

    fn next(&mut self) -> Option<Result<G, Damaged<G>>> {
        let start = self.offset + self.file[self.offset..].iter().take_while(|b| b.is_ascii_whitespace()).count();
        if start == self.file.len() {
            self.offset = start;
            return None;
        }
        let end = start + 1 + find_record_start(&self.file[start..][1..]);
        self.offset = end;
        Some(read_one(&self.file[start..end], start))
    }
}

impl<G: Recorded> core::iter::FusedIterator for Records<'_, G> {}

/// Where the next line that begins a record begins; the length of the text if there is none.
fn find_record_start(text: &[u8]) -> usize {
    let line_starts = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    let mut starts = line_starts.filter(|&at| text[at..].starts_with(RECORD_START.as_bytes()));
    starts.next().unwrap_or(text.len())
}

fn damaged<G: Recorded>(game: G, turn: Option<u32>, offset: usize, fault: Fault<G>) -> Damaged<G> {
    DamagedRecord { error: RecordError { turn, offset, fault }, game }
}

/// Reads the bytes of one record, which begin at `base` in the file.
fn read_one<G: Recorded>(bytes: &[u8], base: usize) -> Result<G, Damaged<G>> {
    // Bytes that are no text end the record, but what stands before them is read.
    let (text, is_whole) = match core::str::from_utf8(bytes) {
        Ok(text) => (text, true),
        Err(error) => (core::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(), false),
    };
    let mut reading = Reading { lexer: Lexer::new(text), game: G::default(), header: Header::default(), turn: None };
    let (mut offset, mut fault) = match reading.record() {
        Ok(()) if is_whole => return Ok(reading.game),
        Ok(()) => (text.len(), RecordFault::Utf8),
        Err(fault) => fault,
    };
    // What went wrong only because the text ends is the fault of the bytes that end it.
    let is_cut = offset >= text.len() || fault == RecordFault::Expected(CLOSED_COMMENT);
    if !is_whole && is_cut {
        (offset, fault) = (text.len(), RecordFault::Utf8);
    }
    Err(damaged(reading.game, reading.turn, base + offset, fault))
}

/// One record while it is read.
struct Reading<'a, G> {
    lexer: Lexer<'a>,
    header: Header,
    game: G,
    /// The turn that is being read.
    turn: Option<u32>,
}

/// A fault and its offset into the record.
type Placed<G> = (usize, Fault<G>);

impl<G: Recorded> Reading<'_, G> {
    fn record(&mut self) -> Result<(), Placed<G>> {
        self.tags()?;
        let result = self.turns()?;
        self.result(result)?;
        self.lexer.skip_white_space();
        if self.lexer.rest().is_empty() {
            return Ok(());
        }
        Err((self.lexer.offset(), RecordFault::Expected("the end of the record after its result")))
    }

    fn tags(&mut self) -> Result<(), Placed<G>> {
        let read = self.header.read::<G>(&mut self.lexer);
        let mut game = match G::from_header(&self.header) {
            Ok(game) => Ok(game),
            Err((tag, fault)) => {
                let (at, fault) = RecordFault::in_word(fault);
                Err((tag.value_offset + at, fault))
            }
        };
        // Whatever is wrong, the tags that could be read are kept.
        let notes = game.as_mut().unwrap_or(&mut self.game).notes_mut();
        let derived = |name: &str| DERIVED_TAGS.contains(&name) || G::RULE_TAGS.contains(&name);
        for tag in self.header.tags().iter().filter(|tag| !derived(&tag.name)) {
            notes.put_tag(&tag.name, &tag.value);
        }
        read.map_err(|fault| (self.lexer.offset(), fault))?;
        self.game = game?;
        let Some(result) = self.header.get("Result") else {
            return Err((self.lexer.offset(), RecordFault::TagMissing("Result")));
        };
        match GameResult::from_name(&result.value) {
            Some(_) => Ok(()),
            None => Err((result.value_offset, RecordFault::Expected("`1-0`, `0-1`, `1/2-1/2` or `*`"))),
        }
    }

    /// Reads turns up to the result, and returns it with its offset.
    fn turns(&mut self) -> Result<(usize, GameResult), Placed<G>> {
        let mut number_given = false;
        let mut is_answered = true;
        loop {
            self.turn = Some(self.game.turn_number());
            let due = self.game.number_due().filter(|_| !number_given);
            let (offset, token) = self.lexer.token().map_err(|fault| (self.lexer.offset(), fault))?;
            match token {
                Token::Comment(text) => self.comment(offset, text)?,
                Token::Number(text) => {
                    check_number(text, due, number_given).map_err(|fault| (offset, fault))?;
                    number_given = true;
                }
                Token::Turn(word) => {
                    if let Some(due) = due {
                        return Err((offset, RecordFault::Number(due)));
                    }
                    if !is_answered {
                        return Err((offset, RecordFault::Expected("the result: a roll without a move stands last")));
                    }
                    let turns = self.game.turn_count();
                    self.game.read_turn(word).map_err(|fault| {
                        let (at, fault) = RecordFault::in_word(fault);
                        (offset + at, fault)
                    })?;
                    is_answered = self.game.turn_count() > turns;
                    number_given = false;
                }
                Token::Result(result) if !number_given => return Ok((offset, result)),
                Token::Result(_) => return Err((offset, RecordFault::Expected("a move after the number"))),
                Token::End => return Err((offset, RecordFault::Expected("a move or the result"))),
            }
        }
    }

    fn comment(&mut self, offset: usize, text: &str) -> Result<(), Placed<G>> {
        let turns = self.game.turn_count();
        let added = self.game.notes_mut().add_comment(turns, text);
        added.map_err(|_| (offset, RecordFault::Expected(CLOSED_COMMENT)))
    }

    /// Checks that result, score and termination agree with each other and with the board.
    fn result(&mut self, (offset, result): (usize, GameResult)) -> Result<(), Placed<G>> {
        if self.header.get("Result").is_some_and(|tag| tag.value != result.name()) {
            return Err((offset, RecordFault::Expected("the result that the tag Result names")));
        }
        let standing = self.game.standing();
        self.score(standing)?;
        let termination = self.header.get("Termination").map(|tag| (tag.value_offset, tag.value.clone()));
        match (standing, termination) {
            (Standing::Board { .. }, Some((offset, _))) => {
                Err((offset, RecordFault::Expected("no tag Termination: the game ended on the board")))
            }
            (Standing::Board { result: on_board, .. }, None) if on_board != result => {
                Err((offset, RecordFault::Expected("the result on the board")))
            }
            (_, Some((offset, _))) if result == GameResult::Unfinished => {
                Err((offset, RecordFault::Expected("no tag Termination: the result is `*`")))
            }
            (Standing::Unfinished | Standing::Ended(_), None) if result != GameResult::Unfinished => {
                Err((offset, RecordFault::Expected("`*`, or a tag Termination: the game did not end on the board")))
            }
            (_, None) => Ok(()),
            (_, Some((offset, name))) => self.end(offset, &name, result),
        }
    }

    /// Checks the score, if there is one, against the board.
    fn score(&self, standing: Standing) -> Result<(), Placed<G>> {
        let Some(tag) = self.header.get("Score") else { return Ok(()) };
        let expected = match standing {
            Standing::Board { score: Some((white, black)), .. } if alloc::format!("{white}-{black}") == tag.value => {
                return Ok(());
            }
            Standing::Board { score: Some(_), .. } => "the score on the board, White's first",
            Standing::Board { score: None, .. } => "no tag Score: this game has no score",
            Standing::Unfinished | Standing::Ended(_) => "no tag Score: the game did not end on the board",
        };
        Err((tag.value_offset, RecordFault::Expected(expected)))
    }

    fn end(&mut self, offset: usize, name: &str, result: GameResult) -> Result<(), Placed<G>> {
        let termination = name.parse::<Termination>().map_err(|e| (offset, RecordFault::Expected(e.expected)))?;
        let ending = Ending { winner: result.winner(), termination };
        if !ending.is_consistent() {
            return Err((offset, RecordFault::Expected("a termination that can have this result")));
        }
        self.game.end(ending).map_err(|fault| {
            let (at, fault) = RecordFault::in_word(fault);
            (offset + at, fault)
        })
    }
}

/// Checks a number against the one that is due.
fn check_number<F>(text: &str, due: Option<TurnNumber>, already_given: bool) -> Result<(), RecordFault<F>> {
    match due {
        Some(due) if alloc::format!("{due}") == text => Ok(()),
        Some(due) => Err(RecordFault::Number(due)),
        None if already_given => Err(RecordFault::Expected("a move after the number")),
        None => Err(RecordFault::Expected("a move; it has no number of its own")),
    }
}
