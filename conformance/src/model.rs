//! The log of a game as a plain list, to which the log of a real game is held.

/// What a game shows of its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown<P, S> {
    /// The current position.
    pub position: P,
    /// The number of moves made.
    pub ply: usize,
    /// The number of changes.
    pub revision: u64,
    /// Every applied step, with the position after it.
    pub steps: Vec<(S, P)>,
    /// Every undone step, the next to redo first.
    pub undone: Vec<(S, P)>,
    /// Comments, each with its ply.
    pub comments: Vec<(usize, String)>,
}

/// A [`Shown`](crate::Shown) of the `Game` of either crate.
#[macro_export]
macro_rules! shown {
    ($game:expr) => {
        $crate::Shown {
            position: *$game.position(),
            ply: $game.ply(),
            revision: $game.revision(),
            steps: $game.history().steps().to_vec(),
            undone: $game.history().undone().to_vec(),
            comments: $game.notes().comments().map(|(ply, text)| (ply, text.to_string())).collect(),
        }
    };
}

/// What a step is to the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// A ply.
    Move,
    /// The end of the game, other than on the board.
    Ending,
    /// Something between moves, such as a roll.
    Other,
}

/// All that has happened, as a list, and how much of it is applied.
#[derive(Debug, Clone)]
pub struct Model<P, S> {
    start: P,
    steps: Vec<(StepKind, S, P)>,
    applied: usize,
    revision: u64,
    comments: Vec<(usize, String)>,
}

impl<P: Copy, S: Copy> Model<P, S> {
    /// The log of a game that begins here.
    pub const fn new(start: P) -> Model<P, S> {
        Model { start, steps: Vec::new(), applied: 0, revision: 0, comments: Vec::new() }
    }

    /// The current position.
    pub fn now(&self) -> P {
        self.steps[..self.applied].last().map_or(self.start, |step| step.2)
    }

    /// What the last applied step is.
    pub fn last(&self) -> Option<StepKind> {
        self.steps[..self.applied].last().map(|step| step.0)
    }

    /// A new step: undone ones are forgotten, with their comments.
    pub fn push(&mut self, kind: StepKind, step: S, after: P) {
        let ply = self.plies(self.applied);
        self.comments.retain(|comment| comment.0 <= ply);
        self.steps.truncate(self.applied);
        self.steps.push((kind, step, after));
        self.move_to(self.applied + 1);
    }

    /// Undoes the last step.
    pub fn undo(&mut self) -> Option<S> {
        let undone = self.steps[..self.applied].last()?.1;
        self.move_to(self.applied - 1);
        Some(undone)
    }

    /// Redoes the step that was undone last.
    pub fn redo(&mut self) -> Option<S> {
        let redone = self.steps.get(self.applied)?.1;
        self.move_to(self.applied + 1);
        Some(redone)
    }

    /// Goes to the first place after this many moves; at the last ply, to the end. Says whether there is such a ply.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let last = self.plies(self.steps.len());
        if ply < last {
            let first = (0..self.steps.len()).find(|&steps| self.plies(steps) == ply);
            self.move_to(first.expect("plies are counted one by one"));
        } else if ply == last {
            self.move_to(self.steps.len());
        }
        ply <= last
    }

    /// Adds a comment at the current ply, after those that are there.
    pub fn comment(&mut self, text: &str) {
        let ply = self.plies(self.applied);
        let at = self.comments.partition_point(|comment| comment.0 <= ply);
        self.comments.insert(at, (ply, text.to_string()));
    }

    /// What a game with this log must show.
    pub fn shown(&self) -> Shown<P, S> {
        let bare = |steps: &[(StepKind, S, P)]| steps.iter().map(|&(_, step, after)| (step, after)).collect();
        let (applied, undone) = self.steps.split_at(self.applied);
        Shown {
            position: self.now(),
            ply: self.plies(self.applied),
            revision: self.revision,
            steps: bare(applied),
            undone: bare(undone),
            comments: self.comments.clone(),
        }
    }

    /// The number of moves among the first steps.
    fn plies(&self, steps: usize) -> usize {
        self.steps[..steps].iter().filter(|step| step.0 == StepKind::Move).count()
    }

    /// Every change of place is a change of the game.
    fn move_to(&mut self, applied: usize) {
        self.revision += u64::from(applied != self.applied);
        self.applied = applied;
    }
}
