use crate::{Color, Square, SquareSet};

/// One step on the board, as White sits: up is towards rank 8, right towards file `h`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Diagonally up, towards `h8`.
    UpRight,
    /// Diagonally up, towards `a8`.
    UpLeft,
    /// Diagonally down, towards `h1`.
    DownRight,
    /// Diagonally down, towards `a1`.
    DownLeft,
    /// Along the rank, towards file `h`.
    Right,
    /// Along the rank, towards file `a`.
    Left,
}

impl Direction {
    /// The six directions.
    pub const ALL: [Direction; 6] = {
        use Direction::{DownLeft, DownRight, Left, Right, UpLeft, UpRight};
        [UpRight, UpLeft, DownRight, DownLeft, Right, Left]
    };

    /// Diagonally forward and towards file `h`, for this side.
    #[inline]
    pub const fn forward_right(color: Color) -> Direction {
        match color {
            Color::White => Direction::UpRight,
            Color::Black => Direction::DownRight,
        }
    }

    /// Diagonally forward and towards file `a`, for this side.
    #[inline]
    pub const fn forward_left(color: Color) -> Direction {
        match color {
            Color::White => Direction::UpLeft,
            Color::Black => Direction::DownLeft,
        }
    }

    /// The way back.
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

    /// The squares that a step can end on: without the file a step over the board's side would wrap to.
    #[inline]
    pub const fn landing(self) -> SquareSet {
        match self {
            Direction::UpRight | Direction::DownRight | Direction::Right => SquareSet(!SquareSet::FILE_A.0),
            Direction::UpLeft | Direction::DownLeft | Direction::Left => SquareSet(!SquareSet::FILE_H.0),
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

impl Square {
    /// The square one step away; `None` if the step leaves the board.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Square> {
        let next = SquareSet::from_square(self).shift(direction);
        next.first()
    }

    /// The squares ahead in a direction up to the edge of the board, this one not among them.
    #[inline]
    pub const fn ray(self, direction: Direction) -> SquareSet {
        RAYS[direction as usize][self as usize]
    }
}

/// `RAYS[direction][square]`: see [`Square::ray`]. 3 KiB, computed by the compiler.
static RAYS: [[SquareSet; 64]; 6] = {
    let mut rays = [[SquareSet::EMPTY; 64]; 6];
    let mut d = 0;
    while d < 6 {
        let mut s = 0;
        while s < 64 {
            let direction = Direction::ALL[d];
            let start = SquareSet::from_square(Square::ALL[s]);
            rays[d][s] = start.fill(direction, SquareSet::FULL).shift(direction);
            s += 1;
        }
        d += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square_set;

    #[test]
    fn rays_end_at_the_edge() {
        assert_eq!(
            Square::C4.ray(Direction::UpLeft),
            square_set! {
                . . . . . . . .
                . . . . . . . .
                X . . . . . . .
                . X . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
            }
        );
        assert_eq!(Square::H4.ray(Direction::Right), SquareSet::EMPTY);
    }

    #[test]
    fn a_step_and_its_reverse_return() {
        for square in Square::ALL {
            for direction in Direction::ALL {
                if let Some(next) = square.step(direction) {
                    assert_eq!(next.step(direction.reversed()), Some(square));
                    assert_eq!(next.index() as i32 - square.index() as i32, direction.index_step());
                    assert_eq!(Direction::between(square, next), Some(direction));
                }
            }
        }
    }

    #[test]
    fn between_knows_exactly_the_squares_on_rays() {
        for from in Square::ALL {
            for to in Square::ALL {
                let seen = Direction::ALL.into_iter().find(|&d| from.ray(d).contains(to));
                assert_eq!(Direction::between(from, to), seen, "{from} {to}");
            }
        }
    }
}
