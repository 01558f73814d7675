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
