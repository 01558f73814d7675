use chessboard_core::Color;

use crate::players::contestant::Contestant;

/// Which sides are played at the keyboard.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Humans {
    pub(crate) white: bool,
    pub(crate) black: bool,
}

impl Humans {
    /// The people among White's and Black's players.
    pub(crate) fn among([white, black]: [Contestant; 2]) -> Humans {
        Humans { white: white.is_human(), black: black.is_human() }
    }

    /// Whether this side is played at the keyboard.
    pub(crate) fn play(self, color: Color) -> bool {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The side of the only human; `None` if there are two or none.
    pub(crate) fn only_human(self) -> Option<Color> {
        match (self.white, self.black) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }
}
