//! The rules of Stones! once more, slowly: an array of squares that is walked square by square.
//!
//! Written from the published rules alone and sharing nothing with the engine, not even its words: what the
//! two have in common is only text. Rules are quoted where they are followed.

#![allow(dead_code, unreachable_pub, reason = "each test and each fuzz target uses its own part")]

use std::fmt::{self, Write};

/// What stands on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    pub white: bool,
    pub pinned: bool,
}

/// A square as (file, rank), counted from 0; walking off the board gives numbers that are not on it.
pub type Place = (i32, i32);

/// A board of any size with its stones, and whose move it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    pub files: i32,
    pub ranks: i32,
    pub white_to_move: bool,
    /// Rank by rank from rank 1, each from file a.
    squares: Vec<Option<Piece>>,
}

/// One move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Play {
    pub origin: Place,
    pub target: Place,
    pub jumped: Option<Place>,
    /// `-` slide, `x` jump that pins an opponent, `^` jump that frees an ally.
    pub sign: char,
}

impl Reference {
    pub fn empty(files: i32, ranks: i32) -> Reference {
        Reference { files, ranks, white_to_move: true, squares: vec![None; (files * ranks) as usize] }
    }

    pub fn start(files: i32, ranks: i32) -> Reference {
        let mut board = Reference::empty(files, ranks);
        for file in 0..files {
            board.put((file, 0), Some(Piece { white: true, pinned: false }));
            board.put((file, ranks - 1), Some(Piece { white: false, pinned: false }));
        }
        board
    }

    pub fn is_on_board(&self, (file, rank): Place) -> bool {
        0 <= file && file < self.files && 0 <= rank && rank < self.ranks
    }

    pub fn at(&self, (file, rank): Place) -> Option<Piece> {
        self.squares[(rank * self.files + file) as usize]
    }

    pub fn put(&mut self, (file, rank): Place, piece: Option<Piece>) {
        self.squares[(rank * self.files + file) as usize] = piece;
    }

    fn is_empty(&self, place: Place) -> bool {
        self.is_on_board(place) && self.at(place).is_none()
    }

    fn places(&self) -> Vec<Place> {
        let ranks = 0..self.ranks;
        ranks.flat_map(|rank| (0..self.files).map(move |file| (file, rank))).collect()
    }

    pub fn count(&self, white: bool) -> usize {
        self.squares.iter().flatten().filter(|piece| piece.white == white).count()
    }

    /// The legal moves of the side to move.
    pub fn moves(&self) -> Vec<Play> {
        self.moves_of(self.white_to_move)
    }

    /// The legal moves of a side, were it its turn.
    pub fn moves_of(&self, white: bool) -> Vec<Play> {
        let mut plays = Vec::new();
        for origin in self.places() {
            // "A pinned stone cannot move."
            if self.at(origin) != Some(Piece { white, pinned: false }) {
                continue;
            }
            let forward = if white { 1 } else { -1 };
            self.walk(origin, (1, forward), white, &mut plays);
            self.walk(origin, (-1, forward), white, &mut plays);
            self.jump(origin, origin, (1, 0), white, &mut plays);
            self.jump(origin, origin, (-1, 0), white, &mut plays);
        }
        plays
    }

    /// "An unpinned stone moves diagonally forward any number of empty squares until it meets another stone;
    /// there it may jump that stone and then stops."
    fn walk(&self, origin: Place, step: Place, white: bool, plays: &mut Vec<Play>) {
        let mut here = origin;
        loop {
            let next = (here.0 + step.0, here.1 + step.1);
            if !self.is_empty(next) {
                break;
            }
            plays.push(Play { origin, target: next, jumped: None, sign: '-' });
            here = next;
        }
        self.jump(origin, here, step, white, plays);
    }

