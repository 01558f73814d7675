//! The npm package `stones-dice`. It translates: every rule stands in the cores.
//!
//! JavaScript may pass anything for any argument. So arguments are `&JsValue`, read by [`args`]; what is read may run code
//! of the caller, so no [`RefCell`](core::cell::RefCell) is borrowed meanwhile. Results are plain data, declared by
//! [`plain`], or objects of the classes here. Documentation here is that of the `.d.ts`.

#![allow(clippy::unused_self, reason = "engines are objects, as in other languages")]
#![allow(unreachable_pub, reason = "what `wasm_bindgen` exports")]

mod args;
mod dice_race;
mod errors;
mod from_js;
mod plain;
mod shared;
mod stones;
mod svg;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A side. White opens. */
export type Color = "white" | "black";
"#;

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
