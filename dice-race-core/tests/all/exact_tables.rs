//! The exact solver against published figures, an independent method, and played games.

#![cfg(all(feature = "exact", feature = "dice", feature = "two-piece-table"))]

use core::convert::Infallible;
use core::ops::ControlFlow;

use conformance::{Rng, SeedableRng, SplitMix64, below};
use dice_race_core::dice::SeededDice;
use dice_race_core::exact::{Solver, solve};
use dice_race_core::tables::{LookupError, PositionIndex, Table};
use dice_race_core::{
    BlockRule, CHANCE_OUTCOMES, CaptureRule, Color, IllegalMove, Move, MoveKind, PieceCount, Position, Progress, Roll,
    Rules, Setup,
};

fn rules(pieces: u8) -> Rules {
    Rules { pieces: PieceCount::new(pieces).unwrap(), ..Rules::default() }
}

/// All rules with this number of pieces.
fn all_rules(pieces: u8) -> impl Iterator<Item = Rules> {
    Rules::ALL.into_iter().filter(move |rules| rules.pieces.get() == pieces)
}

fn solved(rules: Rules) -> Solver {
    let mut solver = Solver::new(rules).unwrap();
    let ControlFlow::Continue(()) = solver.run(|_| ControlFlow::<Infallible>::Continue(()));
    solver
}

/// The published chance of the side that rolls first, if there is one.
fn figure(rules: Rules) -> Option<f64> {
    match (rules.pieces.get(), rules.capture, rules.block, rules.extra_roll_on_six) {
        // With one piece a side none can be in the way of another.
        (1, CaptureRule::FirstContact, _, false) => Some(0.591_648),
        (1, CaptureRule::LandingOnly, _, false) => Some(0.589_093),
        (1, CaptureRule::FirstContact, _, true) => Some(0.562_311),
        (2, CaptureRule::FirstContact, BlockRule::StopShort, false) => Some(0.511_899),
        (2, CaptureRule::LandingOnly, BlockRule::StopShort, false) => Some(0.514_828),
        (2, CaptureRule::FirstContact, BlockRule::StopShort, true) => Some(0.517_165),
        (2, CaptureRule::FirstContact, BlockRule::WholeRoll, false) => Some(0.511_903),
        _ => None,
    }
}

#[test]
fn all_rules_are_solved_with_the_known_figures() {
    let mut known = 0;
    for rules in (1..=2).flat_map(all_rules) {
        let solver = solved(rules);
        let residual = solver.residual();
        assert!(residual <= 1e-9, "{rules:?}: {residual}");
        if let Some(figure) = figure(rules) {
            let value = solver.win_probability(&Position::initial(rules)).unwrap();
            assert!((value - figure).abs() < 0.6e-6, "{rules:?}: {value}");
            known += 1;
        }
    }
    assert_eq!(known, 10);
}

#[test]
fn states_are_counted() {
    assert_eq!(solve(rules(1)).unwrap().states(), 813);
    assert_eq!(Table::two_pieces().states(), 242_517);
}

/// Every position of one piece a side that waits for a roll, White to move, no side finished.
fn one_piece_positions(rules: Rules) -> Vec<Position> {
    let places = || (0..28).map(Progress::new).chain([None]);
    let pairs = places().flat_map(|white| places().map(move |black| (white, black)));
    let position = |(white, black)| {
        let mut setup = Setup::empty(rules);
        setup.white.add(white);
        setup.black.add(black);
        setup.to_position().ok()
    };
    pairs.filter_map(position).collect()
}

/// The chances to win with one piece a side by other means. A side never has a choice then: the piece walks, or enters
/// if it waits. So the chances x are the solution of linear equations x = A x + b, here by elimination.
fn chances_by_elimination(positions: &[Position]) -> Vec<f64> {
    let n = positions.len();
    // Each row is that of I − A, and b behind it.
    let mut rows = vec![vec![0.0; n + 1]; n];
    for (row, position) in rows.iter_mut().zip(positions) {
        row[positions.binary_search(position).unwrap()] += 1.0;
        for (roll, weight) in CHANCE_OUTCOMES {
            let chance = f64::from(weight) / 6.0;
            let rolled = position.roll(roll).unwrap();
            assert_eq!(rolled.legal_moves().len(), 1);
            let next = rolled.try_play(rolled.legal_moves()[0]).unwrap();
            if next.winner().is_some() {
                row[n] += chance;
                continue;
            }
            let column = positions.binary_search(&next.seen_by_mover()).unwrap();
            let same_side = next.turn() == Color::White;
            row[column] += if same_side { -chance } else { chance };
            row[n] += if same_side { 0.0 } else { chance };
        }
    }
    eliminate(rows)
}

/// Gauss and Jordan, with the greatest pivot of each column.
fn eliminate(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let n = rows.len();
    for column in 0..n {
        let pivot = (column..n).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs())).unwrap();
        rows.swap(column, pivot);
        let pivot = rows[column].clone();
        for row in (0..n).filter(|&row| row != column) {
            let factor = rows[row][column] / pivot[column];
            if factor != 0.0 {
                for k in column..=n {
                    rows[row][k] -= factor * pivot[k];
                }
            }
        }
    }
    (0..n).map(|row| rows[row][n] / rows[row][row]).collect()
}

