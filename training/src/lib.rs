//! What both trainers share.

mod random;

pub use random::{below, unit};
