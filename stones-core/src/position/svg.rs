//! The board as an SVG picture.

use alloc::format;
use alloc::string::String;

use chessboard_core::svg::{Options, Picture};

use crate::{Board, PositionOn};

impl<B: Board> PositionOn<B> {
    /// The board as an SVG picture: light and dark stones, pinned ones crossed out.
    ///
    /// ```
    /// use chessboard_core::svg::Options;
    /// use stones_core::{Position, Square};
    ///
    /// let position = Position::initial();
    /// let targets = position.destinations(Square::A1);
    /// let svg = position.to_svg(&Options { selected: Some(Square::A1), targets, ..Options::default() });
    /// assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    /// ```
    pub fn to_svg(&self, options: &Options) -> String {
        let board = self.board();
        let title = format!("Stones! board, {} to move", self.turn());
        let mut picture = Picture::new(board.files(), board.ranks(), options, &title, &format!("Position: {self}"));
        for square in board.squares() {
            picture.square(square, picture.checkered(square));
        }
        for square in self.occupied() {
            let Some(stone) = self.stone_at(square) else { continue };
            let middle = picture.middle(square);
            picture.piece(middle, 22, stone.color);
            if stone.pinned {
                cross(&mut picture, middle, stone.color);
            }
        }
        picture.finish()
    }
}

/// Crosses a pinned stone out, in the colors of the other side so that it stands out on either.
fn cross(picture: &mut Picture<'_>, (x, y): (i32, i32), color: chessboard_core::Color) {
    let [stroke, _] = picture.palette.pieces[!color];
    let (left, right, top, bottom) = (x - 11, x + 11, y - 11, y + 11);
    picture.put(format_args!(
        "<path d=\"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}\" stroke=\"{stroke}\" stroke-width=\"6\" stroke-linecap=\"round\"/>"
    ));
}
