//! The history of a game against a plain list of steps: after any calls in any order both agree.
#![cfg(feature = "alloc")]

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

/// All that has happened, as a list, and how much of it is applied.
struct Model {
    rules: Rules,
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
        self.now().outcome(self.rules).is_some() || matches!(self.last(), Some(Step::End(_)))
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

    fn play(&mut self, m: Move) -> bool {
        let allowed = !self.is_over() && self.now().is_legal(m);
        if allowed {
            self.push(Step::Move(m), self.now().try_play(m).unwrap());
        }
        allowed
    }

    fn undo(&mut self) -> Option<Step> {
        let step = self.last()?;
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
        if ply <= last {
            // Every step but an ending is a ply.
            self.move_to(if ply == last { self.steps.len() } else { ply });
        }
        ply <= last
    }

    fn end(&mut self, winner: Option<Color>, termination: Termination) -> bool {
        let allowed = !self.is_over();
        if allowed {
            self.push(Step::End(Ending { winner, termination }), self.now());
        }
        allowed
    }
}

/// Does the same to both, and compares what they answer.
fn call(game: &mut Game, model: &mut Model, call: &Call) {
    match call {
        Call::Play(index) => {
            let moves = game.position().legal_moves();
            if !moves.is_empty() {
                let m = *index.get(&moves);
                assert_eq!(game.play_text(&m.to_string()).is_ok(), model.play(m));
            }
        }
        Call::PlayAny(m) => assert_eq!(game.play(*m).is_ok(), model.play(*m)),
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
            assert_eq!(ended.is_ok(), model.end(*winner, *termination));
        }
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
    assert!(!model.is_over() || game.legal_moves().is_empty());
    let comments = model.comments.iter().map(|(ply, text)| (*ply, text.as_str()));
    assert!(game.notes().comments().eq(comments));
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
    let json = serde_json::to_string(game).unwrap();
    let read: Game = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, game, "{json}");
    assert!(read.revision() >= game.revision(), "{json}");
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
        let mut model = Model { rules, start, steps: Vec::new(), applied: 0, revision: 0, comments: Vec::new() };
        for next in &calls {
            call(&mut game, &mut model, next);
            assert_same(&game, &model);
            assert_replays(&game);
            assert_json_keeps(&game);
        }
    }
}
