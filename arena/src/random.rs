//! Random moves: to open a game, and as the weakest player.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Game, Player};

/// Plays a number of random moves, or fewer if the game ends before.
pub fn play_random_moves<G: Game>(game: &mut G, plies: u32, random: &mut impl Rng) {
    for _ in 0..plies {
        if game.side_to_move().is_none() || !play_random_move(game, random) {
            return;
        }
    }
}

fn play_random_move<G: Game>(game: &mut G, random: &mut impl Rng) -> bool {
    game.random_move(random.next_u64()).is_some_and(|m| game.play(m))
}

/// A player whose moves are random.
pub fn random_player<G: Game>(seed: u64) -> Player<'static, G> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    Box::new(move |game| game.random_move(random.next_u64()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_ends_with_the_game() {
        let mut game = stones_core::Game::default();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        play_random_moves(&mut game, 4, &mut random);
        assert_eq!(game.ply(), 4);
        play_random_moves(&mut game, u32::MAX, &mut random);
        assert!(game.outcome().is_some());
    }
}
