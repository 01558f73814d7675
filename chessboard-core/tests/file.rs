//! Files are replaced as a whole, whatever stands in the way.

#![cfg(feature = "file")]

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use chessboard_core::file::{check_writable, replace};
use tempfile::{TempDir, tempdir};

/// A directory with a path in it.
fn scratch() -> (TempDir, PathBuf) {
    let directory = tempdir().unwrap();
    let file = directory.path().join("file");
    (directory, file)
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    replace(path, |out| out.write_all(content))
}

fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_made_and_replaced() {
    let (directory, file) = scratch();
    for content in ["one", "", "three"] {
        check_writable(&file).unwrap();
        write(&file, content.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    }
    assert_eq!(names(directory.path()), ["file"]);
}

#[test]
fn a_writer_that_fails_in_the_middle_changes_nothing() {
    let (directory, file) = scratch();
    let fail = |out: &mut dyn Write| {
        out.write_all(&vec![0; 3 << 20])?;
        Err(io::ErrorKind::StorageFull.into())
    };
    assert_eq!(replace(&file, fail).unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(names(directory.path()), [""; 0]);
    fs::write(&file, "old").unwrap();
    assert!(replace(&file, fail).is_err());
    assert_eq!((fs::read_to_string(&file).unwrap().as_str(), names(directory.path()).len()), ("old", 1));
}

#[test]
fn files_of_others_are_left_alone() {
    let (directory, file) = scratch();
    for name in ["file.part", ".part-", "file.tmp"] {
        fs::write(directory.path().join(name), "another's").unwrap();
    }
    check_writable(&file).unwrap();
    write(&file, b"ours").unwrap();
    for name in ["file.part", ".part-", "file.tmp"] {
        assert_eq!(fs::read_to_string(directory.path().join(name)).unwrap(), "another's");
    }
    assert_eq!(names(directory.path()).len(), 4);
}

#[test]
fn two_writers_of_one_file_leave_all_of_one_content() {
    let (directory, file) = scratch();
    let contents = [vec![b'a'; 5_000], vec![b'b'; 70_000]];
    for _ in 0..300 {
        std::thread::scope(|scope| {
            for content in &contents {
                scope.spawn(|| write(&file, content).unwrap());
            }
        });
        let read = fs::read(&file).unwrap();
        assert!(contents.contains(&read), "{} bytes", read.len());
    }
    assert_eq!(names(directory.path()), ["file"]);
}

#[test]
fn long_names_work() {
    let (directory, _) = scratch();
    let file = directory.path().join("n".repeat(255));
    check_writable(&file).unwrap();
    write(&file, b"long").unwrap();
    write(&file, b"again").unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"again");
}

#[test]
fn what_cannot_be_written_is_refused_by_the_check_too() {
    let (directory, file) = scratch();
    fs::write(&file, "a file").unwrap();
    for (path, kind) in [
        (directory.path().to_owned(), io::ErrorKind::IsADirectory),
        (directory.path().join("none/file"), io::ErrorKind::NotFound),
        (file.join("below"), io::ErrorKind::NotADirectory),
    ] {
        assert_eq!(check_writable(&path).unwrap_err().kind(), kind);
        assert_eq!(write(&path, b"").unwrap_err().kind(), kind);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "a file");
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn the_mode_of_the_replaced_file_is_kept() {
        let (_directory, file) = scratch();
        fs::write(&file, "old").unwrap();
        for kept in [0o600, 0o640, 0o644, 0o755, 0o666] {
            fs::set_permissions(&file, fs::Permissions::from_mode(kept)).unwrap();
            write(&file, b"new").unwrap();
            assert_eq!(mode(&file), kept);
        }
    }

    #[test]
    fn a_new_file_has_the_mode_of_any_new_file() {
        let (directory, file) = scratch();
        let other = directory.path().join("other");
        fs::write(&other, "").unwrap();
        write(&file, b"").unwrap();
        assert_eq!(mode(&file), mode(&other));
    }

    #[test]
    fn links_are_followed_even_to_no_file_yet() {
        let (directory, file) = scratch();
        let [link, second] = ["link", "second"].map(|name| directory.path().join(name));
        symlink("file", &link).unwrap();
        symlink(&link, &second).unwrap();
        for content in [b"one", b"two"] {
            check_writable(&second).unwrap();
            write(&second, content).unwrap();
            assert_eq!(fs::read(&file).unwrap(), content);
            assert!(link.is_symlink() && second.is_symlink());
        }
        let ring = directory.path().join("ring");
        symlink("ring", &ring).unwrap();
        assert!(write(&ring, b"").is_err() && check_writable(&ring).is_err());
        assert_eq!(names(directory.path()), ["file", "link", "ring", "second"]);
    }

    #[test]
    fn a_pipe_is_written_to_and_stays_a_pipe() {
        let (directory, pipe) = scratch();
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        check_writable(&pipe).unwrap();
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read(pipe).unwrap()
        });
        write(&pipe, b"through the pipe").unwrap();
        assert_eq!(reader.join().unwrap(), b"through the pipe");
        assert!(!fs::metadata(&pipe).unwrap().is_file());
        assert_eq!(names(directory.path()), ["file"]);
    }

    #[test]
    fn devices_and_sockets_are_never_replaced() {
        let (directory, socket) = scratch();
        let _listener = UnixListener::bind(&socket).unwrap();
        assert!(write(&socket, b"").is_err() && check_writable(&socket).is_err());
        assert_eq!(names(directory.path()), ["file"]);
        write(Path::new("/dev/null"), b"nothing").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn an_open_file_is_appended_to() {
        use std::os::fd::AsRawFd;

        let (directory, file) = scratch();
        fs::write(&file, "old ").unwrap();
        let open = fs::OpenOptions::new().append(true).open(&file).unwrap();
        let path = PathBuf::from(format!("/proc/self/fd/{}", open.as_raw_fd()));
        check_writable(&path).unwrap();
        write(&path, b"and new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "old and new");
        assert!(write(Path::new("/dev/full"), b"too much").is_err());
        assert_eq!(names(directory.path()), ["file"]);
    }
}
