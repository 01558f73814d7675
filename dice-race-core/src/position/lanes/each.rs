//! What a batch does to the lanes of a block, as work for `cpu::run`, inlined into it.

use chessboard_core::random::below_by_halves;

use super::block::{Block, MAX_ROLL, PerLane, by_rules, roll_of};
use super::lane::Lane;
use crate::position::movegen::Targets;
use crate::{Action, Roll, Rules};

impl Block {
    /// The number of legal moves in each lane, the pass included; 0 without a roll.
    #[inline(always)]
    pub(crate) fn count_moves(&self, rules: Rules) -> PerLane {
        by_rules!(rules, |rules| self.per_lane(rules, |_, targets| u64::from(targets.len())))
    }

    /// The legal actions of each lane, as bits; none without a roll.
    #[inline(always)]
    pub(crate) fn action_masks(&self, rules: Rules) -> PerLane {
        by_rules!(rules, |rules| self.per_lane(rules, |lane, targets| targets.action_mask(lane.own)))
    }

    /// A number made of the legal moves of each lane; 0 without a roll.
    #[inline(always)]
    fn per_lane(&self, rules: Rules, number: impl Fn(Lane, Targets) -> u64) -> PerLane {
        let mut numbers = [0; Block::LANES];
        for (i, to) in numbers.iter_mut().enumerate() {
            let (lane, roll) = (self.lane(i), self.rolled[i]);
            let found = number(lane, lane.targets(roll, rules));
            *to = if roll == 0 { 0 } else { found };
        }
        numbers
    }

    /// 1 for each lane whose game is over.
    #[inline(always)]
    pub(crate) fn over(&self, rules: Rules) -> PerLane {
        let mut over = [0; Block::LANES];
        for (i, over) in over.iter_mut().enumerate() {
            let lane = self.lane(i);
            *over = u64::from(lane.is_home(rules) | lane.seen_by_other().is_home(rules));
        }
        over
    }

    /// Puts rolls into the lanes whose games go on.
    #[inline(always)]
    pub(crate) fn put_rolls(&mut self, rolls: &[Roll], rules: Rules) {
        let over = self.over(rules);
        for ((rolled, roll), over) in self.rolled.iter_mut().zip(rolls).zip(over) {
            *rolled = if over == 1 { 0 } else { roll.get().into() };
        }
    }

    /// Draws a roll for each lane that waits for one and whose game goes on; `lanes` is their number.
    #[inline(always)]
    pub(crate) fn roll_random(&mut self, rules: Rules, lanes: usize) -> u64 {
        let mut waits = self.over(rules);
        for (i, waits) in waits.iter_mut().enumerate() {
            *waits = u64::from(*waits == 0 && self.rolled[i] == 0 && i < lanes);
        }
        let count = waits.iter().sum();
        // A quarter of the numbers drawn are no rolls.
        while waits.iter().sum::<u64>() > 0 {
            for (i, waits) in waits.iter_mut().enumerate() {
                let before = self.generators.get(i);
                let (bits, after) = before.next();
                let draws = *waits == 1;
                let is_roll = draws & (roll_of(bits) <= MAX_ROLL);
                self.generators.put(i, if draws { after } else { before });
                self.rolled[i] = if is_roll { roll_of(bits) } else { self.rolled[i] };
                *waits = if is_roll { 0 } else { *waits };
            }
        }
        count
    }

    /// The sets whose first move is a random one of each lane. The generators of lanes with a roll go on.
    #[inline(always)]
    fn random_targets(&mut self, rules: Rules) -> PerLane {
        let mut chosen = [0; Block::LANES];
        for (i, chosen) in chosen.iter_mut().enumerate() {
            let (lane, roll, before) = (self.lane(i), self.rolled[i], self.generators.get(i));
            let (bits, after) = before.next();
            self.generators.put(i, if roll == 0 { before } else { after });
            *chosen = lane.targets(roll, rules).after_random_skip(bits, below_by_halves).0;
        }
        chosen
    }

    /// The action of a random move for each lane; `None` without a roll. The generators of the others go on.
    #[inline(always)]
    pub(crate) fn random_actions(&mut self, rules: Rules, actions: &mut [Option<Action>]) {
        let chosen = by_rules!(rules, |rules| self.random_targets(rules));
        for (i, (action, chosen)) in (0..Block::LANES).zip(actions.iter_mut().zip(chosen)) {
            let one = chosen & chosen.wrapping_neg();
            let index = Targets(one).action_mask(self.own[i]).trailing_zeros();
            *action = Action::from_index(index as usize).filter(|_| self.rolled[i] != 0);
        }
    }

    /// A random move in each lane with a roll. Returns how many those are.
    #[inline(always)]
    pub(crate) fn play_random(&mut self, rules: Rules) -> u64 {
        let chosen = by_rules!(rules, |rules| self.random_targets(rules));
        for (i, chosen) in (0..Block::LANES).zip(chosen) {
            self.play_first(i, Targets(chosen), rules);
        }
        let played = self.rolled.iter().filter(|&&roll| roll != 0).count();
        self.rolled = [0; Block::LANES];
        played as u64
    }

    /// Plays a legal action in each lane with a roll.
    #[inline(always)]
    pub(crate) fn play(&mut self, actions: &[Action], rules: Rules) {
        for (i, action) in (0..Block::LANES).zip(actions) {
            let targets = self.lane(i).targets(self.rolled[i], rules);
            self.play_first(i, targets.of_action(*action), rules);
        }
        self.rolled = [0; Block::LANES];
    }

    /// Plays the first move of some targets in a lane, if it has a roll.
    #[inline(always)]
    fn play_first(&mut self, i: usize, targets: Targets, rules: Rules) {
        let (before, roll) = (self.lane(i), self.rolled[i]);
        let after = before.after_first(targets);
        let keeps_turn = roll == 0 || rules.extra_roll_on_six && roll == MAX_ROLL;
        let after = if roll == 0 { before } else { after };
        let next = if keeps_turn { after } else { after.seen_by_other() };
        (self.own[i], self.opponent[i]) = (next.own, next.opponent);
        self.is_black[i] = if keeps_turn { self.is_black[i] } else { !self.is_black[i] };
    }
}
