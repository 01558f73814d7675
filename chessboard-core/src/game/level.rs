use crate::small_number;

/// The strength of a computer player: 1 for a beginner, 3 for a casual player, 5 for a club player, 8 for an expert, 10
/// for full strength.
///
/// Each game defines its levels: the lowest is a little better than random moves, and each is about equally far from the
/// one below. That was measured in games between them, not against people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// A beginner, a little better than random moves.
    pub const LOWEST: Level = Level(1);
    /// Full strength.
    pub const HIGHEST: Level = Level(10);
    /// All levels, from the lowest to the highest.
    pub const ALL: [Level; 10] = {
        let mut all = [Level::LOWEST; 10];
        let mut index = 0;
        while index < all.len() {
            all[index] = Level(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The level of a number; `None` if it is not 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::LOWEST.0 && number <= Level::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// Its number, 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Its place in [`Level::ALL`], 0 to 9: for tables of what a level means.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// Full strength.
impl Default for Level {
    fn default() -> Level {
        Level::HIGHEST
    }
}

small_number!(Level as u8, LevelError, "a level from 1 to 10");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn there_are_ten() {
        for number in 0..=u8::MAX {
            let level = Level::new(number);
            assert_eq!(level.is_some(), (1..=10).contains(&number));
            assert_eq!(level.map(Level::get), level.map(|_| number));
            assert_eq!(number.to_string().parse().ok(), level);
            assert_eq!(Level::try_from(number).ok(), level);
        }
        for (index, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(level.index(), index);
        }
        for text in ["", "+1", "01", "0010", " 1", "1 ", "one"] {
            assert!(text.parse::<Level>().is_err(), "{text:?}");
        }
    }
}
