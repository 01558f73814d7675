//! Which pieces can use a throw, and how far they get: rules 3 to 8, each once.
//!
//! A throw gives each piece at most one move, so the legal moves are a set of pieces, and with entering and
//! passing a set of [`Action`]s in one word. All pieces of a side walk at the same time: bit `p` of a word
//! stands for the piece at progress `p`, and a shift by `k` looks `k` cells ahead of every piece at once.

use crate::{Action, BlockRule, CaptureRule, Move, MoveList, Position, Progress, ProgressSet, Roll};

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

    /// The action that has `n` of the set below it, `n` less than four.
    #[inline(always)]
    fn nth(self, n: u32) -> Option<Action> {
        Action::from_index(self.without_first_n()[n as usize & 3].trailing_zeros() as usize)
    }

    /// One of the actions, which `bits` × number of actions picks in its upper half.
    #[inline(always)]
    fn pick(self, bits: u64) -> Option<Action> {
        let rests = self.without_first_n();
        // There are at most four actions: as many as rests that are not empty.
        let len: u32 = rests.iter().map(|&rest| u32::from(rest != 0)).sum();
        let n = (u128::from(bits) * u128::from(len)) >> 64;
        Action::from_index(rests[n as usize & 3].trailing_zeros() as usize)
    }

    /// The set without its first 0, 1, 2 and 3 actions. All four, since nobody can predict which is wanted.
    #[inline(always)]
    fn without_first_n(self) -> [u64; 4] {
        let without_first = |set: u64| set & set.wrapping_sub(1);
        let one = without_first(self.0);
        let two = without_first(one);
        [self.0, one, two, without_first(two)]
    }
}

/// What the mover's pieces can meet on their way, by the mover's progress.
#[derive(Clone, Copy)]
struct Obstacles {
    /// Own pieces, the one on the start cell also as an obstacle on 28, and all that lies beyond 31.
    blocks: u64,
    /// The opponent's pieces at which a move stops; they are passed over under [`CaptureRule::LandingOnly`].
    met: u64,
}

/// All that lies beyond the last cell of the diagonal.
const BEYOND: u64 = u64::MAX << 32;

/// The cells from which one of `goals` is the first thing met within a throw, all cells before it being `free`.
///
/// A piece sees `a + b` cells ahead by seeing `a`, or by `a` free cells and then seeing `b`: so sights of 1, 2 and
/// 4 cells make all others (tested against looking cell by cell).
#[inline(always)]
fn first_met(goals: u64, free: u64, roll: Roll) -> u64 {
    let free1 = free >> 1;
    let free2 = free1 & free1 >> 1;
    let free4 = free2 & free2 >> 2;
    let within1 = goals >> 1;
    let within2 = within1 | free1 & within1 >> 1;
    let within3 = within2 | free2 & within1 >> 2;
    let within4 = within2 | free2 & within2 >> 2;
    let within5 = within4 | free4 & within1 >> 4;
    let within6 = within4 | free4 & within2 >> 4;
    [within1, within2, within3, within4, within5, within6][usize::from(roll.get() - 1)]
}

impl Position {
    #[inline(always)]
    fn obstacles(&self) -> Obstacles {
        let met = match self.rules.capture {
            CaptureRule::FirstContact => self.pieces(!self.turn).seen_by_opponent(),
            CaptureRule::LandingOnly => ProgressSet::EMPTY,
        };
        Obstacles { blocks: u64::from(self.pieces(self.turn).with_home_corner().0) | BEYOND, met: met.0.into() }
    }

    /// The pieces that can walk with this throw: all but those that are held.
    ///
    /// An own piece right ahead holds a piece: a move of no step is no move (rule 4). A throw that reaches the
    /// diagonal has to be made in full (rule 7), so there an own piece farther ahead, or the end of the
    /// diagonal, holds it too, if it is the first thing met; on the ring it only cuts the move short.
    #[inline(always)]
    fn walkers(&self, roll: Roll) -> ProgressSet {
        let Obstacles { blocks, met } = self.obstacles();
        let holding = match self.rules.block {
            BlockRule::StopShort => blocks & !u64::from(ProgressSet::RING.0),
            BlockRule::WholeThrow => blocks,
        };
        let reaches_diagonal = u64::MAX << (Progress::HOME.get() - roll.get());
        let held = blocks >> 1 | reaches_diagonal & first_met(holding, !(blocks | met), roll);
        ProgressSet(self.pieces(self.turn).0 & !held as u32)
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
        // Worked out for entering and passing too, and then not used: cheaper than a branch on it.
        let from = Progress::from_low_bits(action.index() as u32);
        let stop = self.stop_of(from, self.thrown.unwrap_or(Roll::One));
        let to = if action.walker().is_some() { stop } else { Progress::START };
        let captures = action != Action::PASS && opponents.contains(to);
        Move::by_action(self.turn, action, to, captures)
    }

    /// Where a piece that can walk stops: after the throw, before an own piece, or on the opponent it meets.
    #[inline(always)]
    fn stop_of(&self, from: Progress, roll: Roll) -> Progress {
        let Obstacles { blocks, met } = self.obstacles();
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

    /// Whether something was thrown that no piece can use: the turn has to be passed (rule 8).
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.legal_actions() == ActionSet::PASS
    }

    /// All legal moves in ascending order of their [`Action`]; none while a throw is awaited.
    pub fn legal_moves(&self) -> MoveList {
        let actions = self.legal_actions();
        let moves = (0..actions.len()).filter_map(|n| actions.nth(n)).map(|action| self.move_by(action));
        moves.collect()
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
        self.legal_actions().pick(bits).map(|action| self.move_by(action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_met_is_what_looking_cell_by_cell_sees() {
        let mut bits = 1_u64;
        for _ in 0..5000 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (goals, free) = (bits & bits >> 13, bits.rotate_left(29) | bits.rotate_left(7));
            for roll in Roll::ALL {
                let sees = |cell: u32| {
                    let ahead = (1..=u32::from(roll.get())).filter(|step| cell + step < 64);
                    let mut way = ahead.map(|step| 1_u64 << (cell + step));
                    way.find(|here| goals & here != 0 || free & here == 0).is_some_and(|here| goals & here != 0)
                };
                let expected = (0..64).filter(|&cell| sees(cell)).fold(0, |set, cell| set | 1_u64 << cell);
                assert_eq!(first_met(goals, free, roll), expected);
            }
        }
    }
}
