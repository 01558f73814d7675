//! The history of a game against a plain list of steps: after any calls in any order both agree.
#![cfg(feature = "alloc")]

use conformance::{StepKind, shown};
use dice_race_core::{
    BlockRule, CaptureRule, Color, Ending, Game, Move, PieceCount, Position, Roll, Rules, Step, Termination, Turn,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// What a player or a program may do with a game.
#[derive(Debug, Clone)]
enum Call {
    Roll(Roll),
    Play(Index),
    /// A roll, if none is pending, and a move: so that games go on.
    Turn(Roll, Index),
    Undo,
    UndoRoll,
    Redo,
    GoTo(usize),
    Resign(Color),
    TimeOut(Color),
    Abandon(Color),
    Comment(u8),
}

type Model = conformance::Model<Position, Step>;

fn is_over(model: &Model) -> bool {
    model.last() == Some(StepKind::Ending) || model.now().outcome().is_some()
}

/// Does the same to both, and compares what they answer.
fn call(game: &mut Game, model: &mut Model, call: &Call) {
    let picked = |game: &Game, index: &Index| {
        let moves = game.position().legal_moves();
        (!moves.is_empty()).then(|| *index.get(&moves))
    };
    match call {
        Call::Roll(number) => assert_eq!(game.roll(*number).is_ok(), roll(model, *number)),
        Call::Play(index) => {
            // Without a legal move, the first one of the start is as illegal as any.
            let m = picked(game, index).or(Position::default().roll(Roll::One).unwrap().nth_move(0)).unwrap();
            assert_eq!(game.play(m).is_ok(), play(model, m));
        }
        Call::Turn(number, index) => {
            assert_eq!(game.roll(*number).is_ok(), roll(model, *number));
            if let Some(m) = picked(game, index) {
                assert_eq!(game.play_text(&m.to_string()).is_ok(), play(model, m));
            }
        }
        Call::Undo => assert_eq!(game.undo(), undo(model, false)),
        Call::UndoRoll => assert_eq!(game.undo_roll(), undo(model, true)),
        Call::Redo => assert_eq!(game.redo(), model.redo()),
        Call::GoTo(ply) => assert_eq!(game.go_to(*ply).is_ok(), model.go_to(*ply)),
        Call::Resign(side) => assert_eq!(game.resign(*side).is_ok(), end(model, !*side, Termination::Resignation)),
        Call::TimeOut(side) => assert_eq!(game.time_out(*side).is_ok(), end(model, !*side, Termination::Time)),
        Call::Abandon(winner) => assert_eq!(game.abandon(*winner).is_ok(), end(model, *winner, Termination::Abandoned)),
        Call::Comment(number) => {
            game.add_comment(&number.to_string()).unwrap();
            model.comment(&number.to_string());
        }
    }
}

fn roll(model: &mut Model, roll: Roll) -> bool {
    let allowed = !is_over(model) && model.now().rolled().is_none();
    if allowed {
        model.push(StepKind::Other, Step::Roll(roll), model.now().roll(roll).unwrap());
    }
    allowed
}

fn play(model: &mut Model, m: Move) -> bool {
    let allowed = !is_over(model) && model.now().is_legal(m);
    if allowed {
        model.push(StepKind::Move, Step::Move(m), model.now().try_play(m).unwrap());
    }
    allowed
}

fn end(model: &mut Model, winner: Color, termination: Termination) -> bool {
    let allowed = !is_over(model);
    if allowed {
        model.push(StepKind::Ending, Step::End(Ending { winner: Some(winner), termination }), model.now());
    }
    allowed
}

/// Undoes a roll, or anything but a roll.
fn undo(model: &mut Model, rolls: bool) -> Option<Step> {
    if (model.last()? == StepKind::Other) == rolls { model.undo() } else { None }
}

fn assert_same(game: &Game, model: &Model) {
    assert_eq!(shown!(game), model.shown());
    assert_eq!(game.outcome().is_some(), is_over(model));
    assert_eq!(game.legal_moves().is_empty(), is_over(model) || model.now().rolled().is_none());
}

/// The turns and rolls, played from the start, lead to the position; and so does the record.
fn assert_replays(game: &Game) {
    let mut replayed = Game::new(*game.start());
    for Turn { rolled, played } in game.turns() {
        if replayed.position().rolled().is_none() {
            replayed.roll(rolled).unwrap();
        }
        assert_eq!(replayed.position().rolled(), Some(rolled));
        replayed.play(played).unwrap();
    }
    if let Some(roll) = game.position().rolled().filter(|_| replayed.position().rolled().is_none()) {
        replayed.roll(roll).unwrap();
    }
    assert_eq!(replayed.position(), game.position());
    assert!(replayed.rolls().eq(game.rolls()));

    let record = game.to_record();
    let read = Game::from_record(&record).unwrap_or_else(|damaged| panic!("{damaged}: {record}"));
    assert_eq!((read.position(), read.outcome()), (game.position(), game.outcome()), "{record}");
    assert!(read.turns().eq(game.turns()) && read.rolls().eq(game.rolls()), "{record}");
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

fn rolls() -> impl Strategy<Value = Roll> {
    prop::sample::select(&Roll::ALL[..])
}

fn colors() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn calls() -> impl Strategy<Value = Call> {
    prop_oneof![
        30 => (rolls(), any::<Index>()).prop_map(|(roll, index)| Call::Turn(roll, index)),
        8 => rolls().prop_map(Call::Roll),
        8 => any::<Index>().prop_map(Call::Play),
        8 => Just(Call::Undo),
        6 => Just(Call::UndoRoll),
        8 => Just(Call::Redo),
        3 => (0..50_usize).prop_map(Call::GoTo),
        2 => any::<u8>().prop_map(Call::Comment),
        1 => colors().prop_map(Call::Resign),
        1 => colors().prop_map(Call::TimeOut),
        1 => colors().prop_map(Call::Abandon),
    ]
}

/// Under all rules: the start, shortly before the end, with a roll pending, and over.
fn starts() -> impl Strategy<Value = Position> {
    let texts = [
        "0/0 w ?",
        "27/27 b ?",
        "26/5 w 6",
        "28/- b ?",
        "-/- w 1",
        "0,-/0,- w ?",
        "31,27/30,26 b ?",
        "30,27/9,- w 1",
        "31,30/0,- w ?",
        "0,-,-/0,-,- w ?",
        "31,30,26/31,30,26 w 6",
        "0,-,-,-/0,-,-,- w ?",
        "31,30,29,27/31,30,29,27 b ?",
        "20,9,-,-/20,9,-,- w 5",
        "31,30,29,28/0,-,-,- b ?",
    ];
    (0..8_usize, prop::sample::select(texts.to_vec())).prop_map(|(number, text)| {
        let rules = Rules {
            capture: CaptureRule::ALL[number & 1],
            block: BlockRule::ALL[number >> 1 & 1],
            extra_roll_on_six: number >> 2 & 1 == 1,
            pieces: PieceCount::new(text.split('/').next().unwrap().split(',').count() as u8).unwrap(),
        };
        Position::parse(text, rules).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_a_list_of_steps(start in starts(), calls in prop::collection::vec(calls(), 1..150)) {
        let mut game = Game::new(start);
        let mut model = Model::new(start);
        for next in &calls {
            call(&mut game, &mut model, next);
            assert_same(&game, &model);
            assert_replays(&game);
            assert_json_keeps(&game);
        }
    }
}

#[test]
fn undo_stops_at_a_roll_and_redo_does_not() {
    let mut game = Game::default();
    game.roll(Roll::Three).unwrap();
    assert_eq!((game.undo(), game.position().rolled()), (None, Some(Roll::Three)));
    game.play_text("a1-d1").unwrap();
    assert_eq!(game.undo_roll(), None, "the roll has been used");
    assert!(matches!(game.undo(), Some(Step::Move(_))));
    assert_eq!(game.undo(), None);
    assert_eq!(game.undo_roll(), Some(Step::Roll(Roll::Three)));
    assert_eq!(
        (game.redo(), game.redo().and_then(Step::as_move).map(|m| m.to_string())),
        (Some(Step::Roll(Roll::Three)), Some("a1-d1".to_string()))
    );
    assert_eq!(game.redo(), None);
}

#[test]
fn going_to_a_ply_ends_before_its_next_roll_and_at_the_last_with_all_that_followed() {
    let mut game = Game::default();
    for (roll, text) in [(Roll::Three, "a1-d1"), (Roll::Six, "h8-b8")] {
        game.roll(roll).unwrap();
        game.play_text(text).unwrap();
    }
    game.roll(Roll::One).unwrap();
    game.resign(Color::White).unwrap();
    for (ply, rolled, over) in
        [(0, None, false), (2, Some(Roll::One), true), (1, None, false), (2, Some(Roll::One), true)]
    {
        game.go_to(ply).unwrap();
        assert_eq!((game.ply(), game.position().rolled(), game.outcome().is_some()), (ply, rolled, over));
    }
    assert!(matches!(game.undo(), Some(Step::End(_))), "an ending can be undone while a roll is pending");
    assert_eq!((game.undo(), game.undo_roll()), (None, Some(Step::Roll(Roll::One))));
}
