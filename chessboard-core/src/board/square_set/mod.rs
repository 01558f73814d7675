//! Sets of squares.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::{Color, Direction, File, Rank, Square};

mod picture;
#[cfg(feature = "serde")]
mod serialize;
mod squares;

pub use squares::Squares;

/// A set of squares in one 64-bit word; bit 0 is `a1`, bit 1 `b1` … bit 63 `h8`.
///
/// Sets combine with `|`, `&`, `^`, `!` and `-` (difference), print as a picture with `{}` and are written
/// as a picture with [`square_set!`](crate::square_set).
///
/// ```
/// use chessboard_core::{Rank, Square, SquareSet, square_set};
///
/// let corners = square_set! {
///     X . . . . . . X
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     X . . . . . . X
/// };
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Square::H1));
/// assert_eq!((corners & SquareSet::from(Rank::First)).into_iter().collect::<Vec<_>>(), [Square::A1, Square::H1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct SquareSet(pub u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 64 squares.
    pub const FULL: SquareSet = SquareSet(u64::MAX);

    /// The dark squares: `a1` and every square that diagonal steps reach from it.
    pub const DARK: SquareSet = SquareSet(0xAA55_AA55_AA55_AA55);
    /// The light squares.
    pub const LIGHT: SquareSet = SquareSet(!SquareSet::DARK.0);

    /// The squares of one file.
    #[inline]
    pub const fn from_file(file: File) -> SquareSet {
        SquareSet(EACH_BYTE << file as u32)
    }

    /// The squares of one rank.
    #[inline]
    pub const fn from_rank(rank: Rank) -> SquareSet {
        SquareSet(0xFF << (8 * rank as u32))
    }

    /// One square.
    #[inline]
    pub const fn from_square(square: Square) -> SquareSet {
        SquareSet(1 << square as u32)
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u32 & 1 != 0
    }

    /// Whether every square of this set is in the other too.
    #[inline]
    pub const fn is_subset(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether a square is in both sets.
    #[inline]
    pub const fn intersects(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= SquareSet::from_square(square).0;
    }

    /// The square with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(self.0.trailing_zeros())) }
    }

    /// The square with the highest index.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_low_bits(63 ^ self.0.leading_zeros())) }
    }

    /// The square that has `n` squares of the set below it; `None` if there are not that many.
    ///
    /// Branch-free, and so equally fast for any `n`: `n` is random, a branch on it would mispredict.
    #[inline(always)]
    pub const fn nth(self, n: u32) -> Option<Square> {
        if n >= self.len() {
            return None;
        }
        // First the rank, then the file on that rank. A byte of `up_to` counts the squares on its rank and
        // on those below.
        let up_to = ones_in_each_byte(self.0).wrapping_mul(EACH_BYTE);
        let start = first_byte_above(up_to, n);
        let below = (up_to << 8) >> start & 0xFF;
        let rank = self.0 >> start & 0xFF;
        let file = NTH_ONE[rank as usize][(n - below as u32) as usize & 7];
        Some(Square::from_low_bits(start + file as u32))
    }

    /// The set moved one step; what would leave the board is dropped.
    #[inline(always)]
    pub const fn shift(self, direction: Direction) -> SquareSet {
        SquareSet(slide(self.0, direction, 1) & landing(direction))
    }

    /// This set and all that it reaches by steps in one direction over the squares of `through`.
    ///
    /// Seven steps cross the board; doubling the length of the step (1, 2, 4) takes them in three
    /// rounds (Kogge and Stone's parallel prefix).
    ///
    /// ```
    /// use chessboard_core::{Direction, Square, SquareSet};
    ///
    /// let free = !SquareSet::from(Square::D4);
    /// let reached = SquareSet::from(Square::A1).fill(Direction::UpRight, free);
    /// assert_eq!(reached, [Square::A1, Square::B2, Square::C3].into_iter().collect());
    /// ```
    #[inline(always)]
    pub const fn fill(self, direction: Direction, through: SquareSet) -> SquareSet {
        let pass1 = through.0 & landing(direction);
        let reach = self.0 | (pass1 & slide(self.0, direction, 1));
        let pass2 = pass1 & slide(pass1, direction, 1);
        let reach = reach | (pass2 & slide(reach, direction, 2));
        let pass4 = pass2 & slide(pass2, direction, 2);
        SquareSet(reach | (pass4 & slide(reach, direction, 4)))
    }

    /// The set seen in a mirror: files `a` and `h` are swapped.
    #[inline]
    pub const fn mirrored(self) -> SquareSet {
        SquareSet(self.0.swap_bytes().reverse_bits())
    }

    /// The board turned upside down: ranks 1 and 8 are swapped.
    #[inline]
    pub const fn flipped(self) -> SquareSet {
        SquareSet(self.0.swap_bytes())
    }

    /// The set as this side sees it: flipped for Black, so that its own edge is rank 1.
    #[inline]
    pub const fn seen_by(self, color: Color) -> SquareSet {
        match color {
            Color::White => self,
            Color::Black => self.flipped(),
        }
    }
}

