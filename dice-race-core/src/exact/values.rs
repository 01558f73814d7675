use std::sync::atomic::{AtomicU64, Ordering};
use std::vec::Vec;

use crate::tables::TableError;

/// The chance of each position, shared by all threads. The sweep decides which thread reads and writes which value, and
/// when. Relaxed ordering is enough: the end of a parallel call publishes what was written in it.
#[derive(Debug)]
pub(super) struct Values(Vec<AtomicU64>);

impl Values {
    /// No values, with room for this many.
    pub(super) fn with_capacity(len: u32) -> Result<Values, TableError> {
        let mut values = Vec::new();
        let bytes = u64::from(len) * size_of::<f64>() as u64;
        values.try_reserve_exact(len as usize).map_err(|_| TableError::Memory { bytes })?;
        Ok(Values(values))
    }

    pub(super) fn push(&mut self, value: f64) {
        self.0.push(AtomicU64::new(value.to_bits()));
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn len(&self) -> u32 {
        self.0.len() as u32
    }

    #[inline(always)]
    pub(super) fn get(&self, number: u32) -> f64 {
        self.0.get(number as usize).map_or(0.0, |value| f64::from_bits(value.load(Ordering::Relaxed)))
    }

    #[inline(always)]
    pub(super) fn set(&self, number: u32, value: f64) {
        if let Some(slot) = self.0.get(number as usize) {
            slot.store(value.to_bits(), Ordering::Relaxed);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = f64> {
        self.0.iter().map(|value| f64::from_bits(value.load(Ordering::Relaxed)))
    }
}
