//! What the fuzz targets of both games check alike.

use std::fmt::Debug;

use chessboard_core::ReadError;
use chessboard_core::record::{self, Recorded};
use conformance::{assert_points_into, check_position_text};
use stones_core::{Board, PositionOn, SetupOn};

/// A file is read to its end, a fault points into it, and a game that is written is read back the same.
pub fn records<G: Recorded + Debug + PartialEq>(file: &[u8]) {
    for game in record::read_all::<G>(file) {
        match game {
            Ok(game) => {
                let mut written = String::new();
                record::write(&game, &mut written).unwrap();
                assert_eq!(record::read::<G>(&written).as_ref(), Ok(&game), "{written}");
            }
            Err(damaged) => assert!(damaged.error.offset <= file.len(), "{}", damaged.error),
        }
    }
    if let Ok(text) = std::str::from_utf8(file)
        && let Err(damaged) = record::read::<G>(text)
    {
        assert!(text.is_char_boundary(damaged.error.offset), "{}", damaged.error);
    }
}

/// A move is read in a position only if it is legal there; a malformed text is malformed everywhere.
pub fn move_in_position<M: Debug + PartialEq, R: Debug>(
    text: &str,
    read: Result<M, ReadError<R>>,
    legal: &[M],
    is_well_formed: bool,
) {
    match read {
        Ok(m) => assert!(legal.contains(&m), "{m:?}"),
        Err(ReadError::Syntax(error)) => assert_points_into(text, error),
        Err(ReadError::Rejected(_)) => assert!(is_well_formed),
    }
}

/// A position of Stones! is written in its shortest form and read back.
pub fn stones_position<B: Board>(text: &str) {
    let (setup, position) = (text.parse::<SetupOn<B>>(), text.parse::<PositionOn<B>>());
    if let Some(Ok(position)) = check_position_text(text, setup, position, SetupOn::to_position) {
        let written = position.to_string();
        assert!(written.len() <= text.len(), "a position's own text is its shortest");
        assert_eq!(written.parse(), Ok(position));
        let _ = (position.legal_moves(), position.diagram().to_string());
    }
}
