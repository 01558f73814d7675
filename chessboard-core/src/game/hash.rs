//! The mixing step of the stable 64-bit hashes of both games.
//!
//! A position is a few words, so its hash is a few multiplications: no tables, nothing to update incrementally. The
//! same words give the same hash on every platform and in every release of this major version; golden files check that.
//! Not safe against an adversary: collisions can be constructed.

/// Mixes one word into a hash, with the finishing step of the `SplitMix64` generator.
///
/// For a given `hash` different words give different results: every step is invertible.
#[inline]
pub const fn mix(hash: u64, word: u64) -> u64 {
    // A multiplication carries bits only upwards, so the shifts bring them down again: two rounds, since
    // after one the highest bits of a word are still in few places, and changes of two words could cancel.
    let mixed = hash ^ word;
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// Mixes several words, one after the other.
///
/// ```
/// use chessboard_core::hash;
///
/// assert_ne!(hash::words([1, 2]), hash::words([2, 1]));
/// ```
#[inline]
pub fn words<const N: usize>(words: [u64; N]) -> u64 {
    words.into_iter().fold(0x5374_6F6E_6573_2100, mix)
}
