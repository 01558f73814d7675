use alloc::vec::Vec;

use chessboard_core::Color;
use chessboard_core::record::{Ending, NoteError, Notes, Recorded, Termination};

use crate::{Board, Board8x8, EndReason, IllegalMove, Move, MoveList, Outcome, ParseMoveError, PositionOn, Rules};

/// A game with its history: play, take back, jump to any ply, resign, write down and read back.
///
/// Once there is an outcome, a game lists no moves and refuses any. A refused call changes nothing.
///
/// ```
/// use stones_core::{Color, Game, IllegalMove};
///
/// let mut game = Game::default();
/// game.play_text("a1-d4")?;
/// game.play_text("h8e5")?;
/// game.undo();
/// assert_eq!((game.ply(), game.position().turn()), (1, Color::Black));
/// game.redo();
/// game.resign(Color::White)?;
/// assert_eq!(game.outcome().unwrap().to_string(), "Black wins (resignation)");
/// assert!(game.legal_moves().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Game = GameOn<Board8x8>;

/// See [`Game`]; `B` is the size of the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameOn<B: Board> {
    start: PositionOn<B>,
    rules: Rules,
    /// Every move made, with the position after it; behind the cursor those that can be made again.
    history: Vec<(Move, PositionOn<B>)>,
    /// What came after the last move, if not the board ended the game.
    ending: Option<Ending>,
    /// How many steps of the history, the ending being its last, are in force.
    cursor: usize,
    notes: Notes,
}

/// One step of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A move.
    Move(Move),
    /// A resignation, an agreement, …
    End(Ending),
}

/// The game has an outcome already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("game over")]
pub struct GameOver;

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

/// There is no such ply in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("ply {ply} is beyond the last, {last}")]
pub struct NoSuchPly {
    /// The ply asked for.
    pub ply: usize,
    /// The last ply there is.
    pub last: usize,
}

impl<B: Board> GameOn<B> {
    /// A game from any position.
    pub fn new(start: PositionOn<B>, rules: Rules) -> GameOn<B> {
        GameOn { start, rules, history: Vec::new(), ending: None, cursor: 0, notes: Notes::default() }
    }

    /// The position the game began with.
    pub fn start(&self) -> &PositionOn<B> {
        &self.start
    }

    /// The options it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position on the board.
    pub fn position(&self) -> &PositionOn<B> {
        self.played().last().map_or(&self.start, |(_, position)| position)
    }

    /// The number of moves made, not counting those taken back.
    pub fn ply(&self) -> usize {
        self.cursor.min(self.history.len())
    }

    /// The number of moves made, and of those taken back that can be made again.
    pub fn last_ply(&self) -> usize {
        self.history.len()
    }

