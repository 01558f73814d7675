use core::fmt;

use chessboard_core::{ByColor, Color, Square, SquareSet};

use crate::{Position, Progress, ProgressSet, Roll, Rules};

/// Anything an editor can hold, including impossible positions: two pieces on a square, five pieces.
///
/// ```
/// use dice_race_core::{Position, Progress, Rules, Setup, SetupFault};
/// use chessboard_core::{ByColor, Color, Square, SquareSet};
///
/// let mut setup = Position::initial(Rules::default()).to_setup();
/// setup.white.add(Progress::new(14)); // h8, where Black's piece stands
/// let faults: Vec<_> = setup.to_position().unwrap_err().faults().collect();
/// assert_eq!(
///     faults,
///     [SetupFault::PieceCount { color: Color::White, count: 5, expected: 4 }, SetupFault::TwoPieces(Square::H8)],
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// White's pieces.
    pub white: SetupSide,
    /// Black's pieces.
    pub black: SetupSide,
    /// The side that rolls or moves next.
    pub turn: Color,
    /// What was rolled, if a move is awaited.
    pub rolled: Option<Roll>,
    /// The rules.
    pub rules: Rules,
}

/// The pieces of one side in a [`Setup`]: how many there are at each place, 255 at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetupSide {
    /// By progress.
    on_board: [u8; 32],
    waiting: u8,
}

impl SetupSide {
    /// No piece at all.
    pub const EMPTY: SetupSide = SetupSide { on_board: [0; 32], waiting: 0 };

    /// One piece at each of these places, and some waiting.
    pub(super) fn new(on_board: ProgressSet, waiting: u8) -> SetupSide {
        let has_piece = |place| u8::from(on_board.contains(place));
        SetupSide { on_board: Progress::ALL.map(has_piece), waiting }
    }

    /// Adds a piece: on the board, or (`None`) waiting. Of 255 at one place there are no more.
    pub fn add(&mut self, place: Option<Progress>) {
        let count = self.at(place);
        *count = count.saturating_add(1);
    }

    /// Removes a piece, if there is one.
    pub fn remove(&mut self, place: Option<Progress>) {
        let count = self.at(place);
        *count = count.saturating_sub(1);
    }

    /// How many pieces are at a place.
    pub fn count(&self, place: Option<Progress>) -> u8 {
        match place {
            Some(progress) => self.on_board[usize::from(progress.get() & 31)],
            None => self.waiting,
        }
    }

    /// The number of pieces, waiting ones among them.
    pub fn len(&self) -> u32 {
        self.on_board.iter().chain([&self.waiting]).map(|&count| u32::from(count)).sum()
    }

    /// Whether there is no piece at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The places on the board that hold a piece.
    fn set(&self) -> ProgressSet {
        let occupied = Progress::ALL.into_iter().filter(|&place| self.count(Some(place)) > 0);
        occupied.fold(ProgressSet::EMPTY, |set, place| ProgressSet(set.0 | ProgressSet::from_progress(place).0))
    }

    fn at(&mut self, place: Option<Progress>) -> &mut u8 {
        match place {
            Some(progress) => &mut self.on_board[usize::from(progress.get() & 31)],
            None => &mut self.waiting,
        }
    }
}

/// One reason why a setup is not a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A side has more or fewer pieces, waiting ones among them, than the rules say.
    #[error("{count} pieces of {color}, the rules say {expected}")]
    PieceCount {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
        /// How many it has to have.
        expected: u32,
    },
    /// Two pieces stand on one square.
    #[error("two pieces on {0}")]
    TwoPieces(Square),
    /// Both sides have all their pieces on the diagonal.
    #[error("both sides have won")]
    BothWon,
    /// A side has won, but a roll is pending.
    #[error("a roll after the game is over")]
    RollAfterTheEnd,
}

/// All the faults of a setup at once; at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SetupError {
    counts: ByColor<u32>,
    expected: u32,
    /// Squares with more than one piece.
    crowded: SquareSet,
    both_won: bool,
    roll_after_the_end: bool,
}

impl SetupError {
    /// Every fault: counts, squares from `a1` to `h8`, then what is wrong as a whole.
    pub fn faults(self) -> impl Iterator<Item = SetupFault> + Clone {
        let expected = self.expected;
        let counts = self.counts.into_iter().filter(move |(_, count)| *count != expected);
        let counts = counts.map(move |(color, count)| SetupFault::PieceCount { color, count, expected });
        counts
            .chain(self.crowded.into_iter().map(SetupFault::TwoPieces))
            .chain(self.both_won.then_some(SetupFault::BothWon))
            .chain(self.roll_after_the_end.then_some(SetupFault::RollAfterTheEnd))
    }
}

/// `impossible position: ` and all faults, separated by semicolons.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible position: ")?;
        for (i, fault) in self.faults().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// No piece at all, not even waiting; White to roll.
    pub const fn empty(rules: Rules) -> Setup {
        Setup { white: SetupSide::EMPTY, black: SetupSide::EMPTY, turn: Color::White, rolled: None, rules }
    }

    /// The position, if the setup has no fault. The error lists every fault.
    pub fn to_position(self) -> Result<Position, SetupError> {
        let Setup { turn, rolled, rules, .. } = self;
        let position = Position { white: self.white.set(), black: self.black.set(), turn, rolled, rules };
        let both_won = position.is_home(Color::White) && position.is_home(Color::Black);
        let error = SetupError {
            counts: ByColor::new(self.white.len(), self.black.len()),
            expected: rules.pieces.get().into(),
            crowded: self.crowded_squares(),
            both_won,
            roll_after_the_end: rolled.is_some() && position.winner().is_some(),
        };
        if error.faults().next().is_some() { Err(error) } else { Ok(position) }
    }

    /// The squares on which more than one piece stands.
    fn crowded_squares(&self) -> SquareSet {
        let mut taken = SquareSet::EMPTY;
        let mut crowded = SquareSet::EMPTY;
        for (side, color) in [(&self.white, Color::White), (&self.black, Color::Black)] {
            for progress in side.set() {
                let square = progress.square(color).into();
                let several = side.count(Some(progress)) > 1;
                crowded |= if several { square } else { taken & square };
                taken |= square;
            }
        }
        crowded
    }
}

impl Position {
    /// The same position in a form that can be edited.
    pub fn to_setup(self) -> Setup {
        let Position { turn, rolled, rules, .. } = self;
        let side = |color| SetupSide::new(self.pieces(color), self.waiting(color));
        Setup { white: side(Color::White), black: side(Color::Black), turn, rolled, rules }
    }
}
