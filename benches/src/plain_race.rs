//! The dice race by its default rules, written without bitboards: a board, the progress of each piece in an array, and
//! every piece walked cell by cell. It is the baseline for our engine: neither tuned nor slow.

use crate::Xorshift;

const PIECES: usize = 4;
/// The cells of the ring; after this number of steps, a piece is on the first cell of its diagonal.
const RING: usize = 28;
const LAST: usize = 31;

/// A piece: whose it is, and which of its side.
#[derive(Debug, Clone, Copy)]
struct Piece {
    side: usize,
    number: usize,
}

/// The cell of each side's progress: 0 to 27 are the ring, the six others the diagonals without their corners.
const CELLS: [[usize; LAST + 1]; 2] = {
    let mut cells = [[0; LAST + 1]; 2];
    let mut progress = 0;
    while progress <= RING {
        cells[0][progress] = progress % RING;
        cells[1][progress] = (progress + RING / 2) % RING;
        progress += 1;
    }
    while progress <= LAST {
        cells[0][progress] = progress - 1;
        cells[1][progress] = progress + 2;
        progress += 1;
    }
    cells
};

/// A race under way.
#[derive(Debug, Clone)]
pub struct PlainRace {
    board: [Option<Piece>; 34],
    /// Each side's pieces; `None` waits off the board.
    progress: [[Option<usize>; PIECES]; 2],
    mover: usize,
}

impl PlainRace {
    /// One piece of each side on its start cell.
    pub fn start() -> PlainRace {
        let mut race = PlainRace { board: [None; 34], progress: [[None; PIECES]; 2], mover: 0 };
        for side in [0, 1] {
            race.put(Piece { side, number: 0 }, 0);
        }
        race
    }

    /// Plays a random move with this roll, if there is one. Returns whether the mover has won.
    pub fn play(&mut self, roll: usize, random: &mut Xorshift) -> bool {
        let mut moves = [(0, 0); PIECES];
        let mut count = 0;
        let mut may_enter = roll == 6;
        for number in 0..PIECES {
            let to = match self.progress[self.mover][number] {
                Some(from) => self.walk(from, roll),
                // It does not matter which of the waiting pieces enters.
                None if std::mem::take(&mut may_enter) => self.enter(),
                None => None,
            };
            if let Some(to) = to {
                moves[count] = (number, to);
                count += 1;
            }
        }
        if count > 0 {
            let (number, to) = moves[random.below(count)];
            self.take_and_put(number, to);
        }
        let won = self.progress[self.mover].iter().all(|progress| progress.is_some_and(|progress| progress >= RING));
        self.mover = 1 - self.mover;
        won
    }

    /// Where a piece gets with a roll, if it can be moved.
    fn walk(&self, from: usize, roll: usize) -> Option<usize> {
        for to in from + 1..=from + roll {
            if to > LAST {
                return None;
            }
            match self.on(to) {
                None => {}
                Some(piece) if piece.side != self.mover => return Some(to),
                Some(_) => return (to < RING && to > from + 1).then_some(to - 1),
            }
        }
        Some(from + roll)
    }

    /// What stands on a cell of the mover's path.
    fn on(&self, progress: usize) -> Option<Piece> {
        self.board[CELLS[self.mover][progress]]
    }

    /// Where a waiting piece enters, if it can.
    fn enter(&self) -> Option<usize> {
        self.on(0).is_none_or(|piece| piece.side != self.mover).then_some(0)
    }

    fn take_and_put(&mut self, number: usize, to: usize) {
        if let Some(from) = self.progress[self.mover][number] {
            self.board[CELLS[self.mover][from]] = None;
        }
        if let Some(taken) = self.on(to) {
            self.progress[taken.side][taken.number] = None;
        }
        self.put(Piece { side: self.mover, number }, to);
    }

    fn put(&mut self, piece: Piece, to: usize) {
        self.progress[piece.side][piece.number] = Some(to);
        self.board[CELLS[piece.side][to]] = Some(piece);
    }
}
