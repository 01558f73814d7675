//! Keys, colors and widths of a terminal.
#![cfg(target_os = "linux")]

mod common;

use common::terminal::AtTerminal;
use common::{command, run};

const PLAY: [&str; 6] = ["play", "stones", "--black", "human", "--seed", "1"];
/// Pinned stones of both sides.
const PINNED: &str = "sss1ss1s/8/5S2/4p3/3p4/2PS4/8/1SSSS1S1 w";
/// Pieces of both sides home, on the ring and waiting.
const RACE: &str = "29,20,12,2/28,27,14,- w 2";

#[test]
fn arrow_keys_edit_a_line_and_bring_back_earlier_ones() {
    let mut terminal = AtTerminal::start(&PLAY, 80, &[]);
    terminal.expect("White> ");
    // `a1-d5`, corrected.
    terminal.send("a1-d5\x1b[D\x1b[3~4\r");
    terminal.expect("Black to move");
    terminal.expect("Black> ");
    terminal.send("undo\r");
    terminal.expect("White to move");
    terminal.expect("White> ");
    // Two lines up and one down.
    terminal.send("\x1b[A\x1b[A\x1b[B\x1b[A\r");
    terminal.expect("Black to move");
    terminal.expect("Black> ");
    terminal.send("quit\r");
    let ended = terminal.end();
    assert_eq!(ended.code, 0);
    assert!(!ended.printed.contains("^["), "{:?}", ended.printed);
}

#[test]
fn lines_typed_ahead_are_read() {
    let mut terminal = AtTerminal::start(&PLAY, 80, &[]);
    terminal.expect("White> ");
    terminal.send("a1-d4\rh8-e5\rd4xf6\rquit\r");
    terminal.expect("Goodbye.");
    let ended = terminal.end();
    assert_eq!((ended.code, ended.printed.matches("Black to move").count()), (0, 2));
}

#[test]
fn a_paste_is_shown_without_control_characters_and_runs_nothing() {
    for variables in [&[][..], &[("NO_COLOR", "1")]] {
        paste(AtTerminal::start(&PLAY, 80, variables));
    }
}

/// Pastes what a hostile page may hold.
fn paste(mut terminal: AtTerminal) {
    terminal.expect("White> ");
    terminal.send("\x1b[200~a1-d4\r\nsave /tmp/x\tY\u{9b}2J\x07\x1b[31m\x1b]0;Z\x07\rquit\r\x1b[201~");
    terminal.expect("quit");
    terminal.send("\r");
    terminal.expect("Expected one line, not 3.");
    terminal.expect("White> ");
    terminal.send("\x1b[200~castle\x1b[35m\u{202e}\x1b[201~\r");
    terminal.expect("Expected a move such as a1-d4, a square such as a1, or `help`, not\r\n`castle\\u202e`.");
    // One line is run, and a line break at its end is none of its own.
    terminal.send("\x1b[200~a1-d4\r\n\x1b[201~\r");
    terminal.expect("Black> ");
    // Quoted by Ctrl-V.
    terminal.send("\x16\x1bquit\r");
    terminal.expect("not `\\u001bquit`.");
    terminal.expect("Black> ");
    terminal.send("\x04");
    let ended = terminal.end();
    assert_eq!(ended.code, 0);
    assert!(!ended.printed.contains(['\x07', '\u{9b}', '\u{202e}']), "{:?}", ended.printed);
    assert!(!["\x1b[31m", "\x1b[35m", "\x1b]"].iter().any(|code| ended.printed.contains(code)), "{:?}", ended.printed);
}

#[test]
fn ctrl_c_at_a_prompt_is_exit_code_130_and_ctrl_d_the_end_of_the_input() {
    for (args, prompt) in [(&PLAY[..], "White> "), (&["play"], "Which game [1]> ")] {
        for (key, code) in [("\x03", 130), ("a1\x03", 130), ("\x04", 0)] {
            let mut terminal = AtTerminal::start(args, 80, &[]);
            terminal.expect(prompt);
            terminal.send(key);
            let ended = terminal.end();
            assert_eq!(ended.code, code, "{args:?} {key:?}");
            assert!(ended.printed.ends_with(['\n', 'l']), "{:?}", ended.printed);
        }
    }
}

