//! From numbers back to sets, sides and positions.

use super::combinations::{MAX_CELLS, MAX_CHOSEN, choose, fewer_than};
use super::index::{Index, Run, kind, kinds, opponents};
use super::side::{Corner, FACING, Side};
use crate::PieceCount;

/// All sides with so many pieces that are not safe, none of them finished, and these safe ones.
pub(super) fn sides(pieces: PieceCount, safe: u8) -> impl Iterator<Item = Side> {
    let open = u32::from(pieces.get()).saturating_sub(safe.count_ones());
    kinds(open).flat_map(move |(corner, faces, others)| {
        let all = 0..choose(MAX_CELLS - 1, others);
        all.map(move |number| side_of(safe, (corner, faces, others), number))
    })
}

fn side_of(safe: u8, (corner, faces, others): (Corner, bool, u32), number: u32) -> Side {
    Side { safe, corner, lap: unrank(number, others, FACING) | u32::from(faces) * FACING }
}

/// The set of `chosen` cells with this [`rank`](super::combinations::rank), by the cells left free.
fn unrank(mut rank: u32, chosen: u32, blocked: u32) -> u32 {
    let mut set = 0;
    for chosen in (1..=chosen).rev() {
        let cell = (0..MAX_CELLS).rev().find(|&cell| choose(cell, chosen) <= rank).unwrap_or(0);
        rank -= choose(cell, chosen);
        set |= 1 << cell;
    }
    spread(set, blocked)
}

/// Moves cells to where they are when the `blocked` ones are put back.
fn spread(set: u32, blocked: u32) -> u32 {
    let free = (0..u32::BITS).filter(|cell| blocked >> cell & 1 == 0);
    free.zip(0..u32::BITS).filter(|(_, number)| set >> number & 1 != 0).fold(0, |set, (cell, _)| set | 1 << cell)
}

impl Index {
    /// The side to move and its opponent in the position with this number, which is less than [`len`](Index::len).
    pub(super) fn unrank(&self, number: u32) -> (Side, Side) {
        let (safe, opponents_safe) = self.stratum_of(number);
        let rest = number - self.start(safe, opponents_safe);
        let (kind, run) = self.kind_of(safe, opponents_safe, rest);
        let rest = rest - run.start;
        let mover = side_of(safe, kind, rest / run.opponents.max(1));
        (mover, self.opponent_of(mover, opponents_safe, rest % run.opponents.max(1)))
    }

    /// The stratum that holds this number, by both sides' safe pieces.
    fn stratum_of(&self, number: u32) -> (u8, u8) {
        let all = (0..8).flat_map(|safe| (0..8).map(move |opponents| (safe, opponents)));
        let holds = |&(safe, opponents): &(u8, u8)| {
            let positions = self.kinds(safe, opponents).map_or(0, |kinds| kinds.positions);
            number.checked_sub(self.start(safe, opponents)).is_some_and(|rest| rest < positions)
        };
        all.into_iter().find(holds).unwrap_or_default()
    }

    /// The kind of side to move whose run holds this position of a stratum.
    fn kind_of(&self, safe: u8, opponents_safe: u8, position: u32) -> ((Corner, bool, u32), Run) {
        let runs = self.kinds(safe, opponents_safe).map(|kinds| &kinds.runs);
        let run = |(corner, faces, others)| runs.and_then(|runs| runs.get(kind(corner, faces, others))).copied();
        let begun = kinds(self.open(safe)).filter_map(|kind| Some((kind, run(kind)?)));
        let found = begun.take_while(|(_, run)| run.start <= position).last();
        found.unwrap_or(((Corner::Free, false, 0), Run::default()))
    }

    /// The opponent's side with this number among those that a side to move can have.
    fn opponent_of(&self, mover: Side, safe: u8, mut number: u32) -> Side {
        let cells = MAX_CELLS - mover.taken().count_ones();
        let mut corner = Corner::Free;
        for (next, count) in Corner::ALL.into_iter().zip(opponents(!mover.faces(), cells, self.open(safe))) {
            corner = next;
            if number < count {
                break;
            }
            number -= count;
        }
        let on_lap = (0..MAX_CHOSEN).rev().find(|&on_lap| fewer_than(cells, on_lap + 1) <= number).map_or(0, |n| n + 1);
        Side { safe, corner, lap: unrank(number - fewer_than(cells, on_lap), on_lap, mover.taken()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::combinations::rank;
    use crate::exact::index::Mover;
    use std::vec::Vec;

    #[test]
    fn sets_are_numbered_without_gaps() {
        for blocked in [0, 1, 0b1010_0110] {
            for chosen in 0..=MAX_CHOSEN {
                let free = 20 - u32::count_ones(blocked);
                for number in 0..choose(free, chosen) {
                    let set = unrank(number, chosen, blocked);
                    assert_eq!((set & blocked, set.count_ones(), set >> 20), (0, chosen, 0));
                    assert_eq!(rank(set, blocked), number);
                }
            }
        }
    }

    /// Checks every number of an index that `is_chosen`.
    fn check(pieces: PieceCount, is_chosen: impl Fn(u32) -> bool) {
        let index = Index::new(pieces);
        for number in (0..index.len()).filter(|&number| is_chosen(number)) {
            let (mover, other) = index.unrank(number);
            let (own, theirs) = (mover.pieces(), other.pieces());
            assert_eq!(index.rank(&Mover::new(own), theirs), number);
            assert_eq!((Side::of(own), Side::of(theirs)), (mover, other));
            assert!(own.len() <= pieces.get().into() && theirs.len() <= pieces.get().into());
            assert_eq!(own.seen_by_opponent().0 & theirs.0, 0);
            assert!(own.count_home() < pieces.get() && theirs.count_home() < pieces.get());
        }
    }

    #[test]
    fn positions_and_numbers_are_one_to_one() {
        check(PieceCount::One, |_| true);
        check(PieceCount::Two, |_| true);
        check(PieceCount::Three, |number| number % 101 == 0);
        check(PieceCount::Four, |number| number % 10_007 == 0);
    }

    #[test]
    #[ignore = "half a minute: cargo test -p dice-race-core --features exact -- --ignored every_number"]
    fn every_number_of_three_pieces() {
        check(PieceCount::Three, |_| true);
    }

    /// A number for each position and no other: there are exactly as many as pairs of sides can be put on a board.
    #[test]
    fn no_number_is_wasted() {
        let counted = PieceCount::ALL.map(|pieces| {
            let all: Vec<Side> = (0..8).flat_map(|safe| sides(pieces, safe)).collect();
            // The opponents of a side depend on the cells that it takes.
            let mut taken: Vec<u32> = all.iter().map(|side| side.pieces().seen_by_opponent().0).collect();
            taken.sort_unstable();
            let mut count = 0_u64;
            for same in taken.chunk_by(|a, b| a == b) {
                count += same.len() as u64 * all.iter().filter(|side| side.pieces().0 & same[0] == 0).count() as u64;
            }
            count
        });
        assert_eq!(counted[..2], [813, 242_517]);
        assert_eq!(counted, PieceCount::ALL.map(|pieces| Index::new(pieces).len().into()));
    }
}
