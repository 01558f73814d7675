use alloc::sync::Arc;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A handle that stops a search from another thread. Clones share one flag.
///
/// ```
/// use stones_core::search::{Engine, Limits, Stop};
/// use stones_core::{Position, Rules};
///
/// let stop = Stop::new();
/// let mut engine = Engine::new(Rules::default());
/// // Stops after the third ply; another thread could do so with a clone at any time.
/// let report = |analysis: &stones_core::search::Analysis| if analysis.depth == 3 { stop.stop() };
/// let analysis = engine.analyze_with(&Position::initial(), 1, &Limits::NONE, &stop, report)?;
/// assert!(stop.is_stopped() && analysis.best_move().is_some());
/// # Ok::<(), stones_core::IllegalMove>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A handle that has stopped nothing yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops every search that was given this handle, for good: a later search needs a new one.
    pub fn stop(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether [`stop`](Stop::stop) was called.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// A handle on a flag that others set, such as a signal handler.
impl From<Arc<AtomicBool>> for Stop {
    fn from(flag: Arc<AtomicBool>) -> Stop {
        Stop(flag)
    }
}
