//! The computer player and the analyst of the dice race.

use core::mem::MaybeUninit;
use std::sync::Arc;

use dice_race_core::search::{Engine, EngineOptions, Player, RatedMove, Review};

use super::moves::RaceMove;
use super::plain::{RacePosition, read_roll};
use super::table::RaceTable;
use crate::border::{Result, call, delete, fill, give, needed};
use crate::error::Error;
use crate::game::Game;
use crate::search::read_level;

/// A legal move and its chance to win.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RaceRatedMove {
    /// The chance to win after the move, for the side that makes it.
    pub win_probability: f64,
    /// How much less that is than after the best move.
    pub loss: f64,
    /// The move.
    pub played: RaceMove,
}

/// A turn of a game: how lucky the roll was, and the move compared with the best one.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RaceReview {
    /// The chance to win before the roll.
    pub win_probability: f64,
    /// What the roll added to it.
    pub luck: f64,
    /// How much less the chance is after the move than after the best one.
    pub loss: f64,
    /// The side that rolled and moved.
    pub color: u8,
    /// The roll.
    pub rolled: u8,
    /// 1 if there was another move.
    pub was_choice: u8,
    /// The move.
    pub played: RaceMove,
    /// The best move.
    pub best: RaceMove,
}

/// A computer player of all levels, and an analyst.
#[derive(Debug)]
pub struct RaceEngine(Engine);

impl RaceEngine {
    /// An engine for one call. Copies share the table.
    fn read(engine: Option<&RaceEngine>) -> Result<Engine> {
        Ok(needed(engine, "engine")?.0.clone())
    }
}

impl From<&RatedMove> for RaceRatedMove {
    fn from(rated: &RatedMove) -> RaceRatedMove {
        let RatedMove { played, win_probability, loss } = *rated;
        RaceRatedMove { win_probability, loss, played: played.into() }
    }
}

impl From<&Review> for RaceReview {
    fn from(review: &Review) -> RaceReview {
        RaceReview {
            win_probability: review.win_probability,
            luck: review.luck,
            loss: review.loss,
            color: review.color as u8,
            rolled: review.rolled.get(),
            was_choice: review.was_choice.into(),
            played: review.played.into(),
            best: review.best.into(),
        }
    }
}

/// An engine. `table` may be null; exact chances of positions with its rules replace the search. The table may be
/// deleted before the engine.
///
/// Owned by the caller, who deletes it with `sd_race_engine_delete`. Threads: any; shared for the table.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_new(
    table: Option<&RaceTable>,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<RaceEngine>> {
    call(error, || {
        let table = table.map(|table| Arc::clone(&table.0));
        Ok(Some(Box::new(RaceEngine(Engine::with_options(EngineOptions { table })))))
    })
}

/// Deletes an engine; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_delete(engine: Option<Box<RaceEngine>>) {
    delete(engine);
}

/// The move that a player of a level, 1 (beginner) to 10 (full strength), makes with the pending roll. The same
/// level and seed make the same move in a position. Takes some milliseconds at most.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_best_move(
    engine: Option<&RaceEngine>,
    position: RacePosition,
    level: u8,
    seed: u64,
    m: Option<&mut MaybeUninit<RaceMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let mut player = Player::with_engine(RaceEngine::read(engine)?, read_level(level)?, seed);
        give(m, "m", player.best_move(&position.read()?)?.into())
    })
}

/// The chance to win of the side to move: with a roll pending that of its best move, before a roll the mean over
/// the six.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_win_probability(
    engine: Option<&RaceEngine>,
    position: RacePosition,
    chance: Option<&mut MaybeUninit<f64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(chance, "chance", RaceEngine::read(engine)?.win_probability(&position.read()?)))
}

/// The luck of a roll: the chance to win with it, less the mean over all rolls.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_luck(
    engine: Option<&RaceEngine>,
    position: RacePosition,
    roll: u8,
    luck: Option<&mut MaybeUninit<f64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (mut engine, roll) = (RaceEngine::read(engine)?, read_roll(roll)?);
        give(luck, "luck", engine.luck(&position.read()?, roll)?)
    })
}

/// Writes all legal moves, the best first, and returns how many there are: at most `SD_RACE_MAX_MOVES`.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_analyze(
    engine: Option<&RaceEngine>,
    position: RacePosition,
    moves: *mut RaceRatedMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let analysis = RaceEngine::read(engine)?.analyze(&position.read()?)?;
        fill(moves, capacity, analysis.moves.iter().map(RaceRatedMove::from), "moves")
    })
}

/// Compares every move of a game with the best one, rates every roll, and returns how many there are: one for each
/// move made. If the buffer is too small for them, nothing is searched. Takes some hundredths of a second for a
/// turn.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_engine_review(
    engine: Option<&RaceEngine>,
    game: Option<&Game>,
    reviews: *mut RaceReview,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let (mut engine, game) = (RaceEngine::read(engine)?, needed(game, "game")?.race()?);
        if capacity < game.ply() {
            return Ok(game.ply() as i64);
        }
        fill(reviews, capacity, engine.review(game).iter().map(RaceReview::from), "reviews")
    })
}
