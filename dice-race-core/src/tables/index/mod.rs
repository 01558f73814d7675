//! A number for every position that waits for a roll while the game is not over; `format.md` has the order.
//!
//! The number of sides that the opponent can have depends on the *kind* of the side to move, not on where exactly its
//! pieces are, so a few sums replace a lookup table.

pub(crate) mod combinations;
pub(crate) mod layout;
mod side;
pub(crate) mod unrank;

use core::fmt;

use combinations::{MAX_CELLS, MAX_CHOSEN, rank, smaller_sets};
use layout::{Kind, Run, Runs, opponents, strata};
use side::{Corner, FAR_CORNER, Side};

use super::LookupError;
use crate::{IllegalMove, Position, ProgressSet, Rules};

/// Numbers all positions of some rules that wait for a roll while the game is not over, without gaps.
///
/// The side to move does not count: a position and the same one with the sides swapped share a number. So there are 813
/// numbers with one piece a side, 242,517 with two, 22,836,773 with three and 1,038,131,311 with four. The order is a
/// promise, see the [module](super). 7 KB; numbering takes about 10 ns, the inverse longer.
///
/// ```
/// use dice_race_core::tables::PositionIndex;
/// use dice_race_core::{PieceCount, Position, Rules};
///
/// let rules = Rules { pieces: PieceCount::Two, ..Rules::default() };
/// let index = PositionIndex::new(rules);
/// assert_eq!(index.states(), 242_517);
/// let number = index.number(&Position::initial(rules))?;
/// assert_eq!(index.position(number), Some(Position::initial(rules)));
/// # Ok::<(), dice_race_core::tables::LookupError>(())
/// ```
#[derive(Clone)]
pub struct PositionIndex {
    rules: Rules,
    /// The number of the first position, by both sides' safe pieces.
    starts: [[u32; 8]; 8],
    /// By both sides' numbers of pieces that are not safe.
    runs: [[Runs; MAX_CHOSEN as usize + 1]; MAX_CHOSEN as usize + 1],
    states: u32,
}

/// A side to move, with all that its opponent's numbers depend on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mover {
    safe: u8,
    kind: usize,
    leaves_corner: bool,
    /// Its number among the sides of its kind.
    number: u32,
    /// The cells of the opponent's lap that it takes.
    taken: u32,
}

impl Mover {
    #[inline(always)]
    pub(crate) fn new(pieces: ProgressSet) -> Mover {
        let side = Side::new(pieces);
        Mover {
            safe: side.safe,
            kind: Kind::new(side).number(),
            leaves_corner: !side.on_far_corner(),
            number: rank(side.others(), FAR_CORNER),
            taken: side.taken(),
        }
    }
}

impl PositionIndex {
    /// The numbers of the positions of these rules.
    pub fn new(rules: Rules) -> PositionIndex {
        let counts = [0, 1, 2, 3, 4];
        let runs = counts.map(|open| counts.map(|opponents_open| Runs::new(open, opponents_open)));
        let mut index = PositionIndex { rules, starts: [[0; 8]; 8], runs, states: 0 };
        for [low, high] in strata(rules.pieces) {
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
            *start = self.states;
        }
        self.states += self.positions(safe, opponents_safe);
    }

    /// The rules of the positions.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of positions; all their numbers are less.
    pub fn states(&self) -> u32 {
        self.states
    }

    /// The number of a position. It is an error if the position has other rules or a pending roll, or if the game is
    /// over.
    pub fn number(&self, position: &Position) -> Result<u32, LookupError> {
        LookupError::check_rules(self.rules, position.rules())?;
        if position.winner().is_some() {
            return Err(IllegalMove::GameOver.into());
        }
        if position.rolled().is_some() {
            return Err(IllegalMove::RollPending.into());
        }
        Ok(self.number_unchecked(position))
    }

    /// The number of a position, ignoring a pending roll; arbitrary if the position has no number.
    #[inline(always)]
    pub(crate) fn number_unchecked(&self, position: &Position) -> u32 {
        let turn = position.turn();
        self.rank(&Mover::new(position.pieces(turn)), position.pieces(!turn))
    }

    /// The number of the position with this side to move and these pieces of the opponent.
    #[inline(always)]
    pub(crate) fn rank(&self, mover: &Mover, opponent: ProgressSet) -> u32 {
        let other = Side::new(opponent);
        let run = self.runs(mover.safe, other.safe).and_then(|runs| runs.runs.get(mover.kind));
        let Run { start, opponents: count } = run.copied().unwrap_or_default();
        let cells = MAX_CELLS - mover.taken.count_ones();
        let by_corner = opponents(mover.leaves_corner, cells, self.open(other.safe));
        let before = match other.corner {
            Corner::Free => 0,
            Corner::Start => by_corner[0],
            Corner::Home => by_corner[0] + by_corner[1],
        };
        let number = before + smaller_sets(cells, other.lap.count_ones()) + rank(other.lap, mover.taken);
        self.start(mover.safe, other.safe) + start + mover.number * count + number
    }

    /// The number of positions up to the end of this stratum.
    #[cfg(feature = "exact")]
    pub(crate) fn states_up_to(&self, [low, high]: [u8; 2]) -> u32 {
        self.start(high, low) + self.positions(high, low)
    }

    /// The number of pieces that are not safe.
    #[inline(always)]
    fn open(&self, safe: u8) -> u32 {
        u32::from(self.rules.pieces.get()).saturating_sub(safe.count_ones())
    }

    #[inline(always)]
    fn start(&self, safe: u8, opponents_safe: u8) -> u32 {
        let row = self.starts.get(usize::from(safe));
        row.and_then(|row| row.get(usize::from(opponents_safe))).copied().unwrap_or(0)
    }

    fn positions(&self, safe: u8, opponents_safe: u8) -> u32 {
        self.runs(safe, opponents_safe).map_or(0, |runs| runs.positions)
    }

    #[inline(always)]
    fn runs(&self, safe: u8, opponents_safe: u8) -> Option<&Runs> {
        let row = self.runs.get(self.open(safe) as usize);
        row.and_then(|row| row.get(self.open(opponents_safe) as usize))
    }
}

/// `PositionIndex(Rules { … })`.
impl fmt::Debug for PositionIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PositionIndex").field(&self.rules).finish()
    }
}
