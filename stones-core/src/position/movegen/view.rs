//! The rules of moving, each once, as operations on sets of squares.
//!
//! In each direction a target is reached by at most one stone: the nearest one behind it hides the others. So four
//! sets of targets, one for each direction, hold every move of a position.

use core::hint::select_unpredictable;

use chessboard_core::{Color, Direction, Square, SquareSet};

use crate::{Board, Move, MoveKind, PositionOn};

/// The board as the moving side sees it.
#[derive(Clone, Copy)]
pub(crate) struct View {
    color: Color,
    /// The side's unpinned stones: a pinned stone cannot move (rule 7).
    movers: SquareSet,
    /// Stones that may be jumped (rule 4): unpinned opponents, which the jump pins …
    unpinned_opponents: SquareSet,
    /// … and pinned allies, which it frees.
    pinned_allies: SquareSet,
    empty: SquareSet,
}

impl<B: Board> PositionOn<B> {
    /// The view of a side that moves only its stones on `origins`.
    #[inline(always)]
    pub(crate) fn view(&self, color: Color, origins: SquareSet) -> View {
        View::of(color, self.stones(color), self.stones(!color), self.pinned, self.empty()).moving_from(origins)
    }
}

impl View {
    /// What a side sees: its stones, the opponent's, all pinned ones, and the empty squares.
    #[inline(always)]
    pub(crate) fn of(color: Color, own: SquareSet, opponent: SquareSet, pinned: SquareSet, empty: SquareSet) -> View {
        View { color, movers: own - pinned, unpinned_opponents: opponent - pinned, pinned_allies: own & pinned, empty }
    }

    #[inline(always)]
    fn moving_from(self, origins: SquareSet) -> View {
        View { movers: self.movers & origins, ..self }
    }
}

/// Runs code with the view of the side to move, once compiled for White and once for Black: the color is a constant in
/// both, so that no shift has to choose its direction at run time. (A closure would not be inlined twice.)
macro_rules! by_turn {
    ($position:expr, $origins:expr, |$view:ident| $body:expr) => {
        match $position.turn {
            $crate::Color::White => {
                let $view = $position.view($crate::Color::White, $origins);
                $body
            }
            $crate::Color::Black => {
                let $view = $position.view($crate::Color::Black, $origins);
                $body
            }
        }
    };
}

pub(crate) use by_turn;

/// Which squares the stones reach.
impl View {
    /// The targets of each direction: diagonally forward to the right and to the left, and sideways.
    #[inline(always)]
    pub(crate) fn targets(&self) -> [(Direction, SquareSet); 4] {
        let [right, left] = [Direction::forward_right(self.color), Direction::forward_left(self.color)];
        [
            (right, self.forward(right)),
            (left, self.forward(left)),
            (Direction::Right, self.sideways(Direction::Right)),
            (Direction::Left, self.sideways(Direction::Left)),
        ]
    }

    /// The targets of one direction; empty if stones do not move that way.
    pub(super) fn targets_towards(&self, direction: Direction) -> SquareSet {
        match direction {
            Direction::Right | Direction::Left => self.sideways(direction),
            _ if direction == Direction::forward_right(self.color) => self.forward(direction),
            _ if direction == Direction::forward_left(self.color) => self.forward(direction),
            _ => SquareSet::EMPTY,
        }
    }

    /// Rule 5: diagonally forward over any number of empty squares, and over the stone met there.
    #[inline(always)]
    fn forward(&self, direction: Direction) -> SquareSet {
        self.step_or_jump(self.movers.fill(direction, self.empty), direction)
    }

    /// One step forward from these squares, or a jump over the stone that stands there; onto an empty square.
    #[inline(always)]
    fn step_or_jump(&self, squares: SquareSet, direction: Direction) -> SquareSet {
        let jumped = squares.shift(direction) & self.jumpable();
        (squares | jumped).shift(direction) & self.empty
    }

    /// Rule 6: sideways over the neighbor on the same rank.
    #[inline(always)]
    fn sideways(&self, direction: Direction) -> SquareSet {
        let jumped = self.movers.shift(direction) & self.jumpable();
        jumped.shift(direction) & self.empty
    }

    /// Rule 4: the stones that may be jumped.
    #[inline(always)]
    pub(crate) fn jumpable(&self) -> SquareSet {
        self.unpinned_opponents | self.pinned_allies
    }

    /// Whether any stone can move. A stone that can slide far can also slide one square, so no fill is needed.
    #[inline(always)]
    pub(crate) fn has_move(&self) -> bool {
        let near = self.step_or_jump(self.movers, Direction::forward_right(self.color))
            | self.step_or_jump(self.movers, Direction::forward_left(self.color))
            | self.sideways(Direction::Right)
            | self.sideways(Direction::Left);
        !near.is_empty()
    }
}

