use super::super::value::Value;

/// What to play for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Objective {
    /// The difference of the final scores.
    #[default]
    Margin,
    /// To win, or else to draw; then the difference.
    Win,
}

/// What a search maximizes: the margin in hundredths of a stone, and with [`Objective::Win`] a bonus for winning.
pub(crate) type Utility = i32;

/// More than every utility.
pub(crate) const INFINITY: Utility = 10_000;

/// The bonus for winning, with [`Objective::Win`].
const WIN_BONUS: Utility = 1000;

/// The estimated margin at which half of [`WIN_BONUS`] is expected: a stone and a half.
const HALF_WIN_MARGIN: Utility = 150;

impl Objective {
    /// The utility of a finished game.
    pub(crate) fn final_utility(self, margin: Value) -> Utility {
        let margin = margin.hundredths();
        match self {
            Objective::Margin => margin,
            Objective::Win => WIN_BONUS * margin.signum() + margin,
        }
    }

    /// The utility of an unfinished game: the larger the estimated margin, the likelier the win.
    pub(crate) fn estimated_utility(self, margin: Value) -> Utility {
        let margin = margin.hundredths();
        match self {
            Objective::Margin => margin,
            Objective::Win => margin + WIN_BONUS * margin / (margin.abs() + HALF_WIN_MARGIN),
        }
    }

    /// The inverse of [`final_utility`](Objective::final_utility).
    pub(crate) fn final_margin(self, utility: Utility) -> Value {
        Value::from_hundredths(match self {
            Objective::Margin => utility,
            Objective::Win => utility - WIN_BONUS * utility.signum(),
        })
    }

    /// The inverse of [`estimated_utility`](Objective::estimated_utility), up to rounding.
    pub(crate) fn estimated_margin(self, utility: Utility) -> Value {
        Value::from_hundredths(match self {
            Objective::Margin => utility,
            Objective::Win => {
                // The root of m² + (WIN_BONUS + HALF_WIN_MARGIN − u) m − HALF_WIN_MARGIN u, for u > 0.
                let (size, half) = (i64::from(utility.abs()), i64::from(HALF_WIN_MARGIN));
                let slack = i64::from(WIN_BONUS) + half - size;
                utility.signum() * (((slack * slack + 4 * half * size).isqrt() - slack) / 2) as Utility
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_survive_the_way_to_utilities_and_back() {
        for objective in [Objective::Margin, Objective::Win] {
            for margin in (-800..=800).map(Value::from_hundredths) {
                assert_eq!(objective.final_margin(objective.final_utility(margin)), margin);
                let estimated = objective.estimated_margin(objective.estimated_utility(margin));
                assert!((estimated - margin).hundredths().abs() <= 1, "{margin}");
            }
        }
    }
}
