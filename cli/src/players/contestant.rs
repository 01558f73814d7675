//! Who plays a side.

use std::fmt;
use std::time::Duration;

use chessboard_core::{Color, Level, NameError, hash};

use crate::terminal::duration::parse_seconds;

/// Who plays a side, in a session or in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contestant {
    /// A person at the keyboard.
    Human,
    /// The computer at this level; without one, at the level that the session has.
    Computer(Option<Level>),
    /// A simple player that looks at most one move ahead.
    Greedy,
    /// Any legal move, all equally likely.
    Random,
    /// The engine at full strength with a limit for each move; Stones! only.
    Limited(Limit),
}

/// The limit of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limit {
    Depth(u8),
    Nodes(u64),
    Seconds(Duration),
}

impl Contestant {
    /// Parses a player of a session of Stones!.
    pub(crate) fn in_stones_session(text: &str) -> Result<Contestant, NameError> {
        let expected =
            "`human`, `computer`, a level from 1 to 10, `greedy`, `random`, `depth=N`, `nodes=N` or `seconds=N`";
        parse(text).ok_or(NameError { expected })
    }

    /// Parses a player of a session of the dice race.
    pub(crate) fn in_dice_race_session(text: &str) -> Result<Contestant, NameError> {
        let expected = "`human`, `computer`, a level from 1 to 10, `greedy` or `random`";
        parse(text).filter(|contestant| !contestant.is_limited()).ok_or(NameError { expected })
    }

    /// Parses a player of a match of Stones!.
    pub(crate) fn in_stones_match(text: &str) -> Result<Contestant, NameError> {
        let expected = "a level from 1 to 10, `greedy`, `random`, `depth=N`, `nodes=N` or `seconds=N`";
        parse(text).filter(|contestant| contestant.can_play_match()).ok_or(NameError { expected })
    }

    /// Parses a player of a match of the dice race.
    pub(crate) fn in_dice_race_match(text: &str) -> Result<Contestant, NameError> {
        let expected = "a level from 1 to 10, `greedy` or `random`";
        let can_play = |contestant: &Contestant| contestant.can_play_match() && !contestant.is_limited();
        parse(text).filter(can_play).ok_or(NameError { expected })
    }

    pub(crate) fn is_human(self) -> bool {
        self == Contestant::Human
    }

    /// Whether only Stones! has it.
    pub(crate) fn is_limited(self) -> bool {
        matches!(self, Contestant::Limited(_))
    }

    /// Whether it needs no person and no session's level.
    fn can_play_match(self) -> bool {
        !matches!(self, Contestant::Human | Contestant::Computer(None))
    }

    /// The computer at this level, in place of any player that is no person.
    pub(crate) fn at_level(self, level: Level) -> Contestant {
        if self.is_human() { self } else { Contestant::Computer(Some(level)) }
    }

    /// The same, with this level for a computer player without one.
    pub(crate) fn with_level(self, level: Level) -> Contestant {
        if self == Contestant::Computer(None) { Contestant::Computer(Some(level)) } else { self }
    }
}

fn parse(text: &str) -> Option<Contestant> {
    let limit = match text.split_once('=') {
        Some(("depth", depth)) => depth.parse().ok().map(Limit::Depth),
        Some(("nodes", nodes)) => nodes.parse().ok().map(Limit::Nodes),
        Some(("seconds", seconds)) => parse_seconds(seconds).ok().map(Limit::Seconds),
        Some(_) => None,
        None => return parse_word(text),
    };
    limit.map(Contestant::Limited)
}

fn parse_word(text: &str) -> Option<Contestant> {
    match text {
        "human" => Some(Contestant::Human),
        "computer" => Some(Contestant::Computer(None)),
        "greedy" => Some(Contestant::Greedy),
        "random" => Some(Contestant::Random),
        level => level.parse().ok().map(|level| Contestant::Computer(Some(level))),
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Human => f.write_str("human"),
            Contestant::Computer(None) => f.write_str("computer"),
            Contestant::Computer(Some(level)) => level.fmt(f),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Random => f.write_str("random"),
            Contestant::Limited(Limit::Depth(depth)) => write!(f, "depth={depth}"),
            Contestant::Limited(Limit::Nodes(nodes)) => write!(f, "nodes={nodes}"),
            Contestant::Limited(Limit::Seconds(time)) => write!(f, "seconds={}", time.as_secs_f64()),
        }
    }
}

/// The seed of a side's player: it differs from the other side's, and from that of the dice.
pub(crate) fn side_seed(seed: u64, color: Color) -> u64 {
    hash::words([seed, 1 + color as u64])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_reads_back_as_written() {
        for text in ["human", "computer", "1", "10", "greedy", "random", "depth=6", "nodes=2000", "seconds=0.5"] {
            let contestant = Contestant::in_stones_session(text).unwrap();
            assert_eq!(contestant.to_string(), text);
            let is_limited = text.contains('=');
            assert_eq!(Contestant::in_dice_race_session(text).is_ok(), !is_limited);
            let can_play_match = !["human", "computer"].contains(&text);
            assert_eq!(Contestant::in_stones_match(text).is_ok(), can_play_match);
            assert_eq!(Contestant::in_dice_race_match(text).is_ok(), can_play_match && !is_limited);
        }
        for text in ["", "11", "Human", "depth", "depth=", "depth=300", "seconds=0", "seconds=inf", "plies=3"] {
            assert!(Contestant::in_stones_session(text).is_err(), "{text}");
        }
    }
}
