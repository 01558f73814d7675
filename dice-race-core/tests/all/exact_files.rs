//! Files of tables and checkpoints: what was written is read, and nothing else.

#![cfg(feature = "exact")]

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Command;

use dice_race_core::exact::{CheckpointLock, Solver, solve};
use dice_race_core::tables::{Table, TableError};
use dice_race_core::{PieceCount, Position, Rules};
use tempfile::TempDir;

fn one_piece() -> Rules {
    Rules { pieces: PieceCount::One, ..Rules::default() }
}

fn table_bytes() -> Vec<u8> {
    solve(one_piece()).unwrap().as_bytes().to_vec()
}

/// What a solver writes after three sweeps.
fn checkpoint_bytes() -> Vec<u8> {
    let mut solver = Solver::new(one_piece()).unwrap();
    let third = |solver: &Solver| {
        if solver.status().sweeps < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    assert!(solver.run(third).is_break());
    let scratch = Scratch::new();
    solver.save_checkpoint(scratch.file()).unwrap();
    fs::read(scratch.file()).unwrap()
}

/// A directory with a file, both gone in the end.
struct Scratch(TempDir);

impl Scratch {
    fn new() -> Scratch {
        Scratch(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("file")
    }
}

/// What becomes of bytes that are read as a table, from memory, from a file and from a mapped file alike.
fn read_table(bytes: &[u8]) -> Result<Table, TableError> {
    let scratch = Scratch::new();
    fs::write(scratch.file(), bytes).unwrap();
    let read = Table::read(scratch.file());
    let message = |table: &Result<Table, TableError>| table.as_ref().err().map(ToString::to_string);
    assert_eq!(message(&Table::load(scratch.file())), message(&read));
    assert_eq!(message(&Table::map(scratch.file())), message(&read));
    assert_eq!(message(&Table::from_bytes(bytes.to_vec())), message(&read));
    read
}

fn read_checkpoint(bytes: &[u8]) -> Result<Solver, TableError> {
    let scratch = Scratch::new();
    fs::write(scratch.file(), bytes).unwrap();
    Solver::from_checkpoint(scratch.file(), one_piece())
}

/// Bytes with one of them changed, and the checksum made right again.
fn forged(mut bytes: Vec<u8>, offset: usize, value: u8) -> Vec<u8> {
    bytes[offset] = value;
    let content = bytes.len() - 4;
    let checksum = crc32fast::hash(&bytes[..content]).to_le_bytes();
    bytes[content..].copy_from_slice(&checksum);
    bytes
}

#[test]
fn tables_round_trip_and_replace_what_was_there() {
    let scratch = Scratch::new();
    fs::write(scratch.file(), "something else").unwrap();
    let table = solve(one_piece()).unwrap();
    table.save(scratch.file()).unwrap();
    let loaded = Table::load(scratch.file()).unwrap();
    // The old file stays intact for a reader that has it open.
    table.save(scratch.file()).unwrap();
    assert_eq!(loaded.as_bytes(), table.as_bytes());
    assert_eq!((loaded.rules(), loaded.states()), (one_piece(), 813));
    let start = Position::initial(one_piece());
    assert_eq!(loaded.win_probability(&start), table.win_probability(&start));
    // No temporary file is left behind.
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 1);
}

#[test]
fn the_bytes_are_a_promise() {
    let bytes = table_bytes();
    assert_eq!(bytes.len(), 16 + 2 * 813 + 4);
    assert_eq!(bytes[..16], *b"DiceRace\x01\0\0\0\0\0\0\0");
    // The first position, in which all pieces wait: rolling first is a small advantage.
    assert_eq!(bytes[16..18], 34_535_u16.to_le_bytes());
    let bytes = checkpoint_bytes();
    assert_eq!(bytes.len(), 16 + 8 * (813 + 1) + 4);
    assert_eq!(bytes[..16], *b"DiceTodo\x01\0\0\0\x03\0\0\0");
}

#[test]
fn every_changed_byte_is_noticed() {
    for (bytes, is_read) in [
        (table_bytes(), (|bytes| read_table(bytes).is_ok()) as fn(&[u8]) -> bool),
        (checkpoint_bytes(), |bytes| read_checkpoint(bytes).is_ok()),
    ] {
        assert!(is_read(&bytes));
        // All bytes of the header and the checksum, and some of each value.
        let offsets = (0..bytes.len()).filter(|&offset| offset < 32 || offset + 4 >= bytes.len() || offset % 7 == 0);
        for offset in offsets {
            let mut changed = bytes.clone();
            changed[offset] ^= 1 << (offset % 8);
            assert!(!is_read(&changed), "byte {offset}");
        }
    }
}

#[test]
fn cut_off_and_appended_bytes_are_noticed() {
    let (table, checkpoint) = (table_bytes(), checkpoint_bytes());
    for len in (0..32).chain((32..table.len()).step_by(17)) {
        assert!(
            matches!(read_table(&table[..len]), Err(TableError::Magic { .. } | TableError::Length { .. })),
            "{len}"
        );
    }
    for len in (0..32).chain((32..checkpoint.len()).step_by(61)) {
        assert!(read_checkpoint(&checkpoint[..len]).is_err(), "{len}");
    }
    assert!(matches!(
        read_table(&[&table[..], b"\0"].concat()),
        Err(TableError::Length { expected: 1646, found: 1647 })
    ));
    assert!(matches!(read_checkpoint(&[&checkpoint[..], b"\0"].concat()), Err(TableError::Length { .. })));
}

#[test]
fn errors_name_what_is_wrong() {
    let (table, checkpoint) = (table_bytes(), checkpoint_bytes());
    let message = |error: TableError| error.to_string();
    assert_eq!(message(read_table(&checkpoint).unwrap_err()), "unknown format: expected it to begin with `DiceRace`");
    assert_eq!(message(read_checkpoint(&table).unwrap_err()), "unknown format: expected it to begin with `DiceTodo`");
    assert_eq!(message(read_table(b"").unwrap_err()), "unknown format: expected it to begin with `DiceRace`");
    assert_eq!(message(read_table(&forged(table.clone(), 8, 2)).unwrap_err()), "format version 2: expected 1");
    assert_eq!(message(read_table(&forged(table.clone(), 9, 32)).unwrap_err()), "at byte 9: expected rules, 0 to 31");
    assert_eq!(message(read_table(&forged(table.clone(), 9, 1)).unwrap_err()), "1646 bytes: expected 485054");
    assert_eq!(message(read_table(&forged(table.clone(), 11, 1)).unwrap_err()), "at byte 11: expected 0");
    assert_eq!(message(read_table(&forged(table.clone(), 13, 1)).unwrap_err()), "at byte 10: expected 0 up to byte 15");
    assert_eq!(
        message(read_checkpoint(&forged(checkpoint.clone(), 10, 9)).unwrap_err()),
        "at byte 10: expected a stratum"
    );
    assert_eq!(
        message(read_checkpoint(&forged(checkpoint.clone(), 11, 222)).unwrap_err()),
        "at byte 11: expected a level"
    );
    assert_eq!(
        message(read_checkpoint(&forged(checkpoint.clone(), 23, 0xFF)).unwrap_err()),
        "at byte 16: expected a chance"
    );
    let error = read_checkpoint(&forged(checkpoint, 9, 4)).unwrap_err();
    assert!(matches!(error, TableError::OtherRules { expected, .. } if expected == one_piece()), "{error}");
    assert_eq!(
        message(error),
        "made for other rules: expected 1 piece, first-contact, stop-short, no extra roll on six, \
         found 1 piece, landing-only, stop-short, no extra roll on six"
    );
}

/// A way to read a file.
type Reader = fn(&Path) -> Result<(), TableError>;

/// The ways to read a file, none of which may hang or panic.
fn readers() -> [Reader; 4] {
    [
        |path| Table::load(path).map(drop),
        |path| Table::read(path).map(drop),
        |path| Table::map(path).map(drop),
        |path| Solver::from_checkpoint(path, one_piece()).map(drop),
    ]
}

#[test]
fn missing_files_and_directories_are_io_errors() {
    let scratch = Scratch::new();
    for read in readers() {
        let kind = |path: PathBuf| match read(&path) {
            Err(TableError::Io(error)) => error.kind(),
            other => panic!("{other:?}"),
        };
        assert_eq!(kind(scratch.file()), ErrorKind::NotFound);
        assert_eq!(kind(scratch.0.path().to_owned()), ErrorKind::IsADirectory);
    }
    let table = solve(one_piece()).unwrap();
    for (path, kind) in
        [(scratch.0.path().join("none/file"), ErrorKind::NotFound), (scratch.0.path().into(), ErrorKind::IsADirectory)]
    {
        let error = table.save(path).unwrap_err();
        assert!(matches!(&error, TableError::Io(error) if error.kind() == kind), "{error:?}");
    }
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let scratch = Scratch::new();
    assert!(Command::new("mkfifo").arg(scratch.file()).status().unwrap().success());
    for read in readers() {
        for path in [&*scratch.file(), Path::new("/dev/null"), Path::new("/dev/zero")] {
            assert!(matches!(read(path), Err(TableError::NotAFile)), "{}", path.display());
        }
    }
}

#[test]
fn a_table_that_was_read_does_not_need_its_file() {
    let scratch = Scratch::new();
    let table = solve(one_piece()).unwrap();
    table.save(scratch.file()).unwrap();
    let loaded = [Table::load(scratch.file()).unwrap(), Table::read(scratch.file()).unwrap()];
    // Another program cuts the file off. A mapped table would end this process.
    File::options().write(true).open(scratch.file()).unwrap().set_len(10).unwrap();
    for loaded in loaded {
        assert_eq!(loaded.as_bytes(), table.as_bytes());
    }
}

#[test]
fn two_savers_of_one_table_leave_all_of_one() {
    let scratch = Scratch::new();
    let rules = [one_piece(), Rules { extra_roll_on_six: true, ..one_piece() }];
    let tables = rules.map(|rules| solve(rules).unwrap());
    for _ in 0..300 {
        std::thread::scope(|scope| {
            for table in &tables {
                scope.spawn(|| table.save(scratch.file()).unwrap());
            }
        });
        let read = Table::load(scratch.file()).unwrap();
        assert!(tables.iter().any(|table| table.as_bytes() == read.as_bytes()));
    }
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 1);
}

