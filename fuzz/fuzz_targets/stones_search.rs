//! Searches of any position with small budgets and tables of any size: lines of legal moves, and values that agree.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::search::{
    Analysis, Engine, EngineOptions, Evaluation, Level, Limits, Line, Objective, Player, Stop, Value,
};
use stones_core::{AnyPosition, EndRule, GoalZone, Rules};

fuzz_target!(|input: (Settings, AnyPosition)| {
    let (settings, position) = input;
    analyze(&settings, &position);
    play(&settings, &position);
});

/// Bits of the first byte: rules, objective, evaluation, selectivity; then the table size in buckets of 64 bytes, the
/// number of lines, the nodes, the depth, the level and the seed.
type Settings = (u8, u16, u8, u16, u8, u8, u64);

fn rules((bits, ..): &Settings) -> Rules {
    Rules { end: EndRule::ALL[usize::from(bits & 1)], goal: GoalZone::ALL[usize::from(bits >> 1 & 1)] }
}

fn limits((_, _, _, nodes, depth, ..): &Settings) -> Limits {
    Limits { nodes: Some(u64::from(nodes % 1024)), ..Limits::depth(*depth) }
}

fn engine(settings: &Settings, table_bytes: usize) -> Engine {
    let bits = settings.0;
    let options = EngineOptions {
        table_bytes,
        threads: 1,
        objective: if bits & 4 == 0 { Objective::Margin } else { Objective::Win },
        evaluation: if bits & 8 == 0 { Evaluation::Learned } else { Evaluation::HandCrafted },
        is_selective: bits & 16 == 0,
    };
    Engine::with_options(rules(settings), options)
}

/// Searches twice with one table, and once without any: proven values agree.
fn analyze(settings: &Settings, position: &AnyPosition) {
    let (lines, table_bytes) = (usize::from(settings.2), usize::from(settings.1) * 64);
    let (mut with_table, mut without_table) = (engine(settings, table_bytes), engine(settings, 0));
    let mut found = || with_table.analyze(position, lines, &limits(settings));
    let all = [found(), found(), without_table.analyze(position, lines, &limits(settings))];
    let all = all.map(|analysis| {
        assert_eq!(analysis.is_err(), position.is_over(rules(settings)), "{position}");
        analysis.inspect(|analysis| check(analysis, position, lines)).ok()
    });
    let proven = all.iter().flatten().filter(|analysis| analysis.is_proven);
    let proven: Vec<_> = proven.map(|analysis| &analysis.lines[0]).collect();
    assert!(proven.windows(2).all(|two| two[0].value == two[1].value), "{position} {proven:?}");
}

/// As many lines as were asked for, if there are that many moves, each with another first move.
fn check(analysis: &Analysis, position: &AnyPosition, lines: usize) {
    let moves = position.count_moves() as usize;
    assert_eq!(analysis.lines.len(), lines.clamp(1, moves), "{position}");
    let mut first: Vec<_> = analysis.lines.iter().map(|line| line.moves[0]).collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), analysis.lines.len(), "{position}");
    analysis.lines.iter().for_each(|line| check_line(line, *position));
    let _ = analysis.lines.iter().map(Line::to_string).collect::<String>();
}

/// The moves of a line are legal, and its value is a possible score.
fn check_line(line: &Line, mut position: AnyPosition) {
    for &m in &line.moves {
        position = position.try_play(m).unwrap();
    }
    let chances = line.chances;
    let shares = [chances.win, chances.draw, chances.loss];
    assert!(shares.iter().all(|share| (-1e-9..=1.0 + 1e-9).contains(share)), "{shares:?}");
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    let is_score = (-8..=8).any(|stones| line.value == Value::from_hundredths(100 * stones));
    assert!(!line.is_proven || is_score, "{position} {line}");
}

/// A player of any level makes a legal move while the game goes on, and the same one again.
fn play(settings: &Settings, position: &AnyPosition) {
    let (.., level, seed) = settings;
    let level = Level::ALL[usize::from(*level) % Level::ALL.len()];
    let mut player = Player::new(level, *seed, rules(settings));
    let mut choose = || player.best_move_with(position, &limits(settings), &Stop::new());
    let played = choose();
    assert_eq!(played.is_err(), position.is_over(rules(settings)), "{position}");
    assert!(played.is_err() || played.is_ok_and(|m| position.is_legal(m)), "{position}");
    assert_eq!(choose(), played, "{position}");
}
