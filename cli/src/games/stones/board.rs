//! The drawing of the board.

use stones_core::{AnyPosition, Board, Move, MoveKind, Square};
use stones_dice_texts::{Texts, text};

use crate::terminal::board::{self, Beside, Cell, Frame};
use crate::terminal::layout;
use crate::terminal::output::Style;
use crate::terminal::palette::{Ground, Role};

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
        self.frame().lines(|square| self.cell(square).paint(square, self.style))
    }

    /// The drawing with texts to its right, or around it.
    pub(crate) fn beside(&self, beside: &Beside) -> String {
        self.frame().beside(beside, self.style.width, |square| self.cell(square).paint(square, self.style))
    }

    fn frame(&self) -> Frame {
        let board = self.position.board();
        Frame { files: board.files(), ranks: board.ranks(), black_below: self.black_below }
    }

    fn cell(&self, square: Square) -> Cell {
        let stone = self.position.stone_at(square);
        let (glyph, role) = match (stone, self.marked.iter().find(|m| m.target == square)) {
            (Some(stone), _) => (board::piece_glyph(stone.color, self.style), Role::Piece(stone.color)),
            (None, Some(m)) => (move_glyph(m.kind, self.style), Role::Sign),
            (None, None) => (board::empty_glyph(self.style), Role::Sign),
        };
        let pin = if stone.is_some_and(|stone| stone.pinned) { pin_glyph(self.style) } else { ' ' };
        // A stone that has just moved or that can move is not pinned, so the mark of a pin is not lost.
        let (brackets, ground) = match (self.is_chosen(square), self.is_last(square)) {
            (true, _) => (['(', ')'], Ground::Chosen),
            (false, true) => (['[', ']'], Ground::Last),
            (false, false) => ([' ', pin], Ground::Plain),
        };
        let marks = if self.style.palette.is_some() { [' ', pin] } else { brackets };
        Cell { glyph, role, marks, mark_role: Role::Mark, ground: Some(ground) }
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

/// The legend.
pub(crate) fn legend(style: Style, texts: &Texts) -> String {
    let [white, black] = board::sides(style, texts);
    let pin = board::sign(pin_glyph(style), Role::Mark, style);
    layout::flow(&[white, black, format!("{pin} {}", text!(texts, "stones-legend-pinned"))], style.width)
}

/// The mark of a pinned stone.
pub(super) fn pin_glyph(style: Style) -> char {
    if style.ascii { 'x' } else { '×' }
}

/// The glyph of a target: the sign of the move that leads there.
fn move_glyph(kind: MoveKind, style: Style) -> char {
    match kind {
        MoveKind::Slide => board::target_glyph(style),
        jump => jump.separator(),
    }
}
