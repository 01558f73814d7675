//! `verify`: checks the fair dice of recorded games, and says what the records prove.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;

use dice_race_core::dice::fair::{self, ClientSeed, ClientSeedError, Commitment, GameId, Known, Proof, Verified};
use dice_race_core::{Game, Rules};
use serde_json::{Value, json};

use crate::files::records::{self, Record};
use crate::terminal::escape;
use crate::terminal::failure::{Failure, unusable};
use crate::terminal::output::{Out, count_of, stderr, stdout};

/// Check the fair dice of recorded games
///
/// Reads games that `play dice-race --fair` saved. In each, the commitment must match the revealed seed, the game id,
/// the start and the rules, and every roll must follow from the seeds. No network is used. For each part of the game
/// it says whether it is proved. The exit code is 1 if a dice race has a fault, if two are the same game, if a commitment
/// that is given is of no game, or if the file has no dice to verify.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Who knows the secret seed can write a record: the server during the game, everybody after it. So these
are not proved: the moves, who resigned or ran out of time, that no turns are missing at the end or were
added after the secret was shown, and, without --commitment and --client-seed, that the seeds were chosen
before the game. Signatures of both sides under the whole record would prove them.

Examples:
  stones-dice verify game.txt
  stones-dice verify game.txt --commitment 5c0d… --client-seed 'my own seed'

