//! The rules of a game, and the signs that its lists and boards have.

use std::io;

use stones_dice_texts::{Section, text};

use super::taught::Taught;
use crate::playable::terminal::Terminal;
use crate::terminal::layout::{self, Block};

/// Prints the rules of a game, section by section.
pub(crate) fn print<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    terminal.with_white_below(|terminal| {
        let title = format!("=== {} ===\n{}", T::rules_title(&terminal.texts), T::legend(terminal));
        let sections = Section::all(T::GAME);
        let mut blocks: Vec<Block> =
            sections.iter().map(|section| in_words_and_picture::<T>(section, terminal)).collect();
        // The signs stand before the first list that has them.
        let first_list = sections.iter().position(|section| !section.moves.is_empty()).unwrap_or(sections.len());
        blocks.insert(first_list, vec![signs::<T>(terminal)]);
        blocks.insert(0, vec![title]);
        terminal.console.page(&blocks)
    })
}

/// Explains the signs of lists and boards.
pub(crate) fn print_signs<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    let signs = signs::<T>(terminal);
    terminal.console.page(&[vec![signs]])
}

fn in_words_and_picture<T: Taught>(section: &Section, terminal: &Terminal) -> Block {
    let heading = terminal.texts.format(&section.id, &[]);
    let text = terminal.texts.format(&format!("{}.text", section.id), &[]);
    // Tests hold that every picture can be drawn.
    let picture = T::picture(section, terminal).unwrap_or_default();
    vec![block(&heading, &text, terminal), format!("\n{}", picture.trim_end_matches('\n'))]
}

fn signs<T: Taught>(terminal: &Terminal) -> String {
    block(&text!(terminal.texts, "session-signs"), &T::signs(terminal), terminal)
}

/// A heading and a text, with an empty line before.
fn block(heading: &str, text: &str, terminal: &Terminal) -> String {
    format!("\n--- {heading} ---\n\n{}", layout::help(text, terminal.style.width))
}
