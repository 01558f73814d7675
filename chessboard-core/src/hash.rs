//! The mixing step of the stable 64-bit hashes of both games.
//!
//! A position is a few words, so its hash is a few multiplications: no tables, nothing kept up to date on
//! the way. The same words give the same hash on every platform and in every release of this major
//! version; golden files hold it. Not for keeping out an adversary: collisions can be made on purpose.

/// Mixes one word into a hash.
///
/// For a given `hash` different words give different results, so two positions that differ in the last
/// word mixed never collide.
#[inline]
pub const fn mix(hash: u64, word: u64) -> u64 {
    // An odd multiplier (2^64 divided by the golden ratio) carries every bit upwards; the shift brings the
    // well-mixed upper half down again. Both steps can be undone, so nothing is lost.
    let product = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 32
}

/// Mixes several words, and then the hash itself once more so that the last word reaches every bit.
///
/// ```
/// use chessboard_core::hash;
///
/// assert_ne!(hash::words([1, 2]), hash::words([2, 1]));
/// ```
#[inline]
pub fn words<const N: usize>(words: [u64; N]) -> u64 {
    let hash = words.into_iter().fold(0x5374_6F6E_6573_2100, mix);
    mix(hash, 0)
}
