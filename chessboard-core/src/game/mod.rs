//! What both games share beside the board: history, records, requests, levels.

pub mod hash;
#[cfg(feature = "alloc")]
pub mod history;
mod level;
mod move_list;
#[cfg(feature = "alloc")]
pub mod record;
#[cfg(feature = "softmax")]
pub mod softmax;
pub mod untrusted;

pub use level::Level;
pub use move_list::{MoveList, MoveListIter};
