//! How stones move: the rules of moving, each once, as operations on sets of squares.
//!
//! A target is reached by at most one stone in one direction, since the nearest stone behind it hides the
//! rest. So four sets of targets, one a direction, hold every move of a position.

use core::ops::ControlFlow;

use chessboard_core::{Color, Direction, Square, SquareSet};

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
    fn targets(&self, color: Color) -> [(Direction, SquareSet); 4] {
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
    #[inline(always)]
    fn nth(&self, sets: [(Direction, SquareSet); 4], n: u32) -> Option<Move> {
        // Which set holds the move is anybody's guess, so it is computed and not branched on.
        let [a, b, c, d] = sets.map(|(_, targets)| targets.len());
        let (ab, abc) = (a + b, a + b + c);
        if n >= abc + d {
            return None;
        }
        let set = usize::from(n >= a) + usize::from(n >= ab) + usize::from(n >= abc);
        let (direction, targets) = sets[set];
        let before = [0, a, ab, abc][set];
        targets.nth(n - before).map(|target| self.move_to(target, direction))
    }

    /// The move to one of the targets of a direction.
    #[inline(always)]
    pub(crate) fn move_to(&self, target: Square, direction: Direction) -> Move {
        let jumped = self.jumped(target, direction);
        let kind = if !(jumped & self.opponents).is_empty() {
            MoveKind::Pin
        } else if !(jumped & self.pinned_allies).is_empty() {
            MoveKind::Free
        } else {
            MoveKind::Slide
        };
        Move { origin: origin(self.movers, target, direction), target, jumped: jumped.first(), kind }
    }

    /// The stone that is jumped on the way to a target, if any: it stands right before it.
    #[inline(always)]
    fn jumped(&self, target: Square, direction: Direction) -> SquareSet {
        SquareSet::from(target).shift(direction.reversed()) & self.jumpable()
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
            Color::White => {
                let $color = Color::White;
                let $view = $position.view($color, $origins);
                $body
            }
            Color::Black => {
                let $color = Color::Black;
                let $view = $position.view($color, $origins);
                $body
            }
        }
    };
}

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

    /// All legal moves, in the order in which they are visited: forward right, forward left, jumps to the
    /// right, jumps to the left, each by target from `a1` to `h8`.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.visit_moves(|set| {
            list.extend(set);
            ControlFlow::<()>::Continue(())
        });
        list
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
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        by_turn!(self, SquareSet::FULL, |view, color| {
            let sets = view.targets(color);
            let count = sets.map(|(_, targets)| targets.len()).iter().sum::<u32>();
            let n = (u128::from(bits) * u128::from(count)) >> 64;
            view.nth(sets, n as u32)
        })
    }

    /// Calls `f` with the position after each legal move.
    #[inline(always)]
    pub(crate) fn for_each_successor(&self, mut f: impl FnMut(PositionOn<B>)) {
        by_turn!(self, SquareSet::FULL, |view, color| {
            for (direction, targets) in view.targets(color) {
                for target in targets {
                    let ends = SquareSet::from(origin(view.movers, target, direction)) | target.into();
                    f(self.after_step(color, ends, view.jumped(target, direction)));
                }
            }
        });
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
    let behind = target.ray(direction.reversed()) & movers;
    // Every target has an origin. The added corner is the farthest square there could be: it is never
    // nearer than the origin, and tells the compiler that there is a first and a last square.
    if direction.index_step() > 0 {
        (behind | Square::A1.into()).last().unwrap_or(target)
    } else {
        (behind | Square::H8.into()).first().unwrap_or(target)
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

    /// The move to one of the targets.
    #[inline(always)]
    fn move_to(&self, target: Square) -> Move {
        let jumped = match self.kind {
            MoveKind::Slide => None,
            MoveKind::Pin | MoveKind::Free => target.step(self.direction.reversed()),
        };
        Move { origin: origin(self.movers, target, self.direction), target, jumped, kind: self.kind }
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        Moves(self)
    }
}

/// Iterator over the moves of a [`MoveSet`], by target from `a1` to `h8`.
#[derive(Debug, Clone)]
pub struct Moves(MoveSet);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let target = self.0.targets.first()?;
        self.0.targets -= target.into();
        Some(self.0.move_to(target))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Moves {}
impl core::iter::FusedIterator for Moves {}
