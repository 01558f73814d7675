use dice_race_core::Progress;
use wasm_bindgen::prelude::*;

use crate::errors::Result;
use crate::plain::plain_data;
use crate::{args, plain};

plain_data! {
    out "diceRace"
    /// The way of one side around the board, and along its diagonal.
    Track {
        /// The square of each progress, 0 to 31.
        squares: Vec<&'static str> = "string[]",
        /// From this progress on, a piece is home.
        home: u8 = "number",
    }
}

/// The track of a side: where its pieces are with each progress.
#[wasm_bindgen(js_namespace = diceRace, unchecked_return_type = "Track")]
pub fn track(#[wasm_bindgen(unchecked_param_type = "Color")] color: &JsValue) -> Result<JsValue> {
    let color = args::color(color, "color")?;
    let squares = args::names(Progress::ALL.into_iter().map(|progress| progress.square(color)));
    plain::to_js(&Track { squares, home: Progress::HOME.get() })
}
