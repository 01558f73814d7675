use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::tags::Tags;

/// What a record holds besides the game itself: tags such as `White` and `Event`, and comments.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Notes {
    tags: Tags,
    /// The number of moves before the comment, and its text; in order.
    comments: Vec<(usize, String)>,
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
    /// A tag's value has a line break.
    #[error("a tag's value is one line")]
    TagValue,
    /// A comment has a `}`, which would end it, or a line that begins like a record.
    #[error("a comment has no `}}` and no line that begins with `[Game \"`")]
    Comment,
    /// A comment stands after more moves than were made.
    #[error("there are fewer moves than this")]
    Ply,
}

/// Tags that follow from the game.
const DERIVED_TAGS: [&str; 5] = ["Game", "Result", "Score", "Termination", "Start"];

/// What begins a record, at the beginning of a line.
pub(super) const RECORD_START: &str = "[Game \"";

/// Whether a tag follows from the game, one of its rules among them.
pub(super) fn is_derived(name: &str, rule_tags: &[&str]) -> bool {
    DERIVED_TAGS.contains(&name) || rule_tags.contains(&name)
}

impl Notes {
    pub(super) const fn new() -> Notes {
        Notes { tags: Tags::new(), comments: Vec::new() }
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
        self.comments.iter().map(|(ply, text)| (*ply, text.as_str()))
    }

    /// The comments after this many moves. Finding the first takes logarithmic time.
    pub fn comments_at(&self, ply: usize) -> impl Iterator<Item = &str> {
        let start = self.comments.partition_point(|comment| comment.0 < ply);
        let here = self.comments.iter().skip(start).take_while(move |comment| comment.0 == ply);
        here.map(|comment| comment.1.as_str())
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
        if value.contains(['\n', '\r']) {
            return Err(NoteError::TagValue);
        }
        self.tags.set(name, value);
        Ok(())
    }

    /// Adds a comment after this many moves, after any others there.
    pub(super) fn add_comment(&mut self, ply: usize, text: &str) -> Result<(), NoteError> {
        check_comment(text)?;
        let at = self.comments.partition_point(|comment| comment.0 <= ply);
        self.comments.insert(at, (ply, text.to_string()));
        Ok(())
    }

    /// Replaces all comments, given in any order; those after the same number of moves stay in order.
    #[cfg(feature = "serde")]
    pub(super) fn set_comments(&mut self, mut comments: Vec<(usize, String)>) -> Result<(), NoteError> {
        comments.iter().try_for_each(|(_, text)| check_comment(text))?;
        comments.sort_by_key(|comment| comment.0);
        self.comments = comments;
        Ok(())
    }

    /// Removes the comments after more than this many moves, when those moves are forgotten.
    pub(super) fn forget_comments_after(&mut self, ply: usize) {
        self.comments.truncate(self.comments.partition_point(|comment| comment.0 <= ply));
    }

    /// Removes the comments after exactly this many moves.
    pub(super) fn clear_comments_at(&mut self, ply: usize) {
        self.comments.retain(|comment| comment.0 != ply);
    }
}

fn check_comment(text: &str) -> Result<(), NoteError> {
    let begins_a_record = text.split('\n').skip(1).any(|line| line.starts_with(RECORD_START));
    if text.contains('}') || begins_a_record { Err(NoteError::Comment) } else { Ok(()) }
}
