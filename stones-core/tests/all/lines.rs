//! What lines of play claim, against exhaustive search: their values, proofs, moves and order.

#![cfg(all(feature = "search", feature = "std"))]

use std::collections::HashMap;

use proptest::prelude::*;
use stones_core::search::{Analysis, Engine, EngineOptions, Limits, Line, Objective, Stop, Value};
use stones_core::{AnyPosition, Color, EndRule, GoalZone, Rules};

/// The values of all positions below one, by a search of each, which gives up beyond a number of positions.
struct Exhaustive {
    rules: Rules,
    objective: Objective,
    known: HashMap<AnyPosition, i32>,
}

const MOST_POSITIONS: usize = 20_000;

/// Enough for most proofs, also without a table.
const MOST_NODES: u64 = 100_000;

/// The margin of a finished game for the side to move, in stones.
fn final_margin(position: &AnyPosition, rules: Rules) -> Option<i32> {
    let score = position.outcome(rules)?.score?.difference();
    Some(i32::from(score) * if position.turn() == Color::White { 1 } else { -1 })
}

/// What an objective makes of a margin: larger is better.
fn utility(objective: Objective, margin: i32) -> i32 {
    match objective {
        Objective::Margin => margin,
        Objective::Win => 100 * margin.signum() + margin,
    }
}

impl Exhaustive {
    /// The margin with best play of both sides, for the side to move.
    fn margin(&mut self, position: &AnyPosition) -> Option<i32> {
        if let Some(margin) = final_margin(position, self.rules) {
            return Some(margin);
        }
        if let Some(&margin) = self.known.get(position) {
            return Some(margin);
        }
        if self.known.len() >= MOST_POSITIONS {
            return None;
        }
        let margins = position.legal_moves().into_iter().map(|m| self.margin(&position.after(m)).map(|margin| -margin));
        let margins = margins.collect::<Option<Vec<_>>>()?;
        let best = margins.into_iter().max_by_key(|&margin| utility(self.objective, margin))?;
        self.known.insert(*position, best);
        Some(best)
    }
}

fn stones(margin: i32) -> Value {
    Value::from_hundredths(100 * margin)
}

/// The moves are legal, and if they end the game, it ends with the value of the line. Each move of a proven line keeps
/// its value.
fn assert_line(start: &AnyPosition, line: &Line, exhaustive: &mut Exhaustive) {
    let context = format!("{start} {:?} {:?}: {line}", exhaustive.rules, exhaustive.objective);
    let (mut position, mut value) = (*start, line.value);
    for &m in &line.moves {
        assert!(!position.is_over(exhaustive.rules), "{context}");
        position = position.try_play(m).unwrap();
        value = -value;
        if line.is_proven {
            assert_eq!(stones(exhaustive.margin(&position).unwrap()), value, "{context}");
        }
    }
    if let Some(margin) = final_margin(&position, exhaustive.rules) {
        assert_eq!(stones(margin), value, "{context}");
    }
    let chances = line.chances;
    assert!((chances.win + chances.draw + chances.loss - 1.0).abs() < 1e-9, "{context}");
    let is_certain = [chances.win, chances.draw, chances.loss].contains(&1.0);
    assert!(!line.is_proven || is_certain, "{context}");
    assert!((chances.win > chances.loss) == (line.value > Value::ZERO), "{context}");
}

fn assert_analysis(start: &AnyPosition, analysis: &Analysis, exhaustive: &mut Exhaustive) {
    let context = format!("{start} {:?} {:?} {analysis:?}", exhaustive.rules, exhaustive.objective);
    for line in &analysis.lines {
        assert_line(start, line, exhaustive);
    }
    let order = |line: &Line| match exhaustive.objective {
        Objective::Margin => line.value.hundredths(),
        Objective::Win => 1000 * line.value.hundredths().signum() + line.value.hundredths(),
    };
    let is_comparable = |line: &&Line| exhaustive.objective == Objective::Margin || line.is_proven;
    assert!(analysis.lines.iter().filter(is_comparable).rev().is_sorted_by_key(order), "{context}");
    if analysis.is_proven {
        assert!(analysis.lines[0].is_proven, "{context}");
        assert_eq!(analysis.lines[0].value, stones(exhaustive.margin(start).unwrap()), "{context}");
    }
}

/// A small board with each square empty or a stone, as a text.
fn small_position() -> impl Strategy<Value = AnyPosition> {
    let square = prop_oneof![6 => Just('1'), 2 => Just('S'), 2 => Just('s'), 1 => Just('P'), 1 => Just('p')];
    let board = (3_usize..=4, 3_usize..=4).prop_flat_map(move |(files, ranks)| {
        prop::collection::vec(prop::collection::vec(square.clone(), files), ranks)
    });
    (board, prop_oneof![Just('w'), Just('b')]).prop_filter_map("no position", |(ranks, turn)| {
        let ranks: Vec<String> =
            ranks.into_iter().map(|rank| one_number(&rank.into_iter().collect::<String>())).collect();
        format!("{} {turn}", ranks.join("/")).parse().ok()
    })
}

