//! The solver against plain exhaustive search, and against what is published.

#![cfg(all(feature = "search", feature = "std"))]

use std::collections::HashMap;
use std::time::Duration;

use conformance::{Rng, SeedableRng, SplitMix64};
use stones_core::search::{Limits, Solution, Solver, SolverOptions, Stop, UnsolvedError};
use stones_core::{AnyPosition, Board, Color, Position, PositionOn, Rules};

/// An exhaustive search that gives up beyond a number of positions.
struct Plain<B: Board> {
    rules: Rules,
    known: HashMap<PositionOn<B>, i8>,
    most: usize,
}

impl<B: Board> Plain<B> {
    fn new(rules: Rules, most: usize) -> Plain<B> {
        Plain { rules, known: HashMap::new(), most }
    }

    /// The value for the side to move.
    fn value(&mut self, position: &PositionOn<B>) -> Option<i8> {
        if let Some(&value) = self.known.get(position) {
            return Some(value);
        }
        if self.known.len() >= self.most {
            return None;
        }
        let value = if let Some(outcome) = position.outcome(self.rules) {
            outcome.score?.difference() * if position.turn() == Color::White { 1 } else { -1 }
        } else {
            let moves = position.legal_moves();
            let after = moves.into_iter().map(|m| self.value(&position.try_play(m).unwrap()).map(|value| -value));
            after.collect::<Option<Vec<_>>>()?.into_iter().max()?
        };
        self.known.insert(*position, value);
        Some(value)
    }
}

/// The positions of a random game, the last one included.
fn random_game<B: Board>(start: PositionOn<B>, rules: Rules, random: &mut SplitMix64) -> Vec<PositionOn<B>> {
    let mut positions = vec![start];
    while let Some(last) = positions.last().filter(|last| !last.is_over(rules)) {
        let m = last.random_move(random.next_u64()).unwrap();
        positions.push(last.try_play(m).unwrap());
    }
    positions
}

/// The line is legal, leads to the end of the game, and ends with the value of the solution.
fn assert_line<B: Board>(position: &PositionOn<B>, rules: Rules, solution: &Solution) {
    let (mut last, mut side) = (*position, 1);
    for &m in &solution.line {
        assert!(!last.is_over(rules));
        last = last.try_play(m).unwrap();
        side = -side;
    }
    let score = last.outcome(rules).expect("a line to the end").score.unwrap().difference();
    let for_the_mover = if last.turn() == Color::White { score } else { -score };
    assert_eq!(for_the_mover * side, solution.value, "{position}");
}

fn assert_solved<B: Board>(solver: &mut Solver, position: &PositionOn<B>, rules: Rules, value: i8) {
    let solution = solver.solve(position, &Limits::NONE).unwrap();
    assert_eq!(solution.value, value, "{position} {rules:?}");
    assert_line(position, rules, &solution);
}

#[test]
fn small_boards_have_the_values_of_plain_search() {
    let mut random = SplitMix64::seed_from_u64(1);
    for rules in Rules::ALL {
        for (files, ranks, first_ply, games) in
            [(3, 3, 0, 40), (4, 3, 0, 40), (3, 4, 0, 40), (3, 5, 0, 20), (4, 4, 8, 20)]
        {
            let mut plain = Plain::new(rules, usize::MAX);
            let mut solver = with_table(rules, 1 << 20);
            for _ in 0..games {
                let start = AnyPosition::initial(files, ranks).unwrap();
                for position in random_game(start, rules, &mut random).iter().skip(first_ply) {
                    let value = plain.value(position).unwrap();
                    assert_solved(&mut solver, position, rules, value);
                }
            }
            println!("{files}×{ranks} {rules:?}: {} positions", plain.known.len());
        }
    }
}

#[test]
fn endgames_on_8x8_have_the_values_of_plain_search() {
    const LAST_PLIES: usize = 8;
    let mut random = SplitMix64::seed_from_u64(2);
    for rules in Rules::ALL {
        let mut solver = with_table(rules, 1 << 20);
        let mut compared = 0;
        for _ in 0..100 {
            let game = random_game(Position::initial(), rules, &mut random);
            for position in game.iter().rev().take(LAST_PLIES) {
                // Some endgames are too long for a plain search.
                let Some(value) = Plain::new(rules, 3_000).value(position) else { break };
                assert_solved(&mut solver, position, rules, value);
                compared += 1;
            }
        }
        println!("{rules:?}: {compared} endgames");
        assert!(compared > 300, "{compared} endgames");
    }
}

