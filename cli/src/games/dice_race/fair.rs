//! Fair dice: the commitment is shown, then the player chooses a seed.

use std::io;

use dice_race_core::dice::fair::{ClientSeed, CommittedDice, FairDice, GameId, RevealedDice, ServerSeed};
use dice_race_core::{Game, Position};

use crate::terminal::console::Console;
use crate::terminal::escape::{self, is_hidden};

/// All that fair dice are made of.
///
/// The dice themselves cannot be revealed and then go on, but a game whose record could not be written goes on.
#[derive(Debug)]
pub(crate) struct Seeds {
    server: [u8; 32],
    client: ClientSeed,
    id: GameId,
    start: Position,
}

impl Seeds {
    /// The dice.
    pub(crate) fn dice(&self) -> FairDice {
        committed(self.server, &self.start, self.id.clone()).with_client(self.client.clone())
    }
}

fn committed(server: [u8; 32], start: &Position, id: GameId) -> CommittedDice {
    ServerSeed::new(server).commit(start, id)
}

/// Seeds for a game from this start: a new secret seed, and the player's seed, which is `given`, typed in if `ask`, or
/// else random.
pub(crate) fn seeds(
    start: &Position,
    given: Option<ClientSeed>,
    ask: bool,
    console: &mut Console,
) -> io::Result<Seeds> {
    let id = GameId::new(random_text()?).map_err(io::Error::other)?;
    console.say(format_args!("Fair dice for the game with the id {id}."))?;
    let server = random_bytes()?;
    console.say(format_args!(
        "This is the commitment to the secret seed, the game id, the start and the rules:\n  {}",
        committed(server, start, id.clone()).commitment()
    ))?;
    let (client, how) = match given {
        Some(seed) => (seed, "Your seed, chosen before you saw the commitment"),
        None if ask => ask_for_seed(console)?,
        None => random_seed()?,
    };
    console.say(format_args!("{how}: {}", escape::text(client.as_bytes())))?;
    Ok(Seeds { server, client, id, start: *start })
}

/// Whether a game has tags of fair dice.
pub(crate) fn has_proof(game: &Game) -> bool {
    game.notes().tags().any(|(name, _)| RevealedDice::TAGS.contains(&name))
}

/// Removes the tags of fair dice from a game, after a roll that is not theirs.
pub(crate) fn drop_proof(game: &mut Game) {
    for tag in RevealedDice::TAGS {
        game.remove_tag(tag);
    }
}

fn ask_for_seed(console: &mut Console) -> io::Result<(ClientSeed, &'static str)> {
    while let Some(line) = console.ask_line("Your seed, any text (Enter for a random one)")? {
        let text = line.trim_ascii();
        if text.is_empty() {
            break;
        }
        match std::str::from_utf8(text).map_err(|_| "a seed is text in UTF-8".to_owned()).and_then(readable_seed) {
            Ok(seed) if text.len() == line.len() => return Ok((seed, "Your seed")),
            Ok(seed) => return Ok((seed, "Your seed, without the blanks at its ends")),
            Err(reason) => console.say(format_args!("Expected a different seed: {reason}."))?,
        }
    }
    random_seed()
}

/// A seed that a person can read and type again.
pub(crate) fn readable_seed(text: &str) -> Result<ClientSeed, String> {
    if text.contains(|c: char| c.is_control() || is_hidden(c)) {
        return Err("a seed has no control characters".to_owned());
    }
    ClientSeed::new(text).map_err(|error| error.to_string())
}

/// A random seed that can be read and typed.
fn random_seed() -> io::Result<(ClientSeed, &'static str)> {
    let seed = ClientSeed::new(random_text()?).map_err(io::Error::other)?;
    Ok((seed, "A random seed, which this program and not you chose"))
}

/// 128 random bits as 32 hexadecimal digits.
fn random_text() -> io::Result<String> {
    Ok(format!("{:032x}", u128::from_be_bytes(random_bytes()?)))
}

fn random_bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
