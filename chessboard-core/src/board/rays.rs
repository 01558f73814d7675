use crate::{Direction, Square, SquareSet};

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
