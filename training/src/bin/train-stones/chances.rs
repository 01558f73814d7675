//! From a margin to the chances to win and to lose: logistic regression by Newton's method.

use stones_core::search::network::{Network, STAGES, stage};

use crate::games::Sample;

const ITERATIONS: usize = 20;

/// For each stage the margin, 100 for a stone, at which a win is as likely as not, and the further margin that
/// multiplies the odds by e.
pub(crate) fn fits(samples: &[Sample], network: &Network) -> [(f64, f64); STAGES] {
    core::array::from_fn(|wanted| {
        let of_stage = samples.iter().filter(|sample| stage(&sample.position) == wanted);
        // A win for the one side is a loss for the other.
        let cases = of_stage.flat_map(|sample| {
            let margin = network.margin(&sample.position).stones();
            [(margin, sample.result > 0.0), (-margin, sample.result < 0.0)]
        });
        let (slope, offset) = logistic_regression(&cases.collect::<Vec<_>>());
        (-100.0 * offset / slope, 100.0 / slope)
    })
}

/// Slope and offset of the log-odds.
fn logistic_regression(cases: &[(f64, bool)]) -> (f64, f64) {
    let (mut slope, mut offset) = (1.0, 0.0);
    for _ in 0..ITERATIONS {
        // The gradient of the log-likelihood, and its second derivatives.
        let (mut by_slope, mut by_offset, mut xx, mut x, mut one) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for &(margin, is_win) in cases {
            let chance = 1.0 / (1.0 + (-(slope * margin + offset)).exp());
            let (error, weight) = (f64::from(u8::from(is_win)) - chance, chance * (1.0 - chance));
            by_slope += error * margin;
            by_offset += error;
            xx += weight * margin * margin;
            x += weight * margin;
            one += weight;
        }
        let determinant = xx * one - x * x;
        slope += (by_slope * one - by_offset * x) / determinant;
        offset += (by_offset * xx - by_slope * x) / determinant;
    }
    (slope, offset)
}
