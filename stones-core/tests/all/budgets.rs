//! Limits: a search and a solver take no more than what they are given.

#![cfg(all(feature = "search", feature = "std"))]

use std::time::{Duration, Instant};

use stones_core::search::{Engine, EngineOptions, Level, Limits, Player, Solver, SolverOptions, Stop};
use stones_core::{AnyPosition, Board, Position, PositionOn, Rules};

fn engine(threads: usize, table_bytes: usize) -> Engine {
    Engine::with_options(Rules::default(), EngineOptions { threads, table_bytes, ..EngineOptions::default() })
}

fn solver(threads: usize, table_bytes: usize) -> Solver {
    Solver::with_options(Rules::default(), SolverOptions { threads, table_bytes })
}

fn small() -> AnyPosition {
    AnyPosition::initial(4, 4).unwrap()
}

const NODES: [u64; 13] = [0, 1, 2, 53, 54, 55, 80, 110, 150, 1000, 1500, 5000, 20_000];

fn assert_nodes<B: Board>(position: &PositionOn<B>) {
    let moves = u64::from(position.count_moves());
    for threads in [1, 2, 4] {
        for lines in [1, 2, 3, 54, usize::MAX] {
            let mut engine = engine(threads, 1 << 18);
            for nodes in NODES {
                let mut most_reported = 0;
                let report = |analysis: &stones_core::search::Analysis| most_reported = analysis.nodes;
                let limits = Limits::nodes(nodes);
                let analysis = engine.analyze_with(position, lines, &limits, &Stop::new(), report).unwrap();
                let context = format!("{} of {nodes} nodes, {lines} lines, {threads} threads", analysis.nodes);
                assert!(analysis.nodes <= nodes.max(moves), "{context}");
                assert!(most_reported <= analysis.nodes, "{context}: reported {most_reported}");
                assert_eq!(analysis.lines.len(), lines.min(moves as usize), "{context}");
                // What was not needed shows in a proof alone.
                let is_used_up = analysis.nodes == nodes.max(moves) || analysis.nodes >= nodes.saturating_sub(moves);
                assert!(is_used_up || analysis.is_proven || threads > 1, "{context}");
            }
        }
    }
}

#[test]
fn a_search_looks_at_no_more_nodes_than_it_is_given() {
    assert_nodes(&Position::initial());
    assert_nodes(&small());
}

#[test]
fn a_solver_looks_at_no_more_nodes_than_it_is_given() {
    for threads in [1, 2, 4] {
        for table_bytes in [0, 640, 1 << 20] {
            let mut solver = solver(threads, table_bytes);
            for nodes in NODES {
                let used = match solver.solve(&small(), &Limits::nodes(nodes)) {
                    Ok(solution) => {
                        assert!(!solution.line.is_empty());
                        solution.nodes
                    }
                    Err(unsolved) => unsolved.nodes,
                };
                assert!(used <= nodes, "{used} of {nodes} nodes, {threads} threads, {table_bytes} bytes");
            }
        }
    }
}

/// Loosely, since other programs run too: what a call takes beyond its time, memory included.
const SPARE: Duration = Duration::from_millis(150);

fn assert_in_time(what: &str, limits: &Limits, work: impl FnOnce()) {
    let start = Instant::now();
    work();
    let took = start.elapsed();
    assert!(took < limits.time.unwrap() + SPARE, "{what}: {took:?} of {:?}", limits.time);
}

#[test]
fn no_call_takes_longer_than_its_time() {
    let start = Position::initial();
    for limits in [1, 20, 100].map(|milliseconds| Limits::time(Duration::from_millis(milliseconds))) {
        for threads in [1, 3] {
            assert_in_time("analyze", &limits, || {
                engine(threads, 256 << 20).analyze(&start, 3, &limits).unwrap();
            });
            assert_in_time("solve", &limits, || {
                solver(threads, 256 << 20).solve(&start, &limits).unwrap_err();
            });
        }
        let mut player = Player::new(Level::HIGHEST, 1, Rules::default());
        assert_in_time("best_move", &limits, || {
            player.best_move_with(&start, &limits, &Stop::new()).unwrap();
        });
    }
}

#[test]
fn a_stop_ends_a_search_at_once() {
    let stop = Stop::new();
    stop.stop();
    let limits = Limits::time(Duration::ZERO);
    assert_in_time("analyze", &limits, || {
        let analysis =
            engine(2, 16 << 20).analyze_with(&Position::initial(), 54, &Limits::NONE, &stop, |_| ()).unwrap();
        assert_eq!((analysis.depth, analysis.nodes, analysis.lines.len()), (1, 54, 54));
    });
}

/// The move of a player who may search little is legal, and the same again.
#[test]
fn a_player_keeps_to_the_nodes_it_is_given() {
    for level in Level::ALL {
        for nodes in [0, 1, 54, 100] {
            let choose = || {
                let mut player = Player::new(level, 5, Rules::default());
                player.best_move_with(&Position::initial(), &Limits::nodes(nodes), &Stop::new()).unwrap()
            };
            assert!(Position::initial().is_legal(choose()));
            assert_eq!(choose(), choose(), "{level} {nodes}");
        }
    }
}
