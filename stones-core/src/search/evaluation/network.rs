//! The learned evaluation: a small neural network.
//!
//! - Inputs: 4 × 64, one for each kind of stone (own unpinned, own pinned, the opponent's unpinned, pinned) on
//!   each square, as the mover sees it: Black's board is flipped, so that the mover always goes up.
//! - One hidden layer of [`HIDDEN`] sums, each clamped to 0..=256.
//! - One output for each [stage] of the game: the final difference of the scores, for the side to move.
//!
//! All arithmetic is in integers, so the result is the same on every platform. There are at most sixteen stones, so the
//! sums are computed from scratch for each position.

use alloc::vec::Vec;

use chessboard_core::cpu::{self, Level, Work};

use super::super::value::Value;
use crate::{Color, Position, Square, SquareSet};

/// The number of hidden sums.
pub const HIDDEN: usize = 64;
/// The number of inputs.
pub const INPUTS: usize = 4 * 64;
/// The number of stages of a game.
pub const STAGES: usize = 4;

/// The fixed-point 1 of a hidden sum, at which it is clamped.
pub const HIDDEN_ONE: i16 = 256;
/// The fixed-point 1 of an output weight: one stone.
pub const OUTPUT_ONE: i16 = 512;

/// The size of a network's file in bytes.
pub const BYTES: usize = 2 * (HIDDEN + INPUTS * HIDDEN + STAGES * (HIDDEN + 1));

/// The weights of a network.
///
/// A file holds them as 16-bit little-endian numbers: the biases of the hidden sums, their weights input by
/// input, and for each stage the bias and the weights of its output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    bias: Row,
    weights: [Row; INPUTS],
    outputs: [Output; STAGES],
}

/// A number for each hidden sum. No vector of them crosses a boundary of cache lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
struct Row([i16; HIDDEN]);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Output {
    bias: i16,
    weights: Row,
}

static LEARNED: Network = Network::from_bytes(include_bytes!("network.bin"));

impl Network {
    /// The network that comes with the crate.
    pub const LEARNED: &'static Network = &LEARNED;

    /// Reads the bytes of a file.
    #[allow(clippy::large_stack_arrays, reason = "the network of the crate is read at compile time")]
    pub const fn from_bytes(bytes: &[u8; BYTES]) -> Network {
        let row = Row([0; HIDDEN]);
        let output = Output { bias: 0, weights: row };
        let mut network = Network { bias: row, weights: [row; INPUTS], outputs: [output; STAGES] };
        let mut at = read(bytes, 0, &mut network.bias.0);
        let mut input = 0;
        while input < INPUTS {
            at = read(bytes, at, &mut network.weights[input].0);
            input += 1;
        }
        let mut stage = 0;
        while stage < STAGES {
            let output = &mut network.outputs[stage];
            at = read(bytes, at, core::slice::from_mut(&mut output.bias));
            at = read(bytes, at, &mut output.weights.0);
            stage += 1;
        }
        network
    }

    /// The bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let inputs = self.weights.iter().flat_map(|row| &row.0);
        let outputs = self.outputs.iter().flat_map(|output| core::iter::once(&output.bias).chain(&output.weights.0));
        self.bias.0.iter().chain(inputs).chain(outputs).flat_map(|number| number.to_le_bytes()).collect()
    }

    /// The estimated margin for the side to move.
    pub fn margin(&self, position: &Position) -> Value {
        cpu::run(Margin { network: self, position })
    }
}

/// Computes the margin.
struct Margin<'a> {
    network: &'a Network,
    position: &'a Position,
}

impl Work for Margin<'_> {
    type Output = Value;

    #[inline(always)]
    fn run(self, _: Level, _: impl Fn(Self) -> Value) -> Value {
        let Margin { network, position } = self;
        let mut hidden = network.bias.0;
        // Nested loops and not one over `inputs`, whose adapters would not be compiled for the level.
        let Stones { sides, pinned } = Stones::new(position);
        for (side, squares) in sides.into_iter().enumerate() {
            for square in squares {
                let weights = &network.weights[input(side, square, pinned) % INPUTS];
                for (sum, weight) in hidden.iter_mut().zip(&weights.0) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
        }
        let output = &network.outputs[stage(position) % STAGES];
        let products = hidden.iter().zip(&output.weights.0);
        let sum: i32 = products.map(|(&sum, &weight)| i32::from(sum.clamp(0, HIDDEN_ONE)) * i32::from(weight)).sum();
        let sum = i64::from(sum) + i64::from(output.bias) * i64::from(HIDDEN_ONE);
        Value::from_hundredths((sum * 100 / (i64::from(HIDDEN_ONE) * i64::from(OUTPUT_ONE))) as i32)
    }
}

