//! What the computer thinks of positions and games.

mod common;

use std::fs;

use common::{assert_in_order, fresh_file, run};

#[test]
fn moves_are_ranked_with_what_they_lose() {
    let said = run(&["analyse", "dice-race", "12,5,-,-/3,-,-,- w 6"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_in_order(&said, &["White wins ", " %\n", " %  loses 0.00\n", " %  loses "]);
}

#[test]
fn before_a_throw_each_throw_has_its_luck() {
    let said = run(&["analyse", "dice-race"]);
    assert_in_order(&said, &["White wins 5", "1: a1-b1 ", "luck -", "6: a1-g1 ", "luck +"]);
    let json = &run(&["analyse", "dice-race", "--json", "--pieces", "2"]).json_lines()[0];
    assert_eq!((&json["position"], json["moves"].as_array().map(Vec::len)), (&"0,-/0,- w ?".into(), Some(0)));
    let luck: f64 = json["throws"].as_array().unwrap().iter().map(|thrown| thrown["luck"].as_f64().unwrap()).sum();
    assert!(luck.abs() < 1e-9);
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    assert_eq!(run(&["analyse", "dice-race", "31/0 b ?"]).out, "Game over: White wins (all-home)\n");
}

#[test]
fn a_game_is_told_turn_by_turn_and_side_by_side() {
    let path = fresh_file("to_analyse.txt");
    fs::write(&path, "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 2:d1-f1 4. 5: *\n").unwrap();
    let file = path.to_str().unwrap();
    let said = run(&["analyse", "dice-race", file]);
    assert_in_order(
        &said,
        &["  1. 3:a1-d1   White", "  2. 6:h8-b8   Black", "White: 2 turns, 0 choices, error rate 0.00 %"],
    );
    let json = &run(&["analyse", "dice-race", file, "--json"]).json_lines()[0];
    assert_eq!((json["turns"].as_array().map(Vec::len), &json["black"]["turns"]), (Some(3), &1.into()));
}

#[test]
fn exact_chances_are_looked_up() {
    let table = fresh_file("one_to_analyse.table");
    let table = table.to_str().unwrap();
    assert_eq!(run(&["solve", "dice-race", "--pieces", "1", "--out", table]).code, 0);
    let said = run(&["analyse", "dice-race", "--table", table, "--pieces", "1"]);
    assert_in_order(&said, &["White wins 59.16 %"]);
}

#[test]
fn what_cannot_be_read_is_told() {
    let said = run(&["analyse", "dice-race", "no such file"]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("expected"), "{}", said.err);
    assert_eq!(run(&["analyse", "dice-race", "--table", "no such table"]).code, 2);
}
