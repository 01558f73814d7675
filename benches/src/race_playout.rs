//! Random games of the dice race from the start, beside a plain walk of the same rules and beside a published game
//! of dice: `bkgm` plays backgammon, here with four pieces a side, as the race has.

use bkgm::{ClassicRules, Dice, GameState, HYPERGAMMON4, State, legal_positions_with};
use dice_race_core::{Position, Roll};

use crate::Xorshift;
use crate::plain_race::PlainRace;

/// Plays whole games, and returns the number of throws.
pub fn ours(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut throws = 0;
    for _ in 0..games {
        let mut position = Position::default();
        // A game that is over allows no throw.
        while let Ok(thrown) = position.throw(Roll::ALL[random.below(6)]) {
            position = thrown;
            if let Some(m) = position.random_move(random.next_bits()) {
                position.play_unchecked(m);
            }
            throws += 1;
        }
    }
    checked(throws, games)
}

/// The same games, walked cell by cell.
pub fn plain(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut throws = 0;
    for _ in 0..games {
        let mut race = PlainRace::start();
        loop {
            throws += 1;
            if race.play(random.below(6) + 1, &mut random) {
                break;
            }
        }
    }
    checked(throws, games)
}

/// Random games of race are known to take 154.4 throws.
fn checked(throws: u64, games: u32) -> u64 {
    let a_game = throws as f64 / f64::from(games);
    assert!((a_game - 154.4).abs() < 1.0, "{a_game} throws a game: wrong rules are not fast");
    throws
}

/// Its moves are the positions after them, each a throw of two dice on.
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
