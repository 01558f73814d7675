//! Matches between players of Stones!: who is stronger, and how sure that is.

mod duel;
mod ours;
mod plain_alpha_beta;
mod uct;

pub use duel::{Contestant, duel, opening};
pub use ours::{OfLevel, Ours};
pub use plain_alpha_beta::PlainAlphaBeta;
pub use uct::Uct;
