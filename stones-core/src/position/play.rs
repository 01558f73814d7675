//! Making moves, checked and unchecked, and why a move is illegal.

use core::fmt;

use chessboard_core::{Color, Direction, Square, SquareSet, reasons_enum};

use crate::{Action, Board, Move, MoveError, MoveKind, MoveText, Position, PositionOn};

reasons_enum! {
    /// Why a move is illegal. One byte, and so is `Result<(), IllegalMove>`.
    pub enum IllegalMove {
        /// The game has an outcome already.
        GameOver = "game-over", "game over";
        /// The origin or the target is off this board, which may be smaller than 8×8.
        OffBoard = "off-board", "the square is not on this board";
        /// No stone stands on the origin.
        NoStone = "no-stone", "no stone stands on the origin";
        /// The stone on the origin is the opponent's.
        OpponentsStone = "opponents-stone", "the stone on the origin is the opponent's";
        /// The stone on the origin is pinned: a pinned stone cannot move (rule 7).
        Pinned = "pinned", "the stone is pinned";
        /// Stones move diagonally forward or jump two squares sideways (rules 5 and 6).
        NotInLine = "not-in-line", "a stone moves diagonally forward, or jumps two squares sideways";
        /// A stone stands on the target.
        TargetOccupied = "target-occupied", "the target is occupied";
        /// A stone in the way is not directly in front of the target, or there is more than one (rules 2 and 5).
        Blocked = "blocked", "a stone is in the way";
        /// A sideways move has to jump, and there is no stone to jump.
        NothingToJump = "nothing-to-jump", "there is no stone to jump";
        /// The jumped stone is an unpinned ally (rule 4).
        UnpinnedAlly = "unpinned-ally", "an unpinned ally cannot be jumped";
        /// The jumped stone is a pinned opponent (rule 4).
        PinnedOpponent = "pinned-opponent", "a pinned opponent cannot be jumped";
        /// Between these squares the move is a slide, but it was given as a jump.
        IsSlide = "is-slide", "this move is a slide, written `-`";
        /// Between these squares the move pins an opponent, but it was given as another kind.
        IsPin = "is-pin", "this move pins an opponent, written `x`";
        /// Between these squares the move frees an ally, but it was given as another kind.
        IsFree = "is-free", "this move frees an ally, written `^`";
        /// The move is of the right kind, but names the wrong square as the jumped one.
        WrongJumpedSquare = "wrong-jumped-square", "the move names the wrong jumped square";
    }
}

/// `illegal move: ` and the reason.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "illegal move: {}", self.reason())
    }
}

impl core::error::Error for IllegalMove {}

/// Checking and making moves.
impl<B: Board> PositionOn<B> {
    /// Whether a move is legal here. All its fields must agree with the board.
    #[inline]
    pub fn is_legal(&self, m: Move) -> bool {
        self.check(m).is_ok()
    }

    /// Checks that a move is legal here; the error says why it is not.
    #[inline]
    pub fn check(&self, m: Move) -> Result<(), IllegalMove> {
        let found = self.resolve(m.to_text())?;
        if found.jumped == m.jumped { Ok(()) } else { Err(IllegalMove::WrongJumpedSquare) }
    }

    /// The legal move from one square to another; a position has at most one.
    pub fn find_move(&self, origin: Square, target: Square) -> Result<Move, IllegalMove> {
        match Direction::between(origin, target) {
            Some(direction) if self.reaches(origin, target, direction) => {
                Ok(self.view(self.turn, origin.into()).move_to(target, direction))
            }
            direction => Err(self.why_unreachable(origin, target, direction)),
        }
    }

    /// The legal move that a text names; its separator, if any, must agree with the board.
    pub fn resolve(&self, text: MoveText) -> Result<Move, IllegalMove> {
        let found = self.find_move(text.origin, text.target)?;
        match found.kind {
            kind if text.kind.is_none_or(|given| given == kind) => Ok(found),
            MoveKind::Slide => Err(IllegalMove::IsSlide),
            MoveKind::Pin => Err(IllegalMove::IsPin),
            MoveKind::Free => Err(IllegalMove::IsFree),
        }
    }

