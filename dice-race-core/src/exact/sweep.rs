//! One sweep over a stratum: a better value for each of its positions.
//!
//! A move without a capture advances a piece. So positions are processed in *levels* by the sum of all advances, the
//! highest first: most moves then lead to a position that has its new value already.
//!
//! Two kinds of moves lead elsewhere. Most captures lead to a lower level, whose values are those of the sweep before.
//! Some lead to the same level, so its new values are written only when all are known: the result is the same bit for
//! bit, whichever thread computes what. A pass leads to the same board with the other side to move, a position of the
//! same level; the two are solved together, see [`solve_pair`].

use core::ops::ControlFlow;
use std::vec::Vec;

use super::expectation::Expectation;
use super::values::Values;
use super::workers::Workers;
use crate::tables::PositionIndex;
use crate::tables::index::Mover;
use crate::tables::index::combinations::bits;
use crate::tables::index::unrank::sides;
use crate::{Color, Position, ProgressSet, Rules};

/// The sides of a stratum.
#[derive(Debug)]
pub(super) struct Stratum {
    /// The sides with the smaller number of safe pieces, by their advance.
    low: Vec<Vec<ProgressSet>>,
    /// Those with the greater one.
    high: Vec<Vec<ProgressSet>>,
    /// Whether both numbers are the same, so that each pair of sides occurs twice.
    is_symmetric: bool,
}

/// Some sides of a level against others, few enough that the values read for them stay in a core's cache.
struct Tile<'a> {
    low: &'a [ProgressSet],
    high: &'a [ProgressSet],
}

const TILE: usize = 48;

/// For each thread; a tile takes about five milliseconds.
const TILES_BETWEEN_POLLS: usize = 8;

/// The number of a position, and its new value.
type Update = (u32, f64);

impl Stratum {
    pub(super) fn new(rules: Rules, [low, high]: [u8; 2]) -> Stratum {
        let by_advance = |safe| {
            let mut all: Vec<Vec<ProgressSet>> = Vec::new();
            for pieces in sides(rules.pieces, safe) {
                let advance = advance(pieces);
                all.resize_with(all.len().max(advance + 1), Vec::new);
                all[advance].push(pieces);
            }
            all
        };
        Stratum { low: by_advance(low), high: by_advance(high), is_symmetric: low == high }
    }

    /// The number of levels, at most 221.
    pub(super) fn levels(&self) -> usize {
        (self.low.len() + self.high.len()).saturating_sub(1)
    }

    /// Gives each position of a level a better value, and returns the greatest change. `poll` can interrupt it, which
    /// changes no value.
    pub(super) fn sweep_level<B>(
        &self,
        level: usize,
        index: &PositionIndex,
        values: &Values,
        workers: &Workers,
        poll: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, f64> {
        let mut updates: Vec<Vec<Update>> = Vec::new();
        for tiles in self.tiles(level).chunks(TILES_BETWEEN_POLLS * workers.count()) {
            poll()?;
            updates.extend(workers.map(tiles, |tile| tile.updates(index, values)));
        }
        let changes = workers.map(&updates, |updates| write(updates, values));
        ControlFlow::Continue(changes.into_iter().fold(0.0, f64::max))
    }

    /// All pairs of sides whose advances add up to the level.
    fn tiles(&self, level: usize) -> Vec<Tile<'_>> {
        let mut tiles = Vec::new();
        for (advance, low) in self.low.iter().enumerate().take(level + 1) {
            let Some(high) = self.high.get(level - advance) else { continue };
            if self.is_symmetric && advance > level - advance {
                continue; // The same pairs, swapped.
            }
            let lows = low.chunks(TILE);
            tiles.extend(lows.flat_map(|low| high.chunks(TILE).map(move |high| Tile { low, high })));
        }
        tiles
    }
}

/// Writes new values, and returns the greatest change.
fn write(updates: &[Update], values: &Values) -> f64 {
    let changes = updates.iter().map(|&(number, value)| {
        let change = (values.get(number) - value).abs();
        values.set(number, value);
        change
    });
    changes.fold(0.0, f64::max)
}

/// The sum of the advances of the pieces that can be captured; a waiting piece counts 0, one that has just entered 1.
fn advance(pieces: ProgressSet) -> usize {
    bits(pieces.0 & !(u32::MAX << 29)).map(|progress| progress as usize + 1).sum()
}

impl Tile<'_> {
    fn updates(&self, index: &PositionIndex, values: &Values) -> Vec<Update> {
        let of_low = expectations(self.low, self.high, index, values);
        let of_high = expectations(self.high, self.low, index, values);
        let high: Vec<Mover> = self.high.iter().map(|&side| Mover::new(side)).collect();
        let mut updates = Vec::with_capacity(2 * self.low.len() * self.high.len());
        for (i, &a) in self.low.iter().enumerate() {
            let mover = Mover::new(a);
            for (j, &b) in self.high.iter().enumerate().filter(|(_, b)| fit(a, **b)) {
                let here = of_low[j * self.low.len() + i];
                let there = of_high[i * self.high.len() + j];
                updates.push((index.rank(&mover, b), solve_pair(here, there)));
                updates.push((index.rank(&high[j], a), solve_pair(there, here)));
            }
        }
        updates
    }
}

/// Whether two sides share no square.
fn fit(side: ProgressSet, other: ProgressSet) -> bool {
    side.seen_by_opponent().0 & other.0 == 0
}

/// What each side to move can expect against each opponent, opponent by opponent: after most moves it is the opponent's
/// turn with the same pieces, and the values of its positions are adjacent in memory.
fn expectations(
    movers: &[ProgressSet],
    opponents: &[ProgressSet],
    index: &PositionIndex,
    values: &Values,
) -> Vec<Expectation> {
    let mut all = Vec::with_capacity(movers.len() * opponents.len());
    for &black in opponents {
        let next = Mover::new(black);
        let value = |position: &Position| {
            let turn = position.turn();
            let (own, other) = (position.pieces(turn), position.pieces(!turn));
            let mover = if own == black { next } else { Mover::new(own) };
            values.get(index.rank(&mover, other))
        };
        for &white in movers {
            let position = Position::from_pieces(white, black, Color::White, index.rules());
            all.push(position.map_or_else(Expectation::default, |position| Expectation::new(&position, value)));
        }
    }
    all
}

/// The chance to win of the side to move. `there` is what the other side can expect on the same board after a pass.
///
/// With m, p, r for the parts of an expectation, the two chances are x = m + p (1 − y) + r x and
/// y = m' + p' (1 − x) + r' y: two linear equations. In every position some roll moves a piece, so 1 − r and 1 − p p'
/// are positive.
fn solve_pair(here: Expectation, there: Expectation) -> f64 {
    // The probabilities if the same side does not roll again.
    let without_repeats = |e: Expectation| (e.moves / (1.0 - e.repeats), e.passes / (1.0 - e.repeats));
    let ((moves, passes), (their_moves, their_passes)) = (without_repeats(here), without_repeats(there));
    (moves + passes * (1.0 - their_moves - their_passes)) / (1.0 - passes * their_passes)
}
