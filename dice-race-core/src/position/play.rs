//! Rolling and moving, checked and unchecked, and why a roll or a move is illegal.

use core::fmt;

use chessboard_core::{Color, Square, SquareSet, reasons_enum};

use crate::{Action, Move, MoveError, MoveText, Path, Position, Progress, ProgressSet, Roll};

reasons_enum! {
    /// Why a roll or a move is not allowed. One byte, and so is `Result<(), IllegalMove>`.
    pub enum IllegalMove {
        /// The game has an outcome already.
        GameOver = "game-over", "game over";
        /// A move without a roll.
        NoRoll = "no-roll", "nothing has been rolled yet";
        /// A roll, while the last one has not been used.
        RollPending = "roll-pending", "the last roll has not been used yet";
        /// The move belongs to the other side.
        OtherSidesTurn = "other-sides-turn", "it is the other side's turn";
        /// No piece stands on the origin.
        NoPiece = "no-piece", "no piece stands on the origin";
        /// The piece on the origin is the opponent's.
        OpponentsPiece = "opponents-piece", "the piece on the origin is the opponent's";
        /// The roll would lead beyond the last cell of the diagonal (rule 7).
        BeyondTheEnd = "beyond-the-end", "the roll leads beyond the last cell";
        /// A piece of the same side stands directly ahead: the move would have no steps (rule 4).
        Blocked = "blocked", "a piece of the same side stands directly ahead";
        /// A piece of the same side blocks a roll that has to be made in full, since it would reach the diagonal
        /// (rule 7).
        NotInFull = "not-in-full", "a piece of the same side is in the way, and this roll has to be made in full";
        /// The piece can move, but not there.
        OtherTarget = "other-target", "with this roll the piece goes to another square";
        /// Entering needs a six (rule 6).
        NeedsSix = "needs-six", "entering needs a six";
        /// No piece waits off the board.
        NoneWaiting = "none-waiting", "no piece waits to enter";
        /// A piece of the same side stands on the start cell (rule 6).
        StartOccupied = "start-occupied", "a piece of the same side stands on the start cell";
        /// A piece enters on its own side's start cell.
        NotTheStart = "not-the-start", "a piece enters on its own start cell";
        /// The turn passes only if no piece can move (rule 8).
        CannotPass = "cannot-pass", "a piece can move, so the turn cannot be passed";
        /// The move captures, but its text says that it does not.
        IsCapture = "is-capture", "this move captures, written `x`";
        /// The move captures nothing, but its text says that it does.
        IsNoCapture = "is-no-capture", "this move captures nothing, written without `x`";
    }
}

/// `illegal move: ` and the reason.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "illegal move: {}", self.reason())
    }
}

impl core::error::Error for IllegalMove {}

/// What a move would do, without playing it; see [`Position::preview`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The squares stepped on, the last one included; none for a pass.
    pub path: Path,
    /// The square of the piece that is captured.
    pub captured: Option<Square>,
    /// The square the piece ends on; `None` for a pass.
    pub target: Option<Square>,
    /// The position after the move.
    pub position: Position,
}

/// Rolling, and checking and making moves.
impl Position {
    /// The position after a roll, which waits for a move.
    #[inline]
    pub fn roll(&self, roll: Roll) -> Result<Position, IllegalMove> {
        if self.winner().is_some() {
            return Err(IllegalMove::GameOver);
        }
        if self.rolled.is_some() {
            return Err(IllegalMove::RollPending);
        }
        Ok(Position { rolled: Some(roll), ..*self })
    }

    /// The position before its roll: the same board, waiting for a roll.
    ///
    /// ```
    /// use dice_race_core::{Position, Roll};
    ///
    /// let start = Position::default();
    /// for roll in Roll::ALL {
    ///     assert_eq!(start.roll(roll)?.without_roll(), start);
    /// }
    /// # Ok::<(), dice_race_core::IllegalMove>(())
    /// ```
    #[inline]
    pub fn without_roll(&self) -> Position {
        Position { rolled: None, ..*self }
    }

    /// Whether a move is legal here. Its squares and its capture must agree with the board.
    pub fn is_legal(&self, m: Move) -> bool {
        self.check(m).is_ok()
    }

    /// Checks that a move is legal here; the error says why it is not.
    pub fn check(&self, m: Move) -> Result<(), IllegalMove> {
        self.check_waits_for_move()?;
        if m.color() != self.turn {
            return Err(IllegalMove::OtherSidesTurn);
        }
        let legal = self.action_to_move(m.action())?;
        if legal.to() != m.to() {
            return Err(IllegalMove::OtherTarget);
        }
        check_capture(legal, m.captures()).map(|_| ())
    }

