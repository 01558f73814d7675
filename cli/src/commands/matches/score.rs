//! The score of a match, in words and as JSON.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use arena::{Hypothesis, Sprt, Tally};
use serde_json::{Value, json};

use crate::terminal::output::{stderr, stdout};

/// The least time between two running scores.
const INTERVAL: Duration = Duration::from_secs(1);

/// The score, with the likelihood of superiority.
pub(crate) fn in_words(tally: Tally) -> String {
    format!("{tally}, LOS {:.1} %", 100.0 * tally.likelihood_of_superiority())
}

/// `SPRT 0,5,0.05,0.05: LLR +2.97 (-2.94 to +2.94), H1 accepted: Elo +5 rather than +0`
pub(crate) fn sprt_in_words(sprt: Sprt, tally: Tally) -> String {
    let ([low, high], ratio) = (sprt.bounds(), sprt.log_likelihood_ratio(tally));
    let (elo0, elo1) = (sprt.elo0, sprt.elo1);
    let verdict = match sprt.accepted(tally) {
        Some(Hypothesis::H0) => format!("H0 accepted: Elo {elo0:+} rather than {elo1:+}"),
        Some(Hypothesis::H1) => format!("H1 accepted: Elo {elo1:+} rather than {elo0:+}"),
        None => "undecided".to_owned(),
    };
    format!("SPRT {sprt}: LLR {ratio:+.2} ({low:+.2} to {high:+.2}), {verdict}")
}

/// The numbers of a score. JSON has no infinity, so an infinite Elo difference becomes `null`.
pub(crate) fn as_json(tally: Tally, sprt: Option<Sprt>) -> Value {
    let (score, elo) = (tally.score(), tally.elo_difference());
    json!({
        "games": tally.games(), "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
        "score": [score.low, score.value, score.high], "elo": [elo.low, elo.value, elo.high],
        "los": tally.likelihood_of_superiority(),
        "sprt": sprt.map(|sprt| sprt_as_json(sprt, tally)),
    })
}

fn sprt_as_json(sprt: Sprt, tally: Tally) -> Value {
    let accepted = sprt.accepted(tally).map(|hypothesis| match hypothesis {
        Hypothesis::H0 => "H0",
        Hypothesis::H1 => "H1",
    });
    json!({
        "elo0": sprt.elo0, "elo1": sprt.elo1, "alpha": sprt.alpha, "beta": sprt.beta,
        "llr": sprt.log_likelihood_ratio(tally), "bounds": sprt.bounds(), "accepted": accepted,
    })
}

/// Prints the running score: after the first pair of games, and then at most once a second.
#[derive(Debug)]
pub(crate) struct Running {
    games: u64,
    /// With JSON on the standard output, the running score goes to the standard error.
    is_json: bool,
    printed: Option<Instant>,
}

impl Running {
    pub(crate) fn new(games: u64, is_json: bool) -> Running {
        Running { games, is_json, printed: None }
    }

    /// To be called after each pair of games.
    pub(crate) fn print(&mut self, tally: Tally) -> io::Result<()> {
        if self.printed.is_some_and(|printed| printed.elapsed() < INTERVAL) {
            return Ok(());
        }
        self.printed = Some(Instant::now());
        let line = format!("{} of {} games: {}\n", tally.games(), self.games, in_words(tally));
        if self.is_json {
            stderr().write_all(line.as_bytes())
        } else {
            let mut out = stdout();
            out.write_all(line.as_bytes())?;
            out.flush()
        }
    }
}
