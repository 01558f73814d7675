//! Random games of the dice race from the start, compared with a plain implementation of the same rules and with
//! backgammon in the crate `bkgm`, here with four pieces per side, as in the race.

use bkgm::{ClassicRules, Dice, GameState, HYPERGAMMON4, State, legal_positions_with};
use dice_race_core::{Position, Roll};

use crate::Xorshift;
use crate::plain_race::PlainRace;

/// Plays whole games, and returns the number of rolls.
pub fn ours(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut rolls = 0;
    for _ in 0..games {
        let mut position = Position::default();
        // A game that is over allows no roll.
        while let Ok(rolled) = position.roll(Roll::ALL[random.below(6)]) {
            position = rolled;
            if let Some(m) = position.random_move(random.next_bits()) {
                position.play_unchecked(m);
            }
            rolls += 1;
        }
    }
    checked(rolls, games)
}

/// The same with many games at once, each with a generator of its own.
pub fn ours_in_lanes(games: u32) -> u64 {
    checked(Position::default().random_playouts(0..games.into(), 1).rolls, games)
}

/// The same on all cores.
pub fn ours_on_all_cores(games: u32) -> u64 {
    checked(Position::default().par_random_playouts(0..games.into(), 1).rolls, games)
}

/// The same games, walked cell by cell.
pub fn plain(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut rolls = 0;
    for _ in 0..games {
        let mut race = PlainRace::start();
        loop {
            rolls += 1;
            if race.play(random.below(6) + 1, &mut random) {
                break;
            }
        }
    }
    checked(rolls, games)
}

/// Random games of race are known to take 154.4 rolls.
fn checked(rolls: u64, games: u32) -> u64 {
    let a_game = rolls as f64 / f64::from(games);
    assert!((a_game - 154.4).abs() < 1.0, "{a_game} rolls a game: wrong rules are not fast");
    rolls
}

/// Its moves are the positions after them, each a roll of two dice on.
pub fn bkgm(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut position = HYPERGAMMON4;
        while position.game_state() == GameState::Ongoing {
            let dice = Dice::new(random.below(6) + 1, random.below(6) + 1);
            let next = legal_positions_with::<ClassicRules, 4>(position, &dice);
            position = next[random.below(next.len())];
            plies += 1;
        }
    }
    plies
}
