use core::fmt;

use super::{GameResult, Notes, Recorded, Standing};

/// Writes a game as a record, with a line break at its end.
///
/// Between two records of a file there is to be an empty line.
pub fn write<G: Recorded>(game: &G, out: &mut impl fmt::Write) -> fmt::Result {
    let (result, score, ending) = match game.standing() {
        Standing::Unfinished => (GameResult::Unfinished, None, None),
        Standing::Board { result, score } => (result, score, None),
        Standing::Ended(ending) => (GameResult::of(ending.winner), None, Some(ending)),
    };
    write_tag(out, "Game", G::NAME)?;
    let (known, unknown): (alloc::vec::Vec<_>, alloc::vec::Vec<_>) =
        game.notes().tags().partition(|tag| super::notes::KNOWN_TAGS.contains(&tag.0));
    for (name, value) in known {
        write_tag(out, name, value)?;
    }
    write_tag(out, "Result", result.name())?;
    if let Some((white, black)) = score {
        write_tag(out, "Score", &alloc::format!("{white}-{black}"))?;
    }
    if let Some(ending) = ending {
        write_tag(out, "Termination", ending.termination.name())?;
    }
    if let Some(start) = game.start_text() {
        write_tag(out, "Start", &start)?;
    }
    for (name, value) in game.rule_tags() {
        write_tag(out, name, &value)?;
    }
    for (name, value) in unknown {
        write_tag(out, name, value)?;
    }
    out.write_str("\n")?;
    write_turns(game, out)?;
    writeln!(out, "{result}")
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

/// All turns with their numbers and comments, a space after each word.
fn write_turns<G: Recorded>(game: &G, out: &mut impl fmt::Write) -> fmt::Result {
    let write_comments = |out: &mut _, notes: &Notes, turns| {
        notes.comments_at(turns).try_for_each(|text| write!(out as &mut dyn fmt::Write, "{{{text}}} "))
    };
    write_comments(out, game.notes(), 0)?;
    for (turn, (number, word)) in game.written_turns().into_iter().enumerate() {
        if let Some(number) = number {
            write!(out, "{number} ")?;
        }
        write!(out, "{word} ")?;
        write_comments(out, game.notes(), turn + 1)?;
    }
    if let Some(rest) = game.written_rest() {
        write!(out, "{rest} ")?;
    }
    Ok(())
}
