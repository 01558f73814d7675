use core::fmt;

use super::{GameResult, Recorded};
use crate::game::{BoardResult, Notes};

/// Writes a game as a record, with a line break at its end. Movetext is wrapped between words at 80 columns.
pub fn write<G: Recorded>(game: &G, out: &mut impl fmt::Write) -> fmt::Result {
    let result = write_tags(game, out)?;
    out.write_str("\n")?;
    let mut movetext = Movetext { out, column: 0 };
    write_turns(game, &mut movetext)?;
    movetext.word(result.name())?;
    out.write_str("\n")
}

/// Writes all tags in their order, and returns the result.
fn write_tags<G: Recorded>(game: &G, out: &mut impl fmt::Write) -> Result<GameResult, fmt::Error> {
    let notes = game.log().notes();
    let (board, ending) = (game.board_result(), game.log().ending());
    let winner = board.map(|board| board.winner).or(ending.map(|ending| ending.winner));
    let result = winner.map_or(GameResult::Unfinished, GameResult::from_winner);

    write_tag(out, "Game", G::NAME)?;
    notes.known_tags().try_for_each(|(name, value)| write_tag(out, name, value))?;
    write_tag(out, "Result", result.name())?;
    if let Some(BoardResult { score: Some((white, black)), .. }) = board {
        write_tag(out, "Score", &alloc::format!("{white}-{black}"))?;
    }
    if let Some(ending) = ending {
        write_tag(out, "Termination", ending.termination.name())?;
    }
    game.start_tags().iter().try_for_each(|(name, value)| write_tag(out, name, value))?;
    notes.other_tags().try_for_each(|(name, value)| write_tag(out, name, value))?;
    Ok(result)
}

fn write_tag(out: &mut impl fmt::Write, name: &str, value: &str) -> fmt::Result {
    write!(out, "[{name} \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            out.write_str("\\")?;
        }
        out.write_char(c)?;
    }
    out.write_str("\"]\n")
}

/// Writes all turns with their numbers and comments.
fn write_turns<G: Recorded>(game: &G, out: &mut Movetext<'_, impl fmt::Write>) -> fmt::Result {
    let (notes, plies) = (game.log().notes(), game.log().ply());
    write_comments(notes, 0, out)?;
    for (ply, word) in game.turn_words().enumerate() {
        let number = game.number_at(ply);
        if number.is_written_at(ply) {
            out.word(&alloc::format!("{number}"))?;
        }
        out.word(&word)?;
        // An incomplete turn has no comments, though an undone move in its place may have some.
        if ply < plies {
            write_comments(notes, ply + 1, out)?;
        }
    }
    Ok(())
}

fn write_comments(notes: &Notes, ply: usize, out: &mut Movetext<'_, impl fmt::Write>) -> fmt::Result {
    notes.comments_at(ply).try_for_each(|text| out.word(&alloc::format!("{{{text}}}")))
}

/// Words with a space or a line break between them.
struct Movetext<'a, W> {
    out: &'a mut W,
    /// The number of characters on the line.
    column: usize,
}

const COLUMNS: usize = 80;

impl<W: fmt::Write> Movetext<'_, W> {
    /// Writes a word or a comment, which may have line breaks of its own.
    fn word(&mut self, word: &str) -> fmt::Result {
        let mut widths = word.split(['\n', '\r']).map(|line| line.chars().count());
        let first = widths.next().unwrap_or_default();
        if self.column > 0 {
            let fits = self.column + 1 + first <= COLUMNS;
            self.out.write_str(if fits { " " } else { "\n" })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column = widths.next_back().unwrap_or(self.column + first);
        self.out.write_str(word)
    }
}