#[test]
fn one_piece_by_another_method() {
    for rules in all_rules(1) {
        let mut positions = one_piece_positions(rules);
        positions.sort_unstable();
        assert_eq!(positions.len(), 813);
        let solver = solved(rules);
        for (position, chance) in positions.iter().zip(chances_by_elimination(&positions)) {
            let value = solver.win_probability(position).unwrap();
            assert!((value - chance).abs() < 1e-9, "{position} {rules:?}: {value} {chance}");
        }
    }
}

#[test]
fn the_table_in_the_crate_is_the_computed_one() {
    assert!(solve(rules(2)).unwrap().as_bytes() == Table::two_pieces().as_bytes());
}

#[test]
fn perfect_games_are_won_as_often_as_the_table_predicts() {
    let table = Table::two_pieces();
    let start = Position::initial(table.rules());
    let games = 20_000;
    let mut dice = SeededDice::new(2);
    let won = (0..games).filter(|_| play(&table, start, &mut dice) == Color::White).count();
    let expected = table.win_probability(&start).unwrap();
    let standard_error = (expected * (1.0 - expected) / games as f64).sqrt();
    let share = won as f64 / games as f64;
    assert!((share - expected).abs() <= 3.0 * standard_error, "{share} {expected}");
}

/// Who wins a game that both sides play by the table.
fn play(table: &Table, mut position: Position, dice: &mut SeededDice) -> Color {
    loop {
        if let Some(winner) = position.winner() {
            return winner;
        }
        let rolled = position.roll(dice.roll()).unwrap();
        position = rolled.try_play(table.best_move(&rolled).unwrap()).unwrap();
    }
}

#[test]
fn rolled_and_finished_positions_are_looked_up() {
    let table = Table::two_pieces();
    let read = |text: &str| Position::parse(text, table.rules()).unwrap();
    let chance = |text: &str| table.win_probability(&read(text)).unwrap();
    // Over, lost and won, and won at once.
    assert_eq!(
        ["31,28/0,- b ?", "31,28/0,- w ?", "31,26/0,- w 2"].map(|text| chance(text).to_string()),
        ["0", "1", "1"]
    );
    // The value of a roll is that of its best move, and the six rolls make up the value of the position.
    let position = read("12,3/20,- b ?");
    let rolls = Roll::ALL.map(|roll| table.win_probability(&position.roll(roll).unwrap()).unwrap());
    let mean = rolls.iter().sum::<f64>() / 6.0;
    assert!((mean - table.win_probability(&position).unwrap()).abs() < 1.5 / 65_535.0);

    assert_eq!(table.best_move(&read("31,26/0,- w 2")).unwrap().to_string(), "a3-a1");
    assert_eq!(table.best_move(&position), Err(LookupError::Illegal(IllegalMove::NoRoll)));
    assert_eq!(table.best_move(&read("31,28/0,- b ?")), Err(LookupError::Illegal(IllegalMove::GameOver)));
}

#[test]
fn positions_without_a_number_are_refused() {
    let index = PositionIndex::new(rules(2));
    let read = |text: &str| Position::parse(text, rules(2)).unwrap();
    assert_eq!(index.number(&read("0,-/0,- w 3")), Err(LookupError::Illegal(IllegalMove::RollPending)));
    assert_eq!(index.number(&read("31,28/0,- b ?")), Err(LookupError::Illegal(IllegalMove::GameOver)));
    let error = LookupError::OtherRules { expected: rules(2), found: rules(1) };
    assert_eq!(index.number(&Position::initial(rules(1))), Err(error));
    assert_eq!(index.position(242_517), None);
}

#[test]
fn tables_are_in_the_order_of_the_index() {
    let table = Table::two_pieces();
    for (number, stored) in (0..).zip(table.as_bytes()[16..].as_chunks().0).take(table.states() as usize) {
        let position = table.index().position(number).unwrap();
        let chance = f64::from(u16::from_le_bytes(*stored)) / 65_535.0;
        assert_eq!(table.win_probability(&position), Ok(chance));
    }
}

#[test]
fn positions_of_other_rules_are_refused() {
    let table = Table::two_pieces();
    let other = Rules { extra_roll_on_six: true, ..rules(2) };
    for found in [rules(1), rules(3), other] {
        let error = LookupError::OtherRules { expected: rules(2), found };
        assert_eq!(table.win_probability(&Position::initial(found)), Err(error));
        let rolled = Position::initial(found).roll(Roll::One).unwrap();
        assert_eq!(table.best_move(&rolled), Err(error));
        assert!(error.to_string().contains("expected 2 pieces, first-contact, stop-short, no extra roll on six"));
    }
}

#[test]
fn positions_after_illegal_unchecked_moves_cause_no_panic() {
    let table = Table::two_pieces();
    let solver = Solver::new(table.rules()).unwrap();
    let mut random = SplitMix64::seed_from_u64(8);
    for _ in 0..2_000 {
        let mut position = Position::initial(table.rules());
        for _ in 0..20 {
            position = position.roll(Roll::ALL[below(&mut random, 6)]).unwrap_or(position);
            let from = below(&mut random, 31);
            let to = (from + 1 + below(&mut random, 6)).min(31);
            let kind = MoveKind::Walk { from: Progress::ALL[from], to: Progress::ALL[to] };
            let m = Move::new(Color::ALL[below(&mut random, 2)], kind, random.next_u64() & 1 == 0);
            position.play_unchecked(m.unwrap());
            let _ = (table.win_probability(&position), table.best_move(&position), solver.win_probability(&position));
        }
    }
}
