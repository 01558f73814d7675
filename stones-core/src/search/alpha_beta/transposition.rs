//! The transposition table: a payload for each position, in a fixed size that any number of threads share.

use alloc::boxed::Box;
use core::sync::atomic::Ordering::Relaxed;

use chessboard_core::{Color, random};

use crate::search::atomic::{AtomicU64, zeroed};
use crate::{Board, PositionOn};

/// Where the payload begins in the word that holds it: the lower bits belong to the table.
const PAYLOAD_SHIFT: u32 = 24;
/// The number of bits of a payload.
pub(crate) const PAYLOAD_BITS: u32 = 64 - PAYLOAD_SHIFT;

/// A table of payloads by position.
///
/// A slot holds the whole position and not a hash of it, so that no position is ever mistaken for another.
pub(crate) struct TranspositionTable {
    /// The buckets, which begin at the first boundary of a cache line.
    words: Box<[AtomicU64]>,
    first: usize,
    /// Slots of earlier generations are replaced first. 0 while the table is empty.
    generation: u8,
}

/// The number of buckets if the system refuses the memory for the requested size.
const FALLBACK_BUCKETS: usize = 1 << 14;

const CACHE_LINE: usize = 64;
const BUCKET_WORDS: usize = CACHE_LINE / size_of::<AtomicU64>();

/// Two slots in one cache line: the first is replaced by depth, the second always.
type Bucket = [AtomicU64; BUCKET_WORDS];

/// The three sets of a position, each masked with its hash and the last word: the payload (see [`PAYLOAD_SHIFT`]),
/// 8 bits of depth, 8 bits of generation, and the [tag](tag) of the position.
///
/// Threads write without locks, so a slot can be torn: its words come from several writes. The word in the mask tells
/// the writes of one position apart. The hash tells apart positions with the same word: sets of different positions
/// never fit a third one together, unless all their 64-bit hashes are equal.
#[derive(Clone, Copy)]
struct Slot<'a>(&'a [AtomicU64; BUCKET_WORDS / 2]);

impl TranspositionTable {
    /// A table of at most this many bytes; a small one if the system refuses that much memory. With fewer than 64
    /// bytes it holds nothing.
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        let (words, first) = aligned(bytes / CACHE_LINE).or_else(|| aligned(FALLBACK_BUCKETS)).unwrap_or_default();
        TranspositionTable { words, first, generation: 0 }
    }

    /// Empties the table.
    pub(crate) fn clear(&mut self) {
        if self.generation > 0 {
            let bytes = self.bytes();
            // New memory is cleared only where it is used.
            self.words = Box::default();
            *self = TranspositionTable::new(bytes);
        }
    }

    /// Begins a new generation: older slots stay valid, and are replaced first.
    pub(crate) fn new_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1).max(1);
    }

    fn buckets(&self) -> &[Bucket] {
        self.words.get(self.first..).unwrap_or_default().as_chunks().0
    }

    fn bytes(&self) -> usize {
        size_of_val(self.buckets())
    }

    /// The payload of a position.
    #[inline]
    pub(crate) fn get<B: Board>(&self, position: &PositionOn<B>) -> Option<u64> {
        let key = Key::new(position);
        self.slots(&key)?.into_iter().find_map(|slot| slot.payload(&key))
    }

    /// Stores a payload of at most [`PAYLOAD_BITS`] bits. `depth` is that of the search, or another measure of its
    /// cost.
    #[inline]
    pub(crate) fn put<B: Board>(&self, position: &PositionOn<B>, payload: u64, depth: u8) {
        let key = Key::new(position);
        let Some([first, second]) = self.slots(&key) else { return };
        let keeps_first = !first.is_of(&key) && first.is_deeper(depth, self.generation);
        let slot = if keeps_first { second } else { first };
        slot.set(&key, payload, depth, self.generation);
    }

    /// The bucket of a position: the upper half of its hash times the number of buckets.
    #[inline]
    fn slots(&self, key: &Key) -> Option<[Slot<'_>; 2]> {
        let buckets = self.buckets();
        let number = random::below(buckets.len() as u64, key.hash);
        let [first, second] = buckets.get(number as usize)?.as_chunks().0 else { return None };
        Some([Slot(first), Slot(second)])
    }
}

/// Empty buckets, and where they begin; `None` if the system refuses the memory.
fn aligned(buckets: usize) -> Option<(Box<[AtomicU64]>, usize)> {
    if buckets == 0 {
        return Some(Default::default());
    }
    let words = zeroed(buckets.checked_mul(BUCKET_WORDS)?.checked_add(BUCKET_WORDS - 1)?)?;
    let first = words.as_ptr().align_offset(CACHE_LINE);
    Some((words, first))
}

/// What identifies a position.
#[derive(Debug, Clone, Copy)]
struct Key {
    hash: u64,
    /// White's stones, Black's, and the pins.
    sets: [u64; 3],
    tag: u8,
}

