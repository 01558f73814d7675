//! What reaches a terminal, and what a pipe.
#![cfg(target_os = "linux")]

mod common;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Stdio};

use common::terminal::fresh_folder;
use common::{command, fresh_file, play_lines, run};

/// A name with a color, two C1 controls, DEL and a turned writing direction.
const NAME: &str = "e\u{1b}[31mX\u{9b}2J\u{85}\u{7f}\u{202e}y";
const ESCAPED: &str = "e\\u001b[31mX\\u009b2J\\u0085\\u007f\\u202ey";

/// Runs the command at a terminal, with these lines typed; what it prints there.
fn at_terminal(args: &[&str], lines: &str) -> String {
    // As variables, so that no shell reads them.
    let numbered = (1..).zip(args).map(|(number, arg)| (format!("A{number}"), arg));
    let words: Vec<_> = (1..=args.len()).map(|number| format!("\"$A{number}\"")).collect();
    let script = format!("stty -echo; exec \"$A0\" {}", words.join(" "));
    let mut child = Command::new("script")
        .args(["-qec", &script, "/dev/null"])
        .envs([("A0", env!("CARGO_BIN_EXE_stones-dice")), ("NO_COLOR", "1"), ("LC_ALL", "C.UTF-8")])
        .envs([("TERM", "dumb"), ("COLUMNS", "1000")])
        .env("XDG_DATA_HOME", fresh_folder())
        .envs(numbered)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// Arguments with the name in each place that is printed again.
fn repeated(name: &str) -> Vec<Vec<&str>> {
    vec![
        vec!["check", name],
        vec!["check", "--json", name],
        vec!["verify", name],
        vec!["analyze", "stones", name],
        vec!["analyze", "dice-race", "--table", name],
        vec!["play", "stones", "--load", name],
        vec!["solve", "dice-race", "--pieces", "1", "--out", name],
        vec!["match", "stones", "--games-to", name],
        vec!["show", name],
        vec!["perft", name],
        vec!["perft", "start", name],
        vec!["moves", name],
        vec![name],
        vec!["play", name],
        vec!["play", "stones", "--level", name],
        vec!["play", "stones", "--white", name],
        vec!["match", "stones", "--sprt", name],
        vec!["match", "stones", "--games", name],
        vec!["verify", "-", "--commitment", name],
        vec!["show", "start", name],
        vec!["show", "--color", name],
    ]
}

#[test]
fn no_control_character_of_an_argument_reaches_a_terminal() {
    let elsewhere = format!("/no/such/{NAME}");
    for name in [NAME, &elsewhere] {
        for args in repeated(name).iter().filter(|args| name != NAME || !["solve", "match"].contains(&args[0])) {
            let printed = at_terminal(args, "");
            let raw = |c: char| c.is_control() && !"\r\n\t".contains(c) || c == '\u{202e}';
            assert!(!printed.contains(raw), "{args:?}: {printed:?}");
        }
    }
    assert!(at_terminal(&["check", NAME], "").contains(ESCAPED));
    assert!(at_terminal(&["play", "stones", "--level", NAME], "").contains(ESCAPED));
}

#[test]
fn a_pipe_gets_what_was_written() {
    let directory = fresh_file("terminal names");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).unwrap();
    let file = directory.join(OsStr::from_bytes(NAME.as_bytes()));
    let name = file.to_str().unwrap();
    let saved = format!("Saved to {name}.");
    assert!(play_lines("stones", &["--seed", "1"], &[&format!("save {name}")]).out.contains(&saved));
    assert!(run(&["check", name]).out.starts_with(name));
    assert!(run(&["check", &format!("{name}x")]).out.starts_with(name));
    for args in repeated("\u{1b}[31mX/") {
        let output = run(&args);
        let is_shown = output.out.contains("\u{1b}[31mX") || output.err.contains("\u{1b}[31mX");
        let is_escaped = output.out.contains("\\u001b[31mX") || output.err.contains('\u{fffd}');
        assert!(output.code != 0 && (is_shown || is_escaped), "{args:?}: {output:?}");
    }

    // At a terminal the name of the file is right, and its text is escaped.
    // The terminal itself takes DEL as a key.
    let [name, escaped] = [NAME, ESCAPED].map(|name| name.replace('\u{7f}', "").replace("\\u007f", ""));
    let typed = format!("save {}/{name}\nquit\n", directory.to_str().unwrap());
    let shown = at_terminal(&["play", "stones", "--seed", "1", "--level", "1"], &typed);
    assert!(shown.contains(&format!("/{escaped}.")), "{shown}");
    assert!(directory.join(name).exists());
}

