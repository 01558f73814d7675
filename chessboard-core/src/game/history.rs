use alloc::vec::Vec;

/// The steps of a game, each with the position after it: those that are applied, then those that were undone and can be
/// redone.
///
/// `P` is a position, `S` a step such as a move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct History<P, S> {
    start: P,
    steps: Vec<(S, P)>,
    /// How many of the steps are applied.
    cursor: usize,
}

/// The history has no such ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("ply {ply} is beyond the last, {last}")]
pub struct PlyError {
    /// The ply asked for.
    pub ply: usize,
    /// The last ply there is.
    pub last: usize,
}

impl<P, S> History<P, S> {
    pub(super) const fn new(start: P) -> History<P, S> {
        History { start, steps: Vec::new(), cursor: 0 }
    }

    /// The position at the start.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position after the last applied step.
    pub fn position(&self) -> &P {
        self.steps().last().map_or(&self.start, |(_, after)| after)
    }

    /// The applied steps, each with the position after it.
    pub fn steps(&self) -> &[(S, P)] {
        self.steps.get(..self.cursor).unwrap_or(&self.steps)
    }

    /// The steps that were undone and can be redone, in the order in which they were made.
    pub fn undone(&self) -> &[(S, P)] {
        self.steps.get(self.cursor..).unwrap_or_default()
    }

    /// All steps, applied or undone.
    pub fn all_steps(&self) -> &[(S, P)] {
        &self.steps
    }

    /// Applies a step. Undone ones are forgotten.
    pub(super) fn push(&mut self, step: S, after: P) {
        self.steps.truncate(self.cursor);
        self.steps.push((step, after));
        self.cursor = self.steps.len();
    }

    /// Undoes and redoes steps until this many are applied.
    pub(super) fn set_cursor(&mut self, cursor: usize) {
        self.cursor = cursor.min(self.steps.len());
    }
}
