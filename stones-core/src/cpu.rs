//! Runs work compiled for several levels of x86-64, on the highest one that the CPU at hand has.
//!
//! This is the only place of the crate with `unsafe`, and only with the feature `std`, which can ask the CPU.

/// A piece of work that is worth compiling more than once.
pub(crate) trait Work: Sized {
    type Output;

    /// Does the work. What is to be done again for a part of it goes through `again`, which stays on the
    /// same level: a plain recursive call would fall back to the instructions that every CPU has.
    ///
    /// For the same reason `run` and all that it calls must be `#[inline(always)]`.
    fn run(self, again: impl Fn(Self) -> Self::Output) -> Self::Output;
}

/// Does the work on the highest level.
#[inline]
pub(crate) fn run<W: Work>(work: W) -> W::Output {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    if let Some(level) = x86_64::Level::all().next() {
        return x86_64::run(work, level);
    }
    plain(work)
}

/// Does the work with the instructions that the crate is compiled for.
fn plain<W: Work>(work: W) -> W::Output {
    work.run(plain)
}

/// Does the same work on every level that there is.
#[cfg(test)]
pub(crate) fn on_each_level<W: Work>(work: impl Fn() -> W) -> impl Iterator<Item = W::Output> {
    let plain = core::iter::once(plain(work()));
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    let plain = plain.chain(x86_64::Level::all().map(move |level| x86_64::run(work(), level)));
    plain
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod x86_64 {
    use std::is_x86_feature_detected as has;

    use super::Work;

    /// More instructions than every x86-64 has, and the proof that this CPU has them: only
    /// [`Level::all`] makes one.
    #[derive(Clone, Copy)]
    pub(super) struct Level(Kind);

    #[derive(Clone, Copy)]
    enum Kind {
        /// 512-bit vectors, which can count bits.
        Avx512,
        /// 256-bit vectors and the bit instructions of x86-64-v3.
        V3,
    }

    impl Level {
        /// The levels that this CPU has, the highest one first.
        pub(super) fn all() -> impl Iterator<Item = Level> {
            [Kind::Avx512, Kind::V3].into_iter().filter(|kind| kind.is_there()).map(Level)
        }
    }

    impl Kind {
        fn is_there(self) -> bool {
            let v3 = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt");
            match self {
                Kind::V3 => v3,
                Kind::Avx512 => {
                    v3 && has!("avx512f")
                        && has!("avx512bw")
                        && has!("avx512cd")
                        && has!("avx512dq")
                        && has!("avx512vl")
                        && has!("avx512vpopcntdq")
                }
            }
        }
    }

    #[allow(unsafe_code, reason = "the compiler cannot know what was found out at run time")]
    pub(super) fn run<W: Work>(work: W, level: Level) -> W::Output {
        // SAFETY: a `Level` exists only on a CPU that has its features, and `is_there` asks for the very
        // features that the functions are compiled with.
        match level.0 {
            Kind::V3 => unsafe { run_v3(work) },
            Kind::Avx512 => unsafe { run_avx512(work) },
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn run_v3<W: Work>(work: W) -> W::Output {
        work.run(|part| run_v3(part))
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vpopcntdq")]
    fn run_avx512<W: Work>(work: W) -> W::Output {
        work.run(|part| run_avx512(part))
    }
}
