mod compare;

use chessboard_core::batch::generator_of_game;
use compare::compare;
use conformance::{Rng, on_every_level};
use dice_race_core::batch::{Batch, BatchError, BatchIn, Block, LengthError};
use dice_race_core::{Action, Color, IllegalMove, PieceCount, Playouts, Position, Roll, Rules, Setup};
use proptest::prelude::*;

fn start(len: usize, rules: Rules) -> Batch {
    Batch::new(len, Position::initial(rules), 3)
}

fn draw_roll(generator: &mut impl Rng) -> Roll {
    loop {
        if let Some(roll) = Roll::new((generator.next_u64() >> 61) as u8 + 1) {
            return roll;
        }
    }
}

/// Games of random rolls and moves, each position of which is compared.
fn compare_games(rules: Rules, len: usize, steps: usize, context: &str) {
    let mut batch = start(len, rules);
    let mut singles: Vec<Position> = vec![Position::initial(rules); len];
    let mut generators: Vec<_> = (0..len as u64).map(|game| generator_of_game(3, game)).collect();
    for _ in 0..steps {
        let mut rolled = 0;
        for (position, generator) in singles.iter_mut().zip(&mut generators) {
            if position.winner().is_none() {
                *position = position.roll(draw_roll(generator)).unwrap();
                rolled += 1;
            }
        }
        assert_eq!((batch.roll_random(), batch.roll_random()), (rolled, 0), "{context}");
        compare(&batch, &singles, context);
        for (position, generator) in singles.iter_mut().zip(&mut generators) {
            if let Some(m) = position.rolled().and_then(|_| position.random_move(generator.next_u64())) {
                position.play_unchecked(m);
            }
        }
        assert_eq!((batch.play_random(), batch.play_random()), (rolled, 0), "{context}");
        compare(&batch, &singles, context);
        let (mut next_game, mut restarted) = (batch.games_begun(), 0);
        for (position, generator) in singles.iter_mut().zip(&mut generators) {
            if position.winner().is_some() {
                (*position, *generator) = (Position::initial(rules), generator_of_game(3, next_game));
                next_game += 1;
                restarted += 1;
            }
        }
        assert_eq!((batch.restart_over(), batch.games_begun()), (restarted, next_game), "{context}");
    }
}

/// About 64,000 positions for each of the 32 rules on each level.
#[test]
fn lanes_equal_single_positions_on_every_level() {
    on_every_level(|level| {
        for rules in Rules::ALL {
            compare_games(rules, 128, 250, &format!("{level}, {rules:?}"));
        }
    });
}

#[test]
fn batches_of_any_size_are_alike() {
    for len in [0, 1, 2, 63, 64, 65, 200] {
        for rules in [Rules::default(), Rules { extra_roll_on_six: true, pieces: PieceCount::One, ..Rules::default() }]
        {
            compare_games(rules, len, 100, &format!("{len} games, {rules:?}"));
        }
    }
}

#[test]
fn a_batch_plays_the_games_of_random_playouts() {
    on_every_level(|level| {
        for rules in Rules::ALL {
            for len in [1, 40, 70] {
                let mut batch = start(len, rules);
                let mut played = Playouts::default();
                let mut outcomes = vec![None; len];
                loop {
                    played.rolls += batch.roll_random() as u64;
                    batch.play_random();
                    batch.outcomes(&mut outcomes).unwrap();
                    if batch.games_begun() < 100 {
                        count(&mut played, &outcomes);
                        batch.restart_over();
                    } else if !outcomes.contains(&None) {
                        break;
                    }
                }
                count(&mut played, &outcomes);
                let expected = Position::initial(rules).random_playouts(0..batch.games_begun(), 3);
                assert_eq!(played, expected, "{level}, {len} games, {rules:?}");
            }
        }
    });
}

fn count(played: &mut Playouts, outcomes: &[Option<dice_race_core::Outcome>]) {
    for outcome in outcomes.iter().flatten() {
        match outcome.winner {
            Color::White => played.white += 1,
            Color::Black => played.black += 1,
        }
    }
}

#[test]
fn rolls_and_actions_are_played_and_random_ones_are_those_of_play_random() {
    on_every_level(|level| {
        for rules in Rules::ALL {
            let (mut acting, mut playing) = (start(100, rules), start(100, rules));
            let mut chosen = vec![None; 100];
            for step in 0..80 {
                let rolls: Vec<Roll> =
                    (0..100).map(|index| Roll::ALL[(step * 7 + index * 5 + index / 6) % 6]).collect();
                acting.roll(&rolls).unwrap();
                playing.roll(&rolls).unwrap();
                acting.random_actions(&mut chosen).unwrap();
                // The action of a game that is over does not matter.
                let actions: Vec<Action> = chosen.iter().map(|action| action.unwrap_or(Action::ALL[33])).collect();
                acting.apply(&actions).unwrap();
                playing.play_random();
                assert!(acting.positions().eq(playing.positions()), "{level} {rules:?}");
            }
        }
    });
}

#[test]
fn what_is_illegal_is_refused_with_its_index_and_changes_nothing() {
    let mut batch = start(100, Rules::default());
    let refused = |index, reason| Err(BatchError::Refused { index, reason });
    assert_eq!(batch.apply(&[Action::ALL[0]; 100]), refused(0, IllegalMove::NoRoll));
    batch.roll(&[Roll::Three; 100]).unwrap();
    assert_eq!(batch.roll(&[Roll::Three; 100]), refused(0, IllegalMove::RollPending));
    let mut actions = [Action::ALL[0]; 100];
    (actions[77], actions[90]) = (Action::ALL[32], Action::ALL[33]);
    let before: Vec<Position> = batch.positions().collect();
    assert_eq!(batch.apply(&actions), refused(77, IllegalMove::NeedsSix));
    assert!(batch.positions().eq(before));
    let text = "position 77: illegal move: entering needs a six";
    assert_eq!(batch.apply(&actions).unwrap_err().to_string(), text);
}

