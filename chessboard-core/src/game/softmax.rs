//! Softmax sampling: computer players vary, and weaker ones err, by choosing among moves nearly as good as the best.

/// A choice whose loss exceeds this multiple of the temperature is never sampled.
const CUTOFF: f64 = 3.0;

/// Samples one of some choices by 64 random bits; `None` if there is no choice.
///
/// `loss` is how much worse a choice is than the best, so its weight is `exp(-loss / temperature)`, and 0 beyond
/// three times the temperature. At temperature 0 the first choice without a loss is taken. The result is the same on
/// every platform.
///
/// ```
/// use chessboard_core::softmax;
///
/// let losses = [0.0, 0.1, 5.0];
/// let sampled = |bits| softmax::sample(&losses, |loss| *loss, 0.1, bits);
/// assert_eq!((sampled(0), sampled(u64::MAX)), (Some(&0.0), Some(&0.1)));
/// assert_eq!(softmax::sample(&losses, |loss| *loss, 0.0, u64::MAX), Some(&0.0));
/// ```
pub fn sample<T>(choices: &[T], loss: impl Fn(&T) -> f64, temperature: f64, bits: u64) -> Option<&T> {
    let weight = |choice: &T| match loss(choice) {
        none if none <= 0.0 => 1.0,
        loss if loss <= CUTOFF * temperature => libm::exp(-loss / temperature),
        _ => 0.0,
    };
    if temperature <= 0.0 {
        return choices.iter().find(|choice| weight(choice) > 0.0);
    }
    // 53 bits fill the mantissa of a number from 0 to 1.
    let share = (bits >> 11) as f64 / (1_u64 << 53) as f64;
    let mut left = share * choices.iter().map(weight).sum::<f64>();
    let sampled = choices.iter().find(|choice| {
        left -= weight(choice);
        left < 0.0
    });
    sampled.or(choices.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::mix;

    #[test]
    fn better_choices_are_sampled_more_often() {
        let losses = [0.0, 1.0, 2.0, 3.1];
        let mut counts = [0_u32; 4];
        for number in 0..100_000 {
            let choice = sample(&[0, 1, 2, 3], |index: &usize| losses[*index], 1.0, mix(7, number));
            counts[*choice.unwrap()] += 1;
        }
        let e = core::f64::consts::E;
        for (fewer, more) in [(1, 0), (2, 1)] {
            let ratio = f64::from(counts[more]) / f64::from(counts[fewer]);
            assert!((ratio - e).abs() < 0.1, "{counts:?}");
        }
        assert_eq!(counts[3], 0);
    }

    #[test]
    fn no_choice_gives_none() {
        assert_eq!(sample(&[], |loss: &f64| *loss, 1.0, 5), None);
        assert_eq!(sample(&[], |loss: &f64| *loss, 0.0, 5), None);
    }
}
