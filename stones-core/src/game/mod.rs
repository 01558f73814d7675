//! A game: history, records, and requests of players.

mod record;
mod untrusted;

pub use record::RecordRefusal;
pub use untrusted::Request;

use chessboard_core::Color;
#[cfg(feature = "serde")]
use chessboard_core::history::VersionTooHigh;
use chessboard_core::history::{GameOver, History, NoSuchPly};
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
    rules: Rules,
    history: History<PositionOn<B>, Step>,
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

impl Step {
    /// The move, if the step is one.
    pub fn as_move(self) -> Option<Move> {
        match self {
            Step::Move(m) => Some(m),
            Step::End(_) => None,
        }
    }

    /// The ending, if the step is one.
    pub fn as_ending(self) -> Option<Ending> {
        match self {
            Step::Move(_) => None,
            Step::End(ending) => Some(ending),
        }
    }
}

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

impl<B: Board> GameOn<B> {
    /// A game from any position.
    pub fn new(start: PositionOn<B>, rules: Rules) -> GameOn<B> {
        GameOn { rules, history: History::new(start), notes: Notes::default() }
    }

    /// The position the game began with.
    pub fn start(&self) -> &PositionOn<B> {
        self.history.start()
    }

    /// The options it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position on the board.
    pub fn position(&self) -> &PositionOn<B> {
        self.history.now()
    }

    /// The number of moves made, not counting those taken back.
    pub fn ply(&self) -> usize {
        self.history.steps().len() - usize::from(self.ending().is_some())
    }

    /// The moves made, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.history.steps().iter().filter_map(|(step, _)| step.as_move())
    }

    /// Every step, with the position after it; also those that were taken back and can be taken again.
    pub fn history(&self) -> &History<PositionOn<B>, Step> {
        &self.history
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome().is_some() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// How the game ended; `None` as long as it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ending() {
            Some(ending) => Some(Outcome { winner: ending.winner, reason: ending.termination.into(), score: None }),
            None => self.position().outcome(self.rules),
        }
    }

    /// Plays a move. Moves that were taken back are forgotten, with their comments.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        let next = self.position().try_play(m)?;
        self.push(Step::Move(m), next);
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
        self.history.undo()
    }

    /// Does again what was taken back last, and returns it; `None` if nothing was.
    pub fn redo(&mut self) -> Option<Step> {
        self.history.redo()
    }

    /// Goes to the position after this many moves, back or forth; to the last with the ending behind it.
    pub fn go_to(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        self.history.go_to(ply, |step| step.as_move().is_some())
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
        self.add_comment_at(self.ply(), text)
    }

    /// Adds a comment after this many moves; 0 is the game as a whole. Refused beyond the last move made.
    pub fn add_comment_at(&mut self, ply: usize, text: &str) -> Result<(), NoteError> {
        if ply > self.ply() {
            return Err(NoteError::Ply);
        }
        self.notes.add_comment(ply, text)
    }

    /// Removes the comments of the last move made.
    pub fn clear_comments(&mut self) {
        self.notes.clear_comments_at(self.ply());
    }

    /// See [`History::resume_version`].
    #[cfg(feature = "serde")]
    pub(crate) fn resume_version(&mut self, version: u64) -> Result<(), VersionTooHigh> {
        self.history.resume_version(version)
    }

    pub(crate) fn notes_mut(&mut self) -> &mut Notes {
        &mut self.notes
    }

    /// The ending, unless it was taken back.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.history.steps().last().and_then(|(step, _)| step.as_ending())
    }

    pub(crate) fn end_by(&mut self, winner: Option<Color>, termination: Termination) -> Result<(), GameOver> {
        self.check_not_over()?;
        self.push(Step::End(Ending { winner, termination }), *self.position());
        Ok(())
    }

    fn check_not_over(&self) -> Result<(), GameOver> {
        if self.outcome().is_some() { Err(GameOver) } else { Ok(()) }
    }

    /// Takes a step; what was taken back is forgotten, comments and all.
    fn push(&mut self, step: Step, after: PositionOn<B>) {
        self.notes.forget_comments_after(self.ply());
        self.history.push(step, after);
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
    use std::vec::Vec;

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
        assert_eq!((game.ply(), game.redo()), (2, None));
        assert_eq!(game.notes().comments().collect::<Vec<_>>(), [(1, "after one")]);
    }
}