    /// The moves made, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + '_ {
        self.played().iter().map(|(m, _)| *m)
    }

    /// Every step of the history, those that were taken back among them.
    pub fn history(&self) -> impl Iterator<Item = Step> + '_ {
        (0..).map_while(|number| self.step(number))
    }

    /// How many steps at the end of the history were taken back.
    pub fn taken_back(&self) -> usize {
        self.history.len() + usize::from(self.ending.is_some()) - self.cursor
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome().is_some() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// How the game ended; `None` as long as it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ending_in_force() {
            Some(ending) => Some(Outcome { winner: ending.winner, reason: ending.termination.into(), score: None }),
            None => self.position().outcome(self.rules),
        }
    }

    /// Plays a move. Moves that were taken back are forgotten, with their comments.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        let next = self.position().try_play(m)?;
        self.forget_future();
        self.history.push((m, next));
        self.cursor += 1;
        Ok(())
    }

    /// Reads and plays a move, and returns it.
    pub fn play_text(&mut self, text: &str) -> Result<Move, ParseMoveError> {
        let text = text.parse::<crate::MoveText>()?;
        self.check_not_over().map_err(IllegalMove::from)?;
        let m = self.position().resolve(text)?;
        self.play(m)?;
        Ok(m)
    }

    /// Takes back the last step, which may be a resignation or the like, and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Step> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.step(self.cursor)
    }

    /// Does again what was taken back last, and returns it; `None` if nothing was.
    pub fn redo(&mut self) -> Option<Step> {
        let step = self.step(self.cursor)?;
        self.cursor += 1;
        Some(step)
    }

    /// Goes to the position after this many moves, back or forth; to the last with the ending behind it.
    pub fn go_to(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        let last = self.history.len();
        if ply > last {
            return Err(NoSuchPly { ply, last });
        }
        self.cursor = if ply == last { last + usize::from(self.ending.is_some()) } else { ply };
        Ok(())
    }

    /// This side gives up.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.end_by(Some(!color), Termination::Resignation)
    }

    /// The sides agree on a draw.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.end_by(None, Termination::Agreement)
    }

    /// This side has run out of time and has lost.
    pub fn time_out(&mut self, color: Color) -> Result<(), GameOver> {
        self.end_by(Some(!color), Termination::Time)
    }

    /// The game is broken off and adjudged to a side, or as a draw.
    pub fn abandon(&mut self, winner: Option<Color>) -> Result<(), GameOver> {
        self.end_by(winner, Termination::Abandoned)
    }

    /// Tags and comments.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Sets a tag of the record, such as `White` or `Event`; an empty value removes a known one.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), NoteError> {
        self.notes.set_tag(name, value, GameOn::<B>::RULE_TAGS)
    }

    /// Adds a comment to the last move made; before the first move, to the game.
    pub fn add_comment(&mut self, text: &str) -> Result<(), NoteError> {
        self.notes.add_comment(self.ply(), text)
    }

    /// Removes the comments of the last move made.
    pub fn clear_comments(&mut self) {
        self.notes.clear_comments_at(self.ply());
    }

    pub(crate) fn notes_mut(&mut self) -> &mut Notes {
        &mut self.notes
    }

    /// The ending, unless it was taken back.
    pub(crate) fn ending_in_force(&self) -> Option<Ending> {
        self.ending.filter(|_| self.cursor > self.history.len())
    }

    pub(crate) fn end_by(&mut self, winner: Option<Color>, termination: Termination) -> Result<(), GameOver> {
        self.check_not_over()?;
        self.forget_future();
        self.ending = Some(Ending { winner, termination });
        self.cursor += 1;
        Ok(())
    }

    fn check_not_over(&self) -> Result<(), GameOver> {
        if self.outcome().is_some() { Err(GameOver) } else { Ok(()) }
    }

    fn played(&self) -> &[(Move, PositionOn<B>)] {
        self.history.get(..self.ply()).unwrap_or(&self.history)
    }

    /// The history's step with this number, from 0.
    fn step(&self, number: usize) -> Option<Step> {
        let end = self.ending.filter(|_| number == self.history.len()).map(Step::End);
        self.history.get(number).map(|(m, _)| Step::Move(*m)).or(end)
    }

    /// Forgets what was taken back.
    fn forget_future(&mut self) {
        self.history.truncate(self.cursor);
        self.ending = None;
        self.notes.forget_comments_after(self.cursor);
    }
}

/// A game from the initial position by the default rules.
impl<B: Board> Default for GameOn<B> {
    fn default() -> GameOn<B> {
        GameOn::new(PositionOn::default(), Rules::default())
    }
}

impl From<Termination> for EndReason {
    fn from(termination: Termination) -> EndReason {
        match termination {
            Termination::Resignation => EndReason::Resignation,
            Termination::Agreement => EndReason::Agreement,
            Termination::Time => EndReason::Time,
            Termination::Abandoned => EndReason::Abandoned,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened() -> Game {
        let mut game = Game::default();
        for text in ["a1-d4", "h8-e5", "b1-c2"] {
            game.play_text(text).unwrap();
        }
        game
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut game = opened();
        game.undo();
        let before = game.clone();
        assert!(game.play_text("a1-d4").is_err());
        assert!(game.play_text("nonsense").is_err());
        assert_eq!(game.go_to(4), Err(NoSuchPly { ply: 4, last: 3 }));
        assert_eq!(game, before);
    }

    #[test]
    fn undo_redo_and_go_to_walk_the_same_history() {
        let mut game = opened();
        let last = *game.position();
        game.go_to(0).unwrap();
        assert_eq!((game.undo(), game.position()), (None, &crate::Position::initial()));
        for _ in 0..3 {
            assert!(matches!(game.redo(), Some(Step::Move(_))));
        }
        assert_eq!((game.redo(), *game.position()), (None, last));
    }

    #[test]
    fn an_ending_is_a_step_that_can_be_taken_back() {
        let mut game = opened();
        game.resign(Color::Black).unwrap();
        assert_eq!(game.outcome().unwrap().winner, Some(Color::White));
        assert_eq!(game.play_text("a8-b7"), Err(IllegalMove::GameOver.into()));
        assert_eq!(game.agree_draw(), Err(GameOver));
        assert!(matches!(game.undo(), Some(Step::End(_))));
        assert_eq!((game.outcome(), game.ply()), (None, 3));
        game.go_to(1).unwrap();
        game.go_to(3).unwrap();
        assert_eq!(game.outcome().unwrap().reason, EndReason::Resignation);
    }

    #[test]
    fn a_new_move_forgets_what_was_taken_back() {
        let mut game = opened();
        game.add_comment("after three").unwrap();
        game.go_to(1).unwrap();
        game.add_comment("after one").unwrap();
        game.play_text("h8-g7").unwrap();
        assert_eq!((game.last_ply(), game.redo()), (2, None));
        assert_eq!(game.notes().comments().collect::<Vec<_>>(), [(1, "after one")]);
    }
}