    /// Reads a legal move: `a1-d4`, `c3xe5`, `c3^e5`, or without its separator `a1d4`.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        Ok(self.resolve(text.parse()?)?)
    }

    /// The position after a legal move.
    #[inline]
    pub fn try_play(&self, m: Move) -> Result<PositionOn<B>, IllegalMove> {
        self.check(m)?;
        Ok(self.after(m))
    }

    /// Makes a legal move without checking it; see [`after`](PositionOn::after).
    #[inline(always)]
    pub fn play_unchecked(&mut self, m: Move) {
        *self = self.after(m);
    }

    /// The position after a legal move, without checking it: for moves that this position generated.
    ///
    /// An illegal move gives a position whose moves, scores and texts are meaningless. It is never undefined
    /// behavior, and no later call panics.
    ///
    /// ```
    /// use stones_core::Position;
    ///
    /// let start = Position::initial();
    /// for m in start.legal_moves() {
    ///     assert_eq!(Ok(start.after(m)), start.try_play(m));
    /// }
    /// ```
    #[inline(always)]
    pub fn after(&self, m: Move) -> PositionOn<B> {
        let origin_and_target = SquareSet::from(m.origin) | m.target.into();
        self.after_moving(self.turn, origin_and_target, m.jumped.map_or(SquareSet::EMPTY, SquareSet::from))
    }

    /// The same board with the other side to move: a null move, which the rules do not allow but a search tries.
    #[inline]
    pub fn passed(&self) -> PositionOn<B> {
        PositionOn { turn: !self.turn, ..*self }
    }

    /// The position after a stone of `color` moves between two squares and jumps the stone on the square `jumped`,
    /// if any.
    #[inline(always)]
    pub(crate) fn after_moving(&self, color: Color, origin_and_target: SquareSet, jumped: SquareSet) -> PositionOn<B> {
        let mut next = *self;
        match color {
            Color::White => next.white ^= origin_and_target,
            Color::Black => next.black ^= origin_and_target,
        }
        // Rule 3: a jumped opponent becomes pinned, a jumped ally unpinned. Only an unpinned opponent and a
        // pinned ally can be jumped (rule 4), so in both cases the flag flips.
        next.pinned ^= jumped;
        next.turn = !color;
        next
    }

    /// The first rule broken by a move that the generator does not list.
    #[cold]
    fn why_unreachable(&self, origin: Square, target: Square, direction: Option<Direction>) -> IllegalMove {
        let squares = self.board.squares();
        if !squares.contains(origin) || !squares.contains(target) {
            return IllegalMove::OffBoard;
        }
        match self.stone_at(origin) {
            None => return IllegalMove::NoStone,
            Some(stone) if stone.color != self.turn => return IllegalMove::OpponentsStone,
            Some(stone) if stone.pinned => return IllegalMove::Pinned,
            Some(_) => {}
        }
        let forward = [Direction::forward_right(self.turn), Direction::forward_left(self.turn)];
        let sideways = [Direction::Right, Direction::Left];
        let Some(direction) = direction.filter(|d| forward.contains(d) || sideways.contains(d)) else {
            return IllegalMove::NotInLine;
        };
        let between = origin.ray(direction) & target.ray(direction.reversed());
        if sideways.contains(&direction) && between.len() != 1 {
            return IllegalMove::NotInLine;
        }
        if self.occupied().contains(target) {
            return IllegalMove::TargetOccupied;
        }
        self.why_not_jumped(between & self.occupied(), target, direction)
    }

    /// Why the squares between origin and target, of which `in_the_way` are occupied, rule out the move.
    fn why_not_jumped(&self, in_the_way: SquareSet, target: Square, direction: Direction) -> IllegalMove {
        let last = target.step(direction.reversed());
        match (last, last.and_then(|square| self.stone_at(square))) {
            (Some(square), Some(stone)) if in_the_way == square.into() => {
                if stone.color == self.turn {
                    IllegalMove::UnpinnedAlly
                } else {
                    IllegalMove::PinnedOpponent
                }
            }
            _ if in_the_way.is_empty() => IllegalMove::NothingToJump,
            _ => IllegalMove::Blocked,
        }
    }
}

