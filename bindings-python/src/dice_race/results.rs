//! The results that are declared in `dice_race.py`.

use dice_race_core::dice::fair;
use dice_race_core::search;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use super::moves::Move;
use super::position::Position;
use super::roll::Roll;
use super::rules::Rules;
use crate::color::Color;
use crate::errors;
use crate::results::result;

result!("stones_dice.dice_race", Outcome(outcome: dice_race_core::Outcome) {
    winner: Color(outcome.winner),
    reason: outcome.reason.name(),
});

result!("stones_dice.dice_race", Playouts(counts: dice_race_core::Playouts) {
    white: counts.white,
    black: counts.black,
    rolls: counts.rolls,
});

result!("stones_dice.dice_race", Review(review: search::Review) {
    color: Color(review.color),
    rolled: review.rolled.get(),
    move: Move(review.played),
    best: Move(review.best),
    win_probability: review.win_probability,
    luck: review.luck,
    loss: review.loss,
    was_choice: review.was_choice,
});

result!("stones_dice.dice_race", RatedMove(rated: search::RatedMove) {
    move: Move(rated.played),
    win_probability: rated.win_probability,
    loss: rated.loss,
});

result!("stones_dice.dice_race", Status(status: dice_race_core::exact::Status) {
    strata_solved: status.strata_solved,
    strata: status.strata,
    states_solved: status.states_solved,
    states: status.states,
    sweeps: status.sweeps,
    change: status.change,
});

result!("stones_dice.dice_race", Verified(verified: fair::Verified) {
    commitment: finding(verified.commitment, |commitment| commitment.to_string()),
    client_seed: finding(verified.client_seed, |seed| seed.as_bytes().to_owned()),
    game_id: finding(verified.game_id, |id| id.to_string()),
    start: finding(verified.start, Position),
    rules: finding(verified.rules, Rules),
    rolls: finding(verified.rolls, |rolls| rolls),
    moves: finding(verified.moves, |moves| moves),
    outcome: finding(verified.outcome, |outcome| outcome.map(Outcome)),
    complete: finding(verified.complete, |complete| complete),
});

/// A result as Python holds it, which is printed as in Rust.
#[derive(FromPyObject)]
pub(super) enum Printed {
    Review(PrintedReview),
    RatedMove { r#move: Move, win_probability: f64, loss: f64 },
    Outcome { winner: Color, reason: String },
}

#[derive(FromPyObject)]
pub(super) struct PrintedReview {
    color: Color,
    rolled: Roll,
    r#move: Move,
    best: Move,
    win_probability: f64,
    luck: f64,
    loss: f64,
    was_choice: bool,
}

/// What Rust prints for a result; for one with impossible fields, its ``repr``.
#[pyfunction]
pub(super) fn text(result: &Bound<'_, PyAny>) -> PyResult<String> {
    result.extract::<Printed>().and_then(print).or_else(|_| result.repr()?.extract())
}

fn print(result: Printed) -> PyResult<String> {
    Ok(match result {
        Printed::Review(review) => {
            let PrintedReview { color, rolled, r#move: played, best, win_probability, luck, loss, was_choice } = review;
            let (color, rolled, played, best) = (color.0, rolled.0, played.0, best.0);
            search::Review { color, rolled, played, best, win_probability, luck, loss, was_choice }.to_string()
        }
        Printed::RatedMove { r#move: played, win_probability, loss } => {
            search::RatedMove { played: played.0, win_probability, loss }.to_string()
        }
        Printed::Outcome { winner, reason } => {
            let reason = reason.parse().map_err(|error| errors::value(format!("reason: {error}")))?;
            dice_race_core::Outcome { winner: winner.0, reason }.to_string()
        }
    })
}

/// A part of a record, and whether it is proved.
struct Finding<T> {
    found: T,
    proof: fair::Proof,
}

fn finding<T, P>(finding: fair::Finding<T>, to_python: impl FnOnce(T) -> P) -> Finding<P> {
    Finding { found: to_python(finding.found), proof: finding.proof }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Finding<T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        CLASS.import(py, "stones_dice.dice_race", "Finding")?.call1((self.found, self.proof.name()))
    }
}
