//! Legal moves as sets, visited or iterated over without listing them.

use core::ops::ControlFlow;

use chessboard_core::{Direction, SquareSet, Squares};

use super::view::{View, by_turn, nearest, square_before};
use crate::{Board, Move, MoveKind, PositionOn};

/// Legal moves of the same direction and kind: a set of targets, each with exactly one origin.
///
/// Filter them in bulk with [`within`](MoveSet::within), count them without listing, or iterate over
/// [`Move`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveSet {
    /// The direction of the moves.
    pub direction: Direction,
    /// Their kind.
    pub kind: MoveKind,
    /// The squares the moves end on, one move each.
    pub targets: SquareSet,
    /// All stones that can move, among them each target's origin.
    movers: SquareSet,
}

/// Sets of legal moves.
impl<B: Board> PositionOn<B> {
    /// Every non-empty set of legal moves: at most ten.
    ///
    /// The directions come in this order: forward right, forward left, jumps to the right, jumps to the left. The
    /// sets of one direction come in the order slides, pins, frees. [`visit_moves`](PositionOn::visit_moves) does
    /// the same faster.
    ///
    /// ```
    /// use stones_core::Position;
    ///
    /// let sets = Position::initial().move_sets();
    /// assert_eq!(sets.map(|set| set.len()).sum::<u32>(), 54);
    /// ```
    pub fn move_sets(&self) -> impl Iterator<Item = MoveSet> + use<B> {
        self.move_sets_from(SquareSet::FULL)
    }

    /// As [`move_sets`](PositionOn::move_sets), for the stones on some squares only.
    pub fn move_sets_from(&self, origins: SquareSet) -> impl Iterator<Item = MoveSet> + use<B> {
        let view = self.view(self.turn, origins);
        let directions = view.targets().into_iter();
        let sets = directions.flat_map(move |(direction, targets)| view.move_sets(direction, targets));
        sets.filter(|set| !set.is_empty())
    }

    /// Calls `visit` with every non-empty set of legal moves, in the order of
    /// [`move_sets`](PositionOn::move_sets). Stops when it breaks.
    ///
    /// This is the fastest way to visit all moves: each call of `visit` is compiled for its direction and kind.
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
        by_turn!(self, origins, |view| view.visit(visit))
    }
}

impl View {
    #[inline(always)]
    fn visit<T>(&self, mut visit: impl FnMut(MoveSet) -> ControlFlow<T>) -> ControlFlow<T> {
        // Written out instead of looped, so that each direction is a constant in the code that visits it.
        let [forward_right, forward_left, right, left] = self.targets();
        self.visit_direction(forward_right, &mut visit)?;
        self.visit_direction(forward_left, &mut visit)?;
        self.visit_direction(right, &mut visit)?;
        self.visit_direction(left, &mut visit)
    }

    #[inline(always)]
    fn visit_direction<T>(
        &self,
        (direction, targets): (Direction, SquareSet),
        visit: &mut impl FnMut(MoveSet) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        let [slides, pins, frees] = self.move_sets(direction, targets);
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

    /// The slides, pins and frees of one direction.
    #[inline(always)]
    fn move_sets(&self, direction: Direction, targets: SquareSet) -> [MoveSet; 3] {
        let movers = self.movers();
        self.by_kind(direction, targets).map(|(kind, targets)| MoveSet { direction, kind, targets, movers })
    }
}

/// Counting and filtering.
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
        // The direction is often not a constant here: what the loop needs of it is computed once, so that no move
        // branches on it.
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
