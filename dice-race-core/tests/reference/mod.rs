//! The rules of the dice race once more, slowly: pieces in plain lists, and squares that are walked one by one.
//!
//! Written from the rules alone and sharing nothing with the engine, not even its words: what the two have in
//! common is text and numbers. Rules are quoted where they are followed.

#![allow(dead_code, unreachable_pub, reason = "each test and each fuzz target uses its own part")]

use std::fmt;

/// A square as (file, rank), counted from 0.
pub type Place = (i32, i32);

/// The options of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    pub landing_only: bool,
    pub whole_roll: bool,
    pub extra_roll_on_six: bool,
    pub pieces: usize,
}

impl Options {
    /// The options with this number: a bit each for capture, block and extra roll, with 1 to 4 pieces.
    pub fn numbered(number: usize) -> Options {
        Options {
            landing_only: number & 1 != 0,
            whole_roll: number & 2 != 0,
            extra_roll_on_six: number & 4 != 0,
            pieces: number / 8 % 4 + 1,
        }
    }

    /// All 32.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..32).map(Options::numbered)
    }
}

/// The pieces of both sides, whose turn it is, and what was rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    pub options: Options,
    /// The progress of every piece, White's first; `None` waits off the board. In no order.
    pub sides: [Vec<Option<i32>>; 2],
    pub white_to_move: bool,
    pub rolled: Option<i32>,
}

/// What a move is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    Walk { from: i32, to: i32 },
    Enter,
    Pass,
}

/// One move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    pub white: bool,
    pub action: Action,
    /// The squares stepped on, the last one included.
    pub path: Vec<Place>,
    pub captured: Option<Place>,
}

/// "Ring of 28 edge cells, counter-clockwise from a1 […]; the diagonal: 28 is the start cell again, then 29, 30, 31
/// towards the center." Black sits opposite.
pub fn square(white: bool, progress: i32) -> Place {
    let (file, rank) = match progress {
        0..=6 => (progress, 0),
        7..=13 => (7, progress - 7),
        14..=20 => (21 - progress, 7),
        21..=27 => (0, 28 - progress),
        _ => (progress - 28, progress - 28),
    };
    if white { (file, rank) } else { (7 - file, 7 - rank) }
}

impl Reference {
    /// "Each player starts with one piece on the start cell; three wait off the board."
    pub fn start(options: Options) -> Reference {
        let mut side = vec![None; options.pieces];
        side[0] = Some(0);
        Reference { options, sides: [side.clone(), side], white_to_move: true, rolled: None }
    }

    pub fn side(&self, white: bool) -> &Vec<Option<i32>> {
        &self.sides[usize::from(!white)]
    }

    /// Whether a piece of this side stands on the square.
    pub fn stands_on(&self, white: bool, place: Place) -> bool {
        self.side(white).iter().flatten().any(|&progress| square(white, progress) == place)
    }

    /// "All of them must be at progress ≥ 28 to win, on any of the four cells."
    pub fn has_won(&self, white: bool) -> bool {
        self.side(white).iter().all(|piece| piece.is_some_and(|progress| progress >= 28))
    }

    pub fn is_over(&self) -> bool {
        self.has_won(true) || self.has_won(false)
    }

    /// Whether there can be such a position.
    pub fn is_valid(&self) -> bool {
        let squares = |white| self.side(white).iter().flatten().map(move |&progress| square(white, progress));
        let mut taken: Vec<Place> = squares(true).chain(squares(false)).collect();
        let count = taken.len();
        taken.sort_unstable();
        taken.dedup();
        taken.len() == count
            && self.sides.iter().all(|side| side.len() == self.options.pieces)
            && !(self.has_won(true) && self.has_won(false))
            && !(self.is_over() && self.rolled.is_some())
    }

    /// The legal moves; none while a roll is awaited. "If no piece can move, the turn passes."
    pub fn moves(&self) -> Vec<Play> {
        let Some(rolled) = self.rolled else { return Vec::new() };
        let own = self.side(self.white_to_move);
        let mut plays: Vec<Play> = own.iter().flatten().filter_map(|&from| self.walk(from, rolled)).collect();
        plays.extend(self.enter(rolled));
        if plays.is_empty() {
            plays.push(Play { white: self.white_to_move, action: Action::Pass, path: Vec::new(), captured: None });
        }
        plays
    }