With --json, one line with an object for each game:
{\"game\":1,\"fault\":null,\"commitment\":{\"found\":\"5c0d…\",\"proof\":\"proved\"},
\"client_seed\":{\"found\":\"6d79…\",\"proof\":\"not-proved\"},\"game_id\":…,\"start\":…,\"rules\":…,
\"rolls\":{\"found\":154,\"proof\":\"if-seeds-are-proved\"},\"moves\":{\"found\":154,\"proof\":\"not-proved\"},
\"outcome\":{\"found\":{\"winner\":\"white\",\"reason\":\"all-home\"},\"proof\":\"follows-from-moves\"},
\"complete\":{\"found\":true,\"proof\":\"follows-from-moves\"}}.
A proof is `proved`, `if-seeds-are-proved`, `follows-from-moves` or `not-proved`. A game that is not
verified has `game` and `fault` alone.")]
pub(crate) struct Args {
    /// The file; `-` is the standard input
    file: PathBuf,
    /// The commitment shown before the game; the one in the file proves nothing by itself. Repeat it for several games
    #[arg(long, value_name = "HEX")]
    commitment: Vec<Commitment>,
    /// The seed that you chose after you saw the commitment
    #[arg(long, value_name = "TEXT", value_parser = client_seed)]
    client_seed: Option<ClientSeed>,
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

fn client_seed(text: &str) -> Result<ClientSeed, ClientSeedError> {
    ClientSeed::new(text)
}

/// The result for a game.
enum Report {
    /// Every roll follows from the seeds.
    Verified(Box<Verified>),
    /// The dice are not verified, for this reason.
    Fault(String),
    /// The game has no dice.
    NoDice,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let unreadable = |error: io::Error| unusable(&args.file, &error);
    let file = records::open(&args.file).map_err(unreadable)?;
    let mut out = stdout();
    let (mut games, mut verified, mut faults) = (0, 0, 0);
    let mut seen = Seen::default();
    for record in records::each(file) {
        let record = record.map_err(unreadable)?;
        games += 1;
        let report = args.examine(record, games, &mut seen);
        match &report {
            Report::Verified(_) => verified += 1,
            Report::Fault(_) => faults += 1,
            Report::NoDice => {}
        }
        if args.json {
            writeln!(out, "{}", as_json(games, &report)?)?;
        } else {
            print(&mut out, games, &report)?;
        }
    }
    for missing in args.commitment.iter().filter(|given| !seen.held.contains(given)) {
        faults += 1;
        args.say(&mut out, &format!("No game here has the commitment {missing}."))?;
    }
    if verified > 0 && faults == 0 {
        return Ok(());
    }
    if verified + faults == 0 {
        let held = if games == 0 { "no game" } else { "no dice race" };
        args.say(&mut out, &format!("Nothing was verified: {} holds {held}.", escape::name(&args.file)))?;
    }
    Err(Failure::Faults)
}

/// What the games before had, which no other game may have.
#[derive(Default)]
struct Seen {
    /// The commitments of all games, verified or not.
    held: Vec<Commitment>,
    /// The commitment, the id and the number of each verified game.
    verified: Vec<(Commitment, GameId, usize)>,
}

impl Seen {
    /// The fault of a verified game that is the same as one before; otherwise the game is added.
    fn add(&mut self, verified: &Verified, number: usize) -> Option<String> {
        let (commitment, id) = (verified.commitment.found, &verified.game_id.found);
        let twice = |what, before| Some(format!("game {number} has the {what} of game {before}"));
        for (before, before_id, before_number) in &self.verified {
            if *before == commitment {
                return twice("commitment", before_number);
            }
            if before_id == id {
                return twice("game id", before_number);
            }
        }
        self.verified.push((commitment, id.clone(), number));
        None
    }
}

impl Args {
    fn examine(&self, record: Record, number: usize, seen: &mut Seen) -> Report {
        match record {
            Record::Stones(Ok(_)) => Report::NoDice,
            Record::Stones(Err(damaged)) => Report::Fault(damaged.error.to_string()),
            Record::DiceRace(Err(damaged)) => {
                seen.held.extend(held_by(&damaged.game));
                Report::Fault(damaged.error.to_string())
            }
            Record::DiceRace(Ok(game)) => {
                seen.held.extend(held_by(&game));
                match self.verify(&game, number, seen) {
                    Ok(verified) => Report::Verified(Box::new(verified)),
                    Err(fault) => Report::Fault(fault),
                }
            }
        }
    }

    fn verify(&self, game: &Game, number: usize, seen: &mut Seen) -> Result<Verified, String> {
        let verified = fair::verify(game, &self.known_of(game)).map_err(|fault| fault.to_string())?;
        if verified.rolls.found == 0 {
            return Err("the game has no rolls".to_owned());
        }
        seen.add(&verified, number).map_or(Ok(verified), Err)
    }

    /// What is known of a game: of several commitments the one that its record holds, or else any.
    fn known_of(&self, game: &Game) -> Known {
        let held = held_by(game);
        let commitment = self.commitment.iter().find(|&&given| Some(given) == held).or(self.commitment.first());
        Known { commitment: commitment.copied(), client_seed: self.client_seed.clone() }
    }

    /// Prints a sentence that is about no game; in JSON there is no object for it.
    fn say(&self, out: &mut Out, message: &str) -> io::Result<()> {
        if self.json { writeln!(stderr(), "{message}") } else { writeln!(out, "{message}") }
    }
}

/// The commitment in the tags of a game.
fn held_by(game: &Game) -> Option<Commitment> {
    game.notes().tag("DiceCommitment").and_then(|text| text.parse().ok())
}

fn print(out: &mut Out, number: usize, report: &Report) -> io::Result<()> {
    match report {
        Report::NoDice => out.say(format_args!("game {number}: Stones! has no dice.")),
        Report::Fault(fault) => out.say(format_args!("game {number}: NOT VERIFIED: {fault}.")),
        Report::Verified(verified) => {
            let rolls = count_of(verified.rolls.found.try_into().unwrap_or(usize::MAX), "roll");
            out.say(format_args!("game {number}: {rolls} verified."))?;
            print_parts(out, verified)
        }
    }
}

/// Each part of a game, what the record says, and whether it is proved.
fn print_parts(out: &mut Out, verified: &Verified) -> io::Result<()> {
    let Verified { commitment, client_seed, game_id, start, rules, rolls, moves, outcome, complete, .. } = verified;
    part(out, "commitment", commitment.found, compared(commitment.proof, "--commitment"))?;
    part(out, "client's seed", shown(&client_seed.found), compared(client_seed.proof, "--client-seed"))?;
    part(out, "game id", &game_id.found, words(game_id.proof))?;
    part(out, "start", start.found, words(start.proof))?;
    part(out, "rules", in_words(rules.found), words(rules.proof))?;
    part(out, "rolls", rolls.found, words(rolls.proof))?;
    part(out, "moves", moves.found, words(moves.proof))?;
    let result = outcome.found.map_or("unfinished".to_owned(), |outcome| outcome.to_string());
    part(out, "result", result, words(outcome.proof))?;
    part(out, "complete", if complete.found { "yes" } else { "no" }, words(complete.proof))
}

fn part(out: &mut Out, name: &str, found: impl Display, proof: impl Display) -> io::Result<()> {
    out.say(format_args!("  {name:<14} {found}: {proof}"))
}

const fn words(proof: Proof) -> &'static str {
    match proof {
        Proof::Proved => "proved",
        Proof::IfSeedsAreProved => "proved if the commitment and the seed are",
        Proof::FollowsFromMoves => "follows from the moves",
        Proof::NotProved => "not proved",
    }
}

/// Whether a part is the one that was given with an option.
fn compared(proof: Proof, option: &str) -> String {
    if proof == Proof::Proved {
        return "proved, as given".to_owned();
    }
    format!("not proved without {option}")
}

/// A seed that was typed as its text, any other one in hexadecimal.
fn shown(seed: &ClientSeed) -> String {
    let text = std::str::from_utf8(seed.as_bytes()).ok();
    let printable = text.filter(|text| text.chars().all(|c| c == ' ' || c.is_ascii_graphic()));
    printable.map_or_else(|| format!("{seed} (hexadecimal)"), |text| format!("`{text}`"))
}

fn in_words(rules: Rules) -> String {
    let extra = if rules.extra_roll_on_six { ", extra roll on six" } else { "" };
    let pieces = count_of(rules.pieces.get().into(), "piece");
    format!("{pieces}, {}, {}{extra}", rules.capture, rules.block)
}

fn as_json(number: usize, report: &Report) -> io::Result<Value> {
    Ok(match report {
        Report::NoDice => json!({ "game": number, "fault": "Stones! has no dice" }),
        Report::Fault(fault) => json!({ "game": number, "fault": fault }),
        Report::Verified(verified) => {
            let mut object = json!({ "game": number, "fault": null });
            if let (Value::Object(object), Value::Object(parts)) = (&mut object, serde_json::to_value(verified)?) {
                object.extend(parts);
            }
            object
        }
    })
}
