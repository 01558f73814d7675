//! How a kept game goes on: who plays, and how dice are rolled.

use std::fmt;

use crate::players::contestant::Contestant;

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

    /// Reads what `Display` has written for a session, where a person plays: `human 2 seed=7 rolls=seeded`.
    pub(crate) fn read(text: &str, player: fn(&str) -> Option<Contestant>) -> Option<Settings> {
        let [white, black, seed, rolls] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let players = [player(white)?, player(black)?];
        if !players.into_iter().any(Contestant::is_human) {
            return None;
        }
        let rolls = rolls.strip_prefix("rolls=")?;
        Some(Settings {
            players,
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

    fn of_stones(player: &str) -> Option<Contestant> {
        Contestant::in_stones_session(player).ok()
    }

    fn of_dice_race(player: &str) -> Option<Contestant> {
        Contestant::in_dice_race_session(player).ok()
    }

    #[test]
    fn settings_read_back_as_written() {
        for text in ["human 2 seed=7 rolls=seeded", "depth=6 human seed=0 rolls=typed", "human human seed=1 rolls=fair"]
        {
            assert_eq!(Settings::read(text, of_stones).map(|settings| settings.to_string()).as_deref(), Some(text));
        }
        for text in
            ["", "human", "human 2 seed=x rolls=seeded", "human 11 seed=1 rolls=seeded", "human 2 seed=1 rolls="]
        {
            assert_eq!(Settings::read(text, of_stones), None, "{text}");
        }
    }

    #[test]
    fn settings_name_a_person_and_only_players_of_the_game() {
        let text = "depth=6 human seed=1 rolls=seeded";
        assert!(Settings::read(text, of_stones).is_some());
        assert_eq!(Settings::read(text, of_dice_race), None);
        let text = "2 2 seed=1 rolls=seeded";
        assert_eq!(Settings::read(text, of_stones), None);
        assert_eq!(Settings::read(text, of_dice_race), None);
    }
}
