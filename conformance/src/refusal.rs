//! A refused call changes nothing.

use std::fmt::Debug;

/// The call is refused for this reason, and all that `shown` shows stays as it was.
#[track_caller]
pub fn assert_refused<G, V, T, E>(
    game: &mut G,
    shown: impl Fn(&G) -> V,
    call: impl FnOnce(&mut G) -> Result<T, E>,
    reason: &E,
) where
    V: Debug + PartialEq,
    T: Debug,
    E: Debug + PartialEq,
{
    let before = shown(game);
    match call(game) {
        Ok(done) => panic!("not refused, but {done:?}; expected {reason:?}"),
        Err(error) => assert_eq!(&error, reason),
    }
    assert_eq!(shown(game), before, "refused with {reason:?}, and yet it changed something");
}
