//! What the levels mean.

use chessboard_core::Level;

/// How well a player plays.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strength {
    /// So many throws ahead of a move it looks.
    pub(super) throws: u8,
    /// How much of its judgment is the learned evaluation, 0 to 1; the rest is who is ahead in the race.
    pub(super) knowledge: f64,
    /// How much worse a move may seem, as a chance to win, to be drawn e times less often than the best.
    pub(super) temperature: f64,
}

impl Strength {
    pub(super) const fn of(level: Level) -> Strength {
        STRENGTHS[level.index()]
    }
}

/// Placed evenly over the range from a beginner to the last, by games against the last.
const STRENGTHS: [Strength; 10] = [
    Strength { throws: 0, knowledge: 0.00, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.10, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.20, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.30, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.40, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.50, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.60, temperature: 0.010 },
    Strength { throws: 0, knowledge: 0.70, temperature: 0.010 },
    Strength { throws: 0, knowledge: 1.00, temperature: 0.010 },
    Strength { throws: 2, knowledge: 1.00, temperature: 0.001 },
];
