//! Ctrl-C.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The exit code after Ctrl-C, the same as in shells.
pub(crate) const EXIT_CODE: u8 = 130;

/// A flag that Ctrl-C, or a request to terminate, sets. A second one ends the process at once.
pub(crate) fn flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order, so that the first signal only sets the flag.
        flag::register_conditional_shutdown(signal, EXIT_CODE.into(), Arc::clone(&flag))?;
        flag::register(signal, Arc::clone(&flag))?;
    }
    Ok(flag)
}