    /// "A move is walked cell by cell, for the number rolled."
    fn walk(&self, from: i32, rolled: i32) -> Option<Play> {
        let white = self.white_to_move;
        let mut path = Vec::new();
        let mut captured = None;
        for next in from + 1..=from + rolled {
            // "Next progress would be over 31: the piece cannot move."
            if next > 31 {
                return None;
            }
            let here = square(white, next);
            // "Next cell holds an own piece (look at the square): next progress ≤ 27: stop here; next progress ≥ 28:
            // the piece cannot move at all."
            if self.stands_on(white, here) {
                // "A roll that would reach progress ≥ 28 is made in full or not at all."
                if next >= 28 || self.options.whole_roll && from + rolled >= 28 {
                    return None;
                }
                break;
            }
            path.push(here);
            // "The first one met is captured and the move stops there."
            if !self.options.landing_only && self.stands_on(!white, here) {
                captured = Some(here);
                break;
            }
        }
        // "A move of zero steps is no move."
        let last = *path.last()?;
        // "Capture only on the last cell, also when cut short on the ring."
        if self.options.landing_only && self.stands_on(!white, last) {
            captured = Some(last);
        }
        let to = from + path.len() as i32;
        Some(Play { white, action: Action::Walk { from, to }, path, captured })
    }

    /// "Needs a six, a waiting piece and no own piece on the start square, be it at progress 0 or 28; an opponent there
    /// is captured."
    fn enter(&self, rolled: i32) -> Option<Play> {
        let white = self.white_to_move;
        let start = square(white, 0);
        if rolled != 6 || !self.side(white).contains(&None) || self.stands_on(white, start) {
            return None;
        }
        let captured = self.stands_on(!white, start).then_some(start);
        Some(Play { white, action: Action::Enter, path: vec![start], captured })
    }

    /// The position after a roll.
    pub fn roll(&self, number: i32) -> Reference {
        Reference { rolled: Some(number), ..self.clone() }
    }

    /// The position after a legal move.
    pub fn after(&self, play: &Play) -> Reference {
        let mut next = self.clone();
        let [own, opponents] = {
            let [white, black] = &mut next.sides;
            if self.white_to_move { [white, black] } else { [black, white] }
        };
        let (from, to) = match play.action {
            Action::Walk { from, to } => (Some(from), Some(to)),
            Action::Enter => (None, Some(0)),
            Action::Pass => (None, None),
        };
        if to.is_some() {
            *own.iter_mut().find(|piece| **piece == from).expect("a piece that moves") = to;
        }
        // "A captured piece waits off the board again."
        for piece in opponents {
            if piece.is_some_and(|progress| Some(square(!self.white_to_move, progress)) == play.captured) {
                *piece = None;
            }
        }
        // "Any six gives another roll, also after entering, a capture or a forced pass."
        let again = self.options.extra_roll_on_six && self.rolled == Some(6);
        next.white_to_move = self.white_to_move == again;
        next.rolled = None;
        next
    }

    /// Reads a position text that is known to be well-formed.
    pub fn parse(text: &str, options: Options) -> Reference {
        let [pieces, turn, rolled] = text.split(' ').collect::<Vec<_>>().try_into().expect("three words");
        let sides = pieces.split('/').map(|side| side.split(',').map(|piece| piece.parse().ok()).collect());
        Reference {
            options,
            sides: sides.collect::<Vec<_>>().try_into().expect("two sides"),
            white_to_move: turn == "w",
            rolled: rolled.parse().ok(),
        }
    }
}

/// "Each side's pieces as progress values, highest first, waiting pieces last as `-`."
impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |white| {
            let mut pieces = self.side(white).clone();
            pieces.sort_unstable();
            let written = pieces.iter().rev().map(|piece| piece.map_or("-".to_string(), |p| p.to_string()));
            written.collect::<Vec<_>>().join(",")
        };
        let turn = if self.white_to_move { 'w' } else { 'b' };
        let rolled = self.rolled.map_or("?".to_string(), |number| number.to_string());
        write!(f, "{}/{} {turn} {rolled}", side(true), side(false))
    }
}

/// `a1-d1`, `a1xd1`, `@a1`, `@xa1`, `--`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let target = || name(*self.path.last().expect("a piece that moves steps on a square"));
        let capture = |yes, no| if self.captured.is_some() { yes } else { no };
        match self.action {
            Action::Walk { from, .. } => {
                write!(f, "{}{}{}", name(square(self.white, from)), capture("x", "-"), target())
            }
            Action::Enter => write!(f, "@{}{}", capture("x", ""), target()),
            Action::Pass => f.write_str("--"),
        }
    }
}

/// A square's name, `a1` to `h8`.
pub fn name((file, rank): Place) -> String {
    let letter = char::from(b'a' + file as u8);
    format!("{letter}{}", rank + 1)
}
