use core::time::Duration;

/// When a search has to end. Without a limit it runs until the values of all lines are proven, or until it has searched
/// [`MAX_DEPTH`](Limits::MAX_DEPTH) plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Limits {
    /// The number of plies, at least one; without a limit [`MAX_DEPTH`](Limits::MAX_DEPTH).
    pub depth: Option<u8>,
    /// The number of positions searched by all threads together, at most. At least one for each legal move is, so that
    /// there is a best move; a [`Solver`](super::Solver) needs none.
    pub nodes: Option<u64>,
    /// The time a search takes, up to some milliseconds more; in JSON, `seconds`. Without the feature `std` there is no
    /// clock, and any time limit is reached at once.
    #[cfg_attr(feature = "serde", serde(rename = "seconds", with = "seconds"))]
    pub time: Option<Duration>,
}

impl Limits {
    /// The most plies that a search counts. Reductions make a proof take more plies than the game has left, so that it
    /// can remain unfinished at this depth; a [`Solver`](super::Solver) finishes it.
    pub const MAX_DEPTH: u8 = u8::MAX;

    /// No limit.
    pub const NONE: Limits = Limits { depth: None, nodes: None, time: None };

    /// Only a limit of plies.
    pub const fn depth(depth: u8) -> Limits {
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// Only a limit of positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// Only a limit of time.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }

    /// Whether no limit is set.
    pub fn is_none(&self) -> bool {
        *self == Limits::NONE
    }

    /// These limits, or the default if none is set.
    #[must_use]
    pub fn or(self, default: Limits) -> Limits {
        if self.is_none() { default } else { self }
    }
}

#[cfg(feature = "serde")]
mod seconds {
    use core::time::Duration;

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    #[allow(clippy::ref_option, reason = "serde passes the field by reference")]
    pub(super) fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        time.map(|time| time.as_secs_f64()).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        let seconds = Option::<f64>::deserialize(deserializer)?;
        seconds.map(Duration::try_from_secs_f64).transpose().map_err(D::Error::custom)
    }
}
