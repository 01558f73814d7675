//! The start of a session: what is asked, and who plays.
#![cfg(target_os = "linux")]

mod common;

use std::fs;

use common::terminal::AtTerminal;
use common::{Output, assert_in_order, feed, fresh_file, play_lines, run};

fn start(args: &[&str]) -> AtTerminal {
    AtTerminal::start(args, 200, &[("NO_COLOR", "1")])
}

#[test]
fn everything_is_asked_and_enter_takes_the_usual() {
    let mut terminal = start(&["play", "--seed", "1"]);
    for question in ["Which game [1]> ", "Who plays against you [1]> ", "Which level, 1 to 10 [2]> ", "Your side [1]> "]
    {
        terminal.answer(question, "");
    }
    terminal.expect("White to move, 54 legal moves.");
    terminal.answer("White> ", "level");
    terminal.expect("Level 2. Levels: 1 beginner, 3 casual player, 5 club player, 8 expert, 10 strongest");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);

    let mut terminal = start(&["play", "--seed", "1"]);
    for (question, answer) in [
        ("2  The dice race", "chess"),
        ("Expected the number of a game, `stones`, `dice-race`", "dice-race"),
        ("2  Another person", "3"),
        ("Expected 1 for the computer, 2 for a person, `rules`, `tutorial`, `back` or `quit`.", "computer"),
        ("Levels: 1 beginner", "11"),
        ("Expected a level from 1 to 10, `rules`, `tutorial`, `back` or `quit`.", "3"),
        ("3  Either, by chance", "gray"),
        ("Expected 1 for White, 2 for Black, 3 for either, `back` or `quit`.", "Black"),
    ] {
        terminal.answer(question, answer);
    }
    terminal.expect("White rolls ");
    terminal.answer("\nBlack ", "players");
    terminal.answer("Who plays against you [1]> ", "rules");
    terminal.expect("=== The rules of the dice race ===");
    terminal.answer("`q` stops> ", "q");
    terminal.answer("Who plays against you [1]> ", "2");
    terminal.expect("White: human, Black: human.");
    terminal.answer("\nBlack ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn back_returns_to_the_question_before() {
    let mut terminal = start(&["play", "--seed", "1"]);
    for (question, answer) in [
        ("Which game [1]> ", "back"),
        ("This is the first question.", "2"),
        ("Who plays against you [1]> ", "BACK"),
        ("Which game [1]> ", "1"),
        ("Who plays against you [1]> ", "1"),
        ("Which level, 1 to 10 [2]> ", "back"),
        ("Who plays against you [1]> ", "1"),
        ("Which level, 1 to 10 [2]> ", "3"),
        ("Your side [1]> ", "back"),
        ("Which level, 1 to 10 [2]> ", "4"),
        ("Your side [1]> ", "1"),
        ("White> ", "level"),
        ("Level 4.", "players"),
        ("Who plays against you [1]> ", "back"),
        ("White: human, Black: 4.", "quit"),
    ] {
        terminal.answer(question, answer);
    }
    assert_eq!(terminal.end().code, 0);
    for game in ["stones", "dice-race"] {
        let mut terminal = start(&["play", game]);
        terminal.answer("Who plays against you [1]> ", "back");
        terminal.answer("This is the first question.", "quit");
        assert_eq!(terminal.end().code, 0);
    }
}

#[test]
fn a_saved_game_is_loaded_at_the_first_question() {
    let file = fresh_file("loaded at the first question.txt");
    let [stones, race, unknown] = [("Stones!", "1. a1-d4"), ("Dice race", "1. 3:a1-d1"), ("Chess", "1. e4")]
        .map(|(game, turns)| format!("[Game \"{game}\"]\n[Result \"*\"]\n\n{turns} *\n"));
    let load = format!("load {}", file.to_str().unwrap());
    for (text, shown) in [(stones, "Black to move"), (race, "Black has rolled")] {
        let mut terminal = start(&["play", "--seed", "1"]);
        let _ = fs::remove_file(&file);
        terminal.answer("Which game [1]> ", &load);
        terminal.expect("Not loaded: ");
        terminal.expect("Which game [1]> ");
        fs::write(&file, &unknown).unwrap();
        terminal.send(&format!("{load}\r"));
        terminal.expect("first question.txt: the file holds no game of Stones! or of the dice race.");
        terminal.expect("Which game [1]> ");
        fs::write(&file, text).unwrap();
        terminal.send(&format!("{load}\r"));
        terminal.answer("Who plays against you [1]> ", "2");
        terminal.expect(shown);
        terminal.answer("Black", "quit");
        let ended = terminal.end();
        assert!(ended.code == 0 && !ended.printed.contains("Quit?"), "{}", ended.printed);
    }
}

