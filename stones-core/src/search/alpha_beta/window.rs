use crate::search::evaluation::Utility;

/// The utilities a search has to tell apart: an exact result is wanted only between `alpha` and `beta`, elsewhere a
/// bound is enough.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Utility,
    pub(super) beta: Utility,
}

impl Window {
    /// The null window above `alpha`: it asks only whether the result exceeds `alpha`.
    pub(super) fn null(alpha: Utility) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The window as the other side sees it.
    pub(super) fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
