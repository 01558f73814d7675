//! The end of a game, its score and its winner.

use core::fmt;

use chessboard_core::{Color, named_enum};

use crate::{Board, EndRule, PositionOn, Rules};

/// The unpinned stones of both sides in their goal zones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// White's stones.
    pub white: u8,
    /// Black's stones.
    pub black: u8,
}

impl Score {
    /// White's stones minus Black's.
    pub fn difference(self) -> i8 {
        self.white as i8 - self.black as i8
    }

    /// The side with the higher score; `None` if the counts are equal, which is a draw.
    pub fn leader(self) -> Option<Color> {
        match self.difference() {
            1.. => Some(Color::White),
            0 => None,
            _ => Some(Color::Black),
        }
    }
}

/// `5-3`, White first.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: EndReason,
    /// Both scores, if the game ended on the board.
    pub score: Option<Score>,
}

named_enum! {
    /// Why a game is over.
    #[non_exhaustive]
    pub enum EndReason {
        /// A side cannot move any stone: the game ended on the board.
        NoMoves = "no-moves",
        /// A side has resigned.
        Resignation = "resignation",
        /// The sides have agreed on a draw.
        Agreement = "agreement",
        /// A side has run out of time.
        Time = "time",
        /// The game was abandoned.
        Abandoned = "abandoned",
    }
}

/// `White wins 5-3 (no-moves)`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(color) => write!(f, "{color} wins")?,
            None => f.write_str("Draw")?,
        }
        if let Some(score) = self.score {
            write!(f, " {score}")?;
        }
        write!(f, " ({})", self.reason)
    }
}

/// Scores and outcomes.
impl<B: Board> PositionOn<B> {
    /// How many unpinned stones each side has in its goal zone (rule 8).
    pub fn score(&self, rules: Rules) -> Score {
        let count = |color| (self.unpinned(color) & rules.goal.squares(self.board, color)).len() as u8;
        Score { white: count(Color::White), black: count(Color::Black) }
    }

    /// Whether the game is over on the board (rule 1). Never lists moves.
    #[inline]
    pub fn is_over(&self, rules: Rules) -> bool {
        self.stuck_side(rules).is_some()
    }

    /// The side without a legal move, which ends the game on the board (rule 1): the side to move, or else the other one
    /// if the rules end the game for either. `None` if the game goes on. Never lists moves.
    ///
    /// ```
    /// use stones_core::{AnyPosition, Color, EndRule, Rules};
    ///
    /// // Black's only stone is pinned.
    /// let position: AnyPosition = "8/8/3S4/8/4p3/8/8/8 w".parse()?;
    /// assert_eq!(position.stuck_side(Rules::default()), None);
    /// assert_eq!(position.stuck_side(Rules { end: EndRule::EitherSide, ..Rules::default() }), Some(Color::Black));
    /// # Ok::<(), stones_core::PositionError>(())
    /// ```
    #[inline]
    pub fn stuck_side(&self, rules: Rules) -> Option<Color> {
        if !self.has_legal_move() {
            return Some(self.turn);
        }
        (rules.end == EndRule::EitherSide && !self.can_move(!self.turn)).then_some(!self.turn)
    }

    /// The outcome if the game is over on the board; `None` if it goes on.
    pub fn outcome(&self, rules: Rules) -> Option<Outcome> {
        self.is_over(rules).then(|| {
            let score = self.score(rules);
            Outcome { winner: score.leader(), reason: EndReason::NoMoves, score: Some(score) }
        })
    }
}
