//! Files larger than memory, and pipes that stay open: one game is held at a time.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use common::{command, fresh_file, run};

const STONES: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 {NOTE} *\n";
const DICE_RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 {NOTE} *\n";

/// The commands that print something for each game of the standard input, with such a game.
const COMMANDS: [(&[&str], &str); 6] = [
    (&["analyze", "stones", "--nodes", "1", "-"], STONES),
    (&["analyze", "stones", "--nodes", "1", "--annotate", "-"], STONES),
    (&["analyze", "dice-race", "-"], DICE_RACE),
    (&["analyze", "dice-race", "--json", "-"], DICE_RACE),
    (&["verify", "-"], STONES),
    (&["verify", "--json", "-"], DICE_RACE),
];

/// A command that reads from a pipe.
fn spawn(args: &[&str]) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = command(args).spawn().unwrap();
    let (pipe, out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    (child, pipe, out)
}

#[test]
fn a_game_is_answered_before_the_next_one_comes() {
    for (args, game) in COMMANDS {
        let (mut child, mut pipe, mut out) = spawn(args);
        let mut line = String::new();
        for _ in 0..3 {
            pipe.write_all(game.as_bytes()).unwrap();
            line.clear();
            assert!(out.read_line(&mut line).unwrap() > 0, "{args:?}");
        }
        drop(pipe);
        out.read_to_string(&mut line).unwrap();
        assert!(child.wait().unwrap().code().is_some_and(|code| code < 2), "{args:?}");
    }
}

#[test]
fn check_reports_a_fault_before_the_next_game_comes() {
    for (args, found) in [(&["check", "-"][..], "-: game 1, "), (&["check", "-", "--json"], r#""game":1,"#)] {
        let (mut child, mut pipe, mut out) = spawn(args);
        pipe.write_all(b"[Game \"Stones!\"]\n[Game \"Stones!\"]\n").unwrap();
        let (mut shown, mut part) = (String::new(), [0; 1]);
        while !shown.contains(found) {
            out.read_exact(&mut part).unwrap();
            shown.push(part[0].into());
        }
        // What was found stays, also if the reading is interrupted.
        child.kill().unwrap();
        out.read_to_string(&mut shown).unwrap();
        assert!(shown.contains("the tag Result is missing") && !shown.contains("game 2"), "{shown}");
        child.wait().unwrap();
    }
}

#[test]
fn games_of_a_pipe_are_numbered_from_the_second_on() {
    for (game, record) in [("stones", STONES), ("dice-race", DICE_RACE)] {
        let (mut child, mut pipe, mut out) = spawn(&["analyze", game, "-"]);
        pipe.write_all(record.as_bytes()).unwrap();
        let mut first = String::new();
        // A turn, and both sides.
        for _ in 0..3 {
            out.read_line(&mut first).unwrap();
        }
        assert!(first.starts_with("  1. ") && first.contains("\nBlack: "), "{first}");
        pipe.write_all(record.as_bytes()).unwrap();
        drop(pipe);
        let mut second = String::new();
        out.read_to_string(&mut second).unwrap();
        assert_eq!(second, format!("\nGame 2\n{first}"));
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_chosen_game_is_answered_without_reading_on() {
    for (game, record) in [("stones", STONES), ("dice-race", DICE_RACE)] {
        let (mut child, mut pipe, mut out) = spawn(&["analyze", game, "--game", "2", "-"]);
        pipe.write_all(record.repeat(2).as_bytes()).unwrap();
        let mut all = String::new();
        out.read_to_string(&mut all).unwrap();
        assert!(all.starts_with("Game 2\n") && child.wait().unwrap().success(), "{all}");
    }
}

#[test]
fn an_unreadable_file_is_an_error() {
    let directory = env!("CARGO_TARGET_TMPDIR");
    for args in [&["verify"][..], &["play", "stones", "--load"], &["play", "dice-race", "--load"]] {
        for path in [directory, "no_such_file.txt"] {
            let output = run(&[args, &[path]].concat());
            assert!(output.code == 2 && output.err.contains(&format!("{path}: ")), "{args:?}: {}", output.err);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_games() {
    /// The most memory that a process has used, in KiB.
    fn peak(child: &Child) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().strip_suffix(" kB").unwrap().parse().unwrap()
    }

    // Annotated records would fill the other pipe.
    for (args, game) in COMMANDS.into_iter().filter(|(args, _)| !args.contains(&"--annotate")) {
        let game = game.replace("NOTE", &"note ".repeat(50_000));
        let (mut child, mut pipe, mut out) = spawn(args);
        let mut used = Vec::new();
        for _ in 0..30 {
            pipe.write_all(game.as_bytes()).unwrap();
            let mut line = String::new();
            assert!(out.read_line(&mut line).unwrap() > 0, "{args:?}");
            used.push(peak(&child));
        }
        drop(pipe);
        out.read_to_string(&mut String::new()).unwrap();
        child.wait().unwrap();
        // 6 MB were read meanwhile.
        assert!(used[29] - used[4] < 3 << 10, "{args:?}: {used:?}");
    }
}

#[test]
fn a_file_of_many_games_is_read_as_from_a_pipe() {
    let file = fresh_file("many_games.txt");
    let damaged = STONES.replace("d4", "d5");
    fs::write(&file, [STONES, &damaged, DICE_RACE, STONES].concat()).unwrap();
    let path = file.to_str().unwrap();
    for args in [&["verify"][..], &["analyze", "stones", "--json"], &["analyze", "stones", "--annotate"]] {
        let of_file = run(&[args, &[path]].concat());
        let of_pipe = common::feed(&[args, &["-"]].concat(), &fs::read(&file).unwrap());
        assert_eq!((of_file.code, of_file.out), (of_pipe.code, of_pipe.out));
        assert_eq!(of_file.err.replace(path, "-"), of_pipe.err);
    }
}
