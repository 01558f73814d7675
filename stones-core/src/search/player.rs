use chessboard_core::GameOver;
use chessboard_core::{Level, hash, softmax};

use super::root::Root;
use super::{Engine, Limits, Line, Objective};
use crate::{Board, Move, PositionOn, Rules};

/// A computer player of one of ten strengths, who plays to win.
///
/// Low levels look less far and are content with a move that is nearly the best; among those they draw by lot. All
/// levels do among moves that seem equally good.
/// The same level and seed make the same move in a position, whatever was played before.
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
    engine: Engine<'static>,
    level: Level,
    seed: u64,
}

/// What a level means.
struct Strength {
    /// At how many positions it looks.
    nodes: u64,
    /// How much worse than the best a move may well be, 100 for a stone.
    temperature: f64,
}

/// From one level to the next. The first four look at their own moves and at the jumps that they allow, and no
/// further.
const STRENGTHS: [Strength; 10] = [
    Strength { nodes: 0, temperature: 22.0 },
    Strength { nodes: 0, temperature: 15.5 },
    Strength { nodes: 0, temperature: 10.7 },
    Strength { nodes: 0, temperature: 6.3 },
    Strength { nodes: 80, temperature: 0.0 },
    Strength { nodes: 360, temperature: 0.0 },
    Strength { nodes: 1100, temperature: 0.0 },
    Strength { nodes: 4400, temperature: 0.0 },
    Strength { nodes: 20_000, temperature: 0.0 },
    Strength { nodes: 204_800, temperature: 0.0 },
];

/// Noise at the root: a move that is hardly worse than the best may be made at any level, so that not all games are alike: by this much
/// of [`Objective::Win`], three hundredths of a stone between equals.
const WHIM: u64 = 25;

/// Holds all that a level looks at…
const TABLE_BYTES: usize = 1 << 20;
/// … and most of what the highest does if it is given some seconds.
const LARGE_TABLE_BYTES: usize = 32 << 20;

impl Player {
    /// A player of a level.
    pub fn new(level: Level, seed: u64, rules: Rules) -> Player {
        let table_bytes = if level == Level::HIGHEST { LARGE_TABLE_BYTES } else { TABLE_BYTES };
        let mut engine = Engine::with_table(rules, table_bytes);
        engine.set_objective(Objective::Win);
        Player { engine, level, seed }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move it makes.
    pub fn best_move<B: Board>(&mut self, position: &PositionOn<B>) -> Result<Move, GameOver> {
        self.best_move_within(position, &Limits::NONE)
    }

    /// The move it makes if it has to stop at a limit. Only the highest level makes use of limits that let it look
    /// at more than it usually does.
    pub fn best_move_within<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        limits: &Limits<'_>,
    ) -> Result<Move, GameOver> {
        let strength = &STRENGTHS[self.level.index()];
        let lines = if strength.temperature > 0.0 { usize::MAX } else { 1 };
        self.engine.forget();
        let bits = hash::mix(self.seed, position.stable_hash());
        let root = Root::with_whims(position, lines, WHIM, bits);
        let analysis = self.engine.analyze_root(root, &strength.within(limits, self.level), |_| ())?;
        let best = &analysis.lines[0];
        let loss = |line: &Line| f64::from(best.value - line.value);
        Ok(softmax::sample(&analysis.lines, loss, strength.temperature, bits).unwrap_or(best).moves[0])
    }
}

impl Strength {
    fn within<'a>(&self, limits: &Limits<'a>, level: Level) -> Limits<'a> {
        let nodes = match limits.nodes {
            limit if level == Level::HIGHEST && limits.are_set() => limit,
            limit => Some(limit.unwrap_or(u64::MAX).min(self.nodes)),
        };
        Limits { nodes, ..*limits }
    }
}
