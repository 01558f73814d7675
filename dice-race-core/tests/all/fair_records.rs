//! Records of fair dice: what verifies, what is said of each part, and which tampering is found.

use dice_race_core::dice::fair::{
    ClientSeed, Commitment, FairDice, GameId, Known, Proof, RevealedDice, ServerSeed, Verified, VerifyError, verify,
};
use dice_race_core::{BlockRule, CaptureRule, Color, EndReason, Game, PieceCount, Position, Roll, Rules};
use proptest::prelude::*;

const NO_KNOWLEDGE: Known = Known { commitment: None, client_seed: None };

fn dice(start: &Position) -> FairDice {
    let committed = ServerSeed::new([7; 32]).commit(start, GameId::new("table 7").unwrap());
    committed.with_client(ClientSeed::new("any bytes").unwrap())
}

/// The game after this many moves at most, not revealed.
fn played(start: Position, dice: &FairDice, moves: usize) -> Game {
    let mut game = Game::new(start);
    while game.outcome().is_none() && game.ply() < moves {
        if game.position().rolled().is_none() {
            game.roll(dice.roll_for(&game)).unwrap();
        }
        let last = game.position().count_moves() - 1;
        game.play(game.position().nth_move(last).unwrap()).unwrap();
    }
    game
}

fn revealed(mut game: Game) -> Game {
    let dice = dice(game.start());
    dice.reveal().write_tags(&mut game).unwrap();
    game
}

/// A whole game from the initial position.
fn whole() -> Game {
    let start = Position::default();
    revealed(played(start, &dice(&start), usize::MAX))
}

/// A start with nothing that is the default, and a roll pending; 20 moves, then a resignation.
fn resigned() -> Game {
    let rules = Rules {
        capture: CaptureRule::LandingOnly,
        block: BlockRule::WholeRoll,
        extra_roll_on_six: true,
        pieces: PieceCount::Three,
    };
    let start = Position::parse("12,5,-/3,-,- b 6", rules).unwrap();
    let mut game = played(start, &dice(&start), 20);
    game.resign(Color::White).unwrap();
    revealed(game)
}

fn check(game: &Game) -> Result<Verified, VerifyError> {
    verify(game, &NO_KNOWLEDGE)
}

/// What a text verifies as. It must be a sound record.
fn check_text(record: &str) -> Result<Verified, VerifyError> {
    check(&Game::from_record(record).unwrap_or_else(|error| panic!("{}\n{record}", error.error)))
}

/// The record with one text replaced by another, which must change it.
fn changed(record: &str, from: &str, to: &str) -> String {
    let changed = record.replacen(from, to, 1);
    assert_ne!(changed, record, "{from}");
    changed
}

fn other(roll: Roll) -> Roll {
    Roll::ALL[usize::from(roll.get()) % 6]
}

#[test]
fn a_genuine_record_says_what_it_proves_of_each_part() {
    let game = Game::from_record(&whole().to_record()).unwrap();
    let start = Position::default();
    let dice = dice(&start);
    let known = Known { commitment: Some(dice.commitment()), client_seed: Some(ClientSeed::new("any bytes").unwrap()) };
    let found = verify(&game, &known).unwrap();
    assert_eq!((found.commitment.found, found.commitment.proof), (dice.commitment(), Proof::Proved));
    assert_eq!((found.client_seed.found.as_bytes(), found.client_seed.proof), (&b"any bytes"[..], Proof::Proved));
    assert_eq!((found.game_id.found.as_str(), found.game_id.proof), ("table 7", Proof::Proved));
    assert_eq!((found.start.found, found.start.proof), (start, Proof::Proved));
    assert_eq!((found.rules.found, found.rules.proof), (Rules::default(), Proof::Proved));
    assert_eq!((found.rolls.found, found.rolls.proof), (game.ply() as u64, Proof::Proved));
    assert_eq!((found.moves.found, found.moves.proof), (game.ply(), Proof::NotProved));
    assert_eq!(found.outcome.found.unwrap().reason, EndReason::AllHome);
    assert_eq!(found.outcome.proof, Proof::FollowsFromMoves);
    assert_eq!((found.complete.found, found.complete.proof), (true, Proof::FollowsFromMoves));

    // Without what was seen before the game, nothing shows that the commitment is not a later one.
    let found = check(&game).unwrap();
    assert_eq!((found.commitment.proof, found.client_seed.proof), (Proof::NotProved, Proof::NotProved));
    let fixed = [found.game_id.proof, found.start.proof, found.rules.proof, found.rolls.proof];
    assert_eq!(fixed, [Proof::IfSeedsAreProved; 4]);
    // The commitment alone fixes all but the client's part in the rolls.
    let found = verify(&game, &Known { client_seed: None, ..known.clone() }).unwrap();
    let fixed = [found.game_id.proof, found.start.proof, found.rules.proof];
    assert_eq!((fixed, found.rolls.proof), ([Proof::Proved; 3], Proof::IfSeedsAreProved));
    let found = verify(&game, &Known { commitment: None, ..known }).unwrap();
    assert_eq!((found.start.proof, found.rolls.proof), (Proof::IfSeedsAreProved, Proof::IfSeedsAreProved));
}

