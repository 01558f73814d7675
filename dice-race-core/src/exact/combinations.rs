//! Counting and numbering sets of cells.

/// More cells than a side's ring has besides its corner are never chosen from.
pub(super) const MAX_CELLS: u32 = 27;
/// More are never chosen.
pub(super) const MAX_CHOSEN: u32 = 4;

/// Pascal's triangle as far as it is used: `CHOOSE[n][k]`.
const CHOOSE: [[u32; MAX_CHOSEN as usize + 1]; MAX_CELLS as usize + 1] = {
    let mut choose = [[0; MAX_CHOSEN as usize + 1]; MAX_CELLS as usize + 1];
    let mut n = 0;
    while n < choose.len() {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < choose[n].len() {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// How many sets of `chosen` cells there are among `cells`; 0 beyond [`MAX_CELLS`] and [`MAX_CHOSEN`].
#[inline(always)]
pub(super) fn choose(cells: u32, chosen: u32) -> u32 {
    CHOOSE.get(cells as usize).and_then(|row| row.get(chosen as usize)).copied().unwrap_or(0)
}

/// `FEWER[n][k]`: how many sets of fewer than `k` cells there are among `n`.
const FEWER: [[u32; MAX_CHOSEN as usize + 2]; MAX_CELLS as usize + 1] = {
    let mut fewer = [[0; MAX_CHOSEN as usize + 2]; MAX_CELLS as usize + 1];
    let mut n = 0;
    while n < fewer.len() {
        let mut k = 1;
        while k < fewer[n].len() {
            fewer[n][k] = fewer[n][k - 1] + CHOOSE[n][k - 1];
            k += 1;
        }
        n += 1;
    }
    fewer
};

/// How many sets of fewer than `limit` cells there are among `cells`; 0 beyond the limits, as for [`choose`].
#[inline(always)]
pub(super) fn fewer_than(cells: u32, limit: u32) -> u32 {
    FEWER.get(cells as usize).and_then(|row| row.get(limit as usize)).copied().unwrap_or(0)
}

/// The bits of a word.
#[inline(always)]
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}

/// The number of a set among those of its size, when the `blocked` cells are left out and the others move up.
///
/// The combinatorial number system: sets in the order of their highest cells, so the cell that has `i` others of the
/// set below it counts the sets of `i + 1` cells that are all below it.
#[inline(always)]
pub(super) fn rank(set: u32, blocked: u32) -> u32 {
    let free_below = |cell: u32| cell - (blocked & !(u32::MAX << cell)).count_ones();
    bits(set).zip(1..).map(|(cell, chosen)| choose(free_below(cell), chosen)).sum()
}
