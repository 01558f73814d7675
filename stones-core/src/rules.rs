//! When a game is over, and who has won: the rules' options, scores and outcomes.

use core::fmt;

use chessboard_core::{Color, SquareSet, named_values};

use crate::{Board, PositionOn};

/// The options of the rules. They say when a game is over and how it is scored, never how stones move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Rules {
    /// When a game ends.
    pub end: EndRule,
    /// Where unpinned stones count.
    pub goal: GoalZone,
}

/// When a game ends (rule 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum EndRule {
    /// When the side to move has no legal move; the other side may still have some.
    #[default]
    SideToMove,
    /// Also when the side not to move has none.
    EitherSide,
}

/// Where unpinned stones count (rule 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum GoalZone {
    /// On the rank at the opponent's edge.
    #[default]
    FarRank,
    /// On the far half of the board; of an odd number of ranks the smaller half.
    FarHalf,
}

named_values!(EndRule { SideToMove = "side-to-move", EitherSide = "either-side" }, "`side-to-move` or `either-side`");
named_values!(GoalZone { FarRank = "far-rank", FarHalf = "far-half" }, "`far-rank` or `far-half`");

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

    /// Who has more; `None` if the counts are equal, which is a draw.
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
    /// Who has won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: EndReason,
    /// Both scores, if the game ended on the board.
    pub score: Option<Score>,
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum EndReason {
    /// A side cannot move any stone: the game ended on the board.
    NoMoves,
    /// A side has given up.
    Resignation,
    /// The sides have agreed on a draw.
    Agreement,
    /// A side has run out of time.
    Time,
    /// The game was broken off.
    Abandoned,
}

named_values!(
    EndReason {
        NoMoves = "no-moves",
        Resignation = "resignation",
        Agreement = "agreement",
        Time = "time",
        Abandoned = "abandoned"
    },
    "`no-moves`, `resignation`, `agreement`, `time` or `abandoned`"
);

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

impl GoalZone {
    /// The squares on which a color's unpinned stones count.
    pub fn squares<B: Board>(self, board: B, color: Color) -> SquareSet {
        let far_ranks = match self {
            GoalZone::FarRank => 1,
            GoalZone::FarHalf => board.ranks() / 2,
        };
        let near_ranks = 8 * (board.ranks() - far_ranks);
        let seen_by_white = board.squares() & SquareSet(u64::MAX << near_ranks);
        match color {
            Color::White => seen_by_white,
            Color::Black => board.flip(seen_by_white),
        }
    }
}

impl<B: Board> PositionOn<B> {
    /// How many unpinned stones each side has in its goal zone (rule 8).
    pub fn score(&self, rules: Rules) -> Score {
        let count = |color| (self.unpinned(color) & rules.goal.squares(self.board, color)).len() as u8;
        Score { white: count(Color::White), black: count(Color::Black) }
    }

    /// Whether the game is over on the board (rule 1). Never lists moves.
    #[inline]
    pub fn is_over(&self, rules: Rules) -> bool {
        match rules.end {
            EndRule::SideToMove => !self.has_legal_move(),
            EndRule::EitherSide => !self.has_legal_move() || !self.can_move(!self.turn),
        }
    }

    /// The outcome if the game is over on the board; `None` if it goes on.
    pub fn outcome(&self, rules: Rules) -> Option<Outcome> {
        self.is_over(rules).then(|| {
            let score = self.score(rules);
            Outcome { winner: score.leader(), reason: EndReason::NoMoves, score: Some(score) }
        })
    }
}
