//! The options of `match` that both games have, and the report.

use std::io::Write;

use arena::{Match, Player, Tally};
use chessboard_core::Level;
use serde_json::json;

use crate::games::contestant::Contestant;
use crate::terminal::failure::Failure;
use crate::terminal::output::stdout;

/// The options of `match` that both games have.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// White in the first game: a level from 1 to 10, `greedy` or `random`
    #[arg(long, value_name = "PLAYER", default_value_t = Contestant::Computer(Some(Level::HIGHEST)))]
    #[arg(value_parser = Contestant::in_dice_race_match)]
    white: Contestant,
    /// Black in the first game
    #[arg(long, value_name = "PLAYER", default_value_t = Contestant::Greedy)]
    #[arg(value_parser = Contestant::in_dice_race_match)]
    black: Contestant,
    /// The number of games; the two games of a pair start alike, with the colors swapped in the second
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// The seed of everything random
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play this many games at the same time; it changes no result, unless a player is limited by time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

impl Options {
    /// Plays all games and reports how they ended. `start` makes a game from the seed of its pair, `player` a player.
    pub(crate) fn play_all<'a, G: arena::Game>(
        &self,
        start: impl Fn(u64) -> G + Sync,
        player: impl Fn(Contestant, u64) -> Player<'a, G> + Sync,
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
