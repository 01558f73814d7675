use core::cell::RefCell;

use dice_race_core::dice::fair::{
    self, ClientSeed, Commitment, CommittedDice as Committed, FairDice as Fair, Finding, GameId, Known, ServerSeed,
    VerifyError,
};
use dice_race_core::{Position as Start, Roll};
use wasm_bindgen::prelude::*;

use super::game::Game;
use super::outcome::Outcome;
use super::position;
use super::rules::Rules;
use crate::errors::{self, Details, Error, Result};
use crate::plain::{Read, plain_data};
use crate::{args, plain};

plain_data! {
    in "diceRace"
    /// What fair dice are made for.
    CommitOptions {
        /// The position that the game begins with, and its rules; the initial one if left out.
        start: JsValue = "Position | string",
        /// The secret, 64 hexadecimal digits, new for every game; from the system's random numbers if left out.
        serverSeed: String = "string",
    }
}

/// What the server has committed to.
#[derive(Debug, Clone)]
struct Secret {
    server: [u8; 32],
    game_id: GameId,
    start: Start,
}

impl Secret {
    fn commit(&self) -> Committed {
        ServerSeed::new(self.server).commit(&self.start, self.game_id.clone())
    }
}

/// Fair dice that wait for the client's seed: the server has picked a secret and shows its commitment to it.
#[wasm_bindgen(js_name = CommittedDice, js_namespace = diceRace)]
#[derive(Debug)]
pub struct CommittedDice {
    /// `None` once the client has given its seed. It has one try, or the server could choose among several.
    secret: RefCell<Option<Secret>>,
    commitment: Commitment,
}

#[wasm_bindgen(js_class = CommittedDice, js_namespace = diceRace)]
impl CommittedDice {
    /// Commits to a secret for one game. `gameId` tells this game from all others of the server: 1 to 255 printable ASCII
    /// characters.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = gameId, unchecked_param_type = "string")] game_id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CommitOptions")] options: &JsValue,
    ) -> Result<CommittedDice> {
        let game_id = args::text(game_id, "gameId")?;
        let game_id = GameId::new(game_id).map_err(|error| errors::rejected("gameId", error))?;
        let CommitOptions { start, serverSeed } = args::options(options, "options")?;
        let start = start.map_or(Ok(Start::default()), |start| position::json(&start, "start"))?;
        let server = match serverSeed {
            Some(digits) => secret(&digits)?,
            None => args::random_bytes("serverSeed")?,
        };
        let secret = Secret { server, game_id, start };
        let commitment = secret.commit().commitment();
        Ok(CommittedDice { secret: RefCell::new(Some(secret)), commitment })
    }

    /// The commitment, 64 hexadecimal digits: the client sees it, and then picks its seed.
    #[wasm_bindgen(getter)]
    pub fn commitment(&self) -> String {
        self.commitment.to_string()
    }

    /// The dice of both seeds. The client's is 1 to 255 bytes, or a text, whose UTF-8 bytes it is.
    ///
    /// Throws `argument` if there are no bytes or too many, or the client has given its seed before.
    #[wasm_bindgen(js_name = withClient)]
    pub fn with_client(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] seed: &JsValue,
    ) -> Result<FairDice> {
        let client = client_seed(seed)?;
        let secret = self.secret.borrow_mut().take();
        let secret =
            secret.ok_or_else(|| errors::argument("seed", "one seed: these dice have the client's already"))?;
        let dice = secret.commit().with_client(client.clone());
        Ok(FairDice { secret, client, rolling: RefCell::new(Some(dice)) })
    }
}

fn secret(digits: &str) -> Result<[u8; 32]> {
    let bytes = hex::decode(digits).ok().and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| errors::argument("serverSeed", "64 hexadecimal digits"))
}

fn client_seed(value: &JsValue) -> Result<ClientSeed> {
    let expected = "a text or a Uint8Array of 1 to 255 bytes";
    let bytes = match (args::as_text(value, "seed")?, value.dyn_ref::<js_sys::Uint8Array>()) {
        (Some(text), _) => text.into_bytes(),
        (None, Some(bytes)) if bytes.length() <= 255 => bytes.to_vec(),
        _ => return Err(errors::argument("seed", expected)),
    };
    ClientSeed::new(bytes).map_err(|_| errors::argument("seed", expected))
}

/// Dice that neither side can predict or choose, and that both can check after the game.
///
/// Each roll follows from the server's secret, the client's seed, the game and the number of the roll.
#[wasm_bindgen(js_name = FairDice, js_namespace = diceRace)]
#[derive(Debug)]
pub struct FairDice {
    secret: Secret,
    client: ClientSeed,
    /// `None` once the secret is shown.
    rolling: RefCell<Option<Fair>>,
}

impl FairDice {
    fn rolling<R>(&self, work: impl FnOnce(&mut Fair) -> R) -> Result<R> {
        let result = self.rolling.borrow_mut().as_mut().map(work);
        result.ok_or_else(|| errors::argument("dice", "dice whose secret is not revealed: these roll no more"))
    }

    fn revealed(&self) -> fair::RevealedDice {
        self.secret.commit().with_client(self.client.clone()).reveal()
    }

    fn end(&self) -> String {
        *self.rolling.borrow_mut() = None;
        hex::encode(self.secret.server)
    }
}

#[wasm_bindgen(js_class = FairDice, js_namespace = diceRace)]
impl FairDice {
    /// The commitment that was shown.
    #[wasm_bindgen(getter)]
    pub fn commitment(&self) -> String {
        self.secret.commit().commitment().to_string()
    }

