//! Playing Stones!: the demo, and whole sessions through a pipe.

mod common;

use std::fs;

use common::{Output, assert_in_order, feed, fresh_file, play_lines, run};

/// Types these lines into a game of Stones!.
fn session(args: &[&str], lines: &[&str]) -> Output {
    play_lines("stones", &[&["--seed", "1"], args].concat(), lines)
}

#[test]
fn without_a_terminal_a_whole_game_is_played() {
    for args in [&["play", "stones"][..], &["play", "stones", "--demo", "--black", "human"]] {
        let output = run(args);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(
            &output,
            &[" 1. ", "=== GAME OVER: ", "Unpinned stones on the far rank", "White ", "Black ", "\n(--seed "],
        );
    }
}

#[test]
fn without_a_terminal_each_game_is_played_unless_one_is_named() {
    for args in [&["play"][..], &["play", "--demo"]] {
        let output = run(args);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(
            &output,
            &["Stones!, played by", "GAME OVER: ", "The dice race, played by", "GAME OVER: ", "Rolls"],
        );
    }
    assert!(!run(&["play", "--demo", "stones", "--color", "never"]).out.contains("The dice race"));
    assert_eq!(run(&["play", "chess"]).code, 2);
}

#[test]
fn a_seed_repeats_the_demo_and_rules_change_it() {
    let demo = |args: &[&str]| run(&[&["play", "stones", "--demo"], args].concat()).out;
    for level in ["2", "4"] {
        let seeded = |seed| demo(&["--level", level, "--seed", seed]);
        assert_eq!(seeded("7"), seeded("7"));
        assert_ne!(seeded("7"), seeded("8"));
    }
    let far_half = demo(&["--goal", "far-half", "--end", "either-side", "--seed", "7"]);
    assert!(far_half.contains("Unpinned stones on the far half"));
    assert!(demo(&["--start", "sss/3/SSS b"]).contains(" 1. ..."));
    assert!(demo(&["--start", "8/8/8/8/8/8/8/8 w"]).contains("GAME OVER: DRAW"));
}

#[test]
fn the_computer_answers_until_the_input_ends() {
    let output = session(&[], &["a1-d4", "B1C2"]);
    assert_in_order(&output, &["White> ", "Black plays ", "White> ", "Black plays ", "White> ", "Goodbye."]);
}

#[test]
fn the_computer_opens_when_the_human_is_black() {
    let output = session(&["--white", "greedy", "--black", "human", "--ascii"], &["undo", "quit", "a8-b7"]);
    assert_in_order(
        &output,
        &["White plays ", "    h  g  f  e  d  c  b  a", "Black> There is nothing to undo.", "Goodbye."],
    );
    assert!(
        output.out.ends_with("Black> Goodbye. The option `--seed 1` repeats these random choices.\n"),
        "nothing is read after `quit`"
    );
}

#[test]
fn a_square_shows_where_its_stone_can_go() {
    let output = session(&["--black", "human", "--ascii"], &["a1", "a8", "c5", "a1-d4", "h8-e5", "d4xf6", "e5"]);
    assert_in_order(
        &output,
        &[" 2  .  *  .", " 1 (W) W  W", "a1 cannot go to a8.\nExpected one of: a1  -b2 -c3 -d4", "a1 cannot go to c5."],
    );
    assert_in_order(&output, &["The stone on e5 is pinned."]);
}

#[test]
fn undo_returns_to_the_turn_of_the_human() {
    let output = session(&[], &["undo", "redo", "a1-d4", "undo", "redo", "undo"]);
    assert_in_order(&output, &["There is nothing to undo.", "There is nothing to redo.", "Black plays"]);
    assert_eq!(output.out.matches("Black plays").count(), 1, "redo makes no new moves");
    assert_eq!(output.out.matches("White to move, 54 legal moves").count(), 3);

    let two = session(&["--black", "human"], &["a1-d4", "undo", "redo", "undo"]);
    assert_in_order(&two, &["Black> ", "White> ", "Black> ", "White> "]);
}

