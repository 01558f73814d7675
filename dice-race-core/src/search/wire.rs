//! The serde forms of results: a move is its text, next to the color that makes it.

use alloc::format;
use alloc::string::String;

use crate::{Color, Move, MoveText, Roll};

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RatedMove {
    color: Color,
    #[serde(rename = "move")]
    played: MoveText,
    win_probability: f64,
    loss: f64,
}

fn to_move(color: Color, text: MoveText) -> Result<Move, String> {
    Move::from_text(color, text).ok_or_else(|| format!("no roll makes the move {text} of {color}"))
}

impl From<super::RatedMove> for RatedMove {
    fn from(rated: super::RatedMove) -> RatedMove {
        let super::RatedMove { played, win_probability, loss } = rated;
        RatedMove { color: played.color(), played: played.to_text(), win_probability, loss }
    }
}

impl TryFrom<RatedMove> for super::RatedMove {
    type Error = String;

    fn try_from(rated: RatedMove) -> Result<super::RatedMove, String> {
        let RatedMove { color, played, win_probability, loss } = rated;
        Ok(super::RatedMove { played: to_move(color, played)?, win_probability, loss })
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RatedRoll {
    color: Color,
    rolled: Roll,
    #[serde(rename = "move")]
    best: MoveText,
    win_probability: f64,
    luck: f64,
}

impl From<super::RatedRoll> for RatedRoll {
    fn from(rated: super::RatedRoll) -> RatedRoll {
        let super::RatedRoll { rolled, best, win_probability, luck } = rated;
        RatedRoll { color: best.color(), rolled, best: best.to_text(), win_probability, luck }
    }
}

impl TryFrom<RatedRoll> for super::RatedRoll {
    type Error = String;

    fn try_from(rated: RatedRoll) -> Result<super::RatedRoll, String> {
        let RatedRoll { color, rolled, best, win_probability, luck } = rated;
        Ok(super::RatedRoll { rolled, best: to_move(color, best)?, win_probability, luck })
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Review {
    color: Color,
    rolled: Roll,
    #[serde(rename = "move")]
    played: MoveText,
    best: MoveText,
    win_probability: f64,
    luck: f64,
    loss: f64,
    was_choice: bool,
}

impl From<super::Review> for Review {
    fn from(review: super::Review) -> Review {
        let super::Review { color, rolled, played, best, win_probability, luck, loss, was_choice } = review;
        Review {
            color,
            rolled,
            played: played.to_text(),
            best: best.to_text(),
            win_probability,
            luck,
            loss,
            was_choice,
        }
    }
}

impl TryFrom<Review> for super::Review {
    type Error = String;

    fn try_from(review: Review) -> Result<super::Review, String> {
        let Review { color, rolled, played, best, win_probability, luck, loss, was_choice } = review;
        let [played, best] = [to_move(color, played)?, to_move(color, best)?];
        Ok(super::Review { color, rolled, played, best, win_probability, luck, loss, was_choice })
    }
}

/// The error rate is written too, and ignored when read.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReviewSummary {
    turns: u32,
    choices: u32,
    loss: f64,
    #[serde(default)]
    error_rate: f64,
    blunders: u32,
    luck: f64,
}

impl From<super::ReviewSummary> for ReviewSummary {
    fn from(summary: super::ReviewSummary) -> ReviewSummary {
        let error_rate = summary.error_rate();
        let super::ReviewSummary { turns, choices, loss, blunders, luck } = summary;
        ReviewSummary { turns, choices, loss, error_rate, blunders, luck }
    }
}

impl From<ReviewSummary> for super::ReviewSummary {
    fn from(summary: ReviewSummary) -> super::ReviewSummary {
        let ReviewSummary { turns, choices, loss, blunders, luck, .. } = summary;
        super::ReviewSummary { turns, choices, loss, blunders, luck }
    }
}
