//! Files: what is saved, loaded and read, and what is never lost.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Output, assert_in_order, command, feed, play_lines, run};

const ONE: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n";
const TWO: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. b1-a2 h8-e5 *\n";
const DAMAGED: &str = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 2. a1-b2 *\n";
const RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 *\n";
const DAMAGED_RACE: &str = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5:a1-f1 *\n";

/// An empty directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir(&path).unwrap();
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Types these lines into a game between two people.
fn session(game: &str, lines: &[&str]) -> Output {
    play_lines(game, &["--black", "human", "--seed", "1"], lines)
}

fn games_in(path: &Path) -> usize {
    let output = run(&["check", text(path), "--json"]);
    assert_eq!(output.code, 0, "{}", output.out);
    output.json_lines()[0]["games"].as_u64().unwrap() as usize
}

#[test]
fn a_file_of_other_games_is_overwritten_only_if_told() {
    let directory = directory("overwrite");
    let file = directory.join("g.txt");
    let (save, load) = (format!("save {}", text(&file)), format!("load {}", text(&file)));
    for game in ["stones", "dice-race"] {
        let three = if game == "stones" { [ONE, TWO, ONE] } else { [RACE; 3] }.join("\n");
        let refused = |lines: &[&str], asked: &str| {
            fs::write(&file, &three).unwrap();
            let output = session(game, lines);
            let answer = if lines.contains(&"quit") { "Goodbye." } else { "Not saved." };
            assert_in_order(&output, &[asked, answer]);
            assert_eq!(fs::read_to_string(&file).unwrap(), three, "{lines:?}");
        };
        // Another session's file, and the file that was loaded; `no`, something else, and the end of the input.
        let asked = "which holds 3 games? (yes/append/no)";
        refused(&[&save, "no"], asked);
        refused(&[&save], asked);
        refused(&[&save, "quit"], asked);
        refused(&[&load, &save, "no"], asked);
        refused(&[&load, "new", &save], asked);

        fs::write(&file, &three).unwrap();
        assert_in_order(&session(game, &[&load, &save, "append"]), &[asked, "Saved to "]);
        assert_eq!(games_in(&file), 4);
        assert!(fs::read_to_string(&file).unwrap().starts_with(&three));
        assert_in_order(&session(game, &[&save, "yes"]), &["which holds 4 games?", "Saved to "]);
        assert_eq!(games_in(&file), 1);
    }
}

#[test]
fn a_new_game_does_not_replace_the_one_saved_before() {
    let directory = directory("new_game");
    let file = directory.join("g.txt");
    let save = format!("save {}", text(&file));
    let output = session("stones", &["a1-d4", &save, "h8-e5", &save, "new", "b1-a2", &save]);
    assert_in_order(&output, &["Saved to ", "Saved to ", "which holds 1 game? (yes/append/no)", "Not saved."]);
    assert!(fs::read_to_string(&file).unwrap().ends_with("1. a1-d4 h8-e5 *\n"));

    // A game that was appended is saved again in its own place.
    let output = session("stones", &["b1-a2", &save, "append", "h8-e5", &save, "new", "c1-b2", &save, "a", &save]);
    assert_eq!(output.out.matches("Saved to ").count(), 4);
    assert_eq!(games_in(&file), 3);
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("1. a1-d4 h8-e5 *\n\n") && written.contains("1. b1-a2 h8-e5 *\n\n"), "{written}");
}

#[test]
fn a_file_that_another_program_changed_is_not_ours() {
    let directory = directory("changed");
    let file = directory.join("g.txt");
    let (save, other) = (format!("save {}", text(&file)), format!("save {}", text(&directory.join("h.txt"))));
    // The second save replaces the file of the first; then the first path is asked about.
    let output = session("stones", &["a1-d4", &save, &other, &save]);
    assert_in_order(&output, &["Saved to ", "Saved to ", "which holds 1 game?", "Not saved."]);
    fs::write(&file, "some notes").unwrap();
    let output = session("stones", &["a1-d4", &save, "no"]);
    assert_in_order(&output, &["which holds no game? (yes/no)", "Not saved."]);
    fs::write(&file, "").unwrap();
    assert_in_order(&session("stones", &["a1-d4", &save]), &["Black> Saved to "]);
}

