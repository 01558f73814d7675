//! `match dice-race`: computer players against each other.

use chessboard_core::{Color, hash};
use dice_race_core::dice::SeededDice;
use dice_race_core::search::Player;
use dice_race_core::{Game, Move, Position};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::greedy::Greedy;
use super::options;
use crate::failure::Failure;
use crate::matches::{Contestant, Options, Pairing};

/// Let two computer players play the dice race many times
///
/// Two games in a row have the same dice, and the players change sides. Told are the games that the first player won
/// and lost, the share it won, and the difference in Elo's numbers, both with what they are with 95 % confidence.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice match dice-race --white 10 --black 1 --games 2000
  stones-dice match dice-race --white 10 --black random --pieces 2

With --json, one object: {\"white\":\"10\",\"black\":\"1\",\"wins\":1370,\"draws\":0,\"losses\":630,\"score\":[low,value,high],
\"elo\":[low,value,high]}.")]
pub(crate) struct Args {
    #[command(flatten)]
    options: Options<Contestant>,
    #[command(flatten)]
    rules: options::Rules,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let start = Position::initial(args.rules.chosen());
    args.options.play_all(|pairing| play(start, pairing))
}

/// Plays a game and tells who won.
fn play(start: Position, pairing: Pairing<Contestant>) -> Option<Color> {
    let mut dice = SeededDice::new(pairing.seed);
    let seeds = [1, 2].map(|side| hash::words([pairing.seed, side]));
    let (mut white, mut black) = (Mover::new(pairing.white, seeds[0]), Mover::new(pairing.black, seeds[1]));
    let mut game = Game::new(start);
    while game.outcome().is_none() {
        game.roll(dice.roll()).ok()?;
        let mover = match game.position().turn() {
            Color::White => &mut white,
            Color::Black => &mut black,
        };
        let m = mover.choose(&game)?;
        game.play(m).ok()?;
    }
    game.outcome().map(|outcome| outcome.winner)
}

/// Who chooses the moves of a side.
enum Mover {
    Player(Player),
    Greedy(Greedy),
    Random(Xoshiro256PlusPlus),
}

impl Mover {
    fn new(contestant: Contestant, seed: u64) -> Mover {
        match contestant {
            Contestant::Level(level) => Mover::Player(Player::new(level, seed)),
            Contestant::Greedy => Mover::Greedy(Greedy::new(seed)),
            Contestant::Random => Mover::Random(Xoshiro256PlusPlus::seed_from_u64(seed)),
        }
    }

    fn choose(&mut self, game: &Game) -> Option<Move> {
        match self {
            Mover::Player(player) => player.best_move(game.position()).ok(),
            Mover::Greedy(greedy) => greedy.choose(game),
            Mover::Random(random) => game.position().random_move(random.next_u64()),
        }
    }
}
