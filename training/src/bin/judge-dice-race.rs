//! Measures how much of the chance to win the computer player of the dice race gives away, with a table of exact
//! chances as the judge.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Parser;
use dice_race_core::dice::SeededDice;
use dice_race_core::exact::Table;
use dice_race_core::search::{Engine, Level, Player, Summary};
use dice_race_core::{Color, Game, Position, Rules};

/// Measure how much the computer player gives away, by a table of exact chances
///
/// First it plays against itself, and each move is compared with the best one; then against perfect play, with the same
/// dice for both sides in two games in a row.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The table, which `stones-dice solve dice-race` has made
    #[arg(long, value_name = "FILE")]
    table: PathBuf,
    /// How many games of each kind
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[arg(long, default_value_t = Level::HIGHEST)]
    level: Level,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let table = Table::load(&args.table)?;
    let rules = table.rules();
    let judge = Engine::with_table(Arc::new(table));
    against_itself(&args, rules, &judge);
    against_perfect_play(&args, rules, &judge);
    Ok(())
}

fn against_itself(args: &Args, rules: Rules, judge: &Engine) {
    let (mut losses, mut choices, mut blunders) = (Vec::new(), 0, 0);
    for game in 0..args.games {
        let seed = (args.seed << 32) + game;
        let player = Player::new(args.level, seed);
        let reviews = judge.review(&play(rules, seed, |_, position| player.best_move(position).ok()));
        for side in Color::ALL.map(|color| Summary::of(color, &reviews)) {
            losses.push(side.loss);
            choices += side.choices;
            blunders += side.blunders;
        }
    }
    let (mean, error) = mean_and_error(&losses);
    let games = losses.len() as f64;
    println!(
        "against itself: a side loses {:.3} ± {:.3} % a game, with {:.1} choices and {:.3} blunders",
        100.0 * mean,
        100.0 * error,
        f64::from(choices) / games,
        f64::from(blunders) / games,
    );
}

fn against_perfect_play(args: &Args, rules: Rules, judge: &Engine) {
    let mut pairs = Vec::new();
    for pair in 0..args.games / 2 {
        let seed = (args.seed << 32) + pair;
        let wins = Color::ALL.map(|color| {
            let player = Player::new(args.level, seed);
            let game = play(rules, seed, |turn, position| {
                if turn == color { player.best_move(position).ok() } else { judge.best_move(position).ok() }
            });
            f64::from(u8::from(game.outcome().is_some_and(|outcome| outcome.winner == color)))
        });
        pairs.push(f64::midpoint(wins[0], wins[1]));
    }
    let (mean, error) = mean_and_error(&pairs);
    println!("against perfect play: it wins {:.2} ± {:.2} % of {} games", 100.0 * mean, 100.0 * error, 2 * pairs.len());
}

/// A whole game; `choose` is asked for every move.
fn play(rules: Rules, seed: u64, mut choose: impl FnMut(Color, &Position) -> Option<dice_race_core::Move>) -> Game {
    let mut dice = SeededDice::new(seed);
    let mut game = Game::new(Position::initial(rules));
    while game.roll(dice.roll()).is_ok() {
        let Some(m) = choose(game.position().turn(), game.position()) else { break };
        if game.play(m).is_err() {
            break;
        }
    }
    game
}

/// The mean and what it may be off by with 95 % confidence.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