#[test]
fn text_that_is_not_utf8_is_asked_again() {
    let mut terminal = AtTerminal::start(&PLAY, 80, &[]);
    terminal.expect("White> ");
    terminal.send_bytes(b"a\xffb\r");
    terminal.expect("Expected text in UTF-8.");
    terminal.expect("White> ");
    terminal.send("\x04");
    assert_eq!(terminal.end().code, 0);
}

/// Plays a session at a terminal without an editor of lines, and returns the lines printed there.
fn lines_at(columns: usize, args: &[&str], typed: &[&str]) -> Vec<String> {
    // So high that no text waits for Enter.
    let mut terminal = AtTerminal::sized(args, [columns, 200], &[("TERM", "dumb")]);
    for line in typed {
        terminal.expect("> ");
        terminal.send(&format!("{line}\n"));
    }
    let ended = terminal.end();
    assert_eq!(ended.code, 0, "{}", ended.printed);
    ended.printed.lines().map(|line| line.trim_end_matches('\r').to_owned()).collect()
}

/// The words of lines.
fn words(lines: &[String]) -> Vec<&str> {
    lines.iter().flat_map(|line| line.split(' ')).filter(|word| !word.is_empty()).collect()
}

#[test]
fn lines_fit_the_terminal_and_no_word_is_cut() {
    let race_start = ["play", "dice-race", "--start", RACE, "--seed", "1", "--black", "human"];
    let stones_start = [&PLAY[..], &["--start", PINNED]].concat();
    let sessions: [(&[&str], &[&str]); 4] = [
        (&stones_start, &["help", "d3", "d3-a1", "a1-z9", "castle", "draw", "no", "resign", "yes", "quit"]),
        (&race_start, &["help", "c1", "c1-h8", "rolls", "hint", "resign", "yes", "quit"]),
        (&["play", "stones", "--demo", "--seed", "1", "--level", "1"], &[]),
        (&["play", "dice-race", "--demo", "--seed", "1", "--level", "1"], &[]),
    ];
    for (args, typed) in sessions {
        let wide = lines_at(300, args, typed);
        for columns in [40, 60, 80] {
            let lines = lines_at(columns, args, typed);
            let longest = lines.iter().max_by_key(|line| line.chars().count()).unwrap();
            assert!(longest.chars().count() <= columns, "{columns}: {longest:?}");
            let mut known = words(&wide);
            known.sort_unstable();
            let unknown: Vec<_> = words(&lines).into_iter().filter(|word| known.binary_search(word).is_err()).collect();
            assert!(unknown.is_empty(), "{columns}: {unknown:?}");
        }
    }
}

#[test]
fn lists_stand_beside_the_board_where_there_is_room() {
    let first_list = |columns| {
        let lines = lines_at(columns, &[&PLAY[..], &["--ascii"]].concat(), &["quit"]);
        lines.into_iter().find(|line| line.contains("-b2 -c3")).unwrap()
    };
    assert!(first_list(80).starts_with(" 8  B  B  B  B  B  B  B  B  8   a1  -b2 -c3"));
    assert!(first_list(40).starts_with("a1  -b2 -c3 "));
    assert!(
        lines_at(40, &["show", "--ascii", "28,20,5,-/20,13,3,- w 4"], &[]).contains(&"b8-a5   a8 a7 a6 a5".to_owned())
    );
}

#[test]
fn a_line_of_pieces_breaks_between_its_groups() {
    let lines = lines_at(40, &["show", "--ascii", RACE], &[]).join("\n");
    assert!(lines.contains("\nBlack: 1 home, 2 on the edge,\n   1 waiting  B\n"), "{lines}");
    let lines = lines_at(40, &["show", "--ascii", "--lang", "uk", "0,-,-,-/28,27,13,- w 2"], &[]).join("\n");
    assert!(lines.contains("\nБілі: 1 на краю, 3 чекають  WWW\n"), "{lines}");
}

