use core::fmt;

use chessboard_core::{File, Rank, Square};

use crate::{Board, PositionOn};

/// A drawing of the board in plain ASCII; see [`PositionOn::diagram`].
#[derive(Debug, Clone, Copy)]
pub struct Diagram<B: Board>(PositionOn<B>);

impl<B: Board> PositionOn<B> {
    /// The board as text, White below: `S` and `s` stones, `P` and `p` pinned ones, `.` empty squares.
    ///
    /// ```
    /// let drawn = stones_core::Position::initial().diagram().to_string();
    /// assert!(drawn.starts_with("8  s s s s s s s s\n7  . . . . . . . .\n"));
    /// assert!(drawn.ends_with("1  S S S S S S S S\n\n   a b c d e f g h   White to move"));
    /// ```
    pub fn diagram(&self) -> Diagram<B> {
        Diagram(*self)
    }
}

impl<B: Board> fmt::Display for Diagram<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagram(position) = self;
        let files = || File::ALL.into_iter().take(position.board().files());
        for rank in Rank::ALL.into_iter().take(position.board().ranks()).rev() {
            write!(f, "{rank} ")?;
            for file in files() {
                let stone = position.stone_at(Square::new(file, rank));
                write!(f, " {}", stone.map_or('.', crate::Stone::letter))?;
            }
            f.write_str("\n")?;
        }
        f.write_str("\n  ")?;
        for file in files() {
            write!(f, " {file}")?;
        }
        write!(f, "   {} to move", position.turn())
    }
}
