//! `match`: computer players against each other, game by game.

use std::fmt::{self, Display};
use std::io::Write;
use std::str::FromStr;

use arena::{Match, Player, Tally};
use chessboard_core::{Level, UnknownName};
use serde_json::json;

use crate::terminal::failure::Failure;
use crate::terminal::output::stdout;

/// The options of `match` that both games have, with those who can play in a game.
#[derive(Debug, clap::Args)]
pub(crate) struct Options<E: Entrant> {
    /// Who is White in the first game: a level from 1 to 10, `greedy` or `random`
    #[arg(long, value_name = "PLAYER", default_value_t = Contestant::Level(Level::HIGHEST).into())]
    white: E,
    /// Who is Black in the first game
    #[arg(long, value_name = "PLAYER", default_value_t = Contestant::Greedy.into())]
    black: E,
    /// The number of games; each two begin alike, with the colors swapped in the second
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// Everything random follows from this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play this many games at the same time; it changes no result, unless a player is limited by time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

/// Who can play in a match of a game: at least those who can in both.
pub(crate) trait Entrant:
    From<Contestant> + FromStr<Err = UnknownName> + Display + Copy + Send + Sync + 'static
{
}

impl Entrant for Contestant {}

/// Who can play in a match of either game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contestant {
    Level(Level),
    Greedy,
    Random,
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => level.fmt(f),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Random => f.write_str("random"),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Contestant, UnknownName> {
        match text {
            "greedy" => Ok(Contestant::Greedy),
            "random" => Ok(Contestant::Random),
            _ => match text.parse() {
                Ok(level) => Ok(Contestant::Level(level)),
                Err(_) => Err(UnknownName { expected: "a level from 1 to 10, `greedy` or `random`" }),
            },
        }
    }
}

impl<E: Entrant> Options<E> {
    /// Plays all games and reports how they ended. `start` makes a game from the seed of its pair, `player` a player.
    pub(crate) fn play_all<'a, G: arena::Game>(
        &self,
        start: impl Fn(u64) -> G + Sync,
        player: impl Fn(E, u64) -> Player<'a, G> + Sync,
    ) -> Result<(), Failure> {
        let settings = Match { games: self.games, seed: self.seed, threads: self.threads.into() };
        let (white, black) = (|seed| player(self.white, seed), |seed| player(self.black, seed));
        self.report(settings.play(start, &white, &black).into_iter().collect())
    }

    fn report(&self, tally: Tally) -> Result<(), Failure> {
        let (white, black) = (self.white, self.black);
        let mut out = stdout();
        if !self.json {
            writeln!(out, "{white} against {black}, {} games: {tally}", tally.games())?;
            return Ok(());
        }
        let (score, elo) = (tally.score(), tally.elo_difference());
        let report = json!({
            "white": white.to_string(), "black": black.to_string(),
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
            "score": [score.low, score.value, score.high], "elo": [elo.low, elo.value, elo.high],
        });
        Ok(writeln!(out, "{report}")?)
    }
}
