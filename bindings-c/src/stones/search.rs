//! The computer player and the analyst of Stones!.

use core::ffi::c_void;
use core::mem::MaybeUninit;

use stones_core::search::{self, Engine, EngineOptions, Line, Objective, Player, Review};

use super::plain::{StonesMove, StonesPosition, StonesRules};
use crate::border::{Result, call, delete, fill, give, needed};
use crate::error::{Error, Fault};
use crate::game::Game;
use crate::search::{Limits, Stop, read_level};

/// How many moves of a line are given at most.
pub const SD_STONES_LINE_MOVES: usize = 64;

/// More memory for a transposition table, or more threads, are rejected.
const MAX_TABLE: u64 = 1 << 40;
const MAX_THREADS: u32 = 1024;

/// A line of play with its value.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesLine {
    /// By how much the side to move wins, in hundredths of a stone.
    pub value: i32,
    /// 1 if the value is proven, 0 if it is an estimate.
    pub is_proven: u8,
    /// How many moves there are in `moves`.
    pub move_count: u8,
    /// The chance of the side to move to win, 0 to 1.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The chance to lose.
    pub loss: f64,
    /// The first moves of the line.
    pub moves: [StonesMove; SD_STONES_LINE_MOVES],
}

/// How far an analysis has come.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesAnalysis {
    /// The number of positions searched.
    pub nodes: u64,
    /// The number of lines found.
    pub lines: u32,
    /// The number of plies that were searched completely.
    pub depth: u8,
    /// 1 if the value of the position is proven.
    pub is_proven: u8,
}

/// The options of an engine. All zero are the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesEngineOptions {
    /// The size of the transposition table in bytes; 0 for the default.
    pub table_bytes: u64,
    /// The number of threads that search together; 0 counts as 1. With one the result is the same on every
    /// platform.
    pub threads: u32,
}

/// A move of a game compared with the best one.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesReview {
    /// The side that moved.
    pub color: u8,
    /// 1 if the values are proven.
    pub is_proven: u8,
    /// The move.
    pub played: StonesMove,
    /// The best move.
    pub best: StonesMove,
    /// The value of the best move, in hundredths of a stone.
    pub best_value: i32,
    /// How much less the value of the move is.
    pub loss: i32,
}

/// A computer player of one of ten levels.
#[derive(Debug)]
pub struct StonesPlayer(Player);

/// An analyst at full strength.
#[derive(Debug)]
pub struct StonesEngine(Engine);

impl From<&Line> for StonesLine {
    fn from(line: &Line) -> StonesLine {
        let none = StonesMove { origin: 0, target: 0, jumped: 0, kind: 0 };
        let mut moves = [none; SD_STONES_LINE_MOVES];
        let count = line.moves.len().min(SD_STONES_LINE_MOVES);
        for (place, &m) in moves.iter_mut().zip(&line.moves) {
            *place = m.into();
        }
        let search::Chances { win, draw, loss } = line.chances;
        let (value, is_proven) = (line.value.hundredths(), line.is_proven.into());
        StonesLine { value, is_proven, move_count: count as u8, win, draw, loss, moves }
    }
}

impl From<&search::Analysis> for StonesAnalysis {
    fn from(analysis: &search::Analysis) -> StonesAnalysis {
        let search::Analysis { ref lines, depth, nodes, is_proven } = *analysis;
        StonesAnalysis { nodes, lines: lines.len() as u32, depth, is_proven: is_proven.into() }
    }
}

impl From<&Review> for StonesReview {
    fn from(review: &Review) -> StonesReview {
        StonesReview {
            color: review.color as u8,
            is_proven: review.is_proven.into(),
            played: review.played.into(),
            best: review.best.into(),
            best_value: review.best_value.hundredths(),
            loss: review.loss.hundredths(),
        }
    }
}

/// A size of memory for a table.
pub(super) fn read_table_bytes(bytes: u64, default: usize) -> Result<usize> {
    match bytes {
        0 => Ok(default),
        bytes if bytes <= MAX_TABLE && usize::try_from(bytes).is_ok() => Ok(bytes as usize),
        _ => Err(Fault::argument("table_bytes", "a size that memory can have")),
    }
}

