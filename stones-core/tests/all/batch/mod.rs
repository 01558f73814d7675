use chessboard_core::batch::generator_of_game;
mod compare;

use chessboard_core::cpu;
use compare::compare;
use conformance::{Rng, on_every_level};
use proptest::prelude::*;
use stones_core::batch::{Batch, BatchError, BatchIn, Block, LengthError};
use stones_core::{Action, Color, EndRule, GoalZone, IllegalMove, Playouts, Position, Rules, Setup, SquareSet};

fn start(len: usize, rules: Rules) -> Batch {
    Batch::new(len, Position::initial(), rules, 3)
}

/// Games of random moves, each position of which is compared with the same position on its own.
fn compare_with_single_positions(rules: Rules, len: usize, steps: usize, context: &str) {
    let mut batch = start(len, rules);
    let mut singles: Vec<Position> = vec![Position::initial(); len];
    let mut generators: Vec<_> = (0..len as u64).map(|game| generator_of_game(3, game)).collect();
    for _ in 0..steps {
        compare(&batch, &singles, context);
        let mut played = 0;
        for (position, generator) in singles.iter_mut().zip(&mut generators) {
            let bits = generator.next_u64();
            if !position.is_over(rules) {
                position.play_unchecked(position.random_move(bits).unwrap());
                played += 1;
            }
        }
        assert_eq!(batch.play_random(), played, "{context}");
        let mut next_game = batch.games_begun();
        let restarted = singles.iter().filter(|position| position.is_over(rules)).count();
        for (position, generator) in singles.iter_mut().zip(&mut generators) {
            if position.is_over(rules) {
                *position = Position::initial();
                *generator = generator_of_game(3, next_game);
                next_game += 1;
            }
        }
        assert_eq!((batch.restart_over(), batch.games_begun()), (restarted, next_game), "{context}");
    }
}

#[test]
fn lanes_equal_single_positions_on_every_level() {
    on_every_level(|level| {
        for end in EndRule::ALL {
            let rules = Rules { end, goal: GoalZone::FarHalf };
            compare_with_single_positions(rules, 1000, 500, &format!("{level}, {end}"));
        }
    });
}

#[test]
fn batches_of_any_size_are_alike() {
    for len in [0, 1, 2, 63, 64, 65, 128, 200] {
        for rules in Rules::ALL {
            compare_with_single_positions(rules, len, 120, &format!("{len} games, {rules:?}"));
        }
    }
}

#[test]
fn a_batch_plays_the_games_of_random_playouts() {
    on_every_level(|level| {
        for rules in Rules::ALL {
            for len in [1, 40, 100] {
                let mut batch = start(len, rules);
                let mut played = Playouts::default();
                let mut outcomes = vec![None; len];
                // The last games that begin are not counted: they have begun while others still went on.
                while batch.games_begun() < 500 {
                    played.plies += batch.play_random() as u64;
                    batch.outcomes(&mut outcomes).unwrap();
                    for outcome in outcomes.iter().flatten() {
                        match outcome.winner {
                            Some(Color::White) => played.white += 1,
                            None => played.draw += 1,
                            Some(Color::Black) => played.black += 1,
                        }
                    }
                    batch.restart_over();
                }
                // To the end of all games that have begun.
                let mut over = vec![false; len];
                while over.contains(&false) {
                    played.plies += batch.play_random() as u64;
                    batch.over(&mut over).unwrap();
                }
                batch.outcomes(&mut outcomes).unwrap();
                for outcome in outcomes.iter().flatten() {
                    match outcome.winner {
                        Some(Color::White) => played.white += 1,
                        None => played.draw += 1,
                        Some(Color::Black) => played.black += 1,
                    }
                }
                let expected = Position::initial().random_playouts(0..batch.games_begun(), 3, rules);
                assert_eq!(played, expected, "{level}, {len} games, {rules:?}");
            }
        }
    });
}

#[test]
fn actions_are_played_and_random_ones_are_those_of_play_random() {
    on_every_level(|level| {
        for rules in Rules::ALL {
            let (mut acting, mut playing) = (start(150, rules), start(150, rules));
            let mut chosen = vec![None; 150];
            for _ in 0..100 {
                acting.random_actions(&mut chosen).unwrap();
                // The action of a game that is over does not matter.
                let actions: Vec<Action> = chosen.iter().map(|action| action.unwrap_or(Action::ALL[375])).collect();
                acting.apply(&actions).unwrap();
                playing.play_random();
                assert!(acting.positions().eq(playing.positions()), "{level} {rules:?}");
            }
            assert!(acting.positions().all(|position| position.is_over(rules)));
        }
    });
}

