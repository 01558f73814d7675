//! Requests of players whom a server does not trust.

use core::fmt;
use core::str::FromStr;

use chessboard_core::untrusted::Refusal;
use chessboard_core::{Color, ParseError};

use crate::{Board, GameOn, IllegalMove, MoveText};

/// What a player may ask for: a move's text, or `resign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// To play a move.
    Move(MoveText),
    /// To give up; at any time.
    Resign,
}

impl FromStr for Request {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Request, ParseError> {
        if text == "resign" { Ok(Request::Resign) } else { text.parse().map(Request::Move) }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Move(text) => text.fmt(f),
            Request::Resign => f.write_str("resign"),
        }
    }
}

impl<B: Board> GameOn<B> {
    /// A number that grows with every change; a request names the one that its player saw.
    pub fn version(&self) -> u64 {
        self.history().version()
    }

    /// Does what a player asks for who saw the game at `version`, or says why not.
    ///
    /// ```
    /// use stones_core::{Color, Game};
    ///
    /// let mut game = Game::default();
    /// let seen = game.version();
    /// game.apply_untrusted(seen, Color::White, "a1-d4".parse()?)?;
    /// assert_eq!(game.apply_untrusted(seen, Color::White, "b1-c2".parse()?).unwrap_err().code(), 1); // stale
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
            Request::Move(_) if self.outcome().is_some() => Err(Refusal::Illegal(IllegalMove::GameOver)),
            Request::Move(_) if player != self.position().turn() => Err(Refusal::WrongPlayer),
            Request::Move(text) => {
                let m = self.position().resolve(text).map_err(Refusal::Illegal)?;
                self.play(m).map_err(Refusal::Illegal)
            }
        }
    }
}
