//! The promised order of moves, on boards of all sizes: that of the action numbers, which is stone by stone as the
//! mover sees the board, forward right, forward left, jump right, jump left.

use conformance::{Rng, SeedableRng, SplitMix64};
use stones_core::{AnyPosition, Board, Color, Move, Position, PositionOn};

/// `square * 16 + k` by the words of the specification, with the squares counted from the mover's edge.
fn place<B: Board>(position: &PositionOn<B>, m: Move) -> usize {
    let up = |rank: usize| if position.turn() == Color::White { rank } else { position.board().ranks() - 1 - rank };
    let (file, rank) = (m.origin.file().index(), up(m.origin.rank().index()));
    let steps = up(m.target.rank().index()) - rank;
    let k = match (steps, m.target.file().index() > file) {
        (0, true) => 14,
        (0, false) => 15,
        (_, true) => steps - 1,
        (_, false) => steps + 6,
    };
    (rank * 8 + file) * 16 + k
}

/// Checks the order in all positions of random games from the start.
fn check<B: Board>(start: PositionOn<B>, games: usize) {
    let mut random = SplitMix64::seed_from_u64(16);
    for _ in 0..games {
        let mut position = start;
        loop {
            let list = position.legal_moves();
            assert!(list.is_sorted_by(|&a, &b| place(&position, a) < place(&position, b)), "{position}");
            for (n, &m) in (0..).zip(&list) {
                assert_eq!(position.nth_move(n), Some(m), "move {n} of {position}");
                assert_eq!(Ok(position.after(m)), position.try_play(m), "{m} in {position}");
            }
            assert_eq!(position.nth_move(list.len() as u32), None, "{position}");
            let Some(m) = position.random_move(random.next_u64()) else { break };
            assert!(list.contains(&m), "{m} in {position}");
            position.play_unchecked(m);
        }
    }
}

#[test]
fn moves_are_in_the_order_of_the_specification() {
    for files in 3..=8 {
        for ranks in 3..=8 {
            check(AnyPosition::initial(files, ranks).unwrap(), 40);
        }
    }
    check(Position::initial(), 200);
}

#[test]
fn moves_are_in_the_order_of_their_action_numbers() {
    let mut random = SplitMix64::seed_from_u64(376);
    for _ in 0..200 {
        let mut position = Position::initial();
        while let Some(m) = position.random_move(random.next_u64()) {
            assert!(position.legal_moves().is_sorted_by_key(|&m| position.move_to_action(m)), "{position}");
            position.play_unchecked(m);
        }
    }
}
