//! Fair dice: shown, saved and verified.

mod common;

use std::fs;

use common::{assert_in_order, feed, fresh_file, play_lines, run};

const SOUND: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 *\n";

/// A game whose human has resigned, saved; and the commitment that was shown.
fn saved_game(name: &str) -> (String, String) {
    let path = fresh_file(name);
    let file = path.to_str().unwrap();
    let lines = ["my own seed", "", "", "", "resign", &format!("save {file}")];
    let output = play_lines("dice-race", &["--fair", "--pieces", "1", "--capture", "landing-only"], &lines);
    assert_in_order(
        &output,
        &["has this commitment:\n  ", "Your seed: my own seed", "GAME OVER", "The secret seed of the dice was"],
    );
    let commitment = output.out.lines().find(|line| line.starts_with("  ")).unwrap().trim();
    (fs::read_to_string(&path).unwrap(), commitment.to_owned())
}

#[test]
fn a_fair_game_is_verified_offline() {
    let (record, commitment) = saved_game("fair.txt");
    assert!(record.contains("[DiceClientSeed \"6d79206f776e2073656564\"]"), "{record}");
    let output = feed(&["verify", "-", "--commitment", &commitment], format!("{SOUND}\n{record}").as_bytes());
    assert_eq!((output.code, output.err.as_str()), (0, ""), "{}", output.out);
    assert_in_order(
        &output,
        &["game 1: Stones! has no dice.", "game 2: fair, ", "Black wins (resignation).", &commitment],
    );

    let [document] = feed(&["verify", "-", "--json"], record.as_bytes()).json_lines().try_into().unwrap();
    assert_eq!((&document["fair"], &document["commitment"]), (&true.into(), &commitment.as_str().into()));
    assert_eq!(document["outcome"]["winner"], "black");
}

#[test]
fn what_is_not_proved_fair_is_a_fault() {
    let (record, commitment) = saved_game("unfair.txt");
    let verify = |record: &str, args: &[&str]| {
        let output = feed(&[&["verify", "-"], args].concat(), record.as_bytes());
        assert_eq!(output.code, 1, "{}", output.out);
        output.out
    };
    let another = "0".repeat(64);
    assert!(verify(&record.replace(&commitment, &another), &[]).contains("does not match the commitment"));
    assert!(
        verify(&record, &["--commitment", &another]).contains("its commitment is not the one given by --commitment")
    );
    let turned = record.replace("[DiceClientSeed \"6d", "[DiceClientSeed \"6e");
    assert!(verify(&turned, &[]).contains("the seeds give"), "{turned}");
    assert!(verify("[Game \"Dice race\"]\n[Result \"*\"]\n\n*\n", &[]).contains("the tag "));
    assert!(verify("[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 9: *\n", &[]).contains("turn 1, byte "));
    let output = feed(&["verify", "-", "--json"], turned.as_bytes());
    assert_eq!((output.code, &output.json_lines()[0]["fair"]), (1, &false.into()));
}

#[test]
fn an_unfinished_game_reveals_its_secret_only_after_a_question() {
    let path = fresh_file("unfinished.txt");
    let save = format!("save {}", path.to_str().unwrap());
    let output = play_lines("dice-race", &["--fair", "--client-seed", "mine"], &[&save, "no", &save, "yes"]);
    assert_in_order(&output, &["and with it all future rolls. Save it?", "Not saved.", "Save it?", "Saved to "]);
    let output = run(&["verify", path.to_str().unwrap()]);
    assert!(output.code == 0 && output.out.contains("Unfinished."), "{}", output.out);
}

#[test]
fn another_game_has_another_secret() {
    let load = fresh_file("plain race.txt");
    fs::write(&load, "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 *\n").unwrap();
    let load = format!("load {}", load.to_str().unwrap());
    let output = play_lines("dice-race", &["--fair", "--client-seed", "mine"], &["new", "", &load]);
    assert_eq!(output.out.matches("has this commitment:").count(), 2);
    assert_in_order(&output, &["Your seed, any text", "This game was not rolled with these fair dice", "--seed "]);
    assert!(run(&["play", "dice-race", "--fair", "--demo"]).out.contains("The secret seed of the dice was"));
    assert_eq!(run(&["verify", "/no/such/file"]).code, 2);
}
