//! The board: colors, squares, sets of squares, directions, and how a board is drawn.

mod by_color;
mod color;
mod coordinate;
mod direction;
mod file;
mod rank;
mod rays;
mod square;
mod square_set;
#[cfg(feature = "alloc")]
pub mod svg;

pub use by_color::ByColor;
pub use color::Color;
pub use direction::Direction;
pub use file::File;
pub use rank::Rank;
pub use square::Square;
pub use square_set::{SquareSet, Squares};
