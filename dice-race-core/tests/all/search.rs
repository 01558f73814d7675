//! The computer player and the engine.
#![cfg(all(feature = "search", feature = "dice"))]
#![allow(clippy::float_cmp, reason = "the same calculation gives the same bits")]

use core::ops::ControlFlow;
use std::collections::BTreeSet;

use conformance::{Rng, SeedableRng, SplitMix64, below};
use dice_race_core::dice::SeededDice;
use dice_race_core::search::{Analysis, BLUNDER, Engine, Level, Player, RatedMove, Review, ReviewSummary, annotate};
use dice_race_core::search::{inputs, network};
use dice_race_core::{Color, Game, IllegalMove, Position, Progress, Roll, Rules, Setup, SetupSide};

/// Any possible position that is not over: also with all pieces waiting, and almost won.
fn any_position(rules: Rules, random: &mut SplitMix64) -> Position {
    let side = |random: &mut SplitMix64| {
        let mut side = SetupSide::EMPTY;
        // From 32 on it waits. Sometimes all are near the end, or all wait.
        let (first, last) = [(0, 40), (22, 32), (32, 33)][below(random, 3)];
        (0..rules.pieces.get()).for_each(|_| side.add(Progress::new((first + below(random, last - first)) as u8)));
        side
    };
    loop {
        let turn = if random.next_u64() & 1 == 0 { Color::White } else { Color::Black };
        let setup = Setup { white: side(random), black: side(random), turn, rolled: None, rules };
        match setup.to_position() {
            Ok(position) if position.outcome().is_none() => return position,
            _ => {}
        }
    }
}

fn positions(count: usize) -> impl Iterator<Item = Position> {
    let mut random = SplitMix64::seed_from_u64(11);
    Rules::ALL.into_iter().cycle().take(count).map(move |rules| any_position(rules, &mut random))
}

fn read(text: &str) -> Position {
    text.parse().unwrap()
}

/// The engine's answer by the simplest recursion over the public rules; `ahead` rolls after a move.
fn reference(position: &Position, ahead: u8) -> f64 {
    match position.winner() {
        Some(winner) => return if winner == position.turn() { 1.0 } else { 0.0 },
        None if position.rolled().is_none() && ahead == 0 => {
            return network::Network::LEARNED.win_probability(position);
        }
        None => {}
    }
    if position.rolled().is_none() {
        return Roll::ALL.map(|roll| reference(&position.roll(roll).unwrap(), ahead - 1)).iter().sum::<f64>() / 6.0;
    }
    let mut best = 0.0_f64;
    for &m in &*position.legal_moves() {
        let after = position.try_play(m).unwrap();
        let chance = reference(&after, ahead);
        best = best.max(if after.turn() == position.turn() { chance } else { 1.0 - chance });
    }
    best
}

#[test]
fn the_engine_is_expectiminimax_three_rolls_ahead() {
    let mut engine = Engine::new();
    for position in positions(32) {
        for roll in Roll::ALL {
            let rolled = position.roll(roll).unwrap();
            let (found, expected) = (engine.win_probability(&rolled), reference(&rolled, 3));
            assert!((found - expected).abs() < 1e-12, "{position:?}: {found}, not {expected}");
            assert_eq!(found.to_bits(), engine.analyze(&rolled).unwrap().moves[0].win_probability.to_bits());
        }
    }
}

#[test]
fn every_level_makes_legal_moves_in_every_position() {
    let mut players = Level::ALL.map(|level| Player::new(level, 3));
    for (number, position) in positions(1600).enumerate() {
        let rolled = position.roll(Roll::ALL[number % 6]).unwrap();
        for player in &mut players {
            let m = player.best_move(&rolled).unwrap();
            assert!(rolled.is_legal(m), "{rolled:?}: {m}");
        }
    }
}

#[test]
fn an_analysis_ranks_all_legal_moves() {
    let mut engine = Engine::new();
    for position in positions(64) {
        let rolled = position.roll(Roll::Six).unwrap();
        let analysis = engine.analyze(&rolled).unwrap();
        assert_eq!(analysis.best_move(), Some(analysis.moves[0].played));
        assert_eq!(analysis.win_probability, engine.win_probability(&rolled));
        let ranked = analysis.moves;
        let moves: BTreeSet<_> = ranked.iter().map(|rated| rated.played).collect();
        assert_eq!(moves, rolled.legal_moves().iter().copied().collect());
        assert!(ranked.is_sorted_by(|one, next| one.win_probability >= next.win_probability));
        assert!(ranked.iter().all(|rated| (0.0..=1.0).contains(&rated.win_probability) && rated.loss >= 0.0));
        assert_eq!(engine.best_move(&rolled), Ok(ranked[0].played));
    }
}

