//! The search against exhaustive searches, and under odd limits.

use std::collections::HashMap;
use std::format;
use std::string::ToString;
use std::vec::Vec;

use super::evaluation::{Utility, final_margin};
use super::{Analysis, Chances, Engine, EngineOptions, Evaluation, Limits, Objective, Stop, Value};
use crate::{AnyPosition, Board, EndRule, GoalZone, IllegalMove, Position, PositionOn, Rules};

/// Every option of the rules, with either objective.
fn options() -> impl Iterator<Item = (Rules, Objective)> {
    let rules = EndRule::ALL.iter().flat_map(|&end| GoalZone::ALL.iter().map(move |&goal| Rules { end, goal }));
    rules.flat_map(|rules| [Objective::Margin, Objective::Win].map(|objective| (rules, objective)))
}

/// A pseudo-random position some plies into a game.
pub(super) fn walked<B: Board>(start: PositionOn<B>, seed: u64, plies: u32) -> PositionOn<B> {
    let (mut position, mut bits) = (start, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    for _ in 0..plies {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(m) = position.random_move(bits) else { break };
        position.play_unchecked(m);
    }
    position
}

fn engine(rules: Rules, objective: Objective, table_bytes: usize) -> Engine {
    Engine::with_options(rules, EngineOptions { table_bytes, objective, ..EngineOptions::default() })
}

/// An engine that finds what plain negamax finds.
fn plain_engine(rules: Rules, objective: Objective, evaluation: Evaluation) -> Engine {
    let options = EngineOptions { table_bytes: 0, threads: 1, objective, evaluation, is_selective: false };
    Engine::with_options(rules, options)
}

fn final_utility<B: Board>(position: &PositionOn<B>, rules: Rules, objective: Objective) -> Utility {
    objective.final_utility(final_margin(position, rules))
}

/// The value of a search of some plies without any pruning.
fn negamax<B: Board>(position: &PositionOn<B>, depth: u8, rules: Rules, objective: Objective) -> Utility {
    if position.is_over(rules) {
        return final_utility(position, rules, objective);
    }
    if depth == 0 {
        return objective.estimated_utility(Evaluation::Learned.estimate(position, rules));
    }
    let replies = position.legal_moves().into_iter();
    replies.map(|m| -negamax(&position.after(m), depth - 1, rules, objective)).max().unwrap()
}

/// The proven value by a search of every position, each once.
fn exhaustive<B: Board>(
    position: &PositionOn<B>,
    rules: Rules,
    objective: Objective,
    seen: &mut HashMap<PositionOn<B>, Utility>,
) -> Utility {
    if position.is_over(rules) {
        return final_utility(position, rules, objective);
    }
    if let Some(&value) = seen.get(position) {
        return value;
    }
    let replies = position.legal_moves().into_iter();
    let value = replies.map(|m| -exhaustive(&position.after(m), rules, objective, seen)).max().unwrap();
    seen.insert(*position, value);
    value
}

#[test]
fn a_search_without_selectivity_finds_what_negamax_finds() {
    for (rules, objective) in options() {
        for seed in 0..12 {
            let position = walked(Position::initial(), seed, 3 * seed as u32);
            if position.is_over(rules) {
                continue;
            }
            for depth in 1..=3 {
                let mut engine = plain_engine(rules, objective, Evaluation::Learned);
                let analysis = engine.analyze(&position, 2, &Limits::depth(depth)).unwrap();
                let line = &analysis.lines[0];
                let value = negamax(&position, depth, rules, objective);
                let next = position.after(line.moves[0]);
                assert_eq!(value, -negamax(&next, depth - 1, rules, objective), "{position} {depth}");
                if objective == Objective::Margin {
                    assert_eq!(line.value, Value::from_hundredths(value), "{position} {depth}");
                }
            }
        }
    }
}

#[test]
fn the_second_line_is_the_best_without_the_first_move() {
    for seed in 0..20 {
        let position = walked(Position::initial(), seed, 2 * seed as u32);
        let mut engine = plain_engine(Rules::default(), Objective::Margin, Evaluation::Learned);
        let Ok(analysis) = engine.analyze(&position, 3, &Limits::depth(2)) else { continue };
        let value = |m| -negamax(&position.after(m), 1, Rules::default(), Objective::Margin);
        let mut values: Vec<_> = position.legal_moves().into_iter().map(value).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let found: Vec<_> = analysis.lines.iter().map(|line| line.value.hundredths()).collect();
        assert_eq!(found, values[..found.len()], "{position}");
        for line in &analysis.lines {
            assert_eq!(line.value.hundredths(), value(line.moves[0]));
        }
    }
}

#[test]
fn proven_values_are_those_of_exhaustive_search() {
    for (rules, objective) in options() {
        for (files, ranks) in [(3, 3), (4, 3), (3, 4)] {
            let mut seen = HashMap::new();
            for seed in 0..8 {
                let start = AnyPosition::initial(files, ranks).unwrap();
                let position = walked(start, seed, 1 + seed as u32);
                for (table_bytes, lines) in [(1 << 20, 1), (1 << 16, 4)] {
                    let Ok(analysis) = engine(rules, objective, table_bytes).analyze(&position, lines, &Limits::NONE)
                    else {
                        continue;
                    };
                    for line in analysis.lines {
                        let value = -exhaustive(&position.after(line.moves[0]), rules, objective, &mut seen);
                        let expected = objective.final_margin(value);
                        assert!(line.is_proven, "{position}");
                        assert_eq!(line.value, expected, "{position} {}", line.moves[0]);
                    }
                }
            }
        }
    }
}

#[test]
fn proven_values_on_8x8_are_those_of_exhaustive_search() {
    let mut proven = 0;
    for (rules, objective) in options() {
        let mut seen = HashMap::new();
        for seed in 0..300 {
            let position = walked(Position::initial(), seed, 44);
            if position.count_moves() > 5 {
                continue;
            }
            let Ok(analysis) = engine(rules, objective, 1 << 16).analyze(&position, 1, &Limits::nodes(2000)) else {
                continue;
            };
            if analysis.is_proven && analysis.nodes < 1500 {
                let expected = objective.final_margin(exhaustive(&position, rules, objective, &mut seen));
                assert_eq!(analysis.lines[0].value, expected, "{position}");
                proven += 1;
            }
        }
    }
    assert!(proven > 100, "{proven}");
}

#[test]
fn any_limit_and_table_gives_legal_moves_and_repeatable_results() {
    for table_bytes in [0, 1, 100, 10_000, 1 << 20] {
        for nodes in [0, 1, 10, 1000, 20_000] {
            for (seed, lines) in (0..4).zip([0, 1, 3, usize::MAX]) {
                let position = walked(Position::initial(), seed, 5 * seed as u32);
                let search = || {
                    let mut engine = engine(Rules::default(), Objective::Margin, table_bytes);
                    engine.analyze(&position, lines, &Limits::nodes(nodes)).unwrap()
                };
                let analysis = search();
                assert_eq!(analysis.lines.len(), lines.clamp(1, position.count_moves() as usize));
                for line in &analysis.lines {
                    let mut position = position;
                    for m in &line.moves {
                        position = position.try_play(*m).unwrap();
                    }
                }
                assert_eq!(search(), analysis);
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_move_to_find() {
    let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    assert_eq!(Engine::new(Rules::default()).best_move(&over, &Limits::NONE), Err(IllegalMove::GameOver));
    // Black is to move and can; White cannot, which ends the game by one rule only.
    let half_over: Position = "8/8/8/s7/8/8/8/8 b".parse().unwrap();
    let either_side = Rules { end: EndRule::EitherSide, ..Rules::default() };
    assert_eq!(Engine::new(either_side).best_move(&half_over, &Limits::NONE), Err(IllegalMove::GameOver));
    assert!(Engine::new(Rules::default()).best_move(&half_over, &Limits::NONE).is_ok());
}

#[test]
fn a_search_can_be_stopped() {
    let stop = Stop::new();
    stop.clone().stop();
    let mut engine = Engine::new(Rules::default());
    let analysis = engine.analyze_with(&Position::initial(), 1, &Limits::NONE, &stop, |_| ()).unwrap();
    assert_eq!((analysis.depth, analysis.lines[0].is_proven), (1, false));
}

#[cfg(feature = "std")]
#[test]
fn the_clock_stops() {
    let limits = Limits::time(core::time::Duration::from_millis(20));
    let analysis = Engine::new(Rules::default()).analyze(&Position::initial(), 1, &limits).unwrap();
    assert!(analysis.depth >= 1);
}

#[test]
fn every_depth_is_reported() {
    let mut depths = Vec::new();
    let mut engine = Engine::new(Rules::default());
    let report = |analysis: &super::Analysis| depths.push(analysis.depth);
    let last = engine.analyze_with(&Position::initial(), 1, &Limits::depth(6), &Stop::new(), report);
    depths.push(last.unwrap().depth);
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
}

#[cfg(feature = "std")]
fn with_threads(threads: usize) -> Engine {
    Engine::with_options(Rules::default(), EngineOptions { threads, ..EngineOptions::default() })
}

#[cfg(feature = "std")]
#[test]
fn several_threads_find_proven_values_too() {
    let start = AnyPosition::initial(3, 4).unwrap();
    for threads in [0, 1, 2, 5] {
        let mut engine = with_threads(threads);
        let analysis = engine.analyze(&start, 2, &Limits::NONE).unwrap();
        assert!(analysis.lines.iter().all(|line| line.is_proven));
        assert_eq!(analysis.lines[0].value, Value::ZERO);
    }
}

#[test]
fn estimates_do_not_depend_on_the_color() {
    for seed in 0..20 {
        let position = walked(Position::initial(), seed, seed as u32);
        let rules = Rules::default();
        let estimates = [position, position.flipped()].map(|position| Evaluation::Learned.estimate(&position, rules));
        assert_eq!(estimates[0], estimates[1], "{position}");
    }
}

/// A change of this line is a change of how the engine plays.
const LINE: &str = "c1-b2 b8-c7 b2-a3 c8-b7 g1-f2 c7-f4 f1-g2 b7-a6 g2-h3 g8-h7 b1-a2";

#[test]
fn a_search_is_the_same_on_every_platform() {
    let mut engine = Engine::new(Rules::default());
    let analysis = engine.analyze(&Position::initial(), 1, &Limits::nodes(100_000)).unwrap();
    let line: Vec<_> = analysis.lines[0].moves.iter().map(ToString::to_string).collect();
    assert_eq!((analysis.depth, analysis.lines[0].value.hundredths(), line.join(" ")), (11, -1, LINE.to_string()));
}

/// Nodes, moves, values and depths; on 8×8, another board, with and without the network.
#[test]
fn a_search_is_the_same_on_every_cpu_level() {
    let analyses = || {
        let on_8x8 = (0..8).flat_map(|seed| {
            let position = walked(Position::initial(), seed, 5 * seed as u32);
            [Objective::Margin, Objective::Win].map(|objective| {
                engine(Rules::default(), objective, 1 << 16).analyze(&position, 2, &Limits::nodes(5_000))
            })
        });
        let smaller = AnyPosition::initial(5, 6).unwrap();
        let smaller = Engine::new(Rules::default()).analyze(&smaller, 2, &Limits::nodes(5_000));
        on_8x8.chain([smaller]).collect::<Vec<_>>()
    };
    // The baseline comes first.
    let mut of_levels = Vec::new();
    conformance::on_every_level(|level| {
        of_levels.push(analyses());
        assert_eq!(of_levels.last(), of_levels.first(), "{level}");
    });
}

#[test]
fn an_analysis_prints_its_lines() {
    let position = "8/8/8/8/8/2S5/8/4s3 w".parse::<Position>().unwrap();
    let mut analysis = Engine::new(Rules::default()).analyze(&position, 2, &Limits::depth(1)).unwrap();
    for (line, value) in analysis.lines.iter_mut().zip([35, -120]) {
        line.value = Value::from_hundredths(value);
        line.is_proven = value < 0;
        line.chances = Chances { win: 0.4, draw: 0.4, loss: 0.2 };
        line.moves.truncate(1);
    }
    let [best, other] = [0, 1].map(|number: usize| analysis.lines[number].moves[0]);
    let text = format!("+0.35 win 40 %, draw 40 %, loss 20 %: {best}\n-1.20 proven: {other}");
    assert_eq!(analysis.to_string(), text);
    assert_eq!(Analysis::default().to_string(), "");
}

#[test]
fn lines_are_in_order_whenever_the_search_is_stopped() {
    for nodes in (0..20_000).step_by(701) {
        let mut engine = Engine::new(Rules::default());
        let analysis = engine.analyze(&Position::initial(), 5, &Limits::nodes(nodes)).unwrap();
        assert!(analysis.lines.is_sorted_by(|one, other| one.value >= other.value), "{nodes}");
    }
}

/// Found by the fuzz target `search`: the best move so far counted as the best of all.
#[test]
fn a_search_cut_off_by_a_limit_proves_nothing() {
    let position: AnyPosition = "1ss/1s1/SSS w".parse().unwrap();
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    for nodes in 0..200 {
        let mut engine = plain_engine(rules, Objective::Margin, Evaluation::HandCrafted);
        let analysis = engine.analyze(&position, 1, &Limits::nodes(nodes)).unwrap();
        let line = &analysis.lines[0];
        assert!(!analysis.is_proven || line.value == Value::from_hundredths(100), "{nodes} {line}");
    }
}
