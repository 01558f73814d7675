use chessboard_core::SquareSet;
use pyo3::prelude::*;

use super::any_board;
use super::moves::Move;
use super::position::{LegalMoves, Position};
use super::rules::Rules;
use crate::color::Color;
use crate::errors::Raise;
use crate::shared;

shared::game_class!("stones_dice.stones", any_board, "stones.Game");

impl Game {
    /// The squares of the last move.
    fn last_move(game: &any_board::Game) -> SquareSet {
        game.moves().next_back().into_iter().flat_map(|m| [m.origin, m.target]).collect()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position = None, rules = None))]
    fn begin(position: Option<Position>, rules: Option<Rules>) -> Game {
        let start = position.map(|position| position.0).unwrap_or_default();
        Game::new(any_board::Game::new(start, rules.unwrap_or_default().0))
    }

    /// A copy of the moves made, in order.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.0.with(|game| game.moves().map(Move).collect())
    }

    /// Undoes the last step: a move, or a resignation or the like. ``False`` at the start.
    fn undo(&self) -> bool {
        self.0.with(any_board::Game::undo).is_some()
    }

    /// The sides agree on a draw.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    fn agree_draw(&self) -> PyResult<()> {
        self.0.with(any_board::Game::agree_draw).map_err(|over| over.raise("agreement"))
    }

    /// The game is abandoned and awarded to a side, or drawn (``None``).
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    #[pyo3(signature = (winner))]
    fn abandon(&self, winner: Option<Color>) -> PyResult<()> {
        let winner = winner.map(|winner| winner.0);
        self.0.with(|game| game.abandon(winner)).map_err(|over| over.raise("abandonment"))
    }
}
