//! Fair dice: shown, saved and verified.

mod common;

use std::fs;

use common::{Output, assert_in_order, feed, fresh_file, play_lines, run};
use serde_json::json;

const SOUND: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 *\n";
const RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 *\n";

/// A game whose human has resigned, saved; and the commitment that was shown.
fn saved_game(name: &str) -> (String, String) {
    let path = fresh_file(name);
    let file = path.to_str().unwrap();
    let lines = ["my own seed", "", "", "", "resign", "yes", &format!("save {file}")];
    let output = play_lines("dice-race", &["--fair", "--pieces", "1", "--capture", "landing-only"], &lines);
    assert_in_order(
        &output,
        &[
            "Fair dice for the game with the id ",
            "commitment to the secret seed, the game id, the start and the rules:\n  ",
            "Your seed: my own seed",
            "GAME OVER",
            "The secret seed of the dice was",
        ],
    );
    (fs::read_to_string(&path).unwrap(), commitment(&output))
}

fn commitment(output: &Output) -> String {
    output.out.lines().find(|line| line.starts_with("  ")).unwrap().trim().to_owned()
}

fn verify(record: &str, args: &[&str]) -> Output {
    feed(&[&["verify", "-"], args].concat(), record.as_bytes())
}

/// The game with its fair dice, without a roll or a move.
fn without_turns(record: &str) -> String {
    let tags = record.split("\n\n").next().unwrap();
    tags.replace("[Result \"0-1\"]", "[Result \"*\"]").replace("[Termination \"resignation\"]\n", "") + "\n\n*\n"
}

#[test]
fn a_fair_game_is_verified_offline_part_by_part() {
    let (record, commitment) = saved_game("fair.txt");
    assert!(record.contains("[DiceClientSeed \"6d79206f776e2073656564\"]"), "{record}");
    let known = ["--commitment", &commitment, "--client-seed", "my own seed"];
    let output = verify(&format!("{SOUND}\n{record}"), &known);
    assert_eq!((output.code, output.err.as_str()), (0, ""), "{}", output.out);
    assert_in_order(
        &output,
        &[
            "game 1: Stones! has no dice.",
            "game 2: ",
            " verified.\n",
            &format!("commitment     {commitment}: proved, as given\n"),
            "client's seed  `my own seed`: proved, as given\n",
            "game id ",
            ": proved\n",
            "start          0/0 w ?: proved\n",
            "rules          1 piece, landing-only, stop-short: proved\n",
            "rolls ",
            ": proved\n",
            "moves ",
            ": not proved\n",
            "result         Black wins (resignation): not proved\n",
            "complete       yes: not proved\n",
        ],
    );
    assert!(!output.out.contains("fair"), "{}", output.out);

    let [document] = verify(&record, &["--json"]).json_lines().try_into().unwrap();
    assert_eq!(document["fault"], json!(null));
    assert_eq!(document["commitment"], json!({ "found": commitment, "proof": "not-proved" }));
    assert_eq!(document["start"], json!({ "found": "0/0 w ?", "proof": "if-seeds-are-proved" }));
    assert_eq!(document["rules"]["found"]["capture"], "landing-only");
    assert_eq!(document["rolls"]["proof"], "if-seeds-are-proved");
    let outcome = json!({ "found": { "winner": "black", "reason": "resignation" }, "proof": "not-proved" });
    assert_eq!(document["outcome"], outcome);
    assert_eq!(document["complete"]["proof"], "not-proved");
}

