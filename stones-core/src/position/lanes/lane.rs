use core::hint::select_unpredictable as select;

use chessboard_core::random::below_by_halves;
use chessboard_core::{Color, Direction, SquareSet};

use super::super::movegen::{OneOfFour, View};
use super::origin::origin_behind;
use crate::{Board8x8, Position};

/// A position as the side to move sees it, so that no rule has to ask for its color.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    pub(super) own: SquareSet,
    pub(super) opponent: SquareSet,
    pub(super) pinned: SquareSet,
}

impl Lane {
    #[inline(always)]
    pub(super) fn new(position: &Position) -> Lane {
        let turn = position.turn;
        Lane {
            own: position.stones(turn).seen_by(turn),
            opponent: position.stones(!turn).seen_by(turn),
            pinned: position.pinned.seen_by(turn),
        }
    }

    #[inline(always)]
    pub(super) fn position(self, turn: Color) -> Position {
        let [own, opponent, pinned] = [self.own, self.opponent, self.pinned].map(|set| set.seen_by(turn));
        let (white, black) = match turn {
            Color::White => (own, opponent),
            Color::Black => (opponent, own),
        };
        Position { white, black, pinned, turn, board: Board8x8 }
    }

    #[inline(always)]
    pub(super) fn view(self) -> View {
        View::of(Color::White, self.own, self.opponent, self.pinned, !(self.own | self.opponent))
    }

    /// What the other side would see if it were its turn on the same board.
    #[inline(always)]
    fn opponents_view(self) -> View {
        View::of(Color::Black, self.opponent, self.own, self.pinned, !(self.own | self.opponent))
    }

    #[inline(always)]
    pub(super) fn opponent_can_move(self) -> bool {
        self.opponents_view().has_move()
    }

    /// The lane after a move, seen by the other side; rule 3 as in `after_moving`.
    #[inline(always)]
    pub(super) fn after(self, origin_and_target: SquareSet, jumped: SquareSet) -> Lane {
        Lane {
            own: self.opponent.flipped(),
            opponent: (self.own ^ origin_and_target).flipped(),
            pinned: (self.pinned ^ jumped).flipped(),
        }
    }

    /// The move that [`random_move`](Position::random_move) makes of these bits. `is_black` says whether Black moves,
    /// since targets are counted from `a1` for either side.
    #[inline(always)]
    pub(super) fn random_move(self, is_black: bool, bits: u64) -> RandomMove {
        let view = self.view();
        let sets = view.targets().map(|(_, targets)| targets);
        let counts = sets.map(|targets| u64::from(targets.len()));
        let before = [0, counts[0], counts[0] + counts[1], counts[0] + counts[1] + counts[2]];
        let moves = before[3] + counts[3];
        let n = below_by_halves(moves, bits);
        let set = OneOfFour { first: n < before[1], first_two: n < before[2], first_three: n < before[3] };
        let targets = set.select(sets);
        let target = nth(select(is_black, targets.flipped(), targets).0, n - set.select(before));
        let target = select(is_black, target.flipped(), target);
        // Without a legal move there is no target.
        let target = select(moves == 0, SquareSet::EMPTY, target).0;
        let step = set.select(STEPS);
        RandomMove {
            origin: origin_behind(target, step, view.movers().0),
            target,
            jumped: target.rotate_right(step) & view.jumpable().0,
            moves,
        }
    }
}

/// A move as sets of one square, or empty ones if there is no legal move, and the number of legal moves.
#[derive(Clone, Copy)]
pub(super) struct RandomMove {
    pub(super) origin: u64,
    pub(super) target: u64,
    pub(super) jumped: u64,
    pub(super) moves: u64,
}

/// How far a step in each direction of [`View::targets`] rotates a set to the left.
const STEPS: [u32; 4] = [
    Direction::UpRight.index_step() as u32,
    Direction::UpLeft.index_step() as u32,
    Direction::Right.index_step() as u32,
    Direction::Left.index_step() as u32 & 63,
];

/// The square that has `n` squares of a set below it, by halves: of 32 squares, 16, …, 1.
#[inline(always)]
fn nth(bits: u64, n: u64) -> SquareSet {
    let (mut left, mut place) = (n, 0_u64);
    for half in [32, 16, 8, 4, 2, 1] {
        let lower = u64::from((bits >> place & ((1 << half) - 1)).count_ones());
        let is_upper = left >= lower;
        place += select(is_upper, half, 0);
        left -= select(is_upper, lower, 0);
    }
    SquareSet(1 << place)
}
