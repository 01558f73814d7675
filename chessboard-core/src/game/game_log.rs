use super::{Ending, History, NoteError, Notes, PlyError};

/// A game's history with undo and redo, and its tags and comments; both games' `Game` contains one.
///
/// The log knows no rules: the game that owns it checks a step before it is pushed. Equality and hash ignore the
/// revision.
#[derive(Debug, Clone)]
pub struct GameLog<P, S> {
    history: History<P, S>,
    /// How many of the applied steps are moves.
    ply: usize,
    notes: Notes,
    revision: u64,
}

/// What the log needs to know about a step.
pub trait LogStep: Copy + From<Ending> {
    /// Whether the step is a move, and so a ply.
    fn is_move(self) -> bool;

    /// The ending, if the step is one.
    fn as_ending(self) -> Option<Ending>;
}

/// A revision that a game with these steps cannot have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected a revision from {lowest}, one for each step, to 2^53 - 1")]
pub struct RevisionError {
    /// The lowest revision of a game with these steps.
    pub lowest: u64,
}

/// Numbers in JavaScript are exact up to here.
const MAX_REVISION: u64 = (1 << 53) - 1;

impl<P, S: LogStep> GameLog<P, S> {
    /// The log of a game that begins with `start`.
    pub const fn new(start: P) -> GameLog<P, S> {
        GameLog { history: History::new(start), ply: 0, notes: Notes::new(), revision: 0 }
    }

    /// The steps.
    pub const fn history(&self) -> &History<P, S> {
        &self.history
    }

    /// Tags and comments.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    pub(super) const fn notes_mut(&mut self) -> &mut Notes {
        &mut self.notes
    }

    /// The number of applied moves.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The ending, if there is one and it is not undone.
    pub fn ending(&self) -> Option<Ending> {
        self.last_step().and_then(S::as_ending)
    }

    /// The last applied step.
    pub fn last_step(&self) -> Option<S> {
        self.history.steps().last().map(|(step, _)| *step)
    }

    /// A number that grows by one with every change of the applied steps: a step made, undone or redone, and going to
    /// another ply, however far. Tags and comments do not count. After 2^53 - 1 it begins again at the number of
    /// steps, so that every change gives another number.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Continues from the revision of a stored game, so that earlier requests stay current or stale. Rejects revisions
    /// that no game with these steps can have.
    pub fn resume_revision(&mut self, revision: u64) -> Result<(), RevisionError> {
        let lowest = self.lowest_revision();
        if !(lowest..=MAX_REVISION).contains(&revision) {
            return Err(RevisionError { lowest });
        }
        self.revision = revision;
        Ok(())
    }

    /// One for each step, and one if any were undone.
    fn lowest_revision(&self) -> u64 {
        self.history.all_steps().len() as u64 + u64::from(!self.history.undone().is_empty())
    }

    fn count_change(&mut self) {
        self.revision = if self.revision < MAX_REVISION { self.revision + 1 } else { self.lowest_revision() };
    }

    /// Applies a step, which the game has checked. Undone steps are forgotten, with their comments.
    pub fn push(&mut self, step: S, after: P) {
        self.notes.forget_comments_after(self.ply);
        self.history.push(step, after);
        self.ply += usize::from(step.is_move());
        self.count_change();
    }

    /// Undoes the last applied step and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<S> {
        let step = self.last_step()?;
        self.set_cursor(self.history.steps().len() - 1, self.ply - usize::from(step.is_move()));
        Some(step)
    }

    /// Redoes the step that was undone last and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<S> {
        let (step, _) = *self.history.undone().first()?;
        self.set_cursor(self.history.steps().len() + 1, self.ply + usize::from(step.is_move()));
        Some(step)
    }

    /// Undoes or redoes steps until exactly `ply` moves are applied. At the last ply, steps after the last move (such as
    /// an ending) are applied too.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
        let steps = self.history.all_steps();
        let after_each_move =
            steps.iter().enumerate().filter(|(_, (step, _))| step.is_move()).map(|(index, _)| index + 1);
        let last = after_each_move.clone().count();
        if ply > last {
            return Err(PlyError { ply, last });
        }
        // Before the first move no step is applied.
        let end = if ply == last { None } else { core::iter::once(0).chain(after_each_move).nth(ply) };
        self.set_cursor(end.unwrap_or(steps.len()), ply);
        Ok(())
    }

    /// Sets a tag; an empty value removes a standard tag such as `Event`. Tags in `rule_tags` are derived and rejected.
    pub fn set_tag(&mut self, name: &str, value: &str, rule_tags: &[&str]) -> Result<(), NoteError> {
        self.notes.set_tag(name, value, rule_tags)
    }

    /// Removes a tag; `false` if there is none.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        self.notes.remove_tag(name)
    }

    /// Adds a comment after move `ply`, which must not be undone; 0 comments on the whole game.
    pub fn add_comment_at(&mut self, ply: usize, text: &str) -> Result<(), NoteError> {
        self.check_ply(ply)?;
        self.notes.add_comment(ply, text)
    }

    /// Replaces the comments after move `ply`, which must not be undone, by these, in order; 0 comments on the whole
    /// game.
    pub fn set_comments_at(&mut self, ply: usize, texts: &[&str]) -> Result<(), NoteError> {
        self.check_ply(ply)?;
        self.notes.set_comments(ply, texts)
    }

    fn check_ply(&self, ply: usize) -> Result<(), NoteError> {
        if ply > self.ply { Err(NoteError::Ply) } else { Ok(()) }
    }

    fn set_cursor(&mut self, cursor: usize, ply: usize) {
        if cursor != self.history.steps().len() {
            self.history.set_cursor(cursor);
            self.ply = ply;
            self.count_change();
        }
    }
}