impl Key {
    #[inline]
    fn new<B: Board>(position: &PositionOn<B>) -> Key {
        let [white, black] = [Color::White, Color::Black].map(|color| position.stones(color).0);
        let sets = [white, black, position.all_pinned().0];
        Key { hash: position.stable_hash(), sets, tag: tag(position) }
    }

    /// The sets, each masked with another rotation of the hash and the word.
    #[inline]
    fn masked(&self, word: u64) -> [u64; 3] {
        let mask = self.hash ^ word;
        let [white, black, pinned] = self.sets;
        [white ^ mask, black ^ mask.rotate_left(21), pinned ^ mask.rotate_left(42)]
    }
}

impl Slot<'_> {
    #[inline]
    fn payload(self, key: &Key) -> Option<u64> {
        let word = self.word();
        self.holds(key, word).then_some(word >> PAYLOAD_SHIFT)
    }

    #[inline]
    fn word(self) -> u64 {
        let [.., word] = self.0;
        word.load(Relaxed)
    }

    #[inline]
    fn is_of(self, key: &Key) -> bool {
        self.holds(key, self.word())
    }

    #[inline]
    fn holds(self, key: &Key, word: u64) -> bool {
        let [sets @ .., _] = self.0;
        word as u8 == key.tag && sets.iter().zip(key.masked(word)).all(|(set, s)| set.load(Relaxed) == s)
    }

    #[inline]
    fn is_deeper(self, depth: u8, generation: u8) -> bool {
        let [_, old_generation, old_depth, ..] = self.word().to_le_bytes();
        old_generation == generation && old_depth > depth
    }

    #[inline]
    fn set(self, key: &Key, payload: u64, depth: u8, generation: u8) {
        let [sets @ .., last] = self.0;
        let low = u32::from_le_bytes([key.tag, generation, depth, 0]);
        let word = payload << PAYLOAD_SHIFT | u64::from(low);
        last.store(word, Relaxed);
        for (set, masked) in sets.iter().zip(key.masked(word)) {
            set.store(masked, Relaxed);
        }
    }
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

    /// Two positions, and all that have the sets of either.
    fn crossed() -> [[Position; 2]; 2] {
        let both = ["8/8/2s5/8/3S4/8/5P2/8 w", "8/8/4s3/8/1S6/2P5/8/8 w"].map(|text| text.parse().unwrap());
        let [a, b] = both.map(|position: Position| Key::new(&position).sets);
        // In text, since sets alone make no position: pins need their stones.
        let crossed = ["8/8/4s3/8/3S4/8/5P2/8 w", "8/8/2s5/8/1S6/2P5/8/8 w"];
        let crossed = crossed.map(|text| text.parse().unwrap());
        for (position, [white, black]) in crossed.iter().zip([[a, b], [b, a]]) {
            assert_eq!(Key::new(position).sets, [white[0], black[1], white[2]]);
        }
        [both, crossed]
    }

    #[test]
    fn a_slot_torn_between_two_writes_is_of_neither() {
        let [[a, b], crossed] = crossed();
        let writes = [a, b].map(|position| {
            let words: [AtomicU64; 4] = Default::default();
            Slot(&words).set(&Key::new(&position), 7, 3, 1);
            words.map(AtomicU64::into_inner)
        });
        for origin in 0..16 {
            let words = [0, 1, 2, 3].map(|word| AtomicU64::new(writes[origin >> word & 1][word]));
            let found = |position: &Position| Slot(&words).payload(&Key::new(position)).is_some();
            // The last words are equal.
            assert_eq!([found(&a), found(&b)], [origin % 8 == 0, origin % 8 == 7], "{origin}");
            assert!(!crossed.iter().any(found), "{origin}");
        }
    }

    #[cfg(feature = "std")]
    #[test]
    fn threads_never_find_what_nobody_stored() {
        let [[a, b], crossed] = crossed();
        let table = TranspositionTable::new(64);
        let deadline = std::time::Instant::now() + std::time::Duration::from_millis(500);
        let goes_on = || std::time::Instant::now() < deadline;
        std::thread::scope(|scope| {
            for position in [a, b] {
                let table = &table;
                scope.spawn(move || {
                    while goes_on() {
                        (0..1000).for_each(|_| table.put(&position, 7, 3));
                    }
                });
            }
            while goes_on() {
                for position in &crossed {
                    assert!((0..1000).all(|_| table.get(position).is_none()), "{position}");
                }
            }
        });
    }

    #[test]
    fn a_bucket_fills_a_cache_line() {
        for bytes in [64, 640, 1 << 16] {
            let table = TranspositionTable::new(bytes);
            let address = table.buckets().as_ptr().addr();
            assert_eq!((size_of::<Bucket>(), address % 64, table.bytes()), (64, 0, bytes / 64 * 64));
        }
    }

    #[test]
    fn a_cleared_table_is_empty_and_as_large() {
        let mut table = TranspositionTable::new(640);
        table.new_generation();
        positions().for_each(|position| table.put(&position, 1, 1));
        table.clear();
        assert!(positions().all(|position| table.get(&position).is_none()) && table.bytes() == 640);
    }
}
