//! The network while it learns, in floating point; its layout is that of `dice_race_core::search::network`.

use dice_race_core::Position;
use dice_race_core::search::inputs::{INPUTS, MAX_INPUTS_ON, RULES, inputs_on, rules_number};
use dice_race_core::search::network::{HIDDEN, ONE};
use rand_xoshiro::Xoshiro256PlusPlus;
use training::unit;

type Row = [f32; HIDDEN];

/// The weights.
pub(crate) struct Network {
    pub(crate) hidden: Vec<Row>,
    pub(crate) outputs: Vec<Row>,
    pub(crate) bias: f32,
}

/// What the network sees of a position: the inputs that are on, the hidden sums that follow from them, the rules.
struct Seen {
    inputs: [u16; MAX_INPUTS_ON],
    count: usize,
    sums: Row,
    rules: usize,
}

impl Network {
    /// Small random weights; the hidden sums mostly between 0 and 1, where they can learn.
    pub(crate) fn new(random: &mut Xoshiro256PlusPlus) -> Network {
        let mut around = |middle: f32, reach: f32| middle + (unit(random) * 2.0 - 1.0) * reach;
        let hidden = (0..INPUTS).map(|_| std::array::from_fn(|_| around(0.05, 0.1))).collect();
        let output = std::array::from_fn(|_| around(0.0, 0.5));
        Network { hidden, outputs: vec![output; RULES], bias: 0.0 }
    }

    /// The chance to win for the side about to roll.
    pub(crate) fn value(&self, position: &Position) -> f32 {
        self.output(&self.see(position))
    }

    /// One step down the gradient of the cross entropy with `target`.
    pub(crate) fn learn(&mut self, position: &Position, target: f32, rate: f32) {
        let seen = self.see(position);
        let step = (self.output(&seen) - target) * rate;
        let mut steps = [0.0; HIDDEN];
        let outputs = &mut self.outputs[seen.rules];
        for ((step_of_sum, sum), weight) in steps.iter_mut().zip(seen.sums).zip(outputs) {
            let cut = sum.clamp(0.0, 1.0);
            // The slope of the square; none where the sum is cut off.
            let slope = if (0.0..=1.0).contains(&sum) { 2.0 * cut } else { 0.0 };
            *step_of_sum = step * *weight * slope;
            *weight -= step * cut * cut;
        }
        self.bias -= step;
        for &input in &seen.inputs[..seen.count] {
            for (weight, step) in self.hidden[usize::from(input)].iter_mut().zip(&steps) {
                *weight -= step;
            }
        }
    }

    fn see(&self, position: &Position) -> Seen {
        let mut seen =
            Seen { inputs: [0; MAX_INPUTS_ON], count: 0, sums: [0.0; HIDDEN], rules: rules_number(position) };
        inputs_on(position, |input| {
            seen.inputs[seen.count] = input as u16;
            seen.count += 1;
            for (sum, weight) in seen.sums.iter_mut().zip(&self.hidden[input]) {
                *sum += weight;
            }
        });
        seen
    }

    fn output(&self, seen: &Seen) -> f32 {
        const LANES: usize = 8;
        // Eight sums side by side, for speed; always the same eight, so that the result is always the same.
        let mut lanes = [0.0; LANES];
        let (sums, weights) = (seen.sums.chunks_exact(LANES), self.outputs[seen.rules].chunks_exact(LANES));
        for (sums, weights) in sums.zip(weights) {
            for ((lane, sum), weight) in lanes.iter_mut().zip(sums).zip(weights) {
                let cut = sum.clamp(0.0, 1.0);
                *lane += cut * cut * weight;
            }
        }
        let logit = self.bias + lanes.iter().sum::<f32>();
        1.0 / (1.0 + libm::expf(-logit))
    }
}

impl Network {
    /// The file of the network, in the integers of `dice_race_core::search::network`.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let weights = self.hidden.iter().chain(&self.outputs).flatten().chain([&self.bias]);
        weights.flat_map(|weight| rounded(*weight).to_le_bytes()).collect()
    }
}

/// A weight as an integer; what is too large is cut off, as Rust's casts do.
fn rounded(weight: f32) -> i16 {
    (weight * f32::from(ONE)).round() as i16
}
