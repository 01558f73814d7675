use chessboard_core::{Level, hash, softmax};

use super::alpha_beta::{Budget, RootNoise};
use super::analysis::Line;
use super::engine::{Engine, EngineOptions};
use super::evaluation::Objective;
use super::limits::Limits;
use super::stop::Stop;
use crate::{Board, IllegalMove, Move, PositionOn, Rules};

/// A computer player of one of ten levels, which plays to win.
///
/// Low levels look one move ahead and choose by softmax sampling, the lowest nearly at random. Higher levels search
/// more. All levels vary among moves that seem equally good. The same level and seed make the same move in a position,
/// whatever was played before.
///
/// ```
/// use stones_core::search::{Level, Player};
/// use stones_core::{Game, Rules};
///
/// let mut game = Game::default();
/// let mut player = Player::new(Level::LOWEST, 7, Rules::default());
/// while let Ok(m) = player.best_move(game.position()) {
///     game.play(m)?;
/// }
/// assert!(game.outcome().is_some());
/// # Ok::<(), stones_core::IllegalMove>(())
/// ```
#[derive(Debug)]
pub struct Player {
    engine: Engine,
    level: Level,
    seed: u64,
}

/// The parameters of a level.
struct Strength {
    /// The nodes it searches, or those of the first ply if they are more.
    nodes: u64,
    /// The temperature of softmax sampling, in hundredths of a stone.
    temperature: f64,
}

/// One for each level, chosen so that each wins about the same share of points against the one below. The first five
/// search their own moves and the pins that these allow, no further.
const STRENGTHS: [Strength; 10] = [
    Strength { nodes: 0, temperature: 90.0 },
    Strength { nodes: 0, temperature: 30.0 },
    Strength { nodes: 0, temperature: 19.0 },
    Strength { nodes: 0, temperature: 12.5 },
    Strength { nodes: 0, temperature: 7.1 },
    Strength { nodes: 110, temperature: 0.0 },
    Strength { nodes: 560, temperature: 0.0 },
    Strength { nodes: 2200, temperature: 0.0 },
    Strength { nodes: 13_000, temperature: 0.0 },
    Strength { nodes: 204_800, temperature: 0.0 },
];

/// The largest root noise, as a utility of [`Objective::Win`]: about three hundredths of a stone in an even position.
const ROOT_NOISE: u32 = 25;

/// Holds the positions that a level searches…
const TABLE_BYTES: usize = 1 << 20;
/// … and most of those that the highest level searches in a few seconds.
const LARGE_TABLE_BYTES: usize = 32 << 20;

impl Player {
    /// A player of a level.
    pub fn new(level: Level, seed: u64, rules: Rules) -> Player {
        let table_bytes = if level == Level::HIGHEST { LARGE_TABLE_BYTES } else { TABLE_BYTES };
        let options = EngineOptions { table_bytes, objective: Objective::Win, ..EngineOptions::default() };
        Player { engine: Engine::with_options(rules, options), level, seed }
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move it plays. Refused with [`IllegalMove::GameOver`] if the game is over on the board: a position does not
    /// say that a side has resigned, [`Game::is_over`](crate::GameOn::is_over) does.
    pub fn best_move<B: Board>(&mut self, position: &PositionOn<B>) -> Result<Move, IllegalMove> {
        self.best_move_with(position, &Limits::NONE, &Stop::new())
    }

    /// The move it plays if it has to stop at a limit, or when another thread stops it. Limits above those of its level
    /// make only the highest level search longer.
    pub fn best_move_with<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Move, IllegalMove> {
        let strength = &STRENGTHS[self.level.index()];
        let lines = if strength.temperature > 0.0 { usize::MAX } else { 1 };
        let seed = hash::mix(self.seed, position.stable_hash());
        let noise = RootNoise { max: ROOT_NOISE, seed };
        let budget = Budget::new(limits, stop).with_later_nodes(strength.nodes(limits, self.level));
        self.engine.clear();
        let analysis = self.engine.search(position, lines, noise, &budget, |_| ())?;
        let best = analysis.best_line().map(|best| best.value).unwrap_or_default();
        let loss = |line: &Line| f64::from((best - line.value).hundredths());
        let sampled = softmax::sample(&analysis.lines, loss, strength.temperature, seed).or(analysis.best_line());
        sampled.and_then(|line| line.moves.first().copied()).ok_or(IllegalMove::GameOver)
    }
}

impl Strength {
    /// The nodes beyond the first ply. Only given limits make the highest level search longer.
    fn nodes(&self, limits: &Limits, level: Level) -> u64 {
        if level == Level::HIGHEST && !limits.is_none() { u64::MAX } else { self.nodes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::search::tests::walked;
    use std::collections::HashSet;

    #[test]
    fn players_of_all_levels_make_legal_and_repeatable_moves() {
        for level in Level::ALL {
            for seed in 0..3 {
                let position = walked(Position::initial(), seed, 9 * seed as u32);
                let choose = || Player::new(level, seed, Rules::default()).best_move(&position).unwrap();
                assert!(position.is_legal(choose()));
                assert_eq!(choose(), choose());
            }
            let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
            assert_eq!(Player::new(level, 0, Rules::default()).best_move(&over), Err(IllegalMove::GameOver));
        }
    }

    #[test]
    fn seeds_make_different_moves() {
        for level in [1, 5, 8].map(|number| Level::new(number).unwrap()) {
            let choose = |seed| Player::new(level, seed, Rules::default()).best_move(&Position::initial()).unwrap();
            let moves: HashSet<_> = (0..30).map(choose).collect();
            assert!(moves.len() > 1, "{level}");
        }
    }
}
