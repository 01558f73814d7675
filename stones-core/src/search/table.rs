//! What a search remembers of positions: a table of fixed size that any number of threads share.

use alloc::boxed::Box;
use alloc::vec::Vec;

#[cfg(target_has_atomic = "64")]
pub(super) use core::sync::atomic::AtomicU64;
use core::sync::atomic::Ordering::Relaxed;
#[cfg(not(target_has_atomic = "64"))]
pub(super) use portable_atomic::AtomicU64;

use crate::{Board, PositionOn};

/// Where a note begins in the word that holds it: the lower bits belong to the table.
const NOTE_SHIFT: u32 = 24;
/// How many bits a note may have.
pub(super) const NOTE_BITS: u32 = 64 - NOTE_SHIFT;

/// A table of notes on positions. It never grows: notes that are worth more stay, the others make room.
///
/// The whole position is kept with its note, so that no two positions are ever taken for one another.
pub(super) struct Table {
    buckets: Box<[Bucket]>,
    /// Notes of earlier generations make room first. 0 before anything is noted.
    generation: u8,
}

/// The number of buckets of a table whose size is more than can be had.
const SMALL: usize = 1 << 14;

/// Two places in one cache line: the first keeps what is worth most, the second what came last.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Place; 2]);

/// The three sets of a position, each scrambled with the last word: the note (see [`NOTE_SHIFT`]), 8 bits of
/// worth, 8 bits of generation, 7 bits of the side to move and the size of the board, and a bit that is set.
///
/// Threads write without locks. Should one read words of two different notes, the sets that come out are
/// scrambled with the wrong note and are those of no position that is asked for.
#[derive(Default)]
struct Place {
    sets: [AtomicU64; 3],
    word: AtomicU64,
}

impl Table {
    /// A table of at most so many bytes; a small one if the system refuses so much memory. With less than 64 there is no
    /// room for anything, which is fine.
    pub(super) fn new(bytes: usize) -> Table {
        let mut buckets = Vec::new();
        let wanted = bytes / size_of::<Bucket>();
        let count = if buckets.try_reserve_exact(wanted).is_ok() { wanted } else { SMALL };
        buckets.resize_with(count, Bucket::default);
        Table { buckets: buckets.into_boxed_slice(), generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.generation > 0 {
            self.buckets.fill_with(Bucket::default);
            self.generation = 0;
        }
    }

    /// A new generation begins: what was noted before is still known, but makes room first.
    pub(super) fn grow_older(&mut self) {
        self.generation = self.generation.wrapping_add(1).max(1);
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// The note on a position.
    #[inline]
    pub(super) fn get<B: Board>(&self, position: &PositionOn<B>) -> Option<u64> {
        let bucket = self.bucket(position)?;
        bucket.0.iter().find_map(|place| place.note_on(position))
    }

    /// Notes something on a position, of at most [`NOTE_BITS`] bits.
    #[inline]
    pub(super) fn put<B: Board>(&self, position: &PositionOn<B>, note: u64, worth: u8) {
        let Some(Bucket([first, second])) = self.bucket(position) else { return };
        let keeps_first = !first.is_about(position) && first.is_worth_more(worth, self.generation);
        let place = if keeps_first { second } else { first };
        place.set(position, note, worth, self.generation);
    }

    /// The bucket of a position: the upper half of its hash times the number of buckets.
    #[inline]
    fn bucket<B: Board>(&self, position: &PositionOn<B>) -> Option<&Bucket> {
        let number = u128::from(position.stable_hash()) * self.buckets.len() as u128 >> 64;
        self.buckets.get(number as usize)
    }
}

impl Place {
    #[inline]
    fn note_on<B: Board>(&self, position: &PositionOn<B>) -> Option<u64> {
        let word = self.word.load(Relaxed);
        self.holds(position, word).then_some(word >> NOTE_SHIFT)
    }

    #[inline]
    fn is_about<B: Board>(&self, position: &PositionOn<B>) -> bool {
        self.holds(position, self.word.load(Relaxed))
    }

    #[inline]
    fn holds<B: Board>(&self, position: &PositionOn<B>, word: u64) -> bool {
        let sets = scrambled(position, word);
        word as u8 == side_and_size(position) && self.sets.iter().zip(sets).all(|(set, s)| set.load(Relaxed) == s)
    }

    #[inline]
    fn is_worth_more(&self, worth: u8, generation: u8) -> bool {
        let [_, old_generation, old_worth, ..] = self.word.load(Relaxed).to_le_bytes();
        old_generation == generation && old_worth > worth
    }

    #[inline]
    fn set<B: Board>(&self, position: &PositionOn<B>, note: u64, worth: u8, generation: u8) {
        let low = u32::from_le_bytes([side_and_size(position), generation, worth, 0]);
        let word = note << NOTE_SHIFT | u64::from(low);
        self.word.store(word, Relaxed);
        for (set, scrambled) in self.sets.iter().zip(scrambled(position, word)) {
            set.store(scrambled, Relaxed);
        }
    }
}

/// The three sets, each changed by a turn of the word, so that they fit no other word.
#[inline]
fn scrambled<B: Board>(position: &PositionOn<B>, word: u64) -> [u64; 3] {
    let [white, black, pinned] = [position.white, position.black, position.pinned];
    [white.0 ^ word, black.0 ^ word.rotate_left(21), pinned.0 ^ word.rotate_left(42)]
}

/// The side to move and the size of the board, and bit 7, which no empty place has.
#[inline]
fn side_and_size<B: Board>(position: &PositionOn<B>) -> u8 {
    position.side_and_size() | 0x80
}

impl core::fmt::Debug for Table {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Table").field("bytes", &self.bytes()).finish_non_exhaustive()
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
    fn what_was_noted_is_known_and_nothing_else() {
        for bytes in [0, 63, 64, 640, 1 << 16] {
            let table = Table::new(bytes);
            assert!(table.bytes() <= bytes);
            for (position, note) in positions().zip(1..) {
                assert_eq!(table.get(&position), None);
                table.put(&position, note, 0);
                assert_eq!(table.get(&position), (bytes >= 64).then_some(note));
            }
            for (position, note) in positions().zip(1..) {
                assert!(table.get(&position).is_none_or(|known| known == note));
            }
        }
    }

    #[test]
    fn what_is_worth_more_stays_until_the_next_generation() {
        let mut table = Table::new(64);
        let [best, a, b] = [0, 1, 2].map(|n| positions().nth(n).unwrap());
        table.put(&best, 7, 9);
        table.put(&a, 1, 3);
        table.put(&b, 2, 3);
        assert_eq!([best, a, b].map(|position| table.get(&position)), [Some(7), None, Some(2)]);
        table.grow_older();
        table.put(&a, 1, 3);
        assert_eq!([best, a, b].map(|position| table.get(&position)), [None, Some(1), Some(2)]);
    }

    #[test]
    fn what_cannot_be_had_is_small() {
        assert_eq!(Table::new(usize::MAX).bytes(), SMALL * 64);
    }

    #[test]
    fn an_empty_table_knows_nothing_of_an_empty_board() {
        let empty: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
        assert_eq!(Table::new(64).get(&empty), None);
    }

    #[test]
    fn two_places_fill_a_cache_line() {
        assert_eq!((size_of::<Bucket>(), align_of::<Bucket>()), (64, 64));
    }
}
