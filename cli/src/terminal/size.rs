//! The width of the terminal.

use std::env;

/// The width without a terminal.
const DEFAULT_WIDTH: usize = 80;

/// The columns of the terminal: as `COLUMNS` says, else as the terminal says, else 80.
pub(crate) fn width() -> usize {
    let chosen = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    chosen.or_else(of_terminal).filter(|width| *width > 0).unwrap_or(DEFAULT_WIDTH)
}

fn of_terminal() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| width.0.into())
}
