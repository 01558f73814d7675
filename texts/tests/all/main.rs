//! The texts are complete: every key that is used exists in every language, and every key is used.

mod board;
mod docs;
mod files;
mod language;
mod lessons;
mod messages;
mod sources;
