//! The board as it is drawn: the ring, the diagonals, and the way a piece walks.

use anstyle::{Color as Ink, Style};
use dice_race_core::{Color, Game, Move, MoveKind, Position, Progress, ProgressSet, Square};

use crate::terminal::board::{self, Cell, Frame};
use crate::terminal::output::Look;

/// What to draw.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Picture<'a> {
    pub(crate) position: &'a Position,
    pub(crate) look: Look,
    /// The move whose way is highlighted.
    pub(crate) last: Option<Move>,
    /// The moves whose way is drawn with arrows. No two of them share a cell: an own piece is never passed.
    pub(crate) marked: &'a [Move],
    /// Whether the board is drawn as Black sits.
    pub(crate) black_below: bool,
}

impl<'a> Picture<'a> {
    /// The position as White sits, with nothing highlighted.
    pub(crate) fn new(position: &'a Position, look: Look) -> Picture<'a> {
        Picture { position, look, last: None, marked: &[], black_below: false }
    }

    /// The drawing with texts to its right, from the top rank down.
    pub(crate) fn beside(&self, texts: &[String]) -> String {
        let frame = Frame { files: 8, ranks: 8, black_below: self.black_below };
        frame.beside(texts, |square| self.cell(square).paint(self.look))
    }

    fn cell(&self, square: Square) -> Cell {
        let Some(place) = Place::of(square) else { return NO_CELL };
        let marks = self.marks(square);
        let (glyph, ink) = match self.position.piece_at(square) {
            Some(piece) => (board::piece_glyph(piece.color, self.look), board::piece_ink(piece.color)),
            None => (self.way_glyph(square).unwrap_or(place.glyph(self.look)), board::SIGN_INK),
        };
        let mark_ink = if self.is_captured(square) { board::MARK_INK } else { ink };
        let ground = if self.is_chosen(square) {
            board::CHOSEN
        } else if self.is_last(square) {
            board::LAST
        } else if self.step_to(square).is_some() {
            WALKED
        } else {
            place.grounds()
        };
        Cell { glyph, ink, marks, mark_ink, ground: Some(board::ground(square, ground)) }
    }

    /// What stands on either side of the glyph: brackets where color is missing, captures, and who is home.
    fn marks(&self, square: Square) -> [char; 2] {
        let [left, right] = match (self.look.color, self.is_chosen(square), self.is_last(square)) {
            (false, true, _) => ['(', ')'],
            (false, false, true) => ['[', ']'],
            _ => [' ', ' '],
        };
        let is_home = self.position.piece_at(square).is_some_and(|piece| piece.progress.is_home());
        // A bracket is closed, also around a piece that is home: on the diagonal that is plain to see.
        let right = if is_home && right == ' ' { home_glyph(self.look) } else { right };
        [if self.is_captured(square) { 'x' } else { left }, right]
    }

    /// Whether a marked move begins here.
    fn is_chosen(&self, square: Square) -> bool {
        self.marked.iter().any(|m| m.origin() == Some(square))
    }

    /// Whether a marked move captures here.
    fn is_captured(&self, square: Square) -> bool {
        self.marked.iter().any(|m| m.captured() == Some(square))
    }

    /// Whether the last move began, stepped or ended here.
    fn is_last(&self, square: Square) -> bool {
        self.last.is_some_and(|last| last.origin() == Some(square) || last.path().any(|step| step == square))
    }

    /// The marked move that steps here, and the square it comes from; `None` if the piece enters.
    fn step_to(&self, square: Square) -> Option<(Move, Option<Square>)> {
        self.marked.iter().find_map(|&m| {
            let before = std::iter::once(m.origin()).chain(m.path().map(Some));
            m.path().zip(before).find(|(step, _)| *step == square).map(|(_, before)| (m, before))
        })
    }

    /// An arrow where a marked move steps, and where it ends another sign.
    fn way_glyph(&self, square: Square) -> Option<char> {
        let (m, before) = self.step_to(square)?;
        match before {
            Some(before) if m.target() != Some(square) => Some(self.arrow(before, square)),
            _ => Some(board::target_glyph(self.look)),
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
        if self.look.ascii { ascii } else { arrow }
    }
}

/// What a square is in the game; most of the inner squares are nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Ring,
    /// One of the four cells where this color's pieces are home; its corner is one of them.
    Diagonal(Color),
}

impl Place {
    fn of(square: Square) -> Option<Place> {
        let cells = |color| ProgressSet::at(square, color);
        let is_home = |color: &Color| cells(*color).iter().any(Progress::is_home);
        match Color::ALL.into_iter().find(is_home) {
            Some(color) => Some(Place::Diagonal(color)),
            None if cells(Color::White).is_empty() => None,
            None => Some(Place::Ring),
        }
    }

    /// The sign of the empty square; with colors, its ground tells enough.
    fn glyph(self, look: Look) -> char {
        match self {
            Place::Diagonal(color) if !look.color => color.letter(),
            Place::Ring | Place::Diagonal(_) => board::empty_glyph(look),
        }
    }

    fn grounds(self) -> [Ink; 2] {
        match self {
            Place::Ring => board::PLAIN,
            Place::Diagonal(Color::White) => [board::ink(103), board::ink(103)],
            Place::Diagonal(Color::Black) => [board::ink(60), board::ink(60)],
        }
    }
}

/// Where the moves that are shown step.
const WALKED: [Ink; 2] = [board::ink(65), board::ink(108)];

/// A square that no piece comes to.
const NO_CELL: Cell =
    Cell { glyph: ' ', ink: board::SIGN_INK, marks: [' ', ' '], mark_ink: board::SIGN_INK, ground: None };

fn home_glyph(look: Look) -> char {
    if look.ascii { 'h' } else { '⌂' }
}

/// What the signs on the board mean, in a line.
pub(crate) fn legend(look: Look) -> String {
    let home = board::sign(home_glyph(look), board::SIGN_INK, look);
    let [white, black] = Color::ALL.map(|color| {
        let style = Style::new().bg_color(Some(Place::Diagonal(color).grounds()[0]));
        if look.color { format!("{style}   {style:#}") } else { color.letter().to_string() }
    });
    format!("{}   {home} home   {white} White's diagonal   {black} Black's", board::sides(look))
}

/// The last move of a game in which a piece moved.
pub(crate) fn last_walk(game: &Game) -> Option<Move> {
    game.turns().map(|turn| turn.played).filter(|m| m.kind() != MoveKind::Pass).last()
}