/// A one in each byte; times a byte, that byte in each.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// How many ones each byte of a word has: sums of two bits, of four, of eight, all side by side.
#[inline(always)]
const fn ones_in_each_byte(word: u64) -> u64 {
    let twos = word - (word >> 1 & (0x55 * EACH_BYTE));
    let fours = (twos & (0x33 * EACH_BYTE)) + (twos >> 2 & (0x33 * EACH_BYTE));
    (fours + (fours >> 4)) & (0x0F * EACH_BYTE)
}

/// The bit where the first byte that is greater than `n` begins: 0, 8, … 56.
///
/// `n` is at most 63 and each byte at most 64: with 127 − n added, a byte has its high bit if it is greater
/// than `n`, and never carries into the next.
#[inline(always)]
const fn first_byte_above(bytes: u64, n: u32) -> u32 {
    let greater = (bytes + (0x7F - n as u64) * EACH_BYTE) & (0x80 * EACH_BYTE);
    greater.trailing_zeros() & !7
}

/// `NTH_ONE[byte][n]`: the place of the byte's `n`-th one. 2 KiB, computed by the compiler.
static NTH_ONE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                places[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

/// The squares that a step can end on: without the file to which a step over the edge would wrap.
#[inline(always)]
const fn landing(direction: Direction) -> u64 {
    match direction {
        Direction::UpRight | Direction::DownRight | Direction::Right => !SquareSet::from_file(File::A).0,
        Direction::UpLeft | Direction::DownLeft | Direction::Left => !SquareSet::from_file(File::H).0,
    }
}

/// Moves all bits by a number of steps, whether or not they cross an edge.
#[inline(always)]
const fn slide(bits: u64, direction: Direction, steps: i32) -> u64 {
    let by = direction.index_step() * steps;
    if by > 0 { bits << by } else { bits >> -by }
}

impl From<Square> for SquareSet {
    #[inline]
    fn from(square: Square) -> SquareSet {
        SquareSet::from_square(square)
    }
}

impl From<File> for SquareSet {
    #[inline]
    fn from(file: File) -> SquareSet {
        SquareSet::from_file(file)
    }
}

impl From<Rank> for SquareSet {
    #[inline]
    fn from(rank: Rank) -> SquareSet {
        SquareSet::from_rank(rank)
    }
}

/// Defines a set operation and its assigning form.
macro_rules! operator {
    ($trait:ident $method:ident, $assign_trait:ident $assign_method:ident, $doc:literal, |$a:ident, $b:ident| $body:expr) => {
        #[doc = $doc]
        impl $trait for SquareSet {
            type Output = SquareSet;

            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                let ($a, $b) = (self.0, other.0);
                SquareSet($body)
            }
        }

        #[doc = $doc]
        impl $assign_trait for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: SquareSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

operator!(BitOr bitor, BitOrAssign bitor_assign, "The squares in either set.", |a, b| a | b);
operator!(BitAnd bitand, BitAndAssign bitand_assign, "The squares in both sets.", |a, b| a & b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, "The squares in exactly one set.", |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, "The squares of the first set that are not in the second.", |a, b| a & !b);

/// The squares not in the set.
impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square_set;
    use std::string::ToString;
    use std::vec::Vec;

    const L: SquareSet = square_set! {
        . . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X . . . . . . .
        X X X . . . . .
        . . . . . . . .
    };

    #[test]
    fn a_picture_prints_as_it_was_drawn() {
        assert_eq!(
            L.to_string(),
            ". . . . . . . .\nX . . . . . . .\nX . . . . . . .\nX . . . . . . .\n\
             X . . . . . . .\nX . . . . . . .\nX X X . . . . .\n. . . . . . . ."
        );
        assert_eq!(std::format!("{:?}", SquareSet::from(Square::D4)), "SquareSet { d4 }");
    }

    #[test]
    fn shifts_drop_what_leaves_the_board() {
        let left = square_set! {
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            X X . . . . . .
            . . . . . . . .
        };
        assert_eq!(L.shift(Direction::Left), left);
        assert_eq!(SquareSet::FULL.shift(Direction::UpRight).len(), 49);
        assert_eq!(SquareSet::from_rank(Rank::Eighth).shift(Direction::UpLeft), SquareSet::EMPTY);
    }

    #[test]
    fn mirroring_and_flipping_move_every_square_as_the_square_says() {
        for square in Square::ALL {
            let set = SquareSet::from(square);
            assert_eq!(set.mirrored(), square.mirrored().into());
            assert_eq!(set.flipped(), square.flipped().into());
        }
    }

    #[test]
    fn a_fill_is_as_many_steps_as_the_way_is_free() {
        let mut state = 1_u64;
        for _ in 0..2000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (start, through) = (SquareSet(state & state >> 17), SquareSet(state.rotate_left(31) | state));
            for direction in Direction::ALL {
                let mut reach = start;
                for _ in 0..8 {
                    reach |= reach.shift(direction) & through;
                }
                assert_eq!(start.fill(direction, through), reach);
            }
        }
    }

    #[test]
    fn the_nth_square_is_the_first_after_n_are_taken_away() {
        let mut state = 1_u64;
        for dense in 0..4000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mixed = state ^ state >> 29;
            let mut rest = match dense % 4 {
                0 => SquareSet(mixed),
                1 => SquareSet(mixed & mixed.rotate_left(23)),
                2 => SquareSet(mixed | mixed.rotate_left(23)),
                _ => SquareSet(u64::MAX << (mixed & 63)),
            };
            let set = rest;
            for n in 0..66 {
                assert_eq!(set.nth(n), rest.first(), "{n} of {set:?}");
                rest = rest.first().map_or(SquareSet::EMPTY, |first| rest - first.into());
            }
        }
        assert_eq!(SquareSet::EMPTY.nth(0), None);
        assert_eq!(SquareSet::FULL.nth(u32::MAX), None);
    }

    #[test]
    fn diagonal_steps_stay_on_squares_of_one_shade() {
        for square in Square::ALL {
            let is_dark = (square.file().index() + square.rank().index()) % 2 == 0;
            assert_eq!((SquareSet::DARK.contains(square), SquareSet::LIGHT.contains(square)), (is_dark, !is_dark));
        }
        assert!(SquareSet::DARK.shift(Direction::UpLeft).is_subset(SquareSet::DARK));
    }

    #[test]
    fn an_inserted_square_makes_sets_meet() {
        let mut set = L;
        assert!(!set.intersects(Square::H8.into()));
        set.insert(Square::H8);
        assert!(set.intersects(Square::H8.into()));
        assert_eq!(set.len(), L.len() + 1);
        assert!(!set.intersects(SquareSet::EMPTY));
    }

    #[test]
    fn iteration_nth_and_ends_agree() {
        let squares: Vec<_> = L.into_iter().collect();
        assert_eq!(squares.len(), L.len() as usize);
        for (n, &square) in squares.iter().enumerate() {
            assert_eq!(L.nth(n as u32), Some(square));
        }
        assert_eq!(L.nth(8), None);
        assert_eq!(L.nth(u32::MAX), None);
        assert_eq!((L.first(), L.last()), (squares.first().copied(), squares.last().copied()));
        assert!(L.into_iter().rev().eq(squares.into_iter().rev()));
    }
}
