//! Positions of the dice race on the command line.

use dice_race_core::{Position, PositionError};

use super::refusal;
use crate::commands::options::rules::dice_race::Rules;
use crate::terminal::failure::Failure;

/// The word for the initial position.
pub(crate) const START: &str = "dice-race";

/// Reads a position, or `dice-race`.
pub(crate) fn read(text: &str, rules: &Rules) -> Result<Position, Failure> {
    if text == START {
        return Ok(Position::initial(rules.chosen()));
    }
    let white = text.split('/').next().unwrap_or_default();
    let rules = rules.with_pieces(white.split(',').count());
    Position::parse(text, rules).map_err(|error| Failure::Usage(explain(text, error)))
}

fn explain(text: &str, error: PositionError) -> String {
    match error {
        PositionError::Syntax(error) => refusal::misread(text, error),
        PositionError::Rejected(error) => refusal::impossible(error.faults()),
    }
}
