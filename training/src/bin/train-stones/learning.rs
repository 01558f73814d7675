//! The network in floating point: gradient descent with Adam (Kingma and Ba, 2015).

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use stones_core::Rules;
use stones_core::search::Evaluation;
use stones_core::search::network::{HIDDEN, HIDDEN_ONE, INPUTS, Network, OUTPUT_ONE, STAGES, inputs, stage};
use training::{below, unit};

use crate::games::Sample;

/// The weight of the final result in the training target; the value of the search has the rest.
const RESULT_SHARE: f32 = 0.5;
/// The batch size.
const BATCH: usize = 1024;
const RATE: f32 = 2e-3;
/// No hidden weight is larger, so that the 16-bit sums of 16 stones hold.
const LARGEST_WEIGHT: f32 = 6.0;

/// All weights in a row, in the order of a network's file.
const WEIGHTS: usize = HIDDEN + INPUTS * HIDDEN + STAGES * (HIDDEN + 1);
/// Where the outputs begin.
const OUTPUTS: usize = HIDDEN + INPUTS * HIDDEN;

pub(crate) struct Learner {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    /// Adam's running means of gradients and of their squares…
    mean: Vec<f32>,
    square: Vec<f32>,
    /// … and the weight of the initial zeros in them, for the bias correction.
    unlearned: (f32, f32),
    steps: u32,
    random: SplitMix64,
}

impl Learner {
    pub(crate) fn new(seed: u64) -> Learner {
        let mut random = SplitMix64::seed_from_u64(seed);
        let mut small = |size: f32| unit(&mut random) * 2.0 * size - size;
        let mut weights = vec![0.0; WEIGHTS];
        weights[..HIDDEN].fill(0.3);
        weights[HIDDEN..OUTPUTS].fill_with(|| small(0.1));
        weights[OUTPUTS..].fill_with(|| small(0.3));
        let zeros = vec![0.0; WEIGHTS];
        Learner {
            weights,
            gradient: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            unlearned: (1.0, 1.0),
            steps: 0,
            random,
        }
    }

    /// Learns from all samples this many times, with a decreasing learning rate.
    pub(crate) fn learn(&mut self, samples: &[Sample], epochs: u32) {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let all_steps = (epochs as usize * samples.len().div_ceil(BATCH)) as f32;
        for epoch in 0..epochs {
            self.shuffle(&mut order);
            let mut squares = 0.0;
            for batch in order.chunks(BATCH) {
                for &sample in batch {
                    let mirrors = self.random.next_u64() >> 63 == 1;
                    squares += f64::from(self.add_gradient(&samples[sample as usize], mirrors));
                }
                let rate = RATE * (1.0 - self.steps as f32 / all_steps).max(0.01);
                self.step(batch.len() as f32, rate);
            }
            println!("  epoch {epoch}: deviation {:.4} stones", (squares / samples.len() as f64).sqrt());
        }
    }

    /// The Fisher–Yates shuffle.
    fn shuffle(&mut self, order: &mut [u32]) {
        for last in (1..order.len()).rev() {
            order.swap(last, below(&mut self.random, last + 1));
        }
    }

    /// Adds the gradient of one squared error, and returns the squared error.
    fn add_gradient(&mut self, sample: &Sample, mirrors: bool) -> f32 {
        let position = if mirrors { sample.position.mirrored() } else { sample.position };
        let mut on = [0; 16];
        let mut count = 0;
        for input in inputs(&position) {
            on[count] = HIDDEN * (1 + input);
            count += 1;
        }
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[..HIDDEN]);
        for &row in &on[..count] {
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[row..row + HIDDEN]) {
                *sum += weight;
            }
        }
        let at = OUTPUTS + stage(&position) * (HIDDEN + 1);
        let output = &self.weights[at..=at + HIDDEN];
        let estimate = output[0] + hidden.iter().zip(&output[1..]).map(|(h, w)| h.clamp(0.0, 1.0) * w).sum::<f32>();
        let target = RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sample.value.clamp(-8.0, 8.0);
        let error = estimate - target;

        let mut back = [0.0; HIDDEN];
        for index in 0..HIDDEN {
            if hidden[index] > 0.0 && hidden[index] < 1.0 {
                back[index] = error * self.weights[at + 1 + index];
            }
            self.gradient[at + 1 + index] += error * hidden[index].clamp(0.0, 1.0);
        }
        self.gradient[at] += error;
        for row in core::iter::once(0).chain(on[..count].iter().copied()) {
            for (gradient, back) in self.gradient[row..row + HIDDEN].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        error * error
    }

    /// One step of Adam with the mean gradient of a batch.
    fn step(&mut self, batch: f32, rate: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        self.unlearned.0 *= KEEP_MEAN;
        self.unlearned.1 *= KEEP_SQUARE;
        let rate = rate * (1.0 - self.unlearned.1).sqrt() / (1.0 - self.unlearned.0);
        for index in 0..WEIGHTS {
            let gradient = core::mem::take(&mut self.gradient[index]) / batch;
            self.mean[index] += (1.0 - KEEP_MEAN) * (gradient - self.mean[index]);
            self.square[index] += (1.0 - KEEP_SQUARE) * (gradient * gradient - self.square[index]);
            let weight = self.weights[index] - rate * self.mean[index] / (self.square[index].sqrt() + 1e-8);
            self.weights[index] = if index < OUTPUTS { weight.clamp(-LARGEST_WEIGHT, LARGEST_WEIGHT) } else { weight };
        }
    }

    /// The network in the 16-bit numbers of its file.
    pub(crate) fn quantized(&self) -> Network {
        let one = |index: usize| f32::from(if index < OUTPUTS { HIDDEN_ONE } else { OUTPUT_ONE });
        let numbers = self.weights.iter().enumerate().map(|(index, weight)| (weight * one(index)).round() as i16);
        let bytes: Vec<u8> = numbers.flat_map(i16::to_le_bytes).collect();
        Network::from_bytes(&bytes.try_into().expect("the size of a file"))
    }
}

/// How far estimates are from the ends of games, in stones (root mean square).
pub(crate) fn deviation(samples: &[Sample], evaluation: &Evaluation) -> f64 {
    let estimate = |sample: &Sample| evaluation.estimate(&sample.position, Rules::default()).stones();
    let squares = samples.iter().map(|sample| (estimate(sample) - f64::from(sample.result)).powi(2));
    (squares.sum::<f64>() / samples.len().max(1) as f64).sqrt()
}
