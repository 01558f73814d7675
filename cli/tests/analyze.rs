//! Evaluations of positions and games.

mod common;

use std::fs;

use common::{assert_in_order, fresh_file, run};

#[test]
fn moves_are_ranked_with_what_they_lose() {
    let output = run(&["analyze", "dice-race", "12,5,-,-/3,-,-,- w 6"]);
    assert_eq!((output.code, output.err.as_str()), (0, ""));
    assert_in_order(&output, &["White wins ", " %\n", " %  loses 0.00\n", " %  loses "]);
}

#[test]
fn before_a_roll_each_roll_has_its_luck() {
    let output = run(&["analyze", "dice-race"]);
    assert_in_order(&output, &["White wins 5", "1: a1-b1 ", "luck -", "6: a1-g1 ", "luck +"]);
    let json = &run(&["analyze", "dice-race", "--json", "--pieces", "2"]).json_lines()[0];
    assert_eq!((&json["position"], json["moves"].as_array().map(Vec::len)), (&"0,-/0,- w ?".into(), Some(0)));
    let luck: f64 = json["rolls"].as_array().unwrap().iter().map(|rolled| rolled["luck"].as_f64().unwrap()).sum();
    assert!(luck.abs() < 1e-9);
}

#[test]
fn analyze_has_a_british_alias() {
    for game in ["stones", "dice-race"] {
        let [american, british] = ["analyze", "analyse"].map(|name| run(&[name, game, "--help"]));
        assert_eq!((british.code, &british.out), (0, &american.out));
    }
    let over = ["dice-race", "31/0 b ?"];
    assert_eq!(run(&[&["analyse"], &over[..]].concat()).out, run(&[&["analyze"], &over[..]].concat()).out);
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    assert_eq!(run(&["analyze", "dice-race", "31/0 b ?"]).out, "Game over: White wins (all-home)\n");
}

#[test]
fn a_game_is_reviewed_by_turn_and_by_side() {
    let path = fresh_file("to_analyze.txt");
    fs::write(&path, "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 2:d1-f1 4. 5: *\n").unwrap();
    let file = path.to_str().unwrap();
    let output = run(&["analyze", "dice-race", file]);
    assert_in_order(
        &output,
        &["  1. 3:a1-d1   White", "  2. 6:h8-b8   Black", "White: 2 turns, 0 choices, error rate 0.00 %"],
    );
    let json = &run(&["analyze", "dice-race", file, "--json"]).json_lines()[0];
    assert_eq!((json["turns"].as_array().map(Vec::len), &json["black"]["turns"]), (Some(3), &1.into()));
}

#[test]
fn exact_chances_are_looked_up() {
    let table = fresh_file("one_to_analyze.table");
    let table = table.to_str().unwrap();
    assert_eq!(run(&["solve", "dice-race", "--pieces", "1", "--out", table]).code, 0);
    let output = run(&["analyze", "dice-race", "--table", table, "--pieces", "1"]);
    assert_in_order(&output, &["White wins 59.16 %"]);
}

#[test]
fn the_best_lines_of_a_position_are_printed() {
    let args = ["analyze", "stones", "--nodes", "5000", "--lines", "2"];
    let output = run(&args);
    assert_eq!((output.code, output.err.as_str(), output.out.lines().count()), (0, "", 4));
    assert_in_order(
        &output,
        &[
            "White to move, depth ",
            ", 5000 nodes\n",
            " value               win   draw   loss  line\n",
            "  estimated   ",
            " %   ",
        ],
    );
    assert_eq!(run(&args).out, output.out, "the same answer every time");
    let json = &run(&[&args[..], &["--json"]].concat()).json_lines()[0];
    let (lines, nodes) = (json["lines"].as_array().unwrap(), &json["nodes"]);
    assert_eq!((lines.len(), nodes), (2, &5000.into()));
    let chances: f64 = ["win", "draw", "loss"].iter().map(|chance| lines[0][chance].as_f64().unwrap()).sum();
    assert!((chances - 1.0).abs() < 1e-9);
    assert!(run(&["moves"]).out.lines().any(|m| m == lines[0]["moves"][0]));
}

#[test]
fn proven_values_are_marked() {
    let args = ["analyze", "stones", "--depth", "30", "--threads", "2", "3/S1s/3 w"];
    let expected = " +0.00  proven       0 %  100 %    0 %  a2-b3 c2-b1\n";
    for win in [&[][..], &["--win"]] {
        assert_in_order(&run(&[&args[..], win].concat()), &["White to move, depth ", expected]);
    }
    let over = run(&["analyze", "stones", "8/8/8/8/8/8/8/8 w"]);
    assert_eq!((over.code, over.out.as_str()), (0, "Game over: Draw 0-0 (no-moves)\n"));
    let over = &run(&["analyze", "stones", "8/8/8/8/8/8/8/8 w", "--json"]).json_lines()[0];
    assert_eq!(over["lines"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_game_of_stones_is_reviewed_by_move_and_by_side() {
    let path = fresh_file("stones_to_analyze.txt");
    fs::write(&path, "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 2. b1-a2 *\n").unwrap();
    let file = path.to_str().unwrap();
    let args = ["analyze", "stones", file, "--nodes", "5000"];
    let output = run(&args);
    assert_in_order(
        &output,
        &[
            "  1. a1-d4  White ",
            "  loses ",
            ": better ",
            "  1. h8-e5  Black ",
            "  2. b1-a2  White ",
            "White: 2 moves, mean loss ",
        ],
    );
    assert_in_order(&output, &["Black: 1 move, mean loss ", "blunder"]);
    let json = &run(&[&args[..], &["--json"]].concat()).json_lines()[0];
    assert_eq!((json["moves"].as_array().map(Vec::len), &json["white"]["moves"]), (Some(3), &2.into()));

    let annotated = run(&[&args[..], &["--annotate"]].concat()).out;
    assert_eq!(annotated.matches("{best ").count(), 3, "{annotated}");
    fs::write(&path, annotated).unwrap();
    assert_eq!(run(&["check", file]).code, 0);
}

#[test]
fn unreadable_arguments_are_refused() {
    for game in ["dice-race", "stones"] {
        let output = run(&["analyze", game, "no such file"]);
        assert_eq!(output.code, 2);
        assert!(output.err.contains("expected"), "{}", output.err);
        assert!(output.err.contains("There is no such file either: `no such file`."), "{}", output.err);
        for file in ["/nonexistent", "no_such_game.txt", "games\\none"] {
            let output = run(&["analyze", game, file]);
            assert_eq!((output.code, output.err), (2, format!("error: {file}: no such file\n")));
        }
        let output = run(&["analyze", game, env!("CARGO_TARGET_TMPDIR")]);
        assert_eq!(output.code, 2, "a directory is no file");
    }
    for args in
        [&["--nodes", "0"][..], &["--seconds", "-1"], &["--seconds", "inf"], &["--annotate"], &["--threads", "0"]]
    {
        let output = run(&[&["analyze", "stones"], args].concat());
        assert!(output.code == 2 && output.err.starts_with("error: "), "{args:?}: {}", output.err);
    }
    assert_eq!(run(&["analyze", "dice-race", "--table", "no such table"]).code, 2);
}