#[test]
fn both_colors_have_the_same_chances() {
    let mut engine = Engine::new();
    for position in positions(32) {
        let mut same = |one: &Position, other: &Position| engine.win_probability(one) == engine.win_probability(other);
        assert!(same(&position, &position.flipped()), "{position:?}");
        let rolled = position.roll(Roll::Six).unwrap();
        assert!(same(&rolled, &rolled.flipped()), "{rolled:?}");
    }
}

#[test]
fn luck_is_zero_on_average() {
    let mut engine = Engine::new();
    for position in positions(32) {
        let luck: f64 = Roll::ALL.iter().map(|&roll| engine.luck(&position, roll).unwrap()).sum();
        assert!(luck.abs() < 1e-12, "{position:?}: {luck}");
    }
}

#[test]
fn rolls_are_rated_by_their_best_moves() {
    let mut engine = Engine::new();
    for position in positions(16) {
        let rolls = engine.analyze_rolls(&position).unwrap();
        assert!(rolls.iter().map(|rated| rated.rolled).eq(Roll::ALL));
        for rated in rolls {
            let rolled = position.roll(rated.rolled).unwrap();
            assert_eq!(Ok(rated.best), engine.best_move(&rolled));
            assert_eq!(rated.win_probability, engine.win_probability(&rolled));
            assert_eq!(Ok(rated.luck), engine.luck(&position, rated.rolled));
        }
    }
    assert_eq!(engine.analyze_rolls(&read("31,30,29,28/0,-,-,- b ?")), Err(IllegalMove::GameOver));
    assert_eq!(engine.analyze_rolls(&read("0,-,-,-/0,-,-,- w 3")), Err(IllegalMove::RollPending));
}

#[test]
fn refusals_have_their_reason() {
    let mut engine = Engine::new();
    let mut player = Player::new(Level::LOWEST, 1);
    let over = read("31,30,29,28/0,-,-,- b ?");
    let waiting = Position::default();
    let rolled = waiting.roll(Roll::Two).unwrap();
    assert_eq!(engine.best_move(&over), Err(IllegalMove::GameOver));
    assert_eq!(engine.analyze(&over).unwrap_err(), IllegalMove::GameOver);
    assert_eq!(player.best_move(&over), Err(IllegalMove::GameOver));
    assert_eq!(engine.luck(&over, Roll::One), Err(IllegalMove::GameOver));
    assert_eq!(engine.best_move(&waiting), Err(IllegalMove::NoRoll));
    assert_eq!(player.best_move(&waiting), Err(IllegalMove::NoRoll));
    assert_eq!(engine.luck(&rolled, Roll::One), Err(IllegalMove::RollPending));
    assert_eq!((engine.win_probability(&over), engine.win_probability(&over.flipped())), (0.0, 0.0));
    assert_eq!(engine.win_probability(&read("31,30,29,28/0,-,-,- w ?")), 1.0);
}

#[test]
fn decided_races_are_recognized() {
    let mut engine = Engine::new();
    let rolled = read("31,30,29,27/0,-,-,- w 1");
    assert_eq!(engine.win_probability(&rolled), 1.0);
    assert!(engine.win_probability(&read("31,30,29,27/-,-,-,- w ?")) > 0.9);
    assert!(engine.win_probability(&read("-,-,-,-/31,30,29,27 w ?")) < 0.1);
}

/// A whole game of two players, by the seeded dice.
fn play(white: Level, black: Level, seed: u64, rules: Rules) -> Game {
    let (mut white, mut black) = (Player::new(white, seed), Player::new(black, !seed));
    let mut dice = SeededDice::new(seed);
    let mut game = Game::new(Position::initial(rules));
    while game.outcome().is_none() {
        game.roll(dice.roll()).unwrap();
        let player = if game.position().turn() == Color::White { &mut white } else { &mut black };
        let m = player.best_move(game.position()).unwrap();
        game.play(m).unwrap();
    }
    game
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for level in Level::ALL {
        let games = [1, 1, 2].map(|seed| play(level, Level::LOWEST, seed, Rules::default()).to_record());
        assert_eq!(games[0], games[1]);
        assert_ne!(games[0], games[2]);
    }
}

#[test]
fn every_choice_of_rules_is_played_to_the_end() {
    for (seed, rules) in (0..).zip(Rules::ALL) {
        let game = play(Level::new(9).unwrap(), Level::new(5).unwrap(), seed, rules);
        assert!(game.outcome().is_some());
    }
}

