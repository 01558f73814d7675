//! Requests of players whom a server does not trust.

use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::untrusted::{self, RequestError};
use chessboard_core::{Color, ParseError};

use super::turn::read_turn_roll;
use crate::{Game, IllegalMove, MoveText, Roll, Step};

/// What a player may request: to play a turn, or to resign.
///
/// As text, and for serde, it is a turn as in a record (`3:a1-d1`), or `resign`. A player never requests a roll: the
/// server rolls, and the turn names the roll that the player saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// To use the roll for a move.
    Turn {
        /// The roll that the player saw.
        rolled: Roll,
        /// The move.
        text: MoveText,
    },
    /// To resign, at any time and at any revision.
    Resign,
}

impl FromStr for Request {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Request, ParseError> {
        if text == "resign" {
            return Ok(Request::Resign);
        }
        let mut cursor = Cursor::new(text);
        let rolled = read_turn_roll(&mut cursor, "a roll, 1 to 6, or `resign`")?;
        let text = MoveText::read(&mut cursor)?;
        cursor.finish()?;
        Ok(Request::Turn { rolled, text })
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Turn { rolled, text } => write!(f, "{rolled}:{text}"),
            Request::Resign => f.write_str("resign"),
        }
    }
}

impl Game {
    /// Applies the request of a player who saw the game at this [revision](Game::revision), and returns the step it
    /// made. A rejected request changes nothing.
    ///
    /// ```
    /// use dice_race_core::{Color, Game, Roll};
    ///
    /// let mut game = Game::default();
    /// game.roll(Roll::Three)?; // the server rolls
    /// let rejected = game.apply_untrusted(game.revision(), Color::White, "6:a1-g1".parse()?);
    /// assert_eq!(rejected.unwrap_err().code(), 3); // that was not the roll
    /// let step = game.apply_untrusted(game.revision(), Color::White, "3:a1-d1".parse()?)?;
    /// assert_eq!(step.as_move(), game.moves().last()); // for both players
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_untrusted(
        &mut self,
        revision: u64,
        player: Color,
        request: Request,
    ) -> Result<Step, RequestError<IllegalMove>> {
        let play = match request {
            Request::Turn { rolled, text } => Some(move |game: &mut Game| {
                if game.position().rolled() != Some(rolled) {
                    return Err(RequestError::OtherRoll);
                }
                game.resolve_and_play(text).map(Step::Move).map_err(RequestError::Illegal)
            }),
            Request::Resign => None,
        };
        untrusted::apply(self, revision, player, play)
    }
}
