use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::note_text;
use super::tags::Tags;
use crate::ParseError;

/// What a record holds besides the game itself: tags such as `White` and `Event`, and comments.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Notes {
    tags: Tags,
    /// By the number of moves before them; none of the lists is empty.
    comments: BTreeMap<usize, Vec<String>>,
}

/// Why a tag or comment cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NoteError {
    /// A tag's name is not made of letters, digits and `_`.
    #[error("a tag's name is one or more letters, digits and `_`")]
    TagName,
    /// The tag follows from the game, its start and its rules.
    #[error("this tag is written from the game itself")]
    DerivedTag,
    /// A tag's value has a line end or another control character, at this byte of it.
    #[error("{0}")]
    TagValue(ParseError),
    /// A comment has a `}`, a control character, or the start of a record, at this byte of it.
    #[error("{0}")]
    Comment(ParseError),
    /// A comment stands after more moves than were made.
    #[error("there are fewer moves than this")]
    Ply,
}

/// Tags that follow from the game.
const DERIVED_TAGS: [&str; 5] = ["Game", "Result", "Score", "Termination", "Start"];

/// Whether a tag follows from the game, one of its rules among them.
pub(super) fn is_derived(name: &str, rule_tags: &[&str]) -> bool {
    DERIVED_TAGS.contains(&name) || rule_tags.contains(&name)
}

impl Notes {
    pub(super) const fn new() -> Notes {
        Notes { tags: Tags::new(), comments: BTreeMap::new() }
    }

    /// Tags in the order in which they are written: Event, Site, Date, Round, White, Black, then any others.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.known_tags().chain(self.other_tags())
    }

    /// The value of a tag. Takes logarithmic time.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Comments in order, each with the number of moves before it: 0 belongs to the game as a whole.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.comments.iter().flat_map(|(&ply, texts)| texts.iter().map(move |text| (ply, text.as_str())))
    }

    /// The comments after this many moves. Finding the first takes logarithmic time.
    pub fn comments_at(&self, ply: usize) -> impl Iterator<Item = &str> {
        self.comments.get(&ply).into_iter().flatten().map(String::as_str)
    }

    /// The tags that are written before the result.
    pub(super) fn known_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.known()
    }

    /// The tags that are written after the rules.
    pub(super) fn other_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.other()
    }

    pub(super) fn set_tag(&mut self, name: &str, value: &str, rule_tags: &[&str]) -> Result<(), NoteError> {
        let is_name_byte = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || !name.bytes().all(is_name_byte) {
            return Err(NoteError::TagName);
        }
        if is_derived(name, rule_tags) {
            return Err(NoteError::DerivedTag);
        }
        note_text::check_tag(value).map_err(NoteError::TagValue)?;
        self.tags.set(name, value);
        Ok(())
    }

    pub(super) fn remove_tag(&mut self, name: &str) -> bool {
        self.tags.remove(name)
    }

    /// Adds a comment after this many moves, after any others there.
    pub(super) fn add_comment(&mut self, ply: usize, text: &str) -> Result<(), NoteError> {
        note_text::check_comment(text).map_err(NoteError::Comment)?;
        self.comments.entry(ply).or_default().push(text.to_string());
        Ok(())
    }

    /// Replaces the comments after this many moves.
    pub(super) fn set_comments(&mut self, ply: usize, texts: &[&str]) -> Result<(), NoteError> {
        texts.iter().try_for_each(|text| note_text::check_comment(text)).map_err(NoteError::Comment)?;
        if texts.is_empty() {
            self.comments.remove(&ply);
        } else {
            self.comments.insert(ply, texts.iter().map(ToString::to_string).collect());
        }
        Ok(())
    }

    /// Removes the comments after more than this many moves, when those moves are forgotten.
    pub(super) fn forget_comments_after(&mut self, ply: usize) {
        if self.comments.last_key_value().is_some_and(|(&last, _)| last > ply) {
            self.comments.split_off(&(ply + 1));
        }
    }
}
