//! One suite of laws that any game here must keep, whatever its rules.
//!
//! A game's test implements [`Game`] for a name of its own, gathers positions with [`walk`](walk()) or by
//! hand, and calls [`check`]. A law that is broken panics and names the position.
//!
//! Chance is part of it: a position may be a *chance node*, where nobody is to move and
//! [`Game::chance`] lists what may happen. A game without chance leaves that method alone.
//!
//! The macro [`vocabulary!`] holds the names that the games share, and laws of whole games.

use std::collections::HashMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;

mod laws;
#[doc(hidden)]
pub mod vocabulary;
mod walk;

pub use rand_core::{Rng, SeedableRng};
pub use rand_xoshiro::SplitMix64;
pub use walk::{below, walk};

/// A game as the suite sees it. Functions have no `self`: a position knows all that its game needs.
pub trait Game {
    /// What the rules call a position.
    type Position: Copy + Debug + Display + Eq + Hash;
    /// What the rules call a move.
    type Move: Copy + Debug + Display + Ord + Hash;
    /// Options that say when a game is over and who has won; `()` if there are none.
    type Rules: Copy + Debug;
    /// How a game ended.
    type Outcome: Debug + PartialEq;
    /// A way of looking at the board under which the game stays the same.
    type Symmetry: Copy + Debug + 'static;

    /// All values of the options.
    fn rules() -> Vec<Self::Rules>;

    /// The legal moves, in the engine's order; none on a chance node.
    fn legal_moves(position: &Self::Position) -> Vec<Self::Move>;
    /// Every value of `Move` that can be made, each once, legal here or not.
    fn conceivable_moves() -> impl Iterator<Item = Self::Move>;
    /// What the engine says of one move.
    fn is_legal(position: &Self::Position, m: Self::Move) -> bool;
    /// How many legal moves the engine counts.
    fn count_moves(position: &Self::Position) -> usize;
    /// Whether the engine sees any legal move.
    fn has_legal_move(position: &Self::Position) -> bool;
    /// The `n`-th legal move, from 0.
    fn nth_move(position: &Self::Position, n: usize) -> Option<Self::Move>;
    /// A uniformly random legal move made from random bits.
    fn random_move(position: &Self::Position, bits: u64) -> Option<Self::Move>;
    /// The legal moves from a set of squares, one bit a square; `None` if the game has no such generator.
    fn moves_from(_position: &Self::Position, _squares: u64) -> Option<Vec<Self::Move>> {
        None
    }

    /// Makes a move in place and says whether it was made.
    fn try_play(position: &mut Self::Position, m: Self::Move) -> bool;
    /// Makes a legal move without checking it.
    fn play_unchecked(position: &mut Self::Position, m: Self::Move);
    /// What may happen on a chance node, each with its weight; empty on any other position.
    fn chance(_position: &Self::Position) -> Vec<(u32, Self::Position)> {
        Vec::new()
    }

    /// The outcome if the game is over under these rules.
    fn outcome(position: &Self::Position, rules: Self::Rules) -> Option<Self::Outcome>;
    /// The same, worked out from the words of the specification and not from the engine.
    fn specified_outcome(position: &Self::Position, rules: Self::Rules) -> Option<Self::Outcome>;
    /// Whether a game may be over under these rules although the bare position still has moves.
    fn may_end_with_moves_left(_rules: Self::Rules) -> bool {
        false
    }

    /// The symmetries of the game.
    fn symmetries() -> &'static [Self::Symmetry];
    /// The position under a symmetry.
    fn map_position(symmetry: Self::Symmetry, position: &Self::Position) -> Self::Position;
    /// A move of this position under a symmetry.
    fn map_move(symmetry: Self::Symmetry, position: &Self::Position, m: Self::Move) -> Self::Move;
    /// An outcome under a symmetry.
    fn map_outcome(symmetry: Self::Symmetry, outcome: Self::Outcome) -> Self::Outcome;

    /// Reads a move's text in a position.
    fn parse_move(position: &Self::Position, text: &str) -> Option<Self::Move>;
    /// Reads a position's text; of a game whose text leaves something out, like its rules, `like` knows the rest.
    fn parse_position(text: &str, like: &Self::Position) -> Option<Self::Position>;
    /// The compact binary form.
    fn pack(position: &Self::Position) -> Vec<u8>;
    /// Reads the compact binary form.
    fn unpack(bytes: &[u8]) -> Option<Self::Position>;
    /// The hash that never changes.
    fn stable_hash(position: &Self::Position) -> u64;
}

/// Checks every law on every position, and that different positions have different hashes.
///
/// # Panics
/// If a law is broken; the message names the law and the position.
pub fn check<G: Game>(positions: impl IntoIterator<Item = G::Position>) {
    let mut by_hash = HashMap::new();
    for position in positions {
        laws::check_position::<G>(&position);
        let other = *by_hash.entry(G::stable_hash(&position)).or_insert(position);
        assert_eq!(other, position, "two positions with one hash");
    }
    assert!(!by_hash.is_empty(), "no position was checked");
}

/// Checks that `random_move` takes every legal move of a position equally often, from a fixed seed.
///
/// # Panics
/// If it does not, as far as Pearson's test can see.
pub fn check_uniform<G: Game>(position: &G::Position) {
    laws::random_moves_are_uniform::<G>(position);
}
