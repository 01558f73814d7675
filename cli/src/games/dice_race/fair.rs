//! Fair dice: the commitment is shown, then the player chooses a seed.

use std::io;

use dice_race_core::Game;
use dice_race_core::dice::fair::{ClientSeed, FairDice, ServerSeed};

use crate::terminal::console::Console;

/// Dice from a new secret seed and the player's seed, which is `given`, typed in if `ask`, or else random.
pub(crate) fn dice(given: Option<ClientSeed>, ask: bool, console: &mut Console) -> io::Result<FairDice> {
    let server = ServerSeed::new(random_bytes()?);
    console.say(format_args!("Fair dice. The secret seed has this commitment:\n  {}", server.commitment()))?;
    let client = match given {
        Some(seed) => seed,
        None if ask => ask_for_seed(console)?,
        None => random_seed()?,
    };
    console.say(format_args!("Your seed: {}", String::from_utf8_lossy(client.as_bytes())))?;
    Ok(server.with_client(client))
}

/// The game with the commitment and the seeds in its tags, so that it can be verified.
pub(crate) fn revealed(game: &Game, dice: &FairDice) -> io::Result<Game> {
    let mut game = game.clone();
    dice.reveal_in(&mut game).map_err(io::Error::other)?;
    Ok(game)
}

fn ask_for_seed(console: &mut Console) -> io::Result<ClientSeed> {
    while let Some(text) = console.ask("Your seed, any text (Enter for a random one)")? {
        if text.is_empty() {
            break;
        }
        match ClientSeed::new(text) {
            Ok(seed) => return Ok(seed),
            Err(error) => console.say(format_args!("Expected a different seed: {error}."))?,
        }
    }
    random_seed()
}

/// A random seed that can be read and typed.
fn random_seed() -> io::Result<ClientSeed> {
    let number = u128::from_be_bytes(random_bytes()?);
    ClientSeed::new(format!("{number:032x}")).map_err(io::Error::other)
}

fn random_bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
