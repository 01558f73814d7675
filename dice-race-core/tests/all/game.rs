//! The history of a game against a plain list of steps: after any calls in any order both agree.
#![cfg(feature = "alloc")]

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

/// All that has happened, as a list, and how much of it is applied.
struct Model {
    start: Position,
    steps: Vec<(Step, Position)>,
    applied: usize,
    revision: u64,
    comments: Vec<(usize, String)>,
}

impl Model {
    fn now(&self) -> Position {
        if self.applied == 0 { self.start } else { self.steps[self.applied - 1].1 }
    }

    fn last(&self) -> Option<Step> {
        self.steps[..self.applied].last().map(|step| step.0)
    }

    fn is_over(&self) -> bool {
        self.now().outcome().is_some() || matches!(self.last(), Some(Step::End(_)))
    }

    fn plies(&self, steps: usize) -> usize {
        self.steps[..steps].iter().filter(|(step, _)| matches!(step, Step::Move(_))).count()
    }

    fn push(&mut self, step: Step, after: Position) {
        let ply = self.plies(self.applied);
        self.comments.retain(|comment| comment.0 <= ply);
        self.steps.truncate(self.applied);
        self.steps.push((step, after));
        self.move_to(self.applied + 1);
    }

    fn move_to(&mut self, applied: usize) {
        self.revision += u64::from(applied != self.applied);
        self.applied = applied;
    }

    fn roll(&mut self, roll: Roll) -> bool {
        let allowed = !self.is_over() && self.now().rolled().is_none();
        if allowed {
            self.push(Step::Roll(roll), self.now().roll(roll).unwrap());
        }
        allowed
    }

    fn play(&mut self, m: Move) -> bool {
        let allowed = !self.is_over() && self.now().is_legal(m);
        if allowed {
            self.push(Step::Move(m), self.now().try_play(m).unwrap());
        }
        allowed
    }

    fn undo(&mut self, rolls: bool) -> Option<Step> {
        let step = self.last().filter(|step| matches!(step, Step::Roll(_)) == rolls)?;
        self.move_to(self.applied - 1);
        Some(step)
    }

    fn redo(&mut self) -> Option<Step> {
        let step = self.steps.get(self.applied)?.0;
        self.move_to(self.applied + 1);
        Some(step)
    }

    fn go_to(&mut self, ply: usize) -> bool {
        let last = self.plies(self.steps.len());
        if ply < last {
            let end = (0..self.steps.len()).find(|&steps| self.plies(steps) == ply).unwrap();
            self.move_to(end);
        } else if ply == last {
            self.move_to(self.steps.len());
        }
        ply <= last
    }

    fn end(&mut self, winner: Color, termination: Termination) -> bool {
        let allowed = !self.is_over();
        if allowed {
            self.push(Step::End(Ending { winner: Some(winner), termination }), self.now());
        }
        allowed
    }
}

/// Does the same to both, and compares what they answer.
fn call(game: &mut Game, model: &mut Model, call: &Call) {
    let picked = |game: &Game, index: &Index| {
        let moves = game.position().legal_moves();
        (!moves.is_empty()).then(|| *index.get(&moves))
    };
    match call {
        Call::Roll(roll) => assert_eq!(game.roll(*roll).is_ok(), model.roll(*roll)),
        Call::Play(index) => {
            // Without a legal move, the first one of the start is as illegal as any.
            let m = picked(game, index).or(Position::default().roll(Roll::One).unwrap().nth_move(0)).unwrap();
            assert_eq!(game.play(m).is_ok(), model.play(m));
        }
        Call::Turn(roll, index) => {
            assert_eq!(game.roll(*roll).is_ok(), model.roll(*roll));
            if let Some(m) = picked(game, index) {
                assert_eq!(game.play_text(&m.to_string()).is_ok(), model.play(m));
            }
        }
        Call::Undo => assert_eq!(game.undo(), model.undo(false)),
        Call::UndoRoll => assert_eq!(game.undo_roll(), model.undo(true)),
        Call::Redo => assert_eq!(game.redo(), model.redo()),
        Call::GoTo(ply) => assert_eq!(game.go_to(*ply).is_ok(), model.go_to(*ply)),
        Call::Resign(side) => assert_eq!(game.resign(*side).is_ok(), model.end(!*side, Termination::Resignation)),
        Call::TimeOut(side) => assert_eq!(game.time_out(*side).is_ok(), model.end(!*side, Termination::Time)),
        Call::Abandon(winner) => assert_eq!(game.abandon(*winner).is_ok(), model.end(*winner, Termination::Abandoned)),
        Call::Comment(number) => {
            game.add_comment(&number.to_string()).unwrap();
            let ply = model.plies(model.applied);
            let at = model.comments.partition_point(|comment| comment.0 <= ply);
            model.comments.insert(at, (ply, number.to_string()));
        }
    }
}

fn assert_same(game: &Game, model: &Model) {
    assert_eq!(game.position(), &model.now());
    assert_eq!(game.ply(), model.plies(model.applied));
    assert_eq!(game.history().steps(), &model.steps[..model.applied]);
    assert_eq!(game.history().undone(), &model.steps[model.applied..]);
    assert_eq!(game.revision(), model.revision);
    assert_eq!(game.outcome().is_some(), model.is_over());
    assert_eq!(game.legal_moves().is_empty(), model.is_over() || model.now().rolled().is_none());
    let comments = model.comments.iter().map(|(ply, text)| (*ply, text.as_str()));
    assert!(game.notes().comments().eq(comments));
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
    let json = serde_json::to_string(game).unwrap();
    let read: Game = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, game, "{json}");
    assert!(read.revision() >= game.revision(), "{json}");
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
        let mut model = Model { start, steps: Vec::new(), applied: 0, revision: 0, comments: Vec::new() };
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