#[test]
fn an_illegal_action_is_refused_with_its_index_and_nothing_is_played() {
    let mut batch = start(100, Rules::default());
    let mut actions = vec![None; 100];
    batch.random_actions(&mut actions).unwrap();
    let mut actions: Vec<Action> = actions.into_iter().flatten().collect();
    // From a1 to c1, over an unpinned ally.
    actions[77] = Action::ALL[7];
    actions[90] = Action::ALL[7];
    let before: Vec<Position> = batch.positions().collect();
    let reason = IllegalMove::TargetOccupied;
    assert_eq!(batch.apply(&actions), Err(BatchError::Refused { index: 77, reason }));
    assert!(batch.positions().eq(before));
    let text = "position 77: illegal move: the target is occupied";
    assert_eq!(batch.apply(&actions).unwrap_err().to_string(), text);
}

#[test]
fn finished_games_stay_until_they_are_restarted() {
    let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    let mut batch = start(70, Rules::default());
    for index in [0, 5, 69] {
        batch.set(index, &over).unwrap();
    }
    assert_eq!(batch.play_random(), 67);
    batch.apply(&[Action::ALL[0]; 70]).unwrap_err();
    assert_eq!([0, 5, 69].map(|index| batch.get(index)), [Some(over); 3]);
    assert_eq!((batch.restart_over(), batch.games_begun()), (3, 73));
    assert_eq!([0, 5, 69].map(|index| batch.get(index)), [Some(Position::initial()); 3]);
}

#[test]
fn positions_are_loaded_and_impossible_ones_are_refused_with_their_index() {
    let mut batch = start(66, Rules::default());
    (0..9).for_each(|_| _ = batch.play_random());
    let mut setups: Vec<Setup> = batch.positions().map(Position::to_setup).collect();
    let mut other = start(66, Rules::default());
    other.load(&setups).unwrap();
    assert!(other.positions().eq(batch.positions()));

    setups[65].pinned |= SquareSet::FULL;
    let reason = setups[65].to_position().unwrap_err();
    setups[3] = Position::initial().to_setup();
    assert_eq!(other.load(&setups), Err(BatchError::Refused { index: 65, reason }));
    assert!(other.positions().eq(batch.positions()));
    assert_eq!(other.set(66, &Position::initial()), Err(BatchError::Index { index: 66, len: 66 }));
    assert_eq!((other.get(66), other.get(usize::MAX)), (None, None));
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
    assert_eq!(batch.load(&[]), Err(LengthError { expected: 65, found: 0 }.into()));
    let fresh = start(65, Rules::default());
    assert!(batch.positions().eq(fresh.positions()) && batch.play_random() == 65);
}

#[test]
fn a_batch_lives_in_memory_of_the_callers() {
    let mut memory = [const { Block::EMPTY }; 3];
    let rules = Rules::default();
    assert_eq!(
        BatchIn::new_in(&mut memory[..1], 65, Position::initial(), rules, 3).err(),
        Some(LengthError { expected: 2, found: 1 })
    );
    let mut borrowed = BatchIn::new_in(&mut memory[..], 65, Position::initial(), rules, 3).unwrap();
    let mut own = start(65, rules);
    for _ in 0..60 {
        assert_eq!(borrowed.play_random(), own.play_random());
        assert!(borrowed.positions().eq(own.positions()));
    }
    assert_eq!((borrowed.len(), borrowed.is_empty(), borrowed.rules()), (65, false, rules));
    assert!(start(0, rules).is_empty() && start(0, rules).restart_over() == 0);
}

#[test]
fn a_level_can_be_asked_for() {
    on_every_level(|level| assert_eq!(cpu::in_use(), level));
}

/// A position of a random game, at its end if it has fewer moves.
fn any_position() -> impl Strategy<Value = Position> {
    (any::<u64>(), 0..80_u64).prop_map(|(seed, plies)| {
        let mut position = Position::initial();
        for ply in 0..plies {
            let Some(m) = position.random_move(chessboard_core::hash::mix(seed, ply)) else { break };
            position.play_unchecked(m);
        }
        position
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_positions_side_by_side_are_what_they_are_alone(
        positions in prop::collection::vec(any_position(), 0..150),
        rules in prop::sample::select(&Rules::ALL[..]),
    ) {
        let mut batch = start(positions.len(), rules);
        let setups: Vec<Setup> = positions.iter().map(|position| position.to_setup()).collect();
        batch.load(&setups).unwrap();
        compare(&batch, &positions, "loaded");
        let over = positions.iter().filter(|position| position.is_over(rules)).count();
        prop_assert_eq!(batch.play_random(), positions.len() - over);
        prop_assert!(batch.restart_over() >= over);
    }
}
