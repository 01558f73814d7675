//! Random games in lockstep, one a lane: every step plays a move in each.

use core::hint::select_unpredictable as select;
use core::ops::Range;

use chessboard_core::{Color, SquareSet};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::generators::{Generators, generator_of_game};
use super::lane::Lane;
use crate::{EndRule, Position, Rules, Score};

/// Enough to hide the latency of vector instructions. All arrays together fit into the first cache.
const LANES: usize = 128;

/// Plays the random games of a seed with these numbers; where one ends, the next begins. Calls `ended` with the score of
/// each, and returns the number of moves of all.
#[inline(always)]
pub(in crate::position) fn play_in_lanes(
    start: &Position,
    mut numbers: Range<u64>,
    seed: u64,
    rules: Rules,
    mut ended: impl FnMut(Score),
) -> u64 {
    let mut games = Games::new();
    let (mut running, mut plies) = (0, 0);
    for (lane, number) in (0..LANES).zip(&mut numbers) {
        games.start(lane, start, &generator_of_game(seed, number));
        running += 1;
    }
    while running > 0 {
        let ends = games.step(rules);
        plies += running - ends;
        if ends == 0 {
            continue;
        }
        for lane in 0..LANES {
            if games.has_ended[lane] == 0 {
                continue;
            }
            ended(games.position(lane).score(rules));
            if let Some(number) = numbers.next() {
                games.start(lane, start, &generator_of_game(seed, number));
            } else {
                games.is_running[lane] = 0;
                running -= 1;
            }
        }
    }
    plies
}

/// One game a lane.
struct Games {
    own: [u64; LANES],
    opponent: [u64; LANES],
    pinned: [u64; LANES],
    /// All ones if Black moves, else 0.
    is_black: [u64; LANES],
    /// 1 if a game is played in the lane, else 0.
    is_running: [u64; LANES],
    /// 1 if it was found to be over in the last step, else 0.
    has_ended: [u64; LANES],
    generators: Generators<LANES>,
}

impl Games {
    const fn new() -> Games {
        Games {
            own: [0; LANES],
            opponent: [0; LANES],
            pinned: [0; LANES],
            is_black: [0; LANES],
            is_running: [0; LANES],
            has_ended: [0; LANES],
            generators: Generators::new(),
        }
    }

    fn start(&mut self, lane: usize, start: &Position, generator: &Xoshiro256PlusPlus) {
        let Lane { own, opponent, pinned } = Lane::new(start);
        (self.own[lane], self.opponent[lane], self.pinned[lane]) = (own.0, opponent.0, pinned.0);
        self.is_black[lane] = if start.turn == Color::Black { u64::MAX } else { 0 };
        self.is_running[lane] = 1;
        self.generators.set(lane, generator);
    }

    fn position(&self, lane: usize) -> Position {
        let turn = if self.is_black[lane] == 0 { Color::White } else { Color::Black };
        self.lane(lane).position(turn)
    }

    #[inline(always)]
    fn lane(&self, lane: usize) -> Lane {
        Lane {
            own: SquareSet(self.own[lane]),
            opponent: SquareSet(self.opponent[lane]),
            pinned: SquareSet(self.pinned[lane]),
        }
    }

    /// A random move in every game that goes on; returns how many have ended.
    #[inline(always)]
    fn step(&mut self, rules: Rules) -> u64 {
        match rules.end {
            EndRule::SideToMove => self.step_unless(|_| false),
            EndRule::EitherSide => self.step_unless(|lane| !lane.opponent_can_move()),
        }
    }

    /// Like [`step`](Games::step), where `is_over` says more than that the side to move has no move.
    #[inline(always)]
    fn step_unless(&mut self, is_over: impl Fn(Lane) -> bool) -> u64 {
        let mut ended = 0;
        for i in 0..LANES {
            let lane = self.lane(i);
            let (next, moves) = lane.after_random_move(self.is_black[i] != 0, self.generators.next(i));
            let stays = moves == 0 || is_over(lane);
            self.own[i] = select(stays, lane.own.0, next.own.0);
            self.opponent[i] = select(stays, lane.opponent.0, next.opponent.0);
            self.pinned[i] = select(stays, lane.pinned.0, next.pinned.0);
            self.is_black[i] = select(stays, self.is_black[i], !self.is_black[i]);
            self.has_ended[i] = u64::from(stays) & self.is_running[i];
            ended += self.has_ended[i];
        }
        ended
    }
}
