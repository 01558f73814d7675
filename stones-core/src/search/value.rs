use core::fmt::{self, Write};
use core::ops::{Add, Neg, Sub};

use arrayvec::ArrayString;

/// A difference of final scores, in hundredths of a stone: by how much the side to move wins.
///
/// Proven values are whole stones, estimates need not be. Sums saturate.
///
/// ```
/// use stones_core::search::Value;
///
/// let value = Value::from_hundredths(35);
/// assert_eq!((value.stones(), value.hundredths()), (0.35, 35));
/// assert_eq!(format!("{value} {:#} {}", value, -value), "+0.35 0.35 -0.35");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(i32);

impl Value {
    /// A drawn game.
    pub const ZERO: Value = Value(0);

    /// The value of a number of hundredths of a stone.
    pub const fn from_hundredths(hundredths: i32) -> Value {
        Value(hundredths)
    }

    /// The value of a number of stones, rounded to hundredths and to what a value can hold; 0 for NaN.
    pub fn from_stones(stones: f64) -> Value {
        Value(libm::round(100.0 * stones) as i32)
    }

    /// The number of hundredths of a stone.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of stones.
    pub fn stones(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value(self.0.saturating_neg())
    }
}

impl Add for Value {
    type Output = Value;

    fn add(self, other: Value) -> Value {
        Value(self.0.saturating_add(other.0))
    }
}

impl Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        Value(self.0.saturating_sub(other.0))
    }
}

/// `+0.35`, in stones; with `{:#}` without the plus: `0.35`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0 {
            ..0 => "-",
            _ if f.alternate() => "",
            _ => "+",
        };
        let size = self.0.unsigned_abs();
        let mut text = ArrayString::<16>::new();
        write!(text, "{sign}{}.{:02}", size / 100, size % 100)?;
        f.pad(&text)
    }
}

/// Human-readable formats hold the number of stones, others that of hundredths.
#[cfg(feature = "serde")]
mod serialize {
    use serde::de::{Deserialize, Deserializer};
    use serde::ser::{Serialize, Serializer};

    use super::Value;

    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            if serializer.is_human_readable() {
                self.stones().serialize(serializer)
            } else {
                self.hundredths().serialize(serializer)
            }
        }
    }

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
            if deserializer.is_human_readable() {
                f64::deserialize(deserializer).map(Value::from_stones)
            } else {
                i32::deserialize(deserializer).map(Value::from_hundredths)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;

    #[test]
    fn values_print_as_signed_stones() {
        for (hundredths, text, plain) in [(0, "+0.00", "0.00"), (5, "+0.05", "0.05"), (-1234, "-12.34", "-12.34")] {
            let value = Value::from_hundredths(hundredths);
            assert_eq!((format!("{value}"), format!("{value:#}")), (text.into(), plain.into()));
            assert_eq!(Value::from_stones(value.stones()), value);
        }
        assert_eq!(format!("{:>7}|", Value::from_hundredths(35)), "  +0.35|");
        assert_eq!(format!("{}", Value::from_hundredths(i32::MIN)), "-21474836.48");
    }

    #[test]
    fn arithmetic_saturates() {
        let [least, most] = [i32::MIN, i32::MAX].map(Value::from_hundredths);
        assert_eq!((-least, most + most, least - most), (most, most, least));
        let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY].map(Value::from_stones);
        assert_eq!(odd, [Value::ZERO, most, least]);
    }
}
