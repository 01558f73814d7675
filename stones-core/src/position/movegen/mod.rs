//! How stones move: the rules of moving, each once, as operations on sets of squares.
//!
//! A target is reached by at most one stone in one direction, since the nearest stone behind it hides the
//! rest. So four sets of targets, one a direction, hold every move of a position.

use core::hint::select_unpredictable;
use core::ops::ControlFlow;

use chessboard_core::{Color, Direction, Square, SquareSet, Squares};

use crate::action::seen_by;
use crate::{Board, Move, MoveKind, MoveList, PositionOn};

/// Legal moves that go the same way and do the same: a set of targets, each with exactly one origin.
///
/// Filter them in bulk with [`within`](MoveSet::within), count them without listing, or iterate over
/// [`Move`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveSet {
    /// The direction the stones go.
    pub direction: Direction,
    /// What they do on the way.
    pub kind: MoveKind,
    /// The squares the moves end on, one move each.
    pub targets: SquareSet,
    /// All stones that can move, among them each target's origin.
    movers: SquareSet,
}

/// The stones of a position as the side to move sees them.
#[derive(Clone, Copy)]
pub(crate) struct View {
    /// Own stones that may move: rule 7 says that a pinned stone cannot.
    movers: SquareSet,
    /// Rule 4: unpinned opponents may be jumped, which pins them …
    opponents: SquareSet,
    /// … and pinned allies, which frees them.
    pinned_allies: SquareSet,
    empty: SquareSet,
}

impl View {
    /// Where `movers` can go diagonally forward: rule 5.
    #[inline(always)]
    fn forward(&self, direction: Direction) -> SquareSet {
        let reach = self.movers.fill(direction, self.empty);
        self.onward(reach, direction)
    }

    /// One more step from `reach`, or a jump over the stone met there, onto an empty square.
    #[inline(always)]
    fn onward(&self, reach: SquareSet, direction: Direction) -> SquareSet {
        let jumped = reach.shift(direction) & self.jumpable();
        (reach | jumped).shift(direction) & self.empty
    }

    /// Where `movers` can jump over their neighbor on the same rank: rule 6.
    #[inline(always)]
    fn sideways(&self, direction: Direction) -> SquareSet {
        let jumped = self.movers.shift(direction) & self.jumpable();
        jumped.shift(direction) & self.empty
    }

    #[inline(always)]
    fn jumpable(&self) -> SquareSet {
        self.opponents | self.pinned_allies
    }

    /// The four sets of targets of the side that moves.
    #[inline(always)]
    pub(crate) fn targets(&self, color: Color) -> [(Direction, SquareSet); 4] {
        let [right, left] = [Direction::forward_right(color), Direction::forward_left(color)];
        [
            (right, self.forward(right)),
            (left, self.forward(left)),
            (Direction::Right, self.sideways(Direction::Right)),
            (Direction::Left, self.sideways(Direction::Left)),
        ]
    }

