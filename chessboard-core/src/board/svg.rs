//! Boards as SVG pictures: what the pictures of both games have in common.
//!
//! A picture scales to any size, needs no style sheet and no font of its own, and carries a title and a
//! description for screen readers.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::{ByColor, Color, File, Rank, Square, SquareSet, named_enum};

/// The side of a square in the picture's own units.
pub const UNIT: i32 = 60;
/// The strip at the lower and left edge that holds the coordinates.
const EDGE: i32 = 24;

/// How a board is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The picture's width in pixels; its height follows.
    pub size: u32,
    /// Whether the board is seen from Black's side.
    pub flipped: bool,
    /// Whether the letters of files and the digits of ranks are drawn.
    pub coordinates: bool,
    /// The colors.
    pub theme: Theme,
    /// Squares to be highlighted, such as the ends of the last move.
    pub highlighted: SquareSet,
    /// The square whose piece is selected.
    pub selected: Option<Square>,
    /// Squares marked with a dot, such as those the selected piece can go to.
    pub targets: SquareSet,
    /// Arrows, each along its squares from the first to the last.
    pub arrows: Vec<Vec<Square>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            size: 400,
            flipped: false,
            coordinates: true,
            theme: Theme::Light,
            highlighted: SquareSet::EMPTY,
            selected: None,
            targets: SquareSet::EMPTY,
            arrows: Vec::new(),
        }
    }
}

named_enum! {
    /// A set of colors.
    #[derive(Default)]
    pub enum Theme {
        /// For light pages.
        #[default]
        Light = "light",
        /// For dark pages.
        Dark = "dark",
    }
}

/// The colors of a theme.
#[derive(Debug, Clone, Copy)]
pub struct Palette {
    /// Around the board.
    pub page: &'static str,
    /// Letters and digits.
    pub ink: &'static str,
    /// Dark squares.
    pub dark: &'static str,
    /// Light squares.
    pub light: &'static str,
    /// Squares that are no part of the game.
    pub void: &'static str,
    /// Squares of the last move.
    pub highlight: &'static str,
    /// The selected piece's square, and the dots where it can go.
    pub accent: &'static str,
    /// Fill and outline of each side's pieces.
    pub pieces: ByColor<[&'static str; 2]>,
}

impl Theme {
    /// The theme's colors.
    pub const fn palette(self) -> Palette {
        match self {
            Theme::Light => Palette {
                page: "#ffffff",
                ink: "#4a4a4a",
                dark: "#b9a488",
                light: "#eadfca",
                void: "#f4efe6",
                highlight: "#f2c14e",
                accent: "#2a7f9e",
                pieces: ByColor::new(["#fffdf8", "#3b3632"], ["#35302c", "#15120f"]),
            },
            Theme::Dark => Palette {
                page: "#1e1f22",
                ink: "#c9c6c0",
                dark: "#4d5561",
                light: "#6d7683",
                void: "#2a2c31",
                highlight: "#b98a1e",
                accent: "#6fc3df",
                pieces: ByColor::new(["#f3efe6", "#0e0f11"], ["#17181b", "#d8d3c8"]),
            },
        }
    }
}

/// A picture that is being drawn.
#[derive(Debug)]
pub struct Picture<'a> {
    out: String,
    files: i32,
    ranks: i32,
    options: &'a Options,
    /// The colors to draw with.
    pub palette: Palette,
}

impl<'a> Picture<'a> {
    /// Begins a picture of a board of this size. The texts are for screen readers and must be plain.
    pub fn new(files: usize, ranks: usize, options: &'a Options, title: &str, description: &str) -> Picture<'a> {
        let (files, ranks) = (files as i32, ranks as i32);
        let palette = options.theme.palette();
        let mut picture = Picture { out: String::new(), files, ranks, options, palette };
        let edge = picture.edge();
        let (width, height) = (files * UNIT + edge, ranks * UNIT + edge);
        let pixels = u64::from(options.size) * height as u64 / width as u64;
        picture.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{pixels}\" viewBox=\"0 0 {width} {height}\" role=\"img\">",
            options.size
        ));
        picture.put(format_args!("<title>{title}</title><desc>{description}</desc>"));
        picture.put(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", palette.page));
        if options.coordinates {
            picture.coordinates();
        }
        picture
    }

    /// Adds elements.
    pub fn put(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.out.write_fmt(element);
    }

    /// The middle of a square.
    pub fn middle(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (square.file().index() as i32, square.rank().index() as i32);
        let (column, row) =
            if self.options.flipped { (self.files - 1 - file, rank) } else { (file, self.ranks - 1 - rank) };
        (self.edge() + column * UNIT + UNIT / 2, row * UNIT + UNIT / 2)
    }

