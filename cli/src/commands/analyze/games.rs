//! The games of a file, analyzed one after the other.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use crate::files::records::{self, Content, Entry, InFile};
use crate::terminal::escape;
use crate::terminal::failure::{Failure, unusable};
use crate::terminal::interrupt::Stopper;
use crate::terminal::output::{count_of, print_json, stderr, stdout};

/// Which games of a file are analyzed, and how the results are printed.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Analyze only game N of the file, counted from 1 [default: all games]
    #[arg(long, value_name = "N")]
    game: Option<NonZeroUsize>,
    /// Print JSON: one object for a position, one line with an object for each game
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a command reports on a game.
pub(crate) enum Report {
    /// An object; the number of the game is added.
    Json(Value),
    /// Lines of text.
    Text(Vec<u8>),
    /// A record.
    Record(String),
}

/// A game that was reviewed, up to its end or to Ctrl-C.
pub(crate) struct Reviewed {
    /// How many moves were reviewed.
    pub(crate) moves: usize,
    pub(crate) report: Report,
}

impl Options {
    /// An error for `--game` with a position.
    pub(crate) fn check_position(&self) -> Result<(), Failure> {
        let Some(number) = self.game else { return Ok(()) };
        Err(Failure::Usage(format!("--game {number} expects the file of a game, not a position")))
    }

    /// Analyzes the games of a file. A damaged game, and one that `analyze` refuses with a sentence, is reported; the
    /// others are analyzed all the same. Ctrl-C sets the flag that `analyze` gets with a game; what was reviewed up to
    /// then is printed, and how much that is.
    pub(crate) fn run<G: InFile>(
        &self,
        file: &Path,
        mut analyze: impl FnMut(G, Arc<AtomicBool>) -> Result<Reviewed, Failure>,
    ) -> Result<(), Failure> {
        let unreadable = |error: io::Error| unusable(file, &error);
        let mut entries = records::entries::<G>(records::open(file).map_err(unreadable)?).peekable();
        let (mut read, mut found, mut all_sound) = (0, 0, true);
        let mut stopper = Stopper::default();
        let can_read_ahead = records::can_read_ahead(file);
        while let Some(entry) = entries.next() {
            let entry = entry.map_err(unreadable)?;
            read = entry.number;
            if self.game.is_some_and(|wanted| wanted.get() != read) {
                continue;
            }
            // In a pipe the first game is printed before it is known whether it is alone.
            let is_alone = read == 1 && !(can_read_ahead && entries.peek().is_some());
            match entry.content {
                Content::Sound(game) => {
                    let moves = game.log().ply();
                    // What is printed is printed as a whole, too.
                    let (analyzed, is_stopped) = stopper.run(|stop| {
                        let Reviewed { moves, report } = analyze(game, stop)?;
                        print(report, read, found, is_alone)?;
                        Ok(moves)
                    });
                    match analyzed {
                        Ok(reviewed) if is_stopped => return Err(interrupted(reviewed, moves)),
                        Ok(_) => {}
                        Err(Failure::Usage(reason)) => {
                            all_sound = false;
                            self.refuse(file, read, &json!({ "message": reason }), &format!(": {reason}"))?;
                        }
                        Err(failure) => return Err(failure),
                    }
                }
                content => {
                    all_sound = false;
                    self.refuse_content::<G>(file, Entry { number: read, content })?;
                }
            }
            found += 1;
            if self.game.is_some() {
                break;
            }
        }
        if found == 0 {
            return Err(Failure::Usage(match self.game {
                Some(number) => format!("{}: no game {number}: the file holds {read}", escape::name(file)),
                None => format!("{}: the file holds no game", escape::name(file)),
            }));
        }
        if all_sound { Ok(()) } else { Err(Failure::Faults) }
    }

    fn refuse_content<G>(&self, file: &Path, Entry { number, content }: Entry<G>) -> io::Result<()> {
        match content {
            Content::Damaged { fault, caret, .. } => {
                let (turn, byte) = (fault.turn, fault.offset);
                let error = json!({ "turn": turn, "byte": byte, "message": fault.fault.to_string() });
                self.refuse(file, number, &error, &format!(", {fault}\n{caret}"))
            }
            Content::OtherGame(title) => {
                let reason = format!("a game of {title}, which is not analyzed here");
                self.refuse(file, number, &json!({ "message": reason }), &format!(": {reason}"))
            }
            Content::Sound(_) => Ok(()),
        }
    }

    /// Reports a game that is not analyzed: in JSON as an object, otherwise on the standard error.
    fn refuse(&self, file: &Path, number: usize, error: &Value, text: &str) -> io::Result<()> {
        if self.json {
            return print_json(&json!({ "game": number, "error": error }));
        }
        stderr().say(format_args!("{}: game {number}{text}", escape::name(file)))
    }
}

/// Says how much of a game was reviewed before Ctrl-C.
fn interrupted(reviewed: usize, moves: usize) -> Failure {
    // If it cannot be written, the exit code still shows it.
    let _ = stderr().say(format_args!("interrupted after {reviewed} of {}", count_of(moves, "move")));
    Failure::Interrupted
}

/// The error of an argument that is no position, and names no file.
pub(crate) fn no_file_either(failure: Failure, argument: &OsStr) -> Failure {
    match failure {
        Failure::Usage(reason) => {
            Failure::Usage(format!("{reason}\nThere is no such file either: `{}`.", escape::name(Path::new(argument))))
        }
        other => other,
    }
}

/// Prints a report; of several games, each with its number.
fn print(report: Report, number: usize, before: usize, is_alone: bool) -> io::Result<()> {
    match report {
        Report::Json(mut object) => {
            object["game"] = json!(number);
            print_json(&object)
        }
        Report::Record(record) => write!(stdout(), "{}{record}", if before > 0 { "\n" } else { "" }),
        Report::Text(text) => {
            let mut out = stdout();
            if !is_alone {
                out.say(format_args!("{}Game {number}", if before > 0 { "\n" } else { "" }))?;
            }
            out.say(String::from_utf8_lossy(&text).trim_end())
        }
    }
}
