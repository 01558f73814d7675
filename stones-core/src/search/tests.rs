//! The search against plain searches that look at everything, and under odd limits.

use std::collections::{HashMap, HashSet};
use std::string::ToString;
use std::sync::atomic::AtomicBool;
use std::vec::Vec;

use chessboard_core::GameOver;

use super::{Chances, Engine, Evaluation, Level, Limits, Objective, Player, Value};
use crate::{AnyPosition, Board, EndRule, Game, GoalZone, Position, PositionOn, Rules};

/// Every option of the rules, with either objective.
fn options() -> impl Iterator<Item = (Rules, Objective)> {
    let rules = EndRule::ALL.iter().flat_map(|&end| GoalZone::ALL.iter().map(move |&goal| Rules { end, goal }));
    rules.flat_map(|rules| [Objective::Margin, Objective::Win].map(|objective| (rules, objective)))
}

/// A pseudo-random position some plies into a game.
fn walked<B: Board>(start: PositionOn<B>, seed: u64, plies: u32) -> PositionOn<B> {
    let (mut position, mut bits) = (start, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    for _ in 0..plies {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(m) = position.random_move(bits) else { break };
        position.play_unchecked(m);
    }
    position
}

fn engine(rules: Rules, objective: Objective, table_bytes: usize) -> Engine<'static> {
    let mut engine = Engine::with_table(rules, table_bytes);
    engine.set_objective(objective);
    engine
}

/// The value of a depth by looking at everything.
fn negamax<B: Board>(position: &PositionOn<B>, depth: u8, rules: Rules, objective: Objective) -> Value {
    if position.is_over(rules) {
        return objective.result(position, rules);
    }
    if depth == 0 {
        return Evaluation::Learned.of(position, rules, objective);
    }
    let replies = position.legal_moves().into_iter();
    replies.map(|m| -negamax(&position.after(m), depth - 1, rules, objective)).max().unwrap()
}

/// The proven value by looking at everything, each position once.
fn exhaustive<B: Board>(
    position: &PositionOn<B>,
    rules: Rules,
    objective: Objective,
    seen: &mut HashMap<PositionOn<B>, Value>,
) -> Value {
    if position.is_over(rules) {
        return objective.result(position, rules);
    }
    if let Some(&value) = seen.get(position) {
        return value;
    }
    let replies = position.legal_moves().into_iter();
    let value = replies.map(|m| -exhaustive(&position.after(m), rules, objective, seen)).max().unwrap();
    seen.insert(*position, value);
    value
}

#[test]
fn a_depth_is_worth_what_looking_at_everything_finds() {
    for (rules, objective) in options() {
        for seed in 0..12 {
            let position = walked(Position::initial(), seed, 3 * seed as u32);
            if position.is_over(rules) {
                continue;
            }
            for depth in 1..=3 {
                let mut engine = engine(rules, objective, 0);
                engine.set_selective(false);
                let analysis = engine.analyze(&position, 2, &Limits::depth(depth)).unwrap();
                let line = &analysis.lines[0];
                let value = negamax(&position, depth, rules, objective);
                let next = position.after(line.moves[0]);
                assert_eq!(value, -negamax(&next, depth - 1, rules, objective), "{position} {depth}");
                if objective == Objective::Margin {
                    assert_eq!(line.value, value, "{position} {depth}");
                }
            }
        }
    }
}

#[test]
fn the_second_line_is_the_best_without_the_first_move() {
    for seed in 0..20 {
        let position = walked(Position::initial(), seed, 2 * seed as u32);
        let mut engine = engine(Rules::default(), Objective::Margin, 0);
        engine.set_selective(false);
        let Ok(analysis) = engine.analyze(&position, 3, &Limits::depth(2)) else { continue };
        let value = |m| -negamax(&position.after(m), 1, Rules::default(), Objective::Margin);
        let mut values: Vec<_> = position.legal_moves().into_iter().map(value).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let found: Vec<_> = analysis.lines.iter().map(|line| line.value).collect();
        assert_eq!(found, values[..found.len()], "{position}");
        for line in &analysis.lines {
            assert_eq!(line.value, value(line.moves[0]));
        }
    }
}

