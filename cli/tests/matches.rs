//! Computer players against each other.

mod common;

use common::{assert_in_order, run};

#[test]
fn a_match_reports_its_score_with_error_bars() {
    let output = run(&["match", "dice-race", "--white", "10", "--black", "random", "--games", "40", "--pieces", "2"]);
    assert_eq!((output.code, output.err.as_str()), (0, ""));
    assert_in_order(&output, &["10 against random, 40 games: +", " =0 -", " %", "Elo"]);
}

#[test]
fn a_seed_repeats_a_match_with_any_number_of_threads() {
    let played = |seed, threads| {
        let args = ["match", "dice-race", "--white", "3", "--games", "60", "--json"];
        run(&[&args[..], &["--seed", seed, "--threads", threads]].concat()).out
    };
    assert_eq!(played("1", "1"), played("1", "3"));
    assert_ne!(played("1", "1"), played("2", "1"));
}

#[test]
fn a_player_is_even_with_itself() {
    // Both games of a pair have the same dice, so each player wins one.
    let output =
        &run(&["match", "dice-race", "--white", "10", "--black", "10", "--games", "20", "--json"]).json_lines()[0];
    assert_eq!((&output["wins"], &output["losses"]), (&10.into(), &10.into()));
}

#[test]
fn stones_are_played_by_levels_and_by_limits() {
    for (white, black) in [("10", "random"), ("nodes=3000", "depth=1"), ("seconds=0.01", "greedy")] {
        let output = run(&["match", "stones", "--white", white, "--black", black, "--games", "4"]);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(&output, &[&format!("{white} against {black}, 4 games: +"), " %", "Elo"]);
    }
}

#[test]
fn a_seed_repeats_a_match_of_stones_and_a_player_is_even_with_itself() {
    let played = |seed| {
        let args = ["match", "stones", "--white", "nodes=50", "--black", "nodes=50", "--games", "20", "--opening", "6"];
        run(&[&args[..], &["--seed", seed, "--json"]].concat())
    };
    assert_eq!(played("1").out, played("1").out);
    let output = &played("2").json_lines()[0];
    assert_eq!(output["wins"], output["losses"], "both games of a pair go the same way");
    let longest = ["match", "stones", "--black", "random", "--games", "2", "--opening", "4294967295"];
    assert_eq!(run(&longest).code, 0, "an opening ends with the game");
    let small = ["match", "stones", "--start", "ssss/4/4/4/SSSS w", "--black", "random", "--games", "2", "--json"];
    assert_eq!(run(&small).code, 0);
}

#[test]
fn unknown_players_are_refused() {
    for limit in ["nodes=", "depth=300", "seconds=0", "plies=3", "nodes"] {
        let output = run(&["match", "stones", "--black", limit]);
        assert!(output.code == 2 && output.err.contains("`depth=N`, `nodes=N` or `seconds=N`"), "{}", output.err);
    }
    let output = run(&["match", "dice-race", "--white", "11"]);
    assert_eq!(output.code, 2);
    assert!(output.err.contains("a level from 1 to 10, `greedy` or `random`"), "{}", output.err);
}
