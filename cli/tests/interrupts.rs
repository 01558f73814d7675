//! Ctrl-C.
#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Output};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant, SystemTime};

use common::{command, fresh_file, run};

/// Much more than is needed, since a machine may be busy.
const SOON: Duration = Duration::from_secs(2);

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn signal(name: &str, id: &str) {
    assert!(Command::new("kill").args([name, id]).status().unwrap().success());
}

/// Interrupts a command, and asserts that it ends soon.
fn interrupt(child: Child) -> Output {
    let id = child.id().to_string();
    let begin = Instant::now();
    signal("-INT", &id);
    // Programs started in the background of a shell ignore Ctrl-C, and so would what the tests start.
    let (has_ended, wait) = mpsc::channel::<()>();
    let killer = spawn(move || {
        if wait.recv_timeout(10 * SOON) == Err(RecvTimeoutError::Timeout) {
            signal("-KILL", &id);
        }
    });
    let output = child.wait_with_output().unwrap();
    let took = begin.elapsed();
    drop(has_ended);
    killer.join().unwrap();
    println!("ended after {took:?}");
    assert!(took < SOON, "{took:?}");
    output
}

/// When the file was written, if it exists.
fn written(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).ok()
}

/// Runs a command until it has written the file.
fn run_until_written(file: &Path, args: &[&str]) -> Child {
    let before = written(file);
    let mut child = command(args).spawn().unwrap();
    while written(file) == before {
        assert!(child.try_wait().unwrap().is_none());
        sleep(Duration::from_millis(2));
    }
    child
}

#[test]
fn an_interrupted_solver_saves_its_checkpoint_and_goes_on_to_the_same_table() {
    let [whole, out, checkpoint] = ["uninterrupted.table", "interrupted.table", "interrupted.todo"].map(fresh_file);
    assert_eq!(run(&["solve", "dice-race", "--pieces", "2", "--out", text(&whole)]).code, 0);
    let args = ["solve", "dice-race", "--pieces", "2", "--out", text(&out), "--checkpoint", text(&checkpoint)];
    let with_checkpoint = [&args[..], &["--every", "0", "--resume"]].concat();
    for _ in 0..3 {
        let output = interrupt(run_until_written(&checkpoint, &with_checkpoint));
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{message}");
        let expected = format!("the progress is in {}: continue from it with --resume\n", text(&checkpoint));
        assert!(message.starts_with("interrupted: stratum ") && message.ends_with(&expected), "{message}");
        assert!(output.stdout.is_empty() && !out.exists());
    }
    assert_eq!(run(&[&args[..], &["--resume"]].concat()).code, 0);
    assert!(fs::read(&whole).unwrap() == fs::read(&out).unwrap() && !checkpoint.exists());
}

#[test]
fn a_long_sweep_is_interrupted() {
    let [out, checkpoint] = ["long.table", "long.todo"].map(fresh_file);
    let args = ["solve", "dice-race", "--pieces", "3", "--out", text(&out), "--checkpoint", text(&checkpoint)];
    let with_checkpoint = [&args[..], &["--every", "0", "--resume"]].concat();
    let child = run_until_written(&checkpoint, &with_checkpoint);
    sleep(Duration::from_secs(1));
    assert_eq!(interrupt(child).status.code(), Some(130));
    let between = written(&checkpoint);
    let child = command(&[&args[..], &["--resume"]].concat()).spawn().unwrap();
    sleep(Duration::from_secs(1));
    assert_eq!(interrupt(child).status.code(), Some(130));
    assert!(written(&checkpoint) > between);

    let child = command(&args[..6]).spawn().unwrap();
    sleep(Duration::from_millis(500));
    let output = interrupt(child);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(message.ends_with("; nothing is kept without --checkpoint\n"), "{message}");
    assert!(!out.exists());
}

#[test]
fn a_player_that_thinks_long_is_interrupted() {
    let file = fresh_file("long_match.txt");
    for limit in ["seconds=1000", "depth=60", "nodes=1000000000000"] {
        let args = ["match", "stones", "--white", limit, "--black", limit, "--threads", "2", "--games-to"];
        let child = command(&[&args[..], &[text(&file)]].concat()).spawn().unwrap();
        sleep(Duration::from_millis(500));
        let output = interrupt(child);
        assert_eq!(output.status.code(), Some(130));
        assert!(String::from_utf8(output.stdout).unwrap().starts_with("interrupted after 0 of 400 games\n"));
        assert_eq!(fs::read(&file).unwrap(), b"");
    }
}

#[test]
fn a_review_is_interrupted_with_what_was_reviewed() {
    let [stones, race] = ["reviewed stones.txt", "reviewed race.txt"].map(fresh_file);
    for (game, file, games) in [("stones", &stones, 1), ("dice-race", &race, 200)] {
        let args = ["match", game, "--games", "2", "--white", "random", "--black", "random", "--games-to", text(file)];
        assert_eq!(run(&args).code, 0);
        let played = fs::read_to_string(file).unwrap();
        fs::write(file, vec![played; games].join("\n")).unwrap();
    }
    for (args, unit) in [
        (&["analyze", "stones", "--seconds", "0.2", text(&stones)][..], "White: "),
        (&["analyze", "stones", "--seconds", "0.2", "--json", text(&stones)], "\"moves\":"),
        (&["analyze", "stones", "--seconds", "0.2", "--annotate", text(&stones)], "[Game "),
        (&["analyze", "dice-race", text(&race)], "White: "),
        (&["analyze", "dice-race", "--json", text(&race)], "\"turns\":"),
    ] {
        // Between two games Ctrl-C ends the command at once.
        let is_between_games = |output: &Output| output.status.signal() == Some(2);
        let mut outputs = (0..10).map(|_| {
            let child = command(args).spawn().unwrap();
            sleep(Duration::from_secs(1));
            interrupt(child)
        });
        let output = outputs.find(|output| !is_between_games(output)).unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(output.status.code(), Some(130), "{args:?}: {err}");
        assert!(out.contains(unit), "{args:?}: {out}");
        let counts = err.strip_prefix("interrupted after ").and_then(|rest| rest.strip_suffix(" moves\n"));
        let (reviewed, all) = counts.and_then(|counts| counts.split_once(" of ")).expect(&err);
        let [reviewed, all] = [reviewed, all].map(|count| count.parse::<usize>().unwrap());
        assert!(reviewed <= all, "{args:?}: {err}");
        // Each line of a move that was reviewed, and none of the others.
        let last = out.rsplit("Game ").next().unwrap();
        let is_move =
            |line: &&str| line.trim_start().split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        assert!(unit != "White: " || last.lines().filter(is_move).count() == reviewed, "{reviewed}: {last}");
    }
}

#[test]
fn other_commands_hold_nothing_and_end_at_once() {
    let commands: [&[&str]; 4] = [
        &["perft", "60"],
        &["solve", "stones", "--board", "8x8"],
        &["analyze", "stones", "--seconds", "1000"],
        &["check", "-"],
    ];
    for args in commands {
        let child = command(args).spawn().unwrap();
        sleep(Duration::from_millis(200));
        let status = interrupt(child).status;
        assert_eq!((status.code(), status.signal()), (None, Some(2)), "{args:?}");
    }
}
