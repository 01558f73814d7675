//! The learned evaluation: a small network that estimates the chance to win of the side about to roll.
//!
//! - Binary [inputs](super::inputs), as the side about to roll sees them: both colors play alike.
//! - One hidden layer of [`HIDDEN`] neurons; the activation clamps to 0..=[`ONE`] and squares.
//! - One output for each of the [rules](super::inputs::rules_number), which include the number of pieces.
//!
//! All sums are of integers, and the last step uses `libm`, so the result is the same on every platform. With at most
//! eight pieces on the board, the hidden layer is computed from scratch for each position. About 0.2 µs.

use super::inputs::{INPUTS, RULES, inputs_on, rules_number};
use crate::Position;

/// The number of hidden neurons.
pub const HIDDEN: usize = 64;

/// The fixed-point 1 of weights and activations.
pub const ONE: i16 = 1 << ONE_BITS;
const ONE_BITS: u32 = 12;

/// The size of a network file in bytes.
pub const BYTES: usize = 2 * (INPUTS * HIDDEN + RULES * HIDDEN + 1);

/// One weight for each hidden neuron, as in a file: 16-bit little-endian numbers.
type Weights = [u8; 2 * HIDDEN];

/// The weights of a network.
///
/// A file holds the weights of the hidden layer, input by input, then the weights of the outputs, rules by rules, and
/// the bias of all outputs. They are read in place: to copy them at compile time would take seconds of each build.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    hidden: &'static [Weights; INPUTS],
    outputs: &'static [Weights; RULES],
    bias: i16,
}

static LEARNED: Network = Network::from_bytes(include_bytes!("network.bin"));

impl Network {
    /// The network that comes with the crate.
    pub const LEARNED: &'static Network = &LEARNED;

    /// The network of a file.
    const fn from_bytes(bytes: &'static [u8; BYTES]) -> Network {
        let (weights, bias) = bytes.as_chunks::<{ size_of::<Weights>() }>();
        let (hidden, outputs) = weights.split_at(INPUTS);
        let (Some(hidden), Some(outputs), Some(bias)) =
            (hidden.first_chunk(), outputs.first_chunk(), bias.first_chunk())
        else {
            panic!("a file has another size");
        };
        Network { hidden, outputs, bias: i16::from_le_bytes(*bias) }
    }

    /// The chance to win, 0 to 1, for the side about to roll. A pending roll is ignored.
    #[inline]
    pub fn win_probability(&self, position: &Position) -> f64 {
        let one = f64::from(ONE);
        let logit = f64::from(self.output(position)) / (one * one) + f64::from(self.bias) / one;
        1.0 / (1.0 + libm::exp(-logit))
    }

    #[inline]
    fn output(&self, position: &Position) -> i32 {
        let mut sums = [0_i32; HIDDEN];
        inputs_on(position, |input| {
            for (sum, weight) in sums.iter_mut().zip(numbers(&self.hidden[input % INPUTS])) {
                *sum += i32::from(weight);
            }
        });
        let weights = numbers(&self.outputs[rules_number(position) % RULES]);
        // A square is at most 2¹² and a weight less than 2¹⁵, but 64 of them could overflow: a test checks that those
        // of the learned network do not. Other networks may give wrong results, but do not panic.
        sums.iter().zip(weights).fold(0, |output, (sum, weight)| {
            let clamped = (*sum).clamp(0, ONE.into());
            output.wrapping_add((clamped * clamped >> ONE_BITS) * i32::from(weight))
        })
    }
}

#[inline]
fn numbers(weights: &Weights) -> impl Iterator<Item = i16> {
    weights.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_never_overflow() {
        for weights in LEARNED.outputs {
            let all: i64 = numbers(weights).map(|weight| i64::from(weight.unsigned_abs())).sum();
            assert!(all * i64::from(ONE) <= i64::from(i32::MAX));
        }
    }
}
