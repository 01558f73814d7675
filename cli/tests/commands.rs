//! The commands that read a position or a record and answer.

mod common;

use common::{assert_in_order, command, feed, fresh_file, run};

#[test]
fn perft_prints_depth_nodes_and_seconds() {
    let output = run(&["perft", "start", "4"]);
    let lines: Vec<Vec<&str>> = output.out.lines().map(|line| line.split(' ').collect()).collect();
    let counts: Vec<_> = lines.iter().map(|words| (words[0], words[1])).collect();
    assert_eq!(counts, [("1", "54"), ("2", "2838"), ("3", "137620"), ("4", "6490676")]);
    assert!(lines.iter().all(|words| words.len() == 3 && words[2].parse::<f64>().is_ok()));
    assert_eq!(output.code, 0);
}

#[test]
fn perft_begins_at_the_start_and_takes_boards_of_any_size() {
    assert!(run(&["perft", "1"]).out.starts_with("1 54 "));
    assert!(run(&["perft", "ssss/4/4/SSSS b", "1"]).out.starts_with("1 10 "));
}

#[test]
fn divide_lists_shares_that_add_up() {
    let output = run(&["perft", "3", "--divide"]);
    let lines: Vec<_> = output.out.lines().collect();
    let (total, shares) = lines.split_last().unwrap();
    let sum: u64 = shares.iter().map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!((shares.len(), sum), (54, 137_620));
    assert!(total.starts_with("3 137620 "), "{total}");
}

#[test]
fn perft_as_json() {
    let lines = run(&["perft", "2", "--json"]).json_lines();
    assert_eq!((lines.len(), &lines[1]["depth"], &lines[1]["nodes"]), (2, &2.into(), &2838.into()));
    assert!(lines[0]["seconds"].is_f64());
    let divided = run(&["perft", "1", "--json", "--divide"]).json_lines();
    assert_eq!((divided.len(), &divided[0]["move"]), (55, &"a1-b2".into()));
}

#[test]
fn moves_come_in_the_order_of_their_action_numbers() {
    for position in ["start", "ssssssss/8/8/8/8/8/8/SSSSSSSS b", "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w"] {
        let output = run(&["moves", position, "--json"]);
        let [document] = output.json_lines().try_into().unwrap();
        let moves = document["moves"].as_array().unwrap();
        let actions: Vec<_> = moves.iter().map(|m| m["action"].as_u64().unwrap()).collect();
        assert!(actions.is_sorted() && !actions.is_empty());
        let plain = run(&["moves", position]).out;
        assert!(plain.lines().eq(moves.iter().map(|m| m["move"].as_str().unwrap())));
    }
    assert_eq!(run(&["moves", "sss/3/SSS b"]).out, "a3-b2\nb3-c2\nb3-a2\nc3-b2\n");
}

#[test]
fn moves_as_json_say_what_is_jumped() {
    let [document] = run(&["moves", "--json", "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w"]).json_lines().try_into().unwrap();
    let moves = document["moves"].as_array().unwrap();
    let pin = moves.iter().find(|m| m["kind"] == "pin").unwrap();
    assert_eq!((&pin["move"], &pin["jumped"]), (&"e4xg6".into(), &"f5".into()));
    assert_eq!(document["turn"], "white");
    let [small] = run(&["moves", "--json", "sss/3/SSS w"]).json_lines().try_into().unwrap();
    assert!(small["moves"][0]["action"].is_null() && small["moves"][0]["jumped"].is_null());
}

#[test]
fn moves_of_the_dice_race_come_with_a_roll_or_for_every_roll() {
    assert_eq!(run(&["moves", "9,5,-,-/-,-,-,- w 6"]).out, "f1-h2\nh3-g8\n@a1\n");
    let waiting = run(&["moves", "-,-,-,-/0,-,-,- w ?"]);
    assert_eq!((waiting.out.as_str(), waiting.code), ("1:--\n2:--\n3:--\n4:--\n5:--\n6:@a1\n", 0));
    assert_eq!(run(&["moves", "31,30,29,28/0,-,-,- b ?"]).out, "", "the game is over");
    assert_eq!(run(&["moves", "27,25,-/0,-,- w 4"]).out, "a4-a3\na2-d4\n");
    assert_eq!(run(&["moves", "27,25,-/0,-,- w 4", "--block", "whole-roll"]).out, "a2-d4\n");
    assert_eq!(run(&["moves", "0,-/16,- w 3"]).out, "a1xc1\n");
    assert_eq!(run(&["moves", "0,-/16,- w 3", "--capture", "landing-only"]).out, "a1-d1\n");
}

