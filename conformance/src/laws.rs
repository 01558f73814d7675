//! The laws, one function each.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::Game;

/// Every law that speaks of one position.
pub(crate) fn check_position<G: Game>(position: &G::Position) {
    generator_and_is_legal_agree::<G>(position);
    lists_counts_and_picks_agree::<G>(position);
    moves_of_a_mask_and_of_its_complement_are_all_moves::<G>(position);
    legal_moves_are_made_and_others_refused::<G>(position);
    chance_nodes_have_no_moves::<G>(position);
    games_end_as_specified::<G>(position);
    symmetries_keep_the_game::<G>(position);
    forms_round_trip::<G>(position);
}

/// What the generator lists is what `is_legal` accepts, among all moves there could ever be.
fn generator_and_is_legal_agree<G: Game>(position: &G::Position) {
    let accepted = sorted(G::conceivable_moves().filter(|&m| G::is_legal(position, m)));
    assert_eq!(sorted(G::legal_moves(position)), accepted, "generator and is_legal disagree in {position}");
    let duplicate = accepted.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(duplicate, None, "a move is listed twice in {position}");
}

/// The list, its length, the n-th move, the mere question for a move and random moves agree.
fn lists_counts_and_picks_agree<G: Game>(position: &G::Position) {
    moves_are_numbered_and_made::<G>(position);
    let moves = G::legal_moves(position);
    assert_eq!(G::count_moves(position), moves.len(), "count in {position}");
    assert_eq!(G::has_legal_move(position), !moves.is_empty(), "has_legal_move in {position}");
    for bits in [0, 1, 1 << 63, u64::MAX, G::stable_hash(position)] {
        let picked = G::random_move(position, bits);
        assert_eq!(picked.is_some(), !moves.is_empty(), "random move of {position}");
        assert!(picked.is_none_or(|m| moves.contains(&m)), "random move {picked:?} of {position}");
    }
}

/// The n-th move is that of the list, and leads where the move itself does.
pub(crate) fn moves_are_numbered_and_made<G: Game>(position: &G::Position) {
    let moves = G::legal_moves(position);
    for (n, &m) in moves.iter().enumerate() {
        assert_eq!(G::nth_move(position, n), Some(m), "move {n} of {position}");
        let mut played = *position;
        assert!(G::try_play(&mut played, m), "{m} is legal in {position} but was refused");
        assert_eq!(G::after(position, m), played, "{m} in {position}");
    }
    for beyond in [moves.len(), moves.len() + 1, u32::MAX as usize] {
        assert_eq!(G::nth_move(position, beyond), None, "move {beyond} of {position}");
    }
}

/// The moves from some squares and the moves from all others are all moves. The hash is as good a set as any.
fn moves_of_a_mask_and_of_its_complement_are_all_moves<G: Game>(position: &G::Position) {
    let mask = G::stable_hash(position);
    for mask in [mask, 0, u64::MAX] {
        let Some(mut moves) = G::moves_from(position, mask) else { return };
        moves.extend(G::moves_from(position, !mask).unwrap_or_default());
        assert_eq!(sorted(moves), sorted(G::legal_moves(position)), "mask {mask:#018x} splits {position}");
    }
}

/// A legal move changes the position, checked and unchecked alike; a refused one leaves it as it was.
fn legal_moves_are_made_and_others_refused<G: Game>(position: &G::Position) {
    for m in G::conceivable_moves() {
        let mut played = *position;
        if !G::try_play(&mut played, m) {
            assert_eq!(played, *position, "{m} was refused and changed {position}");
            continue;
        }
        assert!(G::is_legal(position, m), "{m} was made in {position} but is not legal");
        assert_ne!(played, *position, "{m} changed nothing in {position}");
        let mut unchecked = *position;
        G::play_unchecked(&mut unchecked, m);
        assert_eq!(unchecked, played, "{m} unchecked in {position}");
    }
}

/// On a chance node neither side moves and nothing is over; its outcomes differ and can all happen.
fn chance_nodes_have_no_moves<G: Game>(position: &G::Position) {
    let chance = G::chance(position);
    if chance.is_empty() {
        return;
    }
    assert_eq!(G::legal_moves(position), [], "moves on the chance node {position}");
    for rules in G::rules() {
        assert_eq!(G::outcome(position, rules), None, "the chance node {position} is over");
    }
    for (i, (weight, next)) in chance.iter().enumerate() {
        assert!(*weight > 0, "an impossible outcome of {position}");
        assert_ne!(next, position, "an outcome of {position} changes nothing");
        assert!(chance[..i].iter().all(|(_, earlier)| earlier != next), "an outcome of {position} is listed twice");
    }
}

