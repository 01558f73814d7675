//! Whatever plays besides the humans.

use std::time::Duration;

use stones_core::search::{self, Analysis, Engine, Level, Limits, Line};
use stones_core::{AnyPosition, Board8x8, GameOver, Move, Rules};

use super::AnyGame;
use super::greedy::Greedy;
use crate::commands::play::options::Player;

/// The computer player of a level, and the simple one. The same seed and opponent give the same game.
#[derive(Debug)]
pub(crate) struct Computer {
    player: search::Player,
    greedy: Greedy,
    seed: u64,
}

impl Computer {
    pub(crate) fn new(level: Level, seed: u64, rules: Rules) -> Computer {
        Computer { player: search::Player::new(level, seed, rules), greedy: Greedy::new(seed), seed }
    }

    /// Begins again with other rules.
    pub(crate) fn set_rules(&mut self, rules: Rules) {
        *self = Computer::new(self.player.level(), self.seed, rules);
    }

    /// The move that such a player makes, for a human the simple one's; `None` if the game is over.
    pub(crate) fn choose(&mut self, game: &AnyGame, player: Player) -> Option<Move> {
        match player {
            _ if game.outcome().is_some() => None,
            Player::Computer => self.player.best_move(game.position()).ok(),
            Player::Human | Player::Greedy => self.greedy.choose(game),
        }
    }
}

/// Enough for a good hint.
const HINT: Limits<'static> = Limits { nodes: Some(500_000), ..Limits::time(Duration::from_secs(1)) };
/// Enough to know who is ahead.
const GLANCE: Limits<'static> = Limits::nodes(20_000);

/// The best line of play, by all that the computer can do in about a second; `None` if the game is over.
pub(crate) fn best_line(game: &AnyGame) -> Option<Line> {
    search(game, &HINT)
}

/// Whether the computer takes the draw that the side to move offers: not when it expects more.
pub(crate) fn accepts_draw(game: &AnyGame) -> bool {
    search(game, &GLANCE).is_some_and(|line| line.chances.points() >= EVEN)
}

/// What the side to move has to expect in a game that is about even: a little less than half a point.
const EVEN: f64 = 0.45;

fn search(game: &AnyGame, limits: &Limits<'_>) -> Option<Line> {
    if game.outcome().is_some() {
        return None;
    }
    let analysis = analyze(&mut Engine::new(game.rules()), game.position(), 1, limits).ok()?;
    analysis.lines.into_iter().next()
}

/// Analyzes a position of any size; the usual size is searched faster if it is known.
pub(crate) fn analyze(
    engine: &mut Engine<'_>,
    position: &AnyPosition,
    lines: usize,
    limits: &Limits<'_>,
) -> Result<Analysis, GameOver> {
    match position.on_board::<Board8x8>() {
        Some(position) => engine.analyze(&position, lines, limits),
        None => engine.analyze(position, lines, limits),
    }
}
