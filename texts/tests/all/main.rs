//! The texts are complete: every key that is used exists in every language, and every key is used.

mod files;
mod language;
mod messages;
mod sources;
