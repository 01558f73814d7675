//! A 64-bit atomic number, also for targets without a native one.

#[cfg(target_has_atomic = "64")]
pub(super) use core::sync::atomic::AtomicU64;
#[cfg(not(target_has_atomic = "64"))]
pub(super) use portable_atomic::AtomicU64;
