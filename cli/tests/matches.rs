//! Computer players against each other.

mod common;

use common::{assert_in_order, run};

#[test]
fn a_match_is_told_with_what_is_certain_of_it() {
    let said = run(&["match", "dice-race", "--white", "10", "--black", "random", "--games", "40", "--pieces", "2"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_in_order(&said, &["10 against random, 40 games: +", " =0 -", " %", "Elo"]);
}

#[test]
fn a_seed_repeats_a_match() {
    let played = |seed| run(&["match", "dice-race", "--white", "3", "--games", "60", "--json", "--seed", seed]).out;
    assert_eq!(played("1"), played("1"));
    assert_ne!(played("1"), played("2"));
}

#[test]
fn a_player_is_even_with_itself() {
    // Both games of a pair have the same dice, so whoever begins wins both or neither.
    let said =
        &run(&["match", "dice-race", "--white", "10", "--black", "10", "--games", "20", "--json"]).json_lines()[0];
    assert_eq!((&said["wins"], &said["losses"]), (&10.into(), &10.into()));
}

#[test]
fn who_cannot_play_is_refused() {
    let said = run(&["match", "dice-race", "--white", "11"]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("a level from 1 to 10, `greedy` or `random`"), "{}", said.err);
}
