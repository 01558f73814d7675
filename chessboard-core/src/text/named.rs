//! Values with names: the options of the rules and other small closed sets.

/// A name that is not a value of what was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected {expected}")]
pub struct UnknownName {
    /// The names that exist.
    pub expected: &'static str,
}

/// Gives an enum its names: `ALL`, `name`, `Display` and `FromStr`.
///
/// ```
/// #[derive(Clone, Copy)]
/// enum Light { Red, Green }
/// chessboard_core::named_values!(Light { Red = "red", Green = "green" }, "`red` or `green`");
///
/// assert_eq!("green".parse::<Light>().unwrap().name(), "green");
/// assert_eq!("blue".parse::<Light>().err().unwrap().to_string(), "expected `red` or `green`");
/// ```
#[macro_export]
macro_rules! named_values {
    ($type:ident { $($variant:ident = $name:literal),* $(,)? }, $expected:literal) => {
        impl $type {
            /// All values.
            pub const ALL: &'static [$type] = &[$($type::$variant),*];

            /// The value's name, the same in records, JSON, on the command line and in other languages.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),* }
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::core::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<$type, $crate::UnknownName> {
                let found = $type::ALL.iter().find(|value| value.name() == text);
                found.copied().ok_or($crate::UnknownName { expected: $expected })
            }
        }
    };
}
