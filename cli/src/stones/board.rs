//! The board as it is drawn.

use anstyle::{Ansi256Color, Color as Ink, Style};
use stones_core::{AnyPosition, Board, Color, File, Move, MoveKind, Rank, Square};

use crate::output::Look;

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
        let letters: Vec<_> = self.files().map(|file| format!(" {file} ")).collect();
        let letters = format!("   {}   ", letters.concat());
        let mut ranks: Vec<_> = Rank::ALL.into_iter().take(self.position.board().ranks()).collect();
        if !self.black_below {
            ranks.reverse();
        }
        let ranks = ranks.into_iter().map(|rank| {
            let cells: String = self.files().map(|file| self.cell(Square::new(file, rank))).collect();
            format!(" {rank} {cells} {rank} ")
        });
        [letters.clone()].into_iter().chain(ranks).chain([letters]).collect()
    }

    /// The drawing with texts to its right, from the top rank down.
    pub(crate) fn beside(&self, texts: &[String]) -> String {
        let board = self.lines();
        let blank = " ".repeat(self.files().count() * 3 + 6);
        let height = board.len().max(texts.len() + 1);
        let row = |row: usize| {
            let left = board.get(row).unwrap_or(&blank);
            let right = row.checked_sub(1).and_then(|row| texts.get(row)).map_or("", String::as_str);
            format!("{left}  {right}").trim_end().to_owned() + "\n"
        };
        (0..height).map(row).collect()
    }

    fn files(&self) -> impl Iterator<Item = File> {
        let mut files: Vec<_> = File::ALL.into_iter().take(self.position.board().files()).collect();
        if self.black_below {
            files.reverse();
        }
        files.into_iter()
    }

    /// One square, three characters wide.
    fn cell(&self, square: Square) -> String {
        let stone = self.position.stone_at(square);
        let (glyph, ink) = match (stone, self.marked.iter().find(|m| m.target == square)) {
            (Some(stone), _) => (stone_glyph(stone.color, self.look), stone_ink(stone.color)),
            (None, Some(m)) => (target_glyph(m.kind, self.look), TARGET_INK),
            (None, None) => (empty_glyph(self.look), TARGET_INK),
        };
        let pin = if stone.is_some_and(|stone| stone.pinned) { pin_glyph(self.look) } else { ' ' };
        if self.look.color {
            let ground = Style::new().bg_color(Some(self.ground(square))).bold();
            let [glyph_style, pin_style] = [ink, PIN_INK].map(|ink| ground.fg_color(Some(ink)));
            return format!("{glyph_style} {glyph}{pin_style}{pin}{pin_style:#}");
        }
        // Neither a stone that has just moved nor one that can move is pinned, so there is room.
        match (self.is_chosen(square), self.is_last(square)) {
            (true, _) => format!("({glyph})"),
            (false, true) => format!("[{glyph}]"),
            (false, false) => format!(" {glyph}{pin}"),
        }
    }

    /// Whether the marked moves begin here.
    fn is_chosen(&self, square: Square) -> bool {
        self.marked.first().is_some_and(|m| m.origin == square)
    }

    /// Whether the last move began or ended here.
    fn is_last(&self, square: Square) -> bool {
        self.last.is_some_and(|last| last.origin == square || last.target == square)
    }

    fn ground(&self, square: Square) -> Ink {
        let is_light = (square.file().index() + square.rank().index()) % 2 == 1;
        let [dark, light] = match (self.is_chosen(square), self.is_last(square)) {
            (true, _) => [ink(71), ink(71)],
            (false, true) => [ink(136), ink(143)],
            (false, false) => [ink(66), ink(109)],
        };
        if is_light { light } else { dark }
    }
}

/// What the signs on the board mean, in a line.
pub(crate) fn legend(look: Look) -> String {
    let sign = |glyph: char, ink_number: Ink| {
        let style = Style::new().bg_color(Some(ink(66))).fg_color(Some(ink_number)).bold();
        if look.color { format!("{style} {glyph} {style:#}") } else { glyph.to_string() }
    };
    let stone = |color| sign(stone_glyph(color, look), stone_ink(color));
    format!("{} White   {} Black   {} pinned", stone(Color::White), stone(Color::Black), sign(pin_glyph(look), PIN_INK))
}

const TARGET_INK: Ink = ink(231);
const PIN_INK: Ink = ink(196);

const fn ink(number: u8) -> Ink {
    Ink::Ansi256(Ansi256Color(number))
}

fn stone_ink(color: Color) -> Ink {
    match color {
        Color::White => ink(231),
        Color::Black => ink(16),
    }
}

/// With colors, stones differ by their ink. Without, nobody knows whether the ink is light or dark, so the
/// shape tells.
fn stone_glyph(color: Color, look: Look) -> char {
    match (color, look.ascii) {
        (Color::White, true) => 'O',
        (Color::Black, true) => '#',
        (Color::White, false) if !look.color => '○',
        (_, false) => '●',
    }
}

fn pin_glyph(look: Look) -> char {
    if look.ascii { 'x' } else { '✕' }
}

/// Where a stone can go: what happens on the way.
fn target_glyph(kind: MoveKind, look: Look) -> char {
    match kind {
        MoveKind::Slide if look.color && !look.ascii => '•',
        MoveKind::Slide => '*',
        jump => jump.separator(),
    }
}

/// Without colors, a dot shows where a square is.
fn empty_glyph(look: Look) -> char {
    match (look.color, look.ascii) {
        (true, _) => ' ',
        (false, false) => '·',
        (false, true) => '.',
    }
}
