use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::engine::Engine;
use super::evaluation::final_margin;
use super::limits::Limits;
use super::stop::Stop;
use super::value::Value;
use crate::{Board, Color, GameOn, Move, PositionOn};

/// A move that loses at least this much is a blunder: half a stone.
pub const BLUNDER: Value = Value::from_hundredths(50);

/// A move of a game, compared with the best one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// The side that moved.
    pub color: Color,
    /// The move; in JSON, `move`.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub played: Move,
    /// The best move.
    pub best: Move,
    /// The value of the best move for the side that moved; in JSON, `value`.
    #[cfg_attr(feature = "serde", serde(rename = "value"))]
    pub best_value: Value,
    /// How much worse the move is than the best one; 0 if it is as good.
    pub loss: Value,
    /// Whether both values are proven, and not estimates; in JSON, `proven`.
    #[cfg_attr(feature = "serde", serde(rename = "proven"))]
    pub is_proven: bool,
}

/// How well a side played a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "wire::ReviewSummary", into = "wire::ReviewSummary"))]
pub struct ReviewSummary {
    /// The number of its moves.
    pub moves: u32,
    /// What they lost in total.
    pub loss: Value,
    /// The moves that lost [`BLUNDER`] or more.
    pub blunders: u32,
}

impl ReviewSummary {
    /// The summary of the moves of a color.
    pub fn new(color: Color, reviews: &[Review]) -> ReviewSummary {
        let reviews = reviews.iter().filter(|review| review.color == color);
        reviews.fold(ReviewSummary::default(), |sum, review| ReviewSummary {
            moves: sum.moves + 1,
            loss: sum.loss + review.loss,
            blunders: sum.blunders + u32::from(review.loss >= BLUNDER),
        })
    }

    /// The mean loss of a move, in stones; 0 if there was none.
    pub fn mean_loss(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.loss.stones() / f64::from(self.moves) }
    }
}

/// `best a1-d4 +0.35, loses 0.20`, or `best +0.35` if it was the best.
impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("best ")?;
        if self.loss > Value::ZERO || self.played != self.best {
            write!(f, "{} ", self.best)?;
        }
        write!(f, "{}", self.best_value)?;
        if self.loss > Value::ZERO {
            write!(f, ", loses {:#}", self.loss)?;
        }
        Ok(())
    }
}

impl Engine {
    /// Compares every move of a game with the best one; undone moves are left out. The limits are those of each of the
    /// one or two searches that a move takes.
    ///
    /// ```
    /// use stones_core::search::{Engine, Limits, ReviewSummary, annotate};
    /// use stones_core::{Color, Game};
    ///
    /// let mut game = Game::default();
    /// game.play_text("a1-d4")?;
    /// game.play_text("h8-e5")?;
    /// let reviews = Engine::new(game.rules()).review(&game, &Limits::nodes(1000));
    /// assert_eq!(ReviewSummary::new(Color::White, &reviews).moves, 1);
    /// annotate(&mut game, &reviews);
    /// assert_eq!(game.notes().comments().count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn review<B: Board>(&mut self, game: &GameOn<B>, limits: &Limits) -> Vec<Review> {
        self.review_with(game, limits, &Stop::new())
    }

    /// Like [`review`](Engine::review); another thread can stop it, which leaves out the move that is being searched and
    /// those after it.
    pub fn review_with<B: Board>(&mut self, game: &GameOn<B>, limits: &Limits, stop: &Stop) -> Vec<Review> {
        let mut position = *game.start();
        let review = |m| {
            let review = self.review_move(&position, m, limits, stop).filter(|_| !stop.is_stopped());
            position = position.after(m);
            review
        };
        game.moves().map_while(review).collect()
    }

    /// `None` if the game is over.
    fn review_move<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        played: Move,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<Review> {
        let analysis = self.analyze_with(position, 1, limits, stop, |_| ()).ok()?;
        let (line, best) = (analysis.best_line()?, analysis.best_move()?);
        let review = Review {
            color: position.turn(),
            played,
            best,
            best_value: line.value,
            loss: Value::ZERO,
            is_proven: analysis.is_proven,
        };
        if played == best {
            return Some(review);
        }
        let (reply, is_proven) = self.value(&position.after(played), limits, stop);
        // A search that begins one ply later can see more: then the move is better than was thought, unless the value
        // was proven.
        let best_value = if analysis.is_proven { line.value } else { line.value.max(-reply) };
        let loss = (best_value + reply).max(Value::ZERO);
        Some(Review { best_value, loss, is_proven: analysis.is_proven && is_proven, ..review })
    }

    /// The value of a position for the side to move, and whether it is proven.
    fn value<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits, stop: &Stop) -> (Value, bool) {
        let analysis = self.analyze_with(position, 1, limits, stop, |_| ()).unwrap_or_default();
        match analysis.best_line() {
            Some(line) => (line.value, analysis.is_proven),
            None => (final_margin(position, self.rules()), true),
        }
    }
}

/// Adds to each move of a game the text of its [`Review`] as a comment, unless it is there already.
pub fn annotate<B: Board>(game: &mut GameOn<B>, reviews: &[Review]) {
    for (review, ply) in reviews.iter().zip(1..) {
        let text = review.to_string();
        if !game.notes().comments_at(ply).any(|comment| comment == text) {
            // Only reviews of another game are refused: there is no move to comment on.
            let _ = game.add_comment_at(ply, &text);
        }
    }
}

/// A summary as serde sees it: the mean is written too, and not read.
#[cfg(feature = "serde")]
mod wire {
    use crate::search::Value;

    #[derive(serde::Serialize, serde::Deserialize)]
    pub(super) struct ReviewSummary {
        moves: u32,
        loss: Value,
        mean_loss: f64,
        blunders: u32,
    }

    impl From<super::ReviewSummary> for ReviewSummary {
        fn from(summary: super::ReviewSummary) -> ReviewSummary {
            let super::ReviewSummary { moves, loss, blunders } = summary;
            ReviewSummary { moves, loss, mean_loss: summary.mean_loss(), blunders }
        }
    }

    impl From<ReviewSummary> for super::ReviewSummary {
        fn from(ReviewSummary { moves, loss, blunders, .. }: ReviewSummary) -> super::ReviewSummary {
            super::ReviewSummary { moves, loss, blunders }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Position, Rules};

    #[test]
    fn a_review_finds_the_losing_move_and_annotates_it() {
        // Black can pin the last stone that White can score with, or leave it.
        let start: Position = "8/8/8/8/3s4/4S3/8/8 b".parse().unwrap();
        let mut game = Game::new(start, Rules::default());
        game.play_text("d4-c3").unwrap();
        let mut engine = Engine::new(Rules::default());
        let reviews = engine.review(&game, &Limits::NONE);
        assert_eq!((reviews.len(), reviews[0].color), (1, Color::Black));
        let summary = ReviewSummary { moves: 1, loss: reviews[0].loss, blunders: 1 };
        assert_eq!(ReviewSummary::new(Color::Black, &reviews), summary);
        assert_eq!(ReviewSummary::new(Color::White, &reviews), ReviewSummary::default());
        annotate(&mut game, &reviews);
        assert!(reviews[0].loss > Value::ZERO && reviews[0].is_proven, "{:?}", reviews[0]);
        assert!(game.to_record().contains(&reviews[0].to_string()), "{}", game.to_record());
        let record = game.to_record();
        annotate(&mut game, &reviews);
        assert_eq!(game.to_record(), record, "a comment is not repeated");
        annotate(&mut Game::default(), &reviews);
        assert!(engine.review(&Game::default(), &Limits::NONE).is_empty());
    }
}
