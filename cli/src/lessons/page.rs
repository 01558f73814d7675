//! The rules of a game, and the signs that its lists and boards have.

use std::io;
use std::iter::once;

use stones_dice_texts::{Section, text};

use super::taught::Taught;
use crate::session::terminal::Terminal;
use crate::terminal::layout;

/// Prints the rules of a game, section by section.
pub(crate) fn print<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    terminal.with_white_below(|terminal| {
        let title = format!("=== {} ===\n{}", T::rules_title(&terminal.texts), T::legend(terminal));
        let sections: Vec<_> =
            Section::all(T::GAME).iter().map(|section| in_words_and_picture::<T>(section, terminal)).collect();
        let blocks: Vec<_> = once(title).chain(sections).chain(once(signs::<T>(terminal))).collect();
        terminal.console.page(&blocks)
    })
}

/// Explains the signs of lists and boards.
pub(crate) fn print_signs<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    let signs = signs::<T>(terminal);
    terminal.console.page(&[signs])
}

fn in_words_and_picture<T: Taught>(section: &Section, terminal: &Terminal) -> String {
    let heading = terminal.texts.format(&section.id, &[]);
    let text = terminal.texts.format(&format!("{}.text", section.id), &[]);
    // Tests hold that every picture can be drawn.
    let picture = T::picture(section, terminal).unwrap_or_default();
    format!("{}\n\n{}", block(&heading, &text, terminal), picture.trim_end_matches('\n'))
}

fn signs<T: Taught>(terminal: &Terminal) -> String {
    block(&text!(terminal.texts, "session-signs"), &T::signs(terminal), terminal)
}

/// A heading and a text, with an empty line before.
fn block(heading: &str, text: &str, terminal: &Terminal) -> String {
    format!("\n--- {heading} ---\n\n{}", layout::help(text, terminal.style.width))
}