#[test]
fn rules_are_chosen_by_questions() {
    let file = fresh_file("chosen by questions.txt");
    let save = format!("save {}", file.to_str().unwrap());
    let cases = [
        (
            &[
                ("Which game [1]> ", "options"),
                ("`back` and `quit` leave", "back"),
                ("`load FILE` continues a saved game", "options"),
                ("`back` and `quit` leave", "1"),
                ("Files and ranks [8x8]> ", "9x9"),
                ("Expected files and ranks, 3 to 8 each", "4x5"),
                ("The end [1]> ", "back"),
                ("Files and ranks [8x8]> ", "3x4"),
                ("The end [1]> ", "3"),
                ("Expected a number from 1 to 2, `back` or `quit`.", "2"),
                ("The goal [1]> ", "far-half"),
                ("Who plays against you [1]> ", "2"),
                ("White> ", &save),
                ("Saved to ", "quit"),
            ][..],
            &["[Start \"sss/3/3/SSS w\"]", "[EndRule \"either-side\"]", "[Goal \"far-half\"]"][..],
        ),
        (
            &[
                ("Which game [1]> ", "options dice-race"),
                ("Pieces [4]> ", "2"),
                ("Captures [1]> ", "2"),
                ("The way home [1]> ", "2"),
                ("A six [1]> ", "2"),
                ("The dice [1]> ", "2"),
                ("Who plays against you [1]> ", "back"),
                ("The dice [1]> ", "2"),
                ("Who plays against you [1]> ", "2"),
                ("White rolls (1 to 6)> ", &save),
                ("Saved to ", "quit"),
            ],
            &["[Pieces \"2\"]", "landing-only", "whole-roll"],
        ),
        (
            &[
                ("Which game [1]> ", "options race"),
                ("Pieces [4]> ", ""),
                ("Captures [1]> ", ""),
                ("The way home [1]> ", ""),
                ("A six [1]> ", ""),
                ("The dice [1]> ", ""),
                ("Who plays against you [1]> ", "2"),
                ("\x1b[KWhite", &save),
                ("Saved to ", "quit"),
            ],
            &["[Game \"Dice race\"]\n[Result \"*\"]\n"],
        ),
    ];
    for (dialogue, tags) in cases {
        let _ = fs::remove_file(&file);
        let mut terminal = start(&["play", "--seed", "1"]);
        for (question, answer) in dialogue {
            terminal.answer(question, answer);
        }
        assert_eq!(terminal.end().code, 0);
        let record = fs::read_to_string(&file).unwrap();
        assert!(tags.iter().all(|tag| record.contains(tag)), "{record}");
    }
}

