//! Compiles work twice, for any CPU and for one with AVX-512, and chooses at run time.
//!
//! This is the only file of the crate with `unsafe`, and only with the feature `std`, which detects CPU features.

/// A piece of work to compile twice.
pub(crate) trait Work: Sized {
    type Output;

    /// Does the work. A recursive call goes through `again`, which keeps the instruction set; a direct call would
    /// use the one that the crate is compiled for.
    ///
    /// For the same reason `run` and all that it calls must be `#[inline(always)]`.
    fn run(self, again: impl Fn(Self) -> Self::Output) -> Self::Output;
}

/// Does the work with the best instruction set of this CPU.
#[inline]
#[allow(unsafe_code, reason = "calls a function compiled for features that are detected at run time")]
pub(crate) fn run<W: Work>(work: W) -> W::Output {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    if avx512::is_supported() {
        // SAFETY: `is_supported` has detected every feature that the function is compiled with.
        return unsafe { avx512::run(work) };
    }
    plain(work)
}

/// Does the work with the instruction set that the crate is compiled for.
pub(crate) fn plain<W: Work>(work: W) -> W::Output {
    work.run(plain)
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod avx512 {
    use std::is_x86_feature_detected as has;

    use super::Work;

    /// Whether this CPU has the features of [`run`], above all a population count of 512-bit vectors.
    pub(super) fn is_supported() -> bool {
        let bits = has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt");
        bits && has!("avx512f") && has!("avx512vl") && has!("avx512vpopcntdq")
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512vpopcntdq")]
    pub(super) fn run<W: Work>(work: W) -> W::Output {
        work.run(|part| run(part))
    }
}