fn with_table(rules: Rules, table_bytes: usize) -> Solver {
    Solver::with_options(rules, SolverOptions { table_bytes, ..SolverOptions::default() })
}

fn start(files: usize, ranks: usize) -> AnyPosition {
    AnyPosition::initial(files, ranks).unwrap()
}

#[test]
fn starts_have_the_published_values() {
    for (files, ranks, value) in [(3, 3, -1), (4, 4, 0), (4, 5, 0)] {
        let solution = Solver::new(Rules::default()).solve(&start(files, ranks), &Limits::NONE).unwrap();
        assert_eq!(solution.value, value, "{files}×{ranks}");
        assert_line(&start(files, ranks), Rules::default(), &solution);
    }
}

#[test]
fn one_thread_finds_the_same_on_every_platform() {
    let solution = with_table(Rules::default(), 1 << 24).solve(&start(4, 4), &Limits::NONE).unwrap();
    assert_eq!((solution.value, solution.nodes), (0, 27_738));
    assert_eq!(solution.line[0].to_string(), "a1-c3");
}

#[test]
fn the_value_does_not_depend_on_the_threads() {
    for threads in [0, 2, 3, 8] {
        let options = SolverOptions { table_bytes: 1 << 22, threads };
        let mut solver = Solver::with_options(Rules::default(), options);
        for (files, ranks, value) in [(3, 3, -1), (3, 5, 0), (4, 4, 0)] {
            let solution = solver.solve(&start(files, ranks), &Limits::NONE).unwrap();
            assert_eq!(solution.value, value, "{files}×{ranks} with {threads} threads");
            assert_line(&start(files, ranks), Rules::default(), &solution);
        }
    }
}

#[test]
fn the_value_does_not_depend_on_the_table() {
    for bytes in [0, 63, 64, 640, 1 << 16] {
        for rules in Rules::ALL {
            let solution = with_table(rules, bytes).solve(&start(3, 4), &Limits::NONE).unwrap();
            assert_eq!(solution.value, 0, "{bytes} bytes, {rules:?}");
            assert_line(&start(3, 4), rules, &solution);
        }
    }
}

#[test]
fn a_finished_game_has_its_value_and_no_line() {
    for (text, value) in [("8/8/8/8/8/8/8/8 w", 0), ("S6S/8/8/8/8/8/8/s7 w", 1), ("S6S/8/8/8/8/8/8/s7 b", -1)] {
        let position: Position = text.parse().unwrap();
        let solution = Solver::new(Rules::default()).solve(&position, &Limits::nodes(0)).unwrap();
        assert_eq!(solution, Solution { value, line: vec![], nodes: 0 }, "{text}");
    }
}

#[test]
fn limits_stop_a_solver_and_the_error_has_the_proven_bounds() {
    let unsolved = |limits: &Limits, stop: &Stop| {
        let mut solver =
            Solver::with_options(Rules::default(), SolverOptions { threads: 2, ..SolverOptions::default() });
        solver.solve_with(&Position::initial(), limits, stop).unwrap_err()
    };
    let (running, stopped) = (Stop::new(), Stop::new());
    stopped.stop();
    for (limits, stop) in [
        (Limits::nodes(0), &running),
        (Limits::nodes(5_000), &running),
        (Limits::time(Duration::from_millis(50)), &running),
        (Limits::NONE, &stopped),
    ] {
        let UnsolvedError { at_least, at_most, nodes } = unsolved(&limits, stop);
        assert!(at_least < 0 && 0 < at_most, "from {at_least} to {at_most}");
        assert!(limits.nodes.is_none_or(|limit| nodes <= limit), "{nodes} nodes");
    }
    assert_eq!(
        unsolved(&Limits::nodes(0), &running).to_string(),
        "stopped after 0 nodes; the value is proven to be from -8 to 8"
    );
}

#[test]
fn what_was_proven_before_a_limit_is_kept() {
    let mut solver = with_table(Rules::default(), 1 << 24);
    let calls = (1..20).find(|_| solver.solve(&start(4, 4), &Limits::nodes(5_000)).is_ok());
    assert!(calls.is_some_and(|calls| calls > 1), "{calls:?}");
}
