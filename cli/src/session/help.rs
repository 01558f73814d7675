//! The output of `help`: a line for each command, and the rules in short.

use stones_dice_texts::{Texts, text};

/// A command as it is typed, and what it does.
pub(crate) type Row = (String, String);

/// The output of `help` before it is wrapped: the commands of one game, those of both games, and the rules.
pub(crate) fn screen(own: Vec<Row>, rules: &str, texts: &Texts) -> String {
    let line = |(command, text): Row| format!("{command}  {}\n", text.replace('\n', " "));
    let rows: String = own.into_iter().chain(common(texts)).map(line).collect();
    format!("{rows}\n{rules}")
}

/// The commands that both games have.
fn common(texts: &Texts) -> Vec<Row> {
    [
        ("redo", text!(texts, "session-help-redo")),
        ("hint", text!(texts, "session-help-hint")),
        ("save FILE", text!(texts, "session-help-save")),
        ("load FILE", text!(texts, "session-help-load")),
        ("resign", text!(texts, "session-help-resign")),
        ("level N", text!(texts, "session-help-level")),
        ("players", text!(texts, "session-help-players")),
        ("flip", text!(texts, "session-help-flip")),
        ("turn", text!(texts, "session-help-turn")),
        ("new", text!(texts, "session-help-new")),
        ("rules", text!(texts, "session-help-rules")),
        ("tutorial", text!(texts, "session-help-tutorial")),
        ("help", text!(texts, "session-help-help")),
        ("quit", text!(texts, "session-help-quit")),
    ]
    .map(|(command, text)| (command.to_owned(), text))
    .into()
}
