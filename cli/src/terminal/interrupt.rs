//! Ctrl-C.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

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

/// Ctrl-C during a session: it stops what takes long, and ends the process at any other time.
#[derive(Debug, Default)]
pub(crate) struct Stopper {
    /// What Ctrl-C does now, once the handlers are there.
    handlers: Option<Handlers>,
}

#[derive(Debug)]
struct Handlers {
    ends_process: Arc<AtomicBool>,
    is_pressed: Arc<AtomicBool>,
}

impl Stopper {
    /// Runs something that ends soon once its flag is set, which Ctrl-C does. Says whether that happened.
    pub(crate) fn run<T>(&mut self, run: impl FnOnce(Arc<AtomicBool>) -> T) -> (T, bool) {
        let Some(Handlers { ends_process, is_pressed }) = self.handlers() else {
            return (run(Arc::default()), false);
        };
        is_pressed.store(false, Relaxed);
        ends_process.store(false, Relaxed);
        let done = run(Arc::clone(is_pressed));
        ends_process.store(true, Relaxed);
        (done, is_pressed.load(Relaxed))
    }

    /// The handlers; without them, which is no failure of the session, Ctrl-C ends the process.
    fn handlers(&mut self) -> Option<&Handlers> {
        if self.handlers.is_none() {
            let (ends_process, is_pressed) = (Arc::new(AtomicBool::new(true)), Arc::default());
            flag::register_conditional_default(SIGINT, Arc::clone(&ends_process)).ok()?;
            flag::register(SIGINT, Arc::clone(&is_pressed)).ok()?;
            self.handlers = Some(Handlers { ends_process, is_pressed });
        }
        self.handlers.as_ref()
    }
}
