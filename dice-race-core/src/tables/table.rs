//! Looking up exact chances.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use super::format::{self, HEADER_LEN, Header, TABLE};
use super::index::PositionIndex;
use super::{LookupError, TableError};
use crate::{Move, Position, Rules, chances};

/// The chance to win of the side to move with perfect play, for every position of its rules.
///
/// Each is within 1/65,535 of the exact one. A lookup takes well below a microsecond.
pub struct Table {
    bytes: Bytes,
    index: PositionIndex,
}

/// The bytes of a table, wherever they are.
pub(crate) enum Bytes {
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
    /// The built-in table: the default rules with two pieces per side.
    ///
    /// ```
    /// use dice_race_core::tables::Table;
    /// use dice_race_core::{Position, Roll};
    ///
    /// let table = Table::two_pieces();
    /// let start = Position::initial(table.rules());
    /// assert!((table.win_probability(&start)? - 0.511899).abs() < 1.0 / 65_535.0);
    ///
    /// let rolled = start.roll(Roll::Six)?;
    /// assert_eq!(table.best_move(&rolled)?.to_string(), "a1-g1");
    /// # Ok::<(), dice_race_core::tables::LookupError>(())
    /// ```
    #[cfg(feature = "two-piece-table")]
    pub fn two_pieces() -> Table {
        let rules = Rules { pieces: crate::PieceCount::Two, ..Rules::default() };
        Table { bytes: Bytes::Static(include_bytes!("two-pieces.table")), index: PositionIndex::new(rules) }
    }

    /// The table with these bytes, which are part of the program, in the [format](super) of a file.
    pub fn from_static(bytes: &'static [u8]) -> Result<Table, TableError> {
        Table::checked(Bytes::Static(bytes))
    }

    /// The table with these bytes, in the [format](super) of a file.
    #[cfg(feature = "alloc")]
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Table, TableError> {
        Table::checked(Bytes::Owned(bytes))
    }

    /// The table with these bytes, if they are one.
    pub(crate) fn checked(bytes: Bytes) -> Result<Table, TableError> {
        let header = Header::read(&bytes, TABLE)?;
        if (header.strata_solved, header.sweeps) != (0, 0) {
            return Err(TableError::Byte { offset: 10, expected: "0 up to byte 15" });
        }
        let index = PositionIndex::new(header.rules);
        format::check(&bytes, 2 * u64::from(index.states()))?;
        Ok(Table { bytes, index })
    }

    /// The table with these bytes, which are known to be one with this index.
    #[cfg(feature = "exact")]
    pub(crate) fn trusted(bytes: Vec<u8>, index: PositionIndex) -> Table {
        Table { bytes: Bytes::Owned(bytes), index }
    }

    /// The table's bytes, in the [format](super) of a file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The rules of all positions in the table, which include the number of pieces.
    pub fn rules(&self) -> Rules {
        self.index.rules()
    }

    /// The number of positions in the table: those of its [`index`](Table::index).
    pub fn states(&self) -> u64 {
        self.index.states().into()
    }

    /// The numbers of the positions, in whose order the table holds their chances.
    pub fn index(&self) -> &PositionIndex {
        &self.index
    }

    /// The chance to win of the side to move.
    ///
    /// With a roll pending it is that of the best move; when the game is over, 1.0 or 0.0.
    pub fn win_probability(&self, position: &Position) -> Result<f64, LookupError> {
        LookupError::check_rules(self.rules(), position.rules())?;
        if let Some(result) = chances::of_finished(position) {
            return Ok(result);
        }
        let best = chances::best_move(position, |after| self.chance(after));
        Ok(best.map_or_else(|| self.chance(position), |(_, chance)| chance))
    }

    /// The best move with the pending roll; of equal moves the one with the lowest [`Action`](crate::Action).
    pub fn best_move(&self, position: &Position) -> Result<Move, LookupError> {
        LookupError::check_rules(self.rules(), position.rules())?;
        let best = chances::best_move(position, |after| self.chance(after));
        best.map(|(m, _)| m).ok_or_else(|| chances::no_move(position).into())
    }

    /// The chance in a position that waits for a roll.
    fn chance(&self, position: &Position) -> f64 {
        let number = self.index.number_unchecked(position);
        let stored = self.bytes.get(HEADER_LEN + 2 * number as usize..).and_then(<[u8]>::first_chunk);
        // The number is too great only after an illegal move was made unchecked.
        stored.map_or(0.0, |&stored| f64::from(u16::from_le_bytes(stored)) / f64::from(u16::MAX))
    }
}

/// `Table(Rules { … })`.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Table").field(&self.rules()).finish()
    }
}
