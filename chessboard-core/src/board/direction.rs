use crate::{Color, Square, named_enum};

named_enum! {
    /// One step on the board, as White sits: up is toward rank 8, right toward file `h`.
    #[repr(u8)]
    pub enum Direction {
        /// Diagonally up, toward `h8`.
        UpRight = "up-right",
        /// Diagonally up, toward `a8`.
        UpLeft = "up-left",
        /// Diagonally down, toward `h1`.
        DownRight = "down-right",
        /// Diagonally down, toward `a1`.
        DownLeft = "down-left",
        /// Along the rank, toward file `h`.
        Right = "right",
        /// Along the rank, toward file `a`.
        Left = "left",
    }
}

impl Direction {
    /// Diagonally forward and toward file `h`, for this side.
    #[inline]
    pub const fn forward_right(color: Color) -> Direction {
        match color {
            Color::White => Direction::UpRight,
            Color::Black => Direction::DownRight,
        }
    }

    /// Diagonally forward and toward file `a`, for this side.
    #[inline]
    pub const fn forward_left(color: Color) -> Direction {
        match color {
            Color::White => Direction::UpLeft,
            Color::Black => Direction::DownLeft,
        }
    }

    /// The opposite direction.
    #[inline]
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::UpRight => Direction::DownLeft,
            Direction::UpLeft => Direction::DownRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::Right => Direction::Left,
            Direction::Left => Direction::Right,
        }
    }

    /// How much one step adds to a square's index.
    #[inline]
    pub const fn index_step(self) -> i32 {
        match self {
            Direction::UpRight => 9,
            Direction::UpLeft => 7,
            Direction::DownRight => -7,
            Direction::DownLeft => -9,
            Direction::Right => 1,
            Direction::Left => -1,
        }
    }

    /// The direction in which a straight line from one square reaches the other, if there is one.
    ///
    /// ```
    /// use chessboard_core::{Direction, Square};
    ///
    /// assert_eq!(Direction::between(Square::A1, Square::D4), Some(Direction::UpRight));
    /// assert_eq!(Direction::between(Square::A1, Square::B4), None);
    /// ```
    pub const fn between(from: Square, to: Square) -> Option<Direction> {
        let files = to.file() as i32 - from.file() as i32;
        let ranks = to.rank() as i32 - from.rank() as i32;
        if (ranks != 0 && files != ranks && files != -ranks) || files == 0 {
            return None;
        }
        Some(match (ranks.signum(), files > 0) {
            (1, true) => Direction::UpRight,
            (1, false) => Direction::UpLeft,
            (-1, true) => Direction::DownRight,
            (-1, false) => Direction::DownLeft,
            (_, true) => Direction::Right,
            (_, false) => Direction::Left,
        })
    }
}
