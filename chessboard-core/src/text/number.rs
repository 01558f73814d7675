//! Small numbers of a limited range: rolls, levels, action numbers.

/// Gives a type of small numbers, which has `new` and `get`, its conversions: `TryFrom` and `Into` for the number,
/// `Display`, `FromStr`, serde as the number, and the error of the two that may fail.
///
/// ```
/// #[derive(Debug, Clone, Copy, PartialEq)]
/// pub struct Digit(u8);
///
/// impl Digit {
///     fn new(value: u8) -> Option<Digit> {
///         (value < 10).then_some(Digit(value))
///     }
///     fn get(self) -> u8 {
///         self.0
///     }
/// }
///
/// chessboard_core::small_number!(Digit as u8, DigitError, "a digit from 0 to 9");
///
/// assert_eq!("7".parse(), Ok(Digit(7)));
/// assert_eq!(Digit::try_from(10).unwrap_err().to_string(), "expected a digit from 0 to 9");
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! small_number {
    ($type:ident as $number:ident, $error:ident, $expected:literal) => {
        #[doc = concat!("A number or a text that is not ", $expected, ".")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $error;

        impl $error {
            /// What was expected.
            pub const EXPECTED: &'static str = $expected;
        }

        impl ::core::fmt::Display for $error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(::core::concat!("expected ", $expected))
            }
        }

        impl ::core::error::Error for $error {}

        impl ::core::convert::From<$type> for $number {
            fn from(value: $type) -> $number {
                value.get()
            }
        }

        impl ::core::convert::TryFrom<$number> for $type {
            type Error = $error;

            fn try_from(number: $number) -> ::core::result::Result<$type, $error> {
                $type::new(number).ok_or($error)
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.get(), f)
            }
        }

        /// Reads the number in decimal digits, without a sign or leading zeros.
        impl ::core::str::FromStr for $type {
            type Err = $error;

            fn from_str(text: &str) -> ::core::result::Result<$type, $error> {
                $crate::text::read_number(text).and_then($type::new).ok_or($error)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&self.get(), serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<$type, D::Error> {
                let number = <$number as serde::Deserialize>::deserialize(deserializer)?;
                $type::new(number).ok_or(serde::de::Error::custom($error))
            }
        }
    };
}

/// Reads a number in decimal digits, without a sign or leading zeros; `None` if it is something else.
pub fn read_number<N: core::str::FromStr>(text: &str) -> Option<N> {
    let is_plain = !text.starts_with('+') && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_has_one_text() {
        assert_eq!((read_number("0"), read_number("10"), read_number("255")), (Some(0_u8), Some(10_u8), Some(255_u8)));
        for text in ["", "+1", "-1", "-0", "00", "01", "256", " 1", "1 ", "1.0", "one", "１"] {
            assert_eq!(read_number::<u8>(text), None, "{text:?}");
        }
    }
}