    /// The targets of a direction, if it is one of the four.
    fn targets_towards(&self, color: Color, direction: Direction) -> SquareSet {
        match direction {
            Direction::Right | Direction::Left => self.sideways(direction),
            _ if direction == Direction::forward_right(color) || direction == Direction::forward_left(color) => {
                self.forward(direction)
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// Calls `visit` with the sets of slides, pins and frees of each direction.
    #[inline(always)]
    fn visit<T>(&self, color: Color, mut visit: impl FnMut(MoveSet) -> ControlFlow<T>) -> ControlFlow<T> {
        // Written out, not looped, so that each direction is a constant in the code that visits it.
        let [(right, a), (left, b), (right_jump, c), (left_jump, d)] = self.targets(color);
        self.visit_direction(right, a, &mut visit)?;
        self.visit_direction(left, b, &mut visit)?;
        self.visit_direction(right_jump, c, &mut visit)?;
        self.visit_direction(left_jump, d, &mut visit)
    }

    #[inline(always)]
    fn visit_direction<T>(
        &self,
        direction: Direction,
        targets: SquareSet,
        visit: &mut impl FnMut(MoveSet) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        let [slides, pins, frees] = self.split(direction, targets);
        if !slides.is_empty() {
            visit(slides)?;
        }
        if !pins.is_empty() {
            visit(pins)?;
        }
        if !frees.is_empty() {
            visit(frees)?;
        }
        ControlFlow::Continue(())
    }

    /// The targets of one direction by what happens on the way: the square right before the target tells.
    #[inline(always)]
    fn split(&self, direction: Direction, targets: SquareSet) -> [MoveSet; 3] {
        let behind_opponents = self.opponents.shift(direction);
        let behind_allies = self.pinned_allies.shift(direction);
        let set = |kind, targets| MoveSet { direction, kind, targets, movers: self.movers };
        [
            set(MoveKind::Slide, targets - (behind_opponents | behind_allies)),
            set(MoveKind::Pin, targets & behind_opponents),
            set(MoveKind::Free, targets & behind_allies),
        ]
    }

    /// The `n`-th move in the order of directions and targets.
    ///
    /// Nobody can predict a random move: everything here is computed, and nothing branched on, but for the
    /// end of the game.
    #[inline(always)]
    fn nth(&self, sets: [(Direction, SquareSet); 4], n: u32) -> Option<Move> {
        let sizes = sets.map(|(_, targets)| targets.len());
        let first = sizes[0];
        let first_two = first + sizes[1];
        let first_three = first_two + sizes[2];
        if n >= first_three + sizes[3] {
            return None;
        }
        let set = OneOfFour { first: n < first, first_two: n < first_two, first_three: n < first_three };
        let before = set.of([0, first, first_two, first_three]);
        let target = set.of(sets.map(|(_, targets)| targets)).nth(n - before)?;
        let step = set.of(sets.map(|(direction, _)| direction.index_step()));
        let back = set.of(sets.map(|(direction, _)| direction.reversed()));
        let origin = nearest(target.ray(back) & self.movers, step);
        Some(self.move_over(square_before(target, step) & self.jumpable(), origin, target))
    }

    /// The views of each mover alone, as the mover's side sees them: from its edge to the far one.
    #[inline(always)]
    fn stone_by_stone(self, color: Color) -> impl Iterator<Item = View> {
        let movers = self.movers.seen_by(color).into_iter();
        movers.map(move |seen| View { movers: seen_by(color, seen).into(), ..self })
    }

    /// The move of a lone mover that has `left` others before it, each direction from near to far: up for White,
    /// down for Black. If there are not that many, they are taken off `left`.
    #[inline(always)]
    fn nth_from_near(&self, color: Color, left: &mut u32) -> Option<Move> {
        let sets = self.targets(color);
        // No two directions lead one stone to the same square.
        let count = sets.iter().fold(SquareSet::EMPTY, |all, &(_, targets)| all | targets).len();
        if *left >= count {
            *left -= count;
            return None;
        }
        sets.into_iter().find_map(|(direction, targets)| {
            let found = targets.seen_by(color).nth(*left);
            *left = left.saturating_sub(targets.len());
            found.map(|seen| self.move_to(seen_by(color, seen), direction))
        })
    }

    /// The move to one of the targets of a direction.
    #[inline(always)]
    pub(crate) fn move_to(&self, target: Square, direction: Direction) -> Move {
        self.move_over(self.jumped(target, direction), origin(self.movers, target, direction), target)
    }

    /// The move over a stone that can be jumped, if there is one.
    #[inline(always)]
    fn move_over(&self, jumped: SquareSet, origin: Square, target: Square) -> Move {
        let pins = !(jumped & self.opponents).is_empty();
        let jump = select_unpredictable(pins, MoveKind::Pin, MoveKind::Free);
        let kind = select_unpredictable(jumped.is_empty(), MoveKind::Slide, jump);
        // With the last square added there is always a first one, which need not be looked for.
        let square = (jumped | Square::H8.into()).first();
        Move { origin, target, jumped: select_unpredictable(jumped.is_empty(), None, square), kind }
    }

    /// Where the stone that reaches a target comes from, and the target.
    #[inline(always)]
    pub(crate) fn ends(&self, target: Square, direction: Direction) -> SquareSet {
        SquareSet::from(origin(self.movers, target, direction)) | target.into()
    }

    /// The stone that is jumped on the way to a target, if any: it stands right before it.
    #[inline(always)]
    pub(crate) fn jumped(&self, target: Square, direction: Direction) -> SquareSet {
        square_before(target, direction.index_step()) & self.jumpable()
    }

    /// Whether any stone can move. A stone that can slide far can also slide one square, so one step tells.
    #[inline(always)]
    fn any(&self, color: Color) -> bool {
        let near = self.onward(self.movers, Direction::forward_right(color))
            | self.onward(self.movers, Direction::forward_left(color))
            | self.sideways(Direction::Right)
            | self.sideways(Direction::Left);
        !near.is_empty()
    }
}

/// Runs code with the side to move, and its view of the board, as constants: once for White and once for
/// Black, so that no shift has to decide at run time. (A closure would not be inlined at both places.)
macro_rules! by_turn {
    ($position:expr, $origins:expr, |$view:ident, $color:ident| $body:expr) => {
        match $position.turn {
            $crate::Color::White => {
                let $color = $crate::Color::White;
                let $view = $position.view($color, $origins);
                $body
            }
            $crate::Color::Black => {
                let $color = $crate::Color::Black;
                let $view = $position.view($color, $origins);
                $body
            }
        }
    };
}

/// Runs code with the position after each legal move: in place like `by_turn`, and for the same reason.
macro_rules! for_each_successor {
    ($position:expr, |$next:ident| $body:expr) => {
        $crate::position::movegen::by_turn!($position, $crate::SquareSet::FULL, |view, color| {
            for (direction, targets) in view.targets(color) {
                for target in targets {
                    let $next =
                        $position.after_step(color, view.ends(target, direction), view.jumped(target, direction));
                    $body
                }
            }
        })
    };
}

pub(crate) use {by_turn, for_each_successor};

impl<B: Board> PositionOn<B> {
    /// The view of a color, `movers` narrowed down to some squares.
    #[inline(always)]
    pub(crate) fn view(&self, color: Color, origins: SquareSet) -> View {
        let (own, opponents) = (self.stones(color), self.stones(!color));
        View {
            movers: (own - self.pinned) & origins,
            opponents: opponents - self.pinned,
            pinned_allies: own & self.pinned,
            empty: self.empty(),
        }
    }

    /// Calls `visit` with every non-empty set of legal moves: at most ten times. Stops when it breaks.
    ///
    /// The directions come as in [`legal_moves`](PositionOn::legal_moves), and the sets of one direction in
    /// the order slides, pins, frees.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use stones_core::Position;
    ///
    /// let mut moves = 0;
    /// let _ = Position::initial().visit_moves(|set| {
    ///     moves += set.len();
    ///     ControlFlow::<()>::Continue(())
    /// });
    /// assert_eq!(moves, 54);
    /// ```
    #[inline(always)]
    pub fn visit_moves<T>(&self, visit: impl FnMut(MoveSet) -> ControlFlow<T>) -> ControlFlow<T> {
        self.visit_moves_from(SquareSet::FULL, visit)
    }

    /// As [`visit_moves`](PositionOn::visit_moves), for the stones on some squares only.
    #[inline(always)]
    pub fn visit_moves_from<T>(
        &self,
        origins: SquareSet,
        visit: impl FnMut(MoveSet) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        by_turn!(self, origins, |view, color| view.visit(color, visit))
    }

    /// The number of legal moves, without listing them.
    #[inline(always)]
    pub fn count_moves(&self) -> u32 {
        by_turn!(self, SquareSet::FULL, |view, color| view
            .targets(color)
            .map(|(_, targets)| targets.len())
            .iter()
            .sum())
    }

    /// Whether the side to move has a legal move, at a part of the cost of counting them.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.can_move(self.turn)
    }

    /// Whether a side could move if it were its turn.
    #[inline]
    pub fn can_move(&self, color: Color) -> bool {
        self.view(color, SquareSet::FULL).any(color)
    }

    /// All legal moves: forward right, forward left, jumps to the right, jumps to the left, each by target
    /// from `a1` to `h8`. The order is a promise, and [`nth_move`](PositionOn::nth_move) keeps it too.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        by_turn!(self, SquareSet::FULL, |view, color| {
            for (direction, targets) in view.targets(color) {
                list.extend(targets.into_iter().map(|target| view.move_to(target, direction)));
            }
        });
        list
    }

    /// All legal moves, stone by stone, as the mover sees the board: from its own edge to the far one and from
    /// file `a` to `h`; of a stone, forward right from near to far, forward left, then the jumps to the right and
    /// to the left. On 8×8 that is the order of their [`Action`](crate::Action) numbers.
    pub fn legal_moves_by_stone(&self) -> MoveList {
        let mut list = MoveList::new();
        by_turn!(self, SquareSet::FULL, |view, color| {
            for view in view.stone_by_stone(color) {
                for (direction, targets) in view.targets(color) {
                    let near_to_far = targets.seen_by(color).into_iter();
                    list.extend(near_to_far.map(|seen| view.move_to(seen_by(color, seen), direction)));
                }
            }
        });
        list
    }

    /// The `n`-th move of [`legal_moves_by_stone`](PositionOn::legal_moves_by_stone), counted from 0, without
    /// making a list; `None` if there are not that many.
    pub fn nth_move_by_stone(&self, n: u32) -> Option<Move> {
        by_turn!(self, SquareSet::FULL, |view, color| {
            let mut left = n;
            view.stone_by_stone(color).find_map(|view| view.nth_from_near(color, &mut left))
        })
    }

    /// The `n`-th legal move, counted from 0 in the order of [`legal_moves`](PositionOn::legal_moves),
    /// without making a list; `None` if there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        by_turn!(self, SquareSet::FULL, |view, color| view.nth(view.targets(color), n))
    }

    /// A uniformly random legal move made from 64 random bits, without making a list; `None` if there is
    /// no legal move.
    ///
    /// The move's number is the upper half of `bits` × number of moves, so the choice is as uniform as the
    /// bits up to a bias below 2⁻⁵⁷.
    #[inline(always)]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        by_turn!(self, SquareSet::FULL, |view, color| {
            let sets = view.targets(color);
            let count = sets.map(|(_, targets)| targets.len()).iter().sum::<u32>();
            let n = (u128::from(bits) * u128::from(count)) >> 64;
            view.nth(sets, n as u32)
        })
    }

    /// Where the stone on this square can go; empty if it cannot move.
    pub fn destinations(&self, origin: Square) -> SquareSet {
        let view = self.view(self.turn, origin.into());
        view.targets(self.turn).into_iter().fold(SquareSet::EMPTY, |all, (_, targets)| all | targets)
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
        self.view(self.turn, origin.into()).targets_towards(self.turn, direction).contains(target)
    }
}

