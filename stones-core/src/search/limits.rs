use core::sync::atomic::{AtomicBool, Ordering};

/// When a search has to stop. Without any limit it goes on until the value is proven.
#[derive(Debug, Clone, Copy, Default)]
pub struct Limits<'a> {
    /// So many plies deep.
    pub depth: Option<u8>,
    /// After so many positions, those that all threads look at taken together.
    pub nodes: Option<u64>,
    /// After so long.
    #[cfg(feature = "std")]
    pub time: Option<core::time::Duration>,
    /// When somebody else sets it.
    pub stop: Option<&'a AtomicBool>,
}

impl<'a> Limits<'a> {
    /// Only so many plies deep.
    pub const fn depth(depth: u8) -> Limits<'a> {
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// Only so many positions.
    pub const fn nodes(nodes: u64) -> Limits<'a> {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// Only so long.
    #[cfg(feature = "std")]
    pub const fn time(time: core::time::Duration) -> Limits<'a> {
        Limits { time: Some(time), ..Limits::NONE }
    }

    /// No limit.
    pub const NONE: Limits<'a> = Limits {
        depth: None,
        nodes: None,
        #[cfg(feature = "std")]
        time: None,
        stop: None,
    };

    /// Whether it is said when to stop, and not only that it may be.
    pub(super) fn are_set(&self) -> bool {
        #[cfg(feature = "std")]
        if self.time.is_some() {
            return true;
        }
        self.depth.is_some() || self.nodes.is_some()
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
