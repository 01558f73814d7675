//! The rules of a game.

use std::io;

use stones_dice_texts::Section;

use super::taught::Taught;
use crate::session::terminal::Terminal;
use crate::terminal::layout;

/// Prints the rules of a game, section by section.
pub(crate) fn print<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    terminal.with_white_below(print_sections::<T>)
}

fn print_sections<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    let title = T::rules_title(&terminal.texts);
    terminal.console.say(format_args!("=== {title} ==="))?;
    terminal.console.draw(T::legend(terminal))?;
    Section::all(T::GAME).iter().try_for_each(|section| print_section::<T>(section, terminal))
}

fn print_section<T: Taught>(section: &Section, terminal: &mut Terminal) -> io::Result<()> {
    let heading = terminal.texts.format(&section.id, &[]);
    let text = terminal.texts.format(&format!("{}.text", section.id), &[]);
    let text = layout::help(&text, terminal.style.width);
    terminal.console.say(format_args!("\n--- {heading} ---\n\n{text}"))?;
    // Tests hold that every picture can be drawn.
    let picture = T::picture(section, terminal).unwrap_or_default();
    terminal.console.draw(format_args!("\n{}", picture.trim_end_matches('\n')))
}
