use std::fmt;

use crate::GameResult;

/// The games that a player won, drew and lost against another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

/// An estimate, and where the true value lies with 95 % confidence.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Estimate {
    /// The lower end.
    pub low: f64,
    /// The most likely value.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

/// The standard errors on either side of an estimate that make 95 % confidence.
const CONFIDENCE: f64 = 1.959_964;

impl Tally {
    /// The number of games.
    pub fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1: a win is 1 point and a draw ½. Without a game it can be anything.
    pub fn score(self) -> Estimate {
        if self.games() == 0 {
            return Estimate { low: 0.0, value: 0.5, high: 1.0 };
        }
        let games = self.games() as f64;
        let [wins, draws] = [self.wins, self.draws].map(|count| count as f64 / games);
        let value = wins + draws / 2.0;
        // The variance of a game's points is E[x²] − E[x]². Half a game won and half a game lost are added, so that a
        // player who won all games does not get a variance of 0.
        let variance = (games * (wins + draws / 4.0 - value * value) + 0.5) / (games + 1.0);
        let error = CONFIDENCE * (variance / games).sqrt();
        Estimate { low: (value - error).max(0.0), value, high: (value + error).min(1.0) }
    }

    /// The Elo difference, positive if the player is stronger; 400 means a score of ten to one. Infinite if it won all
    /// games.
    pub fn elo_difference(self) -> Estimate {
        let Estimate { low, value, high } = self.score();
        Estimate { low: elo_difference(low), value: elo_difference(value), high: elo_difference(high) }
    }

    /// The likelihood of superiority: the probability that the player is stronger, given that nothing was known before.
    /// Draws do not count. ½ without a game.
    ///
    /// As in cutechess and fishtest, the normal approximation of <https://www.chessprogramming.org/Match_Statistics>.
    pub fn likelihood_of_superiority(self) -> f64 {
        let (wins, losses) = (self.wins as f64, self.losses as f64);
        if self.wins == self.losses {
            return 0.5;
        }
        0.5 + 0.5 * libm::erf((wins - losses) / (2.0 * (wins + losses)).sqrt())
    }

    /// Adds the result of a game.
    pub fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
    }
}

/// The Elo difference at which this share of the points is expected.
fn elo_difference(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

impl FromIterator<GameResult> for Tally {
    fn from_iter<I: IntoIterator<Item = GameResult>>(results: I) -> Tally {
        let mut tally = Tally::default();
        results.into_iter().for_each(|result| tally.add(result));
        tally
    }
}

impl Estimate {
    /// The mean of what the values are samples of; two values at least.
    pub fn mean(values: &[f64]) -> Estimate {
        let count = values.len() as f64;
        let value = values.iter().sum::<f64>() / count;
        let variance = values.iter().map(|sample| (sample - value).powi(2)).sum::<f64>() / (count - 1.0);
        let error = CONFIDENCE * (variance / count).sqrt();
        Estimate { low: value - error, value, high: value + error }
    }
}

/// `+120 =60 -20: 75.0 % (70.8 to 79.2), Elo +191 (+154 to +232)`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, elo) = (self.score(), self.elo_difference());
        let percent = |share: f64| 100.0 * share;
        write!(f, "+{} ={} -{}: {:.1} %", self.wins, self.draws, self.losses, percent(score.value))?;
        write!(f, " ({:.1} to {:.1})", percent(score.low), percent(score.high))?;
        write!(f, ", Elo {:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_and_elo_difference_follow_the_textbook() {
        let even = Tally { wins: 30, draws: 40, losses: 30 };
        assert_eq!((even.games(), even.score().value, even.elo_difference().value), (100, 0.5, 0.0));
        let ten_to_one = Tally { wins: 1000, draws: 0, losses: 100 };
        assert!((ten_to_one.elo_difference().value - 400.0).abs() < 1e-9);
        let text = Tally { wins: 120, draws: 60, losses: 20 }.to_string();
        assert_eq!(text, "+120 =60 -20: 75.0 % (70.3 to 79.7), Elo +191 (+150 to +237)");
    }

    #[test]
    fn few_games_say_little_and_none_nothing() {
        let none = Tally::default();
        assert_eq!(none.score(), Estimate { low: 0.0, value: 0.5, high: 1.0 });
        let all_won = Tally { wins: 4, ..none };
        assert!(all_won.score().low < 0.75 && all_won.elo_difference().value.is_infinite());
        let many = Tally { wins: 4000, ..none };
        assert!(many.score().low > 0.999);
    }

    #[test]
    fn the_likelihood_of_superiority_is_that_of_the_normal_distribution() {
        let likelihood = |wins, draws, losses| Tally { wins, draws, losses }.likelihood_of_superiority();
        assert_eq!((likelihood(0, 0, 0), likelihood(0, 9, 0), likelihood(7, 2, 7)), (0.5, 0.5, 0.5));
        // The normal distribution at 1, 2 and √10.
        for (wins, losses, expected) in [(25, 16, 0.920_073), (5, 4, 0.630_559), (10, 0, 0.999_217)] {
            let (found, other) = (likelihood(wins, 11, losses), likelihood(losses, 0, wins));
            assert!((found - expected).abs() < 1e-5 && (found + other - 1.0).abs() < 1e-12, "{wins}-{losses}: {found}");
        }
    }

    #[test]
    fn a_mean_comes_with_its_error() {
        let Estimate { low, value, high } = Estimate::mean(&[1.0, 2.0, 3.0, 4.0]);
        assert!((value - 2.5).abs() < 1e-9);
        assert!((high - value - 1.265).abs() < 1e-3 && (value - low - 1.265).abs() < 1e-3);
    }
}
