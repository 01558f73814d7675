//! Searches of any position with small budgets and tables of any size: lines of legal moves, and values that agree.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::search::{Analysis, Engine, Evaluation, Level, Limits, Line, Objective, Player};
use stones_core::{AnyPosition, Board8x8, EndRule, GoalZone, Position, Rules};

fuzz_target!(|input: (Settings, AnyPosition)| {
    let (settings, position) = input;
    match position.on_board::<Board8x8>() {
        Some(eight) => on_8x8(&settings, &position, &eight),
        None => drop(look(&settings, &position)),
    }
    play(&settings, &position);
});

/// Bits of the first byte: rules, objective, evaluation, selectivity; then the size of the table in places of 64 bytes,
/// the number of lines, the nodes, the depth, the level and the seed.
type Settings = (u8, u16, u8, u16, u8, u8, u64);

fn rules((bits, ..): &Settings) -> Rules {
    Rules { end: EndRule::ALL[usize::from(bits & 1)], goal: GoalZone::ALL[usize::from(bits >> 1 & 1)] }
}

fn limits((_, _, _, nodes, depth, ..): &Settings) -> Limits<'static> {
    Limits { nodes: Some(u64::from(nodes % 1024)), ..Limits::depth(*depth) }
}

fn engine(settings: &Settings, table: usize) -> Engine<'static> {
    let bits = settings.0;
    let mut engine = Engine::with_table(rules(settings), table);
    engine.set_objective(if bits & 4 == 0 { Objective::Margin } else { Objective::Win });
    engine.set_evaluation(if bits & 8 == 0 { Evaluation::Learned } else { Evaluation::Counted });
    engine.set_selective(bits & 16 == 0);
    engine
}

/// The fixed size finds the same as the one that is known only when it runs.
fn on_8x8(settings: &Settings, position: &AnyPosition, eight: &Position) {
    let (lines, table) = (usize::from(settings.2), usize::from(settings.1) * 64);
    let fixed = engine(settings, table).analyze(eight, lines, &limits(settings));
    assert_eq!(fixed.ok(), look(settings, position), "{position}");
}

/// Searches twice with one memory, and without any. Returns what the first search has found.
fn look(settings: &Settings, position: &AnyPosition) -> Option<Analysis> {
    let (lines, table) = (usize::from(settings.2), usize::from(settings.1) * 64);
    let mut remembers = engine(settings, table);
    let mut forgets = engine(settings, 0);
    let mut found = || remembers.analyze(position, lines, &limits(settings));
    let all = [found(), found(), forgets.analyze(position, lines, &limits(settings))];
    let all = all.map(|analysis| {
        assert_eq!(analysis.is_err(), position.is_over(rules(settings)), "{position}");
        analysis.inspect(|analysis| check(analysis, position, lines)).ok()
    });
    let proven: Vec<_> = all.iter().flatten().map(|analysis| &analysis.lines[0]).filter(|line| line.is_proven).collect();
    assert!(proven.windows(2).all(|two| two[0].value == two[1].value), "{position} {proven:?}");
    let [first, ..] = all;
    first
}

/// As many lines as there are moves, if so many are wanted, each beginning with another one.
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

/// A line is played move by move, and its value is a score that can be.
fn check_line(line: &Line, mut position: AnyPosition) {
    for &m in &line.moves {
        position = position.try_play(m).unwrap();
    }
    let chances = line.chances;
    let shares = [chances.win, chances.draw, chances.loss];
    assert!(shares.iter().all(|share| (-1e-9..=1.0 + 1e-9).contains(share)), "{shares:?}");
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    assert!(!line.is_proven || line.value % 100 == 0 && line.value.abs() <= 800, "{position} {line}");
}

/// A player of any level makes a legal move as long as there is one to make, and the same one again.
fn play(settings: &Settings, position: &AnyPosition) {
    let (.., level, seed) = settings;
    let level = Level::ALL[usize::from(*level) % Level::ALL.len()];
    let mut player = Player::new(level, *seed, rules(settings));
    let played = player.best_move_within(position, &limits(settings));
    assert_eq!(played.is_err(), position.is_over(rules(settings)), "{position}");
    assert!(played.is_err() || played.is_ok_and(|m| position.is_legal(m)), "{position}");
    assert_eq!(player.best_move_within(position, &limits(settings)), played, "{position}");
}
