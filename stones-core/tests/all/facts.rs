//! What the specification says of the game as a whole: it has no cycle, ends soon, and is worth this much.

use conformance::{Rng, SeedableRng, SplitMix64};
use std::collections::HashMap;
use stones_core::{AnyBoard, AnyPosition, Board, Color, Direction, Position, Rank, Rules, SetupOn, Square};

// --- Side jumps alone never cycle -------------------------------------------------------------------------

/// A row of squares as a number with one digit of base 5 a file: empty, or a stone of either color, pinned or not.
type Row = usize;

/// The row on the second of three ranks, as a position of the engine.
fn position_of(mut row: Row, files: usize, turn: Color) -> AnyPosition {
    let board = AnyBoard::new(files, 3).unwrap();
    let mut setup = SetupOn { turn, ..SetupOn::empty_on(board) };
    for square in board.squares().into_iter().filter(|square| square.rank() == Rank::Second) {
        let digit = row % 5;
        row /= 5;
        match digit {
            0 => {}
            1 | 2 => setup.white |= square.into(),
            _ => setup.black |= square.into(),
        }
        if digit == 2 || digit == 4 {
            setup.pinned |= square.into();
        }
    }
    setup.to_position().unwrap()
}

/// The number of the row on the second rank.
fn row_of(position: &AnyPosition) -> Row {
    let on_second_rank = |square: &Square| square.rank() == Rank::Second;
    position
        .board()
        .squares()
        .into_iter()
        .filter(on_second_rank)
        .fold((0, 1), |(row, unit), square| {
            let digit =
                position.stone_at(square).map_or(0, |stone| 1 + 2 * stone.color as usize + usize::from(stone.pinned));
            (row + digit * unit, unit * 5)
        })
        .0
}

/// All rows that one side jump, by either color, makes of this one: the engine's own moves.
fn rows_after(row: Row, files: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for turn in Color::ALL {
        let position = position_of(row, files, turn);
        let sideways = position.move_sets().filter(|set| matches!(set.direction, Direction::Right | Direction::Left));
        rows.extend(sideways.flatten().map(|m| row_of(&position.after(m))));
    }
    rows
}

/// The most side jumps that can follow one another from a row. Panics if a row comes back.
fn longest_path(row: Row, files: usize, known: &mut [Option<Path>]) -> u32 {
    match known[row] {
        Some(Path::Longest(jumps)) => return jumps,
        Some(Path::Underway) => panic!("side jumps lead back to row {row} of {files} files"),
        None => known[row] = Some(Path::Underway),
    }
    let onward = rows_after(row, files).into_iter().map(|next| 1 + longest_path(next, files, known));
    let longest = onward.max().unwrap_or(0);
    known[row] = Some(Path::Longest(longest));
    longest
}

#[derive(Clone, Copy)]
enum Path {
    Underway,
    Longest(u32),
}

#[test]
fn side_jumps_never_cycle_in_any_row() {
    for (files, expected) in (3..=8).zip([1, 1, 2, 2, 4, 4]) {
        let mut known = vec![None; 5_usize.pow(files)];
        let paths = (0..known.len()).map(|row| longest_path(row, files as usize, &mut known));
        assert_eq!(paths.collect::<Vec<_>>().into_iter().max(), Some(expected), "{files} files");
    }
}

// --- Exact values -----------------------------------------------------------------------------------------

/// Whether White can reach a score difference of at least `goal`, whatever Black does; far rank, the game ends when
/// the side to move is stuck. There are no cycles, so what is known of a position holds on every way to it.
fn white_reaches(goal: i8, position: AnyPosition, known: &mut HashMap<AnyPosition, bool>) -> bool {
    if let Some(&reached) = known.get(&position) {
        return reached;
    }
    let moves = position.legal_moves();
    let mut after = moves.iter().map(|&m| white_reaches(goal, position.try_play(m).unwrap(), known));
    let reached = match position.turn() {
        _ if moves.is_empty() => position.score(Rules::default()).difference() >= goal,
        Color::White => after.any(|reached| reached),
        Color::Black => after.all(|reached| reached),
    };
    known.insert(position, reached);
    reached
}

/// The value is exact: White reaches it and not one more.
fn assert_value(files: usize, ranks: usize, value: i8) {
    let start = AnyPosition::initial(files, ranks).unwrap();
    for (goal, reached) in [(value, true), (value + 1, false)] {
        let mut known = HashMap::new();
        assert_eq!(white_reaches(goal, start, &mut known), reached, "{files}×{ranks}: {goal}");
        println!("{files}×{ranks}, {goal}: {} positions", known.len());
    }
}

#[test]
fn value_of_3x3() {
    assert_value(3, 3, -1);
}

#[test]
fn value_of_4x4() {
    assert_value(4, 4, 0);
}

#[test]
fn value_of_4x5() {
    assert_value(4, 5, 0);
}

#[test]
#[ignore = "32 million positions: half a minute and 3 GB"]
fn value_of_5x4() {
    assert_value(5, 4, 0);
}

#[test]
#[ignore = "20 million positions: a quarter of a minute and 2 GB"]
fn value_of_4x6() {
    assert_value(4, 6, 0);
}

// --- Length and results of games --------------------------------------------------------------------------

/// The longest game there could be, by the proof in the specification.
const LONGEST_GAME: u32 = 1040;

/// Plays one random game to its end; the number of plies and the last position.
fn random_game(random: &mut SplitMix64) -> (u32, Position) {
    let mut position = Position::initial();
    for plies in 0..=LONGEST_GAME {
        let Some(m) = position.random_move(random.next_u64()) else { return (plies, position) };
        position = position.try_play(m).unwrap();
    }
    panic!("a game of more than {LONGEST_GAME} plies");
}

#[test]
fn random_games_last_and_end_as_published() {
    const GAMES: u32 = 100_000;
    let mut random = SplitMix64::seed_from_u64(1);
    let (mut plies, mut white, mut draws, mut black) = (0, 0, 0, 0);
    for _ in 0..GAMES {
        let (length, last) = random_game(&mut random);
        plies += length;
        match last.outcome(Rules::default()).expect("the game is over").winner {
            Some(Color::White) => white += 1,
            None => draws += 1,
            Some(Color::Black) => black += 1,
        }
    }
    // A share near 40 % of 100,000 games has a standard deviation of 0.155 %, the average one of about 0.05 plies:
    // four of them, and what the published figures are rounded by.
    let share = |count| f64::from(count) * 100.0 / f64::from(GAMES);
    for (count, percent) in [(white, 41.9), (draws, 21.4), (black, 36.7)] {
        assert!((share(count) - percent).abs() < 0.65, "{} %, published {percent} %", share(count));
    }
    let average = f64::from(plies) / f64::from(GAMES);
    assert!((average - 48.7).abs() < 0.2, "{average} plies on average");
}
