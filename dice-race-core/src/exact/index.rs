//! A number for every position that waits for a roll while no side is finished, without gaps; see `format.md`.
//!
//! How many sides the opponent can be depends on the kind of the side to move, and not on where exactly its pieces are;
//! so a few sums replace a table.

use super::combinations::{MAX_CELLS, MAX_CHOSEN, choose, fewer_than, rank};
use super::side::{Corner, FACING, Side};
use crate::{PieceCount, ProgressSet};

/// Kinds of sides: three corners, facing or not, zero to four others.
const KINDS: usize = 3 * 2 * (MAX_CHOSEN as usize + 1);

/// What is the same for all sides of a kind.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Run {
    /// The number of the first position with a side of this kind, counted from the stratum's first.
    pub(super) start: u32,
    /// How many positions each side of the kind has: the sides that its opponent can be.
    pub(super) opponents: u32,
}

/// The kinds of sides with so many pieces that are not safe, by the opponent's number of such pieces.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kinds {
    pub(super) runs: [Run; KINDS],
    pub(super) positions: u32,
}

/// The numbers of all positions with so many pieces a side.
#[derive(Debug, Clone)]
pub(super) struct Index {
    pieces: u32,
    /// The number of the first position, by both sides' safe pieces.
    starts: [[u32; 8]; 8],
    /// By both sides' numbers of pieces that are not safe.
    kinds: [[Kinds; MAX_CHOSEN as usize + 1]; MAX_CHOSEN as usize + 1],
    len: u32,
}

/// A side to move, and what its opponents' numbers depend on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mover {
    safe: u8,
    kind: usize,
    /// Its number among the sides of its kind.
    number: u32,
    /// The cells that it takes from the opponent's lap.
    taken: u32,
}

/// The safe pieces of both sides, the smaller first, in the order in which they are solved: each move leads to the
/// same stratum, be it with the sides changed over, or to one that comes before it.
///
/// For safe pieces only ever grow, as a number: if the smaller one grows, the smaller of the two becomes greater, or
/// stays and the greater one is greater; if the greater one grows, the smaller one stays.
pub(super) fn strata(pieces: PieceCount) -> impl Iterator<Item = [u8; 2]> {
    let unfinished = move |safe: &u8| safe.count_ones() < u32::from(pieces.get());
    let pairs = (0..8).rev().flat_map(|low| (low..8).rev().map(move |high| [low, high]));
    pairs.filter(move |pair| pair.iter().all(unfinished))
}

/// The kinds of sides with so many pieces that are not safe.
pub(super) fn kinds(open: u32) -> impl Iterator<Item = (Corner, bool, u32)> {
    let all = Corner::ALL.into_iter().flat_map(|corner| [false, true].map(|faces| (corner, faces)));
    let all = all.flat_map(|(corner, faces)| (0..=MAX_CHOSEN).map(move |others| (corner, faces, others)));
    all.filter(move |&(corner, faces, others)| {
        let is_finished = open == 0 || open == 1 && corner == Corner::Home;
        !is_finished && on_board(corner, faces, others) <= open
    })
}

fn on_board(corner: Corner, faces: bool, others: u32) -> u32 {
    u32::from(corner != Corner::Free) + u32::from(faces) + others
}

/// The number of a kind.
#[inline(always)]
pub(super) fn kind(corner: Corner, faces: bool, others: u32) -> usize {
    (corner as usize * 2 + usize::from(faces)) * (MAX_CHOSEN as usize + 1) + others as usize
}

/// How many opponents' sides there are with each corner, so many pieces that are not safe, and so many cells free.
#[inline(always)]
pub(super) fn opponents(corner_is_free: bool, cells: u32, open: u32) -> [u32; 3] {
    let with_corner = u32::from(corner_is_free) * fewer_than(cells, open);
    // With all its pieces safe, or the last one at home in the corner, the opponent has finished.
    [u32::from(open > 0) * fewer_than(cells, open + 1), with_corner, u32::from(open > 1) * with_corner]
}