#[test]
fn boards_and_errors_are_painted_all_the_same() {
    let mut colored = command(&["--color", "always", "show"]);
    assert!(String::from_utf8(colored.output().unwrap().stdout).unwrap().contains("\u{1b}["));
    assert!(!run(&["show"]).out.contains('\u{1b}') && !run(&["check", "--level"]).err.contains('\u{1b}'));
    assert!(run(&["--color", "always", "check", "/no/such"]).out.contains("/no/such"));
    assert!(run(&["--color", "always", "analyze", "stones", "/no/such"]).err.starts_with("\u{1b}["));
    let refused = run(&["check", "--level"]).err;
    assert!(refused.starts_with("error: unexpected argument '--level' found\n"), "{refused}");
}

#[test]
fn numbers_are_refused_in_plain_words() {
    for (args, reason) in [
        (&["analyze", "stones", "--depth", "0"][..], "expected a number above 0"),
        (&["analyze", "stones", "--lines", "x"], "expected a whole number that is not negative"),
        (&["analyze", "dice-race", "--game", "0"], "expected a number above 0"),
        (&["match", "stones", "--games", "-1"], "-1"),
        (&["match", "stones", "--games", "99999999999999999999"], "the number is too large"),
        (&["play", "stones", "--seed", ""], "expected a whole number that is not negative"),
        (&["solve", "stones", "--board", "4x4", "--threads", "x"], "expected a whole number"),
    ] {
        let output = run(args);
        assert!(output.code == 2 && output.err.contains(reason), "{args:?}: {}", output.err);
        assert!(!["invalid digit", "non-zero type", "target type"].iter().any(|jargon| output.err.contains(jargon)));
    }
}

#[test]
fn a_file_name_is_one_line_and_shows_bytes_that_are_not_utf8() {
    let directory = fresh_file("names that are no text");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).unwrap();
    let file = directory.join(OsStr::from_bytes(b"a\xff\nb.txt"));
    fs::write(&file, "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n").unwrap();
    let shown = "a\\xff\\u000ab.txt";
    let run_on = |args: &[&str], file: &Path| {
        let output = command(args).arg(file).output().unwrap();
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    assert!(run_on(&["check"], &file).ends_with(&format!("/{shown}: 1 game, 0 faults\n")));
    assert!(run_on(&["check", "--json"], &file).contains(r#"a\\xff\nb.txt","#));
    assert!(run_on(&["verify"], &file).contains(&format!("/{shown} holds no dice race.\n")));
    let missing = directory.join(OsStr::from_bytes(b"c\xfe\nd.txt"));
    let commands = [
        &["check"][..],
        &["verify"],
        &["analyze", "stones"],
        &["play", "stones", "--load"],
        &["play", "dice-race", "--load"],
    ];
    for args in commands {
        let shown = run_on(args, &missing);
        assert!(shown.contains("/c\\xfe\\u000ad.txt: ") && !shown.contains("\nd.txt"), "{args:?}: {shown}");
    }
    let mut save = command(&["play", "stones", "--seed", "1", "--interactive"]).spawn().unwrap();
    let name = [directory.as_os_str().as_bytes(), b"/e\xfd.txt\n"].concat();
    save.stdin.take().unwrap().write_all(&[b"save ", &name[..]].concat()).unwrap();
    let output = String::from_utf8(save.wait_with_output().unwrap().stdout).unwrap();
    assert!(output.contains("/e\\xfd.txt.\n") && directory.join(OsStr::from_bytes(b"e\xfd.txt")).exists(), "{output}");
}

#[test]
fn a_line_break_in_an_argument_is_shown_as_one() {
    for args in [&["play\nerror: x"][..], &["play", "stones", "--level", "1\nerror: x"]] {
        let output = run(args);
        assert!(output.code == 2 && output.err.contains("\\u000aerror: x"), "{args:?}: {}", output.err);
    }
}

#[test]
fn a_pipe_is_not_waited_for() {
    let pipe = fresh_file("a pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for game in ["stones", "dice-race"] {
        let output = run(&["play", game, "--load", pipe.to_str().unwrap()]);
        assert!(output.code == 2 && output.err.contains("a pipe: not a regular file"), "{}", output.err);
    }
}

#[test]
fn the_command_has_its_own_name_in_help() {
    let link = fresh_file(NAME);
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_stones-dice"), &link).unwrap();
    let help = Command::new(&link).args(["play", "--help"]).output().unwrap();
    assert!(String::from_utf8(help.stdout).unwrap().contains("Usage: stones-dice play "));
}