#[test]
fn help_fits_the_terminal() {
    for args in [&["--help"][..], &["play", "stones", "--help"], &["solve", "dice-race", "--help"]] {
        let lines = lines_at(40, args, &[]);
        // The line of the usage is never wrapped.
        let is_long =
            |line: &&String| line.chars().count() > 40 && !line.starts_with("Usage: ") && line.trim().contains(' ');
        assert_eq!(lines.iter().find(is_long), None, "{args:?}");
    }
}

#[test]
fn the_variable_columns_wins() {
    let list = |columns: &str| {
        let output = command(&["show", "--ascii", RACE]).env("COLUMNS", columns).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(list("40").contains("\nc1-e1   d1 e1\n"));
    for columns in ["80", "", "0", "x"] {
        assert!(list(columns).contains(" 6   c1-e1   d1 e1\n"), "{columns}");
    }
}

/// The parameters of the colors in a text: `32`, `38;5;66`.
fn colors(text: &str) -> Vec<&str> {
    text.split("\x1b[").skip(1).filter_map(|code| code.split_once('m')).map(|(parameters, _)| parameters).collect()
}

#[test]
fn a_terminal_gets_the_colors_that_it_has() {
    let shown = |term, color_term| {
        let variables = [("TERM", term), ("COLORTERM", color_term)];
        AtTerminal::start(&["show", PINNED], 80, &variables).end().printed
    };
    assert_eq!(colors(&shown("dumb", "")), [""; 0]);
    for term in ["linux", "xterm", "ansi", "screen"] {
        let shown = shown(term, "");
        assert!(colors(&shown).iter().all(|code| ["0", ""].contains(code) || code.len() == 2), "{term}: {shown:?}");
        assert!(shown.contains("\x1b[30m\x1b[47mW") && shown.contains("\x1b[37m\x1b[40mB"), "{term}: {shown:?}");
    }
    for (term, color_term) in [("xterm-256color", ""), ("xterm", "truecolor")] {
        let shown = shown(term, color_term);
        assert!(shown.contains("38;5;231") && shown.contains("48;5;66") && shown.contains('●'), "{term}: {shown:?}");
    }
}

#[test]
fn a_locale_without_unicode_gets_ascii() {
    for args in [&["show", PINNED][..], &["show", RACE], &["play", "stones", "--demo", "--seed", "1", "--level", "1"]] {
        let shown = |variables: &[(&str, &str)]| {
            let mut command = command(args);
            for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
                command.env_remove(name);
            }
            String::from_utf8(command.envs(variables.iter().copied()).output().unwrap().stdout).unwrap()
        };
        for variables in [
            &[("LC_ALL", "C")][..],
            &[("LC_ALL", "POSIX"), ("LANG", "en_US.UTF-8")],
            &[("LC_CTYPE", "C"), ("LANG", "en_US.UTF-8")],
            &[("LC_ALL", ""), ("LANG", "ru_RU.KOI8-R")],
        ] {
            assert!(shown(variables).is_ascii(), "{args:?} {variables:?}");
        }
        for variables in [&[][..], &[("LANG", "en_US.UTF-8")], &[("LC_ALL", ""), ("LC_CTYPE", "C.utf8"), ("LANG", "C")]]
        {
            assert!(shown(variables).contains('·'), "{args:?} {variables:?}");
        }
    }
}

#[test]
fn without_colors_the_sides_have_letters() {
    for args in [&["show", PINNED][..], &["show", "--ascii", PINNED], &["show", RACE], &["show", "--ascii", RACE]] {
        let shown = run(args).out;
        assert!(
            shown.contains("W White") && shown.contains("   B Black") && !shown.contains(['○', '●', 'O', '#']),
            "{shown}"
        );
    }
    assert!(run(&["show", PINNED]).out.contains(" W× W "));
    assert!(run(&["show", "--ascii", PINNED]).out.contains(" Wx W "));
}