/// The square of the stone that reaches a target: the nearest mover behind it.
///
/// All squares in between are empty, but for a jumped stone right before the target, and that is no mover.
#[inline(always)]
fn origin(movers: SquareSet, target: Square, direction: Direction) -> Square {
    nearest(target.ray(direction.reversed()) & movers, direction.index_step())
}

/// The square that a step comes from which adds `step` to the index, the nearest of several behind a target.
#[inline(always)]
fn nearest(behind: SquareSet, step: i32) -> Square {
    // Every target has an origin. The added corner is the farthest square there could be: it is never
    // nearer than the origin, and tells the compiler that there is a first and a last square.
    let last = (behind | Square::A1.into()).last().unwrap_or(Square::A1);
    let first = (behind | Square::H8.into()).first().unwrap_or(Square::H8);
    select_unpredictable(step > 0, last, first)
}

/// The square one step before a target. It is on the board, since the stone came over it or from it, so
/// that taking the step back needs no look at the edges: a rotation takes it up or down.
#[inline(always)]
fn square_before(target: Square, step: i32) -> SquareSet {
    SquareSet(SquareSet::from(target).0.rotate_right(step as u32))
}

/// Which one of four things it is.
struct OneOfFour {
    first: bool,
    first_two: bool,
    first_three: bool,
}

