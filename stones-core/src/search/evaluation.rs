//! What a position is worth: exactly when the game is over, as an estimate before.

use chessboard_core::Color;

use super::network::Network;
use crate::{Board, GoalZone, PositionOn, Rules};

/// By how much the side to move is ahead: 100 for each stone of the final score.
pub type Value = i32;

/// What to play for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Objective {
    /// The difference of the final scores.
    #[default]
    Margin,
    /// First to win, or not to lose; then the difference.
    Win,
}

/// How unfinished games are estimated.
#[derive(Debug, Clone, Copy, Default)]
pub enum Evaluation<'a> {
    /// By a network that was learned from games of the engine with itself. Boards of other sizes than 8×8, and
    /// other goals than the far rank, are [counted](Evaluation::Counted).
    #[default]
    Learned,
    /// By another network of this shape, for those who train one.
    Network(&'a Network),
    /// By counting stones and moves, with weights that are guesses: the yardstick of what was learned.
    Counted,
}

/// Below every value.
pub(super) const LOSS: Value = -WIN;
/// Above every value.
pub(super) const WIN: Value = 10_000;

/// What a stone of the final score is worth.
pub(super) const STONE: Value = 100;

/// The margin with which winning is half sure, if that is preferred to the margin.
const HALF_SURE: Value = 3 * STONE / 2;

/// What winning is worth, if that is preferred to the margin.
const VICTORY: Value = 1000;

impl Objective {
    /// The value of a finished game.
    pub(super) fn result<B: Board>(self, position: &PositionOn<B>, rules: Rules) -> Value {
        let difference = Value::from(position.score(rules).difference()) * side(position);
        match self {
            Objective::Margin => STONE * difference,
            Objective::Win => VICTORY * difference.signum() + STONE * difference,
        }
    }

    /// The value of an unfinished game whose margin is estimated.
    pub(super) fn expected(self, margin: Value) -> Value {
        match self {
            Objective::Margin => margin,
            // The larger the margin, the surer the victory: half sure with one and a half stones.
            Objective::Win => margin + VICTORY * margin / (margin.abs() + HALF_SURE),
        }
    }

    /// The estimated margin that a value was made from.
    pub(super) fn estimated_margin(self, value: Value) -> Value {
        match self {
            Objective::Margin => value,
            Objective::Win => {
                // The root of m² + (1000 + 150 − v) m − 150 v, for v > 0.
                let (size, half) = (i64::from(value.abs()), i64::from(HALF_SURE));
                let slack = i64::from(VICTORY) + half - size;
                value.signum() * (((slack * slack + 4 * half * size).isqrt() - slack) / 2) as Value
            }
        }
    }

    /// The margin of a finished game that has a value.
    pub(super) fn final_margin(self, value: Value) -> Value {
        match self {
            Objective::Margin => value,
            Objective::Win => value - VICTORY * value.signum(),
        }
    }
}

impl Evaluation<'_> {
    /// The estimate of an unfinished game.
    #[inline]
    pub(super) fn of<B: Board>(self, position: &PositionOn<B>, rules: Rules, objective: Objective) -> Value {
        objective.expected(self.estimate(position, rules))
    }

    /// The estimated difference of the final scores, 100 for a stone, for the side to move.
    #[inline]
    pub fn estimate<B: Board>(self, position: &PositionOn<B>, rules: Rules) -> Value {
        match (self, position.on_board()) {
            (Evaluation::Learned, Some(position)) if rules.goal == GoalZone::FarRank => {
                Network::LEARNED.margin(&position)
            }
            (Evaluation::Network(network), Some(position)) => network.margin(&position),
            _ => counted(position, rules),
        }
    }
}

/// What would score now, the stones that can still move, and the moves there are.
fn counted<B: Board>(position: &PositionOn<B>, rules: Rules) -> Value {
    let score = Value::from(position.score(rules).difference());
    let free = free_stones(position, Color::White) - free_stones(position, Color::Black);
    (60 * score + 25 * free) * side(position) + 2 * position.count_moves() as Value
}

fn free_stones<B: Board>(position: &PositionOn<B>, color: Color) -> Value {
    position.unpinned(color).len() as Value
}

/// 1 if White is to move, −1 if Black.
fn side<B: Board>(position: &PositionOn<B>) -> Value {
    if position.turn() == Color::White { 1 } else { -1 }
}
