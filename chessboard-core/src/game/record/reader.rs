use super::lexer::{Lexer, Token};
use super::{GameResult, Header, Placed, RecordFault, Recorded, TurnNumber};
use crate::game::note_text::check_comment;
use crate::game::notes::is_derived;
use crate::game::{BoardResult, Ending, Termination};

/// One record while it is read.
pub(super) struct Reader<'a, G> {
    lexer: Lexer<'a>,
    header: Header<'a>,
    /// The game as far as it is read.
    pub(super) game: G,
    /// The turn that is being read.
    pub(super) turn: Option<u32>,
}

impl<'a, G: Recorded> Reader<'a, G> {
    pub(super) fn new(text: &'a str) -> Reader<'a, G> {
        Reader { lexer: Lexer::new(text), header: Header::default(), game: G::default(), turn: None }
    }

    /// Reads the whole text.
    pub(super) fn read(&mut self) -> Result<(), Placed<G::Fault>> {
        self.tags()?;
        let (offset, result) = self.turns()?;
        self.result(offset, result)?;
        self.lexer.skip_white_space();
        if self.lexer.rest().is_empty() {
            return Ok(());
        }
        Err((self.lexer.offset(), RecordFault::Expected("the end of the record after its result")))
    }

    fn tags(&mut self) -> Result<(), Placed<G::Fault>> {
        let read = self.header.read(G::NAME, &mut self.lexer);
        let mut game = G::from_header(&self.header);
        // Whatever the fault, the tags that could be read are kept.
        let notes = game.as_mut().unwrap_or(&mut self.game).log_mut().notes_mut();
        for tag in self.header.tags().iter().filter(|tag| !is_derived(tag.name, G::RULE_TAGS)) {
            // What was read can be written.
            let _ = notes.set_tag(tag.name, &tag.value, G::RULE_TAGS);
        }
        read.map_err(|fault| (self.lexer.offset(), fault))?;
        self.game = game?;
        let Some(result) = self.header.get("Result") else {
            return Err((self.lexer.offset(), RecordFault::TagMissing("Result")));
        };
        match GameResult::from_name(&result.value) {
            Some(_) => Ok(()),
            None => Err((result.offset, RecordFault::Expected("`1-0`, `0-1`, `1/2-1/2` or `*`"))),
        }
    }

    /// Reads turns up to the result, and returns it with its offset.
    fn turns(&mut self) -> Result<(usize, GameResult), Placed<G::Fault>> {
        let mut turns = 0;
        let mut number_given = false;
        loop {
            let ply = self.game.log().ply();
            let number = self.game.number_at(ply);
            self.turn = Some(number.number);
            let due = (!number_given && number.is_written_at(ply)).then_some(number);
            let (offset, token) = self.lexer.token().map_err(|fault| (self.lexer.offset(), fault))?;
            match token {
                Token::Comment(text) => {
                    check_comment(text).map_err(|error| RecordFault::in_word(offset + 1, error.into()))?;
                    // All that was checked can be added.
                    let _ = self.game.log_mut().add_comment_at(ply, text);
                }
                Token::Number(text) => {
                    check_number(text, due, number_given).map_err(|fault| (offset, fault))?;
                    number_given = true;
                }
                Token::Turn(word) => {
                    if let Some(due) = due {
                        return Err((offset, RecordFault::Number(due)));
                    }
                    self.game.read_turn(turns, word).map_err(|error| RecordFault::in_word(offset, error))?;
                    turns += 1;
                    number_given = false;
                }
                Token::Result(_) if number_given => {
                    return Err((offset, RecordFault::Expected("a move after the number")));
                }
                Token::Result(result) => {
                    let checked = self.game.check_turns(turns);
                    return checked
                        .map(|()| (offset, result))
                        .map_err(|expected| (offset, RecordFault::Expected(expected)));
                }
                Token::End => return Err((offset, RecordFault::Expected("a move or the result"))),
            }
        }
    }

    /// Checks that result, score and termination agree with each other and with the board.
    fn result(&mut self, offset: usize, result: GameResult) -> Result<(), Placed<G::Fault>> {
        let expected = |offset, expected| Err((offset, RecordFault::Expected(expected)));
        if self.header.get("Result").is_some_and(|tag| tag.value != result.name()) {
            return expected(offset, "the result that the tag Result names");
        }
        let board = self.game.board_result();
        self.score(board)?;
        match (board, self.header.get("Termination")) {
            (Some(_), Some(tag)) => expected(tag.offset, "no tag Termination: the game ended on the board"),
            (Some(BoardResult { winner, .. }), None) if GameResult::from_winner(winner) != result => {
                expected(offset, "the result on the board")
            }
            (None, Some(tag)) if result == GameResult::Unfinished => {
                expected(tag.offset, "no tag Termination: the result is `*`")
            }
            (None, None) if result != GameResult::Unfinished => {
                expected(offset, "`*`, or a tag Termination: the game did not end on the board")
            }
            (None, Some(tag)) => {
                let ending =
                    read_ending::<G>(&tag.value, result).map_err(|e| (tag.offset, RecordFault::Expected(e)))?;
                // A game without a result on the board is not over.
                let _ = self.game.end(ending);
                Ok(())
            }
            (_, None) => Ok(()),
        }
    }

    /// Checks the score, if there is one, against the board.
    fn score(&self, board: Option<BoardResult>) -> Result<(), Placed<G::Fault>> {
        let Some(tag) = self.header.get("Score") else { return Ok(()) };
        let expected = match board {
            Some(BoardResult { score: Some((white, black)), .. }) => {
                if alloc::format!("{white}-{black}") == tag.value {
                    return Ok(());
                }
                "the score on the board, White's first"
            }
            Some(BoardResult { score: None, .. }) => "no tag Score: this game has no score",
            None => "no tag Score: the game did not end on the board",
        };
        Err((tag.offset, RecordFault::Expected(expected)))
    }
}

/// The ending that a termination and a result name together, or what was expected of the termination.
fn read_ending<G: Recorded>(termination: &str, result: GameResult) -> Result<Ending, &'static str> {
    let termination = termination.parse::<Termination>().map_err(|error| error.expected)?;
    let ending = Ending { winner: result.winner(), termination };
    if !ending.is_consistent() {
        return Err("a termination that can have this result");
    }
    if !G::HAS_DRAWS && ending.winner.is_none() {
        return Err("a result with a winner: this game has no draw");
    }
    Ok(ending)
}

/// Checks a number against the expected one.
fn check_number<F>(text: &str, due: Option<TurnNumber>, already_given: bool) -> Result<(), RecordFault<F>> {
    match due {
        Some(due) if alloc::format!("{due}") == text => Ok(()),
        Some(due) => Err(RecordFault::Number(due)),
        None if already_given => Err(RecordFault::Expected("a move after the number")),
        None => Err(RecordFault::Expected("a move; it has no number of its own")),
    }
}