impl OneOfFour {
    #[inline(always)]
    fn of<T>(&self, [a, b, c, d]: [T; 4]) -> T {
        let of_first_two = select_unpredictable(self.first, a, b);
        let of_last_two = select_unpredictable(self.first_three, c, d);
        select_unpredictable(self.first_two, of_first_two, of_last_two)
    }
}

impl MoveSet {
    /// The number of moves.
    #[inline]
    pub fn len(&self) -> u32 {
        self.targets.len()
    }

    /// Whether there is no move in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The moves that end on some squares.
    #[inline]
    pub fn within(self, squares: SquareSet) -> MoveSet {
        MoveSet { targets: self.targets & squares, ..self }
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        // A set often reaches its loop as a value and not as a constant: what the loop needs of the
        // direction is worked out before it, so that no move has to branch on it.
        Moves {
            targets: self.targets.into_iter(),
            movers: self.movers,
            kind: self.kind,
            back: self.direction.reversed(),
            step: self.direction.index_step(),
        }
    }
}

/// Iterator over the moves of a [`MoveSet`], by target from `a1` to `h8`.
#[derive(Debug, Clone)]
pub struct Moves {
    targets: Squares,
    movers: SquareSet,
    kind: MoveKind,
    back: Direction,
    step: i32,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        let target = self.targets.next()?;
        let jumped = match self.kind {
            MoveKind::Slide => None,
            MoveKind::Pin | MoveKind::Free => square_before(target, self.step).first(),
        };
        Some(Move { origin: nearest(target.ray(self.back) & self.movers, self.step), target, jumped, kind: self.kind })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.targets.size_hint()
    }
}

