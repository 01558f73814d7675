//! The measured workloads. Each exists for Stones! (`ours`) and for chess with [`cozy_chess`] (`peer`), as similar as
//! the two games allow. The dice race is compared with a plain implementation and with `bkgm`. Each function returns
//! how much work it did.
//!
//! The criterion benches and the command `ratios` run the same functions.

pub mod batch_mask;
pub mod counted_perft;
pub mod enumerated_perft;
pub mod made_leaves;
pub mod plain_race;
pub mod race_playout;
pub mod race_sample;
pub mod random_playout;
pub mod sample;
pub mod search_nodes;
pub mod strength;
mod xorshift;

pub use xorshift::Xorshift;