/// Moves by their action numbers.
impl Position {
    /// The number of a move for the side to move; `None` if no such move can ever be made.
    pub fn move_to_action(&self, m: Move) -> Option<Action> {
        Action::between(self.turn, m.origin, m.target)
    }

    /// The legal move with this number, or why there is none.
    pub fn action_to_move(&self, action: Action) -> Result<Move, IllegalMove> {
        let (origin, target) = action.origin_and_target(self.turn);
        self.find_move(origin, target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn an_error_is_one_byte() {
        assert_eq!((size_of::<IllegalMove>(), size_of::<Result<(), IllegalMove>>()), (1, 1));
    }

    /// White: movers c1 e4, pinned d2 e1 a5. Black: unpinned f5 d1 h4, pinned d5 d8.
    fn crowded() -> Position {
        "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w".parse().unwrap()
    }

    #[test]
    fn every_error_names_the_broken_rule() {
        use IllegalMove as Why;
        let cases = [
            ("b1-c2", Why::NoStone),
            ("f5-e4", Why::OpponentsStone),
            ("d2-e3", Why::Pinned),
            ("e4-e5", Why::NotInLine),
            ("e4-d3", Why::NotInLine),
            ("e4-f4", Why::NotInLine),
            ("e4-h4", Why::NotInLine),
            ("e4-e4", Why::NotInLine),
            ("c1-d2", Why::TargetOccupied),
            ("e4xh7", Why::Blocked),
            ("e4-c4", Why::NothingToJump),
            ("e4xc6", Why::PinnedOpponent),
            ("e4^g6", Why::IsPin),
            ("e4-g6", Why::IsPin),
            ("c1xe3", Why::IsFree),
            ("c1-e3", Why::IsFree),
            ("c1xb2", Why::IsSlide),
        ];
        for (text, reason) in cases {
            let text: MoveText = text.parse().unwrap();
            assert_eq!(crowded().resolve(text), Err(reason), "{text}");
        }
        let own: Position = "8/8/8/8/8/8/1S6/S7 w".parse().unwrap();
        assert_eq!(own.resolve("a1^c3".parse().unwrap()), Err(Why::UnpinnedAlly));
    }

    #[test]
    fn a_move_must_name_the_square_it_jumps() {
        let mut m = crowded().parse_move("e4xg6").unwrap();
        assert_eq!((m.kind, m.jumped), (MoveKind::Pin, Some(Square::F5)));
        m.jumped = Some(Square::H4);
        assert_eq!(crowded().check(m), Err(IllegalMove::WrongJumpedSquare));
    }

    #[test]
    fn a_null_move_changes_only_the_side_to_move() {
        let passed = crowded().passed();
        assert_eq!(passed, "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 b".parse().unwrap());
        assert_eq!(passed.passed(), crowded());
    }

    #[test]
    fn jumps_pin_opponents_and_free_allies() {
        let pinned = crowded().try_play(crowded().parse_move("e4xg6").unwrap()).unwrap();
        assert_eq!(pinned, "3p4/8/6S1/P2p1p2/7s/8/3P4/2SsP3 b".parse().unwrap());
        let freed = crowded().try_play(crowded().parse_move("c1e3").unwrap()).unwrap();
        assert_eq!(freed, "3p4/8/8/P2p1s2/4S2s/4S3/3S4/3sP3 b".parse().unwrap());
    }
}