impl ExactSizeIterator for Moves {}
impl core::iter::FusedIterator for Moves {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
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

    #[test]
    fn the_list_the_nth_move_and_the_sets_hold_the_same_moves() {
        for position in positions() {
            let list = position.legal_moves();
            assert_eq!(list.len() as u32, position.count_moves());
            assert_eq!(position.has_legal_move(), !list.is_empty());
            let one_by_one: Vec<Move> = (0..position.count_moves()).filter_map(|n| position.nth_move(n)).collect();
            assert_eq!(one_by_one[..], list[..], "the order, too");
            assert_eq!(position.nth_move(position.count_moves()), None);
            assert_eq!(position.nth_move(u32::MAX), None);

            let one_by_one = (0..position.count_moves()).filter_map(|n| position.nth_move_by_stone(n));
            assert!(one_by_one.eq(position.legal_moves_by_stone()), "the order, too");
            assert_eq!(position.nth_move_by_stone(position.count_moves()), None);
            assert_eq!(position.nth_move_by_stone(u32::MAX), None);

            let mut from_sets = MoveList::new();
            let _ = position.visit_moves(|set| {
                from_sets.extend(set);
                ControlFlow::<()>::Continue(())
            });
            let mut sorted = list;
            sorted.sort_by_key(|&m| m);
            from_sets.sort_by_key(|&m| m);
            assert_eq!(sorted, from_sets);
        }
    }

    #[test]
    fn random_bits_spread_over_the_moves_in_their_order() {
        let position = Position::initial();
        assert_eq!(position.random_move(0), position.nth_move(0));
        assert_eq!(position.random_move(u64::MAX), position.nth_move(53));
        assert_eq!(position.random_move(u64::MAX / 2), position.nth_move(26));
    }
}