#[test]
fn bad_input_is_answered_with_what_is_expected_and_changes_nothing() {
    let lines = ["a1-d9", "a1xd4", "a1-a3", "castle", "undo twice", "save", "d5-e6", "load /no/such/file", "\u{1}"];
    let output = session(&["--black", "human"], &lines);
    assert_in_order(
        &output,
        &[
            "Not a move: expected a square, a1 to h8, not `d9`.\n  a1-d9\n     ^",
            "a1xd4 is illegal: this move is a slide, written `-`.\nExpected one of: a1  -b2 -c3 -d4",
            "a1-a3 is illegal: ",
            "Expected a move such as a1-d4",
            "Expected nothing after `undo`",
            "Expected a file name",
            "d5-e6 is illegal: there is no stone on d5.\n",
            "Not loaded: /no/such/file: ",
            "Expected a move such as a1-d4",
        ],
    );
    assert!(!output.out.contains("Black> "));
}

#[test]
fn a_move_is_typed_in_many_ways() {
    // A jump that pins, a slide, and a jump that frees.
    let start = ["--start", "7s/8/8/2s5/1S6/8/3P4/4S3 w", "--black", "human"];
    let plays = ["White plays b4xd6, which pins c5.", "Black plays h8-g7.", "White plays e1^c3, which frees d2."];
    for ways in [
        ["b4xd6", "h8-g7", "e1^c3"],
        ["b4d6", "h8g7", "e1c3"],
        ["B4-D6", "H8-G7", "E1-C3"],
        ["b4 d6", "h8 g7", "e1 - c3"],
        ["b4:d6", "h8 -g7", "e1  c3"],
    ] {
        assert_in_order(&session(&start, &ways), &plays);
    }
    // A square, and then a square.
    let output = session(&start, &["b4", "help", "d6", "h8", "g7", "e1", "D2", "e1", "c3"]);
    assert_in_order(&output, &plays);
    // The second square is none of its targets, or the game has gone on.
    let output = session(&start, &["b4", "h3", "help", "a5", "undo", "d6"]);
    assert_in_order(
        &output,
        &["b4 cannot go to h3.\nExpected one of: b4  -a5 xd6\n", "White plays b4-a5.", "d6 is empty."],
    );
    // Another stone of one's own is chosen instead, and one without moves leaves none chosen.
    let output = session(&start, &["b4", "e1", "d6", "f2", "undo", "b4", "d2", "d6"]);
    let answers =
        ["e1 cannot go to d6.", "White plays e1-f2.", "b4  -a5 xd6", "The stone on d2 is pinned.", "d6 is empty."];
    assert_in_order(&output, &answers);
    // The stones of Black are listed as Black reads the board.
    let output = session(&[&start[..], &["--white", "human", "--turn"]].concat(), &["b4-a5", "h8", "a2"]);
    assert_in_order(&output, &["h8  -g7 -f6", "h8 cannot go to a2.\nExpected one of: h8  -g7 -f6 -e5 -d4 -c3 -b2 -a1"]);
}

#[test]
fn two_squares_that_are_no_move_are_refused_with_the_reason() {
    let output = session(&[], &["a1 a2", "a8 b7", "A1-", "a1 d44", "a1xd4"]);
    assert_in_order(
        &output,
        &[
            "a1 a2 is illegal: a stone moves diagonally forward, or jumps two squares sideways.\nExpected one of: a1  -b2",
            "a8 b7 is illegal: the stone on a8 is the opponent's.",
            "Not a move: expected a square, a1 to h8 after `a1-`.\n  a1-\n     ^",
            "Not a move: expected `-`, `x`, `^` or the target square, not `d44`.",
            "a1xd4 is illegal: this move is a slide, written `-`.",
        ],
    );
}

#[test]
fn invalid_utf8_does_not_end_the_session() {
    let output = feed(&["play", "stones", "--interactive"], b"\xFF\xFE\na1-d4");
    assert_in_order(&output, &["Expected a move", "Black plays"]);
}

