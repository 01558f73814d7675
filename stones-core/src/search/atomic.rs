//! 64-bit atomic numbers, also for targets without native ones.

use alloc::boxed::Box;

#[cfg(target_has_atomic = "64")]
pub(super) use core::sync::atomic::AtomicU64;
#[cfg(not(target_has_atomic = "64"))]
pub(super) use portable_atomic::AtomicU64;

/// Numbers that are 0; `None` if the system refuses the memory. Takes no time for memory that the system clears only
/// when it is used.
#[cfg(target_has_atomic = "64")]
pub(super) fn zeroed(len: usize) -> Option<Box<[AtomicU64]>> {
    bytemuck::allocation::try_zeroed_slice_box(len).ok()
}

#[cfg(not(target_has_atomic = "64"))]
pub(super) fn zeroed(len: usize) -> Option<Box<[AtomicU64]>> {
    let mut numbers = alloc::vec::Vec::new();
    numbers.try_reserve_exact(len).ok()?;
    numbers.resize_with(len, AtomicU64::default);
    Some(numbers.into_boxed_slice())
}