#[test]
fn moves_of_the_dice_race_as_json_have_paths() {
    let [document] = run(&["moves", "--json", "0/16 w 3", "--extra-roll-on-six"]).json_lines().try_into().unwrap();
    assert_eq!((&document["position"], &document["rolled"]), (&"0/16 w 3".into(), &3.into()));
    assert_eq!(document["rules"]["extra_roll_on_six"], true);
    assert_eq!(document["rules"]["pieces"], 1, "the number of pieces follows from the position");
    let m = &document["moves"][0];
    assert_eq!((&m["move"], &m["captured"], &m["action"]), (&"a1xc1".into(), &"c1".into(), &0.into()));
    assert_eq!(m["path"], serde_json::json!(["b1", "c1"]));
    let [waiting] = run(&["moves", "--json", "dice-race"]).json_lines().try_into().unwrap();
    assert!(waiting["rolled"].is_null() && waiting["moves"][2]["rolled"] == 3);
}

#[test]
fn show_draws_the_ring_the_diagonals_and_the_path_of_each_move() {
    let output = run(&["show", "--ascii", "28,20,5,-/20,13,3,- w 4"]);
    let expected = "    a  b  c  d  e  f  g  h
 8  < (W) .  .  B  .  .  =  8   Black: 3 on the edge, 1 waiting  B
 7  v                 =  .  7
 6  v              =     .  6   f1xg1   g1, captures
 5  *           =        .  5   b8-a5   a8 a7 a6 a5
 4  .        +           .  4
 3  .     +              .  3
 2  B  +                 .  2
 1  Wh .  .  .  . (W)xB  .  1   White: 1 home, 2 on the edge, 1 waiting  W
    a  b  c  d  e  f  g  h
";
    assert!(output.out.starts_with(expected), "{}", output.out);
    assert!(output.out.ends_with("White has rolled 4: 2 legal moves.\n"), "{}", output.out);
    let flipped = run(&["show", "--flip", "--ascii", "0/0 b 2"]).out;
    assert!(flipped.contains(" 8 (B) >  *  .  .  .  .  .  8   Black: 1 on the edge\n"), "{flipped}");
    assert!(run(&["show", "31/0 b ?"]).out.contains("Game over: White wins (all-home)"));
}

#[test]
fn show_the_dice_race_as_json() {
    let [document] = run(&["show", "--json", "28,20,-/0,-,- b ?"]).json_lines().try_into().unwrap();
    assert_eq!(document["white"], serde_json::json!({ "squares": ["b8", "a1"], "waiting": 1, "home": 1 }));
    assert_eq!((&document["turn"], &document["moves"]), (&"black".into(), &0.into()));
}

#[test]
fn the_rules_of_the_other_game_are_refused() {
    for (args, rule) in [
        (&["show", "dice-race", "--goal", "far-half"][..], "--goal"),
        (&["moves", "start", "--pieces", "3"], "--pieces"),
        (&["show", "--capture", "landing-only"], "--capture"),
    ] {
        let output = run(args);
        assert!(output.code == 2 && output.err.contains(rule), "{args:?}: {}", output.err);
    }
    let perft = run(&["perft", "0,-,-,-/0,-,-,- w ?", "2"]);
    assert!(perft.code == 2 && perft.err.contains("perft counts positions of Stones! only"), "{}", perft.err);
}

