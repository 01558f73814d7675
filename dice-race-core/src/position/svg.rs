//! The board as an SVG picture.

use alloc::format;
use alloc::string::String;

use chessboard_core::svg::{Options, Picture, UNIT};
use chessboard_core::{Color, Square, SquareSet};

use crate::{Position, Progress, ProgressSet, Roll};

impl Position {
    /// The board as an SVG picture: the ring, both diagonals, the pieces on them and those that wait, and the
    /// die if something was rolled.
    ///
    /// ```
    /// use chessboard_core::svg::Options;
    ///
    /// let svg = dice_race_core::Position::default().to_svg(&Options::default());
    /// assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    /// ```
    pub fn to_svg(&self, options: &Options) -> String {
        let awaited = self.rolled().map_or("roll".into(), |roll| format!("move {roll}"));
        let title = format!("Dice race board, {} to {awaited}", self.turn());
        let mut picture = Picture::new(8, 8, options, &title, &format!("Position: {self}"));
        for square in Square::ALL {
            let fill = fill(square, &picture);
            picture.square(square, fill);
        }
        for color in Color::ALL {
            mark_diagonal(&mut picture, color);
            for progress in self.pieces(color) {
                picture.piece(picture.middle(progress.square(color)), 21, color);
            }
            self.draw_waiting(&mut picture, color);
        }
        if let Some(roll) = self.rolled() {
            draw_die(&mut picture, roll, self.turn());
        }
        picture.finish()
    }

    /// Waiting pieces stand small in the empty corner of their side of the board.
    fn draw_waiting(&self, picture: &mut Picture<'_>, color: Color) {
        for place in 0..self.waiting(color) {
            let square = match color {
                Color::White => [Square::D2, Square::E2, Square::F2, Square::G2],
                Color::Black => [Square::E7, Square::D7, Square::C7, Square::B7],
            }[usize::from(place) & 3];
            picture.piece(picture.middle(square), 12, color);
        }
    }
}

/// The ring and the diagonals are squares of the game, the others are not.
fn fill(square: Square, picture: &Picture<'_>) -> &'static str {
    let is_cell = Color::ALL.into_iter().any(|color| !ProgressSet::at(square, color).is_empty());
    if is_cell { picture.checkered(square) } else { picture.palette.void }
}

/// Marks the cells of a side's diagonal with its color, since the two are alike.
fn mark_diagonal(picture: &mut Picture<'_>, color: Color) {
    let cells: SquareSet = Progress::ALL.into_iter().filter(|p| p.is_home()).map(|p| p.square(color)).collect();
    let [fill, stroke] = picture.palette.pieces[color];
    for cell in cells {
        let (x, y) = picture.middle(cell);
        picture.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"26\" fill=\"{fill}\" fill-opacity=\"0.25\" stroke=\"{stroke}\" stroke-opacity=\"0.5\"/>"
        ));
    }
}

/// Draws the die next to its side's waiting pieces.
fn draw_die(picture: &mut Picture<'_>, roll: Roll, color: Color) {
    let (x, y) = picture.middle(if color == Color::White { Square::F4 } else { Square::C5 });
    let (half, [fill, stroke]) = (UNIT / 2 - 4, picture.palette.pieces[color]);
    picture.put(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"2.5\"/>",
        x - half,
        y - half,
        2 * half,
        2 * half
    ));
    let [pip, _] = picture.palette.pieces[!color];
    for (dx, dy) in pips(roll) {
        picture.put(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"4.5\" fill=\"{pip}\"/>", x + 14 * dx, y + 14 * dy));
    }
}

/// Where the die's dots are: columns and rows from −1 to 1.
fn pips(roll: Roll) -> impl Iterator<Item = (i32, i32)> {
    let number = roll.get();
    let diagonal = [(-1, 1), (1, -1)].into_iter().filter(move |_| number >= 2);
    let other_diagonal = [(-1, -1), (1, 1)].into_iter().filter(move |_| number >= 4);
    let sides = [(-1, 0), (1, 0)].into_iter().filter(move |_| number == 6);
    let middle = core::iter::once((0, 0)).filter(move |_| number % 2 == 1);
    diagonal.chain(other_diagonal).chain(sides).chain(middle)
}
