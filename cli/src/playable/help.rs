//! The output of `help`: a line for each command, and the rules in short.

use stones_dice_texts::{Texts, text};

/// A command as it is typed in English, and what it does.
pub(crate) type Row = (&'static str, String);

/// The output of `help` before it is wrapped: how to move in one game, the commands of both games, what else the game
/// has, and the rules. What a beginner needs stands first.
pub(crate) fn screen(moving: Vec<Row>, others: Vec<Row>, rules: &str, texts: &Texts) -> String {
    let rows = moving.into_iter().chain(first(texts)).chain(others).chain(last(texts));
    let line = |(command, text): Row| format!("{}  {}\n", in_both_languages(command, texts), text.replace('\n', " "));
    format!("{}\n{rules}", rows.map(line).collect::<String>())
}

/// The command in the language of the session and in English, if they differ.
pub(crate) fn in_both_languages(command: &str, texts: &Texts) -> String {
    match texts.command(command) {
        own if own == command => own,
        own => format!("{own} / {command}"),
    }
}

/// Commands in the language of the session, as a prompt lists them.
pub(crate) fn names(commands: &[&str], texts: &Texts) -> String {
    commands.iter().map(|command| texts.command(command)).collect::<Vec<_>>().join(", ")
}

/// The prompt after the end of a game, with what can be done then.
pub(crate) fn prompt_after_end(can_undo: bool, texts: &Texts) -> String {
    let commands =
        ["new", "menu", "save", "load"].into_iter().chain(can_undo.then_some("undo")).chain(["help", "quit"]);
    text!(texts, "session-prompt-over", commands = names(&commands.collect::<Vec<_>>(), texts))
}

fn first(texts: &Texts) -> Vec<Row> {
    vec![
        ("hint", text!(texts, "session-help-hint")),
        ("moves", text!(texts, "session-help-moves")),
        ("rules", text!(texts, "session-help-rules")),
        ("help signs", text!(texts, "session-help-signs")),
        ("tutorial", text!(texts, "session-help-tutorial")),
        ("save FILE", text!(texts, "session-help-save")),
        ("load FILE", text!(texts, "session-help-load")),
        ("new", text!(texts, "session-help-new")),
        ("menu", text!(texts, "session-help-menu")),
        ("quit", text!(texts, "session-help-quit")),
    ]
}

fn last(texts: &Texts) -> Vec<Row> {
    vec![
        ("resign", text!(texts, "session-help-resign")),
        ("redo", text!(texts, "session-help-redo")),
        ("level N", text!(texts, "session-help-level")),
        ("players", text!(texts, "session-help-players")),
        ("flip", text!(texts, "session-help-flip")),
        ("turn", text!(texts, "session-help-turn")),
    ]
}
