//! Drawing by lot among choices that are nearly as good as the best: how computer players err, and vary.

/// Choices that are worse than the best by more than so many times the blur are never drawn.
const WORST: f64 = 3.0;

/// Draws one of some choices by 64 random bits; `None` of none.
///
/// `loss` tells how much worse a choice is than the best, and `blur` by how much worse it has to be to be drawn e times
/// less often. Without a blur the first of those without a loss is drawn. The same everywhere.
///
/// ```
/// use chessboard_core::lot;
///
/// let losses = [0.0, 0.1, 5.0];
/// let drawn = |bits| lot::draw(&losses, |loss| *loss, 0.1, bits);
/// assert_eq!((drawn(0), drawn(u64::MAX)), (Some(&0.0), Some(&0.1)));
/// assert_eq!(lot::draw(&losses, |loss| *loss, 0.0, u64::MAX), Some(&0.0));
/// ```
pub fn draw<T>(choices: &[T], loss: impl Fn(&T) -> f64, blur: f64, bits: u64) -> Option<&T> {
    let weight = |choice: &T| match loss(choice) {
        none if none <= 0.0 => 1.0,
        loss if loss <= WORST * blur => libm::exp(-loss / blur),
        _ => 0.0,
    };
    if blur <= 0.0 {
        return choices.iter().find(|choice| weight(choice) > 0.0);
    }
    // 53 bits fill the digits of a number from 0 to 1.
    let share = (bits >> 11) as f64 / (1_u64 << 53) as f64;
    let mut left = share * choices.iter().map(weight).sum::<f64>();
    let drawn = choices.iter().find(|choice| {
        left -= weight(choice);
        left < 0.0
    });
    drawn.or(choices.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::mix;

    #[test]
    fn choices_are_drawn_as_often_as_they_are_good() {
        let losses = [0.0, 1.0, 2.0, 3.1];
        let mut drawn = [0_u32; 4];
        for number in 0..100_000 {
            let choice = draw(&[0, 1, 2, 3], |index: &usize| losses[*index], 1.0, mix(7, number));
            drawn[*choice.unwrap()] += 1;
        }
        let e = core::f64::consts::E;
        for (fewer, more) in [(1, 0), (2, 1)] {
            let ratio = f64::from(drawn[more]) / f64::from(drawn[fewer]);
            assert!((ratio - e).abs() < 0.1, "{drawn:?}");
        }
        assert_eq!(drawn[3], 0);
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        assert_eq!(draw(&[], |loss: &f64| *loss, 1.0, 5), None);
        assert_eq!(draw(&[], |loss: &f64| *loss, 0.0, 5), None);
    }
}
