//! The dice: golden sequences of independent implementations, equal chances, and verification of records.

#[cfg(any(feature = "dice", feature = "fair-dice"))]
use dice_race_core::Roll;

/// Pearson's test: 60,000 rolls deviate from equal chances no more than luck may.
#[cfg(any(feature = "dice", feature = "fair-dice"))]
fn assert_uniform(rolls: impl Iterator<Item = Roll>) {
    let mut counts = [0_u32; 6];
    rolls.take(60_000).for_each(|roll| counts[usize::from(roll.get()) - 1] += 1);
    let chi_square: f64 = counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum();
    // Five degrees of freedom: one seed in 100,000 goes beyond 30.9, and these seeds are fixed.
    assert!(chi_square < 30.9, "chi² {chi_square}: {counts:?}");
}

/// How often each number follows each: 36 pairs.
#[cfg(any(feature = "dice", feature = "fair-dice"))]
fn assert_pairs_uniform(rolls: impl Iterator<Item = Roll>) {
    let rolls: Vec<usize> = rolls.take(72_001).map(|roll| usize::from(roll.get()) - 1).collect();
    let mut counts = [0_u32; 36];
    rolls.windows(2).for_each(|pair| counts[6 * pair[0] + pair[1]] += 1);
    let chi_square: f64 = counts.iter().map(|&count| (f64::from(count) - 2000.0).powi(2) / 2000.0).sum();
    // 35 degrees of freedom: one in 100,000 goes beyond 84.
    assert!(chi_square < 84.0, "chi² {chi_square}: {counts:?}");
}

#[cfg(any(feature = "dice", feature = "fair-dice"))]
fn lines(golden: &str) -> impl Iterator<Item = Vec<&str>> {
    golden.lines().filter(|line| !line.starts_with('#')).map(|line| line.split("; ").collect())
}

#[cfg(any(feature = "dice", feature = "fair-dice"))]
fn digits(rolls: impl Iterator<Item = Roll>) -> String {
    rolls.map(|roll| roll.to_string()).collect()
}

#[cfg(feature = "dice")]
mod seeded {
    use super::*;
    use dice_race_core::dice::SeededDice;

    #[test]
    fn rolls_follow_from_the_seed() {
        let mut cases = 0;
        for case in lines(include_str!("../golden/seeded_dice.txt")) {
            let dice = SeededDice::new(case[0].parse().unwrap());
            assert_eq!(digits(dice.clone().take(60)), case[1], "seed {}", case[0]);
            let mut dice = dice;
            assert_eq!(digits((0..60).map(|_| dice.roll())), case[1], "seed {}", case[0]);
            cases += 1;
        }
        assert_eq!(cases, 3);
    }

