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
    pub(crate) fn beside(self, beside: &Beside, width: usize, cell: impl Fn(Square) -> String) -> String {
        let board = self.lines(cell);
        let left = self.files * 3 + 6 + GAP.len();
        let texts = beside.by_rank(self.ranks);
        let fits = texts.iter().all(|text| left + display_width(text) <= width);
        if fits { side_by_side(&board, &texts) } else { one_below_the_other(&board, &beside.below(board.len(), width)) }
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
        layout::joined(format!("{left}{GAP}{right}").trim_end()) + "\n"
    };
    (0..height).map(row).collect()
}

/// A board with texts below it.
fn one_below_the_other(board: &[String], texts: &[String]) -> String {
    let lines = board.iter().map(|line| line.trim_end()).chain([""]).chain(texts.iter().map(String::as_str));
    lines.map(|line| layout::joined(line).trim_end().to_owned() + "\n").collect()
}

/// What stands beside a board, or below it where there is no room beside it.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    /// What belongs to the top of the board.
    pub(crate) top: Option<String>,
    pub(crate) list: Vec<String>,
    /// What belongs to the bottom of the board.
    pub(crate) bottom: Option<String>,
    /// `None` if there is no limit.
    pub(crate) room: Option<Room>,
}

/// The rows that a board has with what stands below it.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) rows: usize,
    /// What is said in place of entries that find no room.
    pub(crate) notice: String,
}

impl Beside {
    /// A list without a limit.
    pub(crate) fn list(list: Vec<String>) -> Beside {
        Beside { list, ..Beside::default() }
    }

    /// The texts from the top rank down.
    fn by_rank(&self, ranks: usize) -> Vec<String> {
        let mut lines: Vec<_> = self.top.iter().flat_map(|top| [top.clone(), String::new()]).collect();
        lines.extend_from_slice(&self.list);
        if let Some(bottom) = &self.bottom {
            lines.resize(lines.len().max(ranks - 1), String::new());
            lines.push(bottom.clone());
        }
        lines
    }

    /// The texts below a board of this height. One that is too wide goes on under its second word, and entries for which
    /// there is no room are left out.
    fn below(&self, board: usize, width: usize) -> Vec<String> {
        let wrapped = |text: &String| layout::wrap_line(text, width, TEXT_INDENT);
        let [top, bottom] = [&self.top, &self.bottom].map(|text| text.as_ref().map(wrapped));
        let mut list: Vec<_> = self.list.iter().map(wrapped).collect();
        if let Some(Room { rows, notice }) = &self.room {
            // A line parts the board from what is below.
            let others = [&top, &bottom].into_iter().flatten().map(|text| rows_of(text)).sum::<usize>() + board + 1;
            cut(&mut list, rows.saturating_sub(others).max(MIN_ROWS), wrapped(notice));
        }
        top.into_iter().chain(list).chain(bottom).collect()
    }
}

/// The rows that a list has at least, even if what stands above the board then leaves the screen.
const MIN_ROWS: usize = 3;

/// Leaves out the last entries if all of them need more rows, and says so.
fn cut(list: &mut Vec<String>, rows: usize, notice: String) {
    let needed = |list: &[String]| list.iter().map(|text| rows_of(text)).sum::<usize>();
    if needed(list) <= rows {
        return;
    }
    while needed(list) + rows_of(&notice) > rows && list.pop().is_some() {}
    list.push(notice);
}

fn rows_of(text: &str) -> usize {
    text.split('\n').count()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn below(rows: usize, width: usize) -> Vec<String> {
        let list = ["a1  -b2 -c3", "b1  -c2", "c1  -d2", "d1  -e2"].map(str::to_owned).into();
        let room = Some(Room { rows, notice: "more".to_owned() });
        Beside { top: Some("top".to_owned()), bottom: Some("bottom".to_owned()), room, list }.below(10, width)
    }

    #[test]
    fn a_list_below_the_board_is_cut_to_the_rows_that_are_left() {
        // The board, a line between, the top and the bottom are 13 rows.
        let whole = ["top", "a1  -b2 -c3", "b1  -c2", "c1  -d2", "d1  -e2", "bottom"];
        assert_eq!(below(17, 80), whole);
        assert_eq!(below(16, 80), ["top", "a1  -b2 -c3", "b1  -c2", "more", "bottom"]);
        assert_eq!(below(17, 8), ["top", "a1  -b2\n   -c3", "b1  -c2", "more", "bottom"]);
        for rows in 0..16 {
            assert_eq!(below(rows, 80), below(16, 80), "{rows}: a few entries are always there");
        }
    }
}
