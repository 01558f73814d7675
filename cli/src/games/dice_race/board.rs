//! The drawing of the board: the ring, the diagonals, and the paths of moves.

use dice_race_core::{Color, Game, Move, MoveKind, Position, Progress, ProgressSet, Square};
use stones_dice_texts::{Texts, text};

use crate::terminal::board::{self, Beside, Cell, Frame};
use crate::terminal::layout;
use crate::terminal::output::Style;
use crate::terminal::palette::{Ground, Role};

/// A position to draw.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoardView<'a> {
    pub(crate) position: &'a Position,
    pub(crate) style: Style,
    /// The move whose path is highlighted.
    pub(crate) last: Option<Move>,
    /// The moves whose paths are drawn as arrows. No two share a square, since no piece passes one of its own side.
    pub(crate) marked: &'a [Move],
    /// Whether Black is below.
    pub(crate) black_below: bool,
}

impl<'a> BoardView<'a> {
    /// The position with White below and nothing highlighted.
    pub(crate) fn new(position: &'a Position, style: Style) -> BoardView<'a> {
        BoardView { position, style, last: None, marked: &[], black_below: false }
    }

    /// The drawing with texts to its right, or below.
    pub(crate) fn beside(&self, beside: &Beside) -> String {
        let frame = Frame { files: 8, ranks: 8, black_below: self.black_below };
        frame.beside(beside, self.style.width, |square| self.cell(square).paint(square, self.style))
    }

    fn cell(&self, square: Square) -> Cell {
        let Some(place) = Place::at(square) else { return NO_CELL };
        let marks = self.marks(square);
        let (glyph, role) = match self.position.piece_at(square) {
            Some(piece) => (board::piece_glyph(piece.color, self.style), Role::Piece(piece.color)),
            None => (self.path_glyph(square).unwrap_or(place.glyph(self.style)), Role::Sign),
        };
        let mark_role = if self.is_captured(square) { Role::Mark } else { role };
        let ground = if self.is_chosen(square) {
            Ground::Chosen
        } else if self.is_last(square) {
            Ground::Last
        } else if self.step_to(square).is_some() {
            Ground::Walked
        } else {
            place.ground()
        };
        Cell { glyph, role, marks, mark_role, ground: Some(ground) }
    }

    /// The marks beside the glyph: brackets if there are no colors, a capture, a piece that is home.
    fn marks(&self, square: Square) -> [char; 2] {
        let [left, right] = match (self.style.palette.is_some(), self.is_chosen(square), self.is_last(square)) {
            (false, true, _) => ['(', ')'],
            (false, false, true) => ['[', ']'],
            _ => [' ', ' '],
        };
        let is_home = self.position.piece_at(square).is_some_and(|piece| piece.progress.is_home());
        // The mark of a piece that is home wins over a bracket: on the corner nothing else shows it.
        let right = if is_home { home_glyph(self.style) } else { right };
        [if self.is_captured(square) { 'x' } else { left }, right]
    }

    /// Whether a marked move starts here.
    fn is_chosen(&self, square: Square) -> bool {
        self.marked.iter().any(|m| m.origin() == Some(square))
    }

    /// Whether a marked move captures here.
    fn is_captured(&self, square: Square) -> bool {
        self.marked.iter().any(|m| m.captured() == Some(square))
    }

    /// Whether the last move started, passed or ended here.
    fn is_last(&self, square: Square) -> bool {
        self.last.is_some_and(|last| last.origin() == Some(square) || last.path().any(|step| step == square))
    }

    /// The marked move that passes or ends here, and the square before; no square if the piece enters here.
    fn step_to(&self, square: Square) -> Option<(Move, Option<Square>)> {
        self.marked.iter().find_map(|&m| {
            let before = std::iter::once(m.origin()).chain(m.path().map(Some));
            m.path().zip(before).find(|(step, _)| *step == square).map(|(_, before)| (m, before))
        })
    }

    /// An arrow on the path of a marked move, and the sign of a target at its end.
    fn path_glyph(&self, square: Square) -> Option<char> {
        let (m, before) = self.step_to(square)?;
        match before {
            Some(before) if m.target() != Some(square) => Some(self.arrow(before, square)),
            _ => Some(board::target_glyph(self.style)),
        }
    }

    fn arrow(&self, from: Square, to: Square) -> char {
        let (from, to) = if self.black_below { (to, from) } else { (from, to) };
        let is_right = to.file() > from.file();
        let [ascii, arrow] = match (to.file() == from.file(), to.rank().cmp(&from.rank())) {
            (true, std::cmp::Ordering::Less) => ['v', '↓'],
            (true, _) => ['^', '↑'],
            (false, std::cmp::Ordering::Equal) if is_right => ['>', '→'],
            (false, std::cmp::Ordering::Equal) => ['<', '←'],
            (false, _) if is_right => ['/', '↗'],
            (false, _) => ['/', '↙'],
        };
        if self.style.ascii { ascii } else { arrow }
    }
}

/// The part of the track that a square is; most inner squares are no part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Ring,
    /// One of the four home squares of this color; the corner is one of them.
    Diagonal(Color),
}

impl Place {
    fn at(square: Square) -> Option<Place> {
        let cells = |color| ProgressSet::at(square, color);
        let is_home = |color: &Color| cells(*color).iter().any(Progress::is_home);
        match Color::ALL.into_iter().find(is_home) {
            Some(color) => Some(Place::Diagonal(color)),
            None if cells(Color::White).is_empty() => None,
            None => Some(Place::Ring),
        }
    }

    /// The glyph of the empty square; with colors, the background shows a diagonal.
    fn glyph(self, style: Style) -> char {
        match self {
            Place::Diagonal(color) if style.palette.is_none() => diagonal_glyph(color),
            Place::Ring | Place::Diagonal(_) => board::empty_glyph(style),
        }
    }

    fn ground(self) -> Ground {
        match self {
            Place::Ring => Ground::Plain,
            Place::Diagonal(color) => Ground::Diagonal(color),
        }
    }
}

/// A square outside the track.
const NO_CELL: Cell = Cell { glyph: ' ', role: Role::Sign, marks: [' ', ' '], mark_role: Role::Sign, ground: None };

/// An empty square of a side's diagonal, without colors.
fn diagonal_glyph(color: Color) -> char {
    match color {
        Color::White => '+',
        Color::Black => '=',
    }
}

/// The mark of a piece that is home.
pub(super) fn home_glyph(style: Style) -> char {
    if style.ascii { 'h' } else { '⌂' }
}

/// The legend.
pub(crate) fn legend(style: Style, texts: &Texts) -> String {
    let home = board::sign(home_glyph(style), Role::Sign, style);
    let home = format!("{home} {}", text!(texts, "dice-race-legend-home"));
    let diagonal = |color| {
        let cell = Cell { glyph: ' ', ground: Some(Ground::Diagonal(color)), ..NO_CELL };
        let sign =
            if style.palette.is_some() { cell.paint(Square::A1, style) } else { diagonal_glyph(color).to_string() };
        format!("{sign} {}", text!(texts, "dice-race-legend-diagonal"))
    };
    let [white, black] = board::sides(style, texts);
    let entries =
        [format!("{white}, {}", diagonal(Color::White)), format!("{black}, {}", diagonal(Color::Black)), home];
    layout::flow(&entries, style.width)
}

/// The last move of a game that is not a pass.
pub(crate) fn last_move(game: &Game) -> Option<Move> {
    game.turns().map(|turn| turn.played).filter(|m| m.kind() != MoveKind::Pass).last()
}
