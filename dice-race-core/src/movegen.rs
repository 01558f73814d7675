//! Which pieces can use a throw, and how far they get: rules 3 to 8, each once.
//!
//! A throw gives each piece at most one move, so the legal moves are a set of pieces, and with entering and
//! passing a set of [`Action`]s in one word. All pieces of a side walk at the same time: bit `p` of a word
//! stands for the piece at progress `p`, and a shift by `k` looks `k` cells ahead of every piece at once.

use crate::{Action, BlockRule, CaptureRule, Move, MoveKind, MoveList, Position, Progress, ProgressSet, Roll};

/// A set of actions; bit `n` is action `n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ActionSet(u64);

impl ActionSet {
    const EMPTY: ActionSet = ActionSet(0);
    const PASS: ActionSet = ActionSet(1 << Action::PASS.index());

    #[inline]
    pub(crate) fn contains(self, action: Action) -> bool {
        self.0 >> action.index() & 1 != 0
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The action that has `n` of the set below it.
    #[inline]
    fn nth(self, n: u32) -> Option<Action> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Action::from_index(rest.trailing_zeros() as usize)
    }
}

/// What the mover's pieces can meet on their way, by the mover's progress.
#[derive(Clone, Copy)]
struct Obstacles {
    /// Own pieces, the one on the start cell also as an obstacle on 28, and all that lies beyond 31.
    blocks: u64,
    /// The opponent's pieces.
    opponents: u64,
}

/// All that lies beyond the last cell of the diagonal.
const BEYOND: u64 = u64::MAX << 32;

impl Position {
    #[inline(always)]
    fn obstacles(&self) -> Obstacles {
        let (own, opponents) = (self.pieces(self.turn), self.pieces(!self.turn));
        Obstacles {
            blocks: u64::from(own.with_corner().0) | BEYOND,
            opponents: u64::from(opponents.seen_by_opponent().0),
        }
    }

    /// The pieces that can walk with this throw.
    #[inline(always)]
    fn walkers(&self, roll: Roll) -> ProgressSet {
        let Obstacles { blocks, opponents } = self.obstacles();
        let throw = roll.get();
        let mut walking = u64::from(self.pieces(self.turn).0);
        let mut walkers = 0;
        for step in 1..=throw {
            let blocked = walking & blocks >> step;
            if step > 1 {
                // Rule 4: cut short before an own piece on the ring. On the first step that is no move; on
                // the diagonal, and beyond it, the throw has to be made in full (rule 7).
                walkers |= blocked & self.can_be_cut_short(step, throw);
            }
            walking &= !blocked;
            if self.rules.capture == CaptureRule::FirstContact {
                let meeting = walking & opponents >> step;
                walkers |= meeting;
                walking &= !meeting;
            }
        }
        ProgressSet((walkers | walking) as u32)
    }

    /// The pieces that an own piece `step` cells ahead stops rather than holds.
    #[inline(always)]
    fn can_be_cut_short(&self, step: u8, throw: u8) -> u64 {
        let cells_to_the_ring = match self.rules.block {
            BlockRule::StopShort => step,
            BlockRule::WholeThrow => throw,
        };
        (1 << (Progress::HOME.get() - cells_to_the_ring)) - 1
    }

    /// Whether a waiting piece can enter with this throw (rule 6).
    #[inline(always)]
    fn can_enter(&self, roll: Roll) -> bool {
        let corner_is_free = self.pieces(self.turn).0 & ProgressSet::CORNER.0 == 0;
        roll == Roll::Six && corner_is_free && self.waiting(self.turn) > 0
    }

    /// The legal actions; none while a throw is awaited. If no piece can move, the pass alone (rule 8).
    #[inline(always)]
    pub(crate) fn legal_actions(&self) -> ActionSet {
        let Some(roll) = self.thrown else { return ActionSet::EMPTY };
        let enter = u64::from(self.can_enter(roll)) << Action::ENTER.index();
        match u64::from(self.walkers(roll).0) | enter {
            0 => ActionSet::PASS,
            actions => ActionSet(actions),
        }
    }

    /// The move of a legal action.
    #[inline(always)]
    pub(crate) fn move_by(&self, action: Action) -> Move {
        let opponents = self.pieces(!self.turn).seen_by_opponent();
        let (kind, captures) = match (action.walker(), self.thrown) {
            (Some(from), Some(roll)) => {
                let to = self.stop_of(from, roll);
                (MoveKind::Move { from, to }, opponents.contains(to))
            }
            (None, _) if action == Action::ENTER => (MoveKind::Enter, opponents.contains(Progress::START)),
            _ => (MoveKind::Pass, false),
        };
        Move { mover: self.turn, kind, captures }
    }

    /// Where a piece that can walk stops: after the throw, before an own piece, or on the opponent it meets.
    #[inline(always)]
    fn stop_of(&self, from: Progress, roll: Roll) -> Progress {
        let Obstacles { blocks, opponents } = self.obstacles();
        let met = if self.rules.capture == CaptureRule::FirstContact { opponents } else { 0 };
        let ahead = u32::from(from.get()) + 1;
        let free = ((blocks | met) >> ahead).trailing_zeros();
        // An opponent's cell is entered, an own piece's is not.
        let reach = free + (met >> ahead >> free & 1) as u32;
        Progress::from_low_bits(u32::from(from.get()) + reach.min(roll.get().into()))
    }

    /// The number of legal moves, the pass counting as one; 0 while a throw is awaited.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.legal_actions().len()
    }

    /// Whether a piece can be moved or entered: otherwise, after a throw, the pass is the only move.
    #[inline]
    pub fn has_move(&self) -> bool {
        !matches!(self.legal_actions(), ActionSet::EMPTY | ActionSet::PASS)
    }

    /// All legal moves in ascending order of their [`Action`]; none while a throw is awaited.
    pub fn legal_moves(&self) -> MoveList {
        let actions = self.legal_actions();
        let moves = (0..actions.len()).filter_map(|n| actions.nth(n)).map(|action| self.move_by(action));
        MoveList::from_moves(moves)
    }

    /// The `n`-th legal move, counted from 0, without making a list; `None` if there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let actions = self.legal_actions();
        let action = if n < actions.len() { actions.nth(n) } else { None };
        action.map(|action| self.move_by(action))
    }

    /// A uniformly random legal move made from 64 random bits; `None` while a throw is awaited.
    ///
    /// The move's number is the upper half of `bits` × number of moves, so the choice is as uniform as the
    /// bits up to a bias below 2⁻⁶¹.
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        let actions = self.legal_actions();
        let n = (u128::from(bits) * u128::from(actions.len())) >> 64;
        actions.nth(n as u32).map(|action| self.move_by(action))
    }
}
