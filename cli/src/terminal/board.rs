//! Drawing a board of cells: the frame, the cells, the glyphs and the colors.

use chessboard_core::{Color, File, Rank, Square};
use stones_dice_texts::{Texts, text};
use textwrap::core::display_width;

use crate::terminal::layout;
use crate::terminal::output::Style;
use crate::terminal::palette::{Ground, Palette, Role};

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

    /// The drawing with texts to its right, from the top rank down; below it if they do not fit there.
    pub(crate) fn beside(self, texts: &[String], width: usize, cell: impl Fn(Square) -> String) -> String {
        let board = self.lines(cell);
        let left = self.files * 3 + 6 + GAP.len();
        let fits = texts.iter().all(|text| left + display_width(text) <= width);
        if fits { side_by_side(&board, texts) } else { one_below_the_other(&board, texts, width) }
    }

    fn files(self) -> impl Iterator<Item = File> {
        directed(File::ALL.into_iter().take(self.files), self.black_below)
    }

    fn ranks(self) -> impl Iterator<Item = Rank> {
        directed(Rank::ALL.into_iter().take(self.ranks), !self.black_below)
    }
}

/// The space between a board and the texts beside it.
const GAP: &str = "  ";

/// A board with texts to its right, from the top rank down.
fn side_by_side(board: &[String], texts: &[String]) -> String {
    let blank = board.first().map_or(String::new(), |line| " ".repeat(display_width(line)));
    let height = board.len().max(texts.len() + 1);
    let row = |row: usize| {
        let left = board.get(row).unwrap_or(&blank);
        let right = row.checked_sub(1).and_then(|row| texts.get(row)).map_or("", String::as_str);
        format!("{left}{GAP}{right}").trim_end().to_owned() + "\n"
    };
    (0..height).map(row).collect()
}

/// A board with texts below it; a text that is too wide goes on under its second word.
fn one_below_the_other(board: &[String], texts: &[String], width: usize) -> String {
    let texts = texts.iter().filter(|text| !text.is_empty()).map(|text| layout::wrap_line(text, width, TEXT_INDENT));
    let lines = board.iter().map(|line| line.trim_end().to_owned());
    lines.chain([String::new()]).chain(texts).map(|line| line + "\n").collect()
}

/// The columns of a square and a space, with which lines of moves begin.
const TEXT_INDENT: usize = 3;

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
    pub(crate) role: Role,
    pub(crate) marks: [char; 2],
    pub(crate) mark_role: Role,
    /// `None` for a square outside the board.
    pub(crate) ground: Option<Ground>,
}

impl Cell {
    pub(crate) fn paint(self, square: Square, style: Style) -> String {
        let (glyph, [left, right]) = (self.glyph, self.marks);
        let Some((palette, ground)) = style.palette.zip(self.ground) else { return format!("{left}{glyph}{right}") };
        let ground = palette.ground(ground, square);
        let mark = |mark| palette.style(if mark == ' ' { Role::Sign } else { self.mark_role }, ground);
        let (before, middle, after) = (mark(left), palette.style(self.role, ground), mark(right));
        format!("{before}{left}{middle}{glyph}{after}{right}{after:#}")
    }
}

/// The letter of a side shows on any background, and so does the disk where there are enough colors.
pub(crate) fn piece_glyph(color: Color, style: Style) -> char {
    let has_disks = !style.ascii && style.palette.is_some_and(Palette::paints_disks);
    if has_disks { '●' } else { color.letter().to_ascii_uppercase() }
}

/// An empty square: without colors, a dot.
pub(crate) fn empty_glyph(style: Style) -> char {
    match (style.palette.is_some(), style.ascii) {
        (true, _) => ' ',
        (false, false) => '·',
        (false, true) => '.',
    }
}

/// The target of a move on an empty square.
pub(crate) fn target_glyph(style: Style) -> char {
    if style.palette.is_some() && !style.ascii { '•' } else { '*' }
}

/// A glyph as on the board, for the legend.
pub(crate) fn sign(glyph: char, role: Role, style: Style) -> String {
    if style.palette.is_none() {
        return glyph.to_string();
    }
    let cell = Cell { glyph, role, marks: [' ', ' '], mark_role: Role::Sign, ground: Some(Ground::Plain) };
    cell.paint(Square::A1, style)
}

/// The entries of the legend for both sides' pieces.
pub(crate) fn sides(style: Style, texts: &Texts) -> [String; 2] {
    Color::ALL.map(|color| {
        let side = text!(texts, "session-side", side = color.name());
        format!("{} {side}", sign(piece_glyph(color, style), Role::Piece(color), style))
    })
}