#[test]
fn an_end_that_the_board_did_not_decide_is_not_proved() {
    let found = check_text(&resigned().to_record()).unwrap();
    assert_eq!(found.outcome.found.unwrap().reason, EndReason::Resignation);
    assert_eq!((found.outcome.proof, found.complete.proof), (Proof::NotProved, Proof::NotProved));
    // The roll that was pending at the start belongs to the start.
    assert_eq!((found.moves.found, found.rolls.found), (20, 19));
    let mut unfinished = whole();
    unfinished.go_to(30).unwrap();
    let found = check(&unfinished).unwrap();
    assert_eq!((found.outcome.found, found.outcome.proof), (None, Proof::NotProved));
    assert_eq!((found.complete.found, found.complete.proof), (false, Proof::NotProved));
}

#[test]
fn whatever_the_dice_were_committed_for_cannot_be_changed() {
    let initial = whole().to_record();
    let record = resigned().to_record();
    let start = "[Start \"12,5,-/3,-,- b 6\"]\n";
    let cases = [
        // The game id and the commitment.
        (&record, "[DiceGame \"table 7\"]", "[DiceGame \"table 8\"]"),
        (&record, "[DiceGame \"table 7\"]", "[DiceGame \" table 7\"]"),
        (&record, "[DiceServerSeed \"0707", "[DiceServerSeed \"0708"),
        // The start.
        (&record, start, ""),
        (&record, "12,5,-/", "13,5,-/"),
        (&record, "/3,-,-", "/2,-,-"),
        (&record, " b 6\"", " b ?\""),
        (&initial, "[Result", "[Start \"0,-,-,-/1,-,-,- w ?\"]\n[Result"),
        (&initial, "[Result", "[Start \"0,-,-,-/0,-,-,- b ?\"]\n[Result"),
        // The rules.
        (&record, "[Capture \"landing-only\"]\n", ""),
        (&record, "[Block \"whole-roll\"]\n", ""),
        (&record, "[ExtraRollOnSix \"yes\"]\n", ""),
        (&initial, "[Result", "[Capture \"landing-only\"]\n[Result"),
        (&initial, "[Result", "[Block \"whole-roll\"]\n[Result"),
        (&initial, "[Result", "[ExtraRollOnSix \"yes\"]\n[Result"),
        (&initial, "[Result", "[Pieces \"3\"]\n[Result"),
    ];
    for (record, from, to) in cases {
        let tampered = changed(record, from, to);
        // With other rules or another start, turns need not be legal: keep those that are.
        let game = Game::from_record(&tampered).unwrap_or_else(|damaged| damaged.game);
        assert_eq!(check(&game), Err(VerifyError::Commitment), "{from} → {to}");
        // A commitment that fits the tampered record gives other rolls. And it is not the one that was shown.
        let shown = Known { commitment: check_text(record).ok().map(|found| found.commitment.found), ..NO_KNOWLEDGE };
        let seed = game.notes().tag("DiceServerSeed").unwrap().starts_with("0707").then_some([7; 32]);
        let id = GameId::new(game.notes().tag("DiceGame").unwrap()).unwrap();
        let Some(seed) = seed else { continue };
        let fitting = ServerSeed::new(seed).commit(game.start(), id).commitment();
        let mut fitted = game.clone();
        fitted.set_tag("DiceCommitment", &fitting.to_string()).unwrap();
        assert_eq!(verify(&fitted, &shown), Err(VerifyError::OtherCommitment), "{from} → {to}");
        let enough_rolls = fitted.rolls().count() > 8;
        assert!(!enough_rolls || matches!(check(&fitted), Err(VerifyError::Roll { .. })), "{from} → {to}");
    }
    // The rule tags that name the default change nothing.
    assert!(check_text(&changed(&initial, "[Result", "[Pieces \"4\"]\n[Result")).is_ok());
}

