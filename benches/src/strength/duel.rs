use chessboard_core::Tally;
use stones_core::{Color, Move, Position, Rules};

use crate::Xorshift;

/// Somebody who plays Stones!.
pub trait Contestant {
    /// Forgets the last game.
    fn begin(&mut self) {}

    /// The move to make; the game is not over.
    fn choose(&mut self, position: &Position) -> Move;
}

/// So many random plies open a game, so that no two are alike.
const OPENING_PLIES: u32 = 4;

/// Plays so many pairs of games from random openings, each opening once with either color, and counts for `one`.
pub fn duel(one: &mut dyn Contestant, other: &mut dyn Contestant, pairs: u32, seed: u64) -> Tally {
    let mut random = Xorshift::seeded(seed);
    let mut tally = Tally::default();
    for _ in 0..pairs {
        let opening = opening(&mut random);
        for color in Color::ALL {
            match play(opening, one, other, color) {
                Some(winner) if winner == color => tally.wins += 1,
                Some(_) => tally.losses += 1,
                None => tally.draws += 1,
            }
        }
    }
    tally
}

/// A position after some random plies.
///
/// # Panics
///
/// Never: no game is that short.
pub fn opening(random: &mut Xorshift) -> Position {
    let mut position = Position::initial();
    for _ in 0..OPENING_PLIES {
        position.play_unchecked(position.random_move(random.next_bits()).expect("no game is that short"));
    }
    position
}

/// Plays a game to its end, `one` with a color; the winner.
fn play(mut position: Position, one: &mut dyn Contestant, other: &mut dyn Contestant, color: Color) -> Option<Color> {
    one.begin();
    other.begin();
    loop {
        if let Some(outcome) = position.outcome(Rules::default()) {
            return outcome.winner;
        }
        let m = if position.turn() == color { one.choose(&position) } else { other.choose(&position) };
        position = position.try_play(m).expect("a legal move");
    }
}
