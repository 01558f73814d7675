//! Enums whose values have names: the options of the rules and other small closed sets.

/// A name that is not one of those that were expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected {expected}")]
pub struct NameError {
    /// The names that exist.
    pub expected: &'static str,
}

/// Defines an enum by its values and their names: `ALL`, `name`, `Display`, `FromStr`, and serde as the name (as the
/// variant's number in formats that are not human-readable).
///
/// ```
/// chessboard_core::named_enum! {
///     /// A traffic light.
///     pub enum Light {
///         /// Stop.
///         Red = "red",
///         /// Go.
///         Green = "green",
///     }
/// }
///
/// assert_eq!("green".parse(), Ok(Light::Green));
/// assert_eq!("blue".parse::<Light>().unwrap_err().to_string(), "expected `red` or `green`");
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$attribute:meta])*
        pub enum $type:ident {
            $($(#[$variant_attribute:meta])* $variant:ident = $name:literal),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $type {
            $(
                $(#[$variant_attribute])*
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $variant
            ),*
        }

        impl $type {
            /// All values.
            pub const ALL: [$type; [$($type::$variant),*].len()] = [$($type::$variant),*];

            /// The value's name, the same in records, JSON, on the command line and in other languages.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),* }
            }
        }

        /// The value's name.
        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        /// Reads the value's name.
        impl ::core::str::FromStr for $type {
            type Err = $crate::NameError;

            fn from_str(name: &str) -> ::core::result::Result<$type, $crate::NameError> {
                let found = $type::ALL.into_iter().find(|value| value.name() == name);
                found.ok_or($crate::NameError { expected: $crate::named_enum!(@list $($name),*) })
            }
        }
    };
    (@list $last:literal) => { ::core::concat!("`", $last, "`") };
    (@list $name:literal, $last:literal) => { ::core::concat!("`", $name, "` or `", $last, "`") };
    (@list $name:literal, $($rest:literal),+) => {
        ::core::concat!("`", $name, "`, ", $crate::named_enum!(@list $($rest),+))
    };
}

/// Defines an enum of the reasons for a refusal: `ALL`, `name`, and `reason`, which says it in words.
///
/// Other crates see it as non-exhaustive, since later versions may have more reasons.
#[doc(hidden)]
#[macro_export]
macro_rules! reasons_enum {
    (
        $(#[$attribute:meta])*
        pub enum $type:ident {
            $($(#[$variant_attribute:meta])* $variant:ident = $name:literal, $reason:literal;)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $type {
            $($(#[$variant_attribute])* $variant),*
        }

        impl $type {
            /// All reasons.
            pub const ALL: [$type; [$($type::$variant),*].len()] = [$($type::$variant),*];

            /// The reason's name, the same in other languages and as the key of a translation.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),* }
            }

            /// The reason in words.
            pub const fn reason(self) -> &'static str {
                match self { $($type::$variant => $reason),* }
            }
        }
    };
}
