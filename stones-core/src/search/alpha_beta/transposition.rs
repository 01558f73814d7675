//! The transposition table: a payload for each position, in a fixed size that any number of threads share.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::sync::atomic::Ordering::Relaxed;

use chessboard_core::{Color, random};

use crate::search::atomic::AtomicU64;
use crate::{Board, PositionOn};

/// Where the payload begins in the word that holds it: the lower bits belong to the table.
const PAYLOAD_SHIFT: u32 = 24;
/// The number of bits of a payload.
pub(crate) const PAYLOAD_BITS: u32 = 64 - PAYLOAD_SHIFT;

/// A table of payloads by position.
///
/// A slot holds the whole position and not a hash of it, so that no position is ever mistaken for another.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// Slots of earlier generations are replaced first. 0 while the table is empty.
    generation: u8,
}

/// The number of buckets if the system refuses the memory for the requested size.
const FALLBACK_BUCKETS: usize = 1 << 14;

/// Two slots in one cache line: the first is replaced by depth, the second always.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

/// The three sets of a position, each masked with the last word: the payload (see [`PAYLOAD_SHIFT`]), 8 bits of
/// depth, 8 bits of generation, and the [tag](tag) of the position.
///
/// Threads write without locks. A reader that sees words of two writes unmasks sets that belong to no position it
/// looks up.
#[derive(Default)]
struct Slot {
    sets: [AtomicU64; 3],
    word: AtomicU64,
}

impl TranspositionTable {
    /// A table of at most this many bytes; a small one if the system refuses that much memory. With fewer than 64
    /// bytes it holds nothing.
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        let mut buckets = Vec::new();
        let wanted = bytes / size_of::<Bucket>();
        let count = if buckets.try_reserve_exact(wanted).is_ok() { wanted } else { FALLBACK_BUCKETS };
        buckets.resize_with(count, Bucket::default);
        TranspositionTable { buckets: buckets.into_boxed_slice(), generation: 0 }
    }

    /// Empties the table.
    pub(crate) fn clear(&mut self) {
        if self.generation > 0 {
            self.buckets.fill_with(Bucket::default);
            self.generation = 0;
        }
    }

    /// Begins a new generation: older slots stay valid, and are replaced first.
    pub(crate) fn new_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1).max(1);
    }

    fn bytes(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// The payload of a position.
    #[inline]
    pub(crate) fn get<B: Board>(&self, position: &PositionOn<B>) -> Option<u64> {
        let bucket = self.bucket(position)?;
        bucket.0.iter().find_map(|slot| slot.payload(position))
    }

    /// Stores a payload of at most [`PAYLOAD_BITS`] bits. `depth` is that of the search, or another measure of its
    /// cost.
    #[inline]
    pub(crate) fn put<B: Board>(&self, position: &PositionOn<B>, payload: u64, depth: u8) {
        let Some(Bucket([first, second])) = self.bucket(position) else { return };
        let keeps_first = !first.is_of(position) && first.is_deeper(depth, self.generation);
        let slot = if keeps_first { second } else { first };
        slot.set(position, payload, depth, self.generation);
    }

    /// The bucket of a position: the upper half of its hash times the number of buckets.
    #[inline]
    fn bucket<B: Board>(&self, position: &PositionOn<B>) -> Option<&Bucket> {
        let number = random::below(self.buckets.len() as u64, position.stable_hash());
        self.buckets.get(number as usize)
    }
}

impl Slot {
    #[inline]
    fn payload<B: Board>(&self, position: &PositionOn<B>) -> Option<u64> {
        let word = self.word.load(Relaxed);
        self.holds(position, word).then_some(word >> PAYLOAD_SHIFT)
    }

    #[inline]
    fn is_of<B: Board>(&self, position: &PositionOn<B>) -> bool {
        self.holds(position, self.word.load(Relaxed))
    }

    #[inline]
    fn holds<B: Board>(&self, position: &PositionOn<B>, word: u64) -> bool {
        let sets = masked(position, word);
        word as u8 == tag(position) && self.sets.iter().zip(sets).all(|(set, s)| set.load(Relaxed) == s)
    }

    #[inline]
    fn is_deeper(&self, depth: u8, generation: u8) -> bool {
        let [_, old_generation, old_depth, ..] = self.word.load(Relaxed).to_le_bytes();
        old_generation == generation && old_depth > depth
    }

    #[inline]
    fn set<B: Board>(&self, position: &PositionOn<B>, payload: u64, depth: u8, generation: u8) {
        let low = u32::from_le_bytes([tag(position), generation, depth, 0]);
        let word = payload << PAYLOAD_SHIFT | u64::from(low);
        self.word.store(word, Relaxed);
        for (set, masked) in self.sets.iter().zip(masked(position, word)) {
            set.store(masked, Relaxed);
        }
    }
}

/// The three sets, each masked with another rotation of the word.
#[inline]
fn masked<B: Board>(position: &PositionOn<B>, word: u64) -> [u64; 3] {
    let [white, black] = [Color::White, Color::Black].map(|color| position.stones(color).0);
    [white ^ word, black ^ word.rotate_left(21), position.all_pinned().0 ^ word.rotate_left(42)]
}

/// The side to move, the size of the board, and bit 7, which no empty slot has set.
#[inline]
fn tag<B: Board>(position: &PositionOn<B>) -> u8 {
    let (turn, board) = (position.turn(), position.board());
    0x80 | turn as u8 | (8 - board.files() as u8) << 1 | (8 - board.ranks() as u8) << 4
}

impl core::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("TranspositionTable").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn positions() -> impl Iterator<Item = Position> {
        let start = Position::initial();
        start.legal_moves().into_iter().map(move |m| start.after(m))
    }

    #[test]
    fn stored_payloads_are_found_and_nothing_else() {
        for bytes in [0, 63, 64, 640, 1 << 16] {
            let table = TranspositionTable::new(bytes);
            assert!(table.bytes() <= bytes);
            for (position, payload) in positions().zip(1..) {
                assert_eq!(table.get(&position), None);
                table.put(&position, payload, 0);
                assert_eq!(table.get(&position), (bytes >= 64).then_some(payload));
            }
            for (position, payload) in positions().zip(1..) {
                assert!(table.get(&position).is_none_or(|found| found == payload));
            }
        }
    }

    #[test]
    fn deeper_slots_stay_until_the_next_generation() {
        let mut table = TranspositionTable::new(64);
        let [deep, a, b] = [0, 1, 2].map(|n| positions().nth(n).unwrap());
        table.put(&deep, 7, 9);
        table.put(&a, 1, 3);
        table.put(&b, 2, 3);
        assert_eq!([deep, a, b].map(|position| table.get(&position)), [Some(7), None, Some(2)]);
        table.new_generation();
        table.put(&a, 1, 3);
        assert_eq!([deep, a, b].map(|position| table.get(&position)), [None, Some(1), Some(2)]);
    }

    #[test]
    fn a_table_that_does_not_fit_into_memory_is_small() {
        assert_eq!(TranspositionTable::new(usize::MAX).bytes(), FALLBACK_BUCKETS * 64);
    }

    #[test]
    fn an_empty_table_holds_no_empty_board() {
        let empty: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
        assert_eq!(TranspositionTable::new(64).get(&empty), None);
    }

    #[test]
    fn a_bucket_fills_a_cache_line() {
        assert_eq!((size_of::<Bucket>(), align_of::<Bucket>()), (64, 64));
    }
}
