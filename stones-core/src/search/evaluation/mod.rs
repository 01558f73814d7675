//! The value of a position without searching: exact when the game is over, an estimate before.

pub mod network;
mod objective;
mod wdl;

pub use objective::Objective;
pub(super) use objective::{INFINITY, Utility};
pub use wdl::Chances;

use alloc::sync::Arc;

use chessboard_core::Color;

use super::value::Value;
use crate::{Board, GoalZone, PositionOn, Rules};
use network::Network;

/// How unfinished games are estimated.
#[derive(Debug, Clone, Default)]
pub enum Evaluation {
    /// By the network of the crate, trained on games of the engine with itself. Boards of other sizes than 8×8, and
    /// the goal far-half, use [`HandCrafted`](Evaluation::HandCrafted).
    #[default]
    Learned,
    /// By another network, for training. Boards of other sizes use [`HandCrafted`](Evaluation::HandCrafted).
    Network(Arc<Network>),
    /// By score, free stones and mobility, with hand-picked weights: the baseline for the network.
    HandCrafted,
}

impl Evaluation {
    /// The estimated margin for the side to move.
    #[inline]
    pub fn estimate<B: Board>(&self, position: &PositionOn<B>, rules: Rules) -> Value {
        match (self, position.on_board()) {
            (Evaluation::Learned, Some(position)) if rules.goal == GoalZone::FarRank => {
                Network::LEARNED.margin(&position)
            }
            (Evaluation::Network(network), Some(position)) => network.margin(&position),
            _ => hand_crafted(position, rules),
        }
    }
}

/// The margin of a finished game, for the side to move.
pub(super) fn final_margin<B: Board>(position: &PositionOn<B>, rules: Rules) -> Value {
    Value::from_hundredths(100 * i32::from(position.score(rules).difference()) * sign(position.turn()))
}

/// The current score, the stones that can still move, and the mobility.
fn hand_crafted<B: Board>(position: &PositionOn<B>, rules: Rules) -> Value {
    let score = i32::from(position.score(rules).difference());
    let free = |color| position.unpinned(color).len() as i32;
    let free = free(Color::White) - free(Color::Black);
    Value::from_hundredths((60 * score + 25 * free) * sign(position.turn()) + 2 * position.count_moves() as i32)
}

/// 1 for White, −1 for Black.
fn sign(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}
