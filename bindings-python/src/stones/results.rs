//! The results that are declared in `stones.py`.

use pyo3::prelude::*;
use stones_core::Score;
use stones_core::search::{self, Chances, Value};

use super::moves::Move;
use crate::color::Color;
use crate::errors;
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

/// A result as Python holds it, which is printed as in Rust.
#[derive(FromPyObject)]
pub(super) enum Printed {
    Analysis { lines: Vec<PrintedLine> },
    Line(PrintedLine),
    Review { color: Color, r#move: Move, best: Move, value: f64, loss: f64, proven: bool },
    Outcome { winner: Option<Color>, reason: String, score: Option<(u8, u8)> },
}

#[derive(FromPyObject)]
pub(super) struct PrintedLine {
    moves: Vec<Move>,
    value: f64,
    proven: bool,
    win: f64,
    draw: f64,
    loss: f64,
}

impl From<PrintedLine> for search::Line {
    fn from(line: PrintedLine) -> search::Line {
        let PrintedLine { moves, value, proven, win, draw, loss } = line;
        search::Line {
            moves: moves.into_iter().map(|m| m.0).collect(),
            value: Value::from_stones(value),
            is_proven: proven,
            chances: Chances { win, draw, loss },
        }
    }
}

/// What Rust prints for a result; for one with impossible fields, its ``repr``.
#[pyfunction]
pub(super) fn text(result: &Bound<'_, PyAny>) -> PyResult<String> {
    result.extract::<Printed>().and_then(print).or_else(|_| result.repr()?.extract())
}

fn print(result: Printed) -> PyResult<String> {
    Ok(match result {
        Printed::Analysis { lines } => {
            let lines = lines.into_iter().map(search::Line::from).collect();
            search::Analysis { lines, ..search::Analysis::default() }.to_string()
        }
        Printed::Line(line) => search::Line::from(line).to_string(),
        Printed::Review { color, r#move: played, best, value, loss, proven } => {
            let (color, best_value, loss) = (color.0, Value::from_stones(value), Value::from_stones(loss));
            search::Review { color, played: played.0, best: best.0, best_value, loss, is_proven: proven }.to_string()
        }
        Printed::Outcome { winner, reason, score } => {
            let reason = reason.parse().map_err(|error| errors::value(format!("reason: {error}")))?;
            let score = score.map(|(white, black)| Score { white, black });
            stones_core::Outcome { winner: winner.map(|color| color.0), reason, score }.to_string()
        }
    })
}
