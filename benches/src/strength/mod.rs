//! Players of Stones! for matches, by the seed of each game.

mod ours;
mod plain_alpha_beta;
mod uct;

pub use ours::{level, ours};
pub use plain_alpha_beta::plain_alpha_beta;
pub use uct::uct;
