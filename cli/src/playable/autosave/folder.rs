//! The folder of kept games. Each session has a place of its own there, which a lock holds for it while it plays.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use chessboard_core::file;
use etcetera::BaseStrategy;

use crate::terminal::escape;
use crate::terminal::failure::named;

/// The folder, and the name of a game in its files.
#[derive(Debug, Clone)]
pub(super) struct Folder {
    path: PathBuf,
    game: &'static str,
}

/// A place for one game. No other session changes it while this value lives.
#[derive(Debug)]
pub(super) struct Place {
    /// Where the game is written.
    pub(super) record: PathBuf,
    /// The name of the game in its files.
    pub(super) game: &'static str,
    lock_path: PathBuf,
    _lock: File,
}

/// What a session finds at a place.
#[derive(Debug)]
pub(super) enum Find {
    /// A game that no session plays.
    Game(Place),
    /// No game.
    Empty(Place),
    /// Another session plays there.
    Played,
}

impl Folder {
    /// The folder of the user; it is made if there is none.
    pub(super) fn of_user(game: &'static str) -> io::Result<Folder> {
        let base = etcetera::choose_base_strategy().map_err(io::Error::other)?;
        let path = base.data_dir().join("stones-dice");
        fs::create_dir_all(&path).map_err(|error| named(&path, &error))?;
        Ok(Folder { path, game })
    }

    /// The numbers of the places that hold a game, also of those that sessions play.
    pub(super) fn numbers(&self) -> io::Result<Vec<u32>> {
        let mut numbers = Vec::new();
        for entry in fs::read_dir(&self.path).map_err(|error| named(&self.path, &error))? {
            numbers.extend(entry?.file_name().to_str().and_then(|name| self.number(name)));
        }
        Ok(numbers)
    }

    /// The place with this number, to look at: several sessions may do that at once.
    pub(super) fn look(&self, number: u32) -> io::Result<Find> {
        self.lock(number, File::try_lock_shared)
    }

    /// The place with this number, for a session of its own.
    pub(super) fn take(&self, number: u32) -> io::Result<Find> {
        // Those that look at it soon let it go.
        for _ in 0..LOOKS {
            match self.lock(number, File::try_lock)? {
                Find::Played => thread::sleep(LOOK),
                found => return Ok(found),
            }
        }
        Ok(Find::Played)
    }

    /// A place that holds no game.
    pub(super) fn empty_place(&self) -> io::Result<Place> {
        for number in 1..=MAX_PLACES {
            if let Find::Empty(place) = self.lock(number, File::try_lock)? {
                return Ok(place);
            }
        }
        Err(io::Error::other(format!("{} holds {MAX_PLACES} games", escape::name(&self.path))))
    }

    /// The number in the name of a file with a game: `stones-3.txt`.
    fn number(&self, name: &str) -> Option<u32> {
        name.strip_prefix(self.game)?.strip_prefix('-')?.strip_suffix(".txt")?.parse().ok()
    }

    /// Locks the place with this number in one of two ways.
    fn lock(&self, number: u32, try_lock: fn(&File) -> Result<(), TryLockError>) -> io::Result<Find> {
        let file = |ending| self.path.join(format!("{}-{number}.{ending}", self.game));
        let path = file("lock");
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let lock = lock.map_err(|error| named(&path, &error))?;
        match try_lock(&lock) {
            Ok(()) => {
                let place = Place { record: file("txt"), game: self.game, lock_path: path, _lock: lock };
                Ok(if place.record.exists() { Find::Game(place) } else { Find::Empty(place) })
            }
            Err(TryLockError::WouldBlock) => Ok(Find::Played),
            Err(TryLockError::Error(error)) => Err(named(&path, &error)),
        }
    }
}

/// How often a place is tried before it counts as played, and the time between.
const LOOKS: usize = 20;
const LOOK: Duration = Duration::from_millis(10);

/// More than one would ever leave.
const MAX_PLACES: u32 = 1000;

impl Place {
    /// Whether its lock still stands in the folder.
    pub(super) fn is_there(&self) -> bool {
        self.lock_path.exists()
    }

