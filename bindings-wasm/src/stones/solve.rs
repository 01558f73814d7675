use stones_core::search::{Limits, Solver, SolverOptions, UnsolvedError};
use wasm_bindgen::prelude::*;

use super::analysis::line;
use super::moves::Move;
use super::position::Position;
use super::rules::RulesInput;
use crate::errors::{Details, Error, Result};
use crate::plain::plain_data;
use crate::{args, plain};

plain_data! {
    in "stones"
    /// What `solve` may use.
    SolveOptions {
        /// The rules.
        rules: RulesInput = "RulesInput",
        /// The number of search nodes, at least 1; 10 million if left out.
        nodes: u64 = "number",
        /// The size of the transposition table in MiB, 0 to 256; 16 if left out. A larger one saves repeated work.
        table: u64 = "number",
    }
}

plain_data! {
    out "stones"
    /// The proven value of a position.
    Solution {
        /// By how many stones the side to move wins with best play.
        value: i8 = "number",
        /// Best play to the end.
        line: Vec<Move> = "Move[]",
        /// The number of search nodes.
        nodes: u64 = "number",
    }
}

/// Proves the value of a position on a board of any size, with best play of both sides.
///
/// On 8x8, the last eight or ten moves of a game take seconds, and so does a small board of 16 squares: call it in a worker.
///
/// Throws `unsolved` if the limit is reached; the error says what is proven.
#[wasm_bindgen(js_namespace = stones, unchecked_return_type = "Solution")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
) -> Result<JsValue> {
    let position = Position::read(position)?;
    let SolveOptions { rules, nodes, table } = args::options(options, "options")?;
    let nodes = args::within(nodes, "nodes", 1..=args::MAX_SAFE)?.unwrap_or(10_000_000);
    let table_bytes = (args::within(table, "table", 0..=256)?.unwrap_or(16) as usize) << 20;
    let options = SolverOptions { table_bytes, ..SolverOptions::default() };
    let mut solver = Solver::with_options(rules.unwrap_or_default().get()?, options);
    let solution = solver.solve(&position, &Limits::nodes(nodes)).map_err(unsolved)?;
    let moves = line(&position, &solution.line);
    plain::to_js(&Solution { value: solution.value, line: moves, nodes: solution.nodes })
}

fn unsolved(error: UnsolvedError) -> Error {
    let UnsolvedError { at_least, at_most, nodes } = error;
    let details =
        Details { at_least: Some(at_least), at_most: Some(at_most), nodes: Some(nodes), ..Details::default() };
    Error::new(&error.to_string(), "unsolved", &details)
}
