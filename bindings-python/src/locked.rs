//! A value that several threads may use.

use std::sync::{Mutex, PoisonError};

/// A value behind a lock that is held only inside [`Locked::with`].
pub(crate) struct Locked<T>(Mutex<T>);

impl<T> Locked<T> {
    pub(crate) fn new(value: T) -> Locked<T> {
        Locked(Mutex::new(value))
    }

    /// Uses the value. No Python code may run meanwhile: it could ask for the same lock.
    pub(crate) fn with<R>(&self, f: impl FnOnce(&mut T) -> R) -> R {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<T: Clone + PartialEq> PartialEq for Locked<T> {
    /// The locks are held one after the other: both may be the same.
    fn eq(&self, other: &Locked<T>) -> bool {
        let other = other.get();
        self.with(|value| *value == other)
    }
}

impl<T: Clone> Locked<T> {
    pub(crate) fn get(&self) -> T {
        self.with(|value| value.clone())
    }
}
