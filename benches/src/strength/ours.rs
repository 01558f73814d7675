use std::time::Duration;

use stones_core::search::{Engine, Evaluation, Level, Limits, Objective, Player};
use stones_core::{Move, Position, Rules};

use super::Contestant;

/// Enough for a move's search; a small table is soon emptied for the next game.
const TABLE_BYTES: usize = 4 << 20;

/// The engine of this repository.
#[derive(Debug)]
pub struct Ours {
    engine: Engine<'static>,
    limits: Limits<'static>,
    evaluation: Evaluation<'static>,
}

impl Ours {
    /// A player that looks at so many positions a move.
    pub fn by_nodes(nodes: u64, evaluation: Evaluation<'static>) -> Ours {
        Ours::new(Limits::nodes(nodes), evaluation)
    }

    /// A player that thinks for so long a move.
    pub fn by_time(time: Duration, evaluation: Evaluation<'static>) -> Ours {
        Ours::new(Limits::time(time), evaluation)
    }

    fn new(limits: Limits<'static>, evaluation: Evaluation<'static>) -> Ours {
        let mut ours = Ours { engine: Engine::new(Rules::default()), limits, evaluation };
        ours.begin();
        ours
    }
}

impl Contestant for Ours {
    fn begin(&mut self) {
        self.engine = Engine::with_table(Rules::default(), TABLE_BYTES);
        self.engine.set_evaluation(self.evaluation);
        // A victory is what counts in a match.
        self.engine.set_objective(Objective::Win);
    }

    fn choose(&mut self, position: &Position) -> Move {
        self.engine.best_move(position, &self.limits).expect("the game is not over")
    }
}

/// One of the ten levels.
#[derive(Debug)]
pub struct OfLevel(Player);

impl OfLevel {
    /// A player of a level, who draws by a seed.
    pub fn new(level: Level, seed: u64) -> OfLevel {
        OfLevel(Player::new(level, seed, Rules::default()))
    }
}

impl Contestant for OfLevel {
    fn choose(&mut self, position: &Position) -> Move {
        self.0.best_move(position).expect("the game is not over")
    }
}
