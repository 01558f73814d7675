//! Matches between players of either game: pairs of games with the colors swapped, counted, and what they say about
//! the difference in strength. The same seed gives the same games with any number of threads.
//!
//! ```
//! use arena::{Match, Tally, random_player};
//! use stones_core::Game;
//!
//! let random = random_player::<Game>;
//! let results = Match { games: 10, seed: 1, threads: 2 }.play(|_| Game::default(), &random, &random);
//! println!("{}", results.into_iter().collect::<Tally>());
//! ```

mod game;
mod matches;
mod parallel;
mod random;
mod sprt;
mod tally;

pub use game::{DiceRace, Game, Player};
pub use matches::{FinishedGame, GameResult, Match, play_game};
pub use parallel::map_parallel;
pub use random::{play_random_moves, random_player};
pub use sprt::{Hypothesis, Sprt};
pub use tally::{Estimate, Tally};

/// The examples of the front page, which need both games: they run as tests here.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct FrontPage;