#[test]
fn a_save_that_is_interrupted_leaves_the_file_as_it_was() {
    let scratch = Scratch::new();
    let table = solve(one_piece()).unwrap();
    let stopped = |path: &Path| table.save_with(path, || ControlFlow::Break("stopped")).unwrap();
    assert_eq!(stopped(&scratch.file()), ControlFlow::Break("stopped"));
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 0);
    fs::write(scratch.file(), "old").unwrap();
    assert_eq!(stopped(&scratch.file()), ControlFlow::Break("stopped"));
    assert_eq!(fs::read(scratch.file()).unwrap(), b"old");
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 1);
    let saved = table.save_with(scratch.file(), || ControlFlow::<()>::Continue(())).unwrap();
    assert!(saved.is_continue() && fs::read(scratch.file()).unwrap() == table.as_bytes());
}

#[test]
fn one_solver_has_the_lock_of_a_checkpoint() {
    let scratch = Scratch::new();
    let lock = CheckpointLock::acquire(scratch.file()).unwrap();
    let error = CheckpointLock::acquire(scratch.file()).unwrap_err();
    let own = std::process::id();
    assert_eq!(error.to_string(), format!("process {own} works with this checkpoint: expected it to end first"));
    drop(lock);
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 0);

    // Left behind by a process that was killed.
    let file = scratch.0.path().join("file.lock");
    fs::write(&file, "4294967295\n").unwrap();
    drop(CheckpointLock::acquire(scratch.file()).unwrap());
    assert!(!file.exists());
}

