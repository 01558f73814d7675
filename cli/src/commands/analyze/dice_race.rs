//! `analyze dice-race`: ranked moves of a position, or luck and errors of a game.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use dice_race_core::search::{Engine, EngineOptions, Review, ReviewSummary};
use dice_race_core::tables::Table;
use dice_race_core::{Color, Game, Position, Rules};
use serde_json::{Value, json};

use super::games::{self, Report, Reviewed};
use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::files::game_file;
use crate::terminal::escape;
use crate::terminal::failure::{Failure, unusable};
use crate::terminal::output::{Out, count_of, print_json, stdout};

/// Evaluate a position of the dice race, or the moves and the luck of a game
///
/// For a position with a roll, it prints every move with its chance to win, best first; for one without, every roll
/// with its best move and its luck. For each game of a file, it prints the luck of each roll, the loss of each move, and
/// the error rate of both sides: the mean loss of a turn with more than one move. All are in percent of the chance to
/// win. A damaged game, or one of Stones!, is reported, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice analyze dice-race
  stones-dice analyze dice-race '12,5,-,-/3,-,-,- w 6'
  stones-dice analyze dice-race games.txt --game 3
  cat *.txt | stones-dice analyze dice-race -
  stones-dice analyze dice-race --table two.table '0,-/0,- w 6'

