//! A refusal counts only for the right reason, and only if nothing has changed.

use std::panic::{AssertUnwindSafe, catch_unwind};

use conformance::assert_refused;

/// Whether a call on a counter passes as refused for the reason "no".
fn passes(call: fn(&mut u32) -> Result<(), &'static str>) -> bool {
    let check = || assert_refused(&mut 7, |counter| *counter, call, &"no");
    catch_unwind(AssertUnwindSafe(check)).is_ok()
}

#[test]
fn only_true_refusals_pass() {
    assert!(passes(|_| Err("no")));
    assert!(!passes(|_| Ok(())));
    assert!(!passes(|_| Err("another reason")));
    assert!(!passes(|counter| {
        *counter += 1;
        Err("no")
    }));
}
