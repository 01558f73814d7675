//! Positions of the dice race as they occur in games.

use dice_race_core::{Move, Position, Roll};

use crate::Xorshift;

/// A roll in a game, and what was made of it.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// Waits for the roll.
    pub before: Position,
    /// The roll.
    pub roll: Roll,
    /// Waits for the move.
    pub rolled: Position,
    /// The move.
    pub played: Move,
}

/// All turns of some random games.
pub fn turns() -> Vec<Turn> {
    const GAMES: usize = 10;
    let mut random = Xorshift::new();
    let mut turns = Vec::new();
    for _ in 0..GAMES {
        let mut before = Position::default();
        while let Some(turn) = random_turn(before, &mut random) {
            turns.push(turn);
            before = turn.rolled;
            before.play_unchecked(turn.played);
        }
    }
    turns
}

fn random_turn(before: Position, random: &mut Xorshift) -> Option<Turn> {
    let roll = Roll::ALL[random.below(6)];
    let rolled = before.roll(roll).ok()?;
    let played = rolled.random_move(random.next_bits())?;
    Some(Turn { before, roll, rolled, played })
}
