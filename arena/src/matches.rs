use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use chessboard_core::{Color, hash};

use crate::parallel::each_in_order;
use crate::{Game, Player};

/// A match between two players: pairs of games that begin alike, with the colors swapped in the second.
#[derive(Debug, Clone, Copy)]
pub struct Match {
    /// The number of games. The first player has White in the first of each pair.
    pub games: u64,
    /// Everything random in the match follows from it.
    pub seed: u64,
    /// The number of games played at the same time; it changes no result, unless players are limited by time.
    pub threads: usize,
}

/// How a game ended for the first player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// It won.
    Win,
    /// It drew.
    Draw,
    /// It lost.
    Loss,
}

impl GameResult {
    /// A win is 1 point and a draw ½.
    pub fn points(self) -> f64 {
        match self {
            GameResult::Win => 1.0,
            GameResult::Draw => 0.5,
            GameResult::Loss => 0.0,
        }
    }

    /// The result for the player of a color.
    pub fn of(color: Color, winner: Option<Color>) -> GameResult {
        match winner {
            None => GameResult::Draw,
            Some(winner) if winner == color => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }
}

/// A game of a match that has ended.
#[derive(Debug, Clone)]
pub struct FinishedGame<G> {
    /// Its number, counted from 0.
    pub number: u64,
    /// The game.
    pub game: G,
    /// How it ended for the first player.
    pub result: GameResult,
}

impl Match {
    /// Plays all games and returns their results in order, so that each two in a row are a pair.
    ///
    /// `start` is called with the seed of the pair. Both players are created for each game, with a seed that depends on
    /// the pair and the color.
    pub fn play<'a, G: Game + Send>(
        self,
        start: impl Fn(u64) -> G + Sync,
        first: &(dyn Fn(u64) -> Player<'a, G> + Sync),
        second: &(dyn Fn(u64) -> Player<'a, G> + Sync),
    ) -> Vec<GameResult> {
        let mut results = Vec::new();
        let push = |finished: FinishedGame<G>| {
            results.push(finished.result);
            ControlFlow::Continue(())
        };
        self.play_from(0, start, first, second, &AtomicBool::new(false), push);
        results
    }

    /// Plays the games from this number on, and hands each to `take`, in order, once it has ended.
    ///
    /// It stops when `take` breaks; or when `stop` is set, after the moves that are being chosen, which are not made.
    /// Games that have not ended then are lost, and a later call plays them again.
    pub fn play_from<'a, G: Game + Send>(
        self,
        number: u64,
        start: impl Fn(u64) -> G + Sync,
        first: &(dyn Fn(u64) -> Player<'a, G> + Sync),
        second: &(dyn Fn(u64) -> Player<'a, G> + Sync),
        stop: &AtomicBool,
        take: impl FnMut(FinishedGame<G>) -> ControlFlow<()>,
    ) {
        each_in_order(
            number..self.games,
            self.threads,
            stop,
            |number, stop| {
                let pair_seed = self.pair_seed(number);
                let seeds = [1, 2].map(|color| hash::words([pair_seed, color]));
                let (mut game, color) = (start(pair_seed), Match::color_of_first(number));
                let mut players = match color {
                    Color::White => [first(seeds[0]), second(seeds[1])],
                    Color::Black => [second(seeds[0]), first(seeds[1])],
                };
                let winner = play_until(&mut game, &mut players, || stop.is_set()).ok()?;
                Some(FinishedGame { number, game, result: GameResult::of(color, winner) })
            },
            take,
        );
    }

    /// The seed of the pair to which a game belongs.
    pub fn pair_seed(self, number: u64) -> u64 {
        hash::words([self.seed, number / 2])
    }

    /// The color of the first player in a game.
    pub fn color_of_first(number: u64) -> Color {
        Color::ALL[number as usize % 2]
    }
}

/// Plays a game to its end and returns the winner. The players are White and Black; a player that makes no legal move
/// loses.
pub fn play_game<G: Game>(game: &mut G, players: &mut [Player<'_, G>; 2]) -> Option<Color> {
    play_until(game, players, || false).unwrap_or(None)
}

/// A game was stopped before its end.
struct Stopped;

/// The same, unless it is stopped.
fn play_until<G: Game>(
    game: &mut G,
    players: &mut [Player<'_, G>; 2],
    is_stopped: impl Fn() -> bool,
) -> Result<Option<Color>, Stopped> {
    while let Some(color) = game.side_to_move() {
        let chosen = players[color as usize](game);
        // Afterwards, since a player may choose in haste when it is stopped too.
        if is_stopped() {
            return Err(Stopped);
        }
        if !chosen.is_some_and(|m| game.play(m)) {
            return Ok(Some(!color));
        }
    }
    Ok(game.winner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DiceRace, Tally, play_random_moves, random_player};
    use rand_core::SeedableRng;
    use rand_xoshiro::SplitMix64;
    use stones_core::Game as Stones;

    fn opening(seed: u64) -> Stones {
        let mut game = Stones::default();
        play_random_moves(&mut game, 4, &mut SplitMix64::seed_from_u64(seed));
        game
    }

    fn race(seed: u64) -> DiceRace {
        DiceRace::new(dice_race_core::Position::default(), seed)
    }

    /// A player that never moves.
    fn mute<G: Game>(_: u64) -> Player<'static, G> {
        Box::new(|_| None)
    }

    #[test]
    fn results_follow_from_the_seed_with_any_number_of_threads() {
        let games = |seed, threads| {
            let settings = Match { games: 21, seed, threads };
            let stones = settings.play(opening, &random_player, &random_player);
            let race = settings.play(race, &random_player, &random_player);
            (stones, race)
        };
        let one_thread = games(1, 1);
        assert_eq!((one_thread.0.len(), one_thread.1.len()), (21, 21));
        assert_eq!(one_thread, games(1, 3));
        assert_ne!(one_thread, games(2, 1));
    }

    #[test]
    fn a_match_that_goes_on_is_the_same_as_one_at_once() {
        let settings = Match { games: 12, seed: 5, threads: 3 };
        let whole = settings.play(race, &random_player, &random_player);
        for number in [0, 1, 6, 11, 12, 20] {
            let mut results = whole[..whole.len().min(number)].to_vec();
            let (mut expected, stop) = (number as u64, AtomicBool::new(false));
            settings.play_from(number as u64, race, &random_player, &random_player, &stop, |finished| {
                assert_eq!((finished.number, finished.game.game.outcome().is_some()), (expected, true));
                expected += 1;
                results.push(finished.result);
                ControlFlow::Continue(())
            });
            assert_eq!(results, whole);
        }
    }

    #[test]
    fn a_match_can_be_stopped_in_the_middle_of_a_game() {
        let stop = AtomicBool::new(false);
        let endless = |_| -> Player<'_, DiceRace> {
            Box::new(|race| {
                stop.store(true, std::sync::atomic::Ordering::Relaxed);
                race.game.legal_moves().first().copied()
            })
        };
        let settings = Match { games: 10, seed: 1, threads: 2 };
        settings.play_from(0, race, &endless, &endless, &stop, |_| panic!("no game ends"));
    }

    #[test]
    fn a_player_is_even_with_itself_as_both_games_of_a_pair_go_the_same_way() {
        let settings = Match { games: 40, seed: 3, threads: 2 };
        for results in [
            settings.play(opening, &random_player, &random_player),
            settings.play(race, &random_player, &random_player),
        ] {
            assert!(results.chunks(2).all(|pair| pair[0] as u8 + pair[1] as u8 == 2));
        }
    }

    #[test]
    fn who_makes_no_legal_move_loses() {
        let settings = Match { games: 2, seed: 1, threads: 1 };
        assert_eq!(settings.play(race, &random_player, &mute), [GameResult::Win; 2]);
        assert_eq!(settings.play(opening, &mute, &random_player), [GameResult::Loss; 2]);
        let elsewhere: fn(u64) -> Player<'static, Stones> =
            |_| Box::new(|game| Stones::default().legal_moves().into_iter().find(|m| !game.legal_moves().contains(m)));
        let tally: Tally = settings.play(opening, &elsewhere, &random_player).into_iter().collect();
        assert_eq!(tally, Tally { losses: 2, ..Tally::default() });
    }
}
