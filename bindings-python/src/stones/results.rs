//! The results that are declared in `stones.py`.

use super::moves::Move;
use crate::color::Color;
use crate::results::{Tuple, result};

result!("stones_dice.stones", Outcome(outcome: stones_core::Outcome) {
    winner: outcome.winner.map(Color),
    reason: outcome.reason.name(),
    score: outcome.score.map(|score| (score.white, score.black)),
});

result!("stones_dice.stones", Playouts(counts: stones_core::Playouts) {
    white: counts.white,
    draw: counts.draw,
    black: counts.black,
    plies: counts.plies,
});

result!("stones_dice.stones", Analysis(analysis: stones_core::search::Analysis) {
    lines: Tuple(analysis.lines.into_iter().map(Line)),
    depth: analysis.depth,
    nodes: analysis.nodes,
    proven: analysis.is_proven,
});

result!("stones_dice.stones", Line(line: stones_core::search::Line) {
    moves: Tuple(line.moves.into_iter().map(Move)),
    value: line.value.stones(),
    proven: line.is_proven,
    win: line.chances.win,
    draw: line.chances.draw,
    loss: line.chances.loss,
});

result!("stones_dice.stones", Review(review: stones_core::search::Review) {
    color: Color(review.color),
    move: Move(review.played),
    best: Move(review.best),
    value: review.best_value.stones(),
    loss: review.loss.stones(),
    proven: review.is_proven,
});

result!("stones_dice.stones", Solution(solution: stones_core::search::Solution) {
    value: solution.value,
    line: Tuple(solution.line.into_iter().map(Move)),
    nodes: solution.nodes,
});
