//! A game: history, records, and requests of players.

mod record;
mod request;
#[cfg(feature = "serde")]
mod serialize;
mod step;
mod turn;

pub use record::RuleError;
pub use request::Request;
pub use step::Step;
pub use turn::Turn;

use chessboard_core::{
    BoardResult, Color, Ending, GameLog, GameOver, History, LoggedGame, NoteError, Notes, PlyError, Square, SquareSet,
    Termination,
};

use crate::{EndReason, IllegalMove, Move, MoveError, MoveList, MoveText, Outcome, Position, Roll, Rules};

/// A game with its history: roll, move, undo, resign, write down and read back.
///
/// The game never rolls: rolls come from the players, from a die of [`dice`](crate::dice) or from a server. A rejected
/// call changes nothing.
///
/// ```
/// use dice_race_core::{Color, Game, Roll, Step};
///
/// let mut game = Game::default();
/// game.roll(Roll::Three)?;
/// game.play_text("a1-d1")?;
/// game.roll(Roll::Five)?;
/// assert_eq!(game.undo(), None); // undo stops at a roll …
/// assert_eq!(game.undo_roll(), Some(Step::Roll(Roll::Five))); // … unless asked to go past it
/// game.resign(Color::Black)?;
/// assert_eq!(game.outcome().unwrap().to_string(), "White wins (resignation)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Game {
    log: GameLog<Position, Step>,
}

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

impl Game {
    /// A game from any position, by the rules the position carries.
    pub fn new(start: Position) -> Game {
        Game { log: GameLog::new(start) }
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        self.history().start()
    }

    /// The rules it is played by.
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.history().position()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The number of moves made, passes among them, without those that were undone.
    pub fn ply(&self) -> usize {
        self.log.ply()
    }

    /// The moves made, passes among them, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.history().steps().iter().filter_map(|(step, _)| step.as_move())
    }

    /// Every roll that was used, with its move.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        turn::turns(*self.start(), self.history().steps())
    }

    /// Every number rolled so far, a pending one among them, with the side that rolled it.
    pub fn rolls(&self) -> impl Iterator<Item = (Color, Roll)> + '_ {
        let given = self.start().rolled().map(|roll| (self.start().turn(), roll));
        let rolled = |(step, after): &(Step, Position)| step.as_roll().map(|roll| (after.turn(), roll));
        given.into_iter().chain(self.history().steps().iter().filter_map(rolled))
    }

    /// Every step, with the position after it; also those that were undone and can be redone.
    pub fn history(&self) -> &History<Position, Step> {
        self.log.history()
    }

    /// A number that grows by one with every change that a player must see: a step made, undone or redone, or going to
    /// another ply, however far. Tags and comments do not count.
    ///
    /// A [request](Game::apply_untrusted) names the revision that its player saw.
    pub fn revision(&self) -> u64 {
        self.log.revision()
    }

    /// The legal moves; none while a roll is awaited, and none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.is_over() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// Where the piece on this square can go, or with `None` a piece that enters; empty once the game is over.
    pub fn destinations(&self, origin: Option<Square>) -> SquareSet {
        if self.is_over() { SquareSet::EMPTY } else { self.position().destinations(origin) }
    }

    /// Every piece that can move, with the squares it can go to, as in a [position](Position::all_destinations); none once
    /// the game is over.
    pub fn all_destinations(&self) -> impl Iterator<Item = (Option<Square>, SquareSet)> + use<> {
        (!self.is_over()).then(|| self.position().all_destinations()).into_iter().flatten()
    }

    /// Whether the game has an outcome.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// How the game ended; `None` as long as it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let Some(Ending { winner: Some(winner), termination }) = self.log.ending() else {
            return self.position().outcome();
        };
        let reason = match termination {
            Termination::Resignation => EndReason::Resignation,
            Termination::Time => EndReason::Time,
            Termination::Abandoned | Termination::Agreement => EndReason::Abandoned,
        };
        Some(Outcome { winner, reason })
    }

    /// Records a roll. Undone steps are forgotten.
    pub fn roll(&mut self, roll: Roll) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        let rolled = self.position().roll(roll)?;
        self.log.push(Step::Roll(roll), rolled);
        Ok(())
    }

    /// Plays a move. Undone steps are forgotten, with their comments.
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

    /// Undoes the last move, or a resignation or the like, and returns it. Stops at a roll: with one pending, and at
    /// the start, it is `None` and nothing changes.
    pub fn undo(&mut self) -> Option<Step> {
        match self.log.last_step() {
            Some(Step::Move(_) | Step::End(_)) => self.log.undo(),
            Some(Step::Roll(_)) | None => None,
        }
    }

    /// Undoes a pending roll, and returns it; `None` if there is none, or if it belongs to the start.
    pub fn undo_roll(&mut self) -> Option<Step> {
        match self.log.last_step() {
            Some(Step::Roll(_)) => self.log.undo(),
            _ => None,
        }
    }

    /// Redoes the roll, move or ending that was undone last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Step> {
        self.log.redo()
    }

    /// Goes to the position after this many moves; at the last one, all later steps are redone too.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
        self.log.go_to(ply)
    }

    /// This side resigns.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.end(Ending { winner: Some(!color), termination: Termination::Resignation })
    }

    /// This side has run out of time and has lost.
    pub fn time_out(&mut self, color: Color) -> Result<(), GameOver> {
        self.end(Ending { winner: Some(!color), termination: Termination::Time })
    }

    /// The game is abandoned and adjudicated as a win for a side.
    pub fn abandon(&mut self, winner: Color) -> Result<(), GameOver> {
        self.end(Ending { winner: Some(winner), termination: Termination::Abandoned })
    }

    /// Tags and comments.
    pub fn notes(&self) -> &Notes {
        self.log.notes()
    }

    /// Sets a tag of the record, such as `White` or `Event`; an empty value removes a standard tag such as `Event`.
    /// Rejects a value with line ends or other control characters, and the tags that are written from the game itself.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), NoteError> {
        self.log.set_tag(name, value, Game::RULE_TAGS)
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

    /// Adds a [comment](Game::add_comment) after this many moves; 0 is the game as a whole. Rejected beyond the last
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

