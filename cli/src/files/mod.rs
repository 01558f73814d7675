//! Files with games of either kind, as arguments and in sessions.

pub(crate) mod file_name;
pub(crate) mod game_file;
pub(crate) mod records;
pub(crate) mod saved_file;
pub(crate) mod targets;