#[test]
fn hint_is_a_legal_move() {
    let output = session(&["--black", "human"], &["hint"]);
    let hint = output.out.split_once("Hint: ").unwrap().1.split_once('.').unwrap().0;
    assert!(run(&["moves"]).out.lines().any(|m| m == hint), "{hint}");
    assert_in_order(&output, &[". Expected lead at the end: ", " stones (win ", " %, draw ", " %, loss ", " %).\n"]);
    assert_in_order(
        &session(&["--start", "3/S1s/3 w"], &["hint"]),
        &["Hint: a2-b3. Lead at the end with best play: +0.00 stones."],
    );
}

#[test]
fn a_game_is_saved_loaded_and_checked() {
    let path = fresh_file("saved game.txt");
    let file = path.to_str().unwrap();
    let (save, load) = (format!("save {file}"), format!("load {file}"));
    let output =
        session(&["--black", "human", "--goal", "far-half"], &["a1-d4", &save, "h8-e5", &save, "new", &load, "d4xf6"]);
    assert_in_order(&output, &["Saved to ", "Saved to ", "White> ", "White> ", "Black> "]);
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("[Goal \"far-half\"]") && record.ends_with("1. a1-d4 h8-e5 *\n"), "{record}");
    assert_eq!(run(&["check", file]).code, 0);

    // Another session asks before it writes over the file.
    let output = session(&["--black", "human", "--load", file], &["d4xf6", &save, "maybe", "no"]);
    assert_in_order(&output, &["Overwrite ", "Please answer yes or no. ", "Not saved."]);
    assert_eq!(fs::read_to_string(&path).unwrap(), record);
    let output = session(&["--black", "human", "--load", file], &["d4xf6", &save, "yes"]);
    assert_in_order(&output, &["Overwrite ", "Saved to "]);
    assert!(fs::read_to_string(&path).unwrap().ends_with("2. d4xf6 *\n"));
}

#[test]
fn a_damaged_game_can_continue_before_its_fault() {
    let path = fresh_file("damaged game.txt");
    fs::write(&path, "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 2. a1-b2 *\n").unwrap();
    let load = format!("load {}", path.to_str().unwrap());
    let output = session(&["--black", "human"], &[&load, "no", &load, "yes", "d4xf6"]);
    assert_in_order(
        &output,
        &[
            "The record has a fault at turn 2, byte ",
            "^",
            "Not loaded.",
            "Continue from the 2 moves before the fault?",
            "Black> ",
        ],
    );
    let output = run(&["play", "stones", "--load", path.to_str().unwrap()]);
    assert_eq!(output.code, 2);
    assert!(output.err.contains("turn 2, byte "), "{}", output.err);
}

#[test]
fn a_game_ends_with_both_scores_and_can_be_undone() {
    let output = session(&["--start", "3/S1s/3 w"], &["a2-b3", "a1", "undo", "quit"]);
    assert_in_order(
        &output,
        &[
            "GAME OVER: ",
            "White 1",
            "Black 1",
            "Game over (new, menu, save, load, undo, help, quit)> ",
            "White> Goodbye.",
        ],
    );
}

#[test]
fn resigning_and_agreeing_end_the_game() {
    let output = session(&[], &["resign", "yes", "a1-d4", "resign", "draw", "hint", "undo", "quit"]);
    assert_in_order(
        &output,
        &["GAME OVER: BLACK wins", "White resigned", "The game is over.", "The game is over.", "The game is over."],
    );
    assert_in_order(&output, &["White> Goodbye."]);
    let output = session(&["--black", "human"], &["draw", "no", "draw", "yes"]);
    assert_in_order(
        &output,
        &["Black, do you accept a draw?", "Black declines", "GAME OVER: DRAW", "Both sides agreed to a draw"],
    );
}

