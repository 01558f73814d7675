//! From numbers back to positions.

use super::PositionIndex;
use super::combinations::{MAX_CELLS, MAX_CHOSEN, smaller_sets, unrank};
use super::layout::{Kind, Run, opponents};
use super::side::{Corner, FAR_CORNER, Side};
use crate::{Color, Position};
#[cfg(any(feature = "exact", test))]
use crate::{PieceCount, ProgressSet};

/// The pieces of all sides that have these safe pieces and have not finished.
#[cfg(any(feature = "exact", test))]
pub(crate) fn sides(pieces: PieceCount, safe: u8) -> impl Iterator<Item = ProgressSet> {
    let open = u32::from(pieces.get()).saturating_sub(safe.count_ones());
    Kind::all(open).flat_map(move |kind| (0..kind.sides()).map(move |number| side(safe, kind, number).pieces()))
}

/// The side with this number among those of its kind.
fn side(safe: u8, kind: Kind, number: u32) -> Side {
    let lap = unrank(number, kind.others, FAR_CORNER) | u32::from(kind.on_far_corner) * FAR_CORNER;
    Side { safe, corner: kind.corner, lap }
}

impl PositionIndex {
    /// The position with this number, White to roll; `None` from [`states`](PositionIndex::states) on.
    pub fn position(&self, number: u32) -> Option<Position> {
        if number >= self.states() {
            return None;
        }
        let (mover, opponent) = self.unrank(number);
        Position::from_pieces(mover.pieces(), opponent.pieces(), Color::White, self.rules())
    }

    /// The side to move and its opponent.
    fn unrank(&self, number: u32) -> (Side, Side) {
        let (safe, opponents_safe) = self.stratum_of(number);
        let rest = number - self.start(safe, opponents_safe);
        let (kind, run) = self.run_of(safe, opponents_safe, rest);
        let (rest, opponents) = (rest - run.start, run.opponents.max(1));
        let mover = side(safe, kind, rest / opponents);
        (mover, self.opponent_of(mover, opponents_safe, rest % opponents))
    }

    /// The safe pieces of the side to move and its opponent.
    fn stratum_of(&self, number: u32) -> (u8, u8) {
        let mut all = (0..8).flat_map(|safe| (0..8).map(move |opponents_safe| (safe, opponents_safe)));
        let holds = |&(safe, opponents_safe): &(u8, u8)| {
            let rest = number.checked_sub(self.start(safe, opponents_safe));
            rest.is_some_and(|rest| rest < self.positions(safe, opponents_safe))
        };
        all.find(holds).unwrap_or_default()
    }

    /// The kind of the side to move, and its run, in this position of a stratum.
    fn run_of(&self, safe: u8, opponents_safe: u8, position: u32) -> (Kind, Run) {
        let runs = self.runs(safe, opponents_safe).map(|runs| &runs.runs);
        let run = |kind: Kind| runs.and_then(|runs| runs.get(kind.number())).copied();
        let all = Kind::all(self.open(safe)).filter_map(|kind| Some((kind, run(kind)?)));
        let found = all.take_while(|(_, run)| run.start <= position).last();
        found.unwrap_or((Kind { corner: Corner::Free, on_far_corner: false, others: 0 }, Run::default()))
    }

    /// The opponent with this number among those that a side to move can have.
    fn opponent_of(&self, mover: Side, safe: u8, mut number: u32) -> Side {
        let cells = MAX_CELLS - mover.taken().count_ones();
        let mut corner = Corner::Free;
        for (next, count) in Corner::ALL.into_iter().zip(opponents(!mover.on_far_corner(), cells, self.open(safe))) {
            corner = next;
            if number < count {
                break;
            }
            number -= count;
        }
        let on_lap = (0..MAX_CHOSEN).rev().find(|&on_lap| smaller_sets(cells, on_lap + 1) <= number);
        let on_lap = on_lap.map_or(0, |on_lap| on_lap + 1);
        Side { safe, corner, lap: unrank(number - smaller_sets(cells, on_lap), on_lap, mover.taken()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use std::vec::Vec;

    fn index(pieces: PieceCount) -> PositionIndex {
        PositionIndex::new(Rules { pieces, ..Rules::default() })
    }

    /// Checks the numbers of an index that `is_chosen`.
    fn check(pieces: PieceCount, is_chosen: impl Fn(u32) -> bool) {
        let index = index(pieces);
        for number in (0..index.states()).filter(|&number| is_chosen(number)) {
            let position = index.position(number).unwrap();
            assert!(position.winner().is_none());
            assert_eq!(index.number(&position), Ok(number));
            assert_eq!(index.number(&position.flipped()), Ok(number));
        }
        assert_eq!(index.position(index.states()), None);
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

    /// There are exactly as many numbers as pairs of sides that fit on a board.
    #[test]
    fn no_number_is_wasted() {
        let counted = PieceCount::ALL.map(|pieces| {
            let all: Vec<ProgressSet> = (0..8).flat_map(|safe| sides(pieces, safe)).collect();
            // Which opponents a side can have depends on the cells that it takes.
            let mut taken: Vec<u32> = all.iter().map(|side| side.seen_by_opponent().0).collect();
            taken.sort_unstable();
            let mut count = 0_u64;
            for same in taken.chunk_by(|a, b| a == b) {
                count += same.len() as u64 * all.iter().filter(|side| side.0 & same[0] == 0).count() as u64;
            }
            count
        });
        assert_eq!(counted, [813, 242_517, 22_836_773, 1_038_131_311]);
        assert_eq!(counted, PieceCount::ALL.map(|pieces| u64::from(index(pieces).states())));
    }
}
