//! The name of a file as a player types it.

use std::path::{Path, PathBuf};

/// The file that a typed name means; `None` if names have to be UTF-8 on this system and this one is not.
///
/// Quotes around the whole name are left out, and `~/` at its start is the home folder, as in shells. `./` before the
/// name lets it begin with either.
pub(crate) fn read(typed: &[u8]) -> Option<PathBuf> {
    path(unquoted(typed)).map(from_home)
}

fn unquoted(typed: &[u8]) -> &[u8] {
    match typed {
        [b'"', name @ .., b'"'] | [b'\'', name @ .., b'\''] => name,
        _ => typed,
    }
}

fn from_home(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), etcetera::home_dir()) {
        (Ok(rest), Ok(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

/// The path with this name, byte for byte.
#[cfg(unix)]
#[allow(clippy::unnecessary_wraps, reason = "elsewhere not every name is a path")]
fn path(name: &[u8]) -> Option<&Path> {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    Some(Path::new(OsStr::from_bytes(name)))
}

#[cfg(not(unix))]
fn path(name: &[u8]) -> Option<&Path> {
    std::str::from_utf8(name).ok().map(Path::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> PathBuf {
        super::read(typed.as_bytes()).unwrap()
    }

    #[test]
    fn quotes_around_the_whole_name_are_left_out() {
        for (typed, meant) in [
            ("my game.txt", "my game.txt"),
            ("\"my game.txt\"", "my game.txt"),
            ("'my game.txt'", "my game.txt"),
            ("\"", "\""),
            ("\"a'", "\"a'"),
            ("my \"best\"", "my \"best\""),
            ("./\"a\"", "./\"a\""),
        ] {
            assert_eq!(read(typed), Path::new(meant), "{typed}");
        }
    }

    #[test]
    fn a_tilde_and_a_slash_are_the_home_folder() {
        let home = etcetera::home_dir().unwrap();
        assert_eq!(read("~/a b.txt"), home.join("a b.txt"));
        assert_eq!(read("\"~/a b.txt\""), home.join("a b.txt"));
        for typed in ["~user/a", "a/~/b", "./~/a", "~a", "a~"] {
            assert_eq!(read(typed), Path::new(typed));
        }
    }
}
