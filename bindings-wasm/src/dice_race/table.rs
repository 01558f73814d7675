use std::sync::Arc;

use dice_race_core::tables::{self, LookupError};
use wasm_bindgen::prelude::*;

use super::moves::Move;
use super::position::Position;
use super::rules::Rules;
use crate::errors::{self, Error, Raise, Result};
use crate::plain;

/// The largest table that is read. One for three pieces a side has 46 MB.
const MAX_BYTES: u32 = 1 << 29;

/// The win probability of the side to move with perfect play, for every position of its rules.
///
/// The package has one for two pieces a side, by default rules: the file `stones-dice/two-pieces.table`. The program
/// `stones-dice solve` computes others.
#[wasm_bindgen(js_name = Table, js_namespace = diceRace)]
#[derive(Debug)]
pub struct Table(pub(super) Arc<tables::Table>);

#[wasm_bindgen(js_class = Table, js_namespace = diceRace)]
impl Table {
    /// The table of these bytes, which a file holds.
    ///
    /// Throws `table` if they are damaged, truncated, or not a table.
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array | ArrayBuffer")] bytes: &JsValue,
    ) -> Result<Table> {
        let bytes = match bytes.dyn_ref::<js_sys::ArrayBuffer>() {
            Some(buffer) => js_sys::Uint8Array::new(buffer),
            None => bytes.dyn_ref().cloned().ok_or_else(|| errors::argument("bytes", "a `Uint8Array`"))?,
        };
        let table = tables::Table::from_bytes(copied(&bytes)?).map_err(errors::table)?;
        Ok(Table(Arc::new(table)))
    }

    /// The rules of all positions in it.
    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    pub fn rules(&self) -> Result<JsValue> {
        plain::to_js(&Rules::from(self.0.rules()))
    }

    /// The number of positions in it: from the view of the side to move, waiting for a roll, no side finished.
    #[wasm_bindgen(getter)]
    pub fn states(&self) -> f64 {
        self.0.states() as f64
    }

    /// The win probability of the side to move: with a roll pending that of its best move, and 1 or 0 when the game is
    /// over. A text is read by the rules of the table.
    ///
    /// Throws `table` if the rules of the position differ.
    #[wasm_bindgen(js_name = winProbability)]
    pub fn win_probability(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    ) -> Result<f64> {
        let position = Position::read_by(self.0.rules(), position)?;
        self.0.win_probability(&position).map_err(lookup_error)
    }

    /// The best move with the pending roll; of equal ones the first in `legalMoves`.
    ///
    /// Throws `table` if the rules of the position differ, `illegal-move` if nothing has been rolled, or the game is over.
    #[wasm_bindgen(js_name = bestMove, unchecked_return_type = "Move")]
    pub fn best_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Position | string")] position: &JsValue,
    ) -> Result<JsValue> {
        let position = Position::read_by(self.0.rules(), position)?;
        plain::to_js(&Move::new(&position, self.0.best_move(&position).map_err(lookup_error)?))
    }
}

/// A copy in the memory of the module, if that has room.
fn copied(bytes: &js_sys::Uint8Array) -> Result<Vec<u8>> {
    let (length, mut copy) = (bytes.length(), Vec::new());
    if length > MAX_BYTES || copy.try_reserve_exact(length as usize).is_err() {
        return Err(errors::table(format!("{length} bytes do not fit into memory")));
    }
    copy.resize(length as usize, 0);
    bytes.copy_to(&mut copy);
    Ok(copy)
}

fn lookup_error(error: LookupError) -> Error {
    match error {
        LookupError::Illegal(reason) => reason.raise("best move"),
        error => errors::table(error),
    }
}
