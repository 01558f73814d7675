//! The language of sessions.

mod common;

use common::{assert_in_order, command, play_lines, run};

/// What `show` prints with these variables of the locale.
fn shown(args: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = command(&[&["show"], args].concat());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
        command.env_remove(name);
    }
    String::from_utf8(command.envs(variables.iter().copied()).output().unwrap().stdout).unwrap()
}

#[test]
fn an_unknown_language_is_refused_with_those_that_exist() {
    let output = run(&["--lang", "de", "play"]);
    assert_eq!(output.code, 2);
    for tag in ["'de'", "en", "uk", "gu", "ru"] {
        assert!(output.err.contains(tag), "{}", output.err);
    }
}

#[test]
fn the_option_wins_over_the_locale_and_stands_anywhere() {
    assert!(shown(&[], &[]).contains("White to move"));
    assert!(shown(&[], &[("LANG", "uk_UA.UTF-8")]).contains("Хід білих, 54 можливі ходи"));
    assert!(shown(&[], &[("LANG", "uk_UA.UTF-8"), ("LANGUAGE", "gu:uk")]).contains("સફેદનો વારો"));
    assert!(shown(&[], &[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "C")]).contains("White to move"));
    assert!(shown(&[], &[("LANG", "ru_RU.KOI8-R")]).contains("White to move"), "there are no letters but ASCII");
    assert!(shown(&["--lang", "ru"], &[("LC_ALL", "uk_UA.UTF-8")]).contains("Ход белых"));
    assert!(run(&["--lang", "ru", "show"]).out.contains("Ход белых"));
}

#[test]
fn whole_sessions_speak_one_language() {
    let lines = ["help", "a1-d4", "a1-a9", "castle", "hint", "draw", "ні", "draw", "так", "undo", "save", "quit"];
    let output = play_lines("stones", &["--lang", "uk", "--black", "human", "--seed", "1"], &lines);
    let answers = [
        "скасувати свій останній хід",
        "Хід чорних",
        "очікується поле від a1 до h8, а не `a9`.",
        "а не `castle`.",
        "Підказка: ",
        "Очікувана перевага наприкінці: ",
        "Білі, ви згодні на нічию? (так/ні)> Білі не згодні на нічию.",
        "КІНЕЦЬ ГРИ: НІЧИЯ",
        "Сторони погодилися на нічию після 1 ходу.",
        "Хід чорних",
        "Очікується назва файлу: `save game.txt`.",
        "До побачення.",
    ];
    assert_in_order(&output, &answers);
    let race =
        play_lines("dice-race", &["--lang", "ru", "--seed", "3"], &["", "rolls", "castle", "resign", "да", "quit"]);
    let answers =
        ["Белые бросили 1: 1 возможный ход.", "Броски", "среднее", "а не `castle`.", "ЧЁРНЫЕ победили", "До свидания."];
    assert_in_order(&race, &answers);
    for output in [output, race] {
        for word in ["White", "Black", "Expected", "legal", "piece"] {
            assert!(!output.out.contains(word), "{word}: {}", output.out);
        }
    }
}

#[test]
fn columns_are_as_wide_as_their_words() {
    let race = play_lines("dice-race", &["--lang", "ru", "--seed", "3"], &["rolls"]).out;
    let [heading, white, black] = ["Броски", "Белые  ", "Чёрные  "].map(|label| {
        let line = race.lines().find(|line| line.starts_with(label)).unwrap_or_else(|| panic!("{label}: {race}"));
        line.chars().count()
    });
    assert_eq!((white, black), (heading, heading), "{race}");
}

#[test]
fn output_for_programs_is_the_same_in_every_language() {
    for args in [&["moves"][..], &["show", "--json"], &["check", "/no/such/file"], &["perft", "0"]] {
        let [english, ukrainian] = ["en", "uk"].map(|tag| run(&[&["--lang", tag], args].concat()));
        assert_eq!((english.out, english.err, english.code), (ukrainian.out, ukrainian.err, ukrainian.code));
    }
}
