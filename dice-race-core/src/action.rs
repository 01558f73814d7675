use chessboard_core::small_number;

use crate::Progress;

/// The number of a move for learning code, the same for both sides: 0 to 31, the progress of the piece that
/// walks; 32 entering; 33 the pass. A change of the numbering is a breaking change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = 34;

    /// All actions in order of their numbers.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action(0); Action::COUNT];
        let mut index = 0;
        while index < Action::COUNT {
            all[index] = Action(index as u8);
            index += 1;
        }
        all
    };

    pub(crate) const ENTER: Action = Action(32);
    pub(crate) const PASS: Action = Action(33);

    /// The action with this number; `None` beyond 33.
    pub const fn new(number: u8) -> Option<Action> {
        if (number as usize) < Action::COUNT { Some(Action(number)) } else { None }
    }

    /// The action's number, 0 to 33.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The action with this index, which is its number; `None` beyond 33.
    pub const fn from_index(index: usize) -> Option<Action> {
        if index < Action::COUNT { Some(Action(index as u8)) } else { None }
    }

    /// The action's number as an index, 0 to 33.
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

/// A bit for each action: bit `a` of the word stands for action `a`. An array, as in games with more actions.
pub type ActionMask = [u64; Action::COUNT.div_ceil(64)];

small_number!(Action as u8, ActionError, "an action number from 0 to 33");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn numbers_texts_and_actions_are_one_to_one() {
        for number in 0..=u8::MAX {
            let action = Action::new(number);
            assert_eq!(action.is_some(), usize::from(number) < Action::COUNT);
            assert_eq!(action, Action::from_index(number.into()));
            assert_eq!(action, Action::ALL.get(usize::from(number)).copied());
            assert_eq!((Action::try_from(number).ok(), number.to_string().parse().ok()), (action, action));
            assert!(action.is_none_or(|action| (action.get(), action.index()) == (number, number.into())));
        }
    }
}