#[test]
fn show_draws_boards_of_any_size_and_both_sides() {
    let output = run(&["show", "--ascii", "sPs/1p1/1SS b"]);
    let expected = "    a  b  c
 3  B  Wx B  3
 2  .  Bx .  2
 1  .  W  W  1
    a  b  c
W White   B Black   x pinned
Black to move, 1 legal move, score 0-0
";
    let trimmed: Vec<_> = output.out.lines().map(str::trim_end).collect();
    assert_eq!(trimmed.join("\n") + "\n", expected);
    let flipped = run(&["show", "--flip", "--ascii", "sPs/1p1/1SS b"]).out;
    assert!(flipped.starts_with("    c  b  a") && flipped.contains(" 3  B  Wx B  3 \n    c  b  a"), "{flipped}");
}

#[test]
fn show_uses_colors_on_request() {
    assert!(!run(&["show"]).out.contains('\x1b'));
    assert!(run(&["show", "--color", "always"]).out.contains("\x1b["));
}

#[test]
fn show_scores_by_the_chosen_rules() {
    let position = "S7/8/1S6/8/8/8/8/8 b";
    assert!(run(&["show", position]).out.contains("Game over: White wins 1-0 (no-moves)"));
    let [document] = run(&["show", position, "--goal", "far-half", "--json"]).json_lines().try_into().unwrap();
    assert_eq!(document["outcome"]["score"]["white"], 2);
    assert_eq!(document["outcome"]["winner"], "white");
    assert_eq!((&document["files"], &document["white"]), (&8.into(), &serde_json::json!(["b6", "a8"])));
}

#[test]
fn a_bad_position_is_shown_with_a_caret() {
    for name in ["show", "moves"] {
        let output = run(&[name, "sss/3/SXS b"]);
        assert_eq!((output.code, output.out.as_str()), (2, ""));
        assert!(output.err.contains("\n  sss/3/SXS b\n         ^\n"), "{}", output.err);
    }
    let output = run(&["show", "0,-,-,-/0,-,-,- w 7"]);
    assert!(output.err.contains("\n  0,-,-,-/0,-,-,- w 7\n                    ^\n"), "{}", output.err);
    assert!(
        output.err.contains("of Stones! looks like") && output.err.contains("of the dice race like"),
        "{}",
        output.err
    );
    let output = run(&["moves", "5,5,-/19,-,-,- w ?"]);
    assert!(output.err.contains("two pieces on f1") && output.err.contains("4 pieces of Black"), "{}", output.err);
    let output = run(&["perft", "SSSSSSSS/SS6/8/8/8/8/8/sssssssss w", "1"]);
    assert_eq!(output.code, 2);
    let output = run(&["perft", "SSSSSSSS/S7/ssssssss/s7/8/8/8/8 w", "1"]);
    assert!(output.err.contains("9 stones of White") && output.err.contains("9 stones of Black"), "{}", output.err);
}

#[test]
fn wrong_usage_exits_with_2() {
    for args in [&["perft"][..], &["perft", "0"], &["check"], &["show", "--goal", "near"], &["win"]] {
        assert_eq!(run(args).code, 2, "{args:?}");
    }
}

