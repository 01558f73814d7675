//! The heart of a game server: it rolls fair dice, trusts no player, and answers in JSON. Run it with
//! `cargo run -p dice-race-core --features fair-dice,serde --example game_server`.

use std::error::Error;

use dice_race_core::dice::fair::{ClientSeed, Commitment, FairDice, GameId, Known, Proof, ServerSeed, verify};
use dice_race_core::{Color, Game, Request, Step};
use serde::{Deserialize, Serialize};

/// What a client sends. Which player it is follows from its connection, not from the message.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    /// The revision of the game that the player saw.
    revision: u64,
    /// A turn such as `3:a1-d1`, or `resign`.
    request: Request,
}

/// What a player did, and the new state, which the server sends to both players.
#[derive(Debug, Serialize)]
struct State<'a> {
    revision: u64,
    step: Step,
    game: &'a Game,
}

/// Why a message was rejected, which the server sends to the player who sent it. Nothing has changed.
#[derive(Debug, Serialize)]
struct Rejected {
    code: u8,
    reason: String,
}

/// The code of a message that cannot be read; those of [`RequestError`](dice_race_core::RequestError) begin with 1.
const MALFORMED: u8 = 0;

/// One game between two players.
#[derive(Debug)]
struct Table {
    game: Game,
    dice: FairDice,
}

impl Table {
    /// Commits to the dice, and only then asks the clients for their seed.
    fn open(seed: [u8; 32], id: GameId, ask: impl FnOnce(Commitment) -> ClientSeed) -> Table {
        let game = Game::default();
        let committed = ServerSeed::new(seed).commit(game.start(), id);
        let client = ask(committed.commitment());
        let mut table = Table { game, dice: committed.with_client(client) };
        table.roll();
        table
    }

    /// Applies a message of a player. Any text is safe here.
    fn receive(&mut self, player: Color, message: &str) -> Result<State<'_>, Rejected> {
        let Message { revision, request } =
            serde_json::from_str(message).map_err(|error| Rejected { code: MALFORMED, reason: error.to_string() })?;
        let step = self
            .game
            .apply_untrusted(revision, player, request)
            .map_err(|error| Rejected { code: error.code(), reason: error.to_string() })?;
        self.roll();
        Ok(State { revision: self.game.revision(), step, game: &self.game })
    }

    /// Rolls for the side to move, and passes for it where it has no move.
    fn roll(&mut self) {
        while !self.game.is_over() && self.game.position().rolled().is_none() {
            // The rules allow both: the game is not over, and no roll is pending.
            let _ = self.game.roll(self.dice.roll_for(&self.game));
            if let [only] = *self.game.legal_moves()
                && self.game.position().must_pass()
            {
                let _ = self.game.play(only);
            }
        }
    }

    /// The record of the finished game, with the secret of its dice, so that both players can verify the rolls.
    fn close(mut self) -> Result<String, Box<dyn Error>> {
        self.dice.reveal().write_tags(&mut self.game)?;
        Ok(self.game.to_record())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // A server takes 32 bytes from the system's random generator, and an id that it has never used.
    let mut commitment = None;
    let client = ClientSeed::new("a word of each player")?;
    let mut table = Table::open([7; 32], GameId::new("table 7, game 1")?, |shown| {
        commitment = Some(shown);
        client.clone()
    });

    // A player who cheats or has seen an old state is rejected with a code.
    let malformed = table.receive(Color::White, "}{").unwrap_err();
    assert_eq!(malformed.code, MALFORMED);
    let stale = table.receive(Color::White, r#"{"revision": 0, "request": "1:a1-b1"}"#).unwrap_err();
    assert_eq!(stale.code, 1);
    let early = format!(r#"{{"revision": {}, "request": "1:a1-b1"}}"#, table.game.revision());
    let wrong_player = table.receive(!table.game.turn(), &early).unwrap_err();
    assert_eq!(serde_json::to_string(&wrong_player)?, r#"{"code":2,"reason":"it is the other player's turn"}"#);

    // Two clients play to the end. Each sends the first legal move.
    while let (None, Some(rolled)) = (table.game.outcome(), table.game.position().rolled()) {
        let (revision, first) = (table.game.revision(), table.game.legal_moves()[0]);
        let message = format!(r#"{{"revision": {revision}, "request": "{rolled}:{first}"}}"#);
        let player = table.game.turn();
        let state = table.receive(player, &message).map_err(|rejected| rejected.reason)?;
        assert!(state.revision > revision && state.step == Step::Move(first));
    }

    let record = table.close()?;
    let verified = verify(&Game::from_record(&record)?, &Known { commitment, client_seed: Some(client) })?;
    assert_eq!(verified.rolls.proof, Proof::Proved);
    println!("{record}");
    Ok(())
}

#[test]
fn a_game_is_served() {
    main().unwrap();
}