#[test]
fn proven_values_are_those_of_exhaustive_search() {
    for (rules, objective) in options() {
        for (files, ranks) in [(3, 3), (4, 3), (3, 4)] {
            let mut seen = HashMap::new();
            for seed in 0..8 {
                let start = AnyPosition::initial(files, ranks).unwrap();
                let position = walked(start, seed, 1 + seed as u32);
                for (table_bytes, lines) in [(1 << 20, 1), (1 << 16, 4)] {
                    let Ok(analysis) = engine(rules, objective, table_bytes).analyze(&position, lines, &Limits::NONE)
                    else {
                        continue;
                    };
                    for line in analysis.lines {
                        let value = -exhaustive(&position.after(line.moves[0]), rules, objective, &mut seen);
                        let expected = objective.final_margin(value);
                        assert!(line.is_proven, "{position}");
                        assert_eq!(line.value, expected, "{position} {}", line.moves[0]);
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_said_to_be_proven_on_8x8_is_so() {
    let mut proven = 0;
    for (rules, objective) in options() {
        let mut seen = HashMap::new();
        for seed in 0..300 {
            let position = walked(Position::initial(), seed, 44);
            if position.count_moves() > 5 {
                continue;
            }
            let Ok(analysis) = engine(rules, objective, 1 << 16).analyze(&position, 1, &Limits::nodes(2000)) else {
                continue;
            };
            if analysis.lines[0].is_proven && analysis.nodes < 1500 {
                let expected = objective.final_margin(exhaustive(&position, rules, objective, &mut seen));
                assert_eq!(analysis.lines[0].value, expected, "{position}");
                proven += 1;
            }
        }
    }
    assert!(proven > 100, "{proven}");
}

#[test]
fn any_budget_and_table_gives_legal_moves_and_the_same_again() {
    for table_bytes in [0, 1, 100, 10_000, 1 << 20] {
        for nodes in [0, 1, 10, 1000, 20_000] {
            for (seed, lines) in (0..4).zip([0, 1, 3, usize::MAX]) {
                let position = walked(Position::initial(), seed, 5 * seed as u32);
                let search = || {
                    let mut engine = Engine::with_table(Rules::default(), table_bytes);
                    engine.analyze(&position, lines, &Limits::nodes(nodes)).unwrap()
                };
                let analysis = search();
                assert!(nodes < 20_000 || analysis.nodes <= nodes, "{} > {nodes}", analysis.nodes);
                assert_eq!(analysis.lines.len(), lines.clamp(1, position.count_moves() as usize));
                for line in &analysis.lines {
                    let mut position = position;
                    for m in &line.moves {
                        position = position.try_play(*m).unwrap();
                    }
                }
                assert_eq!(search(), analysis);
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_move_to_find() {
    let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    assert_eq!(Engine::new(Rules::default()).best_move(&over, &Limits::NONE), Err(GameOver));
    // Black is to move and can; White cannot, which ends the game under one rule only.
    let half_over: Position = "8/8/8/s7/8/8/8/8 b".parse().unwrap();
    let either_side = Rules { end: EndRule::EitherSide, ..Rules::default() };
    assert_eq!(Engine::new(either_side).best_move(&half_over, &Limits::NONE), Err(GameOver));
    assert!(Engine::new(Rules::default()).best_move(&half_over, &Limits::NONE).is_ok());
}

#[test]
fn a_stop_flag_stops() {
    let stop = AtomicBool::new(true);
    let limits = Limits { stop: Some(&stop), ..Limits::NONE };
    let analysis = Engine::new(Rules::default()).analyze(&Position::initial(), 1, &limits).unwrap();
    assert_eq!((analysis.depth, analysis.lines[0].is_proven), (1, false));
}

#[cfg(feature = "std")]
#[test]
fn the_clock_stops() {
    let limits = Limits::time(core::time::Duration::from_millis(20));
    let analysis = Engine::new(Rules::default()).analyze(&Position::initial(), 1, &limits).unwrap();
    assert!(analysis.depth >= 1);
}

#[test]
fn each_depth_is_told_of_and_deeper_than_the_one_before() {
    let mut depths = Vec::new();
    let mut engine = Engine::new(Rules::default());
    let last = engine.analyze_and_tell(&Position::initial(), 1, &Limits::depth(6), |so_far| depths.push(so_far.depth));
    depths.push(last.unwrap().depth);
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
}

#[cfg(feature = "std")]
#[test]
fn several_threads_find_proven_values_too() {
    let start = AnyPosition::initial(3, 4).unwrap();
    for threads in [0, 1, 2, 5] {
        let mut engine = Engine::new(Rules::default());
        engine.set_threads(threads);
        let analysis = engine.analyze(&start, 2, &Limits::NONE).unwrap();
        assert!(analysis.lines.iter().all(|line| line.is_proven));
        assert_eq!(analysis.lines[0].value, 0);
    }
    let mut engine = Engine::new(Rules::default());
    engine.set_threads(3);
    let analysis = engine.analyze(&Position::initial(), 1, &Limits::nodes(50_000)).unwrap();
    assert!(analysis.nodes <= 50_000 + 3 * 1024, "{}", analysis.nodes);
}

#[test]
fn colors_are_alike() {
    for seed in 0..20 {
        let position = walked(Position::initial(), seed, seed as u32);
        let rules = Rules::default();
        let estimates = [position, position.flipped()].map(|position| Evaluation::Learned.estimate(&position, rules));
        assert_eq!(estimates[0], estimates[1], "{position}");
    }
}

/// A change of this line is a change of how the engine plays.
const LINE: &str = "c1-b2 b8-c7 b2-a3 c8-b7 g1-f2 c7-f4 f1-g2 b7-a6 g2-h3 g8-h7 b1-a2";

#[test]
fn a_search_is_the_same_on_every_platform() {
    let mut engine = Engine::new(Rules::default());
    let analysis = engine.analyze(&Position::initial(), 1, &Limits::nodes(100_000)).unwrap();
    let line: Vec<_> = analysis.lines[0].moves.iter().map(ToString::to_string).collect();
    assert_eq!((analysis.depth, analysis.lines[0].value, line.join(" ")), (11, -1, LINE.to_string()));
}

#[test]
fn margins_come_back_out_of_values() {
    for objective in [Objective::Margin, Objective::Win] {
        for margin in -800..=800 {
            let value = objective.expected(margin);
            assert!((objective.estimated_margin(value) - margin).abs() <= 1, "{margin}");
        }
    }
}

#[test]
fn chances_are_fair_and_add_up() {
    for margin in [-800, -100, -1, 0, 1, 100, 800] {
        let position = Position::initial();
        let [chances, other] = [margin, -margin].map(|margin| Chances::estimated(&position, margin));
        assert!((chances.win + chances.draw + chances.loss - 1.0).abs() < 1e-12);
        assert!((chances.points() + other.points() - 1.0).abs() < 1e-12);
        assert!(chances.draw >= 0.0 && (chances.win > chances.loss) == (margin > 0));
    }
}

#[test]
fn a_review_finds_the_losing_move_and_writes_it_down() {
    // Black can pin the last stone that White can score with, or leave it.
    let start: Position = "8/8/8/8/3s4/4S3/8/8 b".parse().unwrap();
    let mut game = Game::new(start, Rules::default());
    game.play_text("d4-c3").unwrap();
    let mut engine = Engine::new(Rules::default());
    let reviews = engine.annotate(&mut game, &Limits::NONE);
    assert_eq!(reviews.len(), 1);
    assert!(reviews[0].loss > 0 && reviews[0].is_proven, "{:?}", reviews[0]);
    assert!(game.to_record().contains(&reviews[0].to_string()), "{}", game.to_record());
    let record = game.to_record();
    engine.annotate(&mut game, &Limits::NONE);
    assert_eq!(game.to_record(), record, "what is there already is not written again");
    assert!(engine.review(&Game::default(), &Limits::NONE).is_empty());
}

#[test]
fn players_of_all_levels_make_legal_moves_and_the_same_again() {
    for level in Level::ALL {
        for seed in 0..3 {
            let position = walked(Position::initial(), seed, 9 * seed as u32);
            let choose = || Player::new(level, seed, Rules::default()).best_move(&position).unwrap();
            assert!(position.is_legal(choose()));
            assert_eq!(choose(), choose());
        }
        let over: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
        assert_eq!(Player::new(level, 0, Rules::default()).best_move(&over), Err(GameOver));
    }
}

#[test]
fn another_seed_makes_another_move() {
    for level in [1, 5, 8].map(|number| Level::new(number).unwrap()) {
        let choose = |seed| Player::new(level, seed, Rules::default()).best_move(&Position::initial()).unwrap();
        let moves: HashSet<_> = (0..30).map(choose).collect();
        assert!(moves.len() > 1, "{level}");
    }
}

#[test]
fn a_stop_flag_alone_does_not_make_the_highest_level_search_without_end() {
    let stop = AtomicBool::new(false);
    let limits = Limits { stop: Some(&stop), ..Limits::NONE };
    let mut player = Player::new(Level::HIGHEST, 0, Rules::default());
    assert_eq!(
        player.best_move_within(&Position::initial(), &limits),
        Player::new(Level::HIGHEST, 0, Rules::default()).best_move(&Position::initial())
    );
}

#[test]
fn lines_are_in_order_whenever_the_search_is_stopped() {
    for nodes in (0..20_000).step_by(701) {
        let mut engine = Engine::new(Rules::default());
        let analysis = engine.analyze(&Position::initial(), 5, &Limits::nodes(nodes)).unwrap();
        assert!(analysis.lines.is_sorted_by(|one, other| one.value >= other.value), "{nodes}");
    }
}

/// Found by the fuzz target `search`: the best move so far was taken for the best of all.
#[test]
fn what_a_limit_cuts_off_is_not_proven() {
    let position: AnyPosition = "1ss/1s1/SSS w".parse().unwrap();
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    for nodes in 0..200 {
        let mut engine = Engine::with_table(rules, 0);
        engine.set_evaluation(Evaluation::Counted);
        engine.set_selective(false);
        let analysis = engine.analyze(&position, 1, &Limits::nodes(nodes)).unwrap();
        assert!(!analysis.lines[0].is_proven || analysis.lines[0].value == 100, "{nodes} {}", analysis.lines[0]);
    }
}