    /// The number of a move; `None` for a move of the other side.
    pub fn move_to_action(&self, m: Move) -> Option<Action> {
        (m.color() == self.turn).then(|| m.action())
    }

    /// The legal move with this number, or why there is none.
    pub fn action_to_move(&self, action: Action) -> Result<Move, IllegalMove> {
        self.check_waits_for_move()?;
        self.find_move(action).ok_or_else(|| self.why_not(action))
    }

    /// The legal move that a text names; its `x` must agree with the board.
    pub fn resolve(&self, text: MoveText) -> Result<Move, IllegalMove> {
        self.check_waits_for_move()?;
        match text {
            MoveText::Pass => self.action_to_move(Action::PASS),
            MoveText::Enter { target, .. } if target != Progress::START.square(self.turn) => {
                Err(IllegalMove::NotTheStart)
            }
            MoveText::Enter { captures, .. } => check_capture(self.action_to_move(Action::ENTER)?, captures),
            MoveText::Walk { origin, target, captures } => {
                let from = self.own_piece_at(origin)?;
                let found = self.action_to_move(Action::walk(from))?;
                if found.target() != Some(target) {
                    return Err(IllegalMove::OtherTarget);
                }
                check_capture(found, captures)
            }
        }
    }

    /// Reads a legal move: `a1-d1`, `a1xd1`, `@a1`, `@xa1` or `--`.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        Ok(self.resolve(text.parse()?)?)
    }

    /// Where the piece on this square can go, or with `None` a piece that enters: one square, or none.
    pub fn destinations(&self, origin: Option<Square>) -> SquareSet {
        let moves = self.legal_moves();
        moves.into_iter().filter(|m| m.origin() == origin).filter_map(Move::target).collect()
    }

    /// Every piece that can move, with the squares it can go to, in ascending order of action numbers. A piece that
    /// enters has no origin; the pass is left out.
    pub fn all_destinations(&self) -> impl Iterator<Item = (Option<Square>, SquareSet)> + use<> {
        self.legal_moves().into_iter().filter_map(|m| Some((m.origin(), m.target()?.into())))
    }

    /// The path, the capture and the last square of a move, and the position after it, without playing it.
    pub fn preview(&self, m: Move) -> Result<Preview, IllegalMove> {
        let position = self.try_play(m)?;
        Ok(Preview { path: m.path(), captured: m.captured(), target: m.target(), position })
    }

    /// The position after a legal move, which waits for a roll.
    pub fn try_play(&self, m: Move) -> Result<Position, IllegalMove> {
        self.check(m)?;
        Ok(self.after(m))
    }

    /// Makes a legal move without checking it; see [`after`](Position::after).
    #[inline(always)]
    pub fn play_unchecked(&mut self, m: Move) {
        *self = self.after(m);
    }

    /// The position after a legal move, without checking it: for moves that this position generated. It waits
    /// for a roll.
    ///
    /// An illegal move gives a position whose moves and texts are meaningless. It is never undefined behavior,
    /// and no later call panics.
    #[inline(always)]
    pub fn after(&self, m: Move) -> Position {
        let own = self.pieces(self.turn).0 & !m.left().0 | m.reached().0;
        // Rule 5: an opponent's piece on the target is captured, and waits off the board again.
        let opponents = self.pieces(!self.turn).0 & !m.reached().seen_by_opponent().0;
        let (white, black) = match self.turn {
            Color::White => (own, opponents),
            Color::Black => (opponents, own),
        };
        let rolls_again = self.rules.extra_roll_on_six && self.rolled == Some(Roll::Six);
        Position {
            white: ProgressSet(white),
            black: ProgressSet(black),
            turn: if rolls_again { self.turn } else { !self.turn },
            rolled: None,
            rules: self.rules,
        }
    }

    /// Checks that a roll is pending, so that a move can be made.
    pub(crate) fn check_waits_for_move(&self) -> Result<(), IllegalMove> {
        if self.rolled.is_some() {
            return Ok(());
        }
        Err(if self.winner().is_some() { IllegalMove::GameOver } else { IllegalMove::NoRoll })
    }

    /// The mover's piece on a square.
    fn own_piece_at(&self, square: Square) -> Result<Progress, IllegalMove> {
        match self.piece_at(square) {
            None => Err(IllegalMove::NoPiece),
            Some(piece) if piece.color != self.turn => Err(IllegalMove::OpponentsPiece),
            Some(piece) => Ok(piece.progress),
        }
    }

    /// The first rule that an illegal action breaks. A roll must be pending.
    #[cold]
    pub(crate) fn why_not(&self, action: Action) -> IllegalMove {
        let own = self.pieces(self.turn);
        let Some(from) = action.walker() else {
            return match action {
                Action::PASS => IllegalMove::CannotPass,
                _ if self.rolled != Some(Roll::Six) => IllegalMove::NeedsSix,
                _ if self.waiting(self.turn) == 0 => IllegalMove::NoneWaiting,
                _ => IllegalMove::StartOccupied,
            };
        };
        if !own.contains(from) {
            return IllegalMove::NoPiece;
        }
        let roll = self.rolled.map_or(0, Roll::get);
        let ahead = (from.get() + 1..=from.get() + roll).map_while(Progress::new);
        match ahead.clone().position(|cell| own.with_home_corner().contains(cell)) {
            Some(0) => IllegalMove::Blocked,
            Some(_) => IllegalMove::NotInFull,
            None => IllegalMove::BeyondTheEnd,
        }
    }
}

