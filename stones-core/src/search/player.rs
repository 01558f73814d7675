use alloc::vec::Vec;

use chessboard_core::history::GameOver;
use chessboard_core::{Level, hash};

use super::{Engine, Evaluation, Limits, Line, Objective, Value};
use crate::{Board, Move, PositionOn, Rules};

/// A computer player of one of ten strengths, who plays to win.
///
/// Low levels look less far and are content with a move that is nearly the best; among those they draw by lot.
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
    /// How far it looks…
    depth: Option<u8>,
    /// … and at how many positions.
    nodes: u64,
    /// How much worse than the best a move may well be, 100 for a stone.
    blur: f64,
    /// Whether it counts stones, as a beginner does, or knows what was learned.
    evaluation: Evaluation<'static>,
    /// Whether it follows promising lines farther than others.
    is_selective: bool,
}

/// From one level to the next.
const STRENGTHS: [Strength; 10] = [
    Strength { blur: 60.0, ..COUNTS },
    Strength { blur: 20.0, ..COUNTS },
    Strength { blur: 60.0, ..KNOWS },
    Strength { blur: 20.0, ..KNOWS },
    Strength { nodes: 200, ..SEARCHES },
    Strength { nodes: 800, ..SEARCHES },
    Strength { nodes: 3200, ..SEARCHES },
    Strength { nodes: 12_800, ..SEARCHES },
    Strength { nodes: 51_200, ..SEARCHES },
    Strength { nodes: 204_800, ..SEARCHES },
];

/// Looks one ply ahead and counts stones.
const COUNTS: Strength =
    Strength { depth: Some(1), nodes: u64::MAX, blur: 0.0, evaluation: Evaluation::Counted, is_selective: false };
/// Looks one ply ahead and knows what is good.
const KNOWS: Strength = Strength { evaluation: Evaluation::Learned, ..COUNTS };
/// Looks ahead as far as it can.
const SEARCHES: Strength = Strength { depth: None, is_selective: true, ..KNOWS };

/// Moves that are worse than the best by more than so many times the blur are not made.
const WORST: f64 = 3.0;

/// Holds all that a level looks at.
const TABLE_BYTES: usize = 4 << 20;

impl Player {
    /// A player of a level.
    pub fn new(level: Level, seed: u64, rules: Rules) -> Player {
        let mut engine = Engine::with_table(rules, TABLE_BYTES);
        let strength = &STRENGTHS[level.index()];
        engine.set_objective(Objective::Win);
        engine.set_evaluation(strength.evaluation);
        engine.set_selective(strength.is_selective);
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
        let lines = if strength.blur > 0.0 { usize::MAX } else { 1 };
        self.engine.forget();
        let analysis = self.engine.analyse(position, lines, &strength.within(limits, self.level))?;
        let lot = hash::mix(self.seed, position.stable_hash());
        Ok(draw(&analysis.lines, strength.blur, lot).moves[0])
    }
}

impl Strength {
    fn within<'a>(&self, limits: &Limits<'a>, level: Level) -> Limits<'a> {
        let at_most = |own: u64, limit: Option<u64>| limit.map_or(own, |limit| limit.min(own));
        let nodes = match (level, limits) {
            (Level::HIGHEST, limits) if !limits.is_none() => limits.nodes,
            _ => Some(at_most(self.nodes, limits.nodes)),
        };
        let depth = [self.depth, limits.depth].into_iter().flatten().min();
        Limits { depth, nodes, ..*limits }
    }
}

/// One of the lines; the less likely, the worse it is, and none that is much worse than the best.
fn draw(lines: &[Line], blur: f64, lot: u64) -> &Line {
    let best = lines[0].value;
    let weight = |value: Value| {
        let worse = f64::from(best - value) / blur;
        if worse > WORST { 0.0 } else { libm::exp(-worse) }
    };
    let weights: Vec<f64> = lines.iter().map(|line| if blur > 0.0 { weight(line.value) } else { 0.0 }).collect();
    // 53 bits fill the digits of a number from 0 to 1.
    let mut left = (lot >> 11) as f64 / (1_u64 << 53) as f64 * weights.iter().sum::<f64>();
    for (line, weight) in lines.iter().zip(weights) {
        left -= weight;
        if left < 0.0 {
            return line;
        }
    }
    &lines[0]
}
