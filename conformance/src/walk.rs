//! Random games, the same on every run.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::Game;

/// All positions of random games from `start`, each game played to its end or for `longest` steps.
///
/// Chance nodes are among the positions; their outcomes are drawn by weight.
pub fn walk<G: Game>(start: G::Position, games: usize, longest: usize, seed: u64) -> Vec<G::Position> {
    let mut random = SplitMix64::seed_from_u64(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let steps = std::iter::successors(Some(start), |position| step::<G>(position, &mut random));
        positions.extend(steps.take(longest));
    }
    positions
}

/// Positions that may mean nothing, with the last move or the next: games from `start`, in which any moves at all are
/// made unchecked. Chance goes on as it does in [`walk`].
pub fn walk_blindly<G: Game>(
    start: G::Position,
    games: usize,
    steps: usize,
    seed: u64,
    any_move: impl Fn(&mut SplitMix64) -> G::Move,
) -> Vec<(G::Position, G::Move)> {
    let mut random = SplitMix64::seed_from_u64(seed);
    let mut reached = Vec::new();
    for _ in 0..games {
        let mut position = start;
        for _ in 0..steps {
            let (chance, m) = (G::chance(&position), any_move(&mut random));
            if chance.is_empty() {
                G::play_unchecked(&mut position, m);
            } else {
                position = draw(&chance, &mut random);
            }
            reached.push((position, m));
        }
    }
    reached
}

/// A random move or a random chance outcome; `None` at the end of the game.
fn step<G: Game>(position: &G::Position, random: &mut SplitMix64) -> Option<G::Position> {
    let chance = G::chance(position);
    if !chance.is_empty() {
        return Some(draw(&chance, random));
    }
    let moves = G::legal_moves(position);
    if moves.is_empty() {
        return None;
    }
    let mut next = *position;
    assert!(G::try_play(&mut next, moves[below(random, moves.len())]), "a legal move was refused in {position}");
    Some(next)
}

/// One of the outcomes, drawn by weight.
fn draw<P: Copy>(outcomes: &[(u32, P)], random: &mut SplitMix64) -> P {
    let deck: Vec<P> = outcomes.iter().flat_map(|&(weight, p)| std::iter::repeat_n(p, weight as usize)).collect();
    deck[below(random, deck.len())]
}

/// A random number below `bound`, which is not 0. The bias is far below what any test here can see.
#[allow(clippy::cast_possible_truncation, reason = "a remainder of a usize fits a usize")]
pub fn below(random: &mut SplitMix64, bound: usize) -> usize {
    (random.next_u64() % bound as u64) as usize
}
