//! Bounds of a value that follow from the position alone.

use chessboard_core::{Color, File, SquareSet};

use crate::{Board, PositionOn, Rules};

/// Proven bounds of a value: the difference of the final scores, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) at_least: i8,
    pub(super) at_most: i8,
}

impl Bounds {
    pub(super) fn exact(value: i8) -> Bounds {
        Bounds { at_least: value, at_most: value }
    }

    /// The bounds that hold in a position whatever is played.
    pub(super) fn new<B: Board>(position: &PositionOn<B>, rules: Rules) -> Bounds {
        let (own, other) = (position.turn(), !position.turn());
        let dead = dead(position, own) | dead(position, other);
        let least = |color| surely_scored(position, color, rules);
        let most = |color| most_scored(position, color, dead, rules);
        Bounds { at_least: least(own) - most(other), at_most: most(own) - least(other) }
    }

    /// The bounds for the other side.
    pub(super) fn negated(self) -> Bounds {
        Bounds { at_least: -self.at_most, at_most: -self.at_least }
    }

    /// The tighter of both bounds on either side.
    pub(super) fn intersection(self, other: Bounds) -> Bounds {
        Bounds { at_least: self.at_least.max(other.at_least), at_most: self.at_most.min(other.at_most) }
    }

    /// Whether they decide if the value is at least `goal`.
    pub(super) fn decide(self, goal: i8) -> bool {
        self.at_least >= goal || self.at_most < goal
    }
}

/// Pinned stones that can never be freed.
///
/// A stone is freed by an ally that jumps it from one side to the other: a stone on an outer file has no other side.
/// And the ally comes from a rank that is not ahead of it. Of the pinned stones behind all unpinned ones, the first to
/// be freed would need an unpinned ally behind those, and stones never move back: so none is freed.
fn dead<B: Board>(position: &PositionOn<B>, color: Color) -> SquareSet {
    let first_file = SquareSet::from_file(File::A) & position.board().squares();
    let outer_files = first_file | position.board().mirror(first_file);
    let pinned = position.pinned(color);
    pinned & (outer_files | behind(position.unpinned(color), color))
}

/// The stones that score whatever is played.
///
/// A stone in its goal zone stays there, since stones never move back. Only an opponent that has not passed it could
/// still pin it; where all unpinned opponents have passed it, the pinned ones behind them stay pinned, see [`dead`].
fn surely_scored<B: Board>(position: &PositionOn<B>, color: Color, rules: Rules) -> i8 {
    let passed = behind(position.unpinned(!color), !color);
    (position.unpinned(color) & rules.goal.squares(position.board(), color) & passed).len() as i8
}

/// The most stones that can score: those that are not dead, each on a goal square of its square color on which no
/// dead stone stands.
fn most_scored<B: Board>(position: &PositionOn<B>, color: Color, dead: SquareSet, rules: Rules) -> i8 {
    let stones = position.stones(color) - dead;
    let goals = rules.goal.squares(position.board(), color) - dead;
    let on = |squares: SquareSet| (stones & squares).len().min((goals & squares).len()) as i8;
    on(SquareSet::DARK) + on(SquareSet::LIGHT)
}

/// The ranks behind all of these stones of a color; every rank if there is none.
fn behind(stones: SquareSet, color: Color) -> SquareSet {
    let ranks = match color {
        Color::White => stones.first().map(|lowest| !(u64::MAX << (8 * lowest.rank().index()))),
        Color::Black => stones.last().map(|highest| !(u64::MAX >> (56 - 8 * highest.rank().index()))),
    };
    SquareSet(ranks.unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn bounds(text: &str, rules: Rules) -> (i8, i8) {
        let Bounds { at_least, at_most } = Bounds::new(&text.parse::<Position>().unwrap(), rules);
        (at_least, at_most)
    }

    #[test]
    fn the_start_has_no_bounds() {
        assert_eq!(bounds(&std::format!("{}", Position::initial()), Rules::default()), (-8, 8));
    }

    #[test]
    fn pinned_stones_on_outer_files_or_behind_all_others_are_dead() {
        assert_eq!(bounds("8/8/8/8/P6P/8/8/2S5 w", Rules::default()), (0, 1));
        assert_eq!(bounds("8/8/8/8/2S5/3P4/4P3/8 w", Rules::default()), (0, 1));
        assert_eq!(bounds("8/8/8/3P4/2S5/8/8/8 w", Rules::default()), (0, 2));
    }

    #[test]
    fn stones_past_all_opponents_score() {
        assert_eq!(bounds("1S1S4/8/8/8/s7/8/8/8 b", Rules::default()), (-2, -1));
        // A stone on the far rank, beside an opponent that has not moved, can still be pinned.
        assert_eq!(bounds("1S1S1s2/8/8/8/8/8/8/8 b", Rules::default()), (-2, 1));
    }

    #[test]
    fn stones_keep_their_square_color_and_dead_ones_block_goals() {
        // Four stones on dark squares, and three dark goals: h8 is blocked.
        assert_eq!(bounds("7p/8/8/8/8/S1S5/1S1S4/8 w", Rules::default()), (0, 3));
    }
}