#[test]
fn a_review_adds_up() {
    let mut engine = Engine::new();
    let game = play(Level::HIGHEST, Level::LOWEST, 4, Rules::default());
    let reviews = engine.review(&game);
    assert_eq!(reviews.len(), game.ply());
    assert!(reviews.iter().map(|review| (review.rolled, review.played)).eq(game.turns().map(|t| (t.rolled, t.played))));
    let [white, black] = Color::ALL.map(|color| ReviewSummary::new(color, &reviews));
    assert_eq!((white.loss, white.error_rate(), white.blunders), (0.0, 0.0, 0));
    assert!(black.loss > 0.0 && black.error_rate() > 0.0);
    for (color, summary) in [(Color::White, white), (Color::Black, black)] {
        let its = || reviews.iter().filter(|review| review.color == color);
        assert_eq!(summary.turns as usize, its().count());
        assert_eq!(summary.choices as usize, its().filter(|review| review.was_choice).count());
        assert_eq!(summary.blunders as usize, its().filter(|review| review.loss >= BLUNDER).count());
        assert!((summary.luck - its().map(|review| review.luck).sum::<f64>()).abs() < 1e-9);
        assert!(its().all(|review| review.was_choice || review.loss == 0.0));
    }
}

#[test]
fn a_review_can_be_ended_before_any_turn() {
    let mut engine = Engine::new();
    let game = play(Level::LOWEST, Level::LOWEST, 4, Rules::default());
    let ended = engine.review_with(&game, |reviews| {
        if reviews.len() == 4 { ControlFlow::Break(reviews.to_vec()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(ended, ControlFlow::Break(engine.review(&game)[..4].to_vec()));
    let whole = engine.review_with(&game, |_| ControlFlow::<()>::Continue(()));
    assert_eq!(whole, ControlFlow::Continue(engine.review(&game)));
}

#[test]
fn annotations_are_added_once() {
    let mut game = play(Level::LOWEST, Level::LOWEST, 4, Rules::default());
    let reviews = Engine::new().review(&game);
    annotate(&mut game, &reviews);
    annotate(&mut game, &reviews);
    let comments: Vec<_> = game.notes().comments().map(|(ply, text)| (ply, text.to_owned())).collect();
    assert!(comments.into_iter().eq((1..).zip(reviews.iter().map(ToString::to_string))));
    // Reviews of more turns than the game has are left out.
    let mut empty = Game::default();
    annotate(&mut empty, &reviews);
    assert_eq!(empty.notes().comments().count(), 0);
}

#[test]
fn a_review_is_one_line() {
    let rolled = read("11,5,-,-/-,-,-,- w 4");
    let [best, other] = [rolled.nth_move(0), rolled.nth_move(1)].map(Option::unwrap);
    let review = |played, loss| {
        let (color, rolled, was_choice) = (Color::White, Roll::Four, true);
        Review { color, rolled, played, best, win_probability: 0.513, luck: 0.008, loss, was_choice }
    };
    let missed = format!("best {best} 52.1 %, loses 1.2 %, luck +0.8 %");
    assert_eq!(review(other, 0.012).to_string(), missed);
    assert_eq!(review(best, 0.0).to_string(), "best 52.1 %, luck +0.8 %");
    let unlucky = Review { luck: -0.013, ..review(best, 0.0) };
    assert_eq!(unlucky.to_string(), "best 50.0 %, luck -1.3 %");
}

#[test]
fn an_analysis_is_a_line_for_each_move() {
    let rolled = read("11,5,-,-/-,-,-,- w 4");
    let analysis = Engine::new().analyze(&rolled).unwrap();
    let [best, other] = analysis.moves[..] else { panic!("two moves") };
    assert_eq!(best.to_string(), format!("{} {:.1} %", best.played, 100.0 * best.win_probability));
    let worse = RatedMove { played: other.played, win_probability: 0.509, loss: 0.012 };
    assert_eq!(worse.to_string(), format!("{} 50.9 %, loses 1.2 %", other.played));
    assert_eq!(analysis.to_string(), format!("{best}\n{other}"));
    assert_eq!(Analysis::default().to_string(), "");
}

#[cfg(feature = "serde")]
#[test]
fn results_in_json() {
    use dice_race_core::search::RatedRoll;

    let (mut engine, rolled) = (Engine::new(), read("31,30,29,27/0,-,-,- w 1"));
    let analysis = engine.analyze(&rolled).unwrap();
    let json = serde_json::to_string(&analysis).unwrap();
    assert_eq!(serde_json::from_str::<Analysis>(&json).unwrap(), analysis);
    assert_eq!(postcard::from_bytes::<Analysis>(&postcard::to_allocvec(&analysis).unwrap()).unwrap(), analysis);
    let impossible = json.replace("a2-a1", "a2-a3");
    assert!(serde_json::from_str::<Analysis>(&impossible).unwrap_err().to_string().contains("no roll makes the move"));
    assert_eq!(
        json,
        r#"{"win_probability":1.0,"moves":[{"color":"white","move":"a2-a1","win_probability":1.0,"loss":0.0}]}"#
    );
    let mut game = Game::new(rolled);
    game.play_text("a2-a1").unwrap();
    let reviews = engine.review(&game);
    let json = serde_json::to_value(reviews[0]).unwrap();
    assert_eq!(serde_json::from_value::<Review>(json.clone()).unwrap(), reviews[0]);
    assert_eq!((&json["color"], &json["rolled"], &json["move"]), (&"white".into(), &1.into(), &"a2-a1".into()));
    assert_eq!((&json["best"], &json["loss"], &json["was_choice"]), (&"a2-a1".into(), &0.0.into(), &false.into()));
    let rolls = engine.analyze_rolls(&rolled.without_roll()).unwrap();
    let json = serde_json::to_value(&rolls).unwrap();
    assert_eq!(serde_json::from_value::<Vec<RatedRoll>>(json).unwrap(), rolls);
    let summary = ReviewSummary { turns: 3, choices: 2, loss: 0.5, blunders: 1, luck: -0.25 };
    let json = serde_json::to_string(&summary).unwrap();
    assert_eq!(json, r#"{"turns":3,"choices":2,"loss":0.5,"error_rate":0.25,"blunders":1,"luck":-0.25}"#);
    assert_eq!(serde_json::from_str::<ReviewSummary>(&json).unwrap(), summary);
}

#[test]
fn a_game_that_starts_with_a_roll_has_its_luck() {
    let mut game = Game::new(Position::default().roll(Roll::Six).unwrap());
    game.play_text("a1-g1").unwrap();
    let mut engine = Engine::new();
    let reviews = engine.review(&game);
    assert_eq!(reviews.len(), 1);
    assert_eq!(reviews[0].luck, engine.luck(&Position::default(), Roll::Six).unwrap());
}

#[test]
fn inputs_are_in_range_and_each_is_on_once() {
    for position in positions(3200) {
        let mut on = BTreeSet::new();
        inputs::inputs_on(&position, |input| assert!(on.insert(input), "{position:?}: {input}"));
        assert!(on.len() <= inputs::MAX_INPUTS_ON);
        assert!(on.last().is_some_and(|&last| last < inputs::INPUTS));
    }
}

#[cfg(feature = "two-piece-table")]
mod with_a_table {
    use std::sync::Arc;

    use dice_race_core::search::EngineOptions;
    use dice_race_core::tables::Table;

    use super::*;

    fn judge() -> Engine {
        Engine::with_options(EngineOptions { table: Some(Arc::new(Table::two_pieces())) })
    }

    #[test]
    fn exact_chances_are_looked_up_and_others_estimated() {
        let (mut judge, table) = (judge(), Table::two_pieces());
        for position in positions(320) {
            let rolled = position.roll(Roll::Four).unwrap();
            if position.rules() != table.rules() {
                assert_eq!(judge.win_probability(&rolled), Engine::new().win_probability(&rolled));
                continue;
            }
            assert_eq!(judge.win_probability(&rolled), table.win_probability(&rolled).unwrap());
            assert_eq!(judge.best_move(&rolled).ok(), table.best_move(&rolled).ok());
            // A mean over six rounded chances, where the table has its own rounding.
            let (mean, own) = (judge.win_probability(&position), table.win_probability(&position).unwrap());
            assert!((mean - own).abs() < 1e-4, "{position:?}: {mean}, {own}");
        }
    }

    #[test]
    fn the_highest_level_loses_hardly_anything() {
        let (mut judge, rules) = (judge(), Table::two_pieces().rules());
        let games = (0..60).map(|seed| play(Level::HIGHEST, Level::HIGHEST, seed, rules));
        let loss: f64 = games.flat_map(|game| judge.review(&game)).map(|review| review.loss).sum();
        let of_a_side = loss / 120.0;
        // It is 0.0007 on average.
        assert!(of_a_side < 0.002, "{of_a_side}");
    }
}
