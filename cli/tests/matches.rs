//! Computer players against each other.

mod common;

use std::fs;
use std::path::Path;

use common::{Output, assert_in_order, command, fresh_file, run};

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

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A short match of either game.
fn args(game: &str) -> Vec<&str> {
    match game {
        "stones" => vec!["match", "stones", "--white", "nodes=60", "--black", "greedy", "--seed", "7"],
        _ => vec!["match", "dice-race", "--white", "3", "--black", "greedy", "--pieces", "2", "--seed", "7"],
    }
}

fn play(game: &str, more: &[&str]) -> Output {
    run(&[&args(game)[..], more].concat())
}

#[test]
fn the_running_score_is_printed_and_leaves_json_clean() {
    for game in ["stones", "dice-race"] {
        let output = play(game, &["--games", "6"]);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(&output, &["2 of 6 games: +", " =", " -", "Elo ", "LOS ", " %\n", ", 6 games: +", "LOS "]);
        let json = play(game, &["--games", "6", "--json"]);
        assert!(json.err.starts_with("2 of 6 games: +") && json.err.contains("LOS "), "{}", json.err);
        let [report] = json.json_lines().try_into().unwrap();
        assert_eq!((&report["games"], &report["sprt"], &report["interrupted"]), (&6.into(), &().into(), &false.into()));
        assert!(report["los"].is_f64());
    }
}

#[test]
fn an_infinite_elo_difference_is_null() {
    let args = ["match", "dice-race", "--white", "10", "--black", "random", "--games", "2", "--json"];
    let report = &run(&args).json_lines()[0];
    assert_eq!((&report["wins"], &report["elo"][1], &report["elo"][2]), (&2.into(), &().into(), &().into()));
    assert!(run(&["match", "dice-race", "--help"]).out.contains("is null"));
}

#[test]
fn every_game_is_kept_as_a_sound_record_of_its_own() {
    for game in ["stones", "dice-race"] {
        let file = fresh_file(&format!("kept {game}.txt"));
        let report =
            &play(game, &["--games", "6", "--games-to", text(&file), "--threads", "3", "--json"]).json_lines()[0];
        let records = fs::read_to_string(&file).unwrap();
        assert_eq!(run(&["check", text(&file)]).out, format!("{}: 6 games, 0 faults\n", text(&file)));
        let count = |word: &str| records.matches(word).count() as u64;
        let first = if game == "stones" { "nodes=60" } else { "3" };
        let results = ["1-0", "0-1", "1/2-1/2"].map(|result| count(&format!("[Result \"{result}\"]")));
        assert_eq!(results.iter().sum::<u64>(), 6, "{records}");
        assert_eq!(results[2], report["draws"].as_u64().unwrap());
        assert_eq!(count(&format!("[White \"{first}\"]\n[Black \"greedy\"]")), 3);
        assert!((1..=6).all(|round| count(&format!("[Round \"{round}\"]")) == 1), "{records}");
        // Another match would make it impossible to continue this one.
        let output = play(game, &["--games", "2", "--games-to", text(&file)]);
        assert_eq!(output.code, 2);
        assert!(output.err.contains("it holds 6 games: continue that match with --resume"), "{}", output.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), records);
    }
}

#[test]
fn a_resumed_match_is_the_same_as_one_without_a_break() {
    for game in ["stones", "dice-race"] {
        let [whole, pieces] = ["whole", "pieces"].map(|name| fresh_file(&format!("{name} {game}.txt")));
        let expected = play(game, &["--games", "9", "--games-to", text(&whole), "--json"]).out;
        for (games, threads) in [("3", "1"), ("3", "2"), ("4", "3"), ("9", "2"), ("9", "1")] {
            let more = ["--games", games, "--threads", threads, "--games-to", text(&pieces), "--resume", "--json"];
            let output = play(game, &more);
            assert_eq!(output.code, 0, "{}", output.err);
            assert!(games != "9" || output.out == expected);
        }
        assert_eq!(fs::read_to_string(&pieces).unwrap(), fs::read_to_string(&whole).unwrap());
    }
}

