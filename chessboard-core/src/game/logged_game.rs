use super::{Ending, GameLog, GameOver, LogStep};
use crate::Color;

/// A game with a [`GameLog`]: what records, JSON and requests of both games need to know.
pub trait LoggedGame {
    /// The name of the game, in records and in JSON.
    const NAME: &'static str;

    /// The record tags in which this game writes its rules, in order.
    const RULE_TAGS: &'static [&'static str];

    /// Whether a game can be drawn.
    const HAS_DRAWS: bool;

    /// A position.
    type Position: Copy;

    /// A step.
    type Step: LogStep;

    /// The log.
    fn log(&self) -> &GameLog<Self::Position, Self::Step>;

    /// The log, mutable.
    fn log_mut(&mut self) -> &mut GameLog<Self::Position, Self::Step>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The result on the board, if the game ended there; an [`Ending`] does not count.
    fn board_result(&self) -> Option<BoardResult>;

    /// Fails if the game has an outcome.
    fn check_not_over(&self) -> Result<(), GameOver> {
        let is_over = self.log().ending().is_some() || self.board_result().is_some();
        if is_over { Err(GameOver) } else { Ok(()) }
    }

    /// Ends the game other than on the board.
    fn end(&mut self, ending: Ending) -> Result<(), GameOver> {
        self.check_not_over()?;
        let position = *self.log().history().position();
        self.log_mut().push(ending.into(), position);
        Ok(())
    }
}

/// How a game ended on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardResult {
    /// The winner; `None` is a draw.
    pub winner: Option<Color>,
    /// The score, White first, in a game that has one.
    pub score: Option<(u8, u8)>,
}
