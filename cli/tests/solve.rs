//! `solve`, also when it is killed.

mod common;

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use common::{command, fresh_file, run};
use dice_race_core::tables::Table;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn one_piece_is_solved() {
    let out = fresh_file("one.table");
    let output = run(&["solve", "dice-race", "--pieces", "1", "--capture", "landing-only", "--out", text(&out)]);
    assert_eq!((output.code, output.err.as_str()), (0, ""));
    assert!(output.out.starts_with("813 positions in ") && output.out.ends_with("first 0.589093\n"), "{}", output.out);
    assert_eq!(Table::load(&out).unwrap().states(), 813);

    let output = run(&["solve", "dice-race", "--pieces", "1", "--out", text(&out), "--json"]);
    let [report] = output.json_lines().try_into().unwrap();
    assert_eq!(report["states"], 813);
    assert!(
        (report["start"].as_f64().unwrap() - 0.591_648).abs() < 1e-6 && report["residual"].as_f64().unwrap() < 1e-9
    );
}

#[test]
fn a_killed_run_continues_to_the_same_table() {
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
fn a_checkpoint_is_neither_overwritten_nor_trusted() {
    let [out, checkpoint] = ["none.table", "bad.todo"].map(fresh_file);
    fs::write(&checkpoint, "no checkpoint").unwrap();
    let args = ["solve", "dice-race", "--pieces", "1", "--out", text(&out), "--checkpoint", text(&checkpoint)];
    let output = run(&args);
    assert!(output.code == 2 && output.err.contains("use --resume to continue from it"), "{}", output.err);
    let output = run(&[&args[..], &["--resume"]].concat());
    assert!(output.code == 2 && output.err.contains("expected it to begin with `DiceTodo`"), "{}", output.err);
    assert_eq!(fs::read(&checkpoint).unwrap(), b"no checkpoint");
    assert!(!out.exists());
}

#[test]
fn a_missing_directory_is_an_error_before_the_work() {
    let output = run(&["solve", "dice-race", "--out", "none/such.table"]);
    assert!(output.code == 2 && output.err.contains("none/such.table: no such directory"), "{}", output.err);
}

#[test]
fn an_unwritable_file_is_an_error_before_the_work() {
    let directory = env!("CARGO_TARGET_TMPDIR");
    let [out, todo] = ["never.table", "never.todo"].map(fresh_file);
    for (out, checkpoint) in [(directory, text(&todo)), (text(&out), directory)] {
        // Four pieces: if they were solved first, this test would not end.
        let output = run(&["solve", "dice-race", "--out", out, "--checkpoint", checkpoint]);
        let expected = format!("error: {directory}: is a directory\n");
        assert_eq!((output.code, output.err), (2, expected));
    }
    assert!(!out.exists() && !todo.exists());
}

#[test]
fn the_checkpoint_must_not_be_the_table() {
    let out = fresh_file("both");
    let (name, directory) = (text(&out), out.parent().unwrap());
    let detour = directory.join("..").join(directory.file_name().unwrap()).join("both");
    let refused = |checkpoint: &str| {
        let output =
            run(&["solve", "dice-race", "--pieces", "1", "--out", name, "--checkpoint", checkpoint, "--resume"]);
        assert!(output.code == 2 && output.err.contains("are the same file: expected two"), "{}", output.err);
    };
    for checkpoint in [name, text(&detour)] {
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

#[test]
fn two_runs_that_write_one_table_leave_all_of_one() {
    let out = fresh_file("raced.table");
    let solve = ["solve", "dice-race", "--pieces", "1", "--out", text(&out)];
    for _ in 0..20 {
        let runs =
            [&[][..], &["--extra-roll-on-six"]].map(|rule| command(&[&solve[..], rule].concat()).spawn().unwrap());
        for run in runs {
            let output = run.wait_with_output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
        assert_eq!(Table::load(&out).unwrap().states(), 813);
    }
}

#[test]
fn a_second_run_with_the_same_checkpoint_is_refused() {
    let [out, other, checkpoint] = ["first.table", "second.table", "shared.todo"].map(fresh_file);
    let args = ["solve", "dice-race", "--checkpoint", text(&checkpoint), "--every", "0", "--resume", "--out"];
    let mut first = command(&[&args[..], &[text(&out), "--pieces", "3"]].concat()).spawn().unwrap();
    while !checkpoint.exists() {
        assert!(first.try_wait().unwrap().is_none());
        sleep(Duration::from_millis(5));
    }
    let second = run(&[&args[..], &[text(&other), "--pieces", "3"]].concat());
    let expected = format!(
        "error: {}: process {} works with this checkpoint: expected it to end first\n",
        text(&checkpoint),
        first.id()
    );
    assert_eq!((second.code, second.err), (2, expected));
    first.kill().unwrap();
    first.wait().unwrap();
    assert!(!other.exists());

    // Nothing keeps the next run from going on, not even the lock file that is left.
    let lock = checkpoint.with_file_name("shared.todo.lock");
    assert!(lock.exists());
    fs::remove_file(&checkpoint).unwrap();
    assert_eq!(run(&[&args[..], &[text(&other), "--pieces", "1"]].concat()).code, 0);
    assert!(!lock.exists() && !checkpoint.exists());
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_table() {
    let directory = env!("CARGO_TARGET_TMPDIR").to_owned() + "/full disk";
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).unwrap();
    let out = Path::new(&directory).join("old.table");
    fs::write(&out, "an older table").unwrap();
    // No file may grow beyond one block, and the signal that says so is ignored.
    let script = "ulimit -f 1; trap '' XFSZ; exec \"$0\" solve dice-race --pieces 2 --out \"$1\"";
    let limited = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_stones-dice"), text(&out)])
        .output()
        .unwrap();
    let message = String::from_utf8(limited.stderr).unwrap();
    assert!(limited.status.code() == Some(2) && message.contains("old.table: "), "{message}");
    assert_eq!(fs::read(&out).unwrap(), b"an older table");
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
}
