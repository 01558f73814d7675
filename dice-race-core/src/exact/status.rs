use core::fmt;

/// The progress of a [`Solver`](super::Solver).
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Status {
    /// The number of solved strata. Positions are solved in parts, the strata, one after the other.
    pub strata_solved: usize,
    /// The number of all strata.
    pub strata: usize,
    /// The number of solved positions.
    pub states_solved: u64,
    /// The number of all positions.
    pub states: u64,
    /// The number of sweeps so far, in all strata together.
    pub sweeps: u32,
    /// The greatest change of a chance in the last sweep; at most 10⁻¹⁰ in the last sweep of a stratum.
    pub change: f64,
}

/// `stratum 3 of 28, sweep 40, changes up to 1.5e-3`.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Status { strata_solved, strata, sweeps, change, .. } = self;
        let stratum = (strata_solved + 1).min(*strata);
        write!(f, "stratum {stratum} of {strata}, sweep {sweeps}, changes up to {change:.1e}")
    }
}