    /// Draws one square in a color, and over it its marks.
    pub fn square(&mut self, square: Square, fill: &str) {
        let (x, y) = self.middle(square);
        let (left, top) = (x - UNIT / 2, y - UNIT / 2);
        self.put(format_args!("<rect x=\"{left}\" y=\"{top}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{fill}\"/>"));
        let highlight = self.palette.highlight;
        if self.options.highlighted.contains(square) {
            self.put(format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{highlight}\" fill-opacity=\"0.6\"/>"
            ));
        }
        if self.options.selected == Some(square) {
            let (accent, side) = (self.palette.accent, UNIT - 4);
            self.put(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"{accent}\" stroke-width=\"4\"/>",
                left + 2,
                top + 2
            ));
        }
    }

    /// The color of a square on a checkered board.
    pub fn checkered(&self, square: Square) -> &'static str {
        if SquareSet::DARK.contains(square) { self.palette.dark } else { self.palette.light }
    }

    /// Draws a round piece.
    pub fn piece(&mut self, (x, y): (i32, i32), radius: i32, color: Color) {
        let [fill, stroke] = self.palette.pieces[color];
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"2.5\"/>"
        ));
    }

    /// Draws the arrows and the dots of the options, and ends the picture.
    pub fn finish(mut self) -> String {
        let options = self.options;
        options.arrows.iter().for_each(|squares| self.arrow(squares));
        for square in self.options.targets & self.squares() {
            let ((x, y), accent) = (self.middle(square), self.palette.accent);
            self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"9\" fill=\"{accent}\" fill-opacity=\"0.85\"/>"));
        }
        self.out.push_str("</svg>");
        self.out
    }

    /// Draws an arrow through the middles of squares, if they are at least two and all on the board.
    fn arrow(&mut self, squares: &[Square]) {
        let [until @ .., last] = squares else { return };
        let Some(before) = until.last().filter(|_| squares.iter().all(|&square| self.squares().contains(square)))
        else {
            return;
        };
        let ((from_x, from_y), (x, y)) = (self.middle(*before), self.middle(*last));
        let (dx, dy) = ((x - from_x).signum(), (y - from_y).signum());
        // Both heads are 18 long and 22 wide, since a diagonal step is longer.
        let (length, half) = if dx == 0 || dy == 0 { (18, 11) } else { (13, 8) };
        let (neck_x, neck_y) = (x - length * dx, y - length * dy);
        let accent = self.palette.accent;
        self.put(format_args!("<g stroke=\"{accent}\" fill=\"{accent}\" opacity=\"0.85\"><path d=\""));
        for (index, square) in until.iter().enumerate() {
            let (x, y) = self.middle(*square);
            self.put(format_args!("{}{x} {y}", if index == 0 { 'M' } else { 'L' }));
        }
        self.put(format_args!(
            "L{neck_x} {neck_y}\" fill=\"none\" stroke-width=\"7\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
        ));
        self.put(format_args!(
            "<path d=\"M{x} {y}L{} {}L{} {}Z\" stroke=\"none\"/></g>",
            neck_x - half * dy,
            neck_y + half * dx,
            neck_x + half * dy,
            neck_y - half * dx
        ));
    }

    /// The squares of the board, which may be small.
    fn squares(&self) -> SquareSet {
        let files: SquareSet = File::ALL.into_iter().take(self.files as usize).flat_map(SquareSet::from_file).collect();
        let ranks: SquareSet = Rank::ALL.into_iter().take(self.ranks as usize).flat_map(SquareSet::from_rank).collect();
        files & ranks
    }

    fn edge(&self) -> i32 {
        if self.options.coordinates { EDGE } else { 0 }
    }

    fn coordinates(&mut self) {
        let ink = self.palette.ink;
        self.put(format_args!(
            "<g fill=\"{ink}\" font-family=\"sans-serif\" font-size=\"15\" text-anchor=\"middle\" aria-hidden=\"true\">"
        ));
        for file in File::ALL.into_iter().take(self.files as usize) {
            let (x, y) = (self.middle(Square::new(file, Rank::First)).0, self.ranks * UNIT + 17);
            self.put(format_args!("<text x=\"{x}\" y=\"{y}\">{file}</text>"));
        }
        for rank in Rank::ALL.into_iter().take(self.ranks as usize) {
            let y = self.middle(Square::new(File::A, rank)).1 + 5;
            self.put(format_args!("<text x=\"12\" y=\"{y}\">{rank}</text>"));
        }
        self.put(format_args!("</g>"));
    }
}
