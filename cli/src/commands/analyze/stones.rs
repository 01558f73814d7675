//! `analyze stones`: the best lines of a position, or the loss of each move of a game.

use std::io::{self, Write};
use std::num::{NonZeroU8, NonZeroU64, NonZeroUsize};
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use stones_core::search::{Analysis, Engine, Limits, Line, Objective, Review};
use stones_core::{AnyPosition, Color, Move};

use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::games::stones::explain::stones;
use crate::games::stones::{AnyGame, advice};
use crate::session::game_file;
use crate::terminal::duration::parse_seconds;
use crate::terminal::failure::Failure;
use crate::terminal::output::{Out, counted, stdout};

/// Evaluate a position of Stones!, or the moves of a game
///
/// For a position, it prints the best lines, each with its value for the side to move: the difference of the final
/// scores in stones, proven or estimated, and the chances to win, to draw and to lose. For the first game of a file, it
/// prints the loss of each move against the best one, and the mean loss of both sides. A move that loses half a stone
/// is a blunder.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice analyze stones
  stones-dice analyze stones --seconds 10 --threads 2 'ssss/4/4/4/SSSS w'
  stones-dice analyze stones game.txt
  stones-dice analyze stones game.txt --annotate > annotated.txt

Without a limit a position is searched for 1,000,000 nodes, and each move of a game for 50,000.
With one thread and no time limit, the output is always the same.

With --json, one object with values in stones and chances from 0 to 1. For a position:
{\"position\":…,\"rules\":{…},\"depth\":12,\"nodes\":1000000,\"lines\":[{\"moves\":[\"a1-d4\",…],
\"value\":0.35,\"proven\":false,\"win\":0.4,\"draw\":0.4,\"loss\":0.2},…]}.
After the end of the game there are no lines.
For a game, where `value` is that of the best move:
{\"moves\":[{\"turn\":\"white\",\"move\":\"a1-b2\",\"best\":\"a1-d4\",\"value\":0.35,\"loss\":0.2,
\"proven\":false},…],\"white\":{\"moves\":24,\"loss\":1.2,\"mean_loss\":0.05,\"blunders\":1},\"black\":{…}}.")]
pub(crate) struct Args {
    /// The position, or the file of the game; `start` is the initial position
    #[arg(value_name = "POSITION|FILE", default_value = position::START)]
    subject: String,
    #[command(flatten)]
    rules: rules::Rules,
    /// The number of lines for a position
    #[arg(long, value_name = "K", default_value = "3")]
    lines: NonZeroUsize,
    /// Search at most to this depth
    #[arg(long, value_name = "N")]
    depth: Option<NonZeroU8>,
    /// Search at most this number of nodes; in a game, for each move
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
    /// Print the record of the game with a comment on every move
    #[arg(long, conflicts_with = "json")]
    annotate: bool,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

/// The limit of nodes by default…
const NODES: u64 = 1_000_000;
/// … and for each move of a game.
const NODES_A_MOVE: u64 = 50_000;

/// A move that loses so much is a blunder: half a stone.
const BLUNDER: i32 = 50;

/// The number of moves printed of a long line: as many as fit into 80 columns.
const MOVES_A_LINE: usize = 6;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout();
    if game_file::is_file(&args.subject)? {
        return args.game(game_file::load_sound(Path::new(&args.subject))?, &mut out);
    }
    let position = position::read(&args.subject)?;
    if args.annotate {
        return Err(Failure::Usage("--annotate expects the file of a game, not a position".to_owned()));
    }
    Ok(args.position(&position, &mut out)?)
}

impl Args {
    fn engine(&self, rules: stones_core::Rules) -> Engine<'static> {
        let mut engine = Engine::with_table(rules, TABLE_BYTES);
        engine.set_threads(self.threads.into());
        if self.win {
            engine.set_objective(Objective::Win);
        }
        engine
    }

    /// The limits given, by default this number of nodes.
    fn limits(&self, nodes: u64) -> Limits<'static> {
        if self.depth.is_none() && self.nodes.is_none() && self.seconds.is_none() {
            return Limits::nodes(nodes);
        }
        let (depth, nodes) = (self.depth.map(NonZeroU8::get), self.nodes.map(NonZeroU64::get));
        Limits { depth, nodes, time: self.seconds, ..Limits::NONE }
    }

    fn position(&self, position: &AnyPosition, out: &mut Out) -> io::Result<()> {
        let rules = self.rules.chosen();
        let mut engine = self.engine(rules);
        let found = advice::analyze(&mut engine, position, self.lines.get(), &self.limits(NODES)).ok();
        if self.json {
            return writeln!(out, "{}", position_as_json(position, rules, found.as_ref()));
        }
        match (found, position.outcome(rules)) {
            (Some(analysis), _) => print_position(position, &analysis, out),
            (None, Some(outcome)) => writeln!(out, "Game over: {outcome}"),
            (None, None) => Ok(()),
        }
    }

    fn game(&self, mut game: AnyGame, out: &mut Out) -> Result<(), Failure> {
        let mut engine = self.engine(game.rules());
        let reviews = engine.annotate(&mut game, &self.limits(NODES_A_MOVE));
        if self.annotate {
            return Ok(write!(out, "{}", game_file::text(&game)?)?);
        }
        let turns = turns(&game, reviews);
        let printed = if self.json { writeln!(out, "{}", game_as_json(&turns)) } else { print_game(&turns, out) };
        Ok(printed?)
    }
}

