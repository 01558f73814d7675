//! Principal variation search (Marsland and Campbell, 1982) with iterative deepening.

mod budget;
mod entry;
mod node;
mod ordering;
mod pruning;
mod quiescence;
mod root;
mod searcher;
mod transposition;
mod window;

pub(super) use budget::{Budget, Counter, Stopped};
pub(super) use ordering::OrderingHistory;
pub(super) use root::{Found, Root, RootNoise};
pub(super) use searcher::{Searcher, Settings};
pub(super) use transposition::{PAYLOAD_BITS, TranspositionTable};