impl LoggedGame for Game {
    const NAME: &'static str = "Dice race";
    const RULE_TAGS: &'static [&'static str] = &["Capture", "Block", "ExtraRollOnSix", "Pieces"];
    const HAS_DRAWS: bool = false;
    type Position = Position;
    type Step = Step;

    fn log(&self) -> &GameLog<Position, Step> {
        &self.log
    }

    fn log_mut(&mut self) -> &mut GameLog<Position, Step> {
        &mut self.log
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    fn board_result(&self) -> Option<BoardResult> {
        self.position().outcome().map(|outcome| BoardResult { winner: Some(outcome.winner), score: None })
    }
}

/// A game from the initial position by the default rules.
impl Default for Game {
    fn default() -> Game {
        Game::new(Position::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened() -> Game {
        let mut game = Game::default();
        for (roll, text) in [(Roll::Three, "a1-d1"), (Roll::Six, "h8-b8"), (Roll::Two, "d1-f1")] {
            game.roll(roll).unwrap();
            game.play_text(text).unwrap();
        }
        game
    }

    #[test]
    fn a_rejected_call_changes_nothing() {
        let mut game = opened();
        let before = game.clone();
        assert_eq!(game.play_text("h8-b8"), Err(IllegalMove::NoRoll.into()));
        assert!(game.play_text("nonsense").is_err());
        assert!(game.go_to(4).is_err());
        game.roll(Roll::One).unwrap();
        assert_eq!(game.roll(Roll::One), Err(IllegalMove::RollPending));
        game.undo_roll();
        assert_eq!(game.position(), before.position());
    }

    #[test]
    fn undo_stops_at_rolls_and_redo_walks_all_steps() {
        let mut game = opened();
        assert!(matches!(game.undo(), Some(Step::Move(_))));
        assert_eq!((game.undo(), game.position().rolled()), (None, Some(Roll::Two)));
        assert_eq!(game.undo_roll(), Some(Step::Roll(Roll::Two)));
        assert_eq!(game.undo_roll(), None);
        assert_eq!((game.redo(), game.ply()), (Some(Step::Roll(Roll::Two)), 2));
        assert!(matches!(game.redo(), Some(Step::Move(_))));
        assert_eq!(game, opened());
    }

    #[test]
    fn turns_and_rolls_are_listed_with_their_sides() {
        let mut game = opened();
        game.roll(Roll::Four).unwrap();
        let turns: alloc::vec::Vec<_> = game.turns().map(|turn| std::string::ToString::to_string(&turn)).collect();
        assert_eq!(turns, ["3:a1-d1", "6:h8-b8", "2:d1-f1"]);
        assert_eq!(game.rolls().last(), Some((Color::Black, Roll::Four)));
        assert_eq!(game.rolls().count(), 4);
    }
}
