//! A simple computer player that looks one move ahead.

use stones_core::{AnyPosition, Color, Move};

use super::AnyGame;
use crate::players::chooser::Chooser;

/// Chooses the move with the best rating after it, and a random one of those that are equal.
///
/// The same seed and the same opponent give the same game.
#[derive(Debug, Clone)]
pub(crate) struct Greedy {
    chooser: Chooser,
}

impl Greedy {
    pub(crate) fn new(seed: u64) -> Greedy {
        Greedy { chooser: Chooser::new(seed) }
    }

    /// The move it makes; `None` if the game is over.
    pub(crate) fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        let turn = game.position().turn();
        let rate = |m: Move| Some((rating(game, &game.position().try_play(m).ok()?, turn), m));
        let rated: Vec<_> = game.legal_moves().into_iter().filter_map(rate).collect();
        self.chooser.best(&rated)
    }
}

/// The rating of a position for this color: by the outcome, else by the score and the unpinned stones.
fn rating(game: &AnyGame, position: &AnyPosition, color: Color) -> i32 {
    let rules = game.rules();
    let score = i32::from(position.score(rules).difference());
    let unpinned = |color| position.unpinned(color).len() as i32;
    let white_ahead = match position.outcome(rules) {
        Some(_) => 1000 * score,
        None => 3 * score + 2 * (unpinned(Color::White) - unpinned(Color::Black)),
    };
    if color == Color::White { white_ahead } else { -white_ahead }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stones_core::Rules;

    fn choices(position: &str) -> Vec<String> {
        let game = AnyGame::new(position.parse().unwrap(), Rules::default());
        let mut chosen: Vec<_> = (0..50).filter_map(|seed| Greedy::new(seed).choose(&game)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        chosen.iter().map(Move::to_string).collect()
    }

    #[test]
    fn takes_the_best_and_any_of_several_that_are_equal() {
        assert_eq!(choices("8/8/8/2S5/8/s7/8/8 w"), ["c5-f8"]);
        assert_eq!(choices("8/8/8/8/3S4/s7/8/8 w"), ["d4-h8"]);
        assert_eq!(choices("8/8/8/s7/2s5/3S4/8/8 w"), ["d3xb5"]);
        assert_eq!(choices("8/8/8/8/8/s7/8/4S3 w"), ["e1-d2", "e1-f2", "e1-c3", "e1-g3", "e1-b4", "e1-h4", "e1-a5"]);
        assert_eq!(choices("8/8/8/8/8/8/8/8 w"), [""; 0]);
    }
}
