//! A game: history, records, and requests of players.

mod record;
mod request;
#[cfg(feature = "serde")]
mod serialize;
mod step;

pub use record::RuleError;
pub use request::Request;
pub use step::Step;

use chessboard_core::{
    BoardResult, Color, Ending, GameLog, GameOver, History, LoggedGame, NoteError, Notes, PlyError, Square, SquareSet,
    Termination,
};

use crate::{
    Board, Board8x8, EndReason, IllegalMove, Move, MoveError, MoveList, MoveText, Outcome, PositionOn, Rules, Score,
};

/// A game with its history: play, undo, go to any ply, resign, write down and read back.
///
/// Once there is an outcome, a game lists no moves and rejects every move. A rejected call changes nothing.
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
    log: GameLog<PositionOn<B>, Step>,
}

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

impl<B: Board> GameOn<B> {
    /// A game from any position.
    pub fn new(start: PositionOn<B>, rules: Rules) -> GameOn<B> {
        GameOn { rules, log: GameLog::new(start) }
    }

    /// The position the game began with.
    pub fn start(&self) -> &PositionOn<B> {
        self.history().start()
    }

    /// The rules it is played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The position on the board.
    pub fn position(&self) -> &PositionOn<B> {
        self.history().position()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The number of moves made, without those that were undone.
    pub fn ply(&self) -> usize {
        self.log.ply()
    }

    /// The moves made, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.history().steps().iter().filter_map(|(step, _)| step.as_move())
    }

    /// Every step, with the position after it; also those that were undone and can be redone.
    pub fn history(&self) -> &History<PositionOn<B>, Step> {
        self.log.history()
    }

    /// A number that grows by one with every change that a player must see: a step made, undone or redone, or going to
    /// another ply, however far. Tags and comments do not count.
    ///
    /// A [request](GameOn::apply_untrusted) names the revision that its player saw.
    pub fn revision(&self) -> u64 {
        self.log.revision()
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.is_over() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// Where the stone on this square can go; empty once the game is over.
    pub fn destinations(&self, origin: Square) -> SquareSet {
        if self.is_over() { SquareSet::EMPTY } else { self.position().destinations(origin) }
    }

    /// Every stone that can move, with the squares it can go to, from `a1` to `h8`; none once the game is over.
    pub fn all_destinations(&self) -> impl Iterator<Item = (Square, SquareSet)> + use<B> {
        (!self.is_over()).then(|| self.position().all_destinations()).into_iter().flatten()
    }

    /// Whether the game has an outcome.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// How the game ended; `None` as long as it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.log.ending() {
            Some(ending) => Some(Outcome { winner: ending.winner, reason: ending.termination.into(), score: None }),
            None => self.position().outcome(self.rules),
        }
    }

    /// Plays a move. Undone moves are forgotten, with their comments.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        self.position().check(m)?;
        self.push(m);
        Ok(())
    }

    /// Reads and plays a move, and returns it.
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        let text = text.parse()?;
        self.check_not_over().map_err(IllegalMove::from)?;
        Ok(self.resolve_and_play(text)?)
    }

    /// Undoes the last step, which may be a resignation or the like, and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Step> {
        self.log.undo()
    }

    /// Redoes the step that was undone last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Step> {
        self.log.redo()
    }

    /// Goes to the position after this many moves; at the last one, an ending after it is redone too.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
        self.log.go_to(ply)
    }

    /// This side resigns.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.end(Ending { winner: Some(!color), termination: Termination::Resignation })
    }

    /// The sides agree on a draw.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.end(Ending { winner: None, termination: Termination::Agreement })
    }

    /// This side has run out of time and has lost.
    pub fn time_out(&mut self, color: Color) -> Result<(), GameOver> {
        self.end(Ending { winner: Some(!color), termination: Termination::Time })
    }

    /// The game is abandoned and adjudicated as a win for a side, or as a draw.
    pub fn abandon(&mut self, winner: Option<Color>) -> Result<(), GameOver> {
        self.end(Ending { winner, termination: Termination::Abandoned })
    }

    /// Tags and comments.
    pub fn notes(&self) -> &Notes {
        self.log.notes()
    }

    /// Sets a tag of the record, such as `White` or `Event`; an empty value removes a standard tag such as `Event`.
    /// Rejects a value with line ends or other control characters, and the tags that are written from the game itself.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), NoteError> {
        self.log.set_tag(name, value, Self::RULE_TAGS)
    }

    /// Removes a tag; `false` if there is none.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        self.log.remove_tag(name)
    }

    /// Adds a comment to the last move made; before the first move, to the game. Rejects a comment with a `}`, with a
    /// control character other than white space, or with a line on which a [record](chessboard_core::record) starts.
    pub fn add_comment(&mut self, text: &str) -> Result<(), NoteError> {
        self.add_comment_at(self.ply(), text)
    }

    /// Adds a [comment](GameOn::add_comment) after this many moves; 0 is the game as a whole. Rejected beyond the last
    /// move made.
    pub fn add_comment_at(&mut self, ply: usize, text: &str) -> Result<(), NoteError> {
        self.log.add_comment_at(ply, text)
    }

    /// Replaces the comments after this many moves by these, in order; none of them removes all.
    pub fn set_comments_at(&mut self, ply: usize, texts: &[&str]) -> Result<(), NoteError> {
        self.log.set_comments_at(ply, texts)
    }

    /// Removes the comments of the last move made; before the first move, those of the game.
    pub fn clear_comments(&mut self) {
        // The last move made is not undone.
        let _ = self.set_comments_at(self.ply(), &[]);
    }

    /// Plays the legal move that a text names; the game must not be over.
    fn resolve_and_play(&mut self, text: MoveText) -> Result<Move, IllegalMove> {
        let m = self.position().resolve(text)?;
        self.push(m);
        Ok(m)
    }

    /// Plays a move that is legal.
    fn push(&mut self, m: Move) {
        self.log.push(Step::Move(m), self.position().after(m));
    }
}

impl<B: Board> LoggedGame for GameOn<B> {
    const NAME: &'static str = "Stones!";
    const RULE_TAGS: &'static [&'static str] = &["EndRule", "Goal"];
    const HAS_DRAWS: bool = true;
    type Position = PositionOn<B>;
    type Step = Step;

    fn log(&self) -> &GameLog<PositionOn<B>, Step> {
        &self.log
    }

    fn log_mut(&mut self) -> &mut GameLog<PositionOn<B>, Step> {
        &mut self.log
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    fn board_result(&self) -> Option<BoardResult> {
        let score = |Score { white, black }| (white, black);
        let on_board = |outcome: Outcome| BoardResult { winner: outcome.winner, score: outcome.score.map(score) };
        self.position().outcome(self.rules).map(on_board)
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
    fn a_rejected_call_changes_nothing() {
        let mut game = opened();
        game.undo();
        let before = game.clone();
        assert!(game.play_text("a1-d4").is_err());
        assert!(game.play_text("nonsense").is_err());
        assert_eq!(game.go_to(4), Err(PlyError { ply: 4, last: 3 }));
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
    fn an_ending_is_a_step_that_can_be_undone() {
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
    fn a_new_move_forgets_undone_moves() {
        let mut game = opened();
        game.add_comment("after three").unwrap();
        game.go_to(1).unwrap();
        game.add_comment("after one").unwrap();
        game.play_text("h8-g7").unwrap();
        assert_eq!((game.ply(), game.redo()), (2, None));
        assert_eq!(game.notes().comments().collect::<Vec<_>>(), [(1, "after one")]);
    }
}