#[test]
fn what_is_not_verified_is_a_fault() {
    let (record, commitment) = saved_game("unfair.txt");
    let another = "0".repeat(64);
    let cases = [
        (record.replace(&commitment, &another), "the commitment does not match"),
        (record.replace("[DiceClientSeed \"6d", "[DiceClientSeed \"6e"), "the seeds give"),
        (record.replace("[DiceGame \"", "[DiceGame \"x"), "the commitment does not match"),
        (record.replace("[DiceScheme \"2\"]", "[DiceScheme \"1\"]"), "the tag DiceScheme is malformed"),
        (without_turns(&record).replace("[Capture \"landing-only\"]\n", ""), "the commitment does not match"),
        (without_turns(&record).replace("[Pieces \"1\"]\n", ""), "the commitment does not match"),
        (without_turns(&record).replace("[Result", "[Start \"3/0 w ?\"]\n[Result"), "the commitment does not match"),
        (without_turns(&record).replace("[Result", "[Start \"0/0 b ?\"]\n[Result"), "the commitment does not match"),
        (without_turns(&record), "the game has no rolls"),
        (RACE.to_owned(), "the tag DiceScheme is missing"),
        ("[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 9: *\n".to_owned(), "turn 1, byte "),
    ];
    for (tampered, fault) in &cases {
        let output = verify(tampered, &[]);
        assert_eq!(output.code, 1, "{tampered}{}", output.out);
        assert!(output.out.contains("game 1: NOT VERIFIED: ") && output.out.contains(fault), "{fault}: {}", output.out);
        let output = verify(tampered, &["--json"]);
        let [document] = output.json_lines().try_into().unwrap();
        assert!(output.code == 1 && document["fault"].as_str().unwrap().contains(fault), "{document}");
    }
    let output = verify(&record, &["--commitment", &another]);
    assert_eq!(output.code, 1);
    assert!(output.out.contains("the commitment is not the one that was shown before the game"), "{}", output.out);
    let output = verify(&record, &["--client-seed", "another"]);
    assert!(output.code == 1 && output.out.contains("is not the one that the client chose"), "{}", output.out);
}

/// What only signatures could prove: it passes, and is said not to be proved.
#[test]
fn turned_results_and_dropped_turns_are_not_proved() {
    let (record, _) = saved_game("turned.txt");
    let turned = record.replace("0-1", "1-0");
    let in_time = record.replace("\"resignation\"", "\"time\"");
    let (rest, _) = record.rsplit_once("0-1").unwrap();
    let dropped =
        rest.replace("[Result \"0-1\"]", "[Result \"*\"]").replace("[Termination \"resignation\"]\n", "") + "*\n";
    for (tampered, result) in
        [(turned, "White wins (resignation)"), (in_time, "Black wins (time)"), (dropped, "unfinished")]
    {
        let output = verify(&tampered, &[]);
        assert_eq!(output.code, 0, "{}", output.out);
        assert_in_order(&output, &[&format!("{result}: not proved"), "complete ", ": not proved"]);
    }
}

#[test]
fn every_game_of_a_file_is_verified() {
    let (first, shown) = saved_game("first.txt");
    let (second, other) = saved_game("second.txt");
    let both = format!("{first}\n{second}");
    let output = verify(&both, &["--commitment", &other, "--commitment", &shown]);
    assert_eq!(output.code, 0, "{}", output.out);
    assert_in_order(&output, &["game 1: ", &shown, "game 2: ", &other]);
    let output = verify(&both, &["--commitment", &shown]);
    assert_eq!(output.code, 1);
    assert_in_order(&output, &["game 1: ", " verified.", "game 2: NOT VERIFIED"]);
    // A game without fair dice, or a damaged one, among them is a fault.
    for odd in [RACE, "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 9: *\n"] {
        let output = verify(&format!("{first}\n{odd}\n{second}"), &[]);
        assert_eq!(output.code, 1);
        assert_in_order(&output, &["game 1: ", "game 2: NOT VERIFIED", "game 3: ", " verified."]);
    }
}

#[test]
fn a_commitment_that_no_game_has_is_a_fault() {
    let (record, commitment) = saved_game("one.txt");
    let another = "0".repeat(64);
    let missing = format!("No game here has the commitment {another}.");
    for file in [&record[..], SOUND, RACE, ""] {
        for given in [&[&commitment, &another][..], &[&another, &commitment], &[&another]] {
            let args: Vec<_> = given.iter().flat_map(|hex| ["--commitment", hex]).collect();
            let output = verify(file, &args);
            assert!(output.code == 1 && output.out.contains(&missing), "{}", output.out);
            let has_other = file == record || !given.contains(&&commitment);
            assert_eq!(output.out.contains(&format!("No game here has the commitment {commitment}.")), !has_other);
            let output = verify(file, &[&args[..], &["--json"]].concat());
            assert!(output.code == 1 && output.err.contains(&missing), "{}", output.err);
        }
    }
}