#[test]
fn dropped_and_added_turns_are_found_unless_they_are_the_last() {
    let game = whole();
    let genuine = check(&game).unwrap();
    for ply in [0, 1, 30] {
        let mut shorter = game.clone();
        shorter.go_to(ply).unwrap();
        let found = check_text(&shorter.to_record()).unwrap();
        assert_eq!((found.rolls.found, found.complete.proof), (ply as u64, Proof::NotProved));
        assert!(found.rolls.found < genuine.rolls.found && found.outcome.found.is_none());
    }
    // The first turn dropped: the rolls move up.
    let tags = RevealedDice::TAGS.map(|name| (name, game.notes().tag(name).unwrap().to_owned()));
    let mut shifted = Game::default();
    for (_, roll) in game.rolls().skip(1).take(40) {
        shifted.roll(roll).unwrap();
        shifted.play(shifted.position().nth_move(0).unwrap()).unwrap();
    }
    for (name, value) in &tags {
        shifted.set_tag(name, value).unwrap();
    }
    assert!(matches!(check(&shifted), Err(VerifyError::Roll { .. })));
    // A turn or a roll added with another roll than the dice give.
    let mut longer = game.clone();
    longer.go_to(30).unwrap();
    let expected = dice(game.start()).roll_for(&longer);
    longer.roll(other(expected)).unwrap();
    let error = VerifyError::Roll { number: 30, found: other(expected), expected };
    assert_eq!(check_text(&longer.to_record()), Err(error));
}

/// Nothing else can be: who knows the secret can write these, so they are not proved.
#[test]
fn endings_that_are_turned_around_are_not_proved() {
    let record = resigned().to_record();
    let turned = record.replace("0-1", "1-0");
    let open = record.replace("0-1", "*").replace("[Termination \"resignation\"]\n", "");
    for tampered in
        [turned, open, changed(&record, "resignation", "time"), changed(&record, "resignation", "abandoned")]
    {
        let found = check_text(&tampered).unwrap();
        assert_eq!((found.outcome.proof, found.complete.proof), (Proof::NotProved, Proof::NotProved), "{tampered}");
    }
}

#[test]
fn pending_rolls_are_verified() {
    let start = Position::default();
    let dice = dice(&start);
    let mut game = played(start, &dice, 1);
    let expected = dice.roll_for(&game);
    game.roll(expected).unwrap();
    let game = revealed(game);
    assert_eq!(check_text(&game.to_record()).map(|found| found.rolls.found), Ok(2));
    let mut tampered = game.clone();
    tampered.undo_roll().unwrap();
    tampered.roll(other(expected)).unwrap();
    assert_eq!(check(&tampered), Err(VerifyError::Roll { number: 1, found: other(expected), expected }));
}

#[test]
fn other_seeds_and_commitments_are_found() {
    let game = whole();
    let shown = dice(game.start()).commitment();
    let mut turned = shown;
    turned.0[31] ^= 1;
    let with = |name: &str, value: &str| {
        let mut tampered = game.clone();
        tampered.set_tag(name, value).unwrap();
        check(&tampered)
    };
    assert_eq!(with("DiceCommitment", &turned.to_string()), Err(VerifyError::Commitment));
    assert_eq!(with("DiceServerSeed", &"08".repeat(32)), Err(VerifyError::Commitment));
    assert!(matches!(with("DiceClientSeed", "6d"), Err(VerifyError::Roll { .. })));
    let known = |commitment: Option<Commitment>, seed: &str| {
        let client_seed = ClientSeed::new(seed).ok();
        verify(&game, &Known { commitment, client_seed })
    };
    assert_eq!(known(Some(turned), "any bytes"), Err(VerifyError::OtherCommitment));
    assert_eq!(known(Some(shown), "any byte"), Err(VerifyError::OtherClientSeed));
    assert!(known(Some(shown), "any bytes").is_ok() && known(None, "").is_ok());
}

