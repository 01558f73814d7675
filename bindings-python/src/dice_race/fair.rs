use dice_race_core::dice::fair::{
    self, ClientSeed, Commitment, CommittedDice as Committed, FairDice as Fair, GameId, Known, ServerSeed, VerifyError,
};
use dice_race_core::{Position as Start, Roll};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use super::game::Game;
use super::position::Position;
use super::results::Verified;
use crate::args::{self, Object};
use crate::errors;
use crate::locked::Locked;
use crate::long_calls::background;
use crate::text::Text;

/// Fair dice that wait for the client's seed: the server has picked a secret and shows its commitment to it.
///
/// Args:
///     game_id: what tells this game from all others of the server, 1 to 255 printable ASCII characters.
///     start: the position that the game begins with, and its rules; the initial one if left out.
///     server_seed: the secret, 32 random bytes, new for every game; from the system if left out.
///
/// Raises:
///     ValueError: the id or the secret is not like this.
#[pyclass(frozen, weakref, module = "stones_dice.dice_race")]
pub(crate) struct CommittedDice {
    secret: Secret,
    commitment: Commitment,
    /// Whether the client has given its seed. It has one try, or the server could choose among several.
    is_used: Locked<bool>,
}

/// What the server has committed to.
#[derive(Clone)]
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

#[pymethods]
impl CommittedDice {
    #[new]
    #[pyo3(signature = (game_id, start = None, *, server_seed = None))]
    fn new(
        py: Python<'_>,
        game_id: Text,
        start: Option<Position>,
        server_seed: Option<&Bound<'_, PyBytes>>,
    ) -> PyResult<CommittedDice> {
        let game_id = GameId::new(game_id.0).map_err(|error| errors::value(format!("game_id: {error}")))?;
        let server = match server_seed {
            Some(seed) => seed.as_bytes().try_into().map_err(|_| errors::value("server_seed has 32 bytes".into()))?,
            None => args::random_bytes(py)?,
        };
        let secret = Secret { server, game_id, start: start.map(|start| start.0).unwrap_or_default() };
        let commitment = secret.commit().commitment();
        Ok(CommittedDice { secret, commitment, is_used: Locked::new(false) })
    }

    /// The commitment, 64 hexadecimal digits: the client sees it, and then picks its seed.
    #[getter]
    fn commitment(&self) -> String {
        self.commitment.to_string()
    }

    /// The dice of both seeds. The client's are any 1 to 255 bytes, or a text, whose UTF-8 bytes they are.
    ///
    /// Raises:
    ///     ValueError: there are no bytes or too many, or the client has given its seed before.
    fn with_client(&self, seed: Seed) -> PyResult<FairDice> {
        if self.is_used.with(|is_used| core::mem::replace(is_used, true)) {
            return Err(errors::value("these dice have the client's seed already".into()));
        }
        let dice = self.secret.commit().with_client(seed.0.clone());
        Ok(FairDice { secret: self.secret.clone(), client: seed.0, rolling: Locked::new(Some(dice)) })
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(no_copies())
    }

    fn __repr__(&self) -> String {
        format!("<dice_race.CommittedDice for {}, {}>", self.secret.game_id, self.commitment)
    }
}

/// Dice that neither side can predict or choose, and that both can check after the game.
///
/// Each roll follows from the server's secret, the client's seed, the game and the number of the roll. They come from
/// :meth:`CommittedDice.with_client`, and cannot be copied.
#[pyclass(frozen, weakref, module = "stones_dice.dice_race")]
pub(crate) struct FairDice {
    secret: Secret,
    client: ClientSeed,
    /// `None` once the secret is shown.
    rolling: Locked<Option<Fair>>,
}

impl FairDice {
    fn rolling<R>(&self, work: impl FnOnce(&mut Fair) -> R) -> PyResult<R> {
        let result = self.rolling.with(|dice| dice.as_mut().map(work));
        result.ok_or_else(|| errors::value("the secret has been revealed: these dice roll no more".into()))
    }
}

#[pymethods]
impl FairDice {
    /// The commitment that was shown.
    #[getter]
    fn commitment(&self) -> String {
        self.secret.commit().commitment().to_string()
    }

