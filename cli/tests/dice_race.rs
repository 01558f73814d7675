//! Playing the dice race: the demo, and whole sessions through a pipe.

mod common;

use std::fs;

use common::{Output, assert_in_order, fresh_file, play_lines, run};

/// Types these lines into a dice race.
fn session(args: &[&str], lines: &[&str]) -> Output {
    play_lines("dice-race", &[&["--ascii"], args].concat(), lines)
}

/// Two humans who roll a die of their own.
fn typed(args: &[&str], lines: &[&str]) -> Output {
    session(&[&["--black", "human", "--rolls", "typed"], args].concat(), lines)
}

#[test]
fn without_a_terminal_a_whole_game_is_played() {
    for args in [&["play", "dice-race"][..], &["play", "dice-race", "--demo", "--black", "human"]] {
        let output = run(args);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(&output, &["  1. ", "=== GAME OVER: ", "brought all pieces home after "]);
        assert_in_order(
            &output,
            &["White: ", "Black: ", "Rolls    1    2    3    4    5    6    all  mean  passes", "\n(--seed "],
        );
    }
}

#[test]
fn a_seed_repeats_the_demo_and_rules_change_it() {
    let demo = |args: &[&str]| run(&[&["play", "dice-race", "--demo"], args].concat()).out;
    assert_eq!(demo(&["--seed", "7"]), demo(&["--seed", "7"]));
    assert_ne!(demo(&["--seed", "7"]), demo(&["--seed", "8"]));
    assert!(demo(&["--pieces", "1", "--seed", "7"]).contains("1 home"));
    assert_ne!(demo(&["--seed", "7"]), demo(&["--seed", "7", "--extra-roll-on-six"]));
    assert!(demo(&["--start", "31/0 b ?"]).contains("GAME OVER: WHITE wins"));
}

#[test]
fn dice_are_rolled_and_enter_makes_the_only_move() {
    let output = session(&["--seed", "3"], &["", "", "e1", "e1h4"]);
    assert_in_order(
        &output,
        &[
            "White has rolled 1: 1 legal move. Enter makes it.",
            "White 1> White rolls 1 and plays a1-b1.\nBlack rolls 4 and plays h8-d8.",
        ],
    );
    assert_in_order(&output, &["[B][.][.][.][=]", "+ (W) >  >  *", "Black rolls 3 and plays d8-a8."]);
    assert_in_order(
        &output,
        &["2 legal moves.\nWhite 6> ", "White 6> White rolls 6 and plays e1-h4.\nBlack rolls ", "Goodbye."],
    );
}

#[test]
fn a_turn_without_a_move_passes_automatically_with_a_message() {
    let output = typed(&["--start", "-,-,-,-/0,-,-,- w ?"], &["2", "2", "h8-f8", "6"]);
    assert_in_order(&output, &["White rolls 2. No piece can move, so White passes.", "Black is to roll.", "Black 2> "]);
    assert_in_order(&output, &["@a1     a1, enters", "White has rolled 6: 1 legal move."]);
}

#[test]
fn typed_rolls_are_asked_of_both_sides() {
    let output = session(&["--rolls", "typed"], &["3", "4", "a1d1", "5", "0", "x7", "9"]);
    assert_in_order(&output, &["White rolls (1 to 6)> ", "No roll now: the last roll has not been used yet."]);
    assert_in_order(
        &output,
        &["Black rolls (1 to 6)> Black rolls 5 and plays h8-c8.", "not 0.", "Not a move: expected a square", "not 9."],
    );
    assert_in_order(&session(&["--seed", "3"], &["3"]), &["The dice are rolled for you"]);
}

#[test]
fn an_extra_roll_stays_with_the_side() {
    let output = typed(&["--extra-roll-on-six"], &["6", "a1-g1", "2"]);
    assert_in_order(
        &output,
        &["White is to roll.", "White 6> ", "White is to roll.", "White rolls (1 to 6)> ", "White 2> "],
    );
}

