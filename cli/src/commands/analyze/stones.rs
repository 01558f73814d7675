//! `analyze stones`: the best lines of a position, or the loss of each move of a game.

use std::ffi::OsString;
use std::io::{self, Write};
use std::num::{NonZeroU8, NonZeroU64, NonZeroUsize};
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use stones_core::search::{
    self, Analysis, Engine, EngineOptions, Limits, Line, Objective, Review, ReviewSummary, Stop, Value,
};
use stones_core::{AnyPosition, Color, Move};

use super::games::{self, Report, Reviewed};
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::files::game_file;
use crate::games::stones::AnyGame;
use crate::terminal::duration::parse_seconds;
use crate::terminal::failure::Failure;
use crate::terminal::output::{Out, count_of, print_json, stdout};

/// Evaluate a position of Stones!, or the moves of a game
///
/// For a position, it prints the best lines, each with its value for the side to move: the difference of the final
/// scores in stones, proven or estimated, and the chances to win, to draw and to lose. For each game of a file, it
/// prints the loss of each move against the best one, and the mean loss of both sides. A move that loses half a stone
/// is a blunder. A damaged game, or one of the dice race, is reported, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice analyze stones
  stones-dice analyze stones --seconds 10 --threads 2 'ssss/4/4/4/SSSS w'
  stones-dice analyze stones game.txt
  stones-dice analyze stones games.txt --game 3
  cat *.txt | stones-dice analyze stones - --annotate > annotated.txt

Without a limit a position is searched for 1,000,000 nodes, and each move of a game for 50,000.
With one thread and no time limit, the output is always the same.

With --json, one object with values in stones and chances from 0 to 1. For a position:
{\"position\":…,\"rules\":{…},\"depth\":12,\"nodes\":1000000,\"proven\":false,\"lines\":[{\"moves\":[\"a1-d4\",…],
\"value\":0.35,\"proven\":false,\"win\":0.4,\"draw\":0.4,\"loss\":0.2},…]}.
After the end of the game there are no lines.
For a game, one line, where `value` is that of the best move:
{\"game\":1,\"moves\":[{\"color\":\"white\",\"move\":\"a1-b2\",\"best\":\"a1-d4\",\"value\":0.35,\"loss\":0.2,
\"proven\":false},…],\"white\":{\"moves\":24,\"loss\":1.2,\"mean_loss\":0.05,\"blunders\":1},\"black\":{…}};
for a damaged one {\"game\":2,\"error\":{\"turn\":12,\"byte\":345,\"message\":\"expected …\"}}.")]
pub(crate) struct Args {
    /// The position, or a file of games, `-` for the standard input; `start` is the initial position
    #[arg(value_name = "POSITION|FILE", default_value = position::START)]
    subject: OsString,
    #[command(flatten)]
    rules: rules::Rules,
    /// The number of lines for a position
    #[arg(long, value_name = "K", default_value = "3")]
    lines: NonZeroUsize,
    /// Search at most to this depth
    #[arg(long, value_name = "N")]
    depth: Option<NonZeroU8>,
    /// Search at most this number of nodes, but at least one for each legal move; in a game, for each move
    #[arg(long, value_name = "N")]
    nodes: Option<NonZeroU64>,
    /// Search at most for this time; in a game, for each move
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    seconds: Option<Duration>,
    /// The number of threads; with more than one, the output may differ from run to run
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Count only the result, not the score
    #[arg(long)]
    win: bool,
    /// Print the record of each game with a comment on every move
    #[arg(long, conflicts_with = "json")]
    annotate: bool,
    #[command(flatten)]
    games: games::Options,
}

/// The limit of nodes by default…
const NODES: u64 = 1_000_000;
/// … and for each move of a game.
const NODES_A_MOVE: u64 = 50_000;

/// The number of moves printed of a long line: as many as fit into 80 columns.
const MOVES_A_LINE: usize = 6;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.subject != position::START && game_file::is_file(&args.subject)? {
        return args.games.run(Path::new(&args.subject), |game, stop| args.game(game, &stop.into()));
    }
    args.games.check_position()?;
    let position = position::read(&args.subject.to_string_lossy())
        .map_err(|failure| games::no_file_either(failure, &args.subject))?;
    if args.annotate {
        return Err(Failure::Usage("--annotate expects the file of a game, not a position".to_owned()));
    }
    Ok(args.position(&position, &mut stdout())?)
}

impl Args {
    fn engine(&self, rules: stones_core::Rules) -> Engine {
        let objective = if self.win { Objective::Win } else { Objective::Margin };
        let threads = self.threads.into();
        let options = EngineOptions { table_bytes: TABLE_BYTES, threads, objective, ..EngineOptions::default() };
        Engine::with_options(rules, options)
    }

    fn limits(&self) -> Limits {
        let (depth, nodes) = (self.depth.map(NonZeroU8::get), self.nodes.map(NonZeroU64::get));
        Limits { depth, nodes, time: self.seconds }
    }

