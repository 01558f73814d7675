//! The board as it is drawn.

use stones_core::{AnyPosition, Board, Move, MoveKind, Square};

use crate::terminal::board::{self, Cell, Frame};
use crate::terminal::output::Look;

/// What to draw.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Picture<'a> {
    pub(crate) position: &'a AnyPosition,
    pub(crate) look: Look,
    /// The move whose ends are highlighted.
    pub(crate) last: Option<Move>,
    /// The moves whose targets are marked.
    pub(crate) marked: &'a [Move],
    /// Whether the board is drawn as Black sits.
    pub(crate) black_below: bool,
}

impl<'a> Picture<'a> {
    /// The position as White sits, with nothing highlighted.
    pub(crate) fn new(position: &'a AnyPosition, look: Look) -> Picture<'a> {
        Picture { position, look, last: None, marked: &[], black_below: false }
    }

    /// The lines of the drawing, all equally wide.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.frame().lines(|square| self.cell(square).paint(self.look))
    }

    /// The drawing with texts to its right, from the top rank down.
    pub(crate) fn beside(&self, texts: &[String]) -> String {
        self.frame().beside(texts, |square| self.cell(square).paint(self.look))
    }

    fn frame(&self) -> Frame {
        let board = self.position.board();
        Frame { files: board.files(), ranks: board.ranks(), black_below: self.black_below }
    }

    fn cell(&self, square: Square) -> Cell {
        let stone = self.position.stone_at(square);
        let (glyph, ink) = match (stone, self.marked.iter().find(|m| m.target == square)) {
            (Some(stone), _) => (board::piece_glyph(stone.color, self.look), board::piece_ink(stone.color)),
            (None, Some(m)) => (way_glyph(m.kind, self.look), board::SIGN_INK),
            (None, None) => (board::empty_glyph(self.look), board::SIGN_INK),
        };
        let pin = if stone.is_some_and(|stone| stone.pinned) { pin_glyph(self.look) } else { ' ' };
        // Neither a stone that has just moved nor one that can move is pinned, so there is room.
        let (marks, grounds) = match (self.is_chosen(square), self.is_last(square)) {
            (true, _) => (['(', ')'], board::CHOSEN),
            (false, true) => (['[', ']'], board::LAST),
            (false, false) => ([' ', pin], board::PLAIN),
        };
        let marks = if self.look.color { [' ', pin] } else { marks };
        Cell { glyph, ink, marks, mark_ink: board::MARK_INK, ground: Some(board::ground(square, grounds)) }
    }

    /// Whether the marked moves begin here.
    fn is_chosen(&self, square: Square) -> bool {
        self.marked.first().is_some_and(|m| m.origin == square)
    }

    /// Whether the last move began or ended here.
    fn is_last(&self, square: Square) -> bool {
        self.last.is_some_and(|last| last.origin == square || last.target == square)
    }
}

/// What the signs on the board mean, in a line.
pub(crate) fn legend(look: Look) -> String {
    format!("{}   {} pinned", board::sides(look), board::sign(pin_glyph(look), board::MARK_INK, look))
}

fn pin_glyph(look: Look) -> char {
    if look.ascii { 'x' } else { '✕' }
}

/// Where a stone can go: what happens on the way.
fn way_glyph(kind: MoveKind, look: Look) -> char {
    match kind {
        MoveKind::Slide => board::target_glyph(look),
        jump => jump.separator(),
    }
}