/// A session that answers what the closure does between its questions.
#[cfg(unix)]
mod while_a_question_stands {
    use super::*;
    use std::io::{Read, Write};

    /// Types these lines, each after an action and once the output ends with a prompt; the whole output.
    fn converse(game: &str, steps: &[(&str, &dyn Fn())]) -> String {
        let mut child = command(&["play", game, "--interactive", "--black", "human", "--seed", "1"]).spawn().unwrap();
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut out = Vec::new();
        for (line, act) in steps {
            while !out.ends_with(b"> ") {
                let mut byte = [0];
                stdout.read_exact(&mut byte).unwrap();
                out.push(byte[0]);
            }
            act();
            writeln!(stdin, "{line}").unwrap();
            out.push(b'\n');
        }
        drop(stdin);
        stdout.read_to_end(&mut out).unwrap();
        assert!(child.wait().unwrap().success());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn nothing_is_lost_that_another_program_wrote() {
        let directory = directory("question");
        let file = directory.join("g.txt");
        let save = format!("save {}", text(&file));
        for (game, one, two) in [("stones", ONE, TWO), ("dice-race", RACE, RACE)] {
            let write = |games: &[&str]| fs::write(&file, games.join("\n")).unwrap();
            let (before, more) = (|| write(&[one]), || write(&[one, two]));

            // What was appended meanwhile is kept.
            let out = converse(game, &[(&save, &before), ("append", &more)]);
            assert!(out.contains("which holds 1 game?") && out.contains("Saved to "), "{out}");
            assert!(fs::read_to_string(&file).unwrap().starts_with(&[one, two].join("\n")));
            assert_eq!(games_in(&file), 3);

            // Games that were not counted are not overwritten before the player is asked again.
            let out = converse(game, &[(&save, &before), ("yes", &more), ("no", &|| ())]);
            assert!(out.contains("was changed after the question") && out.contains("which holds 2 games?"), "{out}");
            assert!(out.contains("Not saved.") && games_in(&file) == 2, "{out}");
            let out = converse(game, &[(&save, &before), ("yes", &more), ("yes", &|| ())]);
            assert!(out.contains("Saved to ") && games_in(&file) == 1, "{out}");
            let notes = || fs::write(&file, "some notes").unwrap();
            let out = converse(game, &[(&save, &notes), ("yes", &more)]);
            assert!(out.contains("which holds 2 games?") && out.contains("Not saved."), "{out}");
            assert_eq!(games_in(&file), 2);

            // A file that is gone, or empty, holds nothing to lose.
            let gone = || fs::remove_file(&file).unwrap();
            let out = converse(game, &[(&save, &before), ("yes", &gone)]);
            assert!(out.contains("Saved to ") && games_in(&file) == 1, "{out}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_written_is_said_and_kept() {
    let directory = directory("unwritable");
    let output = session("stones", &[&format!("save {}", text(&directory)), "save /no/such/directory/file", "a1-d4"]);
    let refused = format!("Not saved: {}: is a directory.", text(&directory));
    assert_in_order(&output, &[&refused, "Not saved: /no/such/directory/file: ", "Black> "]);
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_dash_names_no_file_where_a_file_is_written_or_continued() {
    for args in [
        &["solve", "dice-race", "--pieces", "1", "--out", "-"][..],
        &["solve", "dice-race", "--pieces", "1", "--out", "/dev/null", "--checkpoint", "-"],
        &["match", "stones", "--games", "2", "--games-to", "-"],
        &["play", "stones", "--load", "-"],
        &["play", "dice-race", "--load", "-"],
    ] {
        let output = run(args);
        assert!(output.code == 2 && output.err.contains("one of this name is `./-`"), "{args:?}: {}", output.err);
    }
    assert_in_order(
        &session("stones", &["save -", "load -"]),
        &["Not saved: -: expected a file", "Not loaded: -: ", "`./-`"],
    );
}

#[test]
fn pipes_and_sockets_are_refused_and_devices_are_written() {
    let directory = directory("pipes");
    let [pipe, link, socket] = ["pipe", "link", "socket"].map(|name| directory.join(name));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    std::os::unix::fs::symlink("pipe", &link).unwrap();
    let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    for path in [&pipe, &link, &socket].map(|path| text(path)) {
        for (game, more) in [("stones", &[][..]), ("dice-race", &["--fair", "--client-seed", "x"])] {
            let output = play_lines(game, more, &[&format!("save {path}"), &format!("load {path}"), "resign"]);
            let [saved, loaded] = [&format!("Not saved: {path}: is a pipe or a socket"), "not a regular file."];
            assert_in_order(&output, &[saved, "Not loaded: ", loaded, "GAME OVER"]);
        }
        let solve = ["solve", "dice-race", "--pieces", "1", "--out", path];
        let checkpoint = ["solve", "dice-race", "--pieces", "1", "--out", "/dev/null", "--checkpoint", path];
        let games = ["match", "dice-race", "--games", "2", "--games-to", path];
        for args in [&solve[..], &checkpoint, &games] {
            let output = run(args);
            assert!(output.code == 2 && output.err.contains("is a pipe or a socket"), "{args:?}: {}", output.err);
        }
    }
    assert_in_order(&session("stones", &["save /dev/null", "load /dev/null"]), &["Saved to ", "not a regular file"]);
    let output = session("stones", &["save /dev/stdout"]);
    assert_in_order(&output, &["[Game \"Stones!\"]", "Saved to "]);
    assert_eq!(run(&["solve", "dice-race", "--pieces", "1", "--out", "/dev/null"]).code, 0);
    let games = ["match", "dice-race", "--games", "2", "--games-to", "/dev/null"];
    assert_eq!(run(&games).code, 0);
}

#[test]
fn errors_of_the_system_are_plain_words() {
    let missing = ["/no/such/x"];
    for args in
        [&["check"][..], &["check", "--json"], &["verify"], &["analyze", "stones"], &["play", "stones", "--load"]]
    {
        let output = run(&[args, &missing].concat());
        let printed = output.out + &output.err;
        assert!(output.code == 2 && !printed.contains("os error"), "{args:?}: {printed}");
    }
    let output = session("stones", &["save /no/such/x", "load /no/such/x"]);
    assert_in_order(&output, &["Not saved: /no/such/x: ", "Not loaded: /no/such/x: "]);
    assert!(!output.out.contains("os error"), "{}", output.out);
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_games_that_were_saved() {
    let directory = directory("full");
    let file = directory.join("g.txt");
    let games = [ONE; 40].join("\n");
    fs::write(&file, &games).unwrap();
    let script = "ulimit -f 1; trap '' XFSZ; printf 'save %s\\nappend\\n' \"$1\" | \"$0\" play stones --interactive";
    let limited = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_stones-dice"), text(&file)])
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&limited.stdout).contains("Not saved: "), "{limited:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), games);
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn modes_and_links_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let directory = directory("modes");
    let [file, link] = ["g.txt", "link"].map(|name| directory.join(name));
    fs::write(&file, ONE).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("g.txt", &link).unwrap();
    assert_in_order(&session("stones", &["b1-a2", &format!("save {}", text(&link)), "yes"]), &["Saved to "]);
    assert!(link.is_symlink() && fs::read_to_string(&file).unwrap().contains("b1-a2"));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(unix)]
mod names_that_are_not_utf8 {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::process::{Command, Stdio};

    use super::*;

    fn path(directory: &Path) -> PathBuf {
        directory.join(OsStr::from_bytes(b"caf\xE9 \xFF.txt"))
    }

    fn code(args: &[&OsStr]) -> i32 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stones-dice"));
        command.args(args).stdin(Stdio::null()).output().unwrap().status.code().unwrap()
    }

    #[test]
    fn every_command_reads_them() {
        let directory = directory("names");
        let file = path(&directory);
        fs::write(&file, [ONE, RACE].join("\n")).unwrap();
        let name = file.as_os_str();
        assert_eq!(code(&["check".as_ref(), name]), 0);
        assert_eq!(code(&["check".as_ref(), "--json".as_ref(), name]), 0);
        for game in ["stones", "dice-race"] {
            fs::write(&file, if game == "stones" { ONE } else { RACE }).unwrap();
            assert_eq!(code(&["analyze".as_ref(), game.as_ref(), name]), 0);
            assert_eq!(code(&["play".as_ref(), game.as_ref(), "--demo".as_ref(), "--load".as_ref(), name]), 0);
        }
        assert_eq!(code(&["verify".as_ref(), OsString::from_vec(b"/none/\xFF".to_vec()).as_ref()]), 2);
    }

    #[test]
    fn a_session_saves_and_loads_them_byte_for_byte() {
        let directory = directory("session_names");
        let file = path(&directory);
        let name = file.as_os_str().as_bytes();
        let save = [b"a1-d4\nsave ", name, b"\nnew\nload ", name, b"\n"].concat();
        let output = feed(&["play", "stones", "--black", "human", "--interactive"], &save);
        assert_in_order(&output, &["Saved to ", "White> ", "Black> "]);
        assert!(fs::read_to_string(&file).unwrap().ends_with("1. a1-d4 *\n"));
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
    }
}

#[test]
fn all_games_of_a_file_are_analyzed() {
    let directory = directory("analyze");
    let file = directory.join("g.txt");
    for (game, sound, damaged, other) in [("stones", ONE, DAMAGED, RACE), ("dice-race", RACE, DAMAGED_RACE, ONE)] {
        let analyze = |args: &[&str]| run(&[&["analyze", game, text(&file)], args].concat());
        fs::write(&file, [sound, sound].join("\n")).unwrap();
        let output = analyze(&[]);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(&output, &["Game 1\n", "White: ", "Black: ", "\nGame 2\n", "White: ", "Black: "]);
        let numbers = |output: &Output| output.json_lines().iter().map(|g| g["game"].as_u64()).collect::<Vec<_>>();
        assert_eq!(numbers(&analyze(&["--json"])), [Some(1), Some(2)]);
        let second = analyze(&["--game", "2"]);
        assert!(second.code == 0 && second.out.starts_with("Game 2\n") && !second.out.contains("Game 1"));
        assert_eq!(numbers(&analyze(&["--game", "2", "--json"])), [Some(2)]);
        let third = analyze(&["--game", "3"]);
        assert_eq!((third.code, third.out.as_str()), (2, ""));
        assert!(third.err.contains("g.txt: no game 3: the file holds 2"), "{}", third.err);

        // A damaged first game hides no other, and neither does one of the other kind.
        fs::write(&file, [damaged, sound, other, sound].join("\n")).unwrap();
        let output = analyze(&[]);
        assert_eq!(output.code, 1);
        assert_in_order(&output, &["Game 2\n", "White: ", "Game 4\n", "White: "]);
        assert!(output.err.contains("g.txt: game 1, turn 2, byte ") && output.err.contains("   ^"), "{}", output.err);
        assert!(output.err.contains("g.txt: game 3: a game of ") && !output.out.contains("Game 1"), "{}", output.err);
        let json = analyze(&["--json"]);
        let lines = json.json_lines();
        assert_eq!((json.code, lines.len(), &lines[0]["error"]["turn"]), (1, 4, &2.into()));
        assert!(lines[0]["error"]["byte"].is_u64() && lines[2]["error"]["message"].is_string());
        assert!(lines[1]["white"].is_object() && lines[3]["game"] == 4);
        assert_eq!((analyze(&["--game", "1"]).code, analyze(&["--game", "4"]).code), (1, 0));
    }
    let output = run(&["analyze", "stones", "--game", "2"]);
    assert!(output.code == 2 && output.err.contains("not a position"), "{}", output.err);
    fs::write(&file, "").unwrap();
    assert!(run(&["analyze", "stones", text(&file)]).err.contains("the file holds no game"));
}

#[test]
fn games_are_analyzed_from_a_pipe() {
    for (game, record) in [("stones", ONE), ("dice-race", RACE)] {
        let output = feed(&["analyze", game, "-"], record.as_bytes());
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        assert_in_order(&output, &["White: ", "Black: "]);
        assert!(!output.out.contains("Game 1"));
        #[cfg(target_os = "linux")]
        assert_eq!(feed(&["analyze", game, "/dev/stdin"], record.as_bytes()).out, output.out);
    }
}

#[test]
fn every_game_is_annotated_and_comments_are_kept_byte_for_byte() {
    let commented = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 {tab\there, feed\x0C, \u{2028} é and \u{300}} *\n";
    let output = feed(&["analyze", "stones", "-", "--annotate"], [commented, TWO].join("\n").as_bytes());
    assert_eq!((output.code, output.err.as_str()), (0, ""));
    assert!(output.out.contains("{tab\there, feed\x0C, \u{2028} é and \u{300}}"), "{}", output.out);
    let checked = feed(&["check", "-"], output.out.as_bytes());
    assert_eq!((checked.code, checked.out.as_str()), (0, "-: 2 games, 0 faults\n"));
}

#[test]
fn a_table_for_other_rules_is_refused() {
    let directory = directory("other_rules");
    let [table, file] = ["one.table", "g.txt"].map(|name| directory.join(name));
    assert_eq!(run(&["solve", "dice-race", "--pieces", "1", "--out", text(&table)]).code, 0);
    for (args, expected) in [
        (&["dice-race"][..], "one.table has 1 piece, the position has 4 pieces\n"),
        (
            &["--pieces", "1", "--extra-roll-on-six"],
            "one.table has no extra roll on six, the position has an extra roll on six\n",
        ),
        (
            &["0,-/0,- w 6", "--capture", "landing-only"],
            "one.table has 1 piece, first-contact, the position has 2 pieces, landing-only\n",
        ),
    ] {
        let output = run(&[&["analyze", "dice-race", "--table", text(&table)], args].concat());
        assert!(output.code == 2 && output.out.is_empty() && output.err.contains(expected), "{}", output.err);
    }
    let one = "[Game \"Dice race\"]\n[Result \"*\"]\n[Pieces \"1\"]\n\n1. 3:a1-d1 *\n";
    fs::write(&file, [RACE, one].join("\n")).unwrap();
    let output = run(&["analyze", "dice-race", "--table", text(&table), text(&file)]);
    assert_eq!(output.code, 1);
    assert!(
        output.err.contains("game 1: ") && output.err.contains("one.table has 1 piece, the game has 4 pieces\n"),
        "{}",
        output.err
    );
    assert_in_order(&output, &["Game 2\n", "White: 1 turn"]);
    for mapping in ["auto", "always", "never"] {
        let args = ["analyze", "dice-race", "--table", text(&table), "--mmap", mapping, "--pieces", "1"];
        assert_in_order(&run(&args), &["White wins 59.16 %"]);
    }
    #[cfg(unix)]
    {
        let pipe = directory.join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let output = run(&["analyze", "dice-race", "--table", text(&pipe)]);
        assert!(output.code == 2 && output.err.contains("not a regular file"), "{}", output.err);
    }
}

#[test]
fn a_game_of_a_file_of_many_is_chosen_to_continue() {
    let directory = directory("continue");
    let file = directory.join("g.txt");
    fs::write(&file, [DAMAGED, RACE, TWO].join("\n")).unwrap();
    let play = |game: &str, args: &[&str]| {
        run(&[&["play", game, "--demo", "--seed", "1", "--load", text(&file)], args].concat())
    };
    let output = play("stones", &[]);
    assert_eq!(output.code, 2);
    assert!(output.err.contains("g.txt: turn 2, byte "), "{}", output.err);
    assert!(output.err.contains("it holds 2 more games. Choose another with --game N."), "{}", output.err);
    let output = play("stones", &["--game", "3"]);
    assert_eq!(output.code, 0);
    assert_in_order(&output, &["This is game 3 in the file; it holds 2 more games. Choose another with --game N."]);
    let output = play("dice-race", &[]);
    assert_in_order(&output, &["This is game 2 in the file; it holds 2 more games."]);
    for (number, message) in [("2", "game 2 is of the dice race, not of Stones!"), ("4", "the file holds 3 games")] {
        let output = play("stones", &["--game", number]);
        assert!(output.code == 2 && output.err.contains(message), "{}", output.err);
    }
    assert_eq!(run(&["play", "stones", "--game", "2"]).code, 2);

    fs::write(&file, [ONE, TWO, TWO].join("\n")).unwrap();
    let load = format!("load {}", text(&file));
    assert_in_order(&session("stones", &[&load]), &["This is the first game in the file; it holds 2 more games.\n"]);
    fs::write(&file, ONE).unwrap();
    assert!(!session("stones", &[&load]).out.contains("in the file"));
    fs::write(&file, "[Game \"Stones!\"]\n\n*\n").unwrap();
    assert_in_order(&session("stones", &[&load, "yes"]), &["Continue from the start? (yes/no)"]);
}

#[test]
fn a_session_tag_that_no_session_of_the_game_wrote_is_kept_and_names_no_players() {
    let directory = directory("session tag");
    let (file, saved) = (directory.join("g.txt"), directory.join("saved.txt"));
    let save = format!("save {}", text(&saved));
    let players = ["depth=6 human", "2 2", "human depth=6", "human 11"];
    for (game, record) in [("stones", ONE), ("dice-race", RACE)] {
        for players in players.iter().filter(|players| game == "dice-race" || !players.contains("depth")) {
            let tag = format!("[Session \"{players} seed=1 rolls=seeded\"]\n");
            fs::write(&file, record.replacen("[Result", &format!("{tag}[Result"), 1)).unwrap();
            let output = play_lines(game, &["--load", text(&file), "--seed", "5"], &[&save]);
            assert!(output.out.contains("Saved to ") && !output.out.contains("GAME OVER"), "{}", output.out);
            assert!(fs::read_to_string(&saved).unwrap().contains(&tag), "{game} {players}");
            let _ = fs::remove_file(&saved);
        }
    }
}

#[test]
fn a_file_name_may_be_quoted_and_begin_at_home() {
    let home = directory("home");
    let saved_to = format!("Saved to {}/my game.txt.", text(&home));
    for (game, name) in [("stones", "~/my game.txt"), ("dice-race", "\"~/my game.txt\""), ("stones", "'~/my game.txt'")]
    {
        let _ = fs::remove_file(home.join("my game.txt"));
        let mut command = command(&["play", game, "--interactive", "--seed", "1"]);
        let mut child = command.env("HOME", &home).spawn().unwrap();
        let lines = format!("save {name}\nload {name}\n");
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), lines.as_bytes()).unwrap();
        let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        assert!(out.contains(&saved_to) && !out.contains("Not loaded"), "{out}");
        assert_eq!(games_in(&home.join("my game.txt")), 1);
    }
}

#[test]
fn a_saved_file_is_named_with_its_folder() {
    let folder = directory("named with its folder");
    for game in ["stones", "dice-race"] {
        let mut command = command(&["play", game, "--interactive", "--seed", "1"]);
        let mut child = command.current_dir(&folder).spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), format!("save {game}.txt\n").as_bytes()).unwrap();
        let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        assert!(out.contains(&format!("Saved to {}/{game}.txt.", text(&folder))), "{out}");
    }
}

#[test]
fn a_file_without_a_game_says_so_and_is_not_shown() {
    let file = directory("no game").join("g.bin");
    let load = format!("load {}", text(&file));
    let garbage =
        [b"\x7fELF\x02\x1b[2J\0\xff\xfe[Round".as_slice(), b"Dear diary,\n1. a1-d4\n", b"[Game \"Chess\"]\n\n*\n"];
    for game in ["stones", "dice-race"] {
        for bytes in garbage {
            fs::write(&file, bytes).unwrap();
            let output = session(game, &[&load, "yes"]);
            assert!(output.out.contains(&format!("Not loaded: {}: the file holds no game of ", text(&file))));
            assert!(
                !output.out.contains(['\u{1b}', '\0', '\u{fffd}']) && !output.out.contains("(yes/no)"),
                "{}",
                output.out
            );
            let output = run(&["play", game, "--load", text(&file)]);
            assert!(output.code == 2 && output.err.contains("g.bin: the file holds no game of "), "{}", output.err);
        }
    }
}
