//! Requests of players whom a server does not trust.

use core::fmt;
use core::str::FromStr;

use chessboard_core::untrusted::{self, RequestError};
use chessboard_core::{Color, ParseError};

use crate::{Board, GameOn, IllegalMove, MoveText, Step};

/// What a player may request: to play a move, or to resign.
///
/// As text, and for serde, it is the move's text, or `resign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// To play a move.
    Move(MoveText),
    /// To resign, at any time and at any revision.
    Resign,
}

impl FromStr for Request {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Request, ParseError> {
        if text == "resign" {
            return Ok(Request::Resign);
        }
        text.parse().map(Request::Move).map_err(|error: ParseError| match error.offset {
            0 => ParseError::new(0, "a move, or `resign`"),
            _ => error,
        })
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
    /// Applies the request of a player who saw the game at this [revision](GameOn::revision), and returns the step it
    /// made. A rejected request changes nothing.
    ///
    /// ```
    /// use stones_core::{Color, Game, Step};
    ///
    /// let mut game = Game::default();
    /// let seen = game.revision();
    /// let step = game.apply_untrusted(seen, Color::White, "a1-d4".parse()?)?;
    /// assert_eq!(step, Step::Move("a1-d4".parse()?)); // for both players
    /// assert_eq!(game.apply_untrusted(seen, Color::White, "b1-c2".parse()?).unwrap_err().code(), 1); // stale
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_untrusted(
        &mut self,
        revision: u64,
        player: Color,
        request: Request,
    ) -> Result<Step, RequestError<IllegalMove>> {
        let play = match request {
            Request::Move(text) => {
                Some(move |game: &mut Self| game.resolve_and_play(text).map(Step::Move).map_err(RequestError::Illegal))
            }
            Request::Resign => None,
        };
        untrusted::apply(self, revision, player, play)
    }
}
