//! The folders of the command stand in an order: none uses one that stands above it.

use std::fs;
use std::path::Path;

/// From below to above.
const FOLDERS: [&str; 9] =
    ["terminal", "players", "files", "playable", "lessons", "games", "dialogue", "session", "commands"];

/// The texts of the files in a folder.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                return sources(&path);
            }
            let source = fs::read_to_string(&path).unwrap();
            vec![(path.display().to_string(), source)]
        })
        .collect()
}

#[test]
fn no_folder_uses_one_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let there = fs::read_dir(&root).unwrap().map(|entry| entry.unwrap()).filter(|entry| entry.path().is_dir());
    let mut there: Vec<_> = there.map(|entry| entry.file_name().into_string().unwrap()).collect();
    let mut known = FOLDERS.map(str::to_owned);
    there.sort_unstable();
    known.sort_unstable();
    assert_eq!(there, known);
    let mut uses = 0;
    for (place, folder) in FOLDERS.iter().enumerate() {
        for (file, source) in sources(&root.join(folder)) {
            for (number, line) in (1..).zip(source.lines()) {
                for used in line.split("crate::").skip(1) {
                    let name = used.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap();
                    let used = FOLDERS.iter().position(|folder| *folder == name);
                    let used = used.unwrap_or_else(|| panic!("{file}:{number}: {name} is no folder: {line}"));
                    assert!(used <= place, "{file}:{number}: {folder} uses {name}, which stands above it");
                    uses += 1;
                }
            }
        }
    }
    assert!(uses > 200, "the sources have moved");
}
