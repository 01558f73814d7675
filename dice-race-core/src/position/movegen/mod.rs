//! The legal moves: which pieces can use a roll, and where they go. Rules 3 to 8, each once.
//!
//! A legal move is stored as the cell it goes to. No two moves go to the same cell, and no piece overtakes another of its
//! side (rule 4), so targets in ascending order are moves in ascending order of their [`Action`] numbers.

mod targets;
mod view;

pub(crate) use targets::Targets;
pub(crate) use view::View;

use core::hint::select_unpredictable;

use targets::{ENTERED, PASSED, Target};

use crate::{Action, ActionMask, Move, MoveList, Position, Progress, Roll};

impl Position {
    /// The legal moves with this roll.
    #[inline(always)]
    fn targets(&self, roll: Roll) -> Targets {
        View::of(self.pieces(self.turn), self.pieces(!self.turn), self.rules).targets(roll.get().into())
    }

    /// The move to this target.
    #[inline(always)]
    fn move_to(&self, target: Target) -> Move {
        // The piece that walks is the nearest one behind the target. Branch-free: also computed, but unused, for
        // entering and passing.
        let behind = self.pieces(self.turn).0 & !(u32::MAX << (target & 31));
        let from = Progress::from_low_bits((behind | 1).ilog2());
        let other = select_unpredictable(target == ENTERED, Action::ENTER, Action::PASS);
        let action = select_unpredictable(target < ENTERED, Action::walk(from), other);
        let to = Progress::from_low_bits(target);
        let captures = target != PASSED && self.pieces(!self.turn).seen_by_opponent().contains(to);
        Move::by_action(self.turn, action, to, captures)
    }

    /// The legal move with this action number; `None` if there is none or no roll is pending.
    #[inline]
    pub(crate) fn find_move(&self, action: Action) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        // It is another piece's if this one cannot move: the filter tells.
        let ahead = targets.of_action(action);
        Some(self.move_to(ahead.first())).filter(|m| m.action() == action)
    }
}

/// Legal moves.
impl Position {
    /// The number of legal moves, the pass included; 0 if no roll is pending.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.rolled.map_or(0, |roll| self.targets(roll).len())
    }

    /// Whether there is a legal move, the pass included: true exactly when a roll is pending.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.rolled.is_some()
    }

    /// Whether the pass is the only legal move, because no piece can use the roll (rule 8).
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.rolled.is_some_and(|roll| self.targets(roll) == Targets::PASS)
    }

    /// All legal moves, the pass included, in ascending order of their [`Action`] numbers; none if no roll is pending.
    pub fn legal_moves(&self) -> MoveList {
        let Some(roll) = self.rolled else { return MoveList::new() };
        let targets = self.targets(roll);
        (0..targets.len()).map(|n| self.move_to(targets.nth(n))).collect()
    }

    /// The `n`-th move of [`legal_moves`](Position::legal_moves), counted from 0, without making a list; `None` if
    /// there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        (n < targets.len()).then(|| self.move_to(targets.nth(n)))
    }

    /// Which actions are legal, as bits: bit `a` stands for action `a`. None if no roll is pending.
    ///
    /// ```
    /// use dice_race_core::{Position, Roll};
    ///
    /// let position = Position::default().roll(Roll::Six)?;
    /// // The piece on the start cell walks; none can enter there.
    /// assert_eq!((Position::default().action_mask(), position.action_mask()), ([0], [1]));
    /// # Ok::<(), dice_race_core::IllegalMove>(())
    /// ```
    pub fn action_mask(&self) -> ActionMask {
        [self.rolled.map_or(0, |roll| self.targets(roll).action_mask(self.pieces(self.turn).0.into()))]
    }

    /// A uniformly random legal move made from 64 random bits; `None` if no roll is pending.
    ///
    /// It is the [`nth_move`](Position::nth_move) with `n` = ⌊`bits` × number of moves / 2⁶⁴⌋: uniform up
    /// to a bias below 2⁻⁶¹.
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        Some(self.move_to(targets.pick(bits)))
    }
}