    /// The next roll of this game, 1 to 6. Its number follows from the game, so a roll that was undone comes again.
    #[wasm_bindgen(js_name = rollFor)]
    pub fn roll_for(&self, game: &Game) -> Result<u8> {
        self.rolling(|dice| dice.roll_for(&game.0.borrow())).map(Roll::get)
    }

    /// The roll with this number, from 0.
    #[wasm_bindgen(js_name = rollAt)]
    pub fn roll_at(&self, #[wasm_bindgen(unchecked_param_type = "number")] number: &JsValue) -> Result<u8> {
        let number = args::number(number, "number", 0..=args::MAX_SAFE)?;
        self.rolling(|dice| dice.roll_at(number)).map(Roll::get)
    }

    /// Shows the secret, 64 hexadecimal digits. The dice roll no more.
    pub fn reveal(&self) -> String {
        self.end()
    }

    /// Shows the secret as `reveal` does, and writes it into the tags of the game that was played with these dice.
    ///
    /// Throws `unfair` if the game has another start, or a roll of other dice. Then nothing is shown or written.
    #[wasm_bindgen(js_name = revealIn)]
    pub fn reveal_in(&self, game: &Game) -> Result<String> {
        self.revealed().write_tags(&mut game.0.borrow_mut()).map_err(|error| unfair(&error))?;
        Ok(self.end())
    }
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** Whether a part of a record is proved. */
  export type Proof = "proved" | "if-seeds-are-proved" | "follows-from-moves" | "not-proved";
  /** A part of a record, and whether it is proved. */
  export interface Finding<T> {
    found: T;
    proof: Proof;
  }
}
"#;

plain_data! {
    in "diceRace"
    /// What was seen before the game. A record can hold any commitment and any seed.
    Seen {
        /// What the server showed.
        commitment: String = "string",
        /// What the client picked after that, as a text or as the bytes of it.
        clientSeed: ClientBytes = "string | number[]",
    }
}

/// A client's seed in plain data.
pub(crate) struct ClientBytes(Vec<u8>);

impl Read for ClientBytes {
    fn read(value: &JsValue, name: &str) -> Result<ClientBytes> {
        if let Some(text) = value.as_string() {
            return Ok(ClientBytes(text.into_bytes()));
        }
        let bytes =
            Vec::<u64>::read(value, name)?.into_iter().map(u8::try_from).collect::<core::result::Result<_, _>>();
        bytes.map(ClientBytes).map_err(|_| errors::argument(name, "bytes, 0 to 255"))
    }
}

plain_data! {
    out "diceRace"
    /// What a record proves. With the commitment, the game id, the start and the rules are proved; with the client's seed
    /// too, also the rolls.
    Verified {
        /// The commitment.
        commitment: Finding<Commitment> = "Finding<string>",
        /// The client's seed, in hexadecimal digits.
        clientSeed: Finding<ClientSeed> = "Finding<string>",
        /// The game id.
        gameId: Finding<GameId> = "Finding<string>",
        /// The text of the start.
        start: Finding<String> = "Finding<string>",
        /// The rules.
        rules: Finding<Rules> = "Finding<Rules>",
        /// How many rolls were made after the start.
        rolls: Finding<u64> = "Finding<number>",
        /// How many moves were made; who chose them is not proved.
        moves: Finding<usize> = "Finding<number>",
        /// How the game ended.
        outcome: Finding<Option<Outcome>> = "Finding<Outcome | null>",
        /// Whether the record has the game to its end.
        complete: Finding<bool> = "Finding<boolean>",
    }
}

/// A finding whose part has its form in JavaScript.
fn shown<T, U>(finding: Finding<T>, show: impl FnOnce(T) -> U) -> Finding<U> {
    Finding { found: show(finding.found), proof: finding.proof }
}

/// Checks the commitment of a game with fair dice and all its rolls, by the tags that `revealIn` wrote, and says of each
/// part of its record what that proves. Give the commitment and the seed that were seen before the game.
///
/// Throws `unfair` if the dice are not proved fair.
#[wasm_bindgen(js_namespace = diceRace, unchecked_return_type = "Verified")]
pub fn verify(game: &Game, #[wasm_bindgen(unchecked_optional_param_type = "Seen")] seen: &JsValue) -> Result<JsValue> {
    let Seen { commitment, clientSeed } = args::options(seen, "seen")?;
    let commitment = commitment.map(|digits| digits.parse::<Commitment>()).transpose();
    let commitment = commitment.map_err(|error| errors::rejected("commitment", error))?;
    let client_seed = clientSeed.map(|seed| ClientSeed::new(seed.0));
    let client_seed = client_seed.transpose().map_err(|error| errors::rejected("clientSeed", error))?;
    let verified =
        fair::verify(&game.0.borrow(), &Known { commitment, client_seed }).map_err(|error| unfair(&error))?;
    plain::to_js(&Verified {
        commitment: verified.commitment,
        clientSeed: verified.client_seed,
        gameId: verified.game_id,
        start: shown(verified.start, |start| start.to_string()),
        rules: shown(verified.rules, Rules::from),
        rolls: verified.rolls,
        moves: verified.moves,
        outcome: shown(verified.outcome, |outcome| outcome.map(Outcome::from)),
        complete: verified.complete,
    })
}

fn unfair(error: &VerifyError) -> Error {
    let roll = match error {
        VerifyError::Roll { number, .. } => Some(*number),
        _ => None,
    };
    Error::new(&error.to_string(), "unfair", &Details { roll, ..Details::default() })
}
