//! Files, ranks and squares as text and in serde.

/// Gives a type that has `from_index`, `index`, `Display` and `FromStr` its serde form: its text, or its index in
/// formats that are not human-readable.
macro_rules! serde_as_text_or_index {
    ($type:ident, $expected:literal) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8(*self as u8)
                }
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                use serde::de::{Error, Unexpected};
                if deserializer.is_human_readable() {
                    return crate::text::deserialize_from_str(deserializer);
                }
                let index = u8::deserialize(deserializer)?;
                $type::from_index(index.into())
                    .ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(index.into()), &$expected))
            }
        }
    };
}

pub(super) use serde_as_text_or_index;
