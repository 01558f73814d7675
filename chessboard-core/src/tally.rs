use core::fmt;

/// The games that one player won, drew and lost against another.
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
    /// What is most likely.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

/// So many standard errors lie on either side of an estimate with 95 % confidence.
const CONFIDENCE: f64 = 1.959_964;

impl Tally {
    /// The number of games.
    pub fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1: a win is 1 point and a draw ½. All is open without a game.
    pub fn score(self) -> Estimate {
        if self.games() == 0 {
            return Estimate { low: 0.0, value: 0.5, high: 1.0 };
        }
        let games = self.games() as f64;
        let [wins, draws] = [self.wins, self.draws].map(|count| count as f64 / games);
        let value = wins + draws / 2.0;
        // The variance of a game's points is E[x²] − E[x]². Half a game won and half a game lost are added to it, so
        // that a player who always won is not taken to be sure of it.
        let variance = (games * (wins + draws / 4.0 - value * value) + 0.5) / (games + 1.0);
        let error = CONFIDENCE * (variance / games).sqrt();
        Estimate { low: (value - error).max(0.0), value, high: (value + error).min(1.0) }
    }

    /// How much stronger the player is in Elo's numbers: 400 is ten to one. Infinite if all games were won.
    pub fn elo(self) -> Estimate {
        let Estimate { low, value, high } = self.score();
        Estimate { low: elo(low), value: elo(value), high: elo(high) }
    }
}

/// The difference in Elo's numbers at which so much of the points is expected.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// `+120 =60 -20: 75.0 % (70.8 to 79.2), Elo +191 (+154 to +232)`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, elo) = (self.score(), self.elo());
        let percent = |share: f64| 100.0 * share;
        write!(f, "+{} ={} -{}: {:.1} %", self.wins, self.draws, self.losses, percent(score.value))?;
        write!(f, " ({:.1} to {:.1})", percent(score.low), percent(score.high))?;
        write!(f, ", Elo {:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn scores_and_elo_are_the_textbook_ones() {
        let even = Tally { wins: 30, draws: 40, losses: 30 };
        assert_eq!((even.games(), even.score().value, even.elo().value), (100, 0.5, 0.0));
        let ten_to_one = Tally { wins: 1000, draws: 0, losses: 100 };
        assert!((ten_to_one.elo().value - 400.0).abs() < 1e-9);
        let text = Tally { wins: 120, draws: 60, losses: 20 }.to_string();
        assert_eq!(text, "+120 =60 -20: 75.0 % (70.3 to 79.7), Elo +191 (+150 to +237)");
    }

    #[test]
    fn few_games_leave_much_open_and_none_all() {
        let none = Tally::default();
        assert_eq!(none.score(), Estimate { low: 0.0, value: 0.5, high: 1.0 });
        let all_won = Tally { wins: 4, ..none };
        assert!(all_won.score().low < 0.75 && all_won.elo().value.is_infinite());
        let many = Tally { wins: 4000, ..none };
        assert!(many.score().low > 0.999);
    }
}
