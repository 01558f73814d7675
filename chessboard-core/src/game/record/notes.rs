use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a record says beside the game itself: tags such as `White` and `Event`, and comments.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Notes {
    /// Name and value; known names in their order, then the others as they came.
    tags: Vec<(String, String)>,
    /// The number of turns before the comment, and its text; in order.
    comments: Vec<(usize, String)>,
}

/// Why a tag or comment cannot be written down.
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
    /// A comment belongs to more moves than were made.
    #[error("there is no such ply")]
    Ply,
}

/// Tags that say who, when and where, in the order in which they are written.
pub(super) const KNOWN_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Tags that follow from the game.
pub(super) const DERIVED_TAGS: [&str; 5] = ["Game", "Result", "Score", "Termination", "Start"];

/// What begins a record, at the beginning of a line.
pub(super) const RECORD_START: &str = "[Game \"";

impl Notes {
    /// Tags in the order in which they are written: Event, Site, Date, Round, White, Black, then any others.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|tag| tag.0 == name).map(|tag| tag.1)
    }

    /// Sets a tag. Without a value, a known tag is removed; `rule_tags` are those of the game at hand.
    ///
    /// Games offer this as `set_tag`.
    pub fn set_tag(&mut self, name: &str, value: &str, rule_tags: &[&str]) -> Result<(), NoteError> {
        let is_name_byte = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || !name.bytes().all(is_name_byte) {
            return Err(NoteError::TagName);
        }
        if DERIVED_TAGS.contains(&name) || rule_tags.contains(&name) {
            return Err(NoteError::DerivedTag);
        }
        if value.contains(['\n', '\r']) {
            return Err(NoteError::TagValue);
        }
        self.put_tag(name, value);
        Ok(())
    }

    /// Sets a tag that is known to be sound.
    pub(super) fn put_tag(&mut self, name: &str, value: &str) {
        let place = |name: &str| KNOWN_TAGS.iter().position(|known| *known == name).unwrap_or(KNOWN_TAGS.len());
        let is_known = place(name) < KNOWN_TAGS.len();
        if value.is_empty() && is_known {
            self.tags.retain(|tag| tag.0 != name);
        } else if let Some(tag) = self.tags.iter_mut().find(|tag| tag.0 == name) {
            tag.1 = value.to_string();
        } else {
            let at = self.tags.iter().position(|tag| place(&tag.0) > place(name)).unwrap_or(self.tags.len());
            self.tags.insert(at, (name.to_string(), value.to_string()));
        }
    }

    /// Comments in order, each with the number of turns before it: 0 belongs to the game as a whole.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.comments.iter().map(|(turns, text)| (*turns, text.as_str()))
    }

    /// The comments after this many turns.
    pub fn comments_at(&self, turns: usize) -> impl Iterator<Item = &str> {
        let start = self.comments.partition_point(|comment| comment.0 < turns);
        let here = self.comments.iter().skip(start).take_while(move |comment| comment.0 == turns);
        here.map(|comment| comment.1.as_str())
    }

    /// Adds a comment after this many turns, behind any others there.
    pub fn add_comment(&mut self, turns: usize, text: &str) -> Result<(), NoteError> {
        let begins_a_record = text.split('\n').skip(1).any(|line| line.starts_with(RECORD_START));
        if text.contains('}') || begins_a_record {
            return Err(NoteError::Comment);
        }
        let at = self.comments.partition_point(|comment| comment.0 <= turns);
        self.comments.insert(at, (turns, text.to_string()));
        Ok(())
    }

    /// Removes the comments after more than this many turns, when those turns are taken back for good.
    pub fn forget_comments_after(&mut self, turns: usize) {
        self.comments.truncate(self.comments.partition_point(|comment| comment.0 <= turns));
    }

    /// Removes the comments after exactly this many turns.
    pub fn clear_comments_at(&mut self, turns: usize) {
        self.comments.retain(|comment| comment.0 != turns);
    }
}
