//! The options of `match` that both games have, and the match itself.

use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{FinishedGame, Match, Player, Sprt, Tally};
use chessboard_core::Level;

use super::games_file::GamesFile;
use super::recorded::{Labels, MatchGame};
use super::score::{self, Running};
use crate::files::records::{self, InFile};
use crate::players::contestant::Contestant;
use crate::terminal::failure::{Failure, unusable};
use crate::terminal::interrupt;
use crate::terminal::output::{count_of, print_json, stdout};

/// The end of the help of both games.
pub(super) const OUTPUT: &str = "\
While it plays it prints the running score after the first pair of games, and then at most once a second: games won,
drawn and lost, the Elo difference, and LOS, the likelihood that the first player is the stronger one. Ctrl-C ends the
match with what was played, and the exit code is 130.

A resumed match has the same games as one without a break. It must have the same players, seed, start and rules; --games
may differ.

With --json, one object; the running score goes to the standard error. JSON has no infinity: an infinite Elo difference,
that of a player who won or lost all games, is null. \"sprt\" is null without --sprt, \"accepted\" while it is undecided:
{\"white\":\"5\",\"black\":\"4\",\"games\":200,\"wins\":120,\"draws\":30,\"losses\":50,\"score\":[low,value,high],
\"elo\":[low,value,high],\"los\":0.99,\"sprt\":{\"elo0\":0.0,\"elo1\":5.0,\"alpha\":0.05,\"beta\":0.05,\"llr\":2.97,
\"bounds\":[-2.94,2.94],\"accepted\":\"H1\"},\"interrupted\":false}.";

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
    /// Stop as soon as a sequential probability ratio test decides between two Elo differences, after a whole pair of
    /// games; ALPHA and BETA are the probabilities of either error [default: 0.05]
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Append the record of each game to this file once it has ended. A file that holds games needs --resume
    #[arg(long, value_name = "FILE")]
    games_to: Option<PathBuf>,
    /// Continue the match whose games are in the file of --games-to; a new one if there are none
    #[arg(long, requires = "games_to")]
    resume: bool,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

/// A match under way.
struct Progress {
    tally: Tally,
    running: Running,
    games: Option<GamesFile>,
    /// Why it stopped, if it could not go on.
    failure: Option<Failure>,
}

impl Options {
    /// Plays all games and reports how they ended. `start` makes a game from the seed of its pair, `player` a player, which
    /// should choose its move at once when the flag is set; `settings` are those of the game that its records do not show.
    pub(crate) fn play_all<'a, G: MatchGame>(
        &self,
        settings: &str,
        start: impl Fn(u64) -> G + Sync,
        player: impl Fn(Contestant, u64, &Arc<AtomicBool>) -> Player<'a, G> + Sync,
    ) -> Result<(), Failure> {
        let plan = Match { games: self.games, seed: self.seed, threads: self.threads.into() };
        let labels = self.labels(settings);
        let mut progress = self.begin(&labels, |number| start(plan.pair_seed(number)).into_record())?;
        let interrupted = interrupt::flag()?;
        let played = progress.tally.games();
        if !self.is_decided(progress.tally) {
            let white = |seed| player(self.white, seed, &interrupted);
            let black = |seed| player(self.black, seed, &interrupted);
            plan.play_from(played, start, &white, &black, &interrupted, |finished| {
                match self.take(&mut progress, &labels, finished) {
                    Ok(flow) => flow,
                    Err(failure) => {
                        progress.failure = Some(failure);
                        ControlFlow::Break(())
                    }
                }
            });
        }
        let Progress { tally, failure, .. } = progress;
        failure.map_or(Ok(()), Err)?;
        let is_whole = tally.games() >= self.games || self.is_decided(tally);
        let is_interrupted = interrupted.load(Ordering::Relaxed) && !is_whole;
        self.report(tally, is_interrupted)?;
        if is_interrupted { Err(Failure::Interrupted) } else { Ok(()) }
    }

    fn labels(&self, settings: &str) -> Labels {
        let (white, black, seed) = (self.white, self.black, self.seed);
        Labels { event: format!("{white} against {black}, seed {seed}{settings}"), players: [white, black] }
    }

    /// The match before its next game, which is the first one unless it is resumed. `start` makes a game by its number.
    fn begin<R: InFile>(&self, labels: &Labels, start: impl Fn(u64) -> R) -> Result<Progress, Failure> {
        let running = Running::new(self.games, self.json);
        let mut progress = Progress { tally: Tally::default(), running, games: None, failure: None };
        let Some(path) = &self.games_to else { return Ok(progress) };
        progress.games = Some(GamesFile::open(path).map_err(|error| unusable(path, &error))?);
        if !self.resume && path.is_file() {
            let there = fs::read(path).map_err(|error| unusable(path, &error))?;
            let games = records::count(&there);
            if games > 0 {
                let there = count_of(games, "game");
                let message = format!("it holds {there}: continue that match with --resume, or choose another file");
                return Err(unusable(path, &message));
            }
        }
        if self.resume {
            let results = labels.results(path, start).map_err(|reason| unusable(path, &reason))?;
            if results.len() as u64 > self.games {
                let found = count_of(results.len(), "game");
                return Err(unusable(path, &format!("it holds {found}: expected at most {} (--games)", self.games)));
            }
            progress.tally = results.into_iter().collect();
        }
        Ok(progress)
    }

    /// Counts and keeps a game, and says whether the match goes on.
    fn take<G: MatchGame>(
        &self,
        progress: &mut Progress,
        labels: &Labels,
        finished: FinishedGame<G>,
    ) -> Result<ControlFlow<()>, Failure> {
        let FinishedGame { number, game, result } = finished;
        if let (Some(games), Some(path)) = (&mut progress.games, &self.games_to) {
            let record = labels.record(game.into_record(), number)?;
            games.append(&record).map_err(|error| unusable(path, &error))?;
        }
        progress.tally.add(result);
        if !progress.tally.games().is_multiple_of(2) {
            return Ok(ControlFlow::Continue(()));
        }
        progress.running.print(progress.tally)?;
        Ok(if self.is_decided(progress.tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// Whether the test has decided; it looks at whole pairs.
    fn is_decided(&self, tally: Tally) -> bool {
        tally.games().is_multiple_of(2) && self.sprt.is_some_and(|sprt| sprt.accepted(tally).is_some())
    }

    fn report(&self, tally: Tally, is_interrupted: bool) -> io::Result<()> {
        let (white, black, games) = (self.white, self.black, count_of(tally.games() as usize, "game"));
        if self.json {
            let mut report = score::as_json(tally, self.sprt);
            report["white"] = white.to_string().into();
            report["black"] = black.to_string().into();
            report["interrupted"] = is_interrupted.into();
            return print_json(&report);
        }
        let mut out = stdout();
        if is_interrupted {
            writeln!(
                out,
                "interrupted after {} of {games}",
                tally.games(),
                games = count_of(self.games as usize, "game")
            )?;
        }
        out.say(format_args!("{white} against {black}, {games}: {}", score::in_words(tally)))?;
        self.sprt.map_or(Ok(()), |sprt| out.say(score::sprt_in_words(sprt, tally)))
    }
}
