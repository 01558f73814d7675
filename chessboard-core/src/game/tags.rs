use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use core::hash::{Hash, Hasher};

/// The tags about the event and the players, in the order in which they are written.
pub(super) const KNOWN_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Tags with their values, found by name in logarithmic time.
#[derive(Debug, Clone)]
pub(super) struct Tags {
    /// The values of the known tags; empty if there is no such tag.
    known: [String; KNOWN_TAGS.len()],
    /// The other tags, name and value, by their place in the order in which they were set.
    other: BTreeMap<u64, (String, String)>,
    /// The place of each of the other tags.
    places: BTreeMap<String, u64>,
}

impl Tags {
    pub(super) const fn new() -> Tags {
        Tags { known: [const { String::new() }; KNOWN_TAGS.len()], other: BTreeMap::new(), places: BTreeMap::new() }
    }

    /// The known tags that have a value, in their order.
    pub(super) fn known(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = KNOWN_TAGS.into_iter().zip(self.known.iter().map(String::as_str));
        all.filter(|(_, value)| !value.is_empty())
    }

    /// The other tags, in the order in which they were set.
    pub(super) fn other(&self) -> impl Iterator<Item = (&str, &str)> {
        self.other.values().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        match known_place(name) {
            Some(place) => self.known.get(place).map(String::as_str).filter(|value| !value.is_empty()),
            None => self.places.get(name).and_then(|place| self.other.get(place)).map(|tag| tag.1.as_str()),
        }
    }

    /// Sets a tag. An empty value removes a known one.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let place = known_place(name);
        let known = place.and_then(|place| self.known.get_mut(place));
        let other = self.places.get(name).and_then(|place| self.other.get_mut(place)).map(|tag| &mut tag.1);
        if let Some(old) = known.or(other) {
            *old = value.to_string();
        } else {
            let place = self.other.last_key_value().map_or(0, |(last, _)| last + 1);
            self.places.insert(name.to_string(), place);
            self.other.insert(place, (name.to_string(), value.to_string()));
        }
    }

    /// Removes a tag; `false` if there is none.
    pub(super) fn remove(&mut self, name: &str) -> bool {
        if let Some(value) = known_place(name).and_then(|place| self.known.get_mut(place)) {
            return !core::mem::take(value).is_empty();
        }
        self.places.remove(name).and_then(|place| self.other.remove(&place)).is_some()
    }

    fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.known().chain(self.other())
    }
}

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.all().eq(other.all())
    }
}

impl Eq for Tags {}

impl Hash for Tags {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().for_each(|tag| tag.hash(state));
    }
}

fn known_place(name: &str) -> Option<usize> {
    KNOWN_TAGS.iter().position(|known| *known == name)
}
