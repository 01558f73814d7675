//! What both games share besides the board: the log of a game, records, requests, levels.

mod ending;
#[cfg(feature = "alloc")]
mod game_log;
pub mod hash;
#[cfg(feature = "alloc")]
mod history;
mod level;
#[cfg(feature = "alloc")]
mod logged_game;
mod move_list;
#[cfg(feature = "alloc")]
mod note_text;
#[cfg(feature = "alloc")]
mod notes;
#[cfg(feature = "alloc")]
pub mod record;
#[cfg(feature = "softmax")]
pub mod softmax;
#[cfg(feature = "alloc")]
mod tags;
pub mod untrusted;
#[cfg(all(feature = "alloc", feature = "serde"))]
pub mod wire;

pub use ending::{Ending, GameOver, Termination};
#[cfg(feature = "alloc")]
pub use game_log::{GameLog, LogStep, RevisionError};
#[cfg(feature = "alloc")]
pub use history::{History, PlyError};
pub use level::{Level, LevelError};
#[cfg(feature = "alloc")]
pub use logged_game::{BoardResult, LoggedGame};
pub use move_list::{MoveList, MoveListIter};
#[cfg(feature = "alloc")]
pub use notes::{NoteError, Notes};