impl<P: PartialEq, S: PartialEq> PartialEq for GameLog<P, S> {
    fn eq(&self, other: &GameLog<P, S>) -> bool {
        (&self.history, &self.notes) == (&other.history, &other.notes)
    }
}

impl<P: Eq, S: Eq> Eq for GameLog<P, S> {}

impl<P: core::hash::Hash, S: core::hash::Hash> core::hash::Hash for GameLog<P, S> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (&self.history, &self.notes).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Termination;
    use crate::hash::mix;
    use alloc::vec::Vec;
    use std::string::{String, ToString};

    /// A step of a toy game whose moves are numbers.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    enum Step {
        Other(u8),
        Move(u8),
        End(Ending),
    }

    impl From<Ending> for Step {
        fn from(ending: Ending) -> Step {
            Step::End(ending)
        }
    }

    impl LogStep for Step {
        fn is_move(self) -> bool {
            matches!(self, Step::Move(_))
        }

        fn as_ending(self) -> Option<Ending> {
            if let Step::End(ending) = self { Some(ending) } else { None }
        }
    }

    type Log = GameLog<u32, Step>;

    /// All that has happened, as plain lists.
    #[derive(Default)]
    struct Model {
        steps: Vec<(Step, u32)>,
        applied: usize,
        comments: Vec<(usize, String)>,
        revision: u64,
    }

    impl Model {
        fn plies(&self, steps: usize) -> usize {
            self.steps[..steps].iter().filter(|(step, _)| step.is_move()).count()
        }

        fn ply(&self) -> usize {
            self.plies(self.applied)
        }

        fn push(&mut self, step: Step, after: u32) {
            let ply = self.ply();
            self.comments.retain(|comment| comment.0 <= ply);
            self.steps.truncate(self.applied);
            self.steps.push((step, after));
            self.apply(self.applied + 1);
        }

        fn apply(&mut self, steps: usize) {
            self.revision += u64::from(steps != self.applied);
            self.applied = steps;
        }

        fn undo(&mut self) -> Option<Step> {
            let step = self.steps[..self.applied].last()?.0;
            self.apply(self.applied - 1);
            Some(step)
        }

        fn redo(&mut self) -> Option<Step> {
            let step = self.steps.get(self.applied)?.0;
            self.apply(self.applied + 1);
            Some(step)
        }

        fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
            let last = self.plies(self.steps.len());
            match ply {
                _ if ply > last => return Err(PlyError { ply, last }),
                _ if ply == last => self.apply(self.steps.len()),
                _ => self.apply((0..self.steps.len()).find(|&steps| self.plies(steps) == ply).unwrap()),
            }
            Ok(())
        }

        fn add_comment(&mut self, ply: usize, text: String) -> Result<(), NoteError> {
            if ply > self.ply() {
                return Err(NoteError::Ply);
            }
            let at = self.comments.iter().position(|comment| comment.0 > ply).unwrap_or(self.comments.len());
            self.comments.insert(at, (ply, text));
            Ok(())
        }
    }

    /// Does the same to both, and compares the answers.
    fn call(log: &mut Log, model: &mut Model, bits: u64) {
        let number = (bits >> 8) as u8;
        let ending = Ending { winner: None, termination: Termination::Agreement };
        match bits % 11 {
            kind @ 0..=4 => {
                let step =
                    [Step::Move(number), Step::Move(number), Step::Move(number), Step::Other(number), ending.into()]
                        [kind as usize];
                log.push(step, bits as u32);
                model.push(step, bits as u32);
            }
            5 | 6 => assert_eq!(log.undo(), model.undo()),
            7 | 8 => assert_eq!(log.redo(), model.redo()),
            9 => {
                let ply = usize::from(number % 12);
                assert_eq!(log.go_to(ply), model.go_to(ply));
            }
            _ => {
                let ply = usize::from(number % 12);
                let text = bits.to_string();
                assert_eq!(log.add_comment_at(ply, &text), model.add_comment(ply, text));
            }
        }
    }

    fn assert_same(log: &Log, model: &Model) {
        let applied = &model.steps[..model.applied];
        assert_eq!(log.history().steps(), applied);
        assert_eq!(log.history().undone(), &model.steps[model.applied..]);
        assert_eq!(log.history().all_steps(), model.steps);
        assert_eq!(*log.history().position(), applied.last().map_or(7, |step| step.1));
        assert_eq!((log.ply(), log.revision()), (model.ply(), model.revision));
        assert_eq!(log.ending(), applied.last().and_then(|(step, _)| step.as_ending()));
        assert!(log.notes().comments().eq(model.comments.iter().map(|(ply, text)| (*ply, text.as_str()))));
    }

    #[test]
    fn after_any_calls_the_log_is_a_list_of_steps_with_a_cursor() {
        for seed in 0..500 {
            let (mut log, mut model) = (Log::new(7), Model::default());
            for number in 0..60 {
                call(&mut log, &mut model, mix(seed, number) >> 8);
                assert_same(&log, &model);
            }
        }
    }

    #[test]
    fn the_revision_grows_with_every_change_of_steps_and_equality_ignores_it() {
        let mut log = Log::new(7);
        log.push(Step::Move(1), 1);
        let before = log.clone();
        log.undo();
        log.redo();
        assert_eq!((log.revision(), log.redo(), log.go_to(1), log.revision()), (3, None, Ok(()), 3));
        assert_eq!(log, before);
    }

    #[test]
    fn a_revision_can_always_be_resumed_and_every_change_gives_another() {
        let mut log = Log::new(7);
        log.push(Step::Move(1), 1);
        log.push(Step::Move(2), 2);
        log.undo();
        for revision in [0, 2, 1 << 53, u64::MAX] {
            assert_eq!((log.resume_revision(revision), log.revision()), (Err(RevisionError { lowest: 3 }), 3));
        }
        for change in [|log: &mut Log| log.push(Step::Move(3), 3), |log: &mut Log| assert!(log.undo().is_some())] {
            let mut log = log.clone();
            log.resume_revision(MAX_REVISION).unwrap();
            change(&mut log);
            let revision = log.revision();
            assert!(revision < MAX_REVISION);
            log.resume_revision(revision).unwrap();
        }
    }

    #[test]
    fn going_to_the_last_ply_also_applies_the_steps_after_it() {
        let mut log = Log::new(7);
        for step in [Step::Other(1), Step::Move(2), Step::Other(3), Step::Move(4), Step::Other(5)] {
            log.push(step, 0);
        }
        for (ply, steps) in [(0, 0), (1, 2), (2, 5)] {
            log.go_to(ply).unwrap();
            assert_eq!((log.ply(), log.history().steps().len()), (ply, steps));
        }
        assert_eq!(log.go_to(3), Err(PlyError { ply: 3, last: 2 }));
    }
}