#[test]
fn undo_stops_at_a_roll_and_undo_roll_does_not() {
    let output =
        typed(&[], &["undo", "3", "", "undo", "undo", "redo", "5", "undo", "undo roll", "undo", "redo", "quit"]);
    assert_in_order(
        &output,
        &[
            "There is nothing to undo.",
            "Black is to roll.",
            "White has rolled 3",
            "There is nothing to undo.",
            "Black is to roll.",
            "Black has rolled 5",
            "The die has been rolled since your last move. `undo roll` undoes the roll too.",
            "Black is to roll.",
            "White has rolled 3",
            "Black is to roll.",
            "Goodbye.",
        ],
    );
}

#[test]
fn an_undone_roll_is_repeated() {
    let output = session(&["--seed", "3"], &["", "", "undo", "undo roll", "undo roll", "redo", "", "e1-h4"]);
    assert_in_order(
        &output,
        &["White 6> The die has been rolled", "White has rolled 3", "White has rolled 1", "has rolled 3"],
    );
    assert_eq!(output.out.matches("Black rolls 3 and plays d8-a8.").count(), 2);
    let start = session(&["--seed", "3"], &["undo", "undo roll"]);
    assert_in_order(&start, &["There is nothing to undo.", "There is nothing to undo."]);
}

#[test]
fn rolls_are_listed_and_counted() {
    let output = typed(&[], &["3", "", "5", "", "1", "rolls"]);
    assert_in_order(&output, &["White: 31\nBlack: 5\n", "White    1    0    1    0    0    0      2  2.00       0"]);
}

#[test]
fn squares_and_bad_input_are_explained() {
    let start = ["--start", "9,1,0,-/0,-,-,- w 3"];
    let lines =
        ["a1", "b1", "h3", "c5", "h1", "a1-d1", "b1-d1", "a1-z1", "castle", "undo twice", "--", "@a1", "hint", "save"];
    let output = typed(&start, &lines);
    assert_in_order(
        &output,
        &[
            "The piece on a1 cannot move: a piece of the same side stands directly ahead.",
            "b1-e1   c1 d1 e1",
            "h3-h6   h4 h5 h6",
            "h3 cannot go to c5.\nExpected one of: h3-h6\n",
            "h3 cannot go to h1.",
            "a1-d1 is illegal: a piece of the same side stands directly ahead.\nExpected one of: b1-e1 h3-h6",
            "b1-d1 is illegal: with this roll the piece goes to another square.",
            "Not a move: expected a square, a1 to h8, not `z1`.\n  a1-z1\n     ^",
            "Expected a move such as a1-d1, a square such as a1, or `help`, not `castle`.",
            "Expected nothing after `undo`.",
            "-- is illegal: a piece can move",
            "@a1 is illegal: entering needs a six",
            "Hint: h3-h6.",
            "Expected a file name",
        ],
    );
}

#[test]
fn a_move_is_typed_in_many_ways() {
    let capture = ["--start", "5,-,-,-/21,14,-,- w 2"];
    for ways in [&["f1xh1"][..], &["F1-H1"], &["f1h1"], &["f1 h1"], &["f1", "h1"], &[""]] {
        assert_in_order(&typed(&capture, ways), &["White rolls 2 and plays f1xh1, captures."]);
    }
    let enter = ["--start", "9,1,-,-/3,-,-,- w 6"];
    for ways in [&["@a1"][..], &["enter"], &["ENTER"], &["a1", "a1"]] {
        assert_in_order(&typed(&enter, ways), &["White rolls 6 and plays @a1, enters."]);
    }
    let output = typed(&enter, &["pass", "b1 c1", "c1 d1", "b1", "c2", "h1"]);
    assert_in_order(
        &output,
        &[
            "pass is illegal: a piece can move, so the turn cannot be passed.",
            "b1 c1 is illegal: with this roll the piece goes to another square.",
            "c1 d1 is illegal: there is no piece on c1.",
            "b1 cannot go to c2.\nExpected one of: b1-h1\n",
            "White rolls 6 and plays b1-h1.",
        ],
    );
    let output = typed(&["--start", "9,1,-,-/3,-,-,- w 5"], &["enter"]);
    assert_in_order(&output, &["enter is illegal: entering needs a six."]);
}

