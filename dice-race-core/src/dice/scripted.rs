use crate::Roll;

/// Dice for tests: they roll a script, and fail the test if it ends with rolls left over.
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
pub struct ScriptError;

impl<'a> ScriptedDice<'a> {
    /// Dice that make these rolls, in order.
    pub fn new(script: &'a [Roll]) -> ScriptedDice<'a> {
        ScriptedDice { left: script }
    }

    /// The next roll.
    pub fn roll(&mut self) -> Result<Roll, ScriptError> {
        let (first, left) = self.left.split_first().ok_or(ScriptError)?;
        self.left = left;
        Ok(*first)
    }

    /// The rolls that are left.
    pub fn left(&self) -> &'a [Roll] {
        self.left
    }
}

/// Panics if rolls are left over, unless the test has failed already: it should fail then.
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
    fn left_over_rolls_fail_the_test() {
        let mut dice = ScriptedDice::new(&[Roll::Six, Roll::One]);
        dice.roll().unwrap();
    }
}
