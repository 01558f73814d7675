//! Random games in lockstep, one a lane: every step rolls and plays a move in each.

use core::hint::select_unpredictable as select;
use core::ops::Range;

use chessboard_core::Color;
use chessboard_core::batch::{Generator, Lanes, generator_of_game};
use chessboard_core::random::below_by_halves;
use rand_core::Rng;

use super::block::{Block, MAX_ROLL, PerLane, by_rules, roll_of};
use crate::{Playouts, Position, Rules};

/// Plays the random games of a seed with these numbers from a position whose game goes on; where one ends, the next
/// begins.
#[inline(always)]
pub(in crate::position) fn play_in_lanes(start: &Position, mut numbers: Range<u64>, seed: u64) -> Playouts {
    let mut played = Playouts::default();
    let mut block = Block::EMPTY;
    let mut rolls = [0; Block::LANES];
    // The next game, unless a pending roll has won it at once.
    let mut begin = |block: &mut Block, lane, played: &mut Playouts| {
        for number in &mut numbers {
            let mut generator = generator_of_game(seed, number);
            let mut position = *start;
            if let Some(m) = position.rolled.and_then(|_| position.random_move(generator.next_u64())) {
                position.play_unchecked(m);
            }
            if let Some(winner) = position.winner() {
                played.add_game(winner, 0);
                continue;
            }
            block.set(lane, &position);
            block.seed(lane, &generator);
            return true;
        }
        false
    };
    let mut runs = [false; Block::LANES];
    for (lane, runs) in runs.iter_mut().enumerate() {
        *runs = begin(&mut block, lane, &mut played);
    }
    let mut running = runs.iter().filter(|&&runs| runs).count();
    let mut won = [0; Block::LANES];
    while running > 0 {
        // Lanes without a game play on too, and do not count.
        if block.roll_and_move(start.rules, &mut rolls, &mut won) == 0 {
            continue;
        }
        for lane in 0..Block::LANES {
            if won[lane] == 0 || !runs[lane] {
                continue;
            }
            let winner = block.get(lane, start).winner().unwrap_or(Color::White);
            played.add_game(winner, core::mem::take(&mut rolls[lane]));
            runs[lane] = begin(&mut block, lane, &mut played);
            running -= usize::from(!runs[lane]);
        }
    }
    played
}

/// A step of random games, as work for `cpu::run`, inlined into it.
impl Block {
    /// A roll and a random move in each lane, of positions that wait for a roll. A lane whose first two numbers are no
    /// rolls stays as it is; its generator goes on, so that the next step continues. Adds each roll to `rolls`;
    /// `won` becomes 1 where the side that has moved has won, else 0. Returns how many those are.
    #[inline(always)]
    fn roll_and_move(&mut self, rules: Rules, rolls: &mut PerLane, won: &mut PerLane) -> u64 {
        by_rules!(rules, |rules| self.roll_and_move_by(rules, rolls, won))
    }

    #[inline(always)]
    fn roll_and_move_by(&mut self, rules: Rules, rolls: &mut PerLane, won: &mut PerLane) -> u64 {
        let mut count = 0;
        for (i, (rolls, won)) in rolls.iter_mut().zip(won).enumerate() {
            let (first, after_one) = self.generators.get(i).next();
            let (second, after_two) = after_one.next();
            let (third, after_three) = after_two.next();
            // The bits after the roll choose the move.
            let is_first = roll_of(first) <= MAX_ROLL;
            let rolled = is_first | (roll_of(second) <= MAX_ROLL);
            let (roll, bits) = (select(is_first, roll_of(first), roll_of(second)), select(is_first, second, third));
            let uses_two = is_first || !rolled;
            self.generators.put(i, Generator::select(uses_two, after_two, after_three));

            let before = self.lane(i);
            let targets = before.targets(roll, rules);
            let after = before.after_first(targets.after_random_skip(bits, below_by_halves));
            let again = rules.extra_roll_on_six && roll == MAX_ROLL;
            let has_won = rolled & after.is_home(rules);
            let stays = !rolled;
            let next = after.seen_by_other();
            self.own[i] = select(stays, before.own, select(again, after.own, next.own));
            self.opponent[i] = select(stays, before.opponent, select(again, after.opponent, next.opponent));
            self.is_black[i] = select(stays | again, self.is_black[i], !self.is_black[i]);
            *rolls += u64::from(rolled);
            *won = u64::from(has_won);
            count += *won;
        }
        count
    }
}