#[test]
fn missing_and_malformed_tags_are_named() {
    let game = whole();
    assert_eq!(check(&Game::default()), Err(VerifyError::MissingTag("DiceScheme")));
    for name in RevealedDice::TAGS {
        let line = format!("[{name} \"{}\"]\n", game.notes().tag(name).unwrap());
        assert_eq!(check_text(&changed(&game.to_record(), &line, "")), Err(VerifyError::MissingTag(name)));
        let long = "00".repeat(256);
        for value in ["", "é", &long] {
            let mut tampered = game.clone();
            tampered.set_tag(name, value).unwrap();
            let found = check(&tampered);
            assert!(matches!(found, Err(VerifyError::MalformedTag { name: named, .. }) if named == name), "{found:?}");
        }
    }
    for (name, value) in [
        ("DiceScheme", "1"),
        ("DiceScheme", "2 "),
        ("DiceCommitment", "xy"),
        ("DiceServerSeed", "0x00"),
        ("DiceClientSeed", "0"),
    ] {
        let mut tampered = game.clone();
        tampered.set_tag(name, value).unwrap();
        assert!(matches!(check(&tampered), Err(VerifyError::MalformedTag { .. })), "{name} {value}");
    }
}

#[test]
fn dice_are_revealed_only_in_their_own_game() {
    let start = Position::default();
    let reveal = |game: &Game| {
        let mut tagged = game.clone();
        let result = dice(&start).reveal().write_tags(&mut tagged);
        assert_eq!(result.is_err(), tagged == *game, "a refused call changes nothing");
        result
    };
    assert_eq!(reveal(&Game::new(start.roll(Roll::One).unwrap())), Err(VerifyError::Commitment));
    let expected = dice(&start).roll_at(0);
    let mut game = Game::default();
    game.roll(other(expected)).unwrap();
    assert_eq!(reveal(&game), Err(VerifyError::Roll { number: 0, found: other(expected), expected }));
    assert_eq!(reveal(&Game::default()), Ok(()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any seeds, id, rules and moves verify, also read back; with any one roll changed they do not.
    #[test]
    fn genuine_records_verify_and_any_changed_roll_is_found(
        server: [u8; 32],
        client in prop::collection::vec(any::<u8>(), 1..=255),
        id in "[ -~]{1,255}",
        rules in 0_u8..32,
        choices in prop::collection::vec(any::<u8>(), 1..60),
        at: prop::sample::Index,
    ) {
        let start = Position::initial(Rules::from_byte(rules).unwrap());
        let committed = ServerSeed::new(server).commit(&start, GameId::new(id.as_str()).unwrap());
        let known = Known { commitment: Some(committed.commitment()), client_seed: ClientSeed::new(client.clone()).ok() };
        let dice = committed.with_client(ClientSeed::new(client).unwrap());
        let mut game = Game::new(start);
        for choice in choices {
            if game.roll(dice.roll_for(&game)).is_err() {
                break;
            }
            let number = u32::from(choice) % game.position().count_moves();
            game.play(game.position().nth_move(number).unwrap()).unwrap();
        }
        let changed = at.index(game.ply());
        let expected = dice.roll_at(changed as u64);
        dice.reveal().write_tags(&mut game).unwrap();
        let read = Game::from_record(&game.to_record()).unwrap();
        let found = verify(&read, &known).unwrap();
        prop_assert_eq!(found.rolls.found, game.ply() as u64);
        prop_assert_eq!(found.game_id.found.as_str(), id);

        for roll in Roll::ALL.into_iter().filter(|&roll| roll != expected) {
            let mut tampered = game.clone();
            tampered.go_to(changed).unwrap();
            tampered.roll(roll).unwrap();
            let error = VerifyError::Roll { number: changed as u64, found: roll, expected };
            prop_assert_eq!(verify(&tampered, &known), Err(error));
        }
    }
}

#[cfg(feature = "serde")]
#[test]
fn each_part_is_serialized_with_its_proof() {
    let json = serde_json::to_value(check(&resigned()).unwrap()).unwrap();
    assert_eq!(json["start"], serde_json::json!({ "found": "12,5,-/3,-,- b 6", "proof": "if-seeds-are-proved" }));
    assert_eq!(json["game_id"]["found"], "table 7");
    assert_eq!(json["client_seed"], serde_json::json!({ "found": "616e79206279746573", "proof": "not-proved" }));
    assert_eq!(json["rules"]["found"]["pieces"], 3);
    assert_eq!(json["outcome"]["proof"], "not-proved");
    assert_eq!(json["complete"], serde_json::json!({ "found": true, "proof": "not-proved" }));
}
