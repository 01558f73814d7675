//! The Python module. It translates: every rule stands in the cores.

#![allow(clippy::doc_markdown, reason = "documentation here is Python's")]
#![allow(
    clippy::trivially_copy_pass_by_ref,
    clippy::needless_pass_by_value,
    clippy::unused_self,
    reason = "Python's calling convention"
)]
#![allow(clippy::fn_params_excessive_bools, clippy::too_many_arguments, reason = "keyword arguments in Python")]

use pyo3::prelude::*;

mod args;
mod color;
mod command;
mod dice_race;
mod errors;
mod html;
mod limits;
mod locked;
mod long_calls;
mod path;
mod record;
mod results;
mod shared;
mod squares;
mod stones;
mod svg;
mod text;
mod value;

/// The compiled part. Its classes are public as ``stones_dice.stones`` and ``stones_dice.dice_race``.
#[pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use super::command::run;
    #[pymodule_export]
    use super::dice_race::dice_race;
    #[pymodule_export]
    use super::long_calls::stop::Stop;
    #[pymodule_export]
    use super::stones::stones;

    #[pymodule_init]
    fn init(module: &super::Bound<'_, super::PyModule>) -> super::PyResult<()> {
        super::PyModuleMethods::add(module, "__version__", env!("CARGO_PKG_VERSION"))
    }
}
