//! How strong the levels are, in games with fixed seeds: the figures of `docs/dice-race-player.md`, roughly.
#![cfg(all(feature = "search", feature = "dice"))]

use conformance::{Rng, SeedableRng, SplitMix64};
use dice_race_core::dice::SeededDice;
use dice_race_core::search::{Level, Player};
use dice_race_core::{CaptureRule, Color, Game, PieceCount, Position, Rules};

/// The share of games that a level wins against uniformly random moves. The two games of a pair have the same dice, and
/// the sides are swapped in the second.
fn share_against_random(level: u8, games: u64, rules: Rules) -> f64 {
    let wins = (0..games).filter(|number| wins_against_random(Level::new(level).unwrap(), *number, rules)).count();
    wins as f64 / games as f64
}

fn wins_against_random(level: Level, number: u64, rules: Rules) -> bool {
    let (mut player, color) = (Player::new(level, number), Color::ALL[number as usize % 2]);
    let (mut dice, mut random) = (SeededDice::new(number / 2), SplitMix64::seed_from_u64(number));
    let mut game = Game::new(Position::initial(rules));
    while game.roll(dice.roll()).is_ok() {
        let position = game.position();
        let m = if position.turn() == color {
            player.best_move(position).unwrap()
        } else {
            position.random_move(random.next_u64()).unwrap()
        };
        game.play(m).unwrap();
    }
    game.outcome().unwrap().winner == color
}

#[test]
fn the_lowest_level_is_a_little_better_than_random_moves() {
    let default = Rules::default();
    let two_pieces = Rules { pieces: PieceCount::new(2).unwrap(), ..default };
    let options = Rules { capture: CaptureRule::LandingOnly, extra_roll_on_six: true, ..default };
    for rules in [default, two_pieces, options] {
        let share = share_against_random(1, 4000, rules);
        assert!((0.5..=0.57).contains(&share), "{rules:?}: {share}");
    }
}

#[test]
fn higher_levels_win_more_games_against_random_moves() {
    let shares = [1, 3, 5, 7, 9].map(|level| share_against_random(level, 2000, Rules::default()));
    assert!(shares.is_sorted_by(|lower, higher| lower + 0.01 < *higher), "{shares:?}");
    assert!(shares[4] > 0.69, "{shares:?}");
}
