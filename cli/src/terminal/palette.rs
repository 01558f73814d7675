//! The colors of boards.

use std::env;

use anstyle::{Ansi256Color, AnsiColor, Color as Ink, Style};
use chessboard_core::{Color, Square, SquareSet};

/// The background of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    Plain,
    /// The last move started, passed or ended there.
    Last,
    /// The moves shown start there.
    Chosen,
    /// The moves shown pass or end there.
    Walked,
    /// The diagonal of a side in the dice race.
    Diagonal(Color),
}

/// What a glyph stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Piece(Color),
    /// A pin or a capture.
    Mark,
    /// Anything else.
    Sign,
}

/// The colors of a board, for terminals of a kind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    /// Backgrounds of dark and light squares.
    plain: [Ink; 2],
    last: [Ink; 2],
    chosen: [Ink; 2],
    walked: [Ink; 2],
    /// White's and Black's.
    diagonals: [Ink; 2],
    /// White's and Black's.
    pieces: [Ink; 2],
    /// The background of White's and Black's pieces; `None` for that of their squares.
    tiles: Option<[Ink; 2]>,
    mark: Ink,
    sign: Ink,
}

/// For terminals with 256 colors.
static INDEXED: Palette = Palette {
    plain: [indexed(66), indexed(109)],
    last: [indexed(136), indexed(143)],
    chosen: [indexed(71), indexed(71)],
    walked: [indexed(65), indexed(108)],
    diagonals: [indexed(103), indexed(60)],
    pieces: [indexed(231), indexed(16)],
    tiles: None,
    mark: indexed(196),
    sign: indexed(231),
};

/// For terminals with the 16 standard colors.
///
/// Terminals differ in what these look like, and some show bright backgrounds as dark ones or bold black as gray. So only
/// black is written on the colors of squares, and pieces are black on white and white on black.
static STANDARD: Palette = Palette {
    plain: [Ink::Ansi(AnsiColor::Green), Ink::Ansi(AnsiColor::Cyan)],
    last: [Ink::Ansi(AnsiColor::Yellow), Ink::Ansi(AnsiColor::Yellow)],
    chosen: [Ink::Ansi(AnsiColor::Red), Ink::Ansi(AnsiColor::Red)],
    walked: [Ink::Ansi(AnsiColor::Green), Ink::Ansi(AnsiColor::Cyan)],
    diagonals: [Ink::Ansi(AnsiColor::White), Ink::Ansi(AnsiColor::Magenta)],
    pieces: [Ink::Ansi(AnsiColor::Black), Ink::Ansi(AnsiColor::White)],
    tiles: Some([Ink::Ansi(AnsiColor::White), Ink::Ansi(AnsiColor::Black)]),
    mark: Ink::Ansi(AnsiColor::Black),
    sign: Ink::Ansi(AnsiColor::Black),
};

const fn indexed(number: u8) -> Ink {
    Ink::Ansi256(Ansi256Color(number))
}

impl Palette {
    /// The palette for the terminal of this process, which shows colors.
    pub(crate) fn of_terminal() -> &'static Palette {
        let variable = |name| env::var(name).unwrap_or_default();
        let is_indexed = cfg!(windows) || has_256_colors(&variable("TERM"), &variable("COLORTERM"));
        if is_indexed { &INDEXED } else { &STANDARD }
    }

    /// Whether a disk in the color of a side is seen on all squares.
    pub(crate) fn paints_disks(&self) -> bool {
        self.tiles.is_none()
    }

    /// The background of a square.
    pub(crate) fn ground(&self, ground: Ground, square: Square) -> Ink {
        let [dark, light] = match ground {
            Ground::Plain => self.plain,
            Ground::Last => self.last,
            Ground::Chosen => self.chosen,
            Ground::Walked => self.walked,
            Ground::Diagonal(color) => [self.diagonals[color as usize]; 2],
        };
        // As on a chessboard.
        if SquareSet::DARK.contains(square) { dark } else { light }
    }

    /// The style of a glyph on this background.
    pub(crate) fn style(&self, role: Role, ground: Ink) -> Style {
        let (ink, tile) = match role {
            Role::Piece(color) => (self.pieces[color as usize], self.tiles.map(|tiles| tiles[color as usize])),
            Role::Mark => (self.mark, None),
            Role::Sign => (self.sign, None),
        };
        let style = Style::new().fg_color(Some(ink)).bg_color(Some(tile.unwrap_or(ground)));
        if self.tiles.is_none() { style.bold() } else { style }
    }
}

/// Terminals with 256 colors whose names do not say so.
const WITH_256_COLORS: [&str; 5] = ["alacritty", "foot", "ghostty", "kitty", "wezterm"];

fn has_256_colors(term: &str, color_term: &str) -> bool {
    let is_known = WITH_256_COLORS.iter().any(|name| term.contains(name));
    is_known || term.contains("256color") || term.contains("direct") || ["truecolor", "24bit"].contains(&color_term)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variables_say_how_many_colors_there_are() {
        for (term, color_term) in
            [("xterm-256color", ""), ("tmux-256color", ""), ("xterm", "truecolor"), ("xterm-kitty", ""), ("foot", "")]
        {
            assert!(has_256_colors(term, color_term), "{term} {color_term}");
        }
        for term in ["linux", "xterm", "ansi", "screen", "vt100", "", "dumb"] {
            assert!(!has_256_colors(term, ""), "{term}");
        }
    }
}
