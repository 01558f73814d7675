//! Bad input gets a typed error with its reason, and changes nothing.
#![cfg(feature = "alloc")]

use conformance::{Shown, assert_refused};
use stones_core::{Color, Game, GameOver, IllegalMove, Move, MoveText, Position, Rules, Step};

/// Everything that a game shows.
pub(crate) fn shown(game: &Game) -> (Shown<Position, Step>, Game, String) {
    (conformance::shown!(game), game.clone(), game.to_record())
}

/// After two moves, with a third one undone.
fn sample() -> Game {
    let mut game = Game::default();
    for text in ["a1-d4", "h8-e5", "b1-c2"] {
        game.play_text(text).unwrap();
        game.add_comment("well").unwrap();
    }
    game.go_to(2).unwrap();
    game
}

#[test]
fn illegal_moves_are_refused_with_their_rule() {
    let mut game = sample();
    let cases = [
        ("a1-b2", IllegalMove::NoStone),
        ("a8-b7", IllegalMove::OpponentsStone),
        ("b1-b2", IllegalMove::NotInLine),
        ("b1xc2", IllegalMove::IsSlide),
        ("d4-f6", IllegalMove::IsPin),
    ];
    for (text, reason) in cases {
        assert_refused(&mut game, shown, |game| game.play_text(text), &reason.into());
        if let Ok(m) = text.parse::<Move>() {
            let reason = game.position().check(m).unwrap_err();
            assert_refused(&mut game, shown, |game| game.play(m), &reason);
            assert_eq!(game.position().try_play(m), Err(reason));
        }
    }
    assert_refused(&mut game, shown, |game| game.go_to(4).map_err(|error| (error.ply, error.last)), &(4, 3));
    for text in ["", "d4f", "d4-e5 ", "é"] {
        let error = text.parse::<MoveText>().unwrap_err();
        assert_refused(&mut game, shown, |game| game.play_text(text), &error.into());
    }
    assert!(game.redo().is_some(), "the undone move is still there");
}

#[test]
fn nothing_is_done_after_the_end() {
    let stuck: Position = "8/8/8/8/3S4/8/8/8 b".parse().unwrap();
    let mut resigned = sample();
    resigned.resign(Color::White).unwrap();
    let mut drawn = sample();
    drawn.agree_draw().unwrap();
    for mut game in [Game::new(stuck, Rules::default()), resigned, drawn] {
        assert!(game.outcome().is_some() && game.legal_moves().is_empty());
        let m = "b1-c2".parse().unwrap();
        assert_refused(&mut game, shown, |game| game.play(m), &IllegalMove::GameOver);
        assert_refused(&mut game, shown, |game| game.play_text("b1-c2"), &IllegalMove::GameOver.into());
        assert_refused(&mut game, shown, |game| game.resign(Color::White), &GameOver);
        assert_refused(&mut game, shown, |game| game.time_out(Color::Black), &GameOver);
        assert_refused(&mut game, shown, Game::agree_draw, &GameOver);
        assert_refused(&mut game, shown, |game| game.abandon(None), &GameOver);
    }
}
