//! One suite of laws that any game here must keep, whatever its rules.
//!
//! A game's test implements [`Game`] for a name of its own, gathers positions with [`walk`](walk()) or by
//! hand, and calls [`check`]. A law that is broken panics and names the position.
//!
//! Chance is part of it: a position may be a *chance node*, where neither side is to move and
//! [`Game::chance`] lists what may happen. A game without chance leaves that method alone.
//!
//! The macro [`vocabulary!`] holds the names that the games share, and laws of whole games; [`record_laws!`] the laws
//! of records.
//!
//! Beside the laws stands what the tests of all games use: golden files, refused calls, a [`Model`] of a game's log,
//! texts, packed bytes and JSON.
#![allow(clippy::missing_panics_doc, reason = "a check panics if it fails")]

use std::collections::HashMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;

mod data;
mod golden;
mod laws;
mod levels;
mod model;
mod records;
mod refusal;
mod text;
mod vocabulary;
mod walk;

pub use data::{
    assert_all_json, assert_comes_back, assert_json, assert_names_its_format, error_with, is_data, quoted, through_json,
};
pub use golden::{assert_generated, assert_golden};
pub use levels::on_every_level;
pub use model::{Model, Shown, StepKind};
pub use rand_core::{Rng, SeedableRng};
pub use rand_xoshiro::SplitMix64;
pub use refusal::assert_refused;
pub use text::{assert_malformed, assert_points_into, assert_same_or_points_into, check_packed, check_position_text};
pub use walk::{below, walk, walk_blindly};

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
    /// The position after a legal move.
    fn after(position: &Self::Position, m: Self::Move) -> Self::Position;
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

/// Checks that different positions have different hashes, and that there are more of them than `many`.
pub fn check_hashes<G: Game>(positions: impl IntoIterator<Item = G::Position>, many: usize) {
    let mut hashed: Vec<_> = positions.into_iter().map(|position| (G::stable_hash(&position), position)).collect();
    hashed.sort_unstable_by_key(|&(hash, _)| hash);
    hashed.dedup_by(|later, first| {
        assert!(later.0 != first.0 || later.1 == first.1, "{} and {} have one hash", later.1, first.1);
        later.0 == first.0
    });
    assert!(hashed.len() > many, "{} positions", hashed.len());
}

/// Checks that the moves of every position ascend by `key`, and that each can be picked by its number and be made.
pub fn check_order<G: Game, K: Ord>(
    positions: impl IntoIterator<Item = G::Position>,
    key: impl Fn(&G::Position, G::Move) -> K,
) {
    for position in positions {
        let moves = G::legal_moves(&position);
        assert!(moves.is_sorted_by(|&a, &b| key(&position, a) < key(&position, b)), "order in {position}");
        laws::moves_are_numbered_and_made::<G>(&position);
    }
}

/// Asks all that can be asked of a position, which may be impossible, and of a move. The answers do not matter.
pub fn ask<G: Game>(position: &G::Position, m: G::Move) {
    let (count, moves) = (G::count_moves(position), G::legal_moves(position));
    (0..=count).for_each(|n| _ = G::nth_move(position, n));
    let _ = (G::random_move(position, u64::MAX), G::has_legal_move(position), G::chance(position));
    for m in moves.into_iter().chain([m]) {
        let _ = (m.to_string(), G::is_legal(position, m), G::try_play(&mut position.clone(), m));
    }
    let _ = (format!("{position} {position:?}"), G::stable_hash(position), G::unpack(&G::pack(position)));
    for &symmetry in G::symmetries() {
        G::map_position(symmetry, position);
    }
    for rules in G::rules() {
        G::outcome(position, rules);
    }
}

/// Checks that `random_move` takes every legal move of a position equally often, from a fixed seed.
///
/// # Panics
/// If it does not, as far as Pearson's test can see.
pub fn check_uniform<G: Game>(position: &G::Position) {
    laws::random_moves_are_uniform::<G>(position);
}
