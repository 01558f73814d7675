//! What a batch does to the lanes of a block, as work for `cpu::run`, inlined into it.

use chessboard_core::{Color, Direction, SquareSet};

use super::block::{Block, PerLane};
use super::lane::Lane;
use crate::position::mask::action_mask;
use crate::{Action, ActionMask, EndRule, Rules};

impl Block {
    /// The number of legal moves in each lane.
    #[inline(always)]
    pub(crate) fn count_moves(&self) -> PerLane {
        let mut counts = [0; Block::LANES];
        for (i, count) in counts.iter_mut().enumerate() {
            *count = self.lane(i).count_moves();
        }
        counts
    }

    /// 1 for each lane whose game is over.
    #[inline(always)]
    pub(crate) fn over(&self, rules: Rules) -> PerLane {
        match rules.end {
            EndRule::SideToMove => self.for_each_lane(|lane| !lane.can_move()),
            EndRule::EitherSide => self.for_each_lane(|lane| !lane.can_move() | !lane.opponent_can_move()),
        }
    }

    #[inline(always)]
    fn for_each_lane(&self, holds: impl Fn(Lane) -> bool) -> PerLane {
        let mut flags = [0; Block::LANES];
        for (i, flag) in flags.iter_mut().enumerate() {
            *flag = u64::from(holds(self.lane(i)));
        }
        flags
    }

    /// The legal actions of each lane, as bits.
    #[inline(always)]
    pub(crate) fn action_masks(&self, masks: &mut [ActionMask]) {
        let [mut right, mut left, mut jumps_right, mut jumps_left] = [[0; Block::LANES]; 4];
        for i in 0..Block::LANES {
            let sets = self.lane(i).view().targets().map(|(_, targets)| targets.0);
            [right[i], left[i], jumps_right[i], jumps_left[i]] = sets;
        }
        for (i, mask) in masks.iter_mut().take(Block::LANES).enumerate() {
            let targets = [right[i], left[i], jumps_right[i], jumps_left[i]].map(SquareSet);
            *mask = action_mask(self.lane(i).view().movers(), targets);
        }
    }

    /// Plays a legal action in each lane whose game goes on.
    #[inline(always)]
    pub(crate) fn play(&mut self, actions: &[Action], rules: Rules) {
        let over = self.over(rules);
        for (i, (&action, over)) in (0..Block::LANES).zip(actions.iter().zip(over)) {
            if over == 0 {
                let next = self.lane(i).after_action(action);
                (self.own[i], self.opponent[i], self.pinned[i]) = (next.own.0, next.opponent.0, next.pinned.0);
                self.is_black[i] = !self.is_black[i];
            }
        }
    }

    /// The action of a random move for each lane; `None` where there is none. The generators go on.
    #[inline(always)]
    pub(crate) fn random_actions(&mut self, actions: &mut [Option<Action>]) {
        let (mut origins, mut targets) = ([0; Block::LANES], [0; Block::LANES]);
        for i in 0..Block::LANES {
            let (bits, next) = self.generators.get(i).next();
            let chosen = self.lane(i).random_move(self.is_black[i] != 0, bits);
            self.generators.put(i, next);
            (origins[i], targets[i]) = (chosen.origin, chosen.target);
        }
        for (action, (origin, target)) in actions.iter_mut().zip(origins.into_iter().zip(targets)) {
            let ends = SquareSet(origin).first().zip(SquareSet(target).first());
            *action = ends.and_then(|(origin, target)| Action::between(Color::White, origin, target));
        }
    }
}

impl Lane {
    #[inline(always)]
    fn can_move(self) -> bool {
        self.view().has_move()
    }

    /// The number of legal moves.
    #[inline(always)]
    fn count_moves(self) -> u64 {
        self.view().targets().map(|(_, targets)| u64::from(targets.len())).iter().sum()
    }

    /// The lane after a legal action, seen by the other side.
    #[inline(always)]
    fn after_action(self, action: Action) -> Lane {
        // Actions are numbered as the mover sees the board, as White does.
        let (origin, target) = action.origin_and_target(Color::White);
        let jumped = Direction::between(origin, target).map(|direction| self.view().jumped(target, direction));
        self.after(SquareSet::from(origin) | target.into(), jumped.unwrap_or(SquareSet::EMPTY))
    }
}
