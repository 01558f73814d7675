//! Records, which both games read and write in the same way.

use chessboard_core::record::{DamagedRecord, NoteError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{self, RecordError};

/// A record's fault as an exception that holds the game as far as it could be read.
pub(crate) fn damaged<G, F: std::fmt::Display>(
    damaged: DamagedRecord<G, F>,
    game: impl FnOnce(G) -> PyResult<Py<PyAny>>,
) -> PyErr {
    let (turn, offset, message) = (damaged.error.turn, damaged.error.offset, damaged.error.to_string());
    match game(damaged.game) {
        Ok(game) => RecordError::new_err((message, turn, offset, game)),
        Err(error) => error,
    }
}

/// Sets the tags that are given as keywords; a value is turned into its text.
pub(crate) fn set_tags(
    tags: Option<&Bound<'_, PyDict>>,
    mut set: impl FnMut(&str, &str) -> Result<(), NoteError>,
) -> PyResult<()> {
    for (name, value) in tags.into_iter().flatten() {
        let (name, value) = (name.extract::<String>()?, value.str()?.to_string());
        set(&name, &value).map_err(|error| errors::refused(format!("{name}: {error}")))?;
    }
    Ok(())
}
