//! What the drawn boards of both games share: the frame, the cells, and how pieces look.

use anstyle::{Ansi256Color, Color as Ink, Style};
use chessboard_core::{Color, File, Rank, Square};

use crate::terminal::output::Look;

/// The edge of a board, with the letters and digits around it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    /// Whether the board is drawn as Black sits.
    pub(crate) black_below: bool,
}

impl Frame {
    /// The lines of the drawing, all equally wide. A cell is three characters wide.
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
        seen_by(File::ALL.into_iter().take(self.files), self.black_below)
    }

    fn ranks(self) -> impl Iterator<Item = Rank> {
        seen_by(Rank::ALL.into_iter().take(self.ranks), !self.black_below)
    }
}

/// The same, the other way round if so told.
fn seen_by<T>(line: impl Iterator<Item = T>, is_reversed: bool) -> impl Iterator<Item = T> {
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
    pub(crate) fn paint(self, look: Look) -> String {
        let (glyph, [left, right]) = (self.glyph, self.marks);
        if !look.color {
            return format!("{left}{glyph}{right}");
        }
        let ground = Style::new().bg_color(self.ground).bold();
        let [glyph_style, mark_style] = [self.ink, self.mark_ink].map(|ink| ground.fg_color(Some(ink)));
        format!("{mark_style}{left}{glyph_style}{glyph}{mark_style}{right}{mark_style:#}")
    }
}

/// The grounds of squares, the dark one and the light one.
pub(crate) const PLAIN: [Ink; 2] = [ink(66), ink(109)];
/// Where the last move was.
pub(crate) const LAST: [Ink; 2] = [ink(136), ink(143)];
/// Where the moves that are shown begin.
pub(crate) const CHOSEN: [Ink; 2] = [ink(71), ink(71)];

/// One of two grounds, as the squares of a chessboard alternate.
pub(crate) fn ground(square: Square, [dark, light]: [Ink; 2]) -> Ink {
    let is_light = (square.file().index() + square.rank().index()) % 2 == 1;
    if is_light { light } else { dark }
}

/// The ink of marks beside a glyph.
pub(crate) const MARK_INK: Ink = ink(196);
/// The ink of glyphs that are no pieces.
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

/// With colors, pieces differ by their ink. Without, nobody knows whether the ink is light or dark, so the
/// shape tells.
pub(crate) fn piece_glyph(color: Color, look: Look) -> char {
    match (color, look.ascii) {
        (Color::White, true) => 'O',
        (Color::Black, true) => '#',
        (Color::White, false) if !look.color => '○',
        (_, false) => '●',
    }
}

/// Without colors, a dot shows where a square is.
pub(crate) fn empty_glyph(look: Look) -> char {
    match (look.color, look.ascii) {
        (true, _) => ' ',
        (false, false) => '·',
        (false, true) => '.',
    }
}

/// Where a move leads on an empty square.
pub(crate) fn target_glyph(look: Look) -> char {
    if look.color && !look.ascii { '•' } else { '*' }
}

/// A sign as it looks on the board, to explain it.
pub(crate) fn sign(glyph: char, ink: Ink, look: Look) -> String {
    let style = Style::new().bg_color(Some(PLAIN[0])).fg_color(Some(ink)).bold();
    if look.color { format!("{style} {glyph} {style:#}") } else { glyph.to_string() }
}

/// Both sides' pieces, explained.
pub(crate) fn sides(look: Look) -> String {
    let piece = |color| format!("{} {color}", sign(piece_glyph(color, look), piece_ink(color), look));
    Color::ALL.map(piece).join("   ")
}