/// A game is over when the specification says so, with the outcome it names, and then has no moves.
fn games_end_as_specified<G: Game>(position: &G::Position) {
    let stuck = !G::has_legal_move(position) && G::chance(position).is_empty();
    for rules in G::rules() {
        let outcome = G::outcome(position, rules);
        assert_eq!(outcome, G::specified_outcome(position, rules), "outcome of {position} under {rules:?}");
        if outcome.is_none() {
            assert!(!stuck, "{position} has neither moves nor an outcome under {rules:?}");
        } else {
            let may_move = G::may_end_with_moves_left(rules);
            assert!(stuck || may_move, "{position} is over under {rules:?} and has moves");
        }
    }
}

/// A symmetry undoes itself, and maps moves, what they lead to, chance and outcomes.
fn symmetries_keep_the_game<G: Game>(position: &G::Position) {
    for &symmetry in G::symmetries() {
        let map = |p: &G::Position| G::map_position(symmetry, p);
        let image = map(position);
        assert_eq!(map(&image), *position, "{symmetry:?} twice of {position}");

        let moves = G::legal_moves(position);
        let mapped = moves.iter().map(|&m| G::map_move(symmetry, position, m));
        assert_eq!(sorted(mapped), sorted(G::legal_moves(&image)), "moves of {position} under {symmetry:?}");
        for m in moves {
            let there = G::map_move(symmetry, position, m);
            assert_eq!(G::map_move(symmetry, &image, there), m, "{symmetry:?} twice of {m} in {position}");
            let (mut before, mut after) = (*position, image);
            G::play_unchecked(&mut before, m);
            G::play_unchecked(&mut after, there);
            assert_eq!(map(&before), after, "{m} in {position} under {symmetry:?}");
        }

        let chance = G::chance(position).into_iter().map(|(weight, next)| (weight, map(&next)));
        assert_eq!(chance.collect::<Vec<_>>(), G::chance(&image), "chance of {position} under {symmetry:?}");
        for rules in G::rules() {
            let mapped = G::outcome(position, rules).map(|outcome| G::map_outcome(symmetry, outcome));
            assert_eq!(mapped, G::outcome(&image, rules), "outcome of {position} under {symmetry:?} and {rules:?}");
        }
    }
}

/// Text, move texts and packed bytes say everything: what is read back is equal, to `Eq` and to both hashes.
fn forms_round_trip<G: Game>(position: &G::Position) {
    let text = position.to_string();
    let from_text = G::parse_position(&text, position);
    let bytes = G::pack(position);
    let from_bytes = G::unpack(&bytes);
    for copy in [from_text, from_bytes] {
        let copy = copy.unwrap_or_else(|| panic!("{position} or its bytes {bytes:02x?} cannot be read back"));
        assert_eq!(copy, *position, "round trip");
        assert_eq!(copy.to_string(), text, "text after a round trip");
        assert_eq!(G::pack(&copy), bytes, "bytes of {position} after a round trip");
        assert_eq!(G::stable_hash(&copy), G::stable_hash(position), "equal positions, two hashes: {position}");
        assert_eq!(std_hash(&copy), std_hash(position), "equal positions, two std hashes: {position}");
    }
    for m in G::legal_moves(position) {
        assert_eq!(G::parse_move(position, &m.to_string()), Some(m), "text of {m} in {position}");
    }
}

/// Pearson's test with a fixed seed: every legal move is picked about equally often.
#[allow(clippy::cast_precision_loss, reason = "no position has 2^52 moves")]
pub(crate) fn random_moves_are_uniform<G: Game>(position: &G::Position) {
    const PICKS_PER_MOVE: u32 = 2000;
    let mut random = SplitMix64::seed_from_u64(0x5EED);
    let moves = G::legal_moves(position);
    let mut picked: HashMap<G::Move, u32> = moves.iter().map(|&m| (m, 0)).collect();
    for _ in 0..PICKS_PER_MOVE as usize * moves.len() {
        let m = G::random_move(position, random.next_u64()).expect("a position with moves");
        *picked.get_mut(&m).expect("a legal move") += 1;
    }
    let expected = f64::from(PICKS_PER_MOVE);
    let chi_square: f64 = picked.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // The statistic has mean k and variance 2k for k + 1 moves; five deviations leave no room for luck.
    let freedom = moves.len() as f64 - 1.0;
    assert!(chi_square <= freedom + 5.0 * (2.0 * freedom).sqrt(), "chi² {chi_square} for {freedom} in {position}");
}

fn sorted<M: Ord>(moves: impl IntoIterator<Item = M>) -> Vec<M> {
    let mut moves: Vec<M> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

fn std_hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
