use std::fmt;

/// One of the two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Game {
    /// Stones!
    Stones,
    /// The dice race.
    DiceRace,
}

impl Game {
    /// Both games.
    pub const ALL: [Game; 2] = [Game::Stones, Game::DiceRace];

    /// The game's name in keys and in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Stones => "stones",
            Game::DiceRace => "dice-race",
        }
    }
}

/// The name.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
