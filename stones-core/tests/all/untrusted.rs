//! Requests of players: each error has its code, and changes nothing.
#![cfg(feature = "alloc")]

use conformance::assert_refused;
use stones_core::{Color, Game, IllegalMove, Position, Request, RequestError, Rules, Step};

use crate::bad_input::shown;

/// After two moves of White and one of Black, with one undone.
fn sample() -> Game {
    let mut game = Game::default();
    for text in ["a1-d4", "h8-e5", "b1-c2"] {
        game.play_text(text).unwrap();
    }
    game.undo();
    game
}

#[track_caller]
fn assert_rejected(
    game: &mut Game,
    revision: u64,
    player: Color,
    request: &str,
    error: RequestError<IllegalMove>,
    code: u8,
) {
    let apply = |game: &mut Game| game.apply_untrusted(revision, player, request.parse().unwrap());
    assert_refused(game, shown, apply, &error);
    assert_eq!(error.code(), code, "{request}");
}

#[test]
fn every_error_has_its_code_and_changes_nothing() {
    let mut game = sample();
    let now = game.revision();
    let stale = RequestError::StaleRevision { current: now };
    for revision in [0, now - 1, now + 1, u64::MAX] {
        assert_rejected(&mut game, revision, Color::White, "b1-c2", stale, 1);
    }
    assert_rejected(&mut game, now, Color::Black, "b1-c2", RequestError::WrongPlayer, 2);
    assert_rejected(&mut game, now, Color::Black, "a8-b7", RequestError::WrongPlayer, 2);
    let illegal = [
        ("a2-b3", IllegalMove::NoStone),
        ("a8-b7", IllegalMove::OpponentsStone),
        ("b1-b2", IllegalMove::NotInLine),
        ("b1xc2", IllegalMove::IsSlide),
        ("d4-f6", IllegalMove::IsPin),
    ];
    for (request, reason) in illegal {
        assert_rejected(&mut game, now, Color::White, request, RequestError::Illegal(reason), 4);
    }

    let step = game.apply_untrusted(now, Color::White, "d4xf6".parse().unwrap());
    assert_eq!(step, Ok(Step::Move("d4xf6".parse().unwrap())));
    assert_eq!((game.ply(), game.revision(), game.redo()), (3, now + 1, None));
    assert_rejected(&mut game, now, Color::White, "d4xf6", RequestError::StaleRevision { current: now + 1 }, 1);
}

#[test]
fn either_side_may_resign_at_any_time_and_nothing_follows() {
    for player in Color::ALL {
        let mut game = sample();
        // Also one who has not seen the last moves.
        let step = game.apply_untrusted(0, player, Request::Resign).unwrap();
        assert_eq!(step.as_ending().unwrap().winner, Some(!player));
        assert_eq!(game.outcome().unwrap().winner, Some(!player));
        let now = game.revision();
        for request in ["b1-c2", "resign"] {
            for player in Color::ALL {
                assert_rejected(&mut game, now, player, request, RequestError::Illegal(IllegalMove::GameOver), 4);
            }
        }
    }
    let stuck: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    let mut over = Game::new(stuck, Rules::default());
    assert_rejected(&mut over, 0, Color::White, "resign", RequestError::Illegal(IllegalMove::GameOver), 4);
}

#[test]
fn requests_have_one_text() {
    for text in ["a1-d4", "c3xe5", "c3^e5", "resign"] {
        assert_eq!(text.parse::<Request>().unwrap().to_string(), text);
    }
    let error = |text: &str| text.parse::<Request>().map_err(|e| (e.offset, e.expected)).unwrap_err();
    for text in ["", "}{", "RESIGN", "Resign", "resign "] {
        assert_eq!(error(text), (0, "a move, or `resign`"), "{text:?}");
    }
    assert_eq!(error("a1-d9"), (3, "a square, a1 to h8"));
    assert_eq!(error("a1-d4 "), (5, "the end of the text"));
}
