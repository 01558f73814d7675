//! Bounded random numbers.

/// A random number below `n` made from 64 random bits: the upper half of `bits * n`. It is 0 if `n` is 0.
///
/// The numbers are equally likely up to a bias of at most `n` / 2⁶⁴ of each one's chance. They ascend with `bits`.
///
/// ```
/// use chessboard_core::random::below;
///
/// assert_eq!([0, u64::MAX / 2, u64::MAX].map(|bits| below(6, bits)), [0, 2, 5]);
/// ```
#[inline(always)]
pub const fn below(n: u64, bits: u64) -> u64 {
    ((bits as u128 * n as u128) >> 64) as u64
}

/// [`below`] for `n` below 2³², by two products of 64 bits, of which there are vector instructions.
#[doc(hidden)]
#[inline(always)]
pub const fn below_by_halves(n: u64, bits: u64) -> u64 {
    ((bits >> 32) * n + ((bits & 0xFFFF_FFFF) * n >> 32)) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_give_the_same_numbers() {
        for n in [0, 1, 2, 3, 5, 54, 72, 1 << 31, u64::from(u32::MAX)] {
            let corners = [0, 1, u64::MAX, 1 << 32, (1 << 32) - 1, 1 << 63];
            for bits in (0..1000).map(|i| crate::hash::mix(n, i)).chain(corners) {
                assert_eq!(below_by_halves(n, bits), below(n, bits), "{n}, {bits}");
            }
        }
    }
}
