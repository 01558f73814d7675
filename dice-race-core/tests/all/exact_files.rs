//! Files of tables and checkpoints: what was written is read, and nothing else.

#![cfg(feature = "exact")]

use core::ops::ControlFlow;
use std::fs;
use std::path::PathBuf;

use dice_race_core::exact::{Solver, check_writable, solve};
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

/// What becomes of bytes that are read as a table, from memory and from a file alike.
fn read_table(bytes: &[u8]) -> Result<Table, TableError> {
    let scratch = Scratch::new();
    fs::write(scratch.file(), bytes).unwrap();
    let (from_file, from_memory) = (Table::load(scratch.file()), Table::from_bytes(bytes.to_vec()));
    assert_eq!(from_file.as_ref().map_err(ToString::to_string).err(), from_memory.map_err(|e| e.to_string()).err());
    from_file
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
    assert_eq!(bytes.len(), 16 + 8 * 813 + 4);
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

#[test]
fn missing_files_are_io_errors() {
    let scratch = Scratch::new();
    assert!(matches!(Table::load(scratch.file()), Err(TableError::Io(_))));
    assert!(matches!(Table::load(scratch.0.path()), Err(TableError::Io(_))));
    let table = solve(one_piece()).unwrap();
    assert!(matches!(table.save(scratch.0.path().join("none/file")), Err(TableError::Io(_))));
}

#[test]
fn obstacles_are_found_before_anything_is_written() {
    let scratch = Scratch::new();
    check_writable(scratch.file()).unwrap();
    assert!(matches!(check_writable(scratch.0.path().join("none/file")), Err(TableError::Io(_))));
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 0);

    fs::create_dir(scratch.file()).unwrap();
    assert!(matches!(check_writable(scratch.file()), Err(TableError::NotAFile)));
    let error = solve(one_piece()).unwrap().save(scratch.file()).unwrap_err();
    assert_eq!(error.to_string(), "not a regular file: expected one, or none yet");
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 1);
}

#[test]
fn temporary_files_of_a_killed_run_are_overwritten() {
    let scratch = Scratch::new();
    let part = scratch.0.path().join("file.part");
    fs::write(&part, "half a file").unwrap();
    check_writable(scratch.file()).unwrap();
    assert_eq!(fs::read(&part).unwrap(), b"half a file");
    solve(one_piece()).unwrap().save(scratch.file()).unwrap();
    assert!(!part.exists() && Table::load(scratch.file()).is_ok());
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_sockets_refused() {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    let (scratch, table) = (Scratch::new(), solve(one_piece()).unwrap());
    let [link, socket] = ["link", "socket"].map(|name| scratch.0.path().join(name));
    fs::write(scratch.file(), "something else").unwrap();
    symlink("file", &link).unwrap();
    table.save(&link).unwrap();
    assert!(link.is_symlink() && Table::load(scratch.file()).is_ok());

    let _listener = UnixListener::bind(&socket).unwrap();
    assert!(matches!(table.save(&socket), Err(TableError::NotAFile)));
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 3);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_old_file_and_no_other() {
    let scratch = Scratch::new();
    fs::write(scratch.file(), "old").unwrap();
    // All writes to this device fail for lack of space.
    std::os::unix::fs::symlink("/dev/full", scratch.0.path().join("file.part")).unwrap();
    assert!(matches!(solve(one_piece()).unwrap().save(scratch.file()), Err(TableError::Io(_))));
    assert_eq!(fs::read(scratch.file()).unwrap(), b"old");
    assert_eq!(fs::read_dir(scratch.0.path()).unwrap().count(), 1);
}
