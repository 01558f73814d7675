//! The options of the rules.

use chessboard_core::{Color, SquareSet, named_enum};

use crate::Board;

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

named_enum! {
    /// When a game ends (rule 1).
    #[derive(Default)]
    #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
    pub enum EndRule {
        /// When the side to move has no legal move; the other side may still have some.
        #[default]
        SideToMove = "side-to-move",
        /// Also when the side not to move has none.
        EitherSide = "either-side",
    }
}

named_enum! {
    /// Where unpinned stones count (rule 8).
    #[derive(Default)]
    #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
    pub enum GoalZone {
        /// On the rank at the opponent's edge.
        #[default]
        FarRank = "far-rank",
        /// On the far half of the board; of an odd number of ranks the smaller half.
        FarHalf = "far-half",
    }
}

impl Rules {
    /// All combinations of the options, the default first.
    pub const ALL: [Rules; 4] = [
        Rules { end: EndRule::SideToMove, goal: GoalZone::FarRank },
        Rules { end: EndRule::SideToMove, goal: GoalZone::FarHalf },
        Rules { end: EndRule::EitherSide, goal: GoalZone::FarRank },
        Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf },
    ];
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rules_are_different_and_begin_with_the_default() {
        let every = EndRule::ALL.into_iter().flat_map(|end| GoalZone::ALL.map(|goal| Rules { end, goal }));
        assert!(every.eq(Rules::ALL));
        assert_eq!(Rules::ALL[0], Rules::default());
    }
}
