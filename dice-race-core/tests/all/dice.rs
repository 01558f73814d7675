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
        let error = serde_json::from_str::<SeededDice>("7").unwrap_err();
        assert!(error.to_string().contains("expected a die, an object of `seed` and `rolled`"), "{error}");
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
        ClientSeed, ClientSeedError, Commitment, CommitmentError, FairDice, GameId, GameIdError, ServerSeed,
    };
    use dice_race_core::{Game, Position, Rules};

    fn bytes(hexadecimal: &str) -> Vec<u8> {
        let pairs = hexadecimal.as_bytes().chunks(2);
        pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
    }

    #[test]
    fn commitments_and_rolls_are_those_of_an_independent_implementation() {
        let (mut cases, mut rejected) = (0, 0);
        for case in lines(include_str!("../golden/fair_dice_v2.txt")) {
            let [server, client, game_id, start, rules, packed, commitment, first, rolls, rejections] =
                case.try_into().unwrap();
            let start = Position::parse(start, Rules::from_byte(rules.parse().unwrap()).unwrap()).unwrap();
            assert_eq!(start.pack()[..], bytes(packed));
            let server = ServerSeed::new(bytes(server).try_into().unwrap());
            let committed = server.commit(&start, GameId::new(game_id).unwrap());
            assert_eq!(committed.commitment().to_string(), commitment);
            assert_eq!(commitment.parse(), Ok(committed.commitment()));

            let mut dice = committed.with_client(ClientSeed::new(bytes(client)).unwrap());
            let first: u64 = first.parse().unwrap();
            assert_eq!(digits((first..=first + 19).map(|number| dice.roll_at(number))), rolls);
            dice.set_next_number(first);
            assert_eq!(digits((0..20).map(|_| dice.roll())), rolls);
            assert_eq!(dice.next_number(), first.wrapping_add(20));
            cases += 1;
            rejected += u32::from(!rejections.starts_with('0'));
        }
        assert_eq!((cases, rejected), (11, 3));
    }

    fn dice_of(server: [u8; 32], client: &[u8], start: &Position, game_id: &str) -> FairDice {
        let committed = ServerSeed::new(server).commit(start, GameId::new(game_id).unwrap());
        committed.with_client(ClientSeed::new(client).unwrap())
    }

    fn dice() -> FairDice {
        dice_of([7; 32], b"any bytes", &Position::default(), "game 1")
    }

    #[test]
    fn all_numbers_and_pairs_are_equally_likely() {
        let dice = dice();
        assert_uniform((0..).map(|number| dice.roll_at(number)));
        assert_pairs_uniform((0..).map(|number| dice.roll_at(number)));
    }

    /// Whatever the dice were committed for changes the rolls, and all but the client's seed the commitment.
    #[test]
    fn every_part_matters() {
        let twenty = |dice: &FairDice| digits((0..20).map(|number| dice.roll_at(number)));
        let start = Position::default();
        let mut other_server = [7; 32];
        other_server[31] ^= 1;
        let mut others = vec![
            dice_of(other_server, b"any bytes", &start, "game 1"),
            dice_of([7; 32], b"any bytes", &start, "game 2"),
            dice_of([7; 32], b"any bytes", &start, "game 1 "),
            dice_of([7; 32], b"any bytes", &start.roll(Roll::Six).unwrap(), "game 1"),
            dice_of([7; 32], b"any bytes", &Position::parse("1,0,-,-/0,-,-,- w ?", start.rules()).unwrap(), "game 1"),
            dice_of([7; 32], b"any bytes", &Position::parse("0,-,-,-/0,-,-,- b ?", start.rules()).unwrap(), "game 1"),
        ];
        let other_rules = Rules::ALL.into_iter().filter(|&rules| rules != start.rules());
        others.extend(other_rules.map(|rules| dice_of([7; 32], b"any bytes", &Position::initial(rules), "game 1")));
        for other in &others {
            assert_ne!(twenty(other), twenty(&dice()));
            assert_ne!(other.commitment(), dice().commitment());
        }
        for client in [&b"any byte"[..], b"any bytes\0"] {
            let other = dice_of([7; 32], client, &start, "game 1");
            assert_ne!(twenty(&other), twenty(&dice()));
            assert_eq!(other.commitment(), dice().commitment());
        }
    }

    /// Undoing a roll is no way to choose another one.
    #[test]
    fn a_roll_that_was_undone_comes_again() {
        let (dice, mut game) = (dice(), Game::default());
        for number in 0..20 {
            let roll = dice.roll_for(&game);
            assert_eq!(roll, dice.roll_at(number));
            game.roll(roll).unwrap();
            game.undo_roll().unwrap();
            assert_eq!(dice.roll_for(&game), roll);
            game.roll(roll).unwrap();
            game.play(game.position().nth_move(0).unwrap()).unwrap();
        }
        // A roll that is pending at the start is not one of these dice.
        let game = Game::new(Position::default().roll(Roll::Two).unwrap());
        assert_eq!(dice.roll_for(&game), dice.roll_at(0));
    }

    #[test]
    fn a_client_seed_has_1_to_255_bytes() {
        assert_eq!(ClientSeed::new(""), Err(ClientSeedError(0)));
        assert_eq!(ClientSeed::new(vec![1; 256]), Err(ClientSeedError(256)));
        assert_eq!(ClientSeed::new(vec![1; 255]).unwrap().as_bytes(), [1; 255]);
        assert_eq!(ClientSeed::new("0é").unwrap().to_string(), "30c3a9");
    }

    #[test]
    fn a_game_id_is_1_to_255_printable_characters() {
        for text in ["", "a\nb", "a\0", "é", "\u{7f}", &"x".repeat(256)] {
            assert_eq!(GameId::new(text), Err(GameIdError), "{text:?}");
        }
        let all: String = (' '..='~').collect();
        for text in [" ", &all, &"x".repeat(255)] {
            assert_eq!(GameId::new(text).unwrap().as_str(), text);
        }
    }

    #[test]
    fn the_secret_is_not_printed() {
        let seed = ServerSeed::new([0xAB; 32]);
        assert_eq!(format!("{seed:?} {seed:#?}"), "ServerSeed(…) ServerSeed(…)");
        let committed = seed.commit(&Position::default(), GameId::new("1").unwrap());
        let debug = format!("{committed:?}");
        let dice = committed.with_client(ClientSeed::new("x").unwrap());
        for text in [debug, format!("{dice:?}")] {
            assert!(text.contains("ServerSeed(…)") && !text.contains("171, 171") && !text.contains("abab"), "{text}");
        }
        assert_eq!(dice.reveal().server_seed(), [0xAB; 32]);
    }

    #[test]
    fn commitments_are_64_hexadecimal_digits() {
        for text in ["", "0", "é", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Commitment>(), Err(CommitmentError), "{text:?}");
        }
        assert_eq!("00".repeat(32).parse(), Ok(Commitment([0; 32])));
        assert_eq!("Ff".repeat(32).parse(), Ok(Commitment([255; 32])));
    }
}
