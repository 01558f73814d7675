use crate::Roll;

/// Dice for tests that roll what is written down, and fail if the test ends before the script does.
///
/// ```
/// use dice_race_core::{Roll, dice::ScriptedDice};
///
/// let mut dice = ScriptedDice::new(&[Roll::Six, Roll::One]);
/// assert_eq!(dice.roll(), Ok(Roll::Six));
/// assert_eq!(dice.roll(), Ok(Roll::One));
/// assert!(dice.roll().is_err());
/// ```
#[derive(Debug)]
pub struct ScriptedDice<'a> {
    left: &'a [Roll],
}

/// The script has no more rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the script has no more rolls")]
pub struct ScriptEnded;

impl<'a> ScriptedDice<'a> {
    /// Dice that roll these numbers, in order.
    pub fn new(script: &'a [Roll]) -> ScriptedDice<'a> {
        ScriptedDice { left: script }
    }

    /// The next number.
    pub fn roll(&mut self) -> Result<Roll, ScriptEnded> {
        let (first, left) = self.left.split_first().ok_or(ScriptEnded)?;
        self.left = left;
        Ok(*first)
    }

    /// The rolls not made yet.
    pub fn left(&self) -> &'a [Roll] {
        self.left
    }
}

/// Panics if rolls are left over, unless the test has failed already: that is what these dice are for.
#[cfg(feature = "std")]
impl Drop for ScriptedDice<'_> {
    fn drop(&mut self) {
        assert!(self.left.is_empty() || std::thread::panicking(), "{} scripted rolls are left over", self.left.len());
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "1 scripted rolls are left over")]
    fn rolls_that_are_left_over_fail_the_test() {
        let mut dice = ScriptedDice::new(&[Roll::Six, Roll::One]);
        dice.roll().unwrap();
    }
}