#[test]
fn a_game_counts_once() {
    let (first, _) = saved_game("once.txt");
    let (second, _) = saved_game("other.txt");
    let shorter = first.replace("\"0-1\"", "\"1-0\"").replace(" 0-1\n", " 1-0\n");
    for copy in [&first, &shorter] {
        let output = verify(&[&first, SOUND, &second, copy].join("\n"), &[]);
        assert_eq!(output.code, 1, "{}", output.out);
        let fault = "game 4: NOT VERIFIED: game 4 has the commitment of game 1.";
        assert_in_order(&output, &["game 1: ", " verified.", "game 3: ", " verified.", fault]);
    }
    let [_, document] = verify(&[&first[..], &first].join("\n"), &["--json"]).json_lines().try_into().unwrap();
    assert_eq!(document["fault"], "game 2 has the commitment of game 1");
}

#[test]
fn a_file_with_nothing_to_verify_is_a_failure() {
    for (text, held) in [("", "no game"), ("\n \n", "no game"), (SOUND, "no dice race")] {
        let output = verify(text, &[]);
        assert_eq!(output.code, 1, "{}", output.out);
        assert!(output.out.contains(&format!("Nothing was verified: - holds {held}.")), "{}", output.out);
        let output = verify(text, &["--json"]);
        assert!(output.code == 1 && output.err.contains("Nothing was verified"), "{}", output.err);
        assert_eq!(output.json_lines().len(), usize::from(text == SOUND));
    }
}

#[test]
fn an_unfinished_game_reveals_its_secret_only_after_a_question_and_cannot_go_on() {
    let path = fresh_file("unfinished.txt");
    let save = format!("save {}", path.to_str().unwrap());
    let lines = [&save, "no", &save, "yes", "undo roll", "a1-b1"];
    let output = play_lines("dice-race", &["--fair", "--client-seed", "mine"], &lines);
    let closed = "The secret of the fair dice has been shown, so this game cannot go on.";
    assert_in_order(
        &output,
        &[
            "Your seed, chosen before you saw the commitment: mine",
            "this game cannot go on. Save it?",
            "Not saved.",
            "Save it?",
            "Saved to ",
            closed,
            closed,
        ],
    );
    let output = run(&["verify", path.to_str().unwrap()]);
    assert_eq!(output.code, 0, "{}", output.out);
    assert_in_order(&output, &["unfinished: not proved", "complete       no: not proved"]);
}

/// Once the secret is shown, nothing is rolled with these dice: not after an undo, and not after a load.
#[test]
fn a_game_cannot_go_on_after_its_secret_was_shown() {
    let path = fresh_file("resigned.txt");
    let save = format!("save {}", path.to_str().unwrap());
    for undo in ["undo", "undo roll", "redo"] {
        let output = play_lines("dice-race", &["--fair"], &["mine", "resign", "yes", undo, "", &save, "yes"]);
        assert_in_order(&output, &["The secret seed of the dice was", "Saved to "]);
        let refused = output.out.contains("so this game cannot go on.");
        assert!(refused || undo == "redo", "{}", output.out);
        let output = run(&["verify", path.to_str().unwrap()]);
        assert!(output.code == 0 && output.out.contains("Black wins (resignation): not proved"), "{}", output.out);
    }

    let copy = fresh_file("copy.txt");
    let copy = copy.to_str().unwrap();
    let load = ["--load", path.to_str().unwrap()];
    // A copy keeps its proof …
    let output = play_lines("dice-race", &load, &[&format!("save {copy}")]);
    assert_in_order(&output, &["This game has fair dice, which roll no more", "Saved to "]);
    assert_eq!(run(&["verify", copy]).code, 0);
    // … until another die rolls.
    let typed = [&load[..], &["--rolls", "typed", "--black", "human"]].concat();
    play_lines("dice-race", &typed, &["undo roll", "undo roll", "3", "resign", "yes", &format!("save {copy}"), "yes"]);
    let record = fs::read_to_string(copy).unwrap();
    assert!(record.contains("1. 3: 0-1") && !record.contains("[Dice"), "{record}");
    let output = run(&["verify", copy]);
    assert!(output.code == 1 && output.out.contains("the tag DiceScheme is missing"), "{}", output.out);
}

