//! `analyze dice-race`: ranked moves of a position, or luck and errors of a game.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dice_race_core::search::{Engine, EngineOptions, Review, ReviewSummary};
use dice_race_core::tables::Table;
use dice_race_core::{Color, Position};
use serde_json::{Value, json};

use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::session::game_file;
use crate::terminal::failure::Failure;
use crate::terminal::output::{Out, counted, stdout};

/// Evaluate a position of the dice race, or the moves and the luck of a game
///
/// For a position with a roll, it prints every move with its chance to win, best first; for one without, every roll
/// with its best move and its luck. For the first game of a file, it prints the luck of each roll, the loss of each
/// move, and the error rate of both sides: the mean loss of a turn with more than one move. All are in percent of the
/// chance to win.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice analyze dice-race
  stones-dice analyze dice-race '12,5,-,-/3,-,-,- w 6'
  stones-dice analyze dice-race game.txt
  stones-dice analyze dice-race --table two.table '0,-/0,- w 6'

With --json, one object with chances from 0 to 1. For a position:
{\"position\":…,\"rules\":{…},\"win_probability\":0.51,
\"moves\":[{\"color\":\"white\",\"move\":\"a1-d1\",\"win_probability\":0.51,\"loss\":0.0},…],\"rolls\":[]};
without a roll, `moves` is empty and `rolls` has
{\"color\":\"white\",\"rolled\":6,\"move\":\"a1-g1\",\"win_probability\":0.53,\"luck\":0.02}.
For a game:
{\"turns\":[{\"color\":\"white\",\"rolled\":3,\"move\":\"a1-d1\",\"best\":\"a1-d1\",\"win_probability\":0.51,
\"luck\":-0.01,\"loss\":0.0,\"was_choice\":true},…],\"white\":{\"turns\":70,\"choices\":20,\"loss\":0.05,
\"error_rate\":0.0025,\"blunders\":1,\"luck\":-0.1},\"black\":{…}}.")]
pub(crate) struct Args {
    /// The position, or the file of the game; `dice-race` is the initial position
    #[arg(value_name = "POSITION|FILE", default_value = position::START, allow_hyphen_values = true)]
    subject: String,
    #[command(flatten)]
    rules: rules::Rules,
    /// Use the exact chances of this table, made by `solve`, for positions with its rules
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut engine = args.engine()?;
    let mut out = stdout();
    if game_file::is_file(&args.subject)? {
        let reviews = engine.review(&game_file::load_sound(Path::new(&args.subject))?);
        if args.json {
            writeln!(out, "{}", game_as_json(&reviews))?;
        } else {
            print_game(&reviews, &mut out)?;
        }
        return Ok(());
    }
    let position = position::read(&args.subject, &args.rules)?;
    if args.json {
        writeln!(out, "{}", position_as_json(&mut engine, &position))?;
    } else {
        print_position(&mut engine, &position, &mut out)?;
    }
    Ok(())
}

impl Args {
    fn engine(&self) -> Result<Engine, Failure> {
        let Some(path) = &self.table else { return Ok(Engine::new()) };
        match Table::load(path) {
            Ok(table) => Ok(Engine::with_options(EngineOptions { table: Some(Arc::new(table)) })),
            Err(error) => Err(Failure::Usage(format!("{}: {error}", path.display()))),
        }
    }
}

fn print_position(engine: &mut Engine, position: &Position, out: &mut Out) -> io::Result<()> {
    let chance = percent(engine.win_probability(position));
    match position.outcome() {
        Some(outcome) => writeln!(out, "Game over: {outcome}")?,
        None => writeln!(out, "{} wins {chance:.2} %", position.turn())?,
    }
    for rated in engine.analyze(position).unwrap_or_default().moves {
        let (chance, loss) = (percent(rated.win_probability), percent(rated.loss));
        writeln!(out, "{:<6}  {chance:6.2} %  loses {loss:.2}", rated.played.to_string())?;
    }
    for rated in engine.analyze_rolls(position).unwrap_or_default() {
        let (chance, luck) = (percent(rated.win_probability), percent(rated.luck));
        writeln!(out, "{}: {:<6}  {chance:6.2} %  luck {luck:+.2}", rated.rolled, rated.best.to_string())?;
    }
    Ok(())
}

fn print_game(reviews: &[Review], out: &mut Out) -> io::Result<()> {
    for (review, number) in reviews.iter().zip(1..) {
        print_turn(review, number, out)?;
    }
    Color::ALL.into_iter().try_for_each(|color| writeln!(out, "{color}: {}", side(&ReviewSummary::new(color, reviews))))
}

fn print_turn(review: &Review, number: u32, out: &mut Out) -> io::Result<()> {
    let (chance, luck) = (percent(review.win_probability), percent(review.luck));
    let played = format!("{}:{}", review.rolled, review.played);
    write!(out, "{number:>3}. {played:<8}  {:<5} {chance:6.2} %  luck {luck:+6.2}", review.color.to_string())?;
    if review.loss > 0.0 {
        write!(out, "  loses {:.2}: better {}", percent(review.loss), review.best)?;
    }
    writeln!(out)
}

/// `70 turns, 20 choices, error rate 0.25 %, 1 blunder, luck -10.20 %`
fn side(side: &ReviewSummary) -> String {
    let [turns, choices, blunders] = [(side.turns, "turn"), (side.choices, "choice"), (side.blunders, "blunder")]
        .map(|(count, thing)| counted(count as usize, thing));
    let (rate, loss, luck) = (percent(side.error_rate()), percent(side.loss), percent(side.luck));
    format!("{turns}, {choices}, error rate {rate:.2} %, loss {loss:.2} %, {blunders}, luck {luck:+.2} %")
}

fn percent(chance: f64) -> f64 {
    100.0 * chance
}

fn position_as_json(engine: &mut Engine, position: &Position) -> Value {
    json!({
        "position": position.to_string(),
        "rules": position.rules(),
        "win_probability": engine.win_probability(position),
        "moves": engine.analyze(position).unwrap_or_default().moves,
        "rolls": engine.analyze_rolls(position).unwrap_or_default(),
    })
}

fn game_as_json(reviews: &[Review]) -> Value {
    let [white, black] = Color::ALL.map(|color| ReviewSummary::new(color, reviews));
    json!({ "turns": reviews, "white": white, "black": black })
}
