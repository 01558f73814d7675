//! A simple computer player that does not look ahead.

use dice_race_core::{Game, Move, MoveKind};

use super::explain;
use crate::players::chooser::Chooser;

/// Captures if possible; else brings a piece home, enters one, or moves the one that gets farthest on the ring.
///
/// The same seed, dice and opponent give the same game.
#[derive(Debug, Clone)]
pub(crate) struct Greedy {
    chooser: Chooser,
}

impl Greedy {
    pub(crate) fn new(seed: u64) -> Greedy {
        Greedy { chooser: Chooser::new(seed) }
    }

    /// The move it makes; `None` if there is none to make.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<Move> {
        let rated: Vec<_> = game.legal_moves().iter().map(|&m| (rating(m), m)).collect();
        self.chooser.best(&rated)
    }
}

/// The rating of a move; the first entry counts most.
fn rating(m: Move) -> impl Ord {
    let is_on_ring = m.from().is_some_and(|from| !from.is_home());
    (m.captures(), explain::comes_home(m), m.kind() == MoveKind::Enter, is_on_ring, m.to())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(position: &str) -> String {
        let game = Game::new(position.parse().unwrap());
        Greedy::new(1).choose(&game).map(|m| m.to_string()).unwrap_or_default()
    }

    #[test]
    fn captures_then_comes_home_then_enters_then_goes_far() {
        assert_eq!(choice("27,0,-,-/17,-,-,- w 3"), "a1xd1");
        assert_eq!(choice("27,5,-,-/0,-,-,- w 2"), "a2-b2");
        assert_eq!(choice("9,5,-,-/3,-,-,- w 6"), "@a1");
        assert_eq!(choice("29,9,5,-/0,-,-,- w 2"), "h3-h5");
        assert_eq!(choice("31,30,29,-/0,-,-,- w 2"), "--");
        assert_eq!(choice("0,-,-,-/0,-,-,- w ?"), "");
    }
}