/// Which moves lead to the targets.
impl View {
    #[inline(always)]
    pub(crate) fn color(&self) -> Color {
        self.color
    }

    #[inline(always)]
    pub(crate) fn movers(&self) -> SquareSet {
        self.movers
    }

    /// The movers from near to far, each with the view in which it is the only one.
    #[inline(always)]
    pub(super) fn stone_by_stone(self) -> impl Iterator<Item = (Square, View)> {
        self.near_to_far(self.movers).map(move |origin| (origin, View { movers: origin.into(), ..self }))
    }

    /// The squares as the side sees them: from its own edge to the far one, and from file `a` to `h`.
    #[inline(always)]
    pub(super) fn near_to_far(&self, squares: SquareSet) -> impl Iterator<Item = Square> + use<> {
        let color = self.color;
        squares.seen_by(color).into_iter().map(move |square| square.seen_by(color))
    }

    /// The targets of one direction by the kind of move: slides, pins and frees. The square before the target decides.
    #[inline(always)]
    pub(super) fn by_kind(&self, direction: Direction, targets: SquareSet) -> [(MoveKind, SquareSet); 3] {
        let behind_opponents = self.unpinned_opponents.shift(direction);
        let behind_allies = self.pinned_allies.shift(direction);
        [
            (MoveKind::Slide, targets - (behind_opponents | behind_allies)),
            (MoveKind::Pin, targets & behind_opponents),
            (MoveKind::Free, targets & behind_allies),
        ]
    }

    /// The move to one of the targets of a direction.
    #[inline(always)]
    pub(crate) fn move_to(&self, target: Square, direction: Direction) -> Move {
        self.move_over(self.jumped(target, direction), self.origin(target, direction), target)
    }

    #[inline(always)]
    pub(super) fn move_from(&self, origin: Square, target: Square, direction: Direction) -> Move {
        self.move_over(self.jumped(target, direction), origin, target)
    }

    /// The move between two squares over `jumped`, which is empty or the square of a stone that may be jumped.
    #[inline(always)]
    pub(super) fn move_over(&self, jumped: SquareSet, origin: Square, target: Square) -> Move {
        let pins = !(jumped & self.unpinned_opponents).is_empty();
        let jump = select_unpredictable(pins, MoveKind::Pin, MoveKind::Free);
        let kind = select_unpredictable(jumped.is_empty(), MoveKind::Slide, jump);
        // With h8 added the set is never empty, so `first` needs no branch.
        let square = (jumped | Square::H8.into()).first();
        Move { origin, target, jumped: select_unpredictable(jumped.is_empty(), None, square), kind }
    }

    /// The origin and the target of the move to a target.
    #[inline(always)]
    pub(crate) fn origin_and_target(&self, target: Square, direction: Direction) -> SquareSet {
        SquareSet::from(self.origin(target, direction)) | target.into()
    }

    /// The square of the stone jumped on the way to a target; empty for a slide.
    #[inline(always)]
    pub(crate) fn jumped(&self, target: Square, direction: Direction) -> SquareSet {
        self.jumpable_before(target, direction.index_step())
    }

    /// The square of the stone right before a target, if it may be jumped.
    #[inline(always)]
    pub(super) fn jumpable_before(&self, target: Square, step: i32) -> SquareSet {
        square_before(target, step) & self.jumpable()
    }

    #[inline(always)]
    fn origin(&self, target: Square, direction: Direction) -> Square {
        nearest(target.ray(direction.reversed()) & self.movers, direction.index_step())
    }
}

/// The origin of a move to a target: the nearest of the movers behind it, when a step adds `step` to the index.
///
/// All squares in between are empty, except for a jumped stone right before the target, which is no mover.
#[inline(always)]
pub(super) fn nearest(behind: SquareSet, step: i32) -> Square {
    // Every target has an origin. The added corner is the farthest possible square, so it is never nearer than the
    // origin; with it the set is never empty, so `first` and `last` need no branch.
    let last = (behind | Square::A1.into()).last().unwrap_or(Square::A1);
    let first = (behind | Square::H8.into()).first().unwrap_or(Square::H8);
    select_unpredictable(step > 0, last, first)
}

/// The square one step before a target. The stone came over it or from it, so it is on the board, and the step back
/// needs no check of the edges: a rotation works up and down.
#[inline(always)]
pub(super) fn square_before(target: Square, step: i32) -> SquareSet {
    SquareSet(SquareSet::from(target).0.rotate_right(step as u32))
}
