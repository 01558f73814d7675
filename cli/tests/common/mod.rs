//! Running the command as a user does, without a terminal.
#![allow(dead_code, reason = "each test uses some of it")]

#[cfg(target_os = "linux")]
pub(crate) mod terminal;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the command printed, and its exit code.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Output {
    /// Each line of the output as a JSON value.
    pub(crate) fn json_lines(&self) -> Vec<serde_json::Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }
}

/// Variables that change what is printed; a test sets those that it is about. `CI` lets a dumb terminal have colors.
pub(crate) const AMBIENT: [&str; 11] = [
    "CI",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLORTERM",
    "COLUMNS",
    "LANG",
    "LANGUAGE",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LINES",
    "NO_COLOR",
];

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stones-dice"));
    command.args(args).env("LC_ALL", "C.UTF-8");
    for name in AMBIENT {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the command without input.
pub(crate) fn run(args: &[&str]) -> Output {
    feed(args, b"")
}

/// Runs the command with this input.
pub(crate) fn feed(args: &[&str], input: &[u8]) -> Output {
    let mut child = command(args).spawn().unwrap();
    // A command that does not read its input closes the pipe early.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Output { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

/// A path for a file of this test; no such file exists.
pub(crate) fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Plays a game by typing these lines.
pub(crate) fn play_lines(game: &str, args: &[&str], lines: &[&str]) -> Output {
    let args = [&["play", game, "--interactive"], args].concat();
    let output = feed(&args, (lines.join("\n") + "\n").as_bytes());
    assert_eq!((output.code, output.err.as_str()), (0, ""), "{}", output.out);
    output
}

/// Asserts that the output contains these texts in this order.
pub(crate) fn assert_in_order(output: &Output, texts: &[&str]) {
    let mut rest = output.out.as_str();
    for text in texts {
        let at = rest
            .find(text)
            .unwrap_or_else(|| panic!("{text:?} is missing after the texts before it in:\n{}", output.out));
        rest = &rest[at + text.len()..];
    }
}
