use chessboard_core::{Color, hash};

use crate::{Game, Player, map_parallel};

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
}

impl Match {
    /// Plays all games and returns their results in order, so that each two in a row are a pair.
    ///
    /// `start` is called with the seed of the pair. Both players are created for each game, with a seed that depends on
    /// the pair and the color.
    pub fn play<'a, G: Game>(
        self,
        start: impl Fn(u64) -> G + Sync,
        first: &(dyn Fn(u64) -> Player<'a, G> + Sync),
        second: &(dyn Fn(u64) -> Player<'a, G> + Sync),
    ) -> Vec<GameResult> {
        map_parallel(0..self.games, self.threads, |number| {
            let pair_seed = hash::words([self.seed, number / 2]);
            let seeds = [1, 2].map(|color| hash::words([pair_seed, color]));
            let (mut game, color) = (start(pair_seed), Color::ALL[number as usize % 2]);
            let winner = match color {
                Color::White => play_game(&mut game, &mut [first(seeds[0]), second(seeds[1])]),
                Color::Black => play_game(&mut game, &mut [second(seeds[0]), first(seeds[1])]),
            };
            match winner {
                None => GameResult::Draw,
                Some(winner) if winner == color => GameResult::Win,
                Some(_) => GameResult::Loss,
            }
        })
    }
}

/// Plays a game to its end and returns the winner. The players are White and Black; a player that makes no legal move
/// loses.
pub fn play_game<G: Game>(game: &mut G, players: &mut [Player<'_, G>; 2]) -> Option<Color> {
    while let Some(color) = game.side_to_move() {
        if !players[color as usize](game).is_some_and(|m| game.play(m)) {
            return Some(!color);
        }
    }
    game.winner()
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
