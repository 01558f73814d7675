//! How stones move: the rules of moving, each once, as operations on sets of squares.
//!
//! A target is reached by at most one stone in one direction, since the nearest stone behind it hides the
//! rest. So four sets of targets, one a direction, hold every move of a position.

use core::ops::ControlFlow;

use chessboard_core::{Color, Direction, Square, SquareSet};

use crate::{Board, Move, MoveKind, MoveList, PositionOn};

/// The legal moves of one direction: a set of targets, each with exactly one origin.
///
/// Filter them in bulk with [`within`](MoveSet::within), count them without listing, or iterate over
/// [`Move`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveSet {
    direction: Direction,
    targets: SquareSet,
    /// The stones whose moves these are.
    movers: SquareSet,
    /// What each target's jumped stone, if any, is found in.
    opponents: SquareSet,
    pinned_allies: SquareSet,
}

/// The stones of a position as the side to move sees them.
#[derive(Clone, Copy)]
struct View {
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

impl<B: Board> PositionOn<B> {
    /// The view of a color, `movers` narrowed down to some squares.
    #[inline(always)]
    fn view(&self, color: Color, origins: SquareSet) -> View {
        let (own, opponents) = (self.stones(color), self.stones(!color));
        View {
            movers: (own - self.pinned) & origins,
            opponents: opponents - self.pinned,
            pinned_allies: own & self.pinned,
            empty: self.empty(),
        }
    }

    /// Runs `f` with the side to move as a constant, so that shifts need no decision at run time.
    #[inline(always)]
    fn by_color<T>(&self, origins: SquareSet, f: impl Fn(View, Color) -> T) -> T {
        match self.turn {
            Color::White => f(self.view(Color::White, origins), Color::White),
            Color::Black => f(self.view(Color::Black, origins), Color::Black),
        }
    }

    /// The legal moves as four sets.
    #[inline(always)]
    pub(crate) fn move_sets(&self, origins: SquareSet) -> [MoveSet; 4] {
        self.by_color(origins, |view, color| {
            view.targets(color).map(|(direction, targets)| MoveSet {
                direction,
                targets,
                movers: view.movers,
                opponents: view.opponents,
                pinned_allies: view.pinned_allies,
            })
        })
    }

    /// Calls `visit` with every non-empty set of legal moves: at most four times. Stops when it breaks.
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
    #[inline]
    pub fn visit_moves<T>(&self, visit: impl FnMut(MoveSet) -> ControlFlow<T>) -> ControlFlow<T> {
        self.visit_moves_from(SquareSet::FULL, visit)
    }

    /// As [`visit_moves`](PositionOn::visit_moves), for the stones on some squares only.
    #[inline]
    pub fn visit_moves_from<T>(
        &self,
        origins: SquareSet,
        visit: impl FnMut(MoveSet) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        self.move_sets(origins).into_iter().filter(|set| !set.is_empty()).try_for_each(visit)
    }

    /// The number of legal moves, without listing them.
    #[inline(always)]
    pub fn count_moves(&self) -> u32 {
        self.by_color(SquareSet::FULL, |view, color| view.targets(color).map(|(_, targets)| targets.len()).iter().sum())
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
        for set in self.move_sets(SquareSet::FULL) {
            list.extend(set);
        }
        list
    }

    /// The `n`-th legal move, counted from 0 in the order of [`legal_moves`](PositionOn::legal_moves),
    /// without making a list; `None` if there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        nth_of(&self.move_sets(SquareSet::FULL), n)
    }

    /// A uniformly random legal move made from 64 random bits, without making a list; `None` if there is
    /// no legal move.
    ///
    /// The move's number is the upper half of `bits` × number of moves, so the choice is as uniform as the
    /// bits up to a bias below 2⁻⁵⁷.
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        let sets = self.move_sets(SquareSet::FULL);
        let count: u32 = sets.iter().map(|set| set.len()).sum();
        let n = (u128::from(bits) * u128::from(count)) >> 64;
        nth_of(&sets, n as u32)
    }

    /// Where the stone on this square can go; empty if it cannot move.
    pub fn destinations(&self, origin: Square) -> SquareSet {
        let sets = self.move_sets(origin.into());
        sets.into_iter().fold(SquareSet::EMPTY, |all, set| all | set.targets)
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

/// The `n`-th move of several sets.
#[inline(always)]
fn nth_of(sets: &[MoveSet; 4], mut n: u32) -> Option<Move> {
    for set in sets {
        let len = set.len();
        if n < len {
            return set.targets.nth(n).map(|target| set.move_to(target));
        }
        n -= len;
    }
    None
}

impl MoveSet {
    /// The direction all moves of the set go.
    #[inline]
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The squares the moves end on, one move each.
    #[inline]
    pub fn targets(&self) -> SquareSet {
        self.targets
    }

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

    /// The moves that jump a stone.
    #[inline]
    pub fn jumps(self) -> MoveSet {
        self.within((self.opponents | self.pinned_allies).shift(self.direction))
    }

    /// The moves over empty squares only.
    #[inline]
    pub fn slides(self) -> MoveSet {
        self.within(!(self.opponents | self.pinned_allies).shift(self.direction))
    }

    /// The move to one of the targets.
    #[inline(always)]
    fn move_to(&self, target: Square) -> Move {
        // The squares between the nearest mover behind the target and the target are empty, but for a
        // jumped stone right before it, and that is no mover.
        let behind = target.ray(self.direction.reversed()) & self.movers;
        let origin = if self.direction.index_step() > 0 { behind.last() } else { behind.first() };
        let before = SquareSet::from(target).shift(self.direction.reversed());
        let kind = match before.first() {
            Some(square) if self.opponents.contains(square) => MoveKind::Pin(square),
            Some(square) if self.pinned_allies.contains(square) => MoveKind::Free(square),
            _ => MoveKind::Slide,
        };
        // Every target has an origin; `target` only stands here so that nothing can panic.
        Move { origin: origin.unwrap_or(target), target, kind }
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
