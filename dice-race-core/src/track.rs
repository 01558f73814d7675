//! The path of a piece: 28 cells around the edge of the board, then four on the diagonal.

use core::fmt;
use core::iter::FusedIterator;

use chessboard_core::{Color, File, Rank, Square, small_number};

/// The progress of a piece, 0 to 31, counted from its own start cell.
///
/// 0 to 27 are the cells of the ring, counterclockwise; 28 is the start cell again after a full lap, and the first of
/// the four diagonal cells; 29, 30 and 31 lead to the center. White starts on `a1`, Black on `h8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress(u8);

impl Progress {
    /// The start cell.
    pub const START: Progress = Progress(0);
    /// The start cell after a full lap: the first cell of the diagonal.
    pub const HOME: Progress = Progress(28);
    /// The last cell of the diagonal.
    pub const LAST: Progress = Progress(31);

    /// All values, from the start cell to the last one.
    pub const ALL: [Progress; 32] = {
        let mut all = [Progress::START; 32];
        let mut value = 0;
        while value < 32 {
            all[value as usize] = Progress(value);
            value += 1;
        }
        all
    };

    /// This progress; `None` beyond 31.
    pub const fn new(value: u8) -> Option<Progress> {
        if value <= Progress::LAST.0 { Some(Progress(value)) } else { None }
    }

    /// The low five bits of a number as progress, for values that are known to be 0 to 31.
    #[inline]
    pub(crate) const fn from_low_bits(value: u32) -> Progress {
        Progress((value & 31) as u8)
    }

    /// 0 to 31.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Whether this is one of the four cells that all pieces have to reach.
    pub const fn is_home(self) -> bool {
        self.0 >= Progress::HOME.0
    }

    /// The square on which a piece of this color stands.
    pub const fn square(self, color: Color) -> Square {
        let white = CELLS[self.0 as usize & 31];
        // Black sits opposite: the board turned by half, 14 of the ring's 28 cells.
        match color {
            Color::White => white,
            Color::Black => white.mirrored().flipped(),
        }
    }
}

small_number!(Progress as u8, ProgressError, "a progress from 0 to 31");

/// White's path: the edge of the board, counterclockwise from `a1`, then the diagonal.
const CELLS: [Square; 32] = {
    let mut cells = [Square::A1; 32];
    let mut step = 0;
    while step < 7 {
        cells[step] = Square::new(File::ALL[step], Rank::First);
        cells[7 + step] = Square::new(File::H, Rank::ALL[step]);
        cells[14 + step] = Square::new(File::ALL[7 - step], Rank::Eighth);
        cells[21 + step] = Square::new(File::A, Rank::ALL[7 - step]);
        step += 1;
    }
    while step < 11 {
        cells[21 + step] = Square::new(File::ALL[step - 7], Rank::ALL[step - 7]);
        step += 1;
    }
    cells
};

/// A set of progress values, such as the pieces of one side on the board; bit 0 is the start cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ProgressSet(pub u32);

impl ProgressSet {
    /// No value.
    pub const EMPTY: ProgressSet = ProgressSet(0);
    /// The cells of the ring.
    pub(crate) const RING: ProgressSet = ProgressSet((1 << 28) - 1);
    /// Both values that stand on a side's own corner: 0 and 28.
    pub(crate) const CORNER: ProgressSet = ProgressSet(1 | 1 << 28);

    /// One value.
    #[inline]
    pub const fn from_progress(progress: Progress) -> ProgressSet {
        ProgressSet(1 << progress.0)
    }

    /// Whether this value is in the set.
    #[inline]
    pub const fn contains(self, progress: Progress) -> bool {
        self.0 >> progress.0 & 1 != 0
    }

    /// The number of values.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no value in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of values on the diagonal.
    #[inline]
    pub(crate) const fn count_home(self) -> u8 {
        // The number of bits of 0 to 15, four bits each: cheaper than counting bits without an instruction for it.
        const BITS: u64 = 0x4332_3221_3221_2110;
        (BITS >> (4 * (self.0 >> Progress::HOME.0)) & 7) as u8
    }

    /// The values, ascending.
    #[inline]
    pub fn iter(self) -> ProgressSetIter {
        ProgressSetIter(self)
    }

    /// The set and, if it has the start cell, 28 too: the same square.
    #[inline(always)]
    pub(crate) const fn with_home_corner(self) -> ProgressSet {
        ProgressSet(self.0 | (self.0 & 1) << 28)
    }

