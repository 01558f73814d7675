//! `solve`, also when it is killed.

mod common;

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use common::{command, fresh_file, run};
use dice_race_core::exact::Table;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn one_piece_is_solved_and_told() {
    let out = fresh_file("one.table");
    let said = run(&["solve", "dice-race", "--pieces", "1", "--capture", "landing-only", "--out", text(&out)]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.starts_with("813 positions in ") && said.out.ends_with("wins 0.589093\n"), "{}", said.out);
    assert_eq!(Table::load(&out).unwrap().states(), 813);

    let said = run(&["solve", "dice-race", "--pieces", "1", "--out", text(&out), "--json"]);
    let [told] = said.json_lines().try_into().unwrap();
    assert_eq!(told["states"], 813);
    assert!((told["start"].as_f64().unwrap() - 0.591_648).abs() < 1e-6 && told["residual"].as_f64().unwrap() < 1e-9);
}

#[test]
fn a_killed_run_goes_on_to_the_same_table() {
    let [whole, pieced, checkpoint] = ["whole.table", "pieced.table", "two.todo"].map(fresh_file);
    assert_eq!(run(&["solve", "dice-race", "--pieces", "2", "--out", text(&whole)]).code, 0);

    let args = ["solve", "dice-race", "--pieces", "2", "--out", text(&pieced), "--checkpoint", text(&checkpoint)];
    let args = [&args[..], &["--every", "0", "--resume"]].concat();
    for _ in 0..3 {
        let mut child = command(&args).spawn().unwrap();
        while !checkpoint.exists() && child.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(5));
        }
        sleep(Duration::from_millis(150));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert_eq!(run(&args).code, 0);
    assert!(fs::read(&whole).unwrap() == fs::read(&pieced).unwrap());
    assert!(!checkpoint.exists());
}

#[test]
fn a_checkpoint_is_neither_overwritten_nor_believed_blindly() {
    let [out, checkpoint] = ["none.table", "bad.todo"].map(fresh_file);
    fs::write(&checkpoint, "no checkpoint").unwrap();
    let args = ["solve", "dice-race", "--pieces", "1", "--out", text(&out), "--checkpoint", text(&checkpoint)];
    let said = run(&args);
    assert!(said.code == 2 && said.err.contains("--resume goes on from it"), "{}", said.err);
    let said = run(&[&args[..], &["--resume"]].concat());
    assert!(said.code == 2 && said.err.contains("expected it to begin with `DiceTodo`"), "{}", said.err);
    assert_eq!(fs::read(&checkpoint).unwrap(), b"no checkpoint");
    assert!(!out.exists());
}

#[test]
fn a_directory_that_is_not_there_is_told_before_the_work() {
    let said = run(&["solve", "dice-race", "--out", "none/such.table"]);
    assert!(said.code == 2 && said.err.contains("none/such.table: there is no such directory"), "{}", said.err);
}

#[test]
fn a_place_that_cannot_be_written_is_told_before_the_work() {
    let directory = env!("CARGO_TARGET_TMPDIR");
    let [out, todo] = ["never.table", "never.todo"].map(fresh_file);
    for (out, checkpoint) in [(directory, text(&todo)), (text(&out), directory)] {
        // Four pieces: if they were solved first, this test would not end.
        let said = run(&["solve", "dice-race", "--out", out, "--checkpoint", checkpoint]);
        let expected = format!("error: {directory}: no regular file: expected one, or none yet\n");
        assert_eq!((said.code, said.err), (2, expected));
    }
    assert!(!out.exists() && !todo.exists());
}

#[test]
fn the_checkpoint_must_not_be_the_table() {
    let out = fresh_file("both");
    let (name, directory) = (text(&out), out.parent().unwrap());
    let detour = directory.join("..").join(directory.file_name().unwrap()).join("both");
    let refused = |checkpoint: &str| {
        let said = run(&["solve", "dice-race", "--pieces", "1", "--out", name, "--checkpoint", checkpoint, "--resume"]);
        assert!(said.code == 2 && said.err.contains("are the same file: expected two"), "{}", said.err);
    };
    for checkpoint in [name, text(&detour), &format!("{name}.part")] {
        refused(checkpoint);
        assert!(!out.exists());
    }
    fs::write(&out, "an older table").unwrap();
    refused(name);
    #[cfg(unix)]
    {
        let link = fresh_file("link_to_both");
        std::os::unix::fs::symlink(&out, &link).unwrap();
        refused(text(&link));
    }
    assert_eq!(fs::read(&out).unwrap(), b"an older table");
}
