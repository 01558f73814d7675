use stones_core::search;

use super::any_board;
use super::moves::Move;
use crate::plain::plain_data;

plain_data! {
    out "stones"
    /// The result of a search.
    Analysis {
        /// The best lines of play, the best first.
        lines: Vec<Line> = "Line[]",
        /// The number of moves that were looked ahead completely.
        depth: u8 = "number",
        /// The number of search nodes.
        nodes: u64 = "number",
        /// Whether the value of the best line is proven, and no other move is better.
        proven: bool = "boolean",
    }
}

plain_data! {
    out "stones"
    /// A line of play with its value for the side to move.
    Line {
        /// The moves, at least one.
        moves: Vec<Move> = "Move[]",
        /// By how many stones the side to move wins.
        value: f64 = "number",
        /// Whether the value is proven, and no estimate.
        proven: bool = "boolean",
        /// The chance to win, 0 to 1.
        win: f64 = "number",
        /// The chance of a draw.
        draw: f64 = "number",
        /// The chance to lose.
        loss: f64 = "number",
        /// In words: `+0.35 win 40 %, draw 40 %, loss 20 %: a1-d4 h8-f6`.
        text: String = "string",
    }
}

plain_data! {
    out "stones"
    /// A move of a game, compared with the best one.
    Review {
        /// The side that moved.
        color: &'static str = "Color",
        /// The move.
        played: Move = "Move",
        /// The best move.
        best: Move = "Move",
        /// The value of the best move, in stones, for the side that moved.
        value: f64 = "number",
        /// How much worse the move is than the best one.
        loss: f64 = "number",
        /// Whether it loses so much, half a stone or more, that it is a blunder.
        blunder: bool = "boolean",
        /// Whether both values are proven, and no estimates.
        proven: bool = "boolean",
        /// In words: `best a1-d4 +0.35, loses 0.20`.
        text: String = "string",
    }
}

/// Moves that are played one after the other.
pub(super) fn line(position: &any_board::Position, moves: &[stones_core::Move]) -> Vec<Move> {
    let mut position = *position;
    let mut next = |m: &stones_core::Move| {
        let before = position;
        position = position.after(*m);
        Move::new(&before, *m)
    };
    moves.iter().map(&mut next).collect()
}

impl Analysis {
    pub(super) fn new(position: &any_board::Position, analysis: &search::Analysis) -> Analysis {
        Analysis {
            lines: analysis.lines.iter().map(|found| Line::new(position, found)).collect(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            proven: analysis.is_proven,
        }
    }
}

impl Line {
    fn new(position: &any_board::Position, found: &search::Line) -> Line {
        Line {
            moves: line(position, &found.moves),
            value: found.value.stones(),
            proven: found.is_proven,
            win: found.chances.win,
            draw: found.chances.draw,
            loss: found.chances.loss,
            text: found.to_string(),
        }
    }
}

impl Review {
    /// Of a move made in this position.
    pub(super) fn new(position: &any_board::Position, review: &search::Review) -> Review {
        Review {
            color: review.color.name(),
            played: Move::new(position, review.played),
            best: Move::new(position, review.best),
            value: review.best_value.stones(),
            loss: review.loss.stones(),
            blunder: review.loss >= search::BLUNDER,
            proven: review.is_proven,
            text: review.to_string(),
        }
    }
}
