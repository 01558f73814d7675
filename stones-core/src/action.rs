//! The action numbers of learning code: every possible move on 8×8, numbered without gaps.
//!
//! The pairs (square, `k`) are seen by the mover: for Black the board is flipped top to bottom, so that the
//! mover always goes up. `k` = 0..=6 is diagonally to the right by 1 to 7 squares, 7..=13 diagonally to the
//! left by 1 to 7, 14 a jump to the right and 15 a jump to the left; whether a diagonal move is a slide or
//! a jump follows from the board. The 376 pairs that stay on the board are numbered in ascending order of
//! `square * 16 + k`. A change of the numbering is a breaking change.

use chessboard_core::{Color, Square, small_number};

/// The number of a move for its mover, 0 to 375; two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = 376;

    /// All actions in order of their numbers.
    pub const ALL: [Action; Action::COUNT] = {
        let mut all = [Action(0); Action::COUNT];
        let mut index = 0;
        while index < Action::COUNT {
            all[index] = Action(index as u16);
            index += 1;
        }
        all
    };

    /// The action with this number; `None` beyond 375.
    pub const fn new(number: u16) -> Option<Action> {
        if (number as usize) < Action::COUNT { Some(Action(number)) } else { None }
    }

    /// The action's number, 0 to 375.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The action with this index, which is its number; `None` beyond 375.
    pub const fn from_index(index: usize) -> Option<Action> {
        if index < Action::COUNT { Some(Action(index as u16)) } else { None }
    }

    /// The action's number as an index, 0 to 375.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The action that goes from one square to another; `None` if no stone of this color can ever make that move.
    pub fn between(mover: Color, origin: Square, target: Square) -> Option<Action> {
        let (origin, target) = (origin.seen_by(mover), target.seen_by(mover));
        let pair = origin.index() * 16 + k_between(origin, target)?;
        NUMBERS.get(pair).copied().flatten().map(Action)
    }

    /// The origin and target of the action, as squares of the board.
    pub fn origin_and_target(self, mover: Color) -> (Square, Square) {
        // An action is always in the table, but the compiler does not know that.
        let (origin, target) = ENDS.get(self.index()).copied().unwrap_or((Square::A1, Square::B2));
        (origin.seen_by(mover), target.seen_by(mover))
    }
}

/// A bit for each action: bit `a % 64` of word `a / 64` stands for action `a`. The last eight bits are unused.
pub type ActionMask = [u64; Action::COUNT.div_ceil(64)];

small_number!(Action as u16, ActionError, "an action number from 0 to 375");

/// The direction and distance of a move, as the mover sees it; `None` if no stone moves that way.
const fn k_between(origin: Square, target: Square) -> Option<usize> {
    let files = target.file() as i32 - origin.file() as i32;
    let ranks = target.rank() as i32 - origin.rank() as i32;
    match (files, ranks) {
        (1.., 1..) if files == ranks => Some(ranks as usize - 1),
        (..=-1, 1..) if files == -ranks => Some(ranks as usize + 6),
        (2, 0) => Some(14),
        (-2, 0) => Some(15),
        _ => None,
    }
}

/// Where `k` leads to, if it is on the board.
const fn target(square: Square, k: usize) -> Option<Square> {
    let (files, ranks) = match k as i32 {
        k @ 0..=6 => (k + 1, k + 1),
        k @ 7..=13 => (6 - k, k - 6),
        14 => (2, 0),
        _ => (-2, 0),
    };
    let (file, rank) = (square.file() as i32 + files, square.rank() as i32 + ranks);
    if file >= 0 && file < 8 && rank < 8 { Square::from_index((rank * 8 + file) as usize) } else { None }
}

/// Origin and target of each action, as the mover sees them.
static ENDS: [(Square, Square); Action::COUNT] = {
    let mut ends = [(Square::A1, Square::A1); Action::COUNT];
    let mut action = 0;
    let mut pair = 0;
    while pair < 64 * 16 {
        if let Some(target) = target(Square::ALL[pair / 16], pair % 16) {
            ends[action] = (Square::ALL[pair / 16], target);
            action += 1;
        }
        pair += 1;
    }
    assert!(action == Action::COUNT);
    ends
};

/// For each square, as the mover sees it, the numbers at which the actions of a stone there begin: to the right, to the
/// left, the jump to the right, the jump to the left. Where there is none, the number it would have.
pub(crate) static FIRST_IN_DIRECTION: [[u16; 4]; 64] = {
    let mut firsts = [[0; 4]; 64];
    let mut next = 0;
    let mut pair = 0;
    while pair < 64 * 16 {
        match pair % 16 {
            0 => firsts[pair / 16][0] = next,
            7 => firsts[pair / 16][1] = next,
            14 => firsts[pair / 16][2] = next,
            15 => firsts[pair / 16][3] = next,
            _ => {}
        }
        if target(Square::ALL[pair / 16], pair % 16).is_some() {
            next += 1;
        }
        pair += 1;
    }
    firsts
};

/// The number of each pair, `square * 16 + k`; `None` where it leaves the board.
static NUMBERS: [Option<u16>; 64 * 16] = {
    let mut numbers = [None; 64 * 16];
    let mut next = 0;
    let mut pair = 0;
    while pair < 64 * 16 {
        if target(Square::ALL[pair / 16], pair % 16).is_some() {
            numbers[pair] = Some(next);
            next += 1;
        }
        pair += 1;
    }
    numbers
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn numbers_and_ends_are_one_to_one_for_both_sides() {
        for mover in Color::ALL {
            for action in Action::ALL {
                let (origin, target) = action.origin_and_target(mover);
                assert_eq!(Action::between(mover, origin, target), Some(action));
            }
        }
    }

    #[test]
    fn numbers_texts_and_actions_are_one_to_one() {
        for number in 0..=u16::MAX {
            let action = Action::new(number);
            assert_eq!(action.is_some(), usize::from(number) < Action::COUNT);
            assert_eq!(action, Action::from_index(number.into()));
            assert_eq!(action, Action::ALL.get(usize::from(number)).copied());
            assert_eq!((Action::try_from(number).ok(), number.to_string().parse().ok()), (action, action));
            assert!(action.is_none_or(|action| (action.get(), action.index()) == (number, number.into())));
        }
        assert_eq!("376".parse::<Action>().unwrap_err().to_string(), "expected an action number from 0 to 375");
    }

    #[test]
    fn the_first_numbers_are_the_long_diagonal_and_the_jump_from_a1() {
        let squares = |index| Action::from_index(index).unwrap().origin_and_target(Color::White);
        assert_eq!(squares(0), (Square::A1, Square::B2));
        assert_eq!(squares(6), (Square::A1, Square::H8));
        assert_eq!(squares(7), (Square::A1, Square::C1));
        assert_eq!(Action::from_index(0).unwrap().origin_and_target(Color::Black), (Square::A8, Square::B7));
    }
}