#[test]
fn a_game_is_saved_loaded_and_checked() {
    let path = fresh_file("race.txt");
    let file = path.to_str().unwrap();
    let save = format!("save {file}");
    let load = format!("load {file}");
    let output = typed(&["--pieces", "2"], &["3", "", "5", &save, "", &load, "yes", "undo roll", "quit", "yes"]);
    assert_in_order(&output, &["Saved to ", "White rolls (1 to 6)> ", "Load another? (yes/no)> ", "Black 5> "]);
    assert_in_order(
        &output,
        &["Black rolls (1 to 6)> The game is not finished, and not saved. Quit? (yes/no)> Goodbye."],
    );
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("[Pieces \"2\"]") && record.ends_with("1. 3:a1-d1 2. 5: *\n"), "{record}");
    assert_eq!(run(&["check", file]).code, 0);
    // With a seed, the loaded game continues with the rolls of that seed, after those it has.
    let output = session(&["--black", "human", "--seed", "3", "--load", file], &[""]);
    assert_in_order(&output, &["Black has rolled 5", "White has rolled 3"]);
    assert_eq!(run(&["play", "stones", "--load", file]).code, 2);
}

#[test]
fn a_new_game_has_new_rolls() {
    let output = session(&["--seed", "3", "--verbose"], &["new"]);
    assert_in_order(&output, &["`help`. (--seed 3)", "A new game.\n(--seed 4)\n"]);
    let output = session(&["--seed", "3"], &["new"]);
    assert_in_order(
        &output,
        &["White has rolled 1", "A new game.", "Goodbye. The option `--seed 4` repeats these random choices."],
    );
}

#[test]
fn resigning_ends_the_game_for_the_human() {
    let output =
        session(&["--rolls", "typed"], &["3", "", "resign", "yes", "hint", "resign", "1", "undo", "hint", "quit"]);
    assert_in_order(&output, &["GAME OVER: BLACK wins", "White resigned after 1 move.", "Rolls ", "The game is over."]);
    assert_in_order(
        &output,
        &["The game is over. Type `new`", "Black is to roll.", "No roll has been made yet.", "Goodbye."],
    );
}

#[test]
fn the_winning_move_can_be_undone() {
    let output = typed(&["--start", "27/0 w 1"], &["", "rolls", "undo", "quit"]);
    assert_in_order(
        &output,
        &["GAME OVER: WHITE wins", "brought all pieces home after 1 turn", "White: 1 home", "White: 1\n"],
    );
    assert_in_order(
        &output,
        &["Game over (new, menu, save, load, undo, help, quit)> ", "White has rolled 1", "Goodbye."],
    );
}

#[test]
fn black_sits_below_when_only_black_is_human() {
    let output = session(&["--seed", "3", "--white", "greedy", "--black", "human"], &["flip", "help"]);
    assert_in_order(&output, &["White rolls 1 and plays a1-b1.", "    h  g  f", "    a  b  c", "undo roll "]);
}

#[test]
fn options_that_contradict_each_other_are_wrong_usage() {
    let cases = [
        &["--load", "x", "--pieces", "2"][..],
        &["--load", "x", "--start", "0/0 w ?"],
        &["--fair", "--seed", "1"],
        &["--fair", "--rolls", "typed"],
        &["--client-seed", "x"],
        &["--fair", "--client-seed", ""],
        &["--fair", "--start", "0/0 w 3"],
        &["--rolls", "typed", "--demo"],
        &["--pieces", "5"],
        &["--pieces", "3", "--start", "0/0 w ?"],
        &["--start", "sss/3/SSS w"],
        &["--goal", "far-half"],
    ];
    for args in cases {
        assert_eq!(run(&[&["play", "dice-race"], args].concat()).code, 2, "{args:?}");
    }
}

#[test]
fn a_hint_is_the_best_move_and_what_it_is_worth() {
    let output = session(&["--start", "12,5,-,-/3,-,-,- w 6", "--black", "human", "--seed", "1"], &["hint", "quit"]);
    assert_in_order(&output, &["Hint: ", "It wins ", " % of the time."]);
}

#[test]
fn the_level_changes_how_the_computer_plays() {
    let demo = |level| run(&["play", "dice-race", "--demo", "--seed", "7", "--level", level]).out;
    assert_eq!(demo("1"), demo("1"));
    assert_ne!(demo("1"), demo("10"));
    let output = run(&["play", "dice-race", "--level", "11"]);
    assert_eq!(output.code, 2);
    assert!(output.err.contains("a level from 1 to 10"), "{}", output.err);
}