    /// The next roll of this game, 1 to 6. Its number follows from the game, so a roll that was undone comes again.
    fn roll_for(&self, game: Object<'_, '_, Game>) -> PyResult<u8> {
        let game = game.0.get();
        self.rolling(|dice| dice.roll_for(&game)).map(Roll::get)
    }

    /// The roll with this number, from 0.
    fn roll_at(&self, #[pyo3(from_py_with = number)] number: u64) -> PyResult<u8> {
        self.rolling(|dice| dice.roll_at(number)).map(Roll::get)
    }

    /// The next roll by the count of these dice. After a game undoes a roll, set ``next_number`` back.
    fn roll(&self) -> PyResult<u8> {
        self.rolling(Fair::roll).map(Roll::get)
    }

    /// The number of the next :meth:`roll`.
    #[getter]
    fn next_number(&self) -> PyResult<u64> {
        self.rolling(|dice| dice.next_number())
    }

    #[setter]
    fn set_next_number(&self, #[pyo3(from_py_with = number)] number: u64) -> PyResult<()> {
        self.rolling(|dice| dice.set_next_number(number))
    }

    /// Shows the secret, and writes it into the tags of the game that was played with these dice, if one is given. They
    /// roll no more.
    ///
    /// Raises:
    ///     VerifyError: the game has another start, or a roll of other dice. Then nothing is shown or written.
    #[pyo3(signature = (game = None))]
    fn reveal<'py>(&self, py: Python<'py>, game: Option<Object<'_, '_, Game>>) -> PyResult<Bound<'py, PyBytes>> {
        let revealed = self.secret.commit().with_client(self.client.clone()).reveal();
        if let Some(game) = game {
            game.0.with(|game| revealed.write_tags(game)).map_err(|error| verify_error(&error))?;
        }
        self.rolling.with(|dice| *dice = None);
        Ok(PyBytes::new(py, &revealed.server_seed()))
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(no_copies())
    }

    fn __repr__(&self) -> String {
        format!("<dice_race.FairDice for {}, {}>", self.secret.game_id, self.commitment())
    }
}

fn no_copies() -> PyErr {
    PyTypeError::new_err("fair dice are not copied: one could roll on when the other has been revealed")
}

fn number(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    args::number(value, "number", 0..=u64::MAX)
}

/// A client's seed, as bytes or as a text.
pub(crate) struct Seed(ClientSeed);

impl FromPyObject<'_, '_> for Seed {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Seed> {
        let bytes = if value.is_instance_of::<PyString>() {
            value.extract::<Text>()?.0.into_bytes()
        } else {
            let bytes = value.cast::<PyBytes>().map_err(|_| args::wrong_type("bytes or a text", &value))?;
            bytes.as_bytes().to_owned()
        };
        ClientSeed::new(bytes).map(Seed).map_err(|error| errors::value(error.to_string()))
    }
}

/// Checks the commitment of a game with fair dice and all its rolls, by the tags that :meth:`FairDice.reveal` wrote, and
/// says of each part of its record what that proves.
///
/// A record can hold any commitment and any seed: give those that were seen before the game.
///
/// Args:
///     game: the game.
///     commitment: what the server showed.
///     client_seed: what the client picked after that.
///
/// Raises:
///     VerifyError: the dice are not proved fair.
#[pyfunction]
#[pyo3(signature = (game, commitment = None, client_seed = None))]
pub(crate) fn verify(
    py: Python<'_>,
    game: Object<'_, '_, Game>,
    commitment: Option<Text>,
    client_seed: Option<Seed>,
) -> PyResult<Verified> {
    let commitment = commitment.map(|text| text.0.parse::<Commitment>()).transpose();
    let commitment = commitment.map_err(|error| errors::value(format!("commitment: {error}")))?;
    let known = Known { commitment, client_seed: client_seed.map(|seed| seed.0) };
    let verified = background::run(py, game.0.get(), move |game, _| fair::verify(game, &known))?;
    verified.map(Verified).map_err(|error| verify_error(&error))
}

fn verify_error(error: &VerifyError) -> PyErr {
    let number = match error {
        VerifyError::Roll { number, .. } => Some(*number),
        _ => None,
    };
    errors::unfair(error.to_string(), number)
}