/// A player of a level, 1 (beginner) to 10 (full strength). The same level and seed play the same moves.
///
/// Owned by the caller, who deletes it with `sd_stones_player_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_player_new(
    level: u8,
    seed: u64,
    rules: StonesRules,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<StonesPlayer>> {
    call(error, || Ok(Some(Box::new(StonesPlayer(Player::new(read_level(level)?, seed, rules.read()?))))))
}

/// Deletes a player; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_player_delete(player: Option<Box<StonesPlayer>>) {
    delete(player);
}

/// The move that the player makes. Limits and `stop`, which may be null, can make it stop earlier; limits above
/// those of its level make only the highest level search longer.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_player_best_move(
    player: Option<&mut StonesPlayer>,
    position: StonesPosition,
    limits: Limits,
    stop: Option<&Stop>,
    m: Option<&mut MaybeUninit<StonesMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let player = &mut needed(player, "player")?.0;
        let best = player.best_move_with(&position.read()?, &limits.read(), &Stop::read(stop))?;
        give(m, "m", best.into())
    })
}

/// An engine by these rules.
///
/// Owned by the caller, who deletes it with `sd_stones_engine_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_engine_new(
    rules: StonesRules,
    options: StonesEngineOptions,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<StonesEngine>> {
    call(error, || {
        let default = EngineOptions { objective: Objective::Margin, ..EngineOptions::default() };
        let threads = match options.threads {
            0..=MAX_THREADS => options.threads.max(1) as usize,
            _ => return Err(Fault::argument("threads", "a number from 0 to 1024")),
        };
        let table_bytes = read_table_bytes(options.table_bytes, default.table_bytes)?;
        let options = EngineOptions { table_bytes, threads, ..default };
        Ok(Some(Box::new(StonesEngine(Engine::with_options(rules.read()?, options)))))
    })
}

/// Deletes an engine; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_engine_delete(engine: Option<Box<StonesEngine>>) {
    delete(engine);
}

/// Searches the best `capacity` lines of play, deeper and deeper until a limit is reached, it is stopped, or the
/// values are proven; returns how many it has found, which is no more. There must be a limit, or a stop.
///
/// `report`, which may be null, is called by this thread before each further depth, with the best line so far and
/// `data`. It must not use the engine. `analysis` may be null.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_engine_analyze(
    engine: Option<&mut StonesEngine>,
    position: StonesPosition,
    limits: Limits,
    stop: Option<&Stop>,
    report: Option<extern "C" fn(analysis: &StonesAnalysis, best: &StonesLine, data: *mut c_void)>,
    data: *mut c_void,
    lines: *mut StonesLine,
    capacity: usize,
    analysis: Option<&mut MaybeUninit<StonesAnalysis>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let engine = &mut needed(engine, "engine")?.0;
        let (position, limits) = (position.read()?, limits.read_some(stop)?);
        if capacity == 0 || lines.is_null() {
            return Err(Fault::argument("lines", "room for at least one line"));
        }
        let tell = |found: &search::Analysis| {
            if let (Some(report), Some(best)) = (report, found.best_line()) {
                report(&found.into(), &best.into(), data);
            }
        };
        let found = engine.analyze_with(&position, capacity, &limits, &Stop::read(stop), tell)?;
        let count = fill(lines, capacity, found.lines.iter().map(StonesLine::from), "lines")?;
        if let Some(analysis) = analysis {
            analysis.write((&found).into());
        }
        Ok(count)
    })
}

/// Compares every move of a game with the best one, with these limits for each, and returns how many there are:
/// one for each move made. If the buffer is too small for them, nothing is searched.
///
/// Threads: exclusive for the engine, shared for the game.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_engine_review(
    engine: Option<&mut StonesEngine>,
    game: Option<&Game>,
    limits: Limits,
    stop: Option<&Stop>,
    reviews: *mut StonesReview,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let (engine, game) = (&mut needed(engine, "engine")?.0, needed(game, "game")?.stones()?);
        let limits = limits.read_some(stop)?;
        if capacity < game.ply() {
            return Ok(game.ply() as i64);
        }
        let found = engine.review_with(game, &limits, &Stop::read(stop));
        fill(reviews, capacity, found.iter().map(StonesReview::from), "reviews")
    })
}