    fn position(&self, position: &AnyPosition, out: &mut Out) -> io::Result<()> {
        let rules = self.rules.chosen();
        let limits = self.limits().or(Limits::nodes(NODES));
        let found = self.engine(rules).analyze(position, self.lines.get(), &limits).ok();
        if self.games.json {
            return print_json(&position_as_json(position, rules, &found.unwrap_or_default()));
        }
        match (found, position.outcome(rules)) {
            (Some(analysis), _) => print_position(position, &analysis, out),
            (None, Some(outcome)) => out.say(format_args!("Game over: {outcome}")),
            (None, None) => Ok(()),
        }
    }

    fn game(&self, mut game: AnyGame, stop: &Stop) -> Result<Reviewed, Failure> {
        let limits = self.limits().or(Limits::nodes(NODES_A_MOVE));
        let reviews = self.engine(game.rules()).review_with(&game, &limits, stop);
        let report = self.report(&mut game, &reviews)?;
        Ok(Reviewed { moves: reviews.len(), report })
    }

    fn report(&self, game: &mut AnyGame, reviews: &[Review]) -> io::Result<Report> {
        if self.annotate {
            search::annotate(game, reviews);
            return Ok(Report::Record(game_file::record_of(game)?));
        }
        if self.games.json {
            return Ok(Report::Json(game_as_json(reviews)));
        }
        let mut text = Vec::new();
        print_game(game, reviews, &mut text)?;
        Ok(Report::Text(text))
    }
}

/// Enough for some minutes.
const TABLE_BYTES: usize = 256 << 20;

fn print_position(position: &AnyPosition, analysis: &Analysis, out: &mut Out) -> io::Result<()> {
    let Analysis { depth, nodes, lines, is_proven } = analysis;
    let proof = if *is_proven { ", value proven" } else { "" };
    out.say(format_args!("{} to move, depth {depth}, {nodes} nodes{proof}", position.turn()))?;
    out.say(" value               win   draw   loss  line")?;
    lines.iter().try_for_each(|line| print_line(line, out))
}

/// ` +0.35  estimated   40 %   40 %   20 %  a1-d4 h8-f6`
fn print_line(line: &Line, out: &mut Out) -> io::Result<()> {
    let certainty = if line.is_proven { "proven" } else { "estimated" };
    let [win, draw, loss] = [line.chances.win, line.chances.draw, line.chances.loss].map(|share| 100.0 * share);
    let value = line.value;
    let mut moves: Vec<_> = line.moves.iter().take(MOVES_A_LINE).map(Move::to_string).collect();
    if line.moves.len() > MOVES_A_LINE {
        moves.push("…".to_owned());
    }
    let moves = moves.join(" ");
    out.say(format_args!("{value:>6}  {certainty:<9}  {win:3.0} %  {draw:3.0} %  {loss:3.0} %  {moves}"))
}

fn print_game(game: &AnyGame, reviews: &[Review], out: &mut impl Write) -> io::Result<()> {
    let skipped = usize::from(game.start().turn() == Color::Black);
    let mut numbered = (skipped..).map(|ply| ply / 2 + 1).zip(reviews);
    numbered.try_for_each(|(number, review)| print_review(number, review, out))?;
    Color::ALL.into_iter().try_for_each(|color| {
        let summary = ReviewSummary::new(color, reviews);
        writeln!(out, "{color}: {}", in_words(&summary))
    })
}

/// ` 12. a1-d4  White  +0.35  loses 0.20: better b1-c2`
fn print_review(number: usize, review: &Review, out: &mut impl Write) -> io::Result<()> {
    let (color, played, value) = (review.color.to_string(), review.played.to_string(), review.best_value);
    write!(out, "{number:>3}. {played:<5}  {color:<5} {value:>6}")?;
    if review.loss > Value::ZERO {
        write!(out, "  loses {:#}: better {}", review.loss, review.best)?;
    }
    writeln!(out)
}

/// `24 moves, mean loss 0.12, loss 2.88, 1 blunder`
fn in_words(summary: &ReviewSummary) -> String {
    let (moves, blunders) = (count_of(summary.moves as usize, "move"), count_of(summary.blunders as usize, "blunder"));
    format!("{moves}, mean loss {:.2}, loss {:#}, {blunders}", summary.mean_loss(), summary.loss)
}

fn position_as_json(position: &AnyPosition, rules: stones_core::Rules, analysis: &Analysis) -> serde_json::Value {
    let mut json = json!(analysis);
    json["position"] = json!(position);
    json["rules"] = json!(rules);
    json
}

fn game_as_json(reviews: &[Review]) -> serde_json::Value {
    let [white, black] = Color::ALL.map(|color| ReviewSummary::new(color, reviews));
    json!({ "moves": reviews, "white": white, "black": black })
}
