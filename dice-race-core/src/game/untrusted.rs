//! Requests of players whom a server does not trust.

use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::untrusted::Refusal;
use chessboard_core::{Color, ParseError};

use crate::position::play::read_roll;
use crate::{Game, IllegalMove, MoveText, Roll};

/// What a player may ask for: a turn as in a record (`3:a1-d1`), or `resign`.
///
/// A player never asks for a roll: the server rolls, and the turn names the roll that the player saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// To use the roll for a move.
    Turn {
        /// The roll that the player saw.
        rolled: Roll,
        /// The move.
        text: MoveText,
    },
    /// To give up; at any time.
    Resign,
}

impl FromStr for Request {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Request, ParseError> {
        if text == "resign" {
            return Ok(Request::Resign);
        }
        let mut cursor = Cursor::new(text);
        let rolled = read_roll(&mut cursor, "a roll, 1 to 6, or `resign`")?;
        cursor.expect(b':', "`:` after the roll")?;
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
    /// A number that grows with every change; a request names the one that its player saw.
    pub fn version(&self) -> u64 {
        self.history().version()
    }

    /// Does what a player asks for who saw the game at `version`, or says why not.
    ///
    /// ```
    /// use dice_race_core::{Color, Game, Roll};
    ///
    /// let mut game = Game::default();
    /// game.roll(Roll::Three)?; // the server rolls
    /// let refused = game.apply_untrusted(game.version(), Color::White, "6:a1-g1".parse()?);
    /// assert_eq!(refused.unwrap_err().code(), 3); // that was not the roll
    /// game.apply_untrusted(game.version(), Color::White, "3:a1-d1".parse()?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_untrusted(
        &mut self,
        version: u64,
        player: Color,
        request: Request,
    ) -> Result<(), Refusal<IllegalMove>> {
        if version != self.version() {
            return Err(Refusal::StaleVersion { current: self.version() });
        }
        match request {
            Request::Resign => self.resign(player).map_err(|over| Refusal::Illegal(over.into())),
            Request::Turn { .. } if self.outcome().is_some() => Err(Refusal::Illegal(IllegalMove::GameOver)),
            Request::Turn { .. } if player != self.position().turn() => Err(Refusal::WrongPlayer),
            Request::Turn { rolled, text } => {
                if self.position().rolled() != Some(rolled) {
                    return Err(Refusal::OtherRoll);
                }
                let m = self.position().resolve(text).map_err(Refusal::Illegal)?;
                self.play(m).map_err(Refusal::Illegal)
            }
        }
    }
}