#[test]
fn without_an_editor_arrow_keys_do_nothing() {
    let mut terminal = AtTerminal::start(&PLAY, 80, &[("TERM", "dumb")]);
    terminal.expect("White> ");
    terminal.send("\x1b[Aa1-d5\x1b[D\x7f4\x1bOC\n");
    terminal.expect("White plays a1-d4.");
    terminal.answer("Black> ", "quit");
    let ended = terminal.end();
    assert_eq!(ended.code, 0);
    // Nor are they shown; what is erased goes.
    assert!(ended.printed.contains("White> a1-d5\x08 \x084\r\n"), "{:?}", ended.printed);
    assert!(!ended.printed.contains("^[") && !ended.printed.contains('\x1b'), "{:?}", ended.printed);
    // Ctrl-C ends the program as elsewhere, and leaves the terminal as it was.
    let mut terminal = AtTerminal::start(&PLAY, 80, &[("TERM", "dumb")]);
    terminal.expect("White> ");
    terminal.send("a1\x03");
    terminal.expect("a1^C\r\nStopped by Ctrl-C.");
    assert_eq!(terminal.end().code, 130);
    let mut terminal = AtTerminal::start(&PLAY, 80, &[("TERM", "dumb")]);
    terminal.expect("White> ");
    terminal.send("a1\x15\x04");
    terminal.expect("Goodbye.");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn help_waits_for_each_screen() {
    let mut terminal = AtTerminal::sized(&PLAY, [60, 20], &[("TERM", "dumb")]);
    terminal.answer("White> ", "help");
    terminal.expect("a1-d4 ");
    terminal.expect("Enter goes on, `q` stops> ");
    assert!(terminal.screen(20).starts_with("a1-d4 "), "{}", terminal.screen(20));
    terminal.send("\n");
    terminal.expect("A stone moves diagonally");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
    let mut terminal = AtTerminal::start(&PLAY, 120, &[("TERM", "dumb")]);
    terminal.answer("White> ", "help");
    terminal.answer("White> ", "quit");
    assert!(!terminal.end().printed.contains("Enter goes on"));
}

const SIZES: [[usize; 2]; 4] = [[40, 24], [60, 20], [80, 24], [120, 40]];

#[test]
fn the_reply_the_board_and_whose_turn_it_is_stay_on_the_screen() {
    let games: [(&[&str], _, _); 2] = [
        (&["play", "stones", "--seed", "1", "--level", "1"], "a1-d4", ["Black plays ", "White to move, "]),
        (
            &["play", "dice-race", "--seed", "1", "--level", "1", "--start", "9,2,-,-/20,4,-,- w 6"],
            "h3-g8",
            ["Black rolls ", "White has rolled "],
        ),
    ];
    for [columns, rows] in SIZES {
        for (args, played, [reply, turn]) in games {
            let mut terminal = AtTerminal::sized(args, [columns, rows], &[("TERM", "dumb")]);
            terminal.expect("> ");
            terminal.send(&format!("{played}\n"));
            terminal.expect(reply);
            terminal.expect("> ");
            let screen = terminal.screen(rows);
            let since_reply = screen.rsplit_once(reply).map_or("", |(_, since)| since);
            assert_eq!(since_reply.matches("    a  b  c  d").count(), 2, "{columns}x{rows}: {screen}");
            assert!(since_reply.contains(turn), "{columns}x{rows}: {screen}");
            let is_cut = screen.contains("... `moves` lists all.");
            assert_eq!(is_cut, args[1] == "stones" && columns < 80, "{columns}x{rows}: {screen}");
            terminal.send("moves\n");
            terminal.expect(turn);
            terminal.expect("> ");
            assert!(!terminal.screen(rows).contains("lists all"), "{}", terminal.screen(rows));
            terminal.send("quit\n");
            assert_eq!(terminal.end().code, 0);
        }
    }
}
