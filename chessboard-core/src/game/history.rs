//! What has happened in a game, and what was taken back: the timeline under both games' `Game`.

use alloc::vec::Vec;

/// A start, the steps taken from it with what each led to, and a cursor for undo and redo.
///
/// `P` is a position, `S` a step such as a move. Every change gives the history a new
/// [`version`](History::version); equality and hash leave the version out.
#[derive(Debug, Clone)]
pub struct History<P, S> {
    start: P,
    steps: Vec<(S, P)>,
    /// How many of the steps are in force; those behind can be taken again.
    cursor: usize,
    version: u64,
}

/// The game has an outcome already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("game over")]
pub struct GameOver;

/// No game has changed so often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected less than 2^53")]
pub struct VersionTooHigh;

/// The history has no such ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("ply {ply} is beyond the last, {last}")]
pub struct NoSuchPly {
    /// The ply asked for.
    pub ply: usize,
    /// The last ply there is.
    pub last: usize,
}

impl<P, S: Copy> History<P, S> {
    /// Nothing has happened yet.
    pub fn new(start: P) -> History<P, S> {
        History { start, steps: Vec::new(), cursor: 0, version: 0 }
    }

    /// What it began with.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// What the last step in force led to.
    pub fn now(&self) -> &P {
        self.steps().last().map_or(&self.start, |(_, after)| after)
    }

    /// The steps in force, each with what it led to.
    pub fn steps(&self) -> &[(S, P)] {
        self.steps.get(..self.cursor).unwrap_or(&self.steps)
    }

    /// The steps that were taken back and can be taken again, in order.
    pub fn taken_back(&self) -> &[(S, P)] {
        self.steps.get(self.cursor..).unwrap_or_default()
    }

    /// A number that grows with every change, undo and redo among them.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Goes on from the version that a stored game had, so that requests made before are as good, or as stale,
    /// as they were. From 2^53 on it is refused: no game is changed so often, and JavaScript counts no further.
    pub fn resume_version(&mut self, version: u64) -> Result<(), VersionTooHigh> {
        if version >= 1 << 53 {
            return Err(VersionTooHigh);
        }
        self.version = version;
        Ok(())
    }

    /// Takes a step. Those that were taken back are forgotten.
    pub fn push(&mut self, step: S, after: P) {
        self.steps.truncate(self.cursor);
        self.steps.push((step, after));
        self.set_cursor(self.cursor + 1);
    }

    /// Takes back the last step and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<S> {
        let cursor = self.cursor.checked_sub(1)?;
        self.set_cursor(cursor);
        self.steps.get(cursor).map(|(step, _)| *step)
    }

    /// Takes again the step that was taken back last, and returns it; `None` if none was.
    pub fn redo(&mut self) -> Option<S> {
        let step = self.taken_back().first()?.0;
        self.set_cursor(self.cursor + 1);
        Some(step)
    }

    /// Goes to where so many plies have been made: back or forth, and to the last ply with all that came
    /// after it. `is_ply` says which steps count.
    pub fn go_to(&mut self, ply: usize, is_ply: impl Fn(S) -> bool) -> Result<(), NoSuchPly> {
        let ends_of_plies = self.steps.iter().enumerate().filter(|(_, (step, _))| is_ply(*step)).map(|(at, _)| at + 1);
        let last = ends_of_plies.clone().count();
        if ply > last {
            return Err(NoSuchPly { ply, last });
        }
        let end = core::iter::once(0).chain(ends_of_plies).nth(ply).unwrap_or(0);
        self.set_cursor(if ply == last { self.steps.len() } else { end });
        Ok(())
    }

    fn set_cursor(&mut self, cursor: usize) {
        if cursor != self.cursor {
            self.cursor = cursor;
            self.version = self.version.saturating_add(1);
        }
    }
}

impl<P: PartialEq, S: PartialEq> PartialEq for History<P, S> {
    fn eq(&self, other: &History<P, S>) -> bool {
        (&self.start, &self.steps, self.cursor) == (&other.start, &other.steps, other.cursor)
    }
}

impl<P: Eq, S: Eq> Eq for History<P, S> {}

impl<P: core::hash::Hash, S: core::hash::Hash> core::hash::Hash for History<P, S> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (&self.start, &self.steps, self.cursor).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers; the even ones are plies.
    fn counted() -> History<i32, i32> {
        let mut history = History::new(0);
        for step in 1..=5 {
            history.push(step, step * 10);
        }
        history
    }

    #[test]
    fn undo_and_redo_are_inverse() {
        let mut history = counted();
        assert_eq!((history.undo(), history.undo(), *history.now()), (Some(5), Some(4), 30));
        assert_eq!((history.redo(), *history.now()), (Some(4), 40));
        history.push(9, 90);
        assert_eq!((history.redo(), history.steps().len()), (None, 5));
    }

    #[test]
    fn going_to_a_ply_counts_only_plies_and_ends_with_all_that_followed() {
        let mut history = counted();
        let is_even = |step| step % 2 == 0;
        for (ply, now) in [(0, 0), (1, 20), (2, 50)] {
            history.go_to(ply, is_even).unwrap();
            assert_eq!(*history.now(), now);
        }
        assert_eq!(history.go_to(3, is_even), Err(NoSuchPly { ply: 3, last: 2 }));
    }

    #[test]
    fn the_version_grows_with_every_change_and_only_then() {
        let mut history = counted();
        assert_eq!(history.version(), 5);
        history.undo();
        history.redo();
        assert_eq!((history.version(), history.redo(), history.version()), (7, None, 7));
        assert_eq!(history, counted());
    }
}