#[test]
fn another_game_has_another_secret() {
    let load = fresh_file("plain race.txt");
    fs::write(&load, RACE).unwrap();
    let load = format!("load {}", load.to_str().unwrap());
    let output =
        play_lines("dice-race", &["--fair", "--client-seed", "mine"], &["new", "", "resign", "yes", "new", "", &load]);
    assert_eq!(output.out.matches("This is the commitment").count(), 3);
    assert_in_order(
        &output,
        &[
            "A random seed, which this program and not you chose",
            "This game was not rolled with these fair dice",
            "--seed ",
        ],
    );
    assert!(run(&["play", "dice-race", "--fair", "--demo"]).out.contains("The secret seed of the dice was"));
    assert_eq!(run(&["verify", "/no/such/file"]).code, 2);
}

/// A command that nothing else can follow in this game.
const FORBIDDEN: [&str; 8] = ["resign", "hint", "undo", "undo roll", "redo", "a1-b1", "@a1", "3"];
const CLOSED: &str = "The secret of the fair dice has been shown, so this game cannot go on.";

#[test]
fn a_game_goes_on_after_its_secret_could_not_be_saved() {
    for path in ["/no/such/directory/x", "/", "/dev/full"] {
        let save = format!("save {path}");
        let output = play_lines("dice-race", &["--fair", "--black", "human"], &["mine", &save, "yes", "resign"]);
        assert!(output.out.contains("Not saved: ") && !output.out.contains(CLOSED), "{}", output.out);
        assert_in_order(&output, &["Not saved: ", "GAME OVER", "The secret seed of the dice was"]);
    }
    // The rolls are the ones that were committed to, so the game is proved.
    let path = fresh_file("saved later.txt");
    let save = format!("save {}", path.to_str().unwrap());
    let lines = ["mine", "save /dev/full", "yes", "", "", "", "undo roll", "", "resign", "yes", &save];
    assert_in_order(&play_lines("dice-race", &["--fair"], &lines), &["Not saved: ", "GAME OVER", "Saved to "]);
    assert_eq!(run(&["verify", path.to_str().unwrap()]).code, 0);
}

#[test]
fn nothing_is_done_in_a_game_whose_secret_was_saved() {
    let path = fresh_file("closed.txt");
    let save = format!("save {}", path.to_str().unwrap());
    for command in FORBIDDEN {
        let output = play_lines("dice-race", &["--fair"], &["mine", &save, "yes", command, &save]);
        fs::remove_file(&path).unwrap();
        let after = output.out.split_once("Saved to ").unwrap().1;
        let (answer, _) = after.split_once("Saved to ").unwrap();
        assert!(answer.contains(CLOSED) && !answer.contains("GAME OVER"), "{command}: {}", output.out);
    }
}

#[test]
fn a_typed_seed_is_text_that_can_be_read() {
    let play = |line: &[u8]| {
        let lines = [line, b"\nfine\nresign\n"].concat();
        let output = feed(&["play", "dice-race", "--interactive", "--fair"], &lines);
        assert_eq!(output.code, 0, "{}", output.err);
        output
    };
    let refused = "Expected a different seed: a seed ";
    for line in [&b"caf\xe9"[..], b"\xff", b"\xc3(", b"a\tb", b"a\x1b[31mb", b"a\x7f", b"a\0b", "a\u{9b}b".as_bytes()] {
        assert_in_order(&play(line), &[refused, "Your seed: fine\n"]);
    }
    for line in ["a\u{202e}b", "a\u{2028}b", "\u{2066}", "\r\r"] {
        let is_blank = line.trim().is_empty();
        assert_eq!(play(line.as_bytes()).out.contains(refused), !is_blank, "{line:?}");
    }
    for line in ["  mine", "mine\t", " mine "] {
        assert_in_order(&play(line.as_bytes()), &["Your seed, without the blanks at its ends: mine\n"]);
    }
    for line in ["mine", "my own seed", "caf\u{e9}", "mine\r"] {
        assert_in_order(&play(line.as_bytes()), &[&format!("Your seed: {}\n", line.trim_end())]);
    }
    for seed in ["a\x1b[31m", "a\nb", "a\u{202e}"] {
        let output = run(&["play", "dice-race", "--fair", "--demo", "--client-seed", seed]);
        assert!(output.code == 2 && output.err.contains("a seed has no control characters"), "{}", output.err);
    }
}
