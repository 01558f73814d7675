//! Where a game was lost: every move beside the best one.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::analysis::Stones;
use super::{Engine, Limits, Value};
use crate::{Board, GameOn, Move, PositionOn, Step};

/// A move of a game, and what it lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Review {
    /// The move that was made.
    pub played: Move,
    /// The move that the engine would have made.
    pub best: Move,
    /// What the best move is worth for the side that moves, 100 for a stone.
    pub best_value: Value,
    /// How much less the move that was made is worth; 0 if it is as good.
    pub loss: Value,
    /// Whether both values are proven, and not estimates.
    pub is_proven: bool,
}

/// `best a1-d4 +0.35, loses 0.20`, or `best +0.35` if it was.
impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("best ")?;
        if self.loss > 0 || self.played != self.best {
            write!(f, "{} ", self.best)?;
        }
        write!(f, "{}", Stones(self.best_value))?;
        if self.loss > 0 {
            write!(f, ", loses {}.{:02}", self.loss / 100, self.loss % 100)?;
        }
        Ok(())
    }
}

impl Engine<'_> {
    /// Compares every move of a game with the best one; the limits are for each of the one or two searches that a
    /// move takes.
    pub fn review<B: Board>(&mut self, game: &GameOn<B>, limits: &Limits<'_>) -> Vec<Review> {
        let mut position = *game.start();
        let review = |m| {
            let review = self.review_move(&position, m, limits);
            position = position.after(m);
            review
        };
        game.moves().map_while(review).collect()
    }

    /// Writes a comment on every move into a game: the text of its [`Review`], unless it is there already.
    pub fn annotate<B: Board>(&mut self, game: &mut GameOn<B>, limits: &Limits<'_>) -> Vec<Review> {
        let reviews = self.review(game, limits);
        let steps = core::iter::from_fn(|| game.undo()).count();
        let mut unwritten = reviews.iter();
        for _ in 0..steps {
            if let Some(Step::Move(_)) = game.redo()
                && let Some(review) = unwritten.next()
            {
                annotate_last(game, &review.to_string());
            }
        }
        reviews
    }

    /// `None` if the game is over.
    fn review_move<B: Board>(&mut self, position: &PositionOn<B>, played: Move, limits: &Limits<'_>) -> Option<Review> {
        let analysis = self.analyze(position, 1, limits).ok()?;
        let best = &analysis.lines[0];
        let review =
            Review { played, best: analysis.best(), best_value: best.value, loss: 0, is_proven: best.is_proven };
        if played == review.best {
            return Some(review);
        }
        let (value, is_proven) = self.value(&position.after(played), limits);
        // A search that begins one ply later can see more: then the move is better than was thought, unless that was
        // proven.
        let best_value = if best.is_proven { best.value } else { best.value.max(-value) };
        let loss = (best_value + value).max(0);
        Some(Review { best_value, loss, is_proven: best.is_proven && is_proven, ..review })
    }

    /// The value of a position for the side to move, and whether it is proven.
    fn value<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits<'_>) -> (Value, bool) {
        match self.analyze(position, 1, limits) {
            Ok(analysis) => (analysis.lines[0].value, analysis.lines[0].is_proven),
            Err(_) => (super::Objective::Margin.result(position, self.rules()), true),
        }
    }
}

/// Adds a comment to the last move.
fn annotate_last<B: Board>(game: &mut GameOn<B>, comment: &str) {
    if !game.notes().comments_at(game.ply()).any(|there| there == comment) {
        // The text has none of the few characters that a comment must not have.
        let _ = game.add_comment(comment);
    }
}
