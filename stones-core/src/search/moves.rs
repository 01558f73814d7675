use core::ops::ControlFlow;

use crate::{Board, MoveList, PositionOn};

/// The legal moves in the order in which the search generates them: direction by direction, each by target from `a1` to
/// `h8`. Where moves are equally promising, this order decides.
pub(crate) fn moves_by_direction<B: Board>(position: &PositionOn<B>) -> MoveList {
    let mut moves = MoveList::new();
    let (mut direction, mut begin) = (None, 0);
    let _ = position.visit_moves(|set| {
        if direction != Some(set.direction) {
            (direction, begin) = (Some(set.direction), moves.len());
        }
        if begin == moves.len() {
            moves.extend(set);
            return ControlFlow::<()>::Continue(());
        }
        // Slides come first; the few jumps are inserted.
        for m in set {
            let mut place = moves.len();
            moves.extend([m]);
            while place > begin && moves[place - 1].target > m.target {
                moves.swap(place - 1, place);
                place -= 1;
            }
        }
        ControlFlow::Continue(())
    });
    moves
}
