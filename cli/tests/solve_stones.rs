//! Proven values of positions of Stones!.

mod common;

use common::{assert_in_order, run};

#[test]
fn a_small_board_is_solved() {
    let output = run(&["solve", "stones", "--board", "3x3"]);
    assert_eq!((output.code, output.err.as_str()), (0, ""));
    assert_in_order(&output, &["value -1 for White\n", "line a1-b2 ", "48 nodes in "]);
}

#[test]
fn a_position_is_solved_by_the_rules_that_are_chosen() {
    // White's only stone is pinned, and Black's has not arrived.
    let args = ["solve", "stones", "8/8/8/3P4/8/8/s7/8 w", "--table", "1"];
    assert_eq!(run(&args).out.lines().next(), Some("value 0 for White"));
    let json = &run(&[&args[..], &["--goal", "far-half", "--json"]].concat()).json_lines()[0];
    assert_eq!((&json["value"], &json["line"]), (&(-1).into(), &serde_json::json!([])));
    assert_eq!((&json["rules"]["goal"], &json["nodes"]), (&"far-half".into(), &0.into()));
}

#[test]
fn threads_do_not_change_the_value() {
    let args = ["solve", "stones", "--board", "4x4", "--threads", "2", "--table", "1"];
    assert_in_order(&run(&args), &["value 0 for White\n"]);
}

#[test]
fn a_limit_stops_it_with_what_is_proven() {
    let args = ["solve", "stones", "start", "--nodes", "1000", "--table", "0"];
    let output = run(&args);
    assert_eq!((output.code, output.err.as_str()), (1, ""));
    assert_in_order(&output, &["stopped; value from -", " to ", " for White\n", " nodes in "]);
    let json = &run(&[&args[..], &["--json"]].concat()).json_lines()[0];
    assert!(json["at_least"].as_i64() < json["at_most"].as_i64() && json.get("value").is_none(), "{json}");
}

#[test]
fn unsolvable_arguments_are_refused() {
    for args in [
        &["--board", "9x3"][..],
        &["--board", "+4x5"],
        &["--board", "5"],
        &["--board", "3x3", "start"],
        &[],
        &["1/2 w"],
    ] {
        let output = run(&[&["solve", "stones"], args].concat());
        assert_eq!((output.code, output.out.as_str()), (2, ""), "{args:?}");
    }
    let output = run(&["solve", "stones", "--board", "9x3"]);
    assert!(output.err.contains("files and ranks, `3x3` to `8x8`"), "{}", output.err);
}
