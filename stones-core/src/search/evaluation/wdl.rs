use core::fmt;

use super::super::value::Value;
use super::network::{STAGES, stage};
use crate::{Board, PositionOn};

/// The probabilities that the side to move wins, draws and loses; they add up to 1.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chances {
    /// The probability of a win.
    pub win: f64,
    /// The probability of a draw.
    pub draw: f64,
    /// The probability of a loss.
    pub loss: f64,
}

/// For each [stage] the two parameters of a logistic curve, in hundredths of a stone: the margin at which a win is as
/// likely as not, and the margin beyond it that multiplies the odds by e. Fitted to games of the engine with itself:
/// the last line that `make train-stones` prints.
const FITS: [(f64, f64); STAGES] = [(51.0, 40.0), (51.0, 34.0), (50.0, 26.0), (50.0, 26.0)];

impl Chances {
    /// The chances in an unfinished game with this estimated margin.
    pub(crate) fn estimated<B: Board>(position: &PositionOn<B>, margin: Value) -> Chances {
        let (even, scale) = position.on_board().map_or(FITS[STAGES - 1], |position| FITS[stage(&position) % STAGES]);
        let at_least = |margin: f64| 1.0 / (1.0 + libm::exp((even - margin) / scale));
        let [win, loss] = [margin, -margin].map(|margin| at_least(margin.hundredths().into()));
        Chances { win, draw: 1.0 - win - loss, loss }
    }

    /// The chances in a game whose final margin is proven.
    pub(crate) fn proven(margin: Value) -> Chances {
        let certainty = |is: bool| if is { 1.0 } else { 0.0 };
        Chances {
            win: certainty(margin > Value::ZERO),
            draw: certainty(margin == Value::ZERO),
            loss: certainty(margin < Value::ZERO),
        }
    }

    /// The expected points of the side to move: 1 for a win, ½ for a draw.
    pub fn points(self) -> f64 {
        self.win + self.draw / 2.0
    }
}

/// `win 25 %, draw 50 %, loss 25 %`.
impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [win, draw, loss] = [self.win, self.draw, self.loss].map(|chance| 100.0 * chance);
        write!(f, "win {win:.0} %, draw {draw:.0} %, loss {loss:.0} %")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn chances_are_symmetric_and_add_up_to_1() {
        for margin in [-800, -100, -1, 0, 1, 100, 800] {
            let value = Value::from_hundredths(margin);
            let [chances, opponent] = [value, -value].map(|value| Chances::estimated(&Position::initial(), value));
            assert!((chances.win + chances.draw + chances.loss - 1.0).abs() < 1e-12);
            assert!((chances.points() + opponent.points() - 1.0).abs() < 1e-12);
            assert!(chances.draw >= 0.0 && (chances.win > chances.loss) == (margin > 0));
        }
    }
}
