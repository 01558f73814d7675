use core::ops::{Index, IndexMut};

use crate::Color;

/// A pair of values, one for each color.
///
/// ```
/// use chessboard_core::{ByColor, Color};
///
/// let mut wins = ByColor::from_fn(|_| 0);
/// wins[Color::Black] += 1;
/// assert_eq!(wins, ByColor::new(0, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct ByColor<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByColor<T> {
    /// A pair of these values.
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor { white, black }
    }

    /// The pair of what a function makes of each color.
    #[inline]
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { white: value(Color::White), black: value(Color::Black) }
    }

    /// The pair of what a function makes of each value.
    #[inline]
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { white: f(self.white), black: f(self.black) }
    }

    /// The pair with the colors swapped.
    #[inline]
    pub fn swapped(self) -> ByColor<T> {
        ByColor { white: self.black, black: self.white }
    }
}

/// Each color with its value, White first.
impl<T> IntoIterator for ByColor<T> {
    type Item = (Color, T);
    type IntoIter = core::array::IntoIter<(Color, T), 2>;

    fn into_iter(self) -> Self::IntoIter {
        [(Color::White, self.white), (Color::Black, self.black)].into_iter()
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_color_has_its_value() {
        let mut pair = ByColor::from_fn(Color::letter);
        assert_eq!(pair, ByColor::new('w', 'b'));
        assert!(pair.into_iter().eq([(Color::White, 'w'), (Color::Black, 'b')]));
        pair[Color::White] = 'W';
        assert_eq!((pair[Color::White], pair[Color::Black]), ('W', 'b'));
        assert_eq!(pair.swapped(), ByColor::new('b', 'W'));
        assert_eq!(pair.map(u32::from), ByColor::new(87, 98));
    }
}