    /// When the game was written last.
    pub(super) fn written(&self) -> SystemTime {
        fs::metadata(&self.record).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    }

    pub(super) fn write(&self, record: &str) -> io::Result<()> {
        file::replace(&self.record, |out| out.write_all(record.as_bytes())).map_err(|error| named(&self.record, &error))
    }

    pub(super) fn clear(&self) -> io::Result<()> {
        match fs::remove_file(&self.record) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(named(&self.record, &error)),
            _ => Ok(()),
        }
    }

    /// Moves a game that cannot be read to a file that is offered no more, and returns that.
    pub(super) fn set_aside(&self) -> io::Result<PathBuf> {
        let aside = self.reserve_aside()?;
        if let Err(error) = fs::rename(&self.record, &aside) {
            let _ = fs::remove_file(&aside);
            return Err(named(&self.record, &error));
        }
        Ok(aside)
    }

    /// Makes an empty file for a game that is set aside. Reserves the name, so that rename replaces no game.
    fn reserve_aside(&self) -> io::Result<PathBuf> {
        for number in 1.. {
            let aside = self.record.with_file_name(format!("{}-unreadable-{number}.txt", self.game));
            match OpenOptions::new().write(true).create_new(true).open(&aside) {
                Ok(_) => return Ok(aside),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(named(&aside, &error)),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("stones-dice-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).unwrap();
        Folder { path, game: "stones" }
    }

    #[test]
    fn sessions_have_places_of_their_own() {
        let folder = folder("places");
        let [first, second] = [folder.empty_place().unwrap(), folder.empty_place().unwrap()];
        assert_ne!(first.record, second.record);
        first.write("1").unwrap();
        second.write("2").unwrap();
        for number in [1, 2] {
            assert!(matches!(folder.take(number), Ok(Find::Played)) && matches!(folder.look(number), Ok(Find::Played)));
        }
        drop(first);
        let Find::Game(unfinished) = folder.take(1).unwrap() else { panic!() };
        assert_eq!(fs::read_to_string(&unfinished.record).unwrap(), "1");
        assert!(![&unfinished.record, &second.record].contains(&&folder.empty_place().unwrap().record));
        unfinished.clear().unwrap();
        unfinished.clear().unwrap();
        drop(unfinished);
        assert_eq!(folder.numbers().unwrap(), [2]);
        assert!(matches!(folder.look(1), Ok(Find::Empty(_))));
        fs::remove_dir_all(&folder.path).unwrap();
    }

    #[test]
    fn who_looks_at_a_place_keeps_no_other_from_looking() {
        let folder = folder("looks");
        let place = folder.empty_place().unwrap();
        place.write("1").unwrap();
        drop(place);
        let Find::Game(first) = folder.look(1).unwrap() else { panic!() };
        assert!(matches!(folder.look(1), Ok(Find::Game(_))));
        // A session waits a moment for the end of a look.
        let looking = thread::spawn(move || {
            thread::sleep(LOOK * 3);
            drop(first);
        });
        assert!(matches!(folder.take(1), Ok(Find::Game(_))));
        looking.join().unwrap();
        fs::remove_dir_all(&folder.path).unwrap();
    }

    #[test]
    fn a_game_that_is_set_aside_replaces_none() {
        let folder = folder("aside");
        let place = folder.empty_place().unwrap();
        let aside = ["1", "2"].map(|record| {
            place.write(record).unwrap();
            place.set_aside().unwrap()
        });
        drop(place);
        assert_eq!(folder.numbers().unwrap(), [0; 0]);
        assert_eq!(aside.map(|file| fs::read_to_string(file).unwrap()), ["1", "2"]);
        fs::remove_dir_all(&folder.path).unwrap();
    }

    #[test]
    fn a_game_that_cannot_be_set_aside_leaves_no_empty_file() {
        let folder = folder("no aside");
        let place = folder.empty_place().unwrap();
        let error = place.set_aside().unwrap_err();
        assert!(error.to_string().starts_with(&format!("{}: ", escape::name(&place.record))), "{error}");
        assert!(!place.record.with_file_name("stones-unreadable-1.txt").exists());
        fs::remove_dir_all(&folder.path).unwrap();
    }
}