impl Kinds {
    fn new(open: u32, opponents_open: u32) -> Kinds {
        let mut all = Kinds::default();
        for (corner, faces, others) in kinds(open) {
            let cells = MAX_CELLS - on_board(corner, false, others);
            let opponents = opponents(!faces, cells, opponents_open).iter().sum();
            if let Some(run) = all.runs.get_mut(kind(corner, faces, others)) {
                *run = Run { start: all.positions, opponents };
            }
            all.positions += choose(MAX_CELLS - 1, others) * opponents;
        }
        all
    }
}

impl Mover {
    #[inline(always)]
    pub(super) fn new(pieces: ProgressSet) -> Mover {
        let side = Side::of(pieces);
        let others = side.others();
        Mover {
            safe: side.safe,
            kind: kind(side.corner, side.faces(), others.count_ones()),
            number: rank(others, FACING),
            taken: side.taken(),
        }
    }

    /// Whether the opponent's corner is free.
    #[inline(always)]
    fn leaves_corner(&self) -> bool {
        (self.kind / (MAX_CHOSEN as usize + 1)).is_multiple_of(2)
    }
}

impl Index {
    pub(super) fn new(pieces: PieceCount) -> Index {
        let counts = [0, 1, 2, 3, 4];
        let kinds = counts.map(|open| counts.map(|opponents_open| Kinds::new(open, opponents_open)));
        let mut index = Index { pieces: pieces.get().into(), starts: [[0; 8]; 8], kinds, len: 0 };
        for [low, high] in strata(pieces) {
            index.append(low, high);
            if low != high {
                index.append(high, low);
            }
        }
        index
    }

    fn append(&mut self, safe: u8, opponents_safe: u8) {
        let row = self.starts.get_mut(usize::from(safe));
        if let Some(start) = row.and_then(|row| row.get_mut(usize::from(opponents_safe))) {
            *start = self.len;
        }
        self.len += self.kinds(safe, opponents_safe).map_or(0, |kinds| kinds.positions);
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> u32 {
        self.len
    }

    /// How many positions come up to the end of this stratum.
    #[cfg(feature = "exact")]
    pub(super) fn len_up_to(&self, [low, high]: [u8; 2]) -> u32 {
        self.start(high, low) + self.kinds(high, low).map_or(0, |kinds| kinds.positions)
    }

    /// The number of the position with this side to move, which no side has finished.
    #[inline(always)]
    pub(super) fn rank(&self, mover: &Mover, opponent: ProgressSet) -> u32 {
        let other = Side::of(opponent);
        let run = self.kinds(mover.safe, other.safe).and_then(|kinds| kinds.runs.get(mover.kind));
        let Run { start, opponents: count } = run.copied().unwrap_or_default();
        let cells = MAX_CELLS - mover.taken.count_ones();
        let by_corner = opponents(mover.leaves_corner(), cells, self.open(other.safe));
        let before = match other.corner {
            Corner::Free => 0,
            Corner::Start => by_corner[0],
            Corner::Home => by_corner[0] + by_corner[1],
        };
        let number = before + fewer_than(cells, other.lap.count_ones()) + rank(other.lap, mover.taken);
        self.start(mover.safe, other.safe) + start + mover.number * count + number
    }

    #[inline(always)]
    pub(super) fn open(&self, safe: u8) -> u32 {
        self.pieces.saturating_sub(safe.count_ones())
    }

    #[inline(always)]
    pub(super) fn start(&self, safe: u8, opponents_safe: u8) -> u32 {
        let row = self.starts.get(usize::from(safe));
        row.and_then(|row| row.get(usize::from(opponents_safe))).copied().unwrap_or(0)
    }

    #[inline(always)]
    pub(super) fn kinds(&self, safe: u8, opponents_safe: u8) -> Option<&Kinds> {
        let row = self.kinds.get(self.open(safe) as usize);
        row.and_then(|row| row.get(self.open(opponents_safe) as usize))
    }
}
