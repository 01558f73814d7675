//! How a kept game goes on: who plays, and how dice are rolled.

use std::fmt;

use crate::games::contestant::Contestant;

/// How a session goes on with its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings {
    /// White's and Black's players.
    pub(crate) players: [Contestant; 2],
    pub(crate) seed: u64,
    pub(crate) rolls: Rolls,
}

/// Where rolls come from, if the game has any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rolls {
    Seeded,
    Typed,
    /// From dice whose secret is not written down.
    Fair,
}

impl Rolls {
    const ALL: [Rolls; 3] = [Rolls::Seeded, Rolls::Typed, Rolls::Fair];

    const fn name(self) -> &'static str {
        match self {
            Rolls::Seeded => "seeded",
            Rolls::Typed => "typed",
            Rolls::Fair => "fair",
        }
    }
}

impl Settings {
    /// The tag of a record that holds settings.
    pub(crate) const TAG: &str = "Session";

    /// Reads what `Display` has written: `human 2 seed=7 rolls=seeded`.
    pub(crate) fn read(text: &str) -> Option<Settings> {
        let [white, black, seed, rolls] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let player = |text| Contestant::in_stones_session(text).ok();
        let rolls = rolls.strip_prefix("rolls=")?;
        Some(Settings {
            players: [player(white)?, player(black)?],
            seed: seed.strip_prefix("seed=")?.parse().ok()?,
            rolls: Rolls::ALL.into_iter().find(|kind| kind.name() == rolls)?,
        })
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.players;
        write!(f, "{white} {black} seed={} rolls={}", self.seed, self.rolls.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_as_written() {
        for text in ["human 2 seed=7 rolls=seeded", "depth=6 human seed=0 rolls=typed", "human human seed=1 rolls=fair"]
        {
            assert_eq!(Settings::read(text).map(|settings| settings.to_string()).as_deref(), Some(text));
        }
        for text in
            ["", "human", "human 2 seed=x rolls=seeded", "human 11 seed=1 rolls=seeded", "human 2 seed=1 rolls="]
        {
            assert_eq!(Settings::read(text), None, "{text}");
        }
    }
}
