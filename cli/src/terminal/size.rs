//! The size of the terminal.

use std::env;

/// The width without a terminal.
const DEFAULT_WIDTH: usize = 80;

/// The height if the terminal does not say it.
const DEFAULT_HEIGHT: usize = 24;

/// The columns of the terminal: as `COLUMNS` says, else as the terminal says, else 80.
pub(crate) fn width() -> usize {
    let of_terminal = || terminal_size::terminal_size().map(|(width, _)| width.0.into());
    chosen("COLUMNS").or_else(of_terminal).filter(|width| *width > 0).unwrap_or(DEFAULT_WIDTH)
}

/// The rows of the terminal: as `LINES` says, else as the terminal says, else 24.
pub(crate) fn height() -> usize {
    let of_terminal = || terminal_size::terminal_size().map(|(_, height)| height.0.into());
    chosen("LINES").or_else(of_terminal).filter(|height| *height > 0).unwrap_or(DEFAULT_HEIGHT)
}

fn chosen(variable: &str) -> Option<usize> {
    env::var(variable).ok().and_then(|number| number.parse().ok())
}
