//! The instruction sets that hot loops are compiled for, and the choice among them at run time.
//!
//! The hot loops of both games are compiled once for every [`Level`]. Results never depend on the level, only speed does.
//! The best level of the CPU is used, unless the environment variable `CHESSBOARD_CPU` names a lower one, or
//! [`pin`] does: for tests, and to compare speeds.
//!
//! This is the only module of the crates with `unsafe`, and only with the feature `std`, which detects CPU features.

use crate::named_enum;

named_enum! {
    /// A set of instructions.
    pub enum Level {
        /// What the program is compiled for: by default SSE2 on x86-64, NEON on 64-bit Arm.
        Baseline = "baseline",
        /// AVX2 with BMI, POPCNT and LZCNT, on x86-64.
        Avx2 = "avx2",
        /// AVX-512 with VPOPCNTDQ, on x86-64.
        Avx512 = "avx512",
    }
}

impl Level {
    /// The best level of this CPU; the baseline without the feature `std`.
    pub fn best() -> Level {
        Level::ALL.into_iter().rfind(|level| level.is_supported()).unwrap_or(Level::Baseline)
    }

    /// Whether loops over many positions are faster than one position after the other: with vectors of 64-bit words that
    /// count ones and shift each by its own amount.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn has_wide_vectors(self) -> bool {
        !matches!(self, Level::Baseline)
    }

    /// Whether this CPU has the instructions.
    pub fn is_supported(self) -> bool {
        match self {
            Level::Baseline => true,
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Level::Avx2 => x86_64::has_avx2(),
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Level::Avx512 => x86_64::has_avx512(),
            #[cfg(not(all(feature = "std", target_arch = "x86_64")))]
            Level::Avx2 | Level::Avx512 => false,
        }
    }
}

/// A piece of work to compile for every level.
#[doc(hidden)]
pub trait Work: Sized {
    type Output;

    /// Does the work at a level, which is a constant in the code compiled for it. A recursive call goes through `again`,
    /// which keeps the level; a direct call would use the baseline.
    ///
    /// For the same reason `run` and all that it calls must be `#[inline(always)]`.
    fn run(self, level: Level, again: impl Fn(Self) -> Self::Output) -> Self::Output;
}

/// Defines work that does not recur: its fields, its result, and how it is done.
#[doc(hidden)]
#[macro_export]
macro_rules! work {
    ($name:ident { $($field:ident: $type:ty),* }, $body:block) => {
        $crate::work!($name { $($field: $type),* } -> (), $body);
    };
    ($name:ident { $($field:ident: $type:ty),* } -> $output:ty, $body:block) => {
        pub(super) struct $name<'a> {
            $(pub(super) $field: $type,)*
        }

        impl $crate::cpu::Work for $name<'_> {
            type Output = $output;

            #[inline(always)]
            fn run(self, _: $crate::cpu::Level, _: impl Fn(Self) -> $output) -> $output {
                let $name { $($field),* } = self;
                $body
            }
        }
    };
}

/// Does the work with the instruction set that is in use.
#[doc(hidden)]
#[inline]
#[allow(unsafe_code, reason = "calls functions compiled for features that are detected at run time")]
pub fn run<W: Work>(work: W) -> W::Output {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    match in_use() {
        Level::Baseline => {}
        // SAFETY: a level is in use only if the CPU has every feature that the function is compiled with.
        Level::Avx2 => return unsafe { x86_64::run_avx2(work) },
        // SAFETY: likewise.
        Level::Avx512 => return unsafe { x86_64::run_avx512(work) },
    }
    baseline(work)
}

/// Not inlined: work that calls `run` again would need the stack of the baseline and of the level in use.
#[inline(never)]
fn baseline<W: Work>(work: W) -> W::Output {
    work.run(Level::Baseline, baseline)
}

pub use choice::{in_use, pin};

/// Without `std` there is no choice.
#[cfg(not(feature = "std"))]
mod choice {
    use super::Level;

    /// The level in use.
    #[inline]
    pub const fn in_use() -> Level {
        Level::Baseline
    }

    /// Uses a level from now on. `false` if it is not the baseline.
    pub fn pin(level: Level) -> bool {
        level.is_supported()
    }
}

#[cfg(feature = "std")]
mod choice {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::Level;

    /// The number of the level in use, counted from 1; 0 before it is chosen.
    static IN_USE: AtomicU8 = AtomicU8::new(0);

    /// The level in use.
    #[inline]
    pub fn in_use() -> Level {
        match IN_USE.load(Ordering::Relaxed) {
            1 => Level::Baseline,
            2 => Level::Avx2,
            3 => Level::Avx512,
            _ => choose(),
        }
    }

    #[cold]
    fn choose() -> Level {
        let named = std::env::var("CHESSBOARD_CPU").ok().and_then(|name| name.parse().ok());
        let level = named.filter(|level: &Level| level.is_supported()).unwrap_or_else(Level::best);
        IN_USE.store(level as u8 + 1, Ordering::Relaxed);
        level
    }

    /// Uses a level from now on, in all threads. `false`, and no change, if this CPU does not have it.
    pub fn pin(level: Level) -> bool {
        let is_supported = level.is_supported();
        if is_supported {
            IN_USE.store(level as u8 + 1, Ordering::Relaxed);
        }
        is_supported
    }
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod x86_64 {
    use std::is_x86_feature_detected as has;

    use super::{Level, Work};

    pub(super) fn has_avx2() -> bool {
        has!("avx2") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt")
    }

    pub(super) fn has_avx512() -> bool {
        let vectors = has!("avx512f") && has!("avx512vl") && has!("avx512dq") && has!("avx512bw");
        let counts = has!("avx512cd") && has!("avx512vpopcntdq") && has!("avx512bitalg");
        has_avx2() && vectors && counts
    }

    // Not inlined into the closures, which would double the code of recursive work.
    #[inline(never)]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn run_avx2<W: Work>(work: W) -> W::Output {
        work.run(Level::Avx2, |part| run_avx2(part))
    }

    #[inline(never)]
    #[target_feature(
        enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512dq,avx512bw,avx512cd,avx512vpopcntdq,avx512bitalg"
    )]
    pub(super) fn run_avx512<W: Work>(work: W) -> W::Output {
        work.run(Level::Avx512, |part| run_avx512(part))
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;
    use std::vec::Vec;

    struct NameOfLevel;

    impl Work for NameOfLevel {
        type Output = &'static str;

        #[inline(always)]
        fn run(self, level: Level, _: impl Fn(Self) -> &'static str) -> &'static str {
            level.name()
        }
    }

    #[test]
    fn work_runs_at_the_level_that_is_pinned() {
        let supported: Vec<Level> = Level::ALL.into_iter().filter(|level| level.is_supported()).collect();
        assert_eq!((supported.first(), supported.last()), (Some(&Level::Baseline), Some(&Level::best())));
        for level in Level::ALL {
            let before = in_use();
            assert_eq!(pin(level), level.is_supported());
            assert_eq!(in_use(), if level.is_supported() { level } else { before });
            assert_eq!(run(NameOfLevel), in_use().name());
        }
    }
}
