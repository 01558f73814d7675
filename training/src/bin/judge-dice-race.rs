//! Measures how much of the chance to win the computer player of the dice race gives away, with a table of exact
//! chances as the judge.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use arena::{DiceRace, Estimate, Match, play_game};
use chessboard_core::hash;
use clap::Parser;
use dice_race_core::search::{Engine, EngineOptions, Level, Player, ReviewSummary};
use dice_race_core::tables::Table;
use dice_race_core::{Color, Position};

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
    let start = Position::initial(table.rules());
    let judge = Engine::with_options(EngineOptions { table: Some(Arc::new(table)) });
    against_itself(&args, start, &judge);
    against_perfect_play(&args, start, &judge);
    Ok(())
}

fn against_itself(args: &Args, start: Position, judge: &Engine) {
    let (mut losses, mut choices, mut blunders) = (Vec::new(), 0, 0);
    for number in 0..args.games {
        let seed = hash::words([args.seed, number]);
        let mut race = DiceRace::new(start, seed);
        play_game(&mut race, &mut [player(args.level, seed), player(args.level, seed)]);
        let reviews = judge.clone().review(&race.game);
        for side in Color::ALL.map(|color| ReviewSummary::new(color, &reviews)) {
            losses.push(side.loss);
            choices += side.choices;
            blunders += side.blunders;
        }
    }
    let loss = Estimate::mean(&losses);
    let games = losses.len() as f64;
    println!(
        "against itself: a side loses {:.3} ± {:.3} % a game, with {:.1} choices and {:.3} blunders",
        100.0 * loss.value,
        100.0 * (loss.high - loss.value),
        f64::from(choices) / games,
        f64::from(blunders) / games,
    );
}

fn against_perfect_play(args: &Args, start: Position, judge: &Engine) {
    let settings = Match { games: args.games, seed: args.seed, threads: 1 };
    let perfect = |_| -> arena::Player<'static, DiceRace> {
        let mut judge = judge.clone();
        Box::new(move |race| judge.best_move(race.game.position()).ok())
    };
    let results = settings.play(|seed| DiceRace::new(start, seed), &|seed| player(args.level, seed), &perfect);
    // The games of a pair have the same dice: only pairs are independent samples.
    let pairs: Vec<_> = results.chunks_exact(2).map(|pair| f64::midpoint(pair[0].points(), pair[1].points())).collect();
    let score = Estimate::mean(&pairs);
    let error = score.high - score.value;
    println!(
        "against perfect play: it wins {:.2} ± {:.2} % of {} games",
        100.0 * score.value,
        100.0 * error,
        args.games
    );
}

fn player(level: Level, seed: u64) -> arena::Player<'static, DiceRace> {
    let mut player = Player::new(level, seed);
    Box::new(move |race| player.best_move(race.game.position()).ok())
}