/// Checks a stated capture against the legal move.
fn check_capture(legal: Move, captures: bool) -> Result<Move, IllegalMove> {
    match (legal.captures(), captures) {
        (true, false) => Err(IllegalMove::IsCapture),
        (false, true) => Err(IllegalMove::IsNoCapture),
        _ => Ok(legal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BlockRule, Rules};

    #[test]
    fn an_error_is_one_byte() {
        assert_eq!((size_of::<IllegalMove>(), size_of::<Result<(), IllegalMove>>()), (1, 1));
    }

    fn why(position: &str, m: &str) -> IllegalMove {
        let position = Position::parse(position, Rules::default()).unwrap();
        match position.parse_move(m) {
            Err(MoveError::Rejected(reason)) => reason,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_error_names_the_broken_rule() {
        use IllegalMove as Why;
        let cases = [
            ("31,30,29,28/0,-,-,- b ?", "a1-b1", Why::GameOver),
            ("0,-,-,-/0,-,-,- w ?", "a1-b1", Why::NoRoll),
            ("0,-,-,-/0,-,-,- w 3", "b1-e1", Why::NoPiece),
            ("0,-,-,-/0,-,-,- w 3", "h8-e8", Why::OpponentsPiece),
            ("0,-,-,-/0,-,-,- w 3", "a1-e1", Why::OtherTarget),
            ("0,-,-,-/0,-,-,- w 3", "a1xd1", Why::IsNoCapture),
            ("0,-,-,-/17,-,-,- w 3", "a1-d1", Why::IsCapture),
            ("0,-,-,-/0,-,-,- w 3", "--", Why::CannotPass),
            ("0,-,-,-/0,-,-,- w 3", "@a1", Why::NeedsSix),
            ("3,2,1,0/0,-,-,- w 6", "@a1", Why::NoneWaiting),
            ("0,-,-,-/0,-,-,- w 6", "@a1", Why::StartOccupied),
            ("3,-,-,-/0,-,-,- w 6", "@h8", Why::NotTheStart),
            ("1,0,-,-/0,-,-,- w 3", "a1-b1", Why::Blocked),
            ("29,27,-,-/0,-,-,- w 3", "a2-b2", Why::NotInFull),
            ("30,-,-,-/0,-,-,- w 3", "c3-d4", Why::BeyondTheEnd),
        ];
        for (position, m, reason) in cases {
            assert_eq!(why(position, m), reason, "{position} {m}");
        }
        let whole = Rules { block: BlockRule::WholeRoll, ..Rules::default() };
        let position = Position::parse("27,25,-,-/0,-,-,- w 4", whole).unwrap();
        assert_eq!(position.parse_move("a4-a3"), Err(Why::NotInFull.into()));
    }

    #[test]
    fn a_roll_at_the_wrong_time_is_refused() {
        let start = Position::default();
        let rolled = start.roll(Roll::Two).unwrap();
        assert_eq!(rolled.roll(Roll::Two), Err(IllegalMove::RollPending));
        let over = Position::parse("31,30,29,28/0,-,-,- b ?", Rules::default()).unwrap();
        assert_eq!(over.roll(Roll::Two), Err(IllegalMove::GameOver));
    }

    #[test]
    fn a_preview_is_what_playing_does() {
        let position = Position::parse("0,-,-,-/17,-,-,- w 3", Rules::default()).unwrap();
        let m = position.parse_move("a1xd1").unwrap();
        let preview = position.preview(m).unwrap();
        assert_eq!(position.preview(m), Ok(preview.clone()));
        assert!(preview.path.eq([Square::B1, Square::C1, Square::D1]));
        assert_eq!((preview.captured, preview.target), (Some(Square::D1), Some(Square::D1)));
        assert_eq!(preview.position, Position::parse("3,-,-,-/-,-,-,- b ?", Rules::default()).unwrap());
    }
}
