use alloc::string::String;
use alloc::vec::Vec;

use super::{Header, Placed, TurnNumber};
use crate::ReadError;
use crate::game::LoggedGame;

/// A game that can be written as a record and read back: what differs between the games.
pub trait Recorded: LoggedGame + Default {
    /// Why the rules reject a start or a turn.
    type Fault: core::error::Error + Clone + PartialEq + 'static;

    /// The game before its first turn, from the `Start` and rule tags; it ignores other tags.
    fn from_header(header: &Header<'_>) -> Result<Self, Placed<Self::Fault>>;

    /// The `Start` tag, if it is not the initial position, and the rule tags that are not the default, in order.
    fn start_tags(&self) -> Vec<(&'static str, String)>;

    /// The number of the turn at this ply.
    fn number_at(&self, ply: usize) -> TurnNumber;

    /// Plays a turn; `turns` is how many have been read before. A rejected turn changes nothing.
    fn read_turn(&mut self, turns: usize, word: &str) -> Result<(), ReadError<Self::Fault>>;

    /// Checks whether a game whose text has this many turns can end here, or says what is expected instead.
    fn check_turns(&self, turns: usize) -> Result<(), &'static str> {
        let _ = turns;
        Ok(())
    }

    /// Every turn; the last may be incomplete, such as a roll without a move.
    fn turn_words(&self) -> impl Iterator<Item = String>;
}
