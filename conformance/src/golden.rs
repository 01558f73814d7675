//! Golden files: what is promised stays what it is.

use std::path::Path;

/// Compares with a file in the `tests/golden` of the package under test, line by line.
///
/// With the environment variable `UPDATE_GOLDEN` the file is written first. A change of such a file is a breaking
/// change, or new training.
#[track_caller]
pub fn assert_golden(name: &str, content: &str) {
    assert_generated(&Path::new("tests/golden").join(name), content);
}

/// Compares with a file that a test generates, line by line. The path begins in the folder of the package under test.
///
/// With the environment variable `UPDATE_GOLDEN` the file is written first.
#[track_caller]
pub fn assert_generated(path: &Path, content: &str) {
    const HINT: &str = "`UPDATE_GOLDEN=1 cargo test` writes it again";
    let name = path.display();
    // Cargo runs the tests in the folder of their package.
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, content).unwrap();
    }
    let golden = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}; {HINT}"));
    let golden = golden.replace("\r\n", "\n");
    for (line, (golden, now)) in golden.lines().zip(content.lines()).enumerate() {
        assert_eq!(now, golden, "{name}, line {}; {HINT}", line + 1);
    }
    assert_eq!(content.len(), golden.len(), "{name} has another length; {HINT}");
}
