//! `verify`: checks that the dice of recorded games were fair.

use std::io::{self, Write};

use dice_race_core::Game;
use dice_race_core::dice::fair::{self, Commitment};
use serde_json::{Value, json};

use crate::games::records::{self, Record};
use crate::session::game_file;
use crate::terminal::failure::Failure;
use crate::terminal::output::{Out, counted, stdout};

/// Check that the dice of recorded games were fair
///
/// Reads games that `play dice-race --fair` saved. In each, the revealed seed must match the commitment, and every roll
/// must follow from the seeds. No network is used. The exit code is 1 if a dice race is not proved fair.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice verify game.txt
  stones-dice verify game.txt --commitment 5c0d…

With --json, one line with an object for each game:
{\"game\":1,\"fair\":true,\"rolls\":154,\"commitment\":\"5c0d…\",
\"outcome\":{\"winner\":\"white\",\"reason\":\"all-home\"},\"message\":null};
`fair` is null for Stones!, which has no dice.")]
pub(crate) struct Args {
    /// The file; `-` is the standard input
    file: String,
    /// The commitment shown before the game; the one in the file proves nothing by itself
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

/// The result for a game.
enum Finding {
    /// Every roll follows from the seeds.
    Fair(Box<Game>),
    /// The rolls are not proved fair, for this reason.
    NotProved(String),
    /// The game has no dice.
    NoDice,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let bytes = game_file::read_bytes(&args.file).map_err(|error| Failure::Usage(format!("{}: {error}", args.file)))?;
    let mut out = stdout();
    let mut all_fair = true;
    for (number, record) in (1..).zip(records::read_all(&bytes)) {
        let finding = examine(record, args.commitment);
        all_fair &= !matches!(finding, Finding::NotProved(_));
        if args.json {
            writeln!(out, "{}", as_json(number, &finding))?;
        } else {
            print(&mut out, number, &finding)?;
        }
    }
    if all_fair { Ok(()) } else { Err(Failure::Faults) }
}

fn examine(record: Record, shown: Option<Commitment>) -> Finding {
    match record {
        Record::Stones(Ok(_)) => Finding::NoDice,
        Record::Stones(Err(damaged)) => Finding::NotProved(damaged.error.to_string()),
        Record::DiceRace(Err(damaged)) => Finding::NotProved(damaged.error.to_string()),
        Record::DiceRace(Ok(game)) => match fair::verify_tags(&game) {
            Err(reason) => Finding::NotProved(reason.to_string()),
            Ok(()) if shown.is_some_and(|shown| commitment(&game) != Some(shown)) => {
                Finding::NotProved("its commitment is not the one given by --commitment".to_owned())
            }
            Ok(()) => Finding::Fair(Box::new(game)),
        },
    }
}

fn commitment(game: &Game) -> Option<Commitment> {
    game.notes().tag("DiceCommitment")?.parse().ok()
}

fn print(out: &mut Out, number: usize, finding: &Finding) -> io::Result<()> {
    match finding {
        Finding::NoDice => writeln!(out, "game {number}: Stones! has no dice."),
        Finding::NotProved(reason) => writeln!(out, "game {number}: NOT PROVED FAIR: {reason}."),
        Finding::Fair(game) => {
            let rolls = counted(game.rolls().count(), "roll");
            let outcome = game.outcome().map_or("Unfinished".to_owned(), |outcome| outcome.to_string());
            writeln!(out, "game {number}: fair, {rolls} verified. {outcome}.")?;
            commitment(game).map_or(Ok(()), |commitment| writeln!(out, "  commitment {commitment}"))
        }
    }
}

fn as_json(number: usize, finding: &Finding) -> Value {
    let (fair, game, message) = match finding {
        Finding::NoDice => (None, None, Some("Stones! has no dice")),
        Finding::NotProved(reason) => (Some(false), None, Some(reason.as_str())),
        Finding::Fair(game) => (Some(true), Some(game), None),
    };
    json!({
        "game": number,
        "fair": fair,
        "rolls": game.map(|game| game.rolls().count()),
        "commitment": game.and_then(|game| commitment(game)).map(|commitment| commitment.to_string()),
        "outcome": game.and_then(|game| game.outcome()),
        "message": message,
    })
}
