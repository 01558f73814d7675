//! The promised order of moves, on boards of all sizes: that of the action numbers, which is stone by stone as the
//! mover sees the board, forward right, forward left, jump right, jump left.

use conformance::{check_order, walk};
use stones_core::{AnyBoard, AnyPosition, Board, Board8x8, Color, Move, Position, PositionOn};

use crate::conformance::Stones;

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

/// All positions of random games from the start.
fn positions<B: Board>(start: PositionOn<B>, games: usize) -> Vec<PositionOn<B>> {
    walk::<Stones<B>>(start, games, 1040, 16)
}

#[test]
fn moves_are_in_the_order_of_the_specification() {
    for files in 3..=8 {
        for ranks in 3..=8 {
            let start = AnyPosition::initial(files, ranks).unwrap();
            check_order::<Stones<AnyBoard>, _>(positions(start, 40), place);
        }
    }
    check_order::<Stones<Board8x8>, _>(positions(Position::initial(), 200), place);
}

#[test]
fn moves_are_in_the_order_of_their_action_numbers() {
    let number = |position: &Position, m| position.move_to_action(m);
    check_order::<Stones<Board8x8>, _>(positions(Position::initial(), 200), number);
}
