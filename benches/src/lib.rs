//! The work that is measured: each piece of it once for Stones! (`ours`) and once for chess as played by
//! [`cozy_chess`] (`peer`), as alike as two games allow; and the dice race beside a plain walk and beside `bkgm`.
//! Each function returns how much it did.
//!
//! The criterion benches and the command `ratios` run the same functions.

pub mod counted_perft;
pub mod enumerated_perft;
pub mod made_leaves;
pub mod plain_race;
pub mod race_playout;
pub mod race_sample;
pub mod random_playout;
pub mod sample;
pub mod strength;
mod xorshift;

pub use xorshift::Xorshift;
