//! A table of exact chances: looking positions up.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use super::best_move::best_move;
use super::format::{self, HEADER_LEN, Header, TABLE};
use super::index::{Index, Mover};
use super::{LookupError, TableError};
use crate::{IllegalMove, Move, Position, Rules};

/// The chance to win of the side to move with perfect play, for every position of its rules.
///
/// Each is within 1/65,535 of the exact one. Looking one up takes well below a microsecond.
pub struct Table {
    bytes: Bytes,
    rules: Rules,
    index: Index,
}

/// Where a table's bytes are.
enum Bytes {
    Static(&'static [u8]),
    #[cfg(feature = "alloc")]
    Owned(Vec<u8>),
    #[cfg(feature = "exact")]
    Mapped(memmap2::Mmap),
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Static(bytes) => bytes,
            #[cfg(feature = "alloc")]
            Bytes::Owned(bytes) => bytes,
            #[cfg(feature = "exact")]
            Bytes::Mapped(map) => map,
        }
    }
}

impl Table {
    /// The table of the default rules for two pieces a side, which is part of this crate.
    ///
    /// ```
    /// use dice_race_core::exact::Table;
    /// use dice_race_core::{Position, Roll};
    ///
    /// let table = Table::two_pieces();
    /// let start = Position::initial(table.rules());
    /// assert!((table.win_probability(&start)? - 0.511899).abs() < 1.0 / 65_535.0);
    ///
    /// let rolled = start.roll(Roll::Six)?;
    /// assert_eq!(table.best_move(&rolled)?.to_string(), "a1-g1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "two-piece-table")]
    pub fn two_pieces() -> Table {
        let rules = Rules { pieces: crate::PieceCount::Two, ..Rules::default() };
        Table { bytes: Bytes::Static(include_bytes!("two-pieces.table")), rules, index: Index::new(rules.pieces) }
    }

    /// The table that these bytes of the program are, as [`save`](Table::save) writes them.
    pub fn from_static(bytes: &'static [u8]) -> Result<Table, TableError> {
        Table::checked(Bytes::Static(bytes))
    }

    /// The table that these bytes are, as [`save`](Table::save) writes them.
    #[cfg(feature = "alloc")]
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Table, TableError> {
        Table::checked(Bytes::Owned(bytes))
    }

    /// The table in a file, which is mapped into memory. Its checksum is computed once, so all of it is read.
    ///
    /// Do not change the file while the table is in use; replacing it, as [`save`](Table::save) does, is safe.
    #[cfg(feature = "exact")]
    pub fn load(path: impl AsRef<std::path::Path>) -> Result<Table, TableError> {
        Table::checked(Bytes::Mapped(super::file::map(path.as_ref())?))
    }

    fn checked(bytes: Bytes) -> Result<Table, TableError> {
        let header = Header::read(&bytes, TABLE)?;
        if (header.stratum, header.sweeps) != (0, 0) {
            return Err(TableError::Byte { offset: 10, expected: "0 up to byte 15" });
        }
        let index = Index::new(header.rules.pieces);
        format::values(&bytes, 2 * u64::from(index.len()))?;
        Ok(Table { bytes, rules: header.rules, index })
    }

    /// Writes the table into a file, which holds either all of it or what it held before, even after a crash. A link is
    /// followed.
    #[cfg(feature = "exact")]
    pub fn save(&self, path: impl AsRef<std::path::Path>) -> Result<(), TableError> {
        let content = self.bytes.len() - format::CHECKSUM_LEN;
        super::file::replace(path.as_ref(), |out| out.write(&self.bytes[..content]))
    }

    /// The table's bytes, as [`save`](Table::save) writes them.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The rules, the number of pieces among them, of all positions in the table.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many positions the table holds: as the side to move sees them, waiting for a roll, no side finished.
    pub fn states(&self) -> u64 {
        self.index.len().into()
    }

    /// The chance to win of the side to move.
    ///
    /// With a roll pending it is that of the best move; when the game is over, 1.0 or 0.0.
    pub fn win_probability(&self, position: &Position) -> Result<f64, LookupError> {
        self.check(position)?;
        if let Some(winner) = position.winner() {
            return Ok(f64::from(u8::from(winner == position.turn())));
        }
        let best = best_move(position, |after| self.value(after));
        Ok(best.map_or_else(|| self.value(position), |(_, worth)| worth))
    }

    /// The best move with the roll that is pending; of equal ones that with the lowest [`Action`](crate::Action).
    pub fn best_move(&self, position: &Position) -> Result<Move, LookupError> {
        self.check(position)?;
        let none = if position.winner().is_some() { IllegalMove::GameOver } else { IllegalMove::NoRoll };
        let best = best_move(position, |after| self.value(after));
        best.map(|(m, _)| m).ok_or(none.into())
    }

    fn check(&self, position: &Position) -> Result<(), LookupError> {
        let (expected, found) = (self.rules, position.rules());
        if expected == found { Ok(()) } else { Err(LookupError::OtherRules { expected, found }) }
    }

    /// What the table says of a position that waits for a roll.
    fn value(&self, position: &Position) -> f64 {
        let turn = position.turn();
        let number = self.index.rank(&Mover::new(position.pieces(turn)), position.pieces(!turn));
        let stored = self.bytes.get(HEADER_LEN + 2 * number as usize..).and_then(<[u8]>::first_chunk);
        // Only a position spoiled by `play_unchecked` has a number that is too great.
        stored.map_or(0.0, |&stored| f64::from(u16::from_le_bytes(stored)) / f64::from(u16::MAX))
    }
}

/// `Table(Rules { … })`.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Table").field(&self.rules).finish()
    }
}
