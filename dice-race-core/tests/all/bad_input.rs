//! Bad input gets a typed error with its reason, and changes nothing.
#![cfg(feature = "alloc")]

use conformance::{Shown, assert_refused};
use dice_race_core::{
    Color, Game, GameOver, IllegalMove, Move, MoveKind, Position, Progress, Roll, RollError, Rules, Setup, SetupFault,
    Square, Step,
};

/// Everything that a game shows.
pub(crate) fn shown(game: &Game) -> (Shown<Position, Step>, Game, String) {
    (conformance::shown!(game), game.clone(), game.to_record())
}

/// After two turns, with a roll and its move undone.
fn sample() -> Game {
    let mut game = Game::default();
    for (roll, text) in [(Roll::Three, "a1-d1"), (Roll::Six, "h8-b8"), (Roll::Two, "d1-f1")] {
        game.roll(roll).unwrap();
        game.play_text(text).unwrap();
        game.add_comment("well").unwrap();
    }
    game.go_to(2).unwrap();
    game
}

fn setup(white: &[u8], black: &[u8]) -> Setup {
    let mut setup = Setup::empty(Rules::default());
    for (side, pieces) in [(&mut setup.white, white), (&mut setup.black, black)] {
        for &piece in pieces {
            side.add(Progress::new(piece));
        }
    }
    setup
}

/// Stands for a piece that waits: no progress is as high.
const WAITS: u8 = 99;

#[test]
fn a_roll_is_one_to_six() {
    for number in [0, 7, 255] {
        assert_eq!(Roll::new(number), None);
        assert_eq!(Roll::try_from(number), Err(RollError));
    }
    assert_eq!(RollError.to_string(), "expected a roll from 1 to 6");
}

#[test]
fn setups_name_their_faults() {
    let faults = |white: &[u8], black: &[u8]| match setup(white, black).to_position() {
        Ok(position) => panic!("{position}"),
        Err(error) => error.faults().collect::<Vec<_>>(),
    };
    let count = |color, count| SetupFault::PieceCount { color, count, expected: 4 };
    let waiting = [WAITS; 4];
    assert_eq!(faults(&[5, 5, WAITS, WAITS], &waiting), [SetupFault::TwoPieces(Square::F1)]);
    assert_eq!(faults(&[0, WAITS, WAITS, WAITS], &[14, WAITS, WAITS, WAITS]), [SetupFault::TwoPieces(Square::A1)]);
    assert_eq!(faults(&[28, WAITS, WAITS, WAITS], &[14, WAITS, WAITS, WAITS]), [SetupFault::TwoPieces(Square::A1)]);
    assert_eq!(faults(&[0, 28, WAITS, WAITS], &waiting), [SetupFault::TwoPieces(Square::A1)]);
    assert_eq!(faults(&waiting, &[0, 28, WAITS, WAITS]), [SetupFault::TwoPieces(Square::H8)]);
    assert_eq!(faults(&[1, 2, 3, 4, 5], &waiting), [count(Color::White, 5)]);
    assert_eq!(faults(&waiting, &[WAITS; 5]), [count(Color::Black, 5)]);
    assert_eq!(faults(&[], &waiting), [count(Color::White, 0)]);
    assert_eq!(faults(&[28, 29, 30, 31], &[28, 29, 30, 31]), [SetupFault::BothWon]);
    let mut won = setup(&[28, 29, 30, 31], &waiting);
    assert!(won.to_position().is_ok());
    won.rolled = Some(Roll::One);
    assert_eq!(won.to_position().unwrap_err().faults().collect::<Vec<_>>(), [SetupFault::RollAfterTheEnd]);
    // Hundreds of pieces are counted, up to 255 a place.
    let mut many = setup(&[], &waiting);
    (0..300).for_each(|_| many.white.add(None));
    assert_eq!(many.to_position().unwrap_err().faults().collect::<Vec<_>>(), [count(Color::White, 255)]);
}

#[test]
fn nothing_is_moved_without_a_roll() {
    let mut game = sample();
    let walk = MoveKind::Walk { from: Progress::new(3).unwrap(), to: Progress::new(5).unwrap() };
    for kind in [walk, MoveKind::Enter, MoveKind::Pass] {
        let m = Move::new(Color::White, kind, false).unwrap();
        assert_refused(&mut game, shown, |game| game.play(m), &IllegalMove::NoRoll);
        assert_refused(&mut game, shown, |game| game.play_text(&m.to_string()), &IllegalMove::NoRoll.into());
        assert_eq!(game.position().try_play(m), Err(IllegalMove::NoRoll));
        assert_eq!(game.position().preview(m).unwrap_err(), IllegalMove::NoRoll);
    }
    assert!(game.legal_moves().is_empty());
}

#[test]
fn nothing_is_rolled_while_a_roll_is_pending() {
    let mut game = sample();
    game.redo().unwrap();
    assert_eq!(game.position().rolled(), Some(Roll::Two));
    for roll in Roll::ALL {
        assert_refused(&mut game, shown, |game| game.roll(roll), &IllegalMove::RollPending);
    }
    assert!(game.redo().is_some(), "the undone steps are still there");
}

#[test]
fn illegal_moves_are_refused_with_their_rule() {
    let mut game = sample();
    game.redo().unwrap();
    let cases = [
        ("d1-e1", IllegalMove::OtherTarget),
        ("d1xf1", IllegalMove::IsNoCapture),
        ("e1-g1", IllegalMove::NoPiece),
        ("b8-h8", IllegalMove::OpponentsPiece),
        ("@a1", IllegalMove::NeedsSix),
        ("@h8", IllegalMove::NotTheStart),
        ("--", IllegalMove::CannotPass),
    ];
    for (text, reason) in cases {
        assert_refused(&mut game, shown, |game| game.play_text(text), &reason.into());
    }
    let theirs = Move::new(Color::Black, MoveKind::Pass, false).unwrap();
    assert_refused(&mut game, shown, |game| game.play(theirs), &IllegalMove::OtherSidesTurn);
    assert_refused(&mut game, shown, |game| game.go_to(4).map_err(|error| (error.ply, error.last)), &(4, 3));
    for text in ["", "d1f1", "d1-f1 ", "é"] {
        let error = text.parse::<dice_race_core::MoveText>().unwrap_err();
        assert_refused(&mut game, shown, |game| game.play_text(text), &error.into());
    }
}

#[test]
fn nothing_is_done_after_the_end() {
    let over: Position = "31,30,29,28/5,-,-,- b ?".parse().unwrap();
    let mut resigned = sample();
    resigned.resign(Color::White).unwrap();
    let mut pending = sample();
    pending.roll(Roll::One).unwrap();
    pending.time_out(Color::White).unwrap();
    for mut game in [Game::new(over), resigned, pending] {
        assert!(game.outcome().is_some() && game.legal_moves().is_empty());
        assert_refused(&mut game, shown, |game| game.roll(Roll::One), &IllegalMove::GameOver);
        let pass = Move::new(game.position().turn(), MoveKind::Pass, false).unwrap();
        assert_refused(&mut game, shown, |game| game.play(pass), &IllegalMove::GameOver);
        assert_refused(&mut game, shown, |game| game.play_text("a1-b1"), &IllegalMove::GameOver.into());
        assert_refused(&mut game, shown, |game| game.resign(Color::White), &GameOver);
        assert_refused(&mut game, shown, |game| game.time_out(Color::Black), &GameOver);
        assert_refused(&mut game, shown, |game| game.abandon(Color::White), &GameOver);
    }
    assert_eq!(over.roll(Roll::One), Err(IllegalMove::GameOver));
}
