/// The nearest mover behind a target, when a step rotates a set to the left by `step`: a fill backwards over everything
/// else. A rotation needs no check of the edges, since the origin comes before them.
#[inline(always)]
pub(super) fn origin_behind(target: u64, step: u32, movers: u64) -> u64 {
    let pass1 = !movers;
    let back = target | (pass1 & target.rotate_right(step));
    let pass2 = pass1 & pass1.rotate_right(step);
    let back = back | (pass2 & back.rotate_right(2 * step));
    let pass4 = pass2 & pass2.rotate_right(2 * step);
    let back = back | (pass4 & back.rotate_right(4 * step));
    back.rotate_right(step) & movers
}
