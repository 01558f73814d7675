//! The basis of all text readers: an error that names the byte, a cursor that finds it, and the texts of names and
//! numbers.

mod cursor;
#[cfg(feature = "serde")]
mod deserialize;
mod name;
mod number;
mod parse_error;
mod read_error;

#[doc(hidden)]
pub use cursor::Cursor;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use deserialize::deserialize_from_str;
pub use name::NameError;
#[doc(hidden)]
pub use number::read_number;
pub use parse_error::ParseError;
pub use read_error::ReadError;