#[test]
fn the_lock_passes_from_thread_to_thread() {
    let scratch = Scratch::new();
    let holders = AtomicUsize::new(0);
    let work = || {
        for _ in 0..300 {
            let Ok(lock) = CheckpointLock::acquire(scratch.file()) else { continue };
            assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
            std::thread::yield_now();
            assert_eq!(holders.fetch_sub(1, Ordering::SeqCst), 1);
            drop(lock);
        }
    };
    std::thread::scope(|scope| (0..3).for_each(|_| drop(scope.spawn(work))));
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 0);
}

#[test]
fn the_lock_is_taken_on_no_other_file() {
    let scratch = Scratch::new();
    let file = scratch.0.path().join("file.lock");
    for content in ["another's", "12 monkeys\n"] {
        fs::write(&file, content).unwrap();
        let error = CheckpointLock::acquire(scratch.file()).unwrap_err();
        assert!(error.to_string().contains("is not the lock of a checkpoint"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    }
    #[cfg(unix)]
    {
        let target = scratch.0.path().join("target");
        fs::remove_file(&file).unwrap();
        std::os::unix::fs::symlink(&target, &file).unwrap();
        assert!(CheckpointLock::acquire(scratch.file()).is_err() && !target.exists());
        fs::write(scratch.file(), "a checkpoint").unwrap();
        let link = scratch.0.path().join("link");
        std::os::unix::fs::symlink("file", &link).unwrap();
        fs::remove_file(&file).unwrap();
        let _lock = CheckpointLock::acquire(scratch.file()).unwrap();
        assert!(matches!(CheckpointLock::acquire(link), Err(TableError::Locked { .. })));
    }
    let long = scratch.0.path().join("n".repeat(255));
    let _lock = CheckpointLock::acquire(&long).unwrap();
    assert!(matches!(CheckpointLock::acquire(&long), Err(TableError::Locked { .. })));
}