/// Enough for some minutes.
const TABLE_BYTES: usize = 256 << 20;

fn print_position(position: &AnyPosition, analysis: &Analysis, out: &mut Out) -> io::Result<()> {
    let Analysis { depth, nodes, lines } = analysis;
    writeln!(out, "{} to move, depth {depth}, {nodes} nodes", position.turn())?;
    writeln!(out, " value               win   draw   loss  line")?;
    lines.iter().try_for_each(|line| print_line(line, out))
}

/// ` +0.35  estimated   40 %   40 %   20 %  a1-d4 h8-f6`
fn print_line(line: &Line, out: &mut Out) -> io::Result<()> {
    let certainty = if line.is_proven { "proven" } else { "estimated" };
    let [win, draw, loss] = [line.chances.win, line.chances.draw, line.chances.loss].map(|share| 100.0 * share);
    let value = stones(line.value);
    write!(out, "{value:+6.2}  {certainty:<9}  {win:3.0} %  {draw:3.0} %  {loss:3.0} % ")?;
    line.moves.iter().take(MOVES_A_LINE).try_for_each(|m| write!(out, " {m}"))?;
    writeln!(out, "{}", if line.moves.len() > MOVES_A_LINE { " …" } else { "" })
}

/// A move of a game: its number in the record, whose it was, and what it lost.
struct Turn {
    number: usize,
    color: Color,
    review: Review,
}

fn turns(game: &AnyGame, reviews: Vec<Review>) -> Vec<Turn> {
    let first = game.start().turn();
    let skipped = usize::from(first == Color::Black);
    let turn = |(ply, review)| Turn { number: ply / 2 + 1, color: Color::ALL[ply % 2], review };
    (skipped..).zip(reviews).map(turn).collect()
}

fn print_game(turns: &[Turn], out: &mut Out) -> io::Result<()> {
    turns.iter().try_for_each(|turn| print_turn(turn, out))?;
    Color::ALL.into_iter().try_for_each(|color| writeln!(out, "{color}: {}", side(&Summary::of(color, turns))))
}

/// ` 12. a1-d4  White  +0.35  loses 0.20: better b1-c2`
fn print_turn(Turn { number, color, review }: &Turn, out: &mut Out) -> io::Result<()> {
    let (played, value) = (review.played.to_string(), stones(review.best_value));
    write!(out, "{number:>3}. {played:<5}  {:<5} {value:+6.2}", color.to_string())?;
    if review.loss > 0 {
        write!(out, "  loses {:.2}: better {}", stones(review.loss), review.best)?;
    }
    writeln!(out)
}

/// How well a side played a game.
#[derive(Default)]
struct Summary {
    moves: usize,
    /// What its moves lost, in sum.
    loss: i32,
    blunders: usize,
}

impl Summary {
    fn of(color: Color, turns: &[Turn]) -> Summary {
        let its = turns.iter().filter(|turn| turn.color == color);
        its.fold(Summary::default(), |sum, Turn { review, .. }| Summary {
            moves: sum.moves + 1,
            loss: sum.loss + review.loss,
            blunders: sum.blunders + usize::from(review.loss >= BLUNDER),
        })
    }

    fn mean_loss(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { stones(self.loss) / self.moves as f64 }
    }
}

/// `24 moves, mean loss 0.12, loss 2.88, 1 blunder`
fn side(side: &Summary) -> String {
    let (moves, blunders) = (counted(side.moves, "move"), counted(side.blunders, "blunder"));
    format!("{moves}, mean loss {:.2}, loss {:.2}, {blunders}", side.mean_loss(), stones(side.loss))
}

fn position_as_json(position: &AnyPosition, rules: stones_core::Rules, analysis: Option<&Analysis>) -> Value {
    let lines: Vec<_> = analysis.map(|analysis| analysis.lines.iter().map(line_as_json).collect()).unwrap_or_default();
    json!({
        "position": position,
        "rules": rules,
        "depth": analysis.map_or(0, |analysis| analysis.depth),
        "nodes": analysis.map_or(0, |analysis| analysis.nodes),
        "lines": lines,
    })
}

fn line_as_json(line: &Line) -> Value {
    json!({
        "moves": line.moves.iter().map(Move::to_string).collect::<Vec<_>>(),
        "value": stones(line.value),
        "proven": line.is_proven,
        "win": line.chances.win,
        "draw": line.chances.draw,
        "loss": line.chances.loss,
    })
}

fn game_as_json(turns: &[Turn]) -> Value {
    let moves: Vec<_> = turns.iter().map(turn_as_json).collect();
    let [white, black] = Color::ALL.map(|color| side_as_json(&Summary::of(color, turns)));
    json!({ "moves": moves, "white": white, "black": black })
}

fn turn_as_json(Turn { color, review, .. }: &Turn) -> Value {
    json!({
        "turn": color,
        "move": review.played.to_string(),
        "best": review.best.to_string(),
        "value": stones(review.best_value),
        "loss": stones(review.loss),
        "proven": review.is_proven,
    })
}

fn side_as_json(side: &Summary) -> Value {
    json!({
        "moves": side.moves,
        "loss": stones(side.loss),
        "mean_loss": side.mean_loss(),
        "blunders": side.blunders,
    })
}