    #[test]
    fn a_resumed_die_makes_the_next_rolls() {
        for rolled in [0, 1, 20, 21, 22, 1000] {
            let mut dice = SeededDice::new(9);
            assert_eq!(dice.by_ref().take(rolled).count(), rolled);
            assert_eq!((dice.seed(), dice.rolled()), (9, rolled as u64));
            let resumed = SeededDice::resume(9, rolled as u64);
            assert_eq!(resumed, dice);
            assert_eq!(digits(resumed.take(50)), digits(dice.take(50)));
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_saved_die_is_its_seed_and_its_number_of_rolls() {
        let dice = SeededDice::resume(u64::MAX, 30);
        let json = r#"{"seed":18446744073709551615,"rolled":30}"#;
        assert_eq!(serde_json::to_string(&dice).unwrap(), json);
        assert_eq!(serde_json::from_str::<SeededDice>(json).unwrap(), dice);
        assert_eq!(postcard::from_bytes::<SeededDice>(&postcard::to_allocvec(&dice).unwrap()).unwrap(), dice);
        let error = serde_json::from_str::<SeededDice>(r#"{"seed":0,"rolled":4294967297}"#).unwrap_err();
        assert!(error.to_string().contains("rolled: expected at most 4294967296"), "{error}");
    }

    #[test]
    fn all_numbers_and_pairs_are_equally_likely() {
        for seed in [0, 1, 42, u64::MAX] {
            assert_uniform(SeededDice::new(seed));
            assert_pairs_uniform(SeededDice::new(seed));
        }
        // The first rolls of many seeds.
        assert_uniform((0..60_000).map(|seed| SeededDice::new(seed).roll()));
    }
}

#[cfg(feature = "fair-dice")]
mod fair {
    use super::*;
    use dice_race_core::dice::fair::{
        ClientSeed, ClientSeedError, Commitment, CommitmentError, FairDice, ServerSeed, VerifyError, verify,
        verify_tags,
    };
    use dice_race_core::{Game, Position};

    fn bytes(hexadecimal: &str) -> Vec<u8> {
        let pairs = hexadecimal.as_bytes().chunks(2);
        pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
    }

    #[test]
    fn commitments_and_rolls_are_those_of_an_independent_implementation() {
        let (mut cases, mut rejected) = (0, 0);
        for case in lines(include_str!("../golden/fair_dice.txt")) {
            let [server, client, commitment, first, rolls, rejections] = case.try_into().unwrap();
            let server = ServerSeed::new(bytes(server).try_into().unwrap());
            assert_eq!(server.commitment().to_string(), commitment);
            assert_eq!(commitment.parse(), Ok(server.commitment()));

            let mut dice = server.with_client(ClientSeed::new(bytes(client)).unwrap());
            let first: u64 = first.parse().unwrap();
            assert_eq!(digits((first..=first + 19).map(|number| dice.roll_at(number))), rolls);
            dice.set_next_number(first);
            assert_eq!(digits((0..20).map(|_| dice.roll())), rolls);
            assert_eq!(dice.next_number(), first.wrapping_add(20));
            cases += 1;
            rejected += u32::from(!rejections.starts_with('0'));
        }
        assert_eq!((cases, rejected), (9, 3));
    }

    fn dice() -> FairDice {
        ServerSeed::new([7; 32]).with_client(ClientSeed::new("any bytes").unwrap())
    }

    #[test]
    fn all_numbers_and_pairs_are_equally_likely() {
        assert_uniform((0..).map(|number| dice().roll_at(number)));
        assert_pairs_uniform((0..).map(|number| dice().roll_at(number)));
    }

    #[test]
    fn every_part_matters() {
        let twenty = |dice: &FairDice| digits((0..20).map(|number| dice.roll_at(number)));
        let with =
            |server: [u8; 32], client: &[u8]| ServerSeed::new(server).with_client(ClientSeed::new(client).unwrap());
        let mut other_server = [7; 32];
        other_server[31] ^= 1;
        let others = [with(other_server, b"any bytes"), with([7; 32], b"any byte"), with([7; 32], b"any bytes\0")];
        for other in &others {
            assert_ne!(twenty(other), twenty(&dice()));
        }
        assert_ne!(ServerSeed::new(other_server).commitment(), ServerSeed::new([7; 32]).commitment());
    }

    #[test]
    fn a_client_seed_has_1_to_255_bytes() {
        assert_eq!(ClientSeed::new(""), Err(ClientSeedError(0)));
        assert_eq!(ClientSeed::new(vec![1; 256]), Err(ClientSeedError(256)));
        assert_eq!(ClientSeed::new(vec![1; 255]).unwrap().as_bytes(), [1; 255]);
    }

    #[test]
    fn the_secret_is_not_printed() {
        let seed = ServerSeed::new([0xAB; 32]);
        assert_eq!(format!("{seed:?} {seed:#?}"), "ServerSeed(…) ServerSeed(…)");
        let dice = format!("{:?}", seed.clone().with_client(ClientSeed::new("x").unwrap()));
        assert!(dice.contains("ServerSeed(…)") && !dice.contains("171") && !dice.contains("ab"), "{dice}");
        assert_eq!(seed.reveal(), [0xAB; 32]);
    }

    #[test]
    fn commitments_are_64_hexadecimal_digits() {
        for text in ["", "0", "é", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Commitment>(), Err(CommitmentError), "{text:?}");
        }
        assert_eq!("00".repeat(32).parse(), Ok(Commitment([0; 32])));
        assert_eq!("Ff".repeat(32).parse(), Ok(Commitment([255; 32])));
    }

    /// A whole game, revealed.
    fn played(start: Position) -> Game {
        let mut dice = dice();
        let mut game = Game::new(start);
        while game.outcome().is_none() {
            if game.position().rolled().is_none() {
                game.roll(dice.roll()).unwrap();
            }
            let last = game.position().count_moves() - 1;
            game.play(game.position().nth_move(last).unwrap()).unwrap();
        }
        dice.reveal_in(&mut game).unwrap();
        game
    }

    fn check(game: &Game) -> Result<(), VerifyError> {
        let server = ServerSeed::new([7; 32]);
        verify(game, server.commitment(), server, ClientSeed::new("any bytes").unwrap())
    }

    #[test]
    fn a_played_game_is_verified_also_after_reading_it_back() {
        let game = played(Position::default());
        assert!(game.ply() > 50);
        assert_eq!((check(&game), verify_tags(&game)), (Ok(()), Ok(())));
        let read = Game::from_record(&game.to_record()).unwrap();
        assert_eq!((check(&read), verify_tags(&read)), (Ok(()), Ok(())));
        for ply in [0, 1, 30] {
            let mut shorter = game.clone();
            shorter.go_to(ply).unwrap();
            assert_eq!(verify_tags(&shorter), Ok(()));
        }
    }

    #[test]
    fn pending_rolls_are_verified() {
        let [first, second] = [0, 1].map(|number| dice().roll_at(number));
        let mut game = Game::new(Position::default().roll(first).unwrap());
        assert_eq!(check(&game), Ok(()));
        game.play(game.position().nth_move(0).unwrap()).unwrap();
        game.roll(second).unwrap();
        assert_eq!(check(&game), Ok(()));
        game.undo_roll();
        game.roll(other(second)).unwrap();
        assert_eq!(check(&game), Err(VerifyError::Roll { number: 1, found: other(second), expected: second }));
        let game = Game::new(Position::default().roll(other(first)).unwrap());
        assert_eq!(check(&game), Err(VerifyError::Roll { number: 0, found: other(first), expected: first }));
    }

    fn other(roll: Roll) -> Roll {
        Roll::ALL[usize::from(roll.get()) % 6]
    }

    #[test]
    fn every_changed_roll_is_found() {
        let game = played(Position::default());
        for changed in 0..game.ply() {
            let mut tampered = game.clone();
            tampered.go_to(changed).unwrap();
            let expected = dice().roll_at(changed as u64);
            tampered.roll(other(expected)).unwrap();
            let error = VerifyError::Roll { number: changed as u64, found: other(expected), expected };
            assert_eq!((check(&tampered), verify_tags(&tampered)), (Err(error), Err(error)));
        }
    }

    #[test]
    fn other_seeds_and_commitments_are_found() {
        let game = played(Position::default());
        let server = || ServerSeed::new([7; 32]);
        let client = || ClientSeed::new("any bytes").unwrap();
        let commitment = server().commitment();
        let mut other_commitment = commitment;
        other_commitment.0[31] ^= 1;
        let other_server = || ServerSeed::new([8; 32]);
        assert_eq!(verify(&game, other_commitment, server(), client()), Err(VerifyError::Commitment));
        assert_eq!(verify(&game, commitment, other_server(), client()), Err(VerifyError::Commitment));
        // A server that changes both is found by its rolls.
        let both = verify(&game, other_server().commitment(), other_server(), client());
        assert!(matches!(both, Err(VerifyError::Roll { .. })), "{both:?}");
        let other_client = verify(&game, commitment, server(), ClientSeed::new("any byte").unwrap());
        assert!(matches!(other_client, Err(VerifyError::Roll { .. })), "{other_client:?}");
    }

    #[test]
    fn missing_and_malformed_tags_are_named() {
        let game = played(Position::default());
        for name in ["DiceCommitment", "DiceServerSeed", "DiceClientSeed"] {
            let line = format!("[{name} \"{}\"]\n", game.notes().tag(name).unwrap());
            let without = Game::from_record(&game.to_record().replace(&line, "")).unwrap();
            assert_eq!(verify_tags(&without), Err(VerifyError::Tag(name)));
            for value in ["", "0", "xy", "é", "0x00"] {
                let mut tampered = game.clone();
                tampered.set_tag(name, value).unwrap();
                assert_eq!(verify_tags(&tampered), Err(VerifyError::Tag(name)), "{name} {value:?}");
            }
        }
        for (name, value) in [
            ("DiceCommitment", "00".repeat(31)),
            ("DiceServerSeed", "00".repeat(33)),
            ("DiceClientSeed", "00".repeat(256)),
        ] {
            let mut tampered = game.clone();
            tampered.set_tag(name, &value).unwrap();
            assert_eq!(verify_tags(&tampered), Err(VerifyError::Tag(name)), "{name}");
        }
        let mut tampered = game.clone();
        tampered.set_tag("DiceServerSeed", &"08".repeat(32)).unwrap();
        assert_eq!(verify_tags(&tampered), Err(VerifyError::Commitment));
        tampered.set_tag("DiceCommitment", &ServerSeed::new([8; 32]).commitment().to_string()).unwrap();
        assert!(matches!(verify_tags(&tampered), Err(VerifyError::Roll { .. })));
    }
}