#[test]
fn answers_typed_ahead_are_taken() {
    let mut terminal = start(&["play", "--seed", "1"]);
    terminal.expect("Which game [1]> ");
    terminal.send("1\r1\r1\r1\ra1-d4\rundo\rquit\r");
    terminal.expect("White plays a1-d4.");
    terminal.expect("Goodbye.");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn only_what_is_not_given_is_asked() {
    for (args, questions) in [
        (&["play", "--level", "3"][..], &["Which game [1]> "][..]),
        (&["play", "--white", "human", "--black", "human"], &["Which game [1]> "]),
        (&["play", "stones", "--black", "2"], &[]),
        (&["play", "stones"], &["Who plays against you [1]> ", "Which level, 1 to 10 [2]> ", "Your side [1]> "]),
    ] {
        let mut terminal = start(args);
        for question in questions {
            terminal.answer(question, "");
        }
        terminal.answer("White> ", "quit");
        let ended = terminal.end();
        assert!(ended.code == 0 && questions.len() == 3 || !ended.printed.contains("[1]> \r\nWho"), "{args:?}");
    }
}

#[test]
fn quit_and_the_end_of_the_input_leave_at_every_question() {
    for answers in 0..4 {
        for end in ["quit\r", "Q\r", "\x04"] {
            let mut terminal = start(&["play"]);
            for _ in 0..answers {
                terminal.answer("]> ", "");
            }
            terminal.expect("]> ");
            terminal.send(end);
            let ended = terminal.end();
            assert!(ended.code == 0 && !ended.printed.contains("Goodbye"), "{answers} {end:?}");
        }
    }
}

#[test]
fn without_a_terminal_only_the_game_is_asked() {
    let output = feed(&["play", "--interactive", "--seed", "1"], b"race\n");
    assert_in_order(&output, &["Which game [1]> ", "The dice race.", "White has rolled"]);
    let output = feed(&["play", "--interactive", "--level", "3"], b"\nlevel\n");
    assert_in_order(&output, &["Which game [1]> ", "Stones!", "Level 3."]);
    assert!(run(&["play", "--seed", "7", "--level", "1"]).out.ends_with("(--seed 7)\n"));
    assert_in_order(&play_lines("stones", &[], &["level"]), &["Level 2."]);
}

#[test]
fn a_file_says_which_game_it_holds() {
    let file = fresh_file("either game.txt");
    let [stones, race] = [("Stones!", "1. a1-d4"), ("Dice race", "1. 3:a1-d1")]
        .map(|(game, turns)| format!("[Game \"{game}\"]\n[Result \"*\"]\n\n{turns} *\n"));
    fs::write(&file, format!("{stones}\n{race}")).unwrap();
    let path = file.to_str().unwrap();
    let both = ["--white", "human", "--black", "human"];
    let loaded = |more: &[&str]| feed(&[&["play", "--interactive", "--load", path], &both[..], more].concat(), b"");
    assert_in_order(&loaded(&[]), &["This is the first game in the file", "Stones!", "Black to move"]);
    assert_in_order(&loaded(&["--game", "2"]), &["This is game 2 in the file", "The dice race.", "Black has rolled"]);
    for more in [&["--game", "3"][..], &["stones", "--game", "2"], &["stones", "--goal", "far-half"]] {
        assert_eq!(loaded(more).code, 2, "{more:?}");
    }
    for options in [&["--fair"][..], &["--pieces", "2"], &["--start", "dice-race"]] {
        assert_eq!(loaded(&[&["dice-race", "--game", "2"], options].concat()).code, 2, "{options:?}");
    }
    assert_eq!(run(&["play", "--seed", "1", "dice-race", "--fair"]).code, 2);
    assert_eq!(run(&["play", "--interactive", "--load", "/no/such"]).code, 2);
}

#[test]
fn players_of_the_other_game_are_refused() {
    let output = run(&["play", "dice-race", "--white", "depth=3"]);
    assert_eq!(output.code, 2);
    assert!(output.err.contains("invalid value 'depth=3' for '--white <PLAYER>': expected `human`"), "{}", output.err);
    assert_in_order(
        &play_lines("dice-race", &[], &["players depth=3 human"]),
        &["Expected White's and Black's players"],
    );
}

#[test]
fn players_and_level_change_during_a_game() {
    let lines =
        ["players human human", "a1-d4", "players human 3", "level 4", "level x", "level", "players 1", "players 1 2"];
    let output = play_lines("stones", &["--black", "greedy", "--seed", "1"], &lines);
    assert_in_order(
        &output,
        &[
            "White: human, Black: human.",
            "Black> White: human, Black: 3.",
            "Black plays ",
            "Level 4. Levels: ",
            "Expected a level from 1 to 10.",
            "Level 4. ",
            "Expected White's and Black's players, such as `players human 3`: ",
            "Expected at least one `human`.",
        ],
    );
    let output = play_lines("dice-race", &["--seed", "3"], &["level", "players 5 human", "level 2", "level"]);
    assert_in_order(
        &output,
        &["Level 2.", "White: 5, Black: human.", "White rolls 1", "Black 4> Level 2.", "Level 2."],
    );
    assert_in_order(&play_lines("stones", &["--black", "random"], &["level"]), &["No side is played at a level."]);
}

/// Plays a game of two people by typing these lines into a pipe.
fn typed(lines: &[&str]) -> Output {
    play_lines("stones", &["--black", "human", "--seed", "1"], lines)
}

#[test]
fn an_unfinished_game_is_not_lost_by_a_slip() {
    let file = fresh_file("slips.txt");
    let text = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. b1-e4 *\n";
    fs::write(&file, text).unwrap();
    let (save, load) = (format!("save {}", file.to_str().unwrap()), format!("load {}", file.to_str().unwrap()));
    for (command, question) in
        [("quit", "Quit?"), ("new", "Start a new one?"), (&load, "Load another?"), ("resign", "Resign the game?")]
    {
        let output = typed(&["a1-d4", command, "maybe", "n", "h8-e5"]);
        assert_in_order(&output, &[question, "Please answer yes or no.", "Black plays h8-e5."]);
        let output = typed(&["a1-d4", command, "y", "h8-e5"]);
        assert!(output.out.contains(question) && !output.out.contains("1. a1-d4"), "{}", output.out);
        let went_on = output.out.contains("Black plays h8-e5.");
        assert_eq!(went_on, command == load, "{}", output.out);
        // At the end of the input nobody is asked.
        assert!(typed(&["a1-d4", command]).out.contains(question));
        let has_asked = typed(&[command]).out.contains(question);
        assert_eq!(has_asked, command == "resign", "nothing was moved, but to resign ends the game");
    }
    let asked = "The game is not finished, and not saved. ";
    assert!(!typed(&["a1-d4"]).out.contains(asked));
    // The computer's moves are no loss, and neither is a game that stands in a file as it is.
    assert!(!play_lines("stones", &["--white", "greedy", "--black", "human"], &["quit"]).out.contains(asked));
    assert!(!typed(&["a1-d4", &save, "yes", "quit"]).out.contains(asked));
    assert!(typed(&["a1-d4", &save, "yes", "h8-e5", "quit"]).out.contains(asked));
    fs::write(&file, text).unwrap();
    assert!(!typed(&[&load, "quit"]).out.contains(asked));
    assert!(typed(&[&load, "h8-g7", "quit"]).out.contains(asked));
    let race = play_lines("dice-race", &["--seed", "3"], &["", "", "new", "no", "resign", "no", "quit", "yes"]);
    assert_in_order(&race, &["Start a new one?", "Resign the game?", "Quit?", "Goodbye."]);
}

#[test]
fn a_game_is_resigned_only_after_a_question_saved_or_not() {
    let file = fresh_file("resigned or not.txt");
    let [save, load] = ["save", "load"].map(|word| format!("{word} {}", file.to_str().unwrap()));
    for game in ["stones", "dice-race"] {
        let _ = fs::remove_file(&file);
        let lines = [&save, "resign", "no", &load, "resign", "no", "board", "resign", "yes"];
        let output = play_lines(game, &["--seed", "1"], &lines);
        assert_eq!(output.out.matches("Resign the game? (yes/no)").count(), 3, "{}", output.out);
        assert_eq!(output.out.matches("GAME OVER").count(), 1, "{}", output.out);
    }
}

#[test]
fn after_the_end_a_slip_is_answered_with_what_can_be_done() {
    let commands = "Type `new`, `menu`, `save FILE`, `load FILE`, `undo`, `help` or `quit`.";
    for game in ["stones", "dice-race"] {
        let slips = ["castle", "a1-d4", "a1", "a1-z9", "hint", "resign"];
        let output = play_lines(game, &["--seed", "1"], &[&["resign", "yes"], &slips[..]].concat());
        let answers = output.out.split("GAME OVER").nth(1).unwrap();
        assert_eq!(answers.matches(commands).count(), slips.len(), "{answers}");
        assert!(!answers.contains("xpected"), "{answers}");
    }
    let output = play_lines("dice-race", &["--rolls", "typed"], &["resign", "yes", "3", "7"]);
    assert_eq!(output.out.matches(commands).count(), 2, "{}", output.out);
}

#[test]
fn the_level_that_is_offered_is_that_of_the_game() {
    let mut terminal = start(&["play", "stones", "--level", "3"]);
    terminal.answer("White> ", "level 10");
    terminal.answer("White> ", "players");
    terminal.answer("Who plays against you [1]> ", "1");
    terminal.answer("Which level, 1 to 10 [10]> ", "back");
    terminal.answer("Who plays against you [1]> ", "back");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn a_side_by_chance_is_said() {
    for (seed, said, prompt) in [("2", "You play White.", "White> "), ("1", "You play Black.", "Black> ")] {
        let mut terminal = start(&["play", "stones", "--seed", seed]);
        terminal.answer("Who plays against you [1]> ", "");
        terminal.answer("Which level, 1 to 10 [2]> ", "1");
        terminal.answer("Your side [1]> ", "3");
        terminal.expect(said);
        terminal.answer(prompt, "quit");
        assert_eq!(terminal.end().code, 0);
    }
}

#[test]
fn the_list_of_games_says_what_is_chosen() {
    let mut terminal = start(&["play"]);
    for (typed, title) in [
        ("rules", "The rules of which game?"),
        ("tutorial", "The tutorial of which game?"),
        ("options", "Choose the rules of which game, and play it?"),
    ] {
        terminal.answer("Which game [1]> ", typed);
        terminal.expect(&format!("{title}\r\n1  Stones!: "));
        terminal.answer("Which game [1]> ", "back");
    }
    terminal.answer("Which game [1]> ", "quit");
    assert_eq!(terminal.end().code, 0);
    for command in ["rules", "tutorial"] {
        let mut terminal = start(&[command]);
        terminal.expect(&format!("The {command} of which game?"));
        terminal.answer("Which game [1]> ", "quit");
        assert_eq!(terminal.end().code, 0);
    }
}