With --json, one object with chances from 0 to 1. For a position:
{\"position\":…,\"rules\":{…},\"win_probability\":0.51,
\"moves\":[{\"color\":\"white\",\"move\":\"a1-d1\",\"win_probability\":0.51,\"loss\":0.0},…],\"rolls\":[]};
without a roll, `moves` is empty and `rolls` has
{\"color\":\"white\",\"rolled\":6,\"move\":\"a1-g1\",\"win_probability\":0.53,\"luck\":0.02}.
For a game, one line: {\"game\":1,
\"turns\":[{\"color\":\"white\",\"rolled\":3,\"move\":\"a1-d1\",\"best\":\"a1-d1\",\"win_probability\":0.51,
\"luck\":-0.01,\"loss\":0.0,\"was_choice\":true},…],\"white\":{\"turns\":70,\"choices\":20,\"loss\":0.05,
\"error_rate\":0.0025,\"blunders\":1,\"luck\":-0.1},\"black\":{…}};
for a damaged one {\"game\":2,\"error\":{\"turn\":12,\"byte\":345,\"message\":\"expected …\"}}.")]
pub(crate) struct Args {
    /// The position, or a file of games, `-` for the standard input; `dice-race` is the initial position
    #[arg(value_name = "POSITION|FILE", default_value = position::START, allow_hyphen_values = true)]
    subject: OsString,
    #[command(flatten)]
    rules: rules::Rules,
    /// Use the exact chances of this table, made by `solve`; positions and games with other rules are refused
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Map the table into memory instead of reading it. If another program cuts a mapped file off, this command is
    /// killed
    #[arg(long, value_name = "WHEN", default_value_t, value_enum, requires = "table")]
    mmap: Mapping,
    #[command(flatten)]
    games: games::Options,
}

/// When a table is mapped into memory.
#[derive(Debug, Clone, Copy, Default, clap::ValueEnum)]
enum Mapping {
    /// From 64 MB on
    #[default]
    Auto,
    Always,
    Never,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.table()?.map(Arc::new);
    let check_rules = |rules, what| match (&table, &args.table) {
        (Some(table), Some(path)) if table.rules() != rules => {
            let [held, found] = different(table.rules(), rules);
            Err(Failure::Usage(format!("{} has {held}, {what} has {found}", escape::name(path))))
        }
        _ => Ok(()),
    };
    let mut engine = Engine::with_options(EngineOptions { table: table.clone() });
    if args.subject != position::START && game_file::is_file(&args.subject)? {
        return args.games.run(Path::new(&args.subject), |game, stop| {
            check_rules(Game::position(&game).rules(), "the game")?;
            let reviews = review(&mut engine, &game, &stop);
            Ok(Reviewed { moves: reviews.len(), report: args.report(&reviews)? })
        });
    }
    args.games.check_position()?;
    let position = position::read(&args.subject.to_string_lossy(), &args.rules)
        .map_err(|failure| games::no_file_either(failure, &args.subject))?;
    check_rules(position.rules(), "the position")?;
    if args.games.json {
        print_json(&position_as_json(&mut engine, &position))?;
    } else {
        print_position(&mut engine, &position, &mut stdout())?;
    }
    Ok(())
}

/// The rules in which the first ones and the second ones differ, in words.
fn different(first: Rules, second: Rules) -> [String; 2] {
    let words = |rules: Rules| {
        let six = if rules.extra_roll_on_six { "an extra roll on six" } else { "no extra roll on six" };
        let pieces = count_of(rules.pieces.get().into(), "piece");
        [pieces, rules.capture.to_string(), rules.block.to_string(), six.to_owned()]
    };
    let pairs = words(first).into_iter().zip(words(second)).filter(|(first, second)| first != second);
    let (first, second): (Vec<_>, Vec<_>) = pairs.unzip();
    [first, second].map(|words| words.join(", "))
}

impl Args {
    fn table(&self) -> Result<Option<Table>, Failure> {
        let Some(path) = &self.table else { return Ok(None) };
        let loaded = match self.mmap {
            Mapping::Auto => Table::load(path),
            Mapping::Always => Table::map(path),
            Mapping::Never => Table::read(path),
        };
        loaded.map(Some).map_err(|error| unusable(path, &error))
    }

    fn report(&self, reviews: &[Review]) -> io::Result<Report> {
        if self.games.json {
            return Ok(Report::Json(game_as_json(reviews)));
        }
        let mut text = Vec::new();
        print_game(reviews, &mut text)?;
        Ok(Report::Text(text))
    }
}

/// The reviews of a game; once it is stopped, those so far.
fn review(engine: &mut Engine, game: &Game, stop: &AtomicBool) -> Vec<Review> {
    let poll = |reviews: &[Review]| {
        if stop.load(Relaxed) { ControlFlow::Break(reviews.to_vec()) } else { ControlFlow::Continue(()) }
    };
    let (ControlFlow::Break(reviews) | ControlFlow::Continue(reviews)) = engine.review_with(game, poll);
    reviews
}

fn print_position(engine: &mut Engine, position: &Position, out: &mut Out) -> io::Result<()> {
    let chance = percent(engine.win_probability(position));
    match position.outcome() {
        Some(outcome) => out.say(format_args!("Game over: {outcome}"))?,
        None => out.say(format_args!("{} wins {chance:.2} %", position.turn()))?,
    }
    for rated in engine.analyze(position).unwrap_or_default().moves {
        let (chance, loss) = (percent(rated.win_probability), percent(rated.loss));
        out.say(format_args!("{:<6}  {chance:6.2} %  loses {loss:.2}", rated.played.to_string()))?;
    }
    for rated in engine.analyze_rolls(position).unwrap_or_default() {
        let (chance, luck) = (percent(rated.win_probability), percent(rated.luck));
        out.say(format_args!("{}: {:<6}  {chance:6.2} %  luck {luck:+.2}", rated.rolled, rated.best.to_string()))?;
    }
    Ok(())
}

fn print_game(reviews: &[Review], out: &mut impl Write) -> io::Result<()> {
    for (review, number) in reviews.iter().zip(1..) {
        print_turn(review, number, out)?;
    }
    Color::ALL.into_iter().try_for_each(|color| writeln!(out, "{color}: {}", side(&ReviewSummary::new(color, reviews))))
}

fn print_turn(review: &Review, number: u32, out: &mut impl Write) -> io::Result<()> {
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
        .map(|(count, thing)| count_of(count as usize, thing));
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
