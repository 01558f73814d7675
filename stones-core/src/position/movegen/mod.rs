//! The legal moves of a position: lists, counts and destinations.

mod pick;
mod sets;
mod view;

#[cfg(feature = "batch")]
pub(crate) use pick::OneOfFour;
pub use sets::{MoveSet, Moves};
pub(crate) use view::{View, by_turn};

use chessboard_core::{Color, Direction, Square, SquareSet};

use crate::{Board, MoveList, PositionOn};

/// Legal moves.
impl<B: Board> PositionOn<B> {
    /// All legal moves, in ascending order of their [`Action`](crate::Action) numbers.
    ///
    /// That is stone by stone, as the mover sees the board: from its own edge to the far one, and from file `a` to
    /// `h`. Of each stone first the moves forward to the right, from near to far, then those forward to the left, then
    /// the jump to the right and the jump to the left. Boards of other sizes, on which actions have no numbers, keep
    /// the same order.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        by_turn!(self, SquareSet::FULL, |view| {
            for (origin, stone) in view.stone_by_stone() {
                for (direction, targets) in stone.targets() {
                    let targets = stone.near_to_far(targets);
                    list.extend(targets.map(|target| stone.move_from(origin, target, direction)));
                }
            }
        });
        list
    }

    /// All legal moves by direction (as in [`move_sets`](PositionOn::move_sets)), then by target from `a1` to `h8`:
    /// faster to list, for code that sorts them anyway.
    pub fn moves_by_direction(&self) -> MoveList {
        let mut list = MoveList::new();
        by_turn!(self, SquareSet::FULL, |view| {
            for (direction, targets) in view.targets() {
                list.extend(targets.into_iter().map(|target| view.move_to(target, direction)));
            }
        });
        list
    }

    /// The number of legal moves, without listing them.
    #[inline(always)]
    pub fn count_moves(&self) -> u32 {
        by_turn!(self, SquareSet::FULL, |view| view.targets().map(|(_, targets)| targets.len()).iter().sum())
    }

    /// Whether the side to move has a legal move; faster than counting them.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.can_move(self.turn)
    }

    /// Whether a side could move if it were its turn.
    #[inline]
    pub fn can_move(&self, color: Color) -> bool {
        self.view(color, SquareSet::FULL).has_move()
    }

    /// Where the stone on this square can go; empty if it cannot move.
    pub fn destinations(&self, origin: Square) -> SquareSet {
        let sets = self.view(self.turn, origin.into()).targets();
        sets.into_iter().fold(SquareSet::EMPTY, |all, (_, targets)| all | targets)
    }

    /// Every stone that can move, with the squares it can go to, from `a1` to `h8`.
    pub fn all_destinations(&self) -> impl Iterator<Item = (Square, SquareSet)> + use<B> {
        let position = *self;
        self.unpinned(self.turn)
            .into_iter()
            .map(move |origin| (origin, position.destinations(origin)))
            .filter(|(_, targets)| !targets.is_empty())
    }

    /// Whether the stone on `origin` can go to `target` in a direction.
    pub(crate) fn reaches(&self, origin: Square, target: Square, direction: Direction) -> bool {
        self.view(self.turn, origin.into()).targets_towards(direction).contains(target)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Direction, Move, MoveList, Position, SquareSet};
    use std::vec::Vec;

    /// Positions of a few random games, on the way from the start to the end.
    fn positions() -> impl Iterator<Item = Position> {
        let mut bits = 1_u64;
        (0..200).flat_map(move |_| {
            core::iter::successors(Some(Position::initial()), |position| {
                bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                position.random_move(bits).map(|m| position.after(m))
            })
            .collect::<Vec<_>>()
        })
    }

    fn sorted(moves: impl IntoIterator<Item = Move>) -> MoveList {
        let mut list: MoveList = moves.into_iter().collect();
        list.sort();
        list
    }

    #[test]
    fn the_list_the_numbers_and_the_sets_hold_the_same_moves() {
        for position in positions() {
            let list = position.legal_moves();
            let count = position.count_moves();
            assert_eq!(list.len() as u32, count);
            assert_eq!(position.has_legal_move(), !list.is_empty());
            assert!((0..count).map_while(|n| position.nth_move(n)).eq(list.iter().copied()));
            assert_eq!([count, count + 1, u32::MAX].map(|n| position.nth_move(n)), [None; 3]);
            assert_eq!(sorted(position.move_sets().flatten()), sorted(list));
        }
    }

    #[test]
    fn the_visitor_and_the_iterator_see_the_same_sets() {
        for position in positions() {
            for origins in [SquareSet::FULL, SquareSet(0x5A5A_A5A5_5A5A_A5A5)] {
                let mut sets = position.move_sets_from(origins);
                let stopped = position.visit_moves_from(origins, |set| {
                    assert_eq!(sets.next(), Some(set));
                    assert!(!set.is_empty());
                    core::ops::ControlFlow::<()>::Continue(())
                });
                assert_eq!((sets.next(), stopped.is_break()), (None, false));
            }
        }
    }

    #[test]
    fn moves_by_direction_are_sorted_by_target_in_each_direction() {
        let direction = |m: &Move| Direction::between(m.origin, m.target);
        for position in positions() {
            let moves = position.moves_by_direction();
            assert_eq!(sorted(moves.clone()), sorted(position.legal_moves()));
            let directions: Vec<_> = moves.chunk_by(|one, other| direction(one) == direction(other)).collect();
            assert!(directions.len() <= 4, "{position}");
            assert!(directions.iter().all(|moves| moves.is_sorted_by_key(|m| m.target)), "{position}");
        }
    }

    #[test]
    fn random_bits_are_spread_over_the_moves_by_direction() {
        for position in positions() {
            let moves = position.moves_by_direction();
            assert_eq!(position.random_move(0), moves.first().copied());
            assert_eq!(position.random_move(u64::MAX), moves.last().copied());
            assert_eq!(position.random_move(1 << 63), moves.get(moves.len() / 2).copied());
        }
    }
}
