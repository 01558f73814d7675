//! Fair dice: shown, saved and verified.

mod common;

use std::fs;

use common::{assert_in_order, converse, feed, fresh_file, run};

const SOUND: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 *\n";

/// A game whose human has resigned, saved; and the commitment that was shown.
fn saved_game(name: &str) -> (String, String) {
    let path = fresh_file(name);
    let file = path.to_str().unwrap();
    let lines = ["my own seed", "", "", "", "resign", &format!("save {file}")];
    let said = converse("dice-race", &["--fair", "--pieces", "1", "--capture", "landing-only"], &lines);
    assert_in_order(
        &said,
        &["by this commitment:\n  ", "Your seed: my own seed", "GAME OVER", "The secret seed of the dice was"],
    );
    let commitment = said.out.lines().find(|line| line.starts_with("  ")).unwrap().trim();
    (fs::read_to_string(&path).unwrap(), commitment.to_owned())
}

#[test]
fn a_fair_game_is_verified_offline() {
    let (record, commitment) = saved_game("fair.txt");
    assert!(record.contains("[DiceClientSeed \"6d79206f776e2073656564\"]"), "{record}");
    let said = feed(&["verify", "-", "--commitment", &commitment], format!("{SOUND}\n{record}").as_bytes());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    assert_in_order(
        &said,
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
        let said = feed(&[&["verify", "-"], args].concat(), record.as_bytes());
        assert_eq!(said.code, 1, "{}", said.out);
        said.out
    };
    let another = "0".repeat(64);
    assert!(verify(&record.replace(&commitment, &another), &[]).contains("not the one it committed to"));
    assert!(verify(&record, &["--commitment", &another]).contains("has another commitment"));
    let turned = record.replace("[DiceClientSeed \"6d", "[DiceClientSeed \"6e");
    assert!(verify(&turned, &[]).contains("the seeds say"), "{turned}");
    assert!(verify("[Game \"Dice race\"]\n[Result \"*\"]\n\n*\n", &[]).contains("the tag "));
    assert!(verify("[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 9: *\n", &[]).contains("turn 1, byte "));
    let said = feed(&["verify", "-", "--json"], turned.as_bytes());
    assert_eq!((said.code, &said.json_lines()[0]["fair"]), (1, &false.into()));
}

#[test]
fn an_unfinished_game_tells_its_secret_only_if_wanted() {
    let path = fresh_file("unfinished.txt");
    let save = format!("save {}", path.to_str().unwrap());
    let said = converse("dice-race", &["--fair", "--client-seed", "mine"], &[&save, "no", &save, "yes"]);
    assert_in_order(&said, &["and with it the rolls to come. Save it?", "Not saved.", "Save it?", "Saved to "]);
    let said = run(&["verify", path.to_str().unwrap()]);
    assert!(said.code == 0 && said.out.contains("It is not finished."), "{}", said.out);
}

#[test]
fn another_game_has_another_secret() {
    let load = fresh_file("plain race.txt");
    fs::write(&load, "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 *\n").unwrap();
    let load = format!("load {}", load.to_str().unwrap());
    let said = converse("dice-race", &["--fair", "--client-seed", "mine"], &["new", "", &load]);
    assert_eq!(said.out.matches("by this commitment:").count(), 2);
    assert_in_order(&said, &["Your seed, any text", "Its rolls are not those of the fair dice", "--seed "]);
    assert!(run(&["play", "dice-race", "--fair", "--demo"]).out.contains("The secret seed of the dice was"));
    assert_eq!(run(&["verify", "/no/such/file"]).code, 2);
}
