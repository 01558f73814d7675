use core::fmt::{self, Debug};
use core::hash::Hash;
use core::str::{self, FromStr};

use chessboard_core::{Color, File, NameError, Rank, Square, SquareSet};

/// The size of a board: 3 to 8 files by 3 to 8 ranks, its lower-left corner on `a1`.
///
/// A smaller board is a corner of the chessboard. The squares outside it are neither empty nor occupied, so move
/// generation needs no special case.
pub trait Board: Copy + Debug + Eq + Ord + Hash + Default + Send + Sync + sealed::Sealed + 'static {
    /// What was expected, for the error about a board of another size.
    const EXPECTED: &'static str;

    /// The board with this many files and ranks; `None` if this type does not hold it.
    fn new(files: usize, ranks: usize) -> Option<Self>;

    /// The number of files, 3 to 8. It is also how many stones a color has at most.
    fn files(self) -> usize;

    /// The number of ranks, 3 to 8.
    fn ranks(self) -> usize;

    /// All squares of the board.
    #[inline]
    fn squares(self) -> SquareSet {
        let rank = 0xFF >> (8 - self.files());
        let all_ranks = 0x0101_0101_0101_0101_u64 >> (64 - 8 * self.ranks());
        SquareSet(all_ranks * rank)
    }

    /// The rank at a color's edge, where its stones start.
    fn home_rank(self, color: Color) -> Rank {
        match color {
            Color::White => Rank::First,
            Color::Black => Rank::ALL[self.ranks() - 1],
        }
    }

    /// The squares of the rank at a color's edge.
    #[inline]
    fn home(self, color: Color) -> SquareSet {
        SquareSet::from(self.home_rank(color)) & self.squares()
    }

    /// The square as it looks when the board is seen in a mirror: the order of the files is reversed.
    fn mirror_square(self, square: Square) -> Square {
        let file = (self.files() + 7 - square.file().index()) & 7;
        Square::new(File::ALL[file], square.rank())
    }

    /// The square as it looks when the board is turned upside down: the order of the ranks is reversed.
    fn flip_square(self, square: Square) -> Square {
        let rank = (self.ranks() + 7 - square.rank().index()) & 7;
        Square::new(square.file(), Rank::ALL[rank])
    }

    /// The set as it looks in a mirror.
    fn mirror(self, set: SquareSet) -> SquareSet {
        SquareSet(set.mirrored().0 >> (8 - self.files()))
    }

    /// The set as it looks upside down.
    fn flip(self, set: SquareSet) -> SquareSet {
        SquareSet(set.flipped().0 >> (8 * (8 - self.ranks())))
    }
}

/// The board of the game as published, 8×8. Zero-sized, with all its masks known at compile time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Board8x8;

impl Board for Board8x8 {
    const EXPECTED: &'static str = "a board of 8 ranks of 8 squares";

    fn new(files: usize, ranks: usize) -> Option<Board8x8> {
        (files == 8 && ranks == 8).then_some(Board8x8)
    }

    #[inline(always)]
    fn files(self) -> usize {
        8
    }

    #[inline(always)]
    fn ranks(self) -> usize {
        8
    }
}

/// A board of any size from 3×3 to 8×8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyBoard {
    /// 3 to 8: other values cannot be made.
    files: u8,
    ranks: u8,
}

impl Board for AnyBoard {
    const EXPECTED: &'static str = "a board of 3 to 8 ranks of 3 to 8 squares each";

    fn new(files: usize, ranks: usize) -> Option<AnyBoard> {
        let valid = 3..=8;
        if valid.contains(&files) && valid.contains(&ranks) {
            Some(AnyBoard { files: files as u8, ranks: ranks as u8 })
        } else {
            None
        }
    }

    #[inline]
    fn files(self) -> usize {
        self.files.into()
    }

    #[inline]
    fn ranks(self) -> usize {
        self.ranks.into()
    }
}

/// 8×8.
impl Default for AnyBoard {
    fn default() -> AnyBoard {
        AnyBoard { files: 8, ranks: 8 }
    }
}

/// Files and ranks: `5x4`.
impl fmt::Display for AnyBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(str::from_utf8(&[b'0' + self.files, b'x', b'0' + self.ranks]).map_err(|_| fmt::Error)?)
    }
}

/// Reads files and ranks, a digit each: `5x4`.
impl FromStr for AnyBoard {
    type Err = NameError;

    fn from_str(text: &str) -> Result<AnyBoard, NameError> {
        let digit = |byte: u8| usize::from(byte.wrapping_sub(b'0'));
        let board = match *text.as_bytes() {
            [files, b'x', ranks] => AnyBoard::new(digit(files), digit(ranks)),
            _ => None,
        };
        board.ok_or(NameError { expected: "files and ranks, `3x3` to `8x8`" })
    }
}

mod sealed {
    /// The rules rely on sizes of 3 to 8, so only the boards of this module exist.
    pub trait Sealed {}
    impl Sealed for super::Board8x8 {}
    impl Sealed for super::AnyBoard {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use chessboard_core::square_set;
    use std::string::ToString;

    #[test]
    fn only_sizes_from_3_to_8_exist() {
        for files in 0..12 {
            for ranks in 0..12 {
                let valid = (3..=8).contains(&files) && (3..=8).contains(&ranks);
                assert_eq!(AnyBoard::new(files, ranks).is_some(), valid);
                assert_eq!(Board8x8::new(files, ranks).is_some(), files == 8 && ranks == 8);
            }
        }
    }

    #[test]
    fn a_size_reads_back_as_written_and_nothing_else_is_one() {
        for files in 3..=8 {
            for ranks in 3..=8 {
                let board = AnyBoard::new(files, ranks).unwrap();
                assert_eq!(board.to_string(), std::format!("{files}x{ranks}"));
                assert_eq!(board.to_string().parse(), Ok(board));
            }
        }
        assert_eq!(std::format!("{:>5}", AnyBoard::default()), "  8x8");
        for text in ["", "3", "3x", "x3", "2x3", "9x9", "03x3", "3x+3", "3X3", "3x3 ", "\u{663}x3", "3x\u{663}"] {
            let error = text.parse::<AnyBoard>().unwrap_err();
            assert_eq!(error.to_string(), "expected files and ranks, `3x3` to `8x8`", "{text}");
        }
    }

    #[test]
    fn squares_fill_the_lower_left_corner() {
        let board = AnyBoard::new(5, 3).unwrap();
        let drawn = square_set! {
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            X X X X X . . .
            X X X X X . . .
            X X X X X . . .
        };
        assert_eq!(board.squares(), drawn);
        assert_eq!(Board8x8.squares(), SquareSet::FULL);
    }

    #[test]
    fn symmetries_of_sets_and_squares_agree_and_undo_themselves() {
        for files in 3..=8 {
            for ranks in 3..=8 {
                let board = AnyBoard::new(files, ranks).unwrap();
                for square in board.squares() {
                    let (mirrored, flipped) = (board.mirror_square(square), board.flip_square(square));
                    assert_eq!(board.mirror(square.into()), mirrored.into());
                    assert_eq!(board.flip(square.into()), flipped.into());
                    assert_eq!(board.mirror_square(mirrored), square);
                    assert_eq!(board.flip_square(flipped), square);
                }
            }
        }
    }
}
