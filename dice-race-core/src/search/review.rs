use alloc::string::ToString;
use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt;
use core::ops::ControlFlow;

use super::engine::Engine;
#[cfg(feature = "serde")]
use super::wire;
use crate::{Color, Game, IllegalMove, Move, Position, Roll};

/// A move that loses at least this much of the chance to win is a blunder.
pub const BLUNDER: f64 = 0.02;

/// A turn of a game: how lucky the roll was, and the move compared with the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "wire::Review", into = "wire::Review"))]
pub struct Review {
    /// The side that rolled and moved.
    pub color: Color,
    /// The roll.
    pub rolled: Roll,
    /// The move; in JSON its text, `move`.
    pub played: Move,
    /// The best move; in JSON its text.
    pub best: Move,
    /// The chance to win before the roll.
    pub win_probability: f64,
    /// What the roll added to it; see [`Engine::luck`].
    pub luck: f64,
    /// How much less the chance is after the move than after the best one.
    pub loss: f64,
    /// Whether there was another move.
    pub was_choice: bool,
}

/// How well a side played a game, and how lucky it was.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "wire::ReviewSummary", into = "wire::ReviewSummary"))]
pub struct ReviewSummary {
    /// The number of its turns, including passes.
    pub turns: u32,
    /// The turns with more than one move.
    pub choices: u32,
    /// The chance to win that its moves lost in total.
    pub loss: f64,
    /// The moves that lost [`BLUNDER`] or more.
    pub blunders: u32,
    /// The luck of its rolls in total.
    pub luck: f64,
}

impl ReviewSummary {
    /// The summary of the turns of a color.
    pub fn new(color: Color, reviews: &[Review]) -> ReviewSummary {
        let reviews = reviews.iter().filter(|review| review.color == color);
        reviews.fold(ReviewSummary::default(), |sum, review| ReviewSummary {
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

/// `best a1-d1 52.1 %, loses 1.2 %, luck +0.8 %`, or `best 52.1 %, luck +0.8 %` if it was the best.
impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("best ")?;
        if self.loss > 0.0 {
            write!(f, "{} ", self.best)?;
        }
        write!(f, "{:.1} %", 100.0 * (self.win_probability + self.luck))?;
        if self.loss > 0.0 {
            write!(f, ", loses {:.1} %", 100.0 * self.loss)?;
        }
        write!(f, ", luck {:+.1} %", 100.0 * self.luck)
    }
}

impl Engine {
    /// Compares every move of a game with the best one, and rates every roll; undone turns are left out. Takes about
    /// ten milliseconds per turn.
    ///
    /// ```
    /// use dice_race_core::search::{Engine, ReviewSummary, annotate};
    /// use dice_race_core::{Color, Game};
    ///
    /// let text = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 2:d1-f1 *\n";
    /// let mut game = Game::from_record(text)?;
    /// let reviews = Engine::new().review(&game);
    /// assert!(ReviewSummary::new(Color::Black, &reviews).luck > 0.0); // a six
    /// annotate(&mut game, &reviews);
    /// assert_eq!(game.notes().comments().count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn review(&mut self, game: &Game) -> Vec<Review> {
        let ControlFlow::Continue(reviews) = self.review_with(game, |_| ControlFlow::<Infallible>::Continue(()));
        reviews
    }

    /// Like [`review`](Engine::review); `poll` is called with the reviews so far before each turn, and can end it.
    pub fn review_with<B>(
        &mut self,
        game: &Game,
        mut poll: impl FnMut(&[Review]) -> ControlFlow<B>,
    ) -> ControlFlow<B, Vec<Review>> {
        let mut position = game.start().without_roll();
        let mut reviews = Vec::new();
        for turn in game.turns() {
            poll(&reviews)?;
            // The turns of a game are legal.
            let Ok(rolled) = position.roll(turn.rolled) else { break };
            let Ok(review) = self.review_turn(&rolled, turn) else { break };
            reviews.push(review);
            position = rolled.after(turn.played);
        }
        ControlFlow::Continue(reviews)
    }

    fn review_turn(&mut self, rolled: &Position, turn: crate::Turn) -> Result<Review, IllegalMove> {
        let analysis = self.analyze(rolled)?;
        let best = analysis.best_move().ok_or(IllegalMove::NoRoll)?;
        let rated = analysis.moves.iter().find(|rated| rated.played == turn.played);
        let win_probability = self.win_probability(&rolled.without_roll());
        Ok(Review {
            color: rolled.turn(),
            rolled: turn.rolled,
            played: turn.played,
            best,
            win_probability,
            luck: analysis.win_probability - win_probability,
            loss: rated.ok_or(IllegalMove::OtherTarget)?.loss,
            was_choice: analysis.moves.len() > 1,
        })
    }
}

/// Adds to each move of a game the text of its [`Review`] as a comment, unless it is there already.
pub fn annotate(game: &mut Game, reviews: &[Review]) {
    for (review, ply) in reviews.iter().zip(1..) {
        let text = review.to_string();
        if !game.notes().comments_at(ply).any(|comment| comment == text) {
            // Only reviews of another game are refused: there is no move to comment on.
            let _ = game.add_comment_at(ply, &text);
        }
    }
}
