//! The learned evaluation: a small network that tells the chance to win of the side about to roll.
//!
//! - [Inputs](super::inputs) that are on or off, seen by the side about to roll: both colors play alike.
//! - One hidden layer of [`HIDDEN`] sums, each cut to 0..=[`ONE`] and squared.
//! - One output for each of the [rules](super::inputs::rules_number), the number of pieces among them: what the hidden
//!   sums mean depends on the rules.
//!
//! All sums are of integers, and the last step is made by `libm`, so it is the same everywhere. At most eight pieces
//! are on the board, so the hidden sums are added up anew for each position. About 0.2 µs.

use super::inputs::{INPUTS, RULES, inputs_on, rules_number};
use crate::Position;

/// The number of hidden sums.
pub const HIDDEN: usize = 64;

/// A weight, or a hidden sum, of this size is 1.
pub const ONE: i16 = 1 << ONE_BITS;
const ONE_BITS: u32 = 12;

/// The size of a network's file.
pub const BYTES: usize = 2 * (INPUTS * HIDDEN + RULES * HIDDEN + 1);

/// The weights of a network.
///
/// A file holds them as 16-bit little-endian numbers: the weights of the hidden sums, input by input, then the
/// weights of the outputs, rules by rules, and the bias of all outputs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    hidden: [[i16; HIDDEN]; INPUTS],
    outputs: [[i16; HIDDEN]; RULES],
    bias: i16,
}

static LEARNED: Network = Network::from_bytes(include_bytes!("network.bin"));

impl Network {
    /// The network that comes with the crate.
    pub const LEARNED: &'static Network = &LEARNED;

    /// Reads the bytes of a file.
    #[allow(clippy::large_stack_arrays, reason = "only called at compile time")]
    const fn from_bytes(bytes: &[u8; BYTES]) -> Network {
        let mut network = Network { hidden: [[0; HIDDEN]; INPUTS], outputs: [[0; HIDDEN]; RULES], bias: 0 };
        let mut at = read_rows(bytes, 0, &mut network.hidden);
        at = read_rows(bytes, at, &mut network.outputs);
        network.bias = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        network
    }

    /// The chance to win, 0 to 1, for the side about to roll. A pending roll is not seen.
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
            for (sum, weight) in sums.iter_mut().zip(&self.hidden[input % INPUTS]) {
                *sum += i32::from(*weight);
            }
        });
        let weights = &self.outputs[rules_number(position) % RULES];
        // A square is at most 2¹² and a weight less than 2¹⁵, but 64 of them could be too many: a test holds that those
        // of the learned network are not. Others may be wrong, but do not panic.
        sums.iter().zip(weights).fold(0, |output, (sum, weight)| {
            let cut = (*sum).clamp(0, ONE.into());
            output.wrapping_add((cut * cut >> ONE_BITS) * i32::from(*weight))
        })
    }
}

/// Reads rows of numbers from a place on, and returns the place behind them.
const fn read_rows<const N: usize>(bytes: &[u8; BYTES], mut at: usize, rows: &mut [[i16; HIDDEN]; N]) -> usize {
    let mut number = 0;
    while number < N * HIDDEN {
        rows[number / HIDDEN][number % HIDDEN] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        number += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_learned_outputs_fit_whatever_the_inputs_are() {
        for weights in &LEARNED.outputs {
            let all: i64 = weights.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            assert!(all * i64::from(ONE) <= i64::from(i32::MAX));
        }
    }
}