const SOUND: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 *\n";
const DAMAGED: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 2. a1-b2 *\n";
const SMALL: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n[Start \"sss/3/SSS w\"]\n\n1. a1-b2 *\n";

#[test]
fn check_passes_sound_games_of_any_size() {
    let output = feed(&["check", "-"], format!("{SOUND}\n{SMALL}").as_bytes());
    assert_eq!((output.code, output.out.as_str()), (0, "-: 2 games, 0 faults\n"));
}

#[test]
fn check_names_file_game_turn_and_byte_of_every_fault() {
    let path = fresh_file("damaged.txt");
    let text = format!("{SOUND}\n{DAMAGED}\n{SOUND}\n[Game \"Stones!\"]\n\n*\n");
    std::fs::write(&path, &text).unwrap();
    let file = path.to_str().unwrap();
    let byte = text.find("a1-b2").unwrap();
    let output = run(&["check", file]);
    assert_eq!(output.code, 1);
    let first = format!("{file}: game 2, turn 2, byte {byte}: illegal move: no stone stands on the origin");
    let lines: Vec<_> = output.out.lines().collect();
    assert_eq!(lines[..3], [first.as_str(), "  1. a1-d4 h8-e5 2. a1-b2 *", "                    ^"]);
    assert!(lines[3].contains(": game 4, byte ") && lines[3].ends_with("the tag Result is missing"));
    assert_eq!(lines.last(), Some(&format!("{file}: 4 games, 2 faults").as_str()));

    let [document] = run(&["check", "--json", file]).json_lines().try_into().unwrap();
    assert_eq!((&document["games"], &document["faults"][0]["byte"]), (&4.into(), &byte.into()));
    assert_eq!((&document["faults"][0]["turn"], &document["faults"][0]["game"]), (&2.into(), &2.into()));
    assert!(document["faults"][1]["turn"].is_null());
    let [unreadable] = run(&["check", "--json", "/no/such/file"]).json_lines().try_into().unwrap();
    assert!(unreadable["error"].is_string() && unreadable["faults"] == serde_json::json!([]));
}

const RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5: *\n";
const DAMAGED_RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5:a1-f1 *\n";

#[test]
fn check_reads_both_games_in_one_file() {
    let output = feed(&["check", "-"], format!("{RACE}\n{SOUND}\n{RACE}\n{SMALL}").as_bytes());
    assert_eq!((output.code, output.out.as_str()), (0, "-: 4 games, 0 faults\n"));
    let text = format!("{SOUND}\n{DAMAGED_RACE}\n{DAMAGED}\n{RACE}");
    let output = feed(&["check", "-"], text.as_bytes());
    let [race, stones] = ["5:a1-f1", "a1-b2"].map(|word| text.find(word).unwrap());
    assert!(output.out.contains(&format!("-: game 2, turn 2, byte {race}: illegal move: no piece")), "{}", output.out);
    assert!(
        output.out.contains(&format!("-: game 3, turn 2, byte {stones}: illegal move: no stone")),
        "{}",
        output.out
    );
    assert!(output.out.ends_with("-: 4 games, 2 faults\n"));
    assert!(feed(&["check", "-"], b"[Game \"Chess\"]\n").out.contains("byte 0: expected the name of this game"));
}

#[test]
fn check_finds_every_record_however_files_were_joined() {
    let text = [SOUND.trim_end(), "\u{FEFF}", RACE, " ", SOUND].concat();
    for text in [&text, &text.replace('\n', "\r"), &text.replace('\n', "\r\n"), &format!("\u{FEFF}{text}")] {
        let output = feed(&["check", "-"], text.as_bytes());
        assert_eq!((output.code, output.out.as_str()), (0, "-: 3 games, 0 faults\n"), "{text:?}");
    }
    let output = feed(&["check", "-"], format!("{SOUND}junk\r{RACE}").as_bytes());
    assert_eq!(output.code, 1);
    assert_in_order(&output, &["game 2, byte", "junk", "^", "-: 3 games, 1 fault"]);
}

#[test]
fn check_reads_on_after_a_file_that_cannot_be_read() {
    let path = fresh_file("sound.txt");
    std::fs::write(&path, SOUND).unwrap();
    let missing = fresh_file("missing.txt");
    let output = run(&["check", missing.to_str().unwrap(), path.to_str().unwrap()]);
    assert_eq!(output.code, 2);
    assert!(output.out.contains("sound.txt: 1 game, 0 faults"), "{}", output.out);
    assert!(run(&["check", "--json", missing.to_str().unwrap()]).json_lines()[0]["error"].is_string());
}

#[test]
fn check_survives_invalid_utf8() {
    let output = feed(&["check", "-"], b"\xFF\x00\x1b[31m\n[Game \"Stones!\"]\xC3(\n");
    assert_eq!(output.code, 1);
    assert!(!output.out.contains('\x1b') && output.out.contains("expected UTF-8"), "{}", output.out);
}

#[test]
fn a_closed_output_is_no_error() {
    for args in [&["moves"][..], &["play", "--demo"], &["perft", "start", "5", "--json"], &["show"]] {
        let mut child = command(args).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    for args in [&["--help"][..], &["perft", "--help"], &["moves", "--help"], &["show", "--help"], &["check", "--help"]]
    {
        let output = run(args);
        assert!(output.code == 0 && output.out.contains("Examples:\n  stones-dice "), "{}", output.out);
    }
    assert!(run(&["play", "stones", "--help"]).out.contains("--interactive"));
}
