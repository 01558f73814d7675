//! What is searched less deep than the rest, and what deeper.

use super::Value;

/// How many plies less deep a move is looked at that comes late in the order, unless it proves better than that.
pub(super) fn reduction(depth: u8, index: usize) -> u8 {
    if depth < 3 || index < 3 {
        return 0;
    }
    ((depth.ilog2() * (index as u32).ilog2()) / 2) as u8
}

/// So near to the end of the search a position that is better than wanted by this much is not searched.
pub(super) fn surely_enough(depth: u8) -> Option<Value> {
    (depth <= 4).then(|| 60 * Value::from(depth))
}
