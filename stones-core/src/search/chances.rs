use core::fmt;

use super::Value;
use super::network::{STAGES, stage};
use crate::{Board, PositionOn};

/// How a game is likely to end for the side to move: three shares that add up to 1.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Chances {
    /// That it wins.
    pub win: f64,
    /// That nobody does.
    pub draw: f64,
    /// That it loses.
    pub loss: f64,
}

/// For each [stage], from what margin on a win is as likely as not, and the margin that makes it e times more
/// likely than that, 100 for a stone: fitted to games of the engine with itself. It is the last
/// line that `make train-stones` prints.
const FITS: [(f64, f64); STAGES] = [(51.0, 40.0), (51.0, 34.0), (50.0, 26.0), (50.0, 26.0)];

impl Chances {
    /// Of an unfinished game with this estimated margin.
    pub(super) fn estimated<B: Board>(position: &PositionOn<B>, margin: Value) -> Chances {
        let (even, scale) = position.on_board().map_or(FITS[STAGES - 1], |position| FITS[stage(&position) % STAGES]);
        let at_least = |margin: f64| 1.0 / (1.0 + libm::exp((even - margin) / scale));
        let [win, loss] = [at_least(margin.into()), at_least((-margin).into())];
        Chances { win, draw: 1.0 - win - loss, loss }
    }

    /// Of a game that is known to end with this margin.
    pub(super) fn proven(margin: Value) -> Chances {
        let share = |is: bool| if is { 1.0 } else { 0.0 };
        Chances { win: share(margin > 0), draw: share(margin == 0), loss: share(margin < 0) }
    }

    /// What the side to move can expect: 1 for a win, ½ for a draw.
    pub fn points(self) -> f64 {
        self.win + self.draw / 2.0
    }
}

/// `win 25 %, draw 50 %, loss 25 %`.
impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [win, draw, loss] = [self.win, self.draw, self.loss].map(|share| 100.0 * share);
        write!(f, "win {win:.0} %, draw {draw:.0} %, loss {loss:.0} %")
    }
}