    /// The same squares by the opponent's progress. The cells of the side's own diagonal, except the corner, are left
    /// out: the opponent never steps on them.
    ///
    /// The opponent's ring begins 14 cells further. A corner is both 0 and 28 for its owner, so of the cells from the
    /// one to the other the first half moves up and the second half down; that in the middle moves both ways.
    #[inline(always)]
    pub const fn seen_by_opponent(self) -> ProgressSet {
        const LAP: u32 = (1 << 29) - 1;
        let lap = self.0 & LAP;
        ProgressSet((lap << 14 | lap >> 14) & LAP)
    }

    /// The values that stand on a square for this color: two on its corner, at most one elsewhere.
    pub fn at(square: Square, color: Color) -> ProgressSet {
        Progress::ALL.into_iter().filter(|progress| progress.square(color) == square).collect()
    }
}

/// The set of these values.
impl FromIterator<Progress> for ProgressSet {
    fn from_iter<I: IntoIterator<Item = Progress>>(values: I) -> ProgressSet {
        values.into_iter().fold(ProgressSet::EMPTY, |set, value| ProgressSet(set.0 | 1 << value.0))
    }
}

/// `{0, 3, 28}`
impl fmt::Debug for ProgressSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Progress::get)).finish()
    }
}

/// The values, ascending.
impl IntoIterator for ProgressSet {
    type Item = Progress;
    type IntoIter = ProgressSetIter;

    #[inline]
    fn into_iter(self) -> ProgressSetIter {
        self.iter()
    }
}

/// Iterator over the values of a [`ProgressSet`], ascending.
#[derive(Debug, Clone)]
pub struct ProgressSetIter(ProgressSet);

impl Iterator for ProgressSetIter {
    type Item = Progress;

    #[inline]
    fn next(&mut self) -> Option<Progress> {
        if self.0.is_empty() {
            return None;
        }
        let lowest = self.0.0.trailing_zeros();
        self.0.0 &= self.0.0 - 1;
        Some(Progress::from_low_bits(lowest))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for ProgressSetIter {
    #[inline]
    fn next_back(&mut self) -> Option<Progress> {
        let highest = self.0.0.checked_ilog2()?;
        self.0.0 ^= 1 << highest;
        Some(Progress::from_low_bits(highest))
    }
}

impl ExactSizeIterator for ProgressSetIter {}
impl FusedIterator for ProgressSetIter {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn numbers_texts_and_progress_are_one_to_one() {
        for number in 0..=u8::MAX {
            let progress = Progress::new(number);
            assert_eq!(progress, Progress::ALL.get(usize::from(number)).copied());
            assert_eq!((Progress::try_from(number).ok(), number.to_string().parse().ok()), (progress, progress));
            assert!(progress.is_none_or(|progress| u8::from(progress) == number));
        }
    }

    #[test]
    fn the_way_goes_round_and_up_the_diagonal() {
        let way = |color| {
            let cells = Progress::ALL.map(|p| p.square(color).to_string());
            cells.join(" ")
        };
        assert_eq!(
            way(Color::White),
            "a1 b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6 h7 h8 g8 f8 e8 d8 c8 b8 a8 a7 a6 a5 a4 a3 a2 a1 b2 c3 d4"
        );
        assert_eq!(
            way(Color::Black),
            "h8 g8 f8 e8 d8 c8 b8 a8 a7 a6 a5 a4 a3 a2 a1 b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6 h7 h8 g7 f6 e5"
        );
    }

    #[test]
    fn sets_are_made_of_their_values_and_list_them() {
        for values in [&[][..], &[31], &[0, 28], &[3, 17, 30]] {
            let values: Vec<_> = values.iter().filter_map(|&value| Progress::new(value)).collect();
            let set: ProgressSet = values.iter().rev().copied().collect();
            assert_eq!((set.into_iter().len(), set.iter().collect::<Vec<_>>()), (values.len(), values.clone()));
            assert!(set.iter().rev().eq(values.into_iter().rev()));
        }
        let all: ProgressSet = Progress::ALL.into_iter().collect();
        assert!(all == ProgressSet(u32::MAX) && all.iter().eq(Progress::ALL));
        assert_eq!(format!("{:?}", ProgressSet(1 | 1 << 28)), "{0, 28}");
    }

    #[test]
    fn the_opponents_view_names_the_same_squares() {
        for progress in Progress::ALL {
            let square = progress.square(Color::White);
            let seen = ProgressSet::from_progress(progress).seen_by_opponent();
            assert_eq!(seen, ProgressSet::at(square, Color::Black), "{progress}");
        }
    }
}
