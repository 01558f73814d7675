use std::sync::{Mutex, PoisonError};

use chessboard_core::cpu::{self, Level};

/// Does something at every CPU level that this machine has, one after the other, and nothing else that calls this at the
/// same time.
pub fn on_every_level(mut check: impl FnMut(Level)) {
    static PINNED: Mutex<()> = Mutex::new(());
    let _alone = PINNED.lock().unwrap_or_else(PoisonError::into_inner);
    let before = cpu::in_use();
    for level in Level::ALL.into_iter().filter(|level| cpu::pin(*level)) {
        check(level);
    }
    cpu::pin(before);
}