/// Reads 16-bit little-endian numbers that begin at an offset, and returns the offset after them.
const fn read(bytes: &[u8], mut at: usize, numbers: &mut [i16]) -> usize {
    let mut index = 0;
    while index < numbers.len() {
        numbers[index] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        index += 1;
    }
    at
}

/// The stones as the mover sees them: its own, and the opponent's.
///
/// By side, and not by kind: a side has the same number of stones for the whole game, so that loops over them do not
/// mispredict their end.
struct Stones {
    sides: [SquareSet; 2],
    pinned: SquareSet,
}

impl Stones {
    #[inline(always)]
    fn new(position: &Position) -> Stones {
        let mover = position.turn();
        let sides = [mover, !mover].map(|color| position.stones(color).seen_by(mover));
        Stones { sides, pinned: position.all_pinned().seen_by(mover) }
    }
}

/// The input of a stone: 64 × its kind + its square.
#[inline(always)]
fn input(side: usize, square: Square, pinned: SquareSet) -> usize {
    let kind = 2 * side + usize::from(pinned.contains(square));
    64 * kind + square.index()
}

/// The active inputs, each less than [`INPUTS`]: 64 × the kind of stone + the square as the mover sees it.
pub fn inputs(position: &Position) -> impl Iterator<Item = usize> + use<> {
    let Stones { sides, pinned } = Stones::new(position);
    let sides = sides.into_iter().enumerate();
    sides.flat_map(move |(side, squares)| squares.into_iter().map(move |square| input(side, square, pinned)))
}

/// The stage of a game, less than [`STAGES`]: it grows with the number of stones across the middle.
#[inline]
pub fn stage(position: &Position) -> usize {
    let across = |color: Color| (position.stones(color).seen_by(color).0 >> 32).count_ones() as usize;
    (across(Color::White) + across(Color::Black)) * STAGES / 17
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tests::walked;

    /// The margin in hundredths, number by number from the file.
    fn margin_by_file(file: &[i16], position: &Position) -> i32 {
        let (bias, rest) = file.split_at(HIDDEN);
        let (weights, outputs) = rest.split_at(INPUTS * HIDDEN);
        let output = &outputs[stage(position) * (HIDDEN + 1)..][..=HIDDEN];
        let active: Vec<usize> = inputs(position).collect();
        let hidden = |index: usize| {
            let weight = |input: &usize| i32::from(weights[input * HIDDEN + index]);
            i32::from(bias[index]) + active.iter().map(weight).sum::<i32>()
        };
        let products =
            (0..HIDDEN).map(|index| hidden(index).clamp(0, HIDDEN_ONE.into()) * i32::from(output[1 + index]));
        let sum = i64::from(products.sum::<i32>()) + i64::from(output[0]) * i64::from(HIDDEN_ONE);
        (sum * 100 / (i64::from(HIDDEN_ONE) * i64::from(OUTPUT_ONE))) as i32
    }

    #[test]
    fn margins_are_those_of_the_file_on_every_level() {
        let bytes = Network::LEARNED.to_bytes();
        assert_eq!(bytes, include_bytes!("network.bin"));
        let file: Vec<_> = bytes.as_chunks().0.iter().map(|&number| i16::from_le_bytes(number)).collect();
        conformance::on_every_level(|level| {
            for seed in 0..300 {
                let position = walked(Position::initial(), seed, seed as u32 % 70);
                let margin = Network::LEARNED.margin(&position).hundredths();
                assert_eq!(margin, margin_by_file(&file, &position), "{level} {position}");
            }
        });
    }

    #[test]
    fn inputs_are_numbered_by_kind_and_square_as_the_mover_sees_them() {
        // White: movers a1, pinned b2. Black: mover c8, pinned h7.
        let [white, black] = ["2s5/7p/8/8/8/8/1P6/S7 w", "2s5/7p/8/8/8/8/1P6/S7 b"].map(|text| text.parse().unwrap());
        let sorted = |position| {
            let mut inputs: Vec<_> = inputs(position).collect();
            inputs.sort_unstable();
            inputs
        };
        assert_eq!(sorted(&white), [0, 64 + 9, 128 + 58, 192 + 55]);
        assert_eq!(sorted(&black), [2, 64 + 15, 128 + 56, 192 + 49]);
    }
}
