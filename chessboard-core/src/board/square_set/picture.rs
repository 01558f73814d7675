//! Sets as pictures of a board.

use core::fmt;

use crate::{File, Rank, Square, SquareSet};

/// The picture that [`square_set!`](crate::square_set) reads: rank 8 on top, `X` for a square of the set.
impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let mark = if self.contains(Square::new(file, rank)) { 'X' } else { '.' };
                write!(f, "{}{mark}", if file == File::A { "" } else { " " })?;
            }
            if rank != Rank::First {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

/// `SquareSet { a1, d4 }`; with `{:#?}` the macro and its picture.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return write!(f, "square_set! {{\n{self}\n}}");
        }
        f.write_str("SquareSet {")?;
        for (i, square) in self.into_iter().enumerate() {
            write!(f, "{} {square}", if i == 0 { "" } else { "," })?;
        }
        f.write_str(" }")
    }
}

/// A [`SquareSet`] drawn as a board: rank 8 on top, `X` for a square of the set, `.` for any other.
///
/// It is a constant expression; a picture of another shape does not compile.
#[macro_export]
macro_rules! square_set {
    (@ X) => {
        true
    };
    (@ .) => {
        false
    };
    ($($mark:tt)*) => {
        const { $crate::SquareSet::from_picture(&[$($crate::square_set!(@ $mark)),*]) }
    };
}

impl SquareSet {
    #[doc(hidden)]
    pub const fn from_picture(marks: &[bool; 64]) -> SquareSet {
        let mut set = 0;
        let mut place = 0;
        while place < 64 {
            if marks[place] {
                set |= 1 << (place ^ 0x38);
            }
            place += 1;
        }
        SquareSet(set)
    }
}
