//! The language of sessions.

mod common;

use common::{command, run};

#[test]
fn an_unknown_language_is_refused_with_those_that_exist() {
    let output = run(&["--lang", "de", "play"]);
    assert_eq!(output.code, 2);
    for tag in ["'de'", "en"] {
        assert!(output.err.contains(tag), "{}", output.err);
    }
}

#[test]
fn the_option_works_before_and_after_the_command() {
    for args in [&["--lang", "en", "show"][..], &["show", "--lang", "en"]] {
        let output = command(args).env("LC_ALL", "uk_UA.UTF-8").output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains("White to move"));
    }
}
