//! Requests of players: each error has its code, and changes nothing.
#![cfg(feature = "alloc")]

use conformance::assert_refused;
use dice_race_core::{Color, Game, IllegalMove, Position, Request, RequestError, Roll};

use crate::bad_input::shown;

/// After two turns, Black's roll and move undone and another roll.
fn sample() -> Game {
    let mut game = Game::default();
    game.roll(Roll::Three).unwrap();
    game.play_text("a1-d1").unwrap();
    game.roll(Roll::Six).unwrap();
    game.play_text("h8-b8").unwrap();
    game.roll(Roll::Five).unwrap();
    game.play_text("d1-h2").unwrap();
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
        assert_rejected(&mut game, revision, Color::White, "5:d1-h2", stale, 1);
    }
    assert_rejected(&mut game, now, Color::Black, "5:d1-h2", RequestError::WrongPlayer, 2);
    assert_rejected(&mut game, now, Color::Black, "1:b8-a8", RequestError::WrongPlayer, 2);
    for request in ["1:d1-e1", "6:d1-h3", "6:@a1", "4:d1-h2"] {
        assert_rejected(&mut game, now, Color::White, request, RequestError::OtherRoll, 3);
    }
    let illegal = [
        ("5:d1-h3", IllegalMove::OtherTarget),
        ("5:d1xh2", IllegalMove::IsNoCapture),
        ("5:a1-f1", IllegalMove::NoPiece),
        ("5:b8-a5", IllegalMove::OpponentsPiece),
        ("5:@a1", IllegalMove::NeedsSix),
        ("5:@h8", IllegalMove::NotTheStart),
        ("5:--", IllegalMove::CannotPass),
    ];
    for (request, reason) in illegal {
        assert_rejected(&mut game, now, Color::White, request, RequestError::Illegal(reason), 4);
    }

    let step = game.apply_untrusted(now, Color::White, "5:d1-h2".parse().unwrap()).unwrap();
    assert_eq!(step.as_move().map(|m| m.to_string()), Some("d1-h2".to_string()));
    assert_eq!((game.ply(), game.revision(), game.redo()), (3, now + 1, None));
    assert_rejected(&mut game, now, Color::White, "5:d1-h2", RequestError::StaleRevision { current: now + 1 }, 1);
    // Nothing has been rolled: no roll is one that the server gave.
    assert_rejected(&mut game, now + 1, Color::White, "5:h2-h7", RequestError::WrongPlayer, 2);
    for roll in Roll::ALL {
        assert_rejected(&mut game, now + 1, Color::Black, &format!("{roll}:--"), RequestError::OtherRoll, 3);
    }
}

#[test]
fn either_side_may_resign_at_any_time_and_nothing_follows() {
    for player in Color::ALL {
        let mut game = sample();
        // Also one who has not seen the last moves.
        let step = game.apply_untrusted(0, player, Request::Resign).unwrap();
        assert_eq!(step.as_ending().unwrap().winner, Some(!player));
        assert_eq!(game.outcome().unwrap().winner, !player);
        let now = game.revision();
        for request in ["5:d1-h2", "1:--", "resign"] {
            for player in Color::ALL {
                assert_rejected(&mut game, now, player, request, RequestError::Illegal(IllegalMove::GameOver), 4);
            }
        }
    }
    let won: Position = "31,30,29,28/0,-,-,- b ?".parse().unwrap();
    for request in ["1:--", "resign"] {
        assert_rejected(&mut Game::new(won), 0, Color::Black, request, RequestError::Illegal(IllegalMove::GameOver), 4);
    }
}

#[test]
fn requests_have_one_text() {
    for text in ["3:a1-d1", "3:a1xd1", "6:@a1", "6:@xh8", "2:--", "resign"] {
        assert_eq!(text.parse::<Request>().unwrap().to_string(), text);
    }
    let error = |text: &str| text.parse::<Request>().map_err(|e| (e.offset, e.expected)).unwrap_err();
    for text in ["", "}{", "RESIGN", "Resign", "resign "] {
        assert_eq!(error(text), (0, "a roll, 1 to 6, or `resign`"), "{text:?}");
    }
    assert_eq!(error("3"), (1, "`:` after the roll"));
    assert_eq!(error("3:a1-d9"), (5, "a square, a1 to h8"));
}
