//! The drawing of the board.

use stones_core::{AnyPosition, Board, Move, MoveKind, Square};

use crate::terminal::board::{self, Cell, Frame};
use crate::terminal::output::Style;

/// A position to draw.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoardView<'a> {
    pub(crate) position: &'a AnyPosition,
    pub(crate) style: Style,
    /// The move whose ends are highlighted.
    pub(crate) last: Option<Move>,
    /// The moves whose targets are marked.
    pub(crate) marked: &'a [Move],
    /// Whether Black is below.
    pub(crate) black_below: bool,
}

impl<'a> BoardView<'a> {
    /// The position with White below and nothing highlighted.
    pub(crate) fn new(position: &'a AnyPosition, style: Style) -> BoardView<'a> {
        BoardView { position, style, last: None, marked: &[], black_below: false }
    }

    /// The lines of the drawing, all of one width.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.frame().lines(|square| self.cell(square).paint(self.style))
    }

    /// The drawing with texts to its right, from the top rank down.
    pub(crate) fn beside(&self, texts: &[String]) -> String {
        self.frame().beside(texts, |square| self.cell(square).paint(self.style))
    }

    fn frame(&self) -> Frame {
        let board = self.position.board();
        Frame { files: board.files(), ranks: board.ranks(), black_below: self.black_below }
    }

    fn cell(&self, square: Square) -> Cell {
        let stone = self.position.stone_at(square);
        let (glyph, ink) = match (stone, self.marked.iter().find(|m| m.target == square)) {
            (Some(stone), _) => (board::piece_glyph(stone.color, self.style), board::piece_ink(stone.color)),
            (None, Some(m)) => (move_glyph(m.kind, self.style), board::SIGN_INK),
            (None, None) => (board::empty_glyph(self.style), board::SIGN_INK),
        };
        let pin = if stone.is_some_and(|stone| stone.pinned) { pin_glyph(self.style) } else { ' ' };
        // A stone that has just moved or that can move is not pinned, so the mark of a pin is not lost.
        let (marks, grounds) = match (self.is_chosen(square), self.is_last(square)) {
            (true, _) => (['(', ')'], board::CHOSEN),
            (false, true) => (['[', ']'], board::LAST),
            (false, false) => ([' ', pin], board::PLAIN),
        };
        let marks = if self.style.color { [' ', pin] } else { marks };
        Cell { glyph, ink, marks, mark_ink: board::MARK_INK, ground: Some(board::ground(square, grounds)) }
    }

    /// Whether the marked moves start here.
    fn is_chosen(&self, square: Square) -> bool {
        self.marked.first().is_some_and(|m| m.origin == square)
    }

    /// Whether the last move started or ended here.
    fn is_last(&self, square: Square) -> bool {
        self.last.is_some_and(|last| last.origin == square || last.target == square)
    }
}

/// The legend, one line.
pub(crate) fn legend(style: Style) -> String {
    format!("{}   {} pinned", board::sides(style), board::sign(pin_glyph(style), board::MARK_INK, style))
}

fn pin_glyph(style: Style) -> char {
    if style.ascii { 'x' } else { '✕' }
}

/// The glyph of a target: the sign of the move that leads there.
fn move_glyph(kind: MoveKind, style: Style) -> char {
    match kind {
        MoveKind::Slide => board::target_glyph(style),
        jump => jump.separator(),
    }
}
