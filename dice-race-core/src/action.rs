use crate::{IllegalMove, Move, Position, Progress};

/// The number of a move for learning code, the same for both sides: 0 to 31, the progress of the piece that
/// walks; 32 entering; 33 the pass. A change of the numbering is a breaking change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = 34;

    pub(crate) const ENTER: Action = Action(32);
    pub(crate) const PASS: Action = Action(33);

    /// The action with this number; `None` beyond 33.
    pub const fn from_index(index: usize) -> Option<Action> {
        if index < Action::COUNT { Some(Action(index as u8)) } else { None }
    }

    /// The action's number, 0 to 33.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of a walk.
    pub(crate) const fn walk(from: Progress) -> Action {
        Action(from.get())
    }

    /// The piece that walks; `None` for entering and passing.
    #[inline]
    pub const fn walker(self) -> Option<Progress> {
        Progress::new(self.0)
    }
}

impl Position {
    /// The legal move with this number, or why there is none.
    pub fn move_of(&self, action: Action) -> Result<Move, IllegalMove> {
        self.check_waits_for_move()?;
        self.find_move(action).ok_or_else(|| self.why_not(action))
    }
}
