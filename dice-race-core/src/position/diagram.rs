use core::fmt;

use chessboard_core::{Color, File, Rank, Square};

use crate::{Position, ProgressSet};

/// A drawing of the board in plain ASCII; see [`Position::diagram`].
#[derive(Debug, Clone, Copy)]
pub struct Diagram(Position);

impl Position {
    /// The board as text, White's start cell at the lower left: `W` and `B` pieces, `.` the ring, `w` and `b`
    /// the empty cells of the diagonals, and who waits and rolls below.
    ///
    /// ```
    /// let drawn = dice_race_core::Position::default().diagram().to_string();
    /// assert!(drawn.starts_with("8  . . . . . . . B\n7  .           b .\n"));
    /// assert!(drawn.ends_with("   a b c d e f g h   White to roll; waiting: White 3, Black 3"));
    /// ```
    pub fn diagram(&self) -> Diagram {
        Diagram(*self)
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagram(position) = self;
        for rank in Rank::ALL.into_iter().rev() {
            write!(f, "{rank} ")?;
            for file in File::ALL {
                write!(f, " {}", mark(position, Square::new(file, rank)))?;
            }
            f.write_str("\n")?;
        }
        write!(f, "\n   a b c d e f g h   {} to ", position.turn())?;
        match position.rolled() {
            Some(roll) => write!(f, "move {roll}")?,
            None => f.write_str("roll")?,
        }
        let [white, black] = Color::ALL.map(|color| position.waiting(color));
        write!(f, "; waiting: White {white}, Black {black}")
    }
}

/// What is drawn on a square.
fn mark(position: &Position, square: Square) -> char {
    let on_ring = |color| ProgressSet::at(square, color).iter().any(|progress| !progress.is_home());
    let on_diagonal = |color| ProgressSet::at(square, color).iter().any(crate::Progress::is_home);
    match position.piece_at(square) {
        Some(piece) if piece.color == Color::White => 'W',
        Some(_) => 'B',
        None if on_ring(Color::White) => '.',
        None if on_diagonal(Color::White) => 'w',
        None if on_diagonal(Color::Black) => 'b',
        None => ' ',
    }
}
