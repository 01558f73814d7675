//! The history of a game against a plain list of steps: after any calls in any order both agree.
#![cfg(feature = "alloc")]

use conformance::{StepKind, shown};
use proptest::prelude::*;
use proptest::sample::Index;
use stones_core::{Color, EndRule, Ending, Game, GoalZone, Move, Position, Rules, Step, Termination};

/// What a player or a program may do with a game.
#[derive(Debug, Clone)]
enum Call {
    /// One of the legal moves, if there are any.
    Play(Index),
    /// A move that may be legal or not.
    PlayAny(Move),
    Undo,
    Redo,
    GoTo(usize),
    End(Option<Color>, Termination),
    Comment(u8),
}

type Model = conformance::Model<Position, Step>;

fn is_over(model: &Model, rules: Rules) -> bool {
    model.last() == Some(StepKind::Ending) || model.now().outcome(rules).is_some()
}

/// Does the same to both, and compares what they answer.
fn call(game: &mut Game, model: &mut Model, call: &Call) {
    let rules = game.rules();
    match call {
        Call::Play(index) => {
            let moves = game.position().legal_moves();
            if !moves.is_empty() {
                let m = *index.get(&moves);
                assert_eq!(game.play_text(&m.to_string()).is_ok(), play(model, rules, m));
            }
        }
        Call::PlayAny(m) => assert_eq!(game.play(*m).is_ok(), play(model, rules, *m)),
        Call::Undo => assert_eq!(game.undo(), model.undo()),
        Call::Redo => assert_eq!(game.redo(), model.redo()),
        Call::GoTo(ply) => assert_eq!(game.go_to(*ply).is_ok(), model.go_to(*ply)),
        Call::End(winner, termination) => {
            let ended = match (termination, *winner) {
                (Termination::Resignation, Some(winner)) => game.resign(!winner),
                (Termination::Time, Some(winner)) => game.time_out(!winner),
                (Termination::Agreement, None) => game.agree_draw(),
                (Termination::Abandoned, winner) => game.abandon(winner),
                _ => return,
            };
            assert_eq!(ended.is_ok(), end(model, rules, *winner, *termination));
        }
        Call::Comment(number) => {
            game.add_comment(&number.to_string()).unwrap();
            model.comment(&number.to_string());
        }
    }
}

fn play(model: &mut Model, rules: Rules, m: Move) -> bool {
    let allowed = !is_over(model, rules) && model.now().is_legal(m);
    if allowed {
        model.push(StepKind::Move, Step::Move(m), model.now().try_play(m).unwrap());
    }
    allowed
}

fn end(model: &mut Model, rules: Rules, winner: Option<Color>, termination: Termination) -> bool {
    let allowed = !is_over(model, rules);
    if allowed {
        model.push(StepKind::Ending, Step::End(Ending { winner, termination }), model.now());
    }
    allowed
}

fn assert_same(game: &Game, model: &Model) {
    assert_eq!(shown!(game), model.shown());
    let over = is_over(model, game.rules());
    assert_eq!(game.outcome().is_some(), over);
    assert!(!over || game.legal_moves().is_empty());
}

/// The moves, played from the start, lead to the position; and so does the record.
fn assert_replays(game: &Game) {
    let mut replayed = Game::new(*game.start(), game.rules());
    for m in game.moves() {
        replayed.play(m).unwrap();
    }
    assert_eq!(replayed.position(), game.position());

    let record = game.to_record();
    let read = Game::from_record(&record).unwrap_or_else(|damaged| panic!("{damaged}: {record}"));
    assert_eq!((read.position(), read.outcome()), (game.position(), game.outcome()), "{record}");
    assert!(read.moves().eq(game.moves()), "{record}");
    assert_eq!(read.to_record(), record);
    if game.history().undone().is_empty() {
        assert_eq!(&read, game, "{record}");
    }
}

#[cfg(feature = "serde")]
fn assert_json_keeps(game: &Game) {
    let read = conformance::through_json(game);
    assert_eq!(&read, game);
    assert!(read.revision() >= game.revision());
}

#[cfg(not(feature = "serde"))]
fn assert_json_keeps(_game: &Game) {}

fn calls() -> impl Strategy<Value = Call> {
    let first_moves = Position::initial().legal_moves().to_vec();
    let winner = prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]);
    prop_oneof![
        30 => any::<Index>().prop_map(Call::Play),
        2 => prop::sample::select(first_moves).prop_map(Call::PlayAny),
        8 => Just(Call::Undo),
        8 => Just(Call::Redo),
        3 => (0..60_usize).prop_map(Call::GoTo),
        3 => (winner, prop::sample::select(&Termination::ALL)).prop_map(|(winner, how)| Call::End(winner, how)),
        2 => any::<u8>().prop_map(Call::Comment),
    ]
}

/// The start, shortly before the end, and over by either or by both end rules.
fn starts() -> impl Strategy<Value = Position> {
    let texts = vec![
        "ssssssss/8/8/8/8/8/8/SSSSSSSS w",
        "ssssssss/8/8/8/8/8/8/SSSSSSSS b",
        "8/2S5/8/8/8/8/5s2/8 w",
        "8/2S5/1s6/8/8/1S6/5s2/8 b",
        "8/8/8/8/3S4/8/8/8 w",
        "8/8/8/8/3S4/8/8/8 b",
        "8/8/8/8/8/8/8/8 w",
    ];
    prop::sample::select(texts).prop_map(|text| text.parse().unwrap())
}

fn rules() -> impl Strategy<Value = Rules> {
    let (end, goal) = (prop::sample::select(&EndRule::ALL), prop::sample::select(&GoalZone::ALL));
    (end, goal).prop_map(|(end, goal)| Rules { end, goal })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_a_list_of_steps(
        start in starts(),
        rules in rules(),
        calls in prop::collection::vec(calls(), 1..150),
    ) {
        let mut game = Game::new(start, rules);
        let mut model = Model::new(start);
        for next in &calls {
            call(&mut game, &mut model, next);
            assert_same(&game, &model);
            assert_replays(&game);
            assert_json_keeps(&game);
        }
    }
}