#[test]
fn positions_are_loaded_and_impossible_ones_are_refused_with_their_index() {
    let mut batch = start(66, Rules::default());
    (0..20).for_each(|_| _ = (batch.roll_random(), batch.play_random()));
    batch.roll_random();
    let mut setups: Vec<Setup> = batch.positions().map(Position::to_setup).collect();
    let mut other = start(66, Rules::default());
    other.load(&setups).unwrap();
    assert!(other.positions().eq(batch.positions()));

    setups[65].white.add(None);
    let reason = setups[65].to_position().unwrap_err();
    setups[3] = Position::default().to_setup();
    assert_eq!(other.load(&setups), Err(BatchError::Refused { index: 65, reason }));
    setups[9].rules.extra_roll_on_six = true;
    assert_eq!(other.load(&setups), Err(BatchError::OtherRules { index: 9 }));
    let six_again = Rules { extra_roll_on_six: true, ..Rules::default() };
    assert_eq!(other.set(0, &Position::initial(six_again)), Err(BatchError::OtherRules { index: 0 }));
    assert!(other.positions().eq(batch.positions()));
    assert_eq!(other.set(66, &Position::default()), Err(BatchError::Index { index: 66, len: 66 }));
    assert_eq!((other.get(66), other.get(usize::MAX)), (None, None));
}

#[test]
fn finished_games_stay_until_they_are_restarted() {
    let over: Position = "31,30,29,28/5,-,-,- b ?".parse().unwrap();
    let mut batch = start(70, Rules::default());
    for index in [0, 5, 69] {
        batch.set(index, &over).unwrap();
    }
    assert_eq!((batch.roll_random(), batch.play_random()), (67, 67));
    batch.roll(&[Roll::One; 70]).unwrap();
    assert_eq!(batch.play_random(), 67);
    assert_eq!([0, 5, 69].map(|index| batch.get(index)), [Some(over); 3]);
    assert_eq!((batch.restart_over(), batch.games_begun()), (3, 73));
    assert_eq!([0, 5, 69].map(|index| batch.get(index)), [Some(Position::default()); 3]);
}

#[test]
fn slices_of_other_lengths_are_refused() {
    let mut batch = start(65, Rules::default());
    let wrong = |expected, found| Err(LengthError { expected, found });
    assert_eq!(batch.count_moves(&mut [0; 64]), wrong(65, 64));
    assert_eq!(batch.action_masks(&mut []), wrong(65, 0));
    assert_eq!(batch.action_mask_bytes(&mut [0; 65]), wrong(65 * Action::COUNT, 65));
    assert_eq!(batch.over(&mut [false; 66]), wrong(65, 66));
    assert_eq!(batch.outcomes(&mut [None; 128]), wrong(65, 128));
    assert_eq!(batch.random_actions(&mut [None; 1]), wrong(65, 1));
    assert_eq!(batch.apply(&[]), Err(LengthError { expected: 65, found: 0 }.into()));
    assert_eq!(batch.roll(&[Roll::One; 66]), Err(LengthError { expected: 65, found: 66 }.into()));
    assert_eq!(batch.load(&[]), Err(LengthError { expected: 65, found: 0 }.into()));
    assert!(batch.positions().eq(start(65, Rules::default()).positions()));
}

#[test]
fn a_batch_lives_in_memory_of_the_callers() {
    let mut memory = [const { Block::EMPTY }; 3];
    let short = BatchIn::new_in(&mut memory[..1], 65, Position::default(), 3);
    assert_eq!(short.err(), Some(LengthError { expected: 2, found: 1 }));
    let mut borrowed = BatchIn::new_in(&mut memory[..], 65, Position::default(), 3).unwrap();
    let mut own = start(65, Rules::default());
    for _ in 0..60 {
        assert_eq!((borrowed.roll_random(), borrowed.play_random()), (own.roll_random(), own.play_random()));
        assert!(borrowed.positions().eq(own.positions()));
    }
    assert_eq!((borrowed.len(), borrowed.is_empty(), borrowed.rules()), (65, false, Rules::default()));
}

/// A position of a random game, at its end if it has fewer turns; with a roll or without.
fn any_position(rules: Rules) -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..250_u64, any::<bool>()).prop_map(move |(seed, turns, rolls)| {
        let mut position = Position::initial(rules);
        let roll = |turn| Roll::ALL[chessboard_core::hash::mix(seed, turn) as usize % 6];
        for turn in 0..turns {
            let Ok(rolled) = position.roll(roll(turn)) else { break };
            position = rolled.after(rolled.random_move(chessboard_core::hash::mix(!seed, turn)).unwrap());
        }
        if rolls { position.roll(roll(turns)).unwrap_or(position) } else { position }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_positions_side_by_side_are_what_they_are_alone(
        positions in prop::sample::select(&Rules::ALL[..])
            .prop_flat_map(|rules| prop::collection::vec(any_position(rules), 1..150)),
    ) {
        let mut batch = start(positions.len(), positions[0].rules());
        let setups: Vec<Setup> = positions.iter().map(|position| position.to_setup()).collect();
        batch.load(&setups).unwrap();
        compare(&batch, &positions, "loaded");
        let over = positions.iter().filter(|position| position.winner().is_some()).count();
        let rolled = positions.iter().filter(|position| position.rolled().is_some()).count();
        prop_assert_eq!(batch.play_random(), rolled);
        prop_assert!(batch.restart_over() >= over);
    }
}
