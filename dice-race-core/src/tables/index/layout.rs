//! Where the positions of each kind begin, and how many there are.

use super::combinations::{MAX_CELLS, MAX_CHOSEN, binomial, smaller_sets};
use super::side::{Corner, Side};
use crate::PieceCount;

/// What decides how many sides the opponent of a side can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    pub(super) corner: Corner,
    pub(super) on_far_corner: bool,
    /// The number of other pieces on the lap.
    pub(super) others: u32,
}

impl Kind {
    /// Three corners, the far corner or not, zero to four others.
    const COUNT: usize = 3 * 2 * (MAX_CHOSEN as usize + 1);

    #[inline(always)]
    pub(super) fn new(side: Side) -> Kind {
        Kind { corner: side.corner, on_far_corner: side.on_far_corner(), others: side.others().count_ones() }
    }

    /// All kinds of sides that have not finished and have `open` pieces that are not safe.
    pub(super) fn all(open: u32) -> impl Iterator<Item = Kind> {
        let all = Corner::ALL.into_iter().flat_map(|corner| [false, true].map(|far| (corner, far)));
        let all = all.flat_map(|(corner, on_far_corner)| {
            (0..=MAX_CHOSEN).map(move |others| Kind { corner, on_far_corner, others })
        });
        all.filter(move |kind| {
            let has_finished = open == 0 || open == 1 && kind.corner == Corner::Home;
            !has_finished && kind.on_ring() <= open
        })
    }

    /// The number of pieces that are neither safe nor waiting.
    fn on_ring(self) -> u32 {
        u32::from(self.corner != Corner::Free) + u32::from(self.on_far_corner) + self.others
    }

    /// Its number among all kinds.
    #[inline(always)]
    pub(super) fn number(self) -> usize {
        (self.corner as usize * 2 + usize::from(self.on_far_corner)) * (MAX_CHOSEN as usize + 1) + self.others as usize
    }

    /// The number of sides of this kind with the same safe pieces.
    pub(super) fn sides(self) -> u32 {
        binomial(MAX_CELLS - 1, self.others)
    }
}

/// The numbers of sides that an opponent with `open` pieces that are not safe can have, by its own corner. `cells` are
/// the cells of its lap that are free.
#[inline(always)]
pub(super) fn opponents(corner_is_free: bool, cells: u32, open: u32) -> [u32; 3] {
    let with_corner = u32::from(corner_is_free) * smaller_sets(cells, open);
    // With all pieces safe, or the last one on the corner at 28, the opponent has finished.
    [u32::from(open > 0) * smaller_sets(cells, open + 1), with_corner, u32::from(open > 1) * with_corner]
}

/// The positions of a stratum in which the side to move is of one kind.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Run {
    /// The number of the first one, counted from the stratum's first.
    pub(super) start: u32,
    /// The number of sides that the opponent of each side can have.
    pub(super) opponents: u32,
}

/// The runs of a stratum.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Runs {
    /// By [`Kind::number`].
    pub(super) runs: [Run; Kind::COUNT],
    pub(super) positions: u32,
}

impl Runs {
    /// By the numbers of pieces that are not safe: those of the side to move and of its opponent.
    pub(super) fn new(open: u32, opponents_open: u32) -> Runs {
        let mut all = Runs::default();
        for kind in Kind::all(open) {
            let near = Kind { on_far_corner: false, ..kind };
            let cells = MAX_CELLS - near.on_ring();
            let opponents = opponents(!kind.on_far_corner, cells, opponents_open).iter().sum();
            if let Some(run) = all.runs.get_mut(kind.number()) {
                *run = Run { start: all.positions, opponents };
            }
            all.positions += kind.sides() * opponents;
        }
        all
    }
}

/// The strata in the order in which they are solved, each by both sides' safe pieces, the smaller number first.
///
/// Every move leads to the same stratum, perhaps with the sides swapped, or to an earlier one: a side's safe pieces, as
/// a number, never decrease, so the sorted pair of both sides' numbers never decreases either.
pub(crate) fn strata(pieces: PieceCount) -> impl Iterator<Item = [u8; 2]> {
    let is_unfinished = move |safe: &u8| safe.count_ones() < u32::from(pieces.get());
    let pairs = (0..8).rev().flat_map(|low| (low..8).rev().map(move |high| [low, high]));
    pairs.filter(move |pair| pair.iter().all(is_unfinished))
}
