//! Pointers of C as values of Rust, and results of Rust as numbers of C. The only `unsafe` blocks of the library.
//!
//! Structs and handles are references in the signatures: `Option<&T>` is a pointer that may be null. The caller
//! promises what the header says: a pointer that is not null is aligned and valid for the time of the call.

use core::ffi::{CStr, c_char};
use core::mem::MaybeUninit;
use core::slice;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::{Error, Fault, SD_ERROR_INTERNAL, SD_OK};

pub(crate) type Result<T> = core::result::Result<T, Fault>;

/// The `length` of a text that ends with a zero byte.
pub const SD_ZERO_ENDED: usize = usize::MAX;

/// Longer texts and more bytes are rejected; no object of C is larger.
const MAX_LENGTH: usize = isize::MAX as usize;

/// A type of which any bytes are a value.
pub(crate) trait Number {}
impl Number for u8 {}
#[cfg(feature = "batch")]
impl Number for u16 {}

/// What a function of C returns.
pub(crate) trait Returned {
    /// What it returns after a fault with this status.
    fn failed(status: i32) -> Self;
}

impl Returned for i32 {
    fn failed(status: i32) -> i32 {
        status
    }
}

impl Returned for i64 {
    fn failed(status: i32) -> i64 {
        status.into()
    }
}

impl<T> Returned for Option<Box<T>> {
    fn failed(_: i32) -> Option<Box<T>> {
        None
    }
}

/// Runs a call. A fault goes into `error`, and no panic leaves the library.
#[inline(always)]
pub(crate) fn call<R: Returned>(error: Option<&mut MaybeUninit<Error>>, work: impl FnOnce() -> Result<R>) -> R {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(returned)) => returned,
        Ok(Err(fault)) => failed(error, &fault),
        Err(_) => failed(error, &Fault::new(SD_ERROR_INTERNAL, "a fault of this library: please report it")),
    }
}

#[cold]
fn failed<R: Returned>(error: Option<&mut MaybeUninit<Error>>, fault: &Fault) -> R {
    if let Some(error) = error {
        error.write(fault.into());
    }
    R::failed(fault.status)
}

/// Drops what the caller gives back. If that panics, it leaks.
pub(crate) fn delete<T>(handle: Option<Box<T>>) {
    let _ = catch_unwind(AssertUnwindSafe(|| drop(handle)));
}

/// A pointer that must not be null.
#[inline]
pub(crate) fn needed<T>(pointer: Option<T>, name: &str) -> Result<T> {
    match pointer {
        Some(pointer) => Ok(pointer),
        None => Err(Fault::null(name)),
    }
}

/// Writes a result.
#[inline]
pub(crate) fn give<T>(result: Option<&mut MaybeUninit<T>>, name: &str, value: T) -> Result<i32> {
    needed(result, name)?.write(value);
    Ok(SD_OK)
}

/// Bytes of the caller. Null is no bytes.
#[inline]
pub(crate) fn bytes<'a>(data: *const u8, length: usize, name: &str) -> Result<&'a [u8]> {
    elements(data, length, name)
}

/// Numbers of the caller. Null is no numbers.
#[inline]
pub(crate) fn elements<'a, T: Number>(data: *const T, length: usize, name: &str) -> Result<&'a [T]> {
    match (data.is_null(), length) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(Fault::null(name)),
        _ if !data.is_aligned() => Err(Fault::argument(name, "a pointer that is aligned")),
        (_, length) if length > MAX_LENGTH / size_of::<T>() => {
            Err(Fault::argument(name, "a length that memory can have"))
        }
        // SAFETY: the caller promises that this many numbers can be read there, and that none changes during the call; any
        // bytes are a number.
        _ => Ok(unsafe { slice::from_raw_parts(data, length) }),
    }
}

/// A text of the caller.
#[inline]
pub(crate) fn text<'a>(data: *const c_char, length: usize, name: &str) -> Result<&'a str> {
    let bytes = match length {
        SD_ZERO_ENDED if data.is_null() => return Err(Fault::null(name)),
        // SAFETY: the caller promises a zero byte, and that nothing changes during the call.
        SD_ZERO_ENDED => unsafe { CStr::from_ptr(data) }.to_bytes(),
        length => bytes(data.cast(), length, name)?,
    };
    core::str::from_utf8(bytes).map_err(|error| {
        Fault::new(crate::error::SD_ERROR_PARSE, format_args!("{name}: expected UTF-8")).at(error.valid_up_to())
    })
}

/// The caller's buffer for elements.
#[inline]
fn buffer<'a, T>(data: *mut T, capacity: usize, name: &str) -> Result<&'a mut [MaybeUninit<T>]> {
    match (data.is_null(), capacity) {
        (_, 0) => Ok(&mut []),
        (true, _) => Err(Fault::null(name)),
        _ if !data.is_aligned() => Err(Fault::argument(name, "a pointer that is aligned")),
        _ if capacity > MAX_LENGTH / size_of::<T>() => Err(Fault::argument(name, "a capacity that memory can have")),
        // SAFETY: the caller promises room for this many elements, which nothing else uses during the call.
        _ => Ok(unsafe { slice::from_raw_parts_mut(data.cast(), capacity) }),
    }
}

/// Writes elements if all of them fit, and returns how many there are.
#[inline]
pub(crate) fn fill<T>(
    data: *mut T,
    capacity: usize,
    elements: impl ExactSizeIterator<Item = T>,
    name: &str,
) -> Result<i64> {
    let (buffer, count) = (buffer(data, capacity, name)?, elements.len());
    if count <= buffer.len() {
        for (place, element) in buffer.iter_mut().zip(elements) {
            place.write(element);
        }
    }
    Ok(count as i64)
}

/// Writes a text and a zero byte if both fit, and returns the length of the text.
pub(crate) fn fill_text(data: *mut c_char, capacity: usize, text: &str) -> Result<i64> {
    let buffer = buffer(data, capacity, "buffer")?;
    if text.len() < buffer.len() {
        for (place, byte) in buffer.iter_mut().zip(text.bytes().chain([0])) {
            place.write(byte as c_char);
        }
    } else if let Some(first) = buffer.first_mut() {
        first.write(0);
    }
    Ok(text.len() as i64)
}
