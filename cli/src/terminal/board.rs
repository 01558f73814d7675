//! Drawing a board of cells: the frame, the cells, the glyphs and the colors.

use anstyle::{Ansi256Color, Color as Ink};
use chessboard_core::{Color, File, Rank, Square, SquareSet};

use crate::terminal::output::Style;

/// The size and the side of a board, drawn with its coordinates around it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    /// Whether Black is below.
    pub(crate) black_below: bool,
}

impl Frame {
    /// The lines of the drawing, all of one width. A cell is three characters wide.
    pub(crate) fn lines(self, cell: impl Fn(Square) -> String) -> Vec<String> {
        let letters: Vec<_> = self.files().map(|file| format!(" {file} ")).collect();
        let letters = format!("   {}   ", letters.concat());
        let rank = |rank: Rank| {
            let cells: String = self.files().map(|file| cell(Square::new(file, rank))).collect();
            format!(" {rank} {cells} {rank} ")
        };
        [letters.clone()].into_iter().chain(self.ranks().map(rank)).chain([letters]).collect()
    }

    /// The drawing with texts to its right, from the top rank down.
    pub(crate) fn beside(self, texts: &[String], cell: impl Fn(Square) -> String) -> String {
        let board = self.lines(cell);
        let blank = " ".repeat(self.files * 3 + 6);
        let height = board.len().max(texts.len() + 1);
        let row = |row: usize| {
            let left = board.get(row).unwrap_or(&blank);
            let right = row.checked_sub(1).and_then(|row| texts.get(row)).map_or("", String::as_str);
            format!("{left}  {right}").trim_end().to_owned() + "\n"
        };
        (0..height).map(row).collect()
    }

    fn files(self) -> impl Iterator<Item = File> {
        directed(File::ALL.into_iter().take(self.files), self.black_below)
    }

    fn ranks(self) -> impl Iterator<Item = Rank> {
        directed(Rank::ALL.into_iter().take(self.ranks), !self.black_below)
    }
}

/// The line, reversed if `is_reversed`.
fn directed<T>(line: impl Iterator<Item = T>, is_reversed: bool) -> impl Iterator<Item = T> {
    let mut line: Vec<_> = line.collect();
    if is_reversed {
        line.reverse();
    }
    line.into_iter()
}

/// One square: a glyph, and a mark on either side of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cell {
    pub(crate) glyph: char,
    pub(crate) ink: Ink,
    pub(crate) marks: [char; 2],
    pub(crate) mark_ink: Ink,
    pub(crate) ground: Option<Ink>,
}

impl Cell {
    pub(crate) fn paint(self, style: Style) -> String {
        let (glyph, [left, right]) = (self.glyph, self.marks);
        if !style.color {
            return format!("{left}{glyph}{right}");
        }
        let ground = anstyle::Style::new().bg_color(self.ground).bold();
        let [glyph_style, mark_style] = [self.ink, self.mark_ink].map(|ink| ground.fg_color(Some(ink)));
        format!("{mark_style}{left}{glyph_style}{glyph}{mark_style}{right}{mark_style:#}")
    }
}

/// The background of squares, dark and light.
pub(crate) const PLAIN: [Ink; 2] = [ink(66), ink(109)];
/// The background of the last move.
pub(crate) const LAST: [Ink; 2] = [ink(136), ink(143)];
/// The background of the origin of the moves shown.
pub(crate) const CHOSEN: [Ink; 2] = [ink(71), ink(71)];

/// The dark or the light background, as on a chessboard.
pub(crate) fn ground(square: Square, [dark, light]: [Ink; 2]) -> Ink {
    if SquareSet::DARK.contains(square) { dark } else { light }
}

/// The color of marks beside a glyph.
pub(crate) const MARK_INK: Ink = ink(196);
/// The color of glyphs other than pieces.
pub(crate) const SIGN_INK: Ink = ink(231);

pub(crate) const fn ink(number: u8) -> Ink {
    Ink::Ansi256(Ansi256Color(number))
}

pub(crate) fn piece_ink(color: Color) -> Ink {
    match color {
        Color::White => ink(231),
        Color::Black => ink(16),
    }
}

/// With colors, pieces differ by color. Without, text may be light or dark, so they differ by shape.
pub(crate) fn piece_glyph(color: Color, style: Style) -> char {
    match (color, style.ascii) {
        (Color::White, true) => 'O',
        (Color::Black, true) => '#',
        (Color::White, false) if !style.color => '○',
        (_, false) => '●',
    }
}

/// An empty square: without colors, a dot.
pub(crate) fn empty_glyph(style: Style) -> char {
    match (style.color, style.ascii) {
        (true, _) => ' ',
        (false, false) => '·',
        (false, true) => '.',
    }
}

/// The target of a move on an empty square.
pub(crate) fn target_glyph(style: Style) -> char {
    if style.color && !style.ascii { '•' } else { '*' }
}

/// A glyph as on the board, for the legend.
pub(crate) fn sign(glyph: char, ink: Ink, style: Style) -> String {
    let paint = anstyle::Style::new().bg_color(Some(PLAIN[0])).fg_color(Some(ink)).bold();
    if style.color { format!("{paint} {glyph} {paint:#}") } else { glyph.to_string() }
}

/// The legend of both sides' pieces.
pub(crate) fn sides(style: Style) -> String {
    let piece = |color| format!("{} {color}", sign(piece_glyph(color, style), piece_ink(color), style));
    Color::ALL.map(piece).join("   ")
}
