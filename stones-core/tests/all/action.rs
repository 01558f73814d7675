//! Action numbers: exactly the 376 pairs (square, k) that stay on the board, in their order, as specified.

use conformance::walk;
use stones_core::{Action, Board8x8, Color, File, Position, Rank, Square};

use crate::conformance::Stones;

/// Where `k` leads from a square, by the words of the specification: 0..=6 diagonally to the right by 1..=7, 7..=13
/// diagonally to the left by 1..=7, 14 a side jump to the right, 15 to the left.
fn target(origin: Square, k: i32) -> Option<Square> {
    let (right, up) = match k {
        0..=6 => (k + 1, k + 1),
        7..=13 => (-(k - 6), k - 6),
        14 => (2, 0),
        _ => (-2, 0),
    };
    let file = usize::try_from(origin.file().index() as i32 + right).ok()?;
    let rank = usize::try_from(origin.rank().index() as i32 + up).ok()?;
    Some(Square::new(File::from_index(file)?, Rank::from_index(rank)?))
}

#[test]
fn numbers_ascend_by_square_and_k() {
    let pairs = Square::ALL.into_iter().flat_map(|origin| (0..16).map(move |k| (origin, k)));
    let ends: Vec<_> = pairs.filter_map(|(origin, k)| Some((origin, target(origin, k)?))).collect();
    assert_eq!((ends.len(), Action::COUNT), (376, 376));
    for (action, (origin, target)) in Action::ALL.into_iter().zip(ends) {
        assert_eq!(action.origin_and_target(Color::White), (origin, target));
        assert_eq!(action.origin_and_target(Color::Black), (origin.flipped(), target.flipped()));
    }
    assert_eq!(Action::from_index(376), None);
    assert_eq!(Action::from_index(usize::MAX), None);
}

#[test]
fn pairs_of_squares_have_a_number_or_none() {
    for mover in Color::ALL {
        let pairs = Square::ALL.into_iter().flat_map(|origin| Square::ALL.map(|target| (origin, target)));
        let numbered: Vec<_> = pairs.filter_map(|(origin, target)| Action::between(mover, origin, target)).collect();
        assert_eq!(numbered.len(), 376);
    }
}

#[test]
fn legal_moves_have_different_numbers_that_lead_back() {
    for position in walk::<Stones<Board8x8>>(Position::initial(), 300, 1040, 376) {
        let moves = position.legal_moves();
        let mut legal = [false; Action::COUNT];
        for &m in &moves {
            let action = position.move_to_action(m).expect("a legal move has a number");
            assert_eq!(position.action_to_move(action), Ok(m), "{m} in {position}");
            assert_eq!(
                position.flipped().move_to_action(stones_core::Symmetry::Flip.apply_to_move(position.board(), m)),
                Some(action)
            );
            assert!(!std::mem::replace(&mut legal[action.index()], true), "{m} shares its number in {position}");
        }
        for action in Action::ALL.into_iter().filter(|action| !legal[action.index()]) {
            assert!(position.action_to_move(action).is_err(), "action {action} in {position}");
        }
    }
}
