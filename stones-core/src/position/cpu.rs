//! Runs work on the 512-bit vectors of the CPU, if it has them, though the crate is compiled for any x86-64.
//!
//! This is the only place of the crate with `unsafe`, and only with the feature `std`, which can ask the CPU.

/// A piece of work that is worth compiling twice.
pub(crate) trait Work: Sized {
    type Output;

    /// Does the work. What is to be done again for a part of it goes through `again`, which uses the same
    /// instructions: a plain recursive call would fall back to those that every CPU has.
    ///
    /// For the same reason `run` and all that it calls must be `#[inline(always)]`.
    fn run(self, again: impl Fn(Self) -> Self::Output) -> Self::Output;
}

/// Does the work in the fastest way that there is here.
#[inline]
#[allow(unsafe_code, reason = "what is found out at run time, the compiler cannot know")]
pub(crate) fn run<W: Work>(work: W) -> W::Output {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    if avx512::is_there() {
        // SAFETY: `is_there` has asked the CPU for each feature that the function is compiled with.
        return unsafe { avx512::run(work) };
    }
    plain(work)
}

/// Does the work with the instructions that the crate is compiled for.
pub(crate) fn plain<W: Work>(work: W) -> W::Output {
    work.run(plain)
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod avx512 {
    use std::is_x86_feature_detected as has;

    use super::Work;

    /// Whether this CPU has the features of [`run`]: 512-bit vectors that can count bits, above all.
    pub(super) fn is_there() -> bool {
        let bits = has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt");
        bits && has!("avx512f") && has!("avx512vl") && has!("avx512vpopcntdq")
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512vpopcntdq")]
    pub(super) fn run<W: Work>(work: W) -> W::Output {
        work.run(|part| run(part))
    }
}
