//! The one-line text of a position.
//!
//! ```text
//! position = board " " side
//! board    = rank { "/" rank }         from the top rank down
//! rank     = { "S" | "P" | "s" | "p" | "1" … "8" }
//! side     = "w" | "b"
//! ```
//!
//! `S` is a white unpinned stone, `P` a white pinned one, `s` and `p` the same in black; a digit is a run of empty
//! squares. Each rank must have as many squares as the board has files. The writer makes runs as long as possible, so
//! one position has one text; the reader also takes split runs (`44`).

use core::fmt::{self, Write};
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Color, File, ParseError, Rank, Square, SquareSet};

use crate::{Board, PositionError, PositionOn, SetupOn, Stone};

impl Stone {
    /// `S`, `P`, `s` or `p`.
    pub const fn letter(self) -> char {
        match (self.color, self.pinned) {
            (Color::White, false) => 'S',
            (Color::White, true) => 'P',
            (Color::Black, false) => 's',
            (Color::Black, true) => 'p',
        }
    }
}

impl<B: Board> fmt::Display for PositionOn<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().take(self.board.ranks()).rev() {
            self.write_rank(rank, f)?;
            f.write_char(if rank == Rank::First { ' ' } else { '/' })?;
        }
        f.write_char(self.turn.letter())
    }
}

impl<B: Board> PositionOn<B> {
    fn write_rank(&self, rank: Rank, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = 0;
        for file in File::ALL.into_iter().take(self.board.files()) {
            let Some(stone) = self.stone_at(Square::new(file, rank)) else {
                run += 1;
                continue;
            };
            write_run(run, f)?;
            run = 0;
            f.write_char(stone.letter())?;
        }
        write_run(run, f)
    }
}

/// Writes a number of empty squares, at most eight, unless there are none.
fn write_run(run: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if run == 0 { Ok(()) } else { f.write_char((b'0' + run) as char) }
}

/// One rank as it was read: what stands on it, and how wide it is.
#[derive(Default)]
struct ReadRank {
    white: u8,
    black: u8,
    pinned: u8,
    width: usize,
}

impl ReadRank {
    /// Reads up to the end of the rank; a byte that cannot stand there is an error, and so is a square
    /// more than `widest`.
    fn read(cursor: &mut Cursor<'_>, widest: usize) -> Result<ReadRank, ParseError> {
        let mut rank = ReadRank::default();
        loop {
            let byte = match cursor.peek() {
                Some(byte @ (b'S' | b'P' | b's' | b'p' | b'1'..=b'8')) => byte,
                Some(b'/' | b' ') | None => return Ok(rank),
                _ if rank.width == widest => return Err(cursor.error("the end of the rank, which is full")),
                _ => return Err(cursor.error("`S`, `P`, `s`, `p` or a number of empty squares, 1 to 8")),
            };
            let squares = if byte.is_ascii_digit() { usize::from(byte - b'0') } else { 1 };
            if rank.width + squares > widest {
                return Err(cursor.error("the end of the rank, which is full"));
            }
            let here = 1_u8 << rank.width;
            match byte {
                b'S' | b'P' => rank.white |= here,
                b's' | b'p' => rank.black |= here,
                _ => {}
            }
            if matches!(byte, b'P' | b'p') {
                rank.pinned |= here;
            }
            rank.width += squares;
            cursor.eat(byte);
        }
    }
}

impl<B: Board> SetupOn<B> {
    /// Reads a board and a side, with any number of stones.
    fn read(cursor: &mut Cursor<'_>) -> Result<SetupOn<B>, ParseError> {
        let mut ranks: [ReadRank; 8] = Default::default();
        ranks[0] = ReadRank::read(cursor, 8)?;
        let files = ranks[0].width;
        // As long as more ranks may follow, the board may still become as high as any.
        B::new(files, 8).ok_or(cursor.error(B::EXPECTED))?;
        let mut count = 1;
        while count < 8 && cursor.eat(b'/') {
            ranks[count] = ReadRank::read(cursor, files)?;
            if ranks[count].width < files {
                return Err(cursor.error("a rank as wide as the one above"));
            }
            count += 1;
        }
        let board = B::new(files, count).ok_or(cursor.error(B::EXPECTED))?;
        cursor.expect(b' ', "a space before the side to move")?;
        let turn = Color::read(cursor)?;
        // Ranks were read from the top down: each new one pushes the others up.
        let stack = |bits: fn(&ReadRank) -> u8| {
            SquareSet(ranks[..count].iter().fold(0, |set, rank| set << 8 | u64::from(bits(rank))))
        };
        Ok(SetupOn {
            white: stack(|rank| rank.white),
            black: stack(|rank| rank.black),
            pinned: stack(|rank| rank.pinned),
            turn,
            board,
        })
    }
}

impl<B: Board> FromStr for SetupOn<B> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SetupOn<B>, ParseError> {
        let mut cursor = Cursor::new(text);
        let setup = SetupOn::read(&mut cursor)?;
        cursor.finish()?;
        Ok(setup)
    }
}

impl<B: Board> FromStr for PositionOn<B> {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<PositionOn<B>, PositionError> {
        Ok(text.parse::<SetupOn<B>>()?.to_position()?)
    }
}
