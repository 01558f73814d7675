use std::fmt;
use std::str::FromStr;

use chessboard_core::NameError;

use crate::Tally;

/// A sequential probability ratio test: it stops a match as soon as the games tell two Elo differences apart.
///
/// The generalized test for a game with three results, and Elo in its logistic form, as in fastchess and fishtest:
/// Michel Van den Bergh, [A practical introduction to the
/// GSPRT](https://www.cantate.be/Fishtest/GSPRT_approximation.pdf). It takes games as independent. The games of a pair
/// are not: they begin alike with the colors swapped, so their results differ more often, and the test errs less often
/// than it says.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The Elo difference of the hypothesis H0.
    pub elo0: f64,
    /// That of H1, a greater one.
    pub elo1: f64,
    /// The probability to accept H1 if H0 is true.
    pub alpha: f64,
    /// The probability to accept H0 if H1 is true.
    pub beta: f64,
}

/// One of the two hypotheses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hypothesis {
    /// The Elo difference is `elo0`.
    H0,
    /// It is `elo1`.
    H1,
}

/// The points of a loss, a draw and a win.
const POINTS: [f64; 3] = [0.0, 0.5, 1.0];

/// The count of a result that has not occurred, so that its probability is not 0.
const NO_GAME: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratios at which H0 and H1 are accepted.
    pub fn bounds(self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The logarithm of how much likelier the games are under H1 than under H0. 0 without a game.
    pub fn log_likelihood_ratio(self, tally: Tally) -> f64 {
        if tally.games() == 0 {
            return 0.0;
        }
        let counts = [tally.losses, tally.draws, tally.wins].map(|count| (count as f64).max(NO_GAME));
        let games: f64 = counts.iter().sum();
        let found = counts.map(|count| count / games);
        let [h0, h1] = [self.elo0, self.elo1].map(|elo| likeliest(found, expected_score(elo)));
        (0..POINTS.len()).map(|result| counts[result] * (h1[result] / h0[result]).ln()).sum()
    }

    /// The hypothesis that these games decide for; `None` if more games are needed.
    pub fn accepted(self, tally: Tally) -> Option<Hypothesis> {
        let ([low, high], ratio) = (self.bounds(), self.log_likelihood_ratio(tally));
        match ratio {
            _ if ratio <= low => Some(Hypothesis::H0),
            _ if ratio >= high => Some(Hypothesis::H1),
            _ => None,
        }
    }
}

/// The share of the points that an Elo difference promises.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The probabilities with this mean score under which the frequencies that were found are likeliest.
///
/// They are `found / (1 + x (points - score))`, where x makes the mean right: Michel Van den Bergh, [Comparing the
/// approximations](https://www.cantate.be/Fishtest/comparing_approximations.pdf), proposition 1.1.
fn likeliest(found: [f64; 3], score: f64) -> [f64; 3] {
    let at = |x: f64| [0, 1, 2].map(|result| found[result] / (1.0 + x * (POINTS[result] - score)));
    let excess = |x| at(x).iter().zip(POINTS).map(|(share, points)| share * (points - score)).sum::<f64>();
    // The excess falls from infinity to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    at(f64::midpoint(low, high))
}

/// Reads `0,5` or `0,5,0.05,0.05`.
impl FromStr for Sprt {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Sprt, NameError> {
        let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        let sprt = match numbers.as_deref() {
            Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }),
            Some(&[elo0, elo1, alpha, beta]) => Some(Sprt { elo0, elo1, alpha, beta }),
            _ => None,
        };
        sprt.filter(|sprt| sprt.is_valid()).ok_or(NameError {
            expected: "ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as `0,5` or `0,5,0.05,0.05`: ELO0 below ELO1, both from \
                       -1000 to 1000, ALPHA and BETA from 0.000001 to 0.499999",
        })
    }
}

impl Sprt {
    fn is_valid(self) -> bool {
        let is_error = |error| (1e-6..0.5).contains(&error);
        self.elo0 < self.elo1
            && (-1000.0..=1000.0).contains(&self.elo0)
            && (-1000.0..=1000.0).contains(&self.elo1)
            && is_error(self.alpha)
            && is_error(self.beta)
    }
}

/// `0,5,0.05,0.05`
impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { elo0, elo1, alpha, beta } = self;
        write!(f, "{elo0},{elo1},{alpha},{beta}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    /// The figures of fastchess, `app/tests/sprt_test.cpp`, logistic and trinomial.
    #[test]
    fn the_ratio_is_that_of_fastchess() {
        for (test, wins, losses, draws, expected) in
            [("0.5,2.5", 21_404, 21_184, 40_708, -1.57), ("0,2", 57_433, 57_030, 106_593, -2.59)]
        {
            let found = sprt(test).log_likelihood_ratio(Tally { wins, draws, losses });
            assert!((found - expected).abs() < 0.01, "{test}: {found}");
        }
    }

    #[test]
    fn the_bounds_follow_from_the_errors() {
        let [low, high] = sprt("0,5").bounds();
        assert!((high - 2.944).abs() < 1e-3 && (low + high).abs() < 1e-12);
        let [low, high] = sprt("0,5,0.01,0.2").bounds();
        assert!((high - 80_f64.ln()).abs() < 1e-9 && (low - (0.2_f64 / 0.99).ln()).abs() < 1e-9);
    }

    #[test]
    fn games_decide_and_none_decide_nothing() {
        let test = sprt("0,10");
        let accepted = |wins, draws, losses| test.accepted(Tally { wins, draws, losses });
        assert_eq!(accepted(0, 0, 0), None);
        for one_sided in [accepted(1, 0, 0), accepted(2, 0, 0), accepted(0, 1, 0), accepted(0, 0, 2)] {
            assert_eq!(one_sided, None, "a few games decide nothing");
        }
        assert_eq!(accepted(4000, 0, 0), Some(Hypothesis::H1));
        assert_eq!(accepted(0, 0, 4000), Some(Hypothesis::H0));
        assert_eq!(accepted(5300, 2000, 4700), Some(Hypothesis::H1));
        assert_eq!(accepted(5000, 2000, 5000), Some(Hypothesis::H0));
    }

    #[test]
    fn the_ratio_changes_its_sign_with_the_sides() {
        for (wins, draws, losses) in [(10, 5, 3), (7, 0, 0), (100, 300, 120)] {
            let ratio = sprt("-3,8").log_likelihood_ratio(Tally { wins, draws, losses });
            let turned = sprt("-8,3").log_likelihood_ratio(Tally { wins: losses, draws, losses: wins });
            assert!((ratio + turned).abs() < 1e-6 && ratio.is_finite(), "{ratio} {turned}");
        }
    }

    #[test]
    fn a_test_reads_back_as_written() {
        for text in ["0,5,0.05,0.05", "-5,0,0.01,0.1", "-2.5,2.5,0.05,0.2"] {
            assert_eq!(sprt(text).to_string(), text);
        }
        assert_eq!(sprt("0,5"), sprt("0, 5, 0.05, 0.05"));
        for text in [
            "",
            "5",
            "5,0",
            "0,5,0.05",
            "0,0",
            "0,5,0,0.1",
            "0,5,0.6",
            "0,5,0.1,1",
            "0,NaN",
            "0,inf",
            "0,5,.1,.1,.1",
            "a,b",
        ] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
