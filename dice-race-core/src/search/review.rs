use alloc::vec::Vec;

use super::Engine;
use crate::{Color, Game, IllegalMove, Move, Position, Roll, Setup};

/// A move that loses at least so much of the chance to win is a blunder.
pub const BLUNDER: f64 = 0.02;

/// A roll of a game with the move it was used for: how lucky the one was, and what the other lost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Review {
    /// Whose turn it was.
    pub turn: Color,
    /// The roll.
    pub rolled: Roll,
    /// The move.
    pub played: Move,
    /// The best move.
    pub best: Move,
    /// The chance to win before the roll.
    pub win_probability: f64,
    /// What the roll added to it; see [`Engine::luck`].
    pub luck: f64,
    /// What the move took from it, compared with the best.
    pub loss: f64,
    /// Whether there was another move.
    pub was_choice: bool,
}

/// How well a side played a game, and how lucky it was.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Summary {
    /// Turns, passes among them.
    pub turns: u32,
    /// Turns with more than one move.
    pub choices: u32,
    /// The chance to win that its moves took from it, in sum.
    pub loss: f64,
    /// Moves that lost [`BLUNDER`] or more.
    pub blunders: u32,
    /// The luck of its rolls, in sum.
    pub luck: f64,
}

impl Summary {
    /// The sums over the turns of a color.
    pub fn of(color: Color, reviews: &[Review]) -> Summary {
        let its = reviews.iter().filter(|review| review.turn == color);
        its.fold(Summary::default(), |sum, review| Summary {
            turns: sum.turns + 1,
            choices: sum.choices + u32::from(review.was_choice),
            loss: sum.loss + review.loss,
            blunders: sum.blunders + u32::from(review.loss >= BLUNDER),
            luck: sum.luck + review.luck,
        })
    }

    /// The error rate: the mean loss of a turn with more than one move; 0 if there was none.
    pub fn error_rate(&self) -> f64 {
        if self.choices == 0 { 0.0 } else { self.loss / f64::from(self.choices) }
    }
}

impl Engine {
    /// Looks at every turn of a game that was not taken back. Some ten milliseconds a turn.
    ///
    /// ```
    /// use dice_race_core::search::{Engine, Summary};
    /// use dice_race_core::{Color, Game};
    ///
    /// let text = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 2:d1-f1 *\n";
    /// let reviews = Engine::new().review(&Game::from_record(text)?);
    /// assert_eq!(reviews.len(), 3);
    /// assert!(Summary::of(Color::Black, &reviews).luck > 0.0); // a six
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn review(&self, game: &Game) -> Vec<Review> {
        let steps = game.history().steps();
        let before = core::iter::once(game.start()).chain(steps.iter().map(|(_, after)| after));
        let moves = before.zip(steps).filter_map(|(before, (step, _))| Some((before, step.as_move()?)));
        moves.filter_map(|(rolled, played)| self.review_turn(rolled, played).ok()).collect()
    }

    /// What is said of a move and the roll before it.
    fn review_turn(&self, position: &Position, played: Move) -> Result<Review, IllegalMove> {
        let ranked = self.analyze(position)?;
        let rolled = position.rolled().ok_or(IllegalMove::NoRoll)?;
        let best = ranked.first().ok_or(IllegalMove::NoRoll)?;
        let chosen = ranked.iter().find(|rated| rated.played == played).ok_or(IllegalMove::OtherTarget)?;
        let win_probability = self.win_probability(&without_roll(position));
        Ok(Review {
            turn: position.turn(),
            rolled,
            played,
            best: best.played,
            win_probability,
            luck: best.win_probability - win_probability,
            loss: chosen.loss,
            was_choice: ranked.len() > 1,
        })
    }
}

/// The position as it was before the roll.
fn without_roll(position: &Position) -> Position {
    // Taking the roll away makes no position impossible.
    Setup { rolled: None, ..position.to_setup() }.to_position().unwrap_or(*position)
}
