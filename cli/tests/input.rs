//! What is understood at the prompts: other letters, other languages.

mod common;

use common::{Output, assert_in_order, feed, play_lines};
use stones_dice_texts::{Language, Texts, text};

#[test]
fn letters_that_look_latin_are_understood_in_both_games() {
    // Cyrillic, Greek, full-width and Gujarati.
    let stones = ["--black", "human", "--seed", "1"];
    let output = play_lines("stones", &stones, &["а1-d4", "Н8–Е5", "ｄ４ｘｆ６", "Β8 Α7", "h૧", "hеlр"]);
    let plays = ["White plays a1-d4.", "Black plays h8-e5.", "White plays d4xf6, which pins e5.", "Black plays b8-a7."];
    assert_in_order(&output, &plays);
    assert_in_order(&output, &["h1  -g2", "undo your last move"]);
    let race = ["--start", "9,1,-,-/3,-,-,- w 6", "--black", "human", "--rolls", "typed"];
    assert_in_order(&play_lines("dice-race", &race, &["＠а1"]), &["White rolls 6 and plays @a1, enters."]);
    assert_in_order(&play_lines("dice-race", &race, &["ЕNТЕR", "૩"]), &["plays @a1, enters.", "Black has rolled 3"]);
    // What remains is answered as it was typed.
    let output = play_lines("stones", &stones, &["дім", "а1-ж4"]);
    assert_in_order(&output, &["or `help`, not `дім`.", "or `help`, not `а1-ж4`."]);
}

/// Types a command in the language of the session.
fn typed(game: &str, language: Language, args: &[&str], lines: &[&str]) -> (Output, Texts) {
    let texts = Texts::new(language);
    let lines: Vec<_> = lines.iter().map(|line| texts.command(line)).collect();
    let args = [&["--lang", language.tag()], args].concat();
    (play_lines(game, &args, &lines.iter().map(String::as_str).collect::<Vec<_>>()), texts)
}

#[test]
fn commands_are_understood_in_the_language_of_the_session() {
    for language in Language::ALL {
        let lines =
            ["a1-d4", "undo", "redo", "undo", "players human human", "undo undo", "load", "draw", "quit", "undo"];
        let (output, texts) = typed("stones", language, &["--seed", "1", "--level", "1"], &lines);
        let expected = [
            text!(texts, "session-players", white = "human", black = "human"),
            text!(texts, "session-expected-nothing-after", word = texts.command("undo")),
            text!(texts, "session-expected-file-name", word = texts.command("load")),
            text!(texts, "session-goodbye"),
        ];
        assert_in_order(&output, &expected.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(output.out.matches("> ").count(), lines.len() - 1, "{}", output.out);

        let lines = ["enter", "undo roll", "rolls", "pass", "help signs", "resign", "yes", "quit"];
        let start = ["--start", "9,1,-,-/3,-,-,- w 6", "--black", "human", "--seed", "1"];
        let (output, texts) = typed("dice-race", language, &start, &lines);
        let expected = [
            text!(texts, "dice-race-enters"),
            text!(texts, "dice-race-rolls-mean"),
            text!(texts, "dice-race-illegal-cannot-pass"),
            text!(texts, "session-signs"),
            text!(texts, "session-won", side = "black"),
            text!(texts, "session-goodbye"),
        ];
        assert_in_order(&output, &expected.iter().map(String::as_str).collect::<Vec<_>>());

        let lines = ["help", "hint", "skip", "back", "quit"].map(|line| texts.command(line)).join("\n");
        let output = feed(&["tutorial", "stones", "--lang", language.tag()], lines.as_bytes());
        let title = texts.format("stones-lessons-pin", &[]);
        let end = text!(texts, "tutorial-solved", solved = 0, lessons = 11);
        let [skip, hint] = [texts.command("skip"), texts.format("stones-lessons-slide.hint", &[])];
        assert_in_order(&output, &[&skip, &hint, &title, &end]);
    }
}

#[test]
fn help_lists_commands_in_both_languages() {
    let (output, texts) = typed("dice-race", Language::Ukrainian, &["--seed", "1"], &["help"]);
    for command in ["undo", "undo roll", "save FILE", "rules", "quit", "rolls", "level N"] {
        let own = texts.command(command);
        let row = format!("{own} / {command}");
        assert!(output.out.lines().any(|line| line.starts_with(&row)), "{command}: {}", output.out);
    }
    let (english, _) = typed("stones", Language::English, &["--seed", "1"], &["help"]);
    assert_in_order(
        &english,
        &["> a1-d4 ", "\na1 ", "\nEnter ", "\nundo ", "\nhint ", "\nrules ", "\nquit ", "\nplayers "],
    );
    assert!(!english.out.contains(" / "), "{}", english.out);
}
