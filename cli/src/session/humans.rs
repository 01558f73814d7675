use chessboard_core::Color;

/// Which sides are played at the keyboard.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Humans {
    pub(crate) white: bool,
    pub(crate) black: bool,
}

impl Humans {
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
