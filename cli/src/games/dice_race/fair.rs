//! Fair dice: the commitment is shown, then the player chooses a seed.

use std::io;

use dice_race_core::dice::fair::{ClientSeed, CommittedDice, FairDice, GameId, RevealedDice, ServerSeed};
use dice_race_core::{Game, Position};
use stones_dice_texts::{Texts, text};

use crate::terminal::console::Console;
use crate::terminal::escape::{self, is_hidden};
use crate::terminal::{quit, typed};

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
    texts: &Texts,
) -> io::Result<Seeds> {
    let id = GameId::new(random_text()?).map_err(io::Error::other)?;
    console.say(text!(texts, "fair-dice-game", id = id.to_string()))?;
    let server = random_bytes()?;
    let commitment = committed(server, start, id.clone()).commitment().to_string();
    console.say(text!(texts, "fair-dice-commitment", commitment = commitment))?;
    let (client, choice) = match given {
        Some(seed) => (seed, Choice::Before),
        None if ask => ask_for_seed(console, texts)?,
        None => random_seed()?,
    };
    console.say(choice.notice(&escape::text(client.as_bytes()), texts))?;
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

/// How the player's seed was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// Before the commitment was shown.
    Before,
    Typed,
    /// Typed, with blanks at its ends that do not count.
    Trimmed,
    Random,
}

impl Choice {
    fn notice(self, seed: &str, texts: &Texts) -> String {
        match self {
            Choice::Before => text!(texts, "fair-dice-seed-before", seed = seed),
            Choice::Typed => text!(texts, "fair-dice-seed", seed = seed),
            Choice::Trimmed => text!(texts, "fair-dice-seed-trimmed", seed = seed),
            Choice::Random => text!(texts, "fair-dice-seed-random", seed = seed),
        }
    }
}

fn ask_for_seed(console: &mut Console, texts: &Texts) -> io::Result<(ClientSeed, Choice)> {
    while let Some(line) = console.ask_line(text!(texts, "fair-dice-ask-seed"))? {
        let text = line.trim_ascii();
        if text.is_empty() {
            break;
        }
        let typed = std::str::from_utf8(text).map_err(|_| SeedFault::NotUtf8);
        if typed.is_ok_and(|text| quit::is_meant(&typed::answer_in_english(text, texts))) {
            return Err(quit::error());
        }
        let seed = typed.and_then(readable_seed);
        match seed {
            Ok(seed) if text.len() == line.len() => return Ok((seed, Choice::Typed)),
            Ok(seed) => return Ok((seed, Choice::Trimmed)),
            Err(fault) => console.say(text!(texts, "fair-dice-another-seed", reason = fault.reason(texts)))?,
        }
    }
    random_seed()
}

/// Why a text is no seed for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SeedFault {
    NotUtf8,
    HasControls,
    /// Its number of bytes is not 1 to 255.
    Length(usize),
}

impl SeedFault {
    fn reason(self, texts: &Texts) -> String {
        match self {
            SeedFault::NotUtf8 => text!(texts, "fair-dice-seed-utf8"),
            SeedFault::HasControls => text!(texts, "fair-dice-seed-controls"),
            SeedFault::Length(bytes) => text!(texts, "fair-dice-seed-length", bytes = bytes),
        }
    }
}

/// A seed that a person can read and type again.
pub(crate) fn readable_seed(text: &str) -> Result<ClientSeed, SeedFault> {
    if text.contains(|c: char| c.is_control() || is_hidden(c)) {
        return Err(SeedFault::HasControls);
    }
    ClientSeed::new(text).map_err(|_| SeedFault::Length(text.len()))
}

/// A seed on the command line, whose errors are in English.
pub(crate) fn seed_argument(text: &str) -> Result<ClientSeed, String> {
    readable_seed(text).map_err(|fault| fault.reason(&Texts::default()))
}

/// A random seed that can be read and typed.
fn random_seed() -> io::Result<(ClientSeed, Choice)> {
    let seed = ClientSeed::new(random_text()?).map_err(io::Error::other)?;
    Ok((seed, Choice::Random))
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