/// Adjacent empty squares as one number.
fn one_number(rank: &str) -> String {
    ["1111", "111", "11"].iter().fold(rank.to_owned(), |rank, ones| rank.replace(ones, &ones.len().to_string()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Of engines that are used again, with tables that hold little, and by several threads.
    #[test]
    fn value_moves_and_chances_of_every_line_agree(
        positions in prop::collection::vec(small_position(), 1..4),
        rules in prop::sample::select(&Rules::ALL[..]),
        objective in prop::sample::select(vec![Objective::Margin, Objective::Win]),
        table_bytes in prop::sample::select(vec![0, 64, 128, 640, 1 << 12, 1 << 16]),
        threads in 1_usize..=2,
        searches in prop::collection::vec((1_usize..6, prop::option::of(0_u64..3000)), 1..6),
    ) {
        let options = EngineOptions { table_bytes, threads, objective, ..EngineOptions::default() };
        let mut engine = Engine::with_options(rules, options);
        let mut exhaustive = Exhaustive { rules, objective, known: HashMap::new() };
        for position in &positions {
            prop_assume!(exhaustive.margin(position).is_some());
        }
        for (position, &(lines, nodes)) in positions.iter().cycle().zip(searches.iter().cycle()).take(8) {
            if position.is_over(rules) {
                continue;
            }
            let mut reported = Vec::new();
            let report = |analysis: &Analysis| reported.push(analysis.clone());
            let limits = Limits::nodes(nodes.unwrap_or(MOST_NODES));
            let found = engine.analyze_with(position, lines, &limits, &Stop::new(), report).unwrap();
            for analysis in reported.iter().chain([&found]) {
                assert_analysis(position, analysis, &mut exhaustive);
            }
            if nodes.is_none() && found.nodes < MOST_NODES {
                prop_assert!(found.is_proven && found.lines.iter().all(|line| line.is_proven), "{position} {found:?}");
            }
        }
    }
}

/// A finished proof of one thread counts more than a deeper search of another that proves nothing.
#[test]
fn several_threads_always_finish_the_proof() {
    let position: AnyPosition = "s2s/2S1/sP2/1SsS w".parse().unwrap();
    let rules = Rules { goal: GoalZone::FarHalf, ..Rules::default() };
    let mut exhaustive = Exhaustive { rules, objective: Objective::Margin, known: HashMap::new() };
    for run in 0..150 {
        let options = EngineOptions { table_bytes: 1 << 20, threads: 2 + run % 3, ..EngineOptions::default() };
        let lines = 1 + run % 2;
        let analysis = Engine::with_options(rules, options).analyze(&position, lines, &Limits::NONE).unwrap();
        assert!(analysis.is_proven && analysis.lines.iter().all(|line| line.is_proven), "{run} {analysis:?}");
        assert_analysis(&position, &analysis, &mut exhaustive);
    }
}

/// A move can be proven while another may still be better.
#[test]
fn a_proven_line_is_not_always_the_value_of_the_position() {
    let position: AnyPosition = "1ss/1s1/SSS w".parse().unwrap();
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    let mut exhaustive = Exhaustive { rules, objective: Objective::Win, known: HashMap::new() };
    for nodes in 0..300 {
        let options = EngineOptions { objective: Objective::Win, ..EngineOptions::default() };
        let mut engine = Engine::with_options(rules, options);
        let analysis = engine.analyze(&position, 3, &Limits::nodes(nodes)).unwrap();
        assert_analysis(&position, &analysis, &mut exhaustive);
    }
}

/// Where the first line is proven to be the best, the estimate of another does not exceed it.
#[test]
fn no_estimate_exceeds_what_is_proven() {
    let position: AnyPosition = "3s/P1pS/S1S1 w".parse().unwrap();
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarRank };
    let options = EngineOptions { table_bytes: 4096, ..EngineOptions::default() };
    let mut engine = Engine::with_options(rules, options);
    let mut exhaustive = Exhaustive { rules, objective: Objective::Margin, known: HashMap::new() };
    for _ in 0..3 {
        let mut reported = Vec::new();
        let report = |analysis: &Analysis| reported.push(analysis.clone());
        let last = engine.analyze_with(&position, 2, &Limits::NONE, &Stop::new(), report).unwrap();
        reported.iter().chain([&last]).for_each(|analysis| assert_analysis(&position, analysis, &mut exhaustive));
    }
}