#[test]
fn only_the_same_match_is_resumed() {
    let file = fresh_file("resumed.txt");
    let resume = |game: &str, more: &[&str]| play(game, &[&["--games-to", text(&file), "--resume"], more].concat());
    assert_eq!(resume("stones", &["--games", "4"]).code, 0);
    let records = fs::read_to_string(&file).unwrap();
    for (game, more, reason) in [
        ("stones", &["--seed", "8"][..], "expected Event `nodes=60 against greedy, seed 8, 4 random moves`"),
        ("stones", &["--black", "random"], "expected Event "),
        ("stones", &["--opening", "5"], "expected Event "),
        ("stones", &["--goal", "far-half"], "another start or other rules"),
        ("stones", &["--start", "ssss/4/4/4/SSSS w"], "another start or other rules"),
        ("stones", &["--games", "3"], "it holds 4 games: expected at most 3"),
        ("dice-race", &[], "game 1: a game of Stones!"),
    ] {
        // An option that is given twice is refused, so the ones above are replaced.
        let mut all = args(game);
        for pair in more.chunks(2) {
            match all.iter().position(|arg| *arg == pair[0]) {
                Some(at) => all[at + 1] = pair[1],
                None => all.extend(pair),
            }
        }
        let output = run(&[&all[..], &["--games-to", text(&file), "--resume"]].concat());
        assert!(output.code == 2 && output.err.contains(reason), "{more:?}: {}", output.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), records);
    }
    for damaged in [&records[..records.len() - 20], &records.replacen("[Round \"2\"]", "[Round \"3\"]", 1)] {
        fs::write(&file, damaged).unwrap();
        let output = resume("stones", &["--games", "6"]);
        assert_eq!(output.code, 2);
        let is_torn = damaged.len() < records.len();
        assert_eq!(output.err.contains("Remove it from the file, and --resume plays its game again."), is_torn);
        assert!(output.err.contains("game 4, ") || output.err.contains("game 4: ") || output.err.contains("game 2: "));
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }
    assert_eq!(play("stones", &["--resume"]).code, 2, "it needs a file");
}

#[test]
fn a_test_stops_the_match_and_says_what_it_decided() {
    let sprt = |elo: &str, more: &[&str]| {
        let args = ["match", "dice-race", "--white", "10", "--black", "random", "--pieces", "2", "--games", "5000"];
        run(&[&args[..], &["--sprt", elo], more].concat())
    };
    let output = sprt("-200,0", &[]);
    assert_eq!(output.code, 0);
    assert_in_order(
        &output,
        &["SPRT -200,0,0.05,0.05: LLR +", "(-2.94 to +2.94), H1 accepted: Elo +0 rather than -200"],
    );
    let report = |threads| sprt("-1000,-500", &["--json", "--threads", threads]).out;
    let json: serde_json::Value = serde_json::from_str(&report("1")).unwrap();
    assert_eq!((&json["sprt"]["accepted"], json["games"].as_u64().unwrap() % 2), (&"H1".into(), 0));
    assert!(json["games"].as_u64().unwrap() < 5000);
    assert_eq!(report("1"), report("3"), "threads make no difference");
    let output =
        run(&["match", "dice-race", "--white", "random", "--black", "random", "--games", "4", "--sprt", "-5,0"]);
    assert_in_order(&output, &["4 games: ", "SPRT -5,0,0.05,0.05: LLR ", ", undecided\n"]);
    for wrong in ["5,0", "0", "0,5,2", "0,5,0.05", "0,5,0.05,0.5", "x,y"] {
        let output = sprt(wrong, &[]);
        assert!(output.code == 2 && output.err.contains("ELO0 below ELO1"), "{wrong}: {}", output.err);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_match_with_what_was_played() {
    for (game, json) in [("stones", true), ("dice-race", false)] {
        let file = fresh_file(&format!("interrupted {game}.txt"));
        let more = ["--games", "10000000", "--threads", "2", "--games-to", text(&file)];
        let all = [&args(game)[..], &more, if json { &["--json"] } else { &[] }].concat();
        let child = command(&all).spawn().unwrap();
        while fs::metadata(&file).map_or(0, |file| file.len()) < 2000 {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        // A second match may not write to the file of this one.
        let second = run(&all);
        assert!(second.code == 2 && second.err.contains("another match writes to this file"), "{}", second.err);
        let interrupted = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(interrupted.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let out = String::from_utf8(output.stdout).unwrap();
        let checked = run(&["check", "--json", text(&file)]);
        assert_eq!(checked.code, 0);
        let games = &checked.json_lines()[0]["games"];
        if json {
            let report: serde_json::Value = serde_json::from_str(&out).unwrap();
            assert_eq!((&report["games"], &report["interrupted"]), (games, &true.into()));
        } else {
            assert!(out.contains(&format!("interrupted after {games} of 10000000 games\n")), "{out}");
        }
        // It goes on from there.
        let games = (games.as_u64().unwrap() + 1).to_string();
        let more = ["--games", &games, "--games-to", text(&file), "--resume"];
        assert_eq!(run(&[&args(game)[..], &more].concat()).code, 0);
    }
}
