//! What programs say about Stones! and the dice race, in several languages.
//!
//! The texts stand in [Fluent](https://projectfluent.org) files, one folder a language and one file a subject, so that
//! programs in other languages can read the same files. A key begins with the name of its file. The rules for players
//! ([`Section`]) and the lessons ([`Lesson`]) are lists of positions, whose ids are keys too.
//!
//! ```
//! use stones_dice_texts::{Language, Texts, text};
//!
//! let texts = Texts::new(Language::English);
//! assert_eq!(text!(texts, "session-saved", file = "game.txt"), "Saved to game.txt.");
//! assert_eq!(text!(texts, "session-legal-moves", moves = 1), "1 legal move");
//! ```

mod commands;
mod files;
mod game;
mod language;
mod lesson;
mod rules;
mod texts;

pub use commands::COMMAND_WORDS;
pub use fluent_bundle::FluentValue;
pub use game::Game;
pub use language::{Language, UnknownLanguage};
pub use lesson::Lesson;
pub use rules::Section;
pub use texts::Texts;
