//! An analysis in steps finds what a whole one finds, however small the steps are.

#![cfg(feature = "search")]

use stones_core::search::{Engine, Limits, Solver};
use stones_core::{AnyPosition, Board, IllegalMove, Position, PositionOn, Rules};

/// Steps of this many nodes until the search is done, or has taken this many nodes.
fn in_steps<B: Board>(position: &PositionOn<B>, lines: usize, step: u64, nodes: u64) -> stones_core::search::Analysis {
    let mut steps = Engine::new(Rules::default()).into_steps(position, lines).unwrap();
    while !steps.is_done() && steps.analysis().nodes < nodes {
        let before = steps.analysis().clone();
        let after = steps.step(&Limits::nodes(step));
        assert!(after.depth >= before.depth && after.nodes >= before.nodes);
        assert!(after.nodes <= before.nodes + step.max(u64::from(position.count_moves())));
    }
    steps.analysis().clone()
}

#[test]
fn steps_of_any_size_prove_the_same_values() {
    let start = AnyPosition::initial(3, 4).unwrap();
    let value = Solver::new(Rules::default()).solve(&start, &Limits::NONE).unwrap().value;
    for step in [1_000, 10_000] {
        let analysis = in_steps(&start, 2, step, u64::MAX);
        assert!(analysis.is_proven);
        assert_eq!(analysis.lines[0].value.hundredths(), 100 * i32::from(value), "steps of {step}");
        assert_eq!(analysis.lines.len(), 2);
    }
}

#[test]
fn small_steps_search_nearly_as_deep_as_a_whole_search() {
    let start = Position::initial();
    for lines in [1, 3] {
        let whole = Engine::new(Rules::default()).analyze(&start, lines, &Limits::nodes(60_000)).unwrap();
        let stepped = in_steps(&start, lines, 2_000, 60_000);
        assert_eq!(stepped, in_steps(&start, lines, 2_000, 60_000));
        assert!(stepped.depth + 2 >= whole.depth, "{} of {}", stepped.depth, whole.depth);
        for line in &stepped.lines {
            line.moves.iter().try_fold(start, |position, &m| position.try_play(m)).unwrap();
        }
    }
}

#[test]
fn a_single_step_is_a_whole_search() {
    let limits = Limits { nodes: Some(30_000), ..Limits::depth(6) };
    let mut steps = Engine::new(Rules::default()).into_steps(&Position::initial(), 2).unwrap();
    let whole = Engine::new(Rules::default()).analyze(&Position::initial(), 2, &limits).unwrap();
    assert_eq!(steps.step(&limits), &whole);
    assert!(steps.is_done());
    assert_eq!(steps.step(&limits), &whole);
}

#[test]
fn the_smallest_steps_find_a_line_too() {
    let mut steps = Engine::new(Rules::default()).into_steps(&Position::initial(), 1).unwrap();
    assert!(steps.analysis().best_move().is_none());
    for _ in 0..100 {
        assert!(steps.step(&Limits::nodes(1)).best_move().is_some_and(|m| Position::initial().is_legal(m)));
    }
}

#[test]
fn a_game_that_is_over_has_no_steps() {
    let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    let refused = Engine::new(Rules::default()).into_steps(&over, 1).map(|_| ());
    assert_eq!(refused, Err(IllegalMove::GameOver));
}
