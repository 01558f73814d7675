//! Counting and numbering sets of cells: the combinatorial number system.

/// Cells to choose from: those of a lap after the side's own corner.
pub(super) const MAX_CELLS: u32 = 27;
/// Cells chosen: the pieces of a side.
pub(super) const MAX_CHOSEN: u32 = 4;

/// Pascal's triangle, `BINOMIAL[n][k]`.
const BINOMIAL: [[u32; MAX_CHOSEN as usize + 1]; MAX_CELLS as usize + 1] = {
    let mut binomial = [[0; MAX_CHOSEN as usize + 1]; MAX_CELLS as usize + 1];
    let mut n = 0;
    while n < binomial.len() {
        binomial[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < binomial[n].len() {
            binomial[n][k] = binomial[n - 1][k - 1] + binomial[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    binomial
};

/// The number of sets of `chosen` cells out of `cells`; 0 beyond [`MAX_CELLS`] and [`MAX_CHOSEN`].
#[inline(always)]
pub(super) fn binomial(cells: u32, chosen: u32) -> u32 {
    BINOMIAL.get(cells as usize).and_then(|row| row.get(chosen as usize)).copied().unwrap_or(0)
}

/// `SMALLER[n][k]`: the number of sets of fewer than `k` cells out of `n`.
const SMALLER: [[u32; MAX_CHOSEN as usize + 2]; MAX_CELLS as usize + 1] = {
    let mut smaller = [[0; MAX_CHOSEN as usize + 2]; MAX_CELLS as usize + 1];
    let mut n = 0;
    while n < smaller.len() {
        let mut k = 1;
        while k < smaller[n].len() {
            smaller[n][k] = smaller[n][k - 1] + BINOMIAL[n][k - 1];
            k += 1;
        }
        n += 1;
    }
    smaller
};

/// The number of sets of fewer than `limit` cells out of `cells`; 0 beyond the limits of [`binomial`].
#[inline(always)]
pub(super) fn smaller_sets(cells: u32, limit: u32) -> u32 {
    SMALLER.get(cells as usize).and_then(|row| row.get(limit as usize)).copied().unwrap_or(0)
}

/// The numbers of the bits that are set, ascending.
#[inline(always)]
pub(crate) fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}

/// The number of a set among those of its size, after the `blocked` cells are removed and the others move down.
///
/// Sets are in the order of their highest cells: the cell with `i` others of the set below it counts the sets of
/// `i + 1` cells that are all below it.
#[inline(always)]
pub(super) fn rank(set: u32, blocked: u32) -> u32 {
    let free_below = |cell: u32| cell - (blocked & !(u32::MAX << cell)).count_ones();
    bits(set).zip(1..).map(|(cell, chosen)| binomial(free_below(cell), chosen)).sum()
}

/// The set of `chosen` cells with this [`rank`] among the cells that are not `blocked`.
pub(super) fn unrank(mut rank: u32, chosen: u32, blocked: u32) -> u32 {
    let mut set = 0;
    for chosen in (1..=chosen).rev() {
        let cell = (0..MAX_CELLS).rev().find(|&cell| binomial(cell, chosen) <= rank).unwrap_or(0);
        rank -= binomial(cell, chosen);
        set |= 1 << cell;
    }
    insert_blocked(set, blocked)
}

/// Moves cells up to where they are when the `blocked` ones are inserted again.
fn insert_blocked(set: u32, blocked: u32) -> u32 {
    let free = (0..u32::BITS).filter(|cell| blocked >> cell & 1 == 0);
    free.zip(0..u32::BITS).filter(|(_, number)| set >> number & 1 != 0).fold(0, |set, (cell, _)| set | 1 << cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_numbered_without_gaps() {
        for blocked in [0, 1, 0b1010_0110] {
            for chosen in 0..=MAX_CHOSEN {
                let free = 20 - u32::count_ones(blocked);
                for number in 0..binomial(free, chosen) {
                    let set = unrank(number, chosen, blocked);
                    assert_eq!((set & blocked, set.count_ones(), set >> 20), (0, chosen, 0));
                    assert_eq!(rank(set, blocked), number);
                }
            }
        }
    }
}