    /// The jump over the stone one step from `here`, to "the square directly behind the jumped stone, which must be
    /// empty and on the board".
    fn jump(&self, origin: Place, here: Place, step: Place, white: bool, plays: &mut Vec<Play>) {
        let over = (here.0 + step.0, here.1 + step.1);
        let target = (over.0 + step.0, over.1 + step.1);
        if !self.is_on_board(over) || !self.is_empty(target) {
            return;
        }
        let Some(stone) = self.at(over) else { return };
        // "A stone of yours may jump exactly two kinds: an unpinned opponent (pins it) and a pinned ally (frees it)."
        let sign = match (stone.white == white, stone.pinned) {
            (false, false) => 'x',
            (true, true) => '^',
            _ => return,
        };
        plays.push(Play { origin, target, jumped: Some(over), sign });
    }

    /// The board after a legal move of the side to move.
    pub fn after(&self, play: Play) -> Reference {
        let mut board = self.clone();
        board.put(play.target, self.at(play.origin));
        board.put(play.origin, None);
        if let Some(over) = play.jumped {
            // "A stone jumped by an opponent becomes pinned. A stone jumped by an ally becomes unpinned."
            let stone = self.at(over).expect("a stone is jumped");
            board.put(over, Some(Piece { white: stone.white, pinned: stone.white != self.white_to_move }));
        }
        board.white_to_move = !self.white_to_move;
        board
    }

    /// The unpinned stones of White and Black on the far `depth` ranks.
    pub fn score(&self, depth: i32) -> [u8; 2] {
        let mut score = [0, 0];
        for place in self.places() {
            let Some(piece) = self.at(place) else { continue };
            let ranks_to_go = if piece.white { self.ranks - 1 - place.1 } else { place.1 };
            if !piece.pinned && ranks_to_go < depth {
                score[usize::from(!piece.white)] += 1;
            }
        }
        score
    }

    /// The scores for the far rank and for the far half of the board.
    pub fn scores(&self) -> [[u8; 2]; 2] {
        [self.score(1), self.score(self.ranks / 2)]
    }

    /// Whether the game is over when the side to move has no legal move, and when either side has none.
    pub fn ended(&self) -> [bool; 2] {
        let stuck = |white| self.moves_of(white).is_empty();
        [stuck(self.white_to_move), stuck(true) || stuck(false)]
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 { 1 } else { self.moves().into_iter().map(|play| self.after(play).perft(depth - 1)).sum() }
    }

    /// Reads a position text that is known to be well-formed.
    pub fn parse(text: &str) -> Reference {
        let (board, side) = text.split_once(' ').expect("a space");
        let mut rows: Vec<Vec<Option<Piece>>> = board.split('/').map(parse_row).collect();
        rows.reverse();
        Reference {
            files: rows[0].len() as i32,
            ranks: rows.len() as i32,
            white_to_move: side == "w",
            squares: rows.concat(),
        }
    }
}

fn parse_row(row: &str) -> Vec<Option<Piece>> {
    let mut squares = Vec::new();
    for letter in row.chars() {
        match letter.to_digit(10) {
            Some(run) => squares.extend(vec![None; run as usize]),
            None => squares.push(Some(Piece { white: letter.is_uppercase(), pinned: "Pp".contains(letter) })),
        }
    }
    squares
}

/// The position's one text.
impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.ranks).rev() {
            let mut run = 0;
            for file in 0..self.files {
                let letter = match self.at((file, rank)) {
                    None => {
                        run += 1;
                        continue;
                    }
                    Some(Piece { white: true, pinned: false }) => 'S',
                    Some(Piece { white: true, pinned: true }) => 'P',
                    Some(Piece { white: false, pinned: false }) => 's',
                    Some(Piece { white: false, pinned: true }) => 'p',
                };
                write_run(run, f)?;
                run = 0;
                f.write_char(letter)?;
            }
            write_run(run, f)?;
            f.write_char(if rank > 0 { '/' } else { ' ' })?;
        }
        f.write_char(if self.white_to_move { 'w' } else { 'b' })
    }
}

/// The number of empty squares in a row, unless there are none.
fn write_run(run: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if run > 0 { write!(f, "{run}") } else { Ok(()) }
}

/// `a1-d4`, `c3xe5`, `c3^e5`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", name(self.origin), self.sign, name(self.target))
    }
}

/// A square's name, `a1` to `h8`.
pub fn name((file, rank): Place) -> String {
    let letter = char::from(b'a' + file as u8);
    format!("{letter}{}", rank + 1)
}
