//! A game: history, records, and requests of players.

mod record;
mod untrusted;

pub use record::RecordRefusal;
pub use untrusted::Request;

use core::fmt;

use chessboard_core::Color;
#[cfg(feature = "serde")]
use chessboard_core::history::VersionTooHigh;
use chessboard_core::history::{GameOver, History, NoSuchPly};
use chessboard_core::record::{Ending, NoteError, Notes, Recorded, Termination};

use crate::{EndReason, IllegalMove, Move, MoveList, MoveText, Outcome, ParseMoveError, Position, Roll, Rules};

/// A game with its history: roll, move, take back, resign, write down and read back.
///
/// The game never rolls: a roll is what the players, a die of [`dice`](crate::dice) or a server say. A refused
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
    history: History<Position, Step>,
    notes: Notes,
}

/// One step of a game's history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A roll.
    Roll(Roll),
    /// A move.
    Move(Move),
    /// A resignation or the like.
    End(Ending),
}

impl Step {
    /// The roll, if the step is one.
    pub fn as_roll(self) -> Option<Roll> {
        if let Step::Roll(roll) = self { Some(roll) } else { None }
    }

    /// The move, if the step is one.
    pub fn as_move(self) -> Option<Move> {
        if let Step::Move(m) = self { Some(m) } else { None }
    }

    /// The ending, if the step is one.
    pub fn as_ending(self) -> Option<Ending> {
        if let Step::End(ending) = self { Some(ending) } else { None }
    }
}

/// A roll and the move it was used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The roll.
    pub rolled: Roll,
    /// The move.
    pub played: Move,
}

/// `3:a1-d1`
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.rolled, self.played)
    }
}

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

impl Game {
    /// A game from any position, by the rules the position carries.
    pub fn new(start: Position) -> Game {
        Game { history: History::new(start), notes: Notes::default() }
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        self.history.start()
    }

    /// The rules it is played by.
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.history.now()
    }

    /// The number of moves made, passes among them, not counting those taken back.
    pub fn ply(&self) -> usize {
        // Rolls and moves take turns; what is odd is a roll or a move at one of the ends.
        let steps = self.history.steps().len() - usize::from(self.ending().is_some());
        if self.start().rolled().is_some() { steps.div_ceil(2) } else { steps / 2 }
    }

    /// The moves made, passes among them, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.history.steps().iter().filter_map(|(step, _)| step.as_move())
    }

    /// Every roll that was used, with its move.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        let steps = self.history.steps();
        let before = core::iter::once(self.start()).chain(steps.iter().map(|(_, after)| after));
        steps
            .iter()
            .zip(before)
            .filter_map(|((step, _), before)| Some(Turn { rolled: before.rolled()?, played: step.as_move()? }))
    }

    /// Every number rolled so far, one that is not yet used among them, with who rolled it.
    pub fn rolls(&self) -> impl Iterator<Item = (Color, Roll)> + '_ {
        let given = self.start().rolled().map(|roll| (self.start().turn(), roll));
        let rolled = |(step, after): &(Step, Position)| step.as_roll().map(|roll| (after.turn(), roll));
        given.into_iter().chain(self.history.steps().iter().filter_map(rolled))
    }

    /// Every step, with the position after it; also those that were taken back and can be taken again.
    pub fn history(&self) -> &History<Position, Step> {
        &self.history
    }

    /// The legal moves; none while a roll is awaited, and none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome().is_some() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// How the game ended; `None` as long as it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let Some(Ending { winner: Some(winner), termination }) = self.ending() else {
            return self.position().outcome();
        };
        let reason = match termination {
            Termination::Resignation => EndReason::Resignation,
            Termination::Time => EndReason::Time,
            Termination::Abandoned | Termination::Agreement => EndReason::Abandoned,
        };
        Some(Outcome { winner, reason })
    }

    /// Takes note of a roll. What was taken back is forgotten.
    pub fn roll(&mut self, roll: Roll) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        let next = self.position().roll(roll)?;
        self.push(Step::Roll(roll), next);
        Ok(())
    }

    /// Plays a move. What was taken back is forgotten, with its comments.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.check_not_over()?;
        let next = self.position().try_play(m)?;
        self.push(Step::Move(m), next);
        Ok(())
    }

    /// Reads and plays a move, and returns it.
    pub fn play_text(&mut self, text: &str) -> Result<Move, ParseMoveError> {
        let text = text.parse::<MoveText>()?;
        self.check_not_over().map_err(IllegalMove::from)?;
        let m = self.position().resolve(text)?;
        self.play(m)?;
        Ok(m)
    }

    /// Takes back the last move, or a resignation or the like, and returns it. Stops at a roll: with one
    /// pending, and at the start, it is `None` and nothing changes.
    pub fn undo(&mut self) -> Option<Step> {
        match self.history.steps().last() {
            Some((Step::Move(_) | Step::End(_), _)) => self.history.undo(),
            Some((Step::Roll(_), _)) | None => None,
        }
    }

    /// Takes back a roll that is not yet used, and returns it; `None` if there is none.
    pub fn undo_roll(&mut self) -> Option<Step> {
        match self.history.steps().last() {
            Some((Step::Roll(_), _)) => self.history.undo(),
            _ => None,
        }
    }

    /// Does again the roll, move or ending that was taken back last, and returns it; `None` if nothing was.
    pub fn redo(&mut self) -> Option<Step> {
        self.history.redo()
    }

    /// Goes to the position after this many moves, back or forth; to the last with all that came after it.
    pub fn go_to(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        self.history.go_to(ply, |step| step.as_move().is_some())
    }

    /// This side gives up.
    pub fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.end_by(!color, Termination::Resignation)
    }

    /// This side has run out of time and has lost.
    pub fn time_out(&mut self, color: Color) -> Result<(), GameOver> {
        self.end_by(!color, Termination::Time)
    }

    /// The game is broken off and adjudged to a side.
    pub fn abandon(&mut self, winner: Color) -> Result<(), GameOver> {
        self.end_by(winner, Termination::Abandoned)
    }

    /// Tags and comments.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Sets a tag of the record, such as `White` or `Event`; an empty value removes a known one.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), NoteError> {
        self.notes.set_tag(name, value, Game::RULE_TAGS)
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

    /// Takes back the last step, whatever it is.
    #[cfg(feature = "serde")]
    pub(crate) fn step_back(&mut self) -> Option<Step> {
        self.history.undo()
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

    pub(crate) fn end_by(&mut self, winner: Color, termination: Termination) -> Result<(), GameOver> {
        self.check_not_over()?;
        self.push(Step::End(Ending { winner: Some(winner), termination }), *self.position());
        Ok(())
    }

    fn check_not_over(&self) -> Result<(), GameOver> {
        if self.outcome().is_some() { Err(GameOver) } else { Ok(()) }
    }

    /// Takes a step; what was taken back is forgotten, comments and all.
    fn push(&mut self, step: Step, after: Position) {
        self.notes.forget_comments_after(self.ply());
        self.history.push(step, after);
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
    fn a_refused_call_changes_nothing() {
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
    fn turns_and_rolls_are_told_with_who_made_them() {
        let mut game = opened();
        game.roll(Roll::Four).unwrap();
        let turns: alloc::vec::Vec<_> = game.turns().map(|turn| std::string::ToString::to_string(&turn)).collect();
        assert_eq!(turns, ["3:a1-d1", "6:h8-b8", "2:d1-f1"]);
        assert_eq!(game.rolls().last(), Some((Color::Black, Roll::Four)));
        assert_eq!(game.rolls().count(), 4);
    }
}