#[test]
fn the_computer_answers_a_draw_offer_by_what_it_expects() {
    // Black, who is the computer, loses, draws, and wins.
    let positions = [("SSS5/8/8/8/8/4S3/8/s7 w", true), ("3/S1s/3 w", true), ("S7/8/8/8/4S3/8/8/sss5 w", false)];
    for (start, is_accepted) in positions {
        let args = ["--start", start, "--level", "2"];
        let output = session(&args, &["draw", "no", "draw", "yes"]);
        let answer = if is_accepted { "Black accepts the draw." } else { "Black declines the draw, and expects more." };
        assert_in_order(&output, &["Offer a draw? (yes/no)> ", "White> Offer a draw? (yes/no)> ", answer]);
        assert_eq!(output.out.contains("GAME OVER: DRAW"), is_accepted, "{}", output.out);
    }
    // Who types it by a slip loses nothing.
    assert!(!session(&[], &["draw"]).out.contains("GAME OVER"));
    let race = play_lines("dice-race", &["--seed", "1"], &["draw"]);
    assert_in_order(&race, &["The dice race has no draw. `resign` gives the game up."]);
}

#[test]
fn help_flip_and_the_empty_line() {
    let output = session(&["--ascii"], &["help", "flip", ""]);
    assert_in_order(&output, &["    a  b  c", "undo your last move", "    h  g  f", "    h  g  f"]);
}

#[test]
fn the_seed_is_said_at_the_end_and_on_request_at_the_start() {
    let output = session(&[], &["a1-d4"]);
    assert!(output.out.starts_with("Stones! Type a move, a square, or `help`.\n"), "{}", output.out);
    assert!(
        output.out.ends_with("Goodbye. The option `--seed 1` repeats these random choices.\n")
            && output.out.matches("--seed").count() == 1
    );
    assert!(session(&["--verbose"], &[]).out.starts_with("Stones! Type a move, a square, or `help`. (--seed 1)\n"));
}

#[test]
fn the_board_turns_between_two_people_if_asked() {
    let turned = "    h  g  f  e  d  c  b  a";
    let output = session(&["--black", "human", "--turn"], &["a1-d4", "h8-e5", "turn", "d4xf6", "flip"]);
    assert_in_order(&output, &["    a  b  c", "White> ", turned, "Black> ", "    a  b  c"]);
    assert_in_order(&output, &["    a  b  c", "The board no longer turns.", "    a  b  c", turned]);
    let output = session(&["--black", "human"], &["a1-d4", "turn"]);
    assert_in_order(&output, &["Black> ", turned, "Between two players, the board turns to the side to move."]);
    // A single person sits where they sit.
    let output = session(&["--turn", "--white", "greedy", "--black", "human"], &["b8-a7"]);
    assert!(!output.out.contains("    a  b  c"), "{}", output.out);
}

#[test]
fn quit_is_an_answer_to_every_question() {
    let path = fresh_file("answered with quit.txt");
    fs::write(&path, "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n").unwrap();
    let save = format!("save {}", path.to_str().unwrap());
    for (args, question) in [(&["--black", "human"][..], "draw"), (&[], &save)] {
        for quit in ["quit", "Q", "exit"] {
            let output = session(args, &[question, quit, "a1-d4"]);
            assert!(output.out.contains("> Goodbye.") && output.out.ends_with(".\n"), "{}", output.out);
        }
    }
    assert!(fs::read_to_string(&path).unwrap().ends_with("1. a1-d4 *\n"));
    let output = play_lines("dice-race", &["--fair"], &["quit"]);
    assert!(!output.out.contains("    a  b"), "{}", output.out);
}

#[test]
fn options_that_contradict_each_other_are_wrong_usage() {
    let cases = [
        &["--load", "x", "--goal", "far-half"][..],
        &["--demo", "--interactive"],
        &["--white", "nobody"],
        &["--start", "8/8 w"],
        &["--level", "11"],
        &["--load", "/no/such/file"],
    ];
    for args in cases {
        assert_eq!(run(&[&["play", "stones"], args].concat()).code, 2, "{args:?}");
    }
}
