use chessboard_core::SquareSet;
use dice_race_core::Step;
use pyo3::prelude::*;

use super::moves::Move;
use super::position::{LegalMoves, Position};
use super::roll::Roll;
use super::rules::Rules;
use crate::color::Color;
use crate::errors::Raise;
use crate::shared;
use crate::text::OrText;

shared::game_class!("stones_dice.dice_race", dice_race_core, "dice_race.Game");

impl Game {
    /// The squares of the last move, those that it stepped on among them.
    fn last_move(game: &dice_race_core::Game) -> SquareSet {
        let last = game.turns().last().map(|turn| turn.played);
        last.into_iter().flat_map(|m| m.origin().into_iter().chain(m.path())).collect()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position = None, rules = None))]
    fn begin(position: Option<OrText<'_, Position>>, rules: Option<Rules>) -> PyResult<Game> {
        Ok(Game::new(dice_race_core::Game::new(Position::with_rules(position, rules)?.0)))
    }

    /// Every roll that was used, with its move.
    #[getter]
    fn turns(&self) -> Vec<(u8, Move)> {
        self.0.with(|game| game.turns().map(|turn| (turn.rolled.get(), Move(turn.played))).collect())
    }

    /// Every roll with the side that made it, a pending one included.
    #[getter]
    fn rolls(&self) -> Vec<(Color, u8)> {
        self.0.with(|game| game.rolls().map(|(color, roll)| (Color(color), roll.get())).collect())
    }

    /// Enters a roll.
    ///
    /// Raises:
    ///     IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
    fn roll(&self, n: Roll) -> PyResult<()> {
        self.0.with(|game| game.roll(n.0)).map_err(|reason| n.illegal(reason))
    }

    /// Undoes the last move, or a resignation or the like, up to the roll before it. With ``past_roll`` the roll that
    /// the move was made with is undone too. ``False`` if nothing changed.
    #[pyo3(signature = (past_roll = false))]
    fn undo(&self, past_roll: bool) -> bool {
        self.0.with(|game| {
            let step = game.undo();
            let roll = if past_roll && !matches!(step, Some(Step::End(_))) { game.undo_roll() } else { None };
            step.or(roll).is_some()
        })
    }

    /// The game is abandoned and awarded to a side.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    fn abandon(&self, winner: Color) -> PyResult<()> {
        self.0.with(|game| game.abandon(winner.0)).map_err(|over| over.raise("abandonment"))
    }
}
