//! Games against the slow reference: the first bytes choose the board and its stones, the others the moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::{AnyBoard, Board, Board8x8, EndRule, GoalZone, Move, PositionOn, Rules};

#[path = "../../stones-core/tests/reference/mod.rs"]
mod reference;
use reference::{Piece, Play, Reference};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let Some(start) = board(&mut bytes) else { return };
    if (start.files, start.ranks) == (8, 8) {
        play::<Board8x8>(start.clone(), bytes.clone());
    }
    play::<AnyBoard>(start, bytes);
});

/// Plays the chosen moves on both boards, and compares them after each.
fn play<B: Board>(mut slow: Reference, choices: impl Iterator<Item = u8>) {
    let mut position: PositionOn<B> = slow.to_string().parse().unwrap();
    for choice in choices {
        let moves = compare(&position, &slow);
        if moves.is_empty() {
            return;
        }
        let chosen = moves[usize::from(choice) % moves.len()];
        let m = position.parse_move(&chosen.to_string()).unwrap();
        position = position.try_play(m).unwrap();
        slow = slow.after(chosen);
    }
    compare(&position, &slow);
}

/// Bits 0–2 and 3–5 of the first byte: the size; bit 6: the side to move; bit 7: the start, or 16 bytes of stones.
fn board(bytes: &mut impl Iterator<Item = u8>) -> Option<Reference> {
    let first = bytes.next()?;
    let (files, ranks) = (3 + i32::from(first & 7) % 6, 3 + i32::from(first >> 3 & 7) % 6);
    let mut board = Reference::start(files, ranks);
    if first & 128 != 0 {
        board = Reference::empty(files, ranks);
        // Bits 0–5 of a stone: its square; bit 6: its color; bit 7: its pin.
        for byte in bytes.take(16) {
            let square = (i32::from(byte & 7), i32::from(byte >> 3 & 7));
            let (white, pinned) = (byte & 64 == 0, byte & 128 != 0);
            if board.is_on_board(square) && board.at(square).is_none() && board.count(white) < files as usize {
                board.put(square, Some(Piece { white, pinned }));
            }
        }
    }
    board.white_to_move = first & 64 == 0;
    Some(board)
}

/// Compares everything that can be asked of a position, and returns the moves.
fn compare<B: Board>(position: &PositionOn<B>, slow: &Reference) -> Vec<Play> {
    assert_eq!(position.to_string(), slow.to_string());
    assert_eq!(PositionOn::unpack(&position.pack()), Ok(*position));
    let moves = slow.moves();
    let listed = position.legal_moves();
    assert!((0..).zip(&listed).all(|(n, m)| position.nth_move(n) == Some(*m)), "{position}");
    assert_eq!(position.count_moves() as usize, listed.len(), "{position}");
    let mut expected: Vec<_> = moves.iter().map(Play::to_string).collect();
    let mut found: Vec<_> = listed.iter().map(Move::to_string).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{position}");

    for (end, ended) in [EndRule::SideToMove, EndRule::EitherSide].into_iter().zip(slow.ended()) {
        for (goal, [white, black]) in [GoalZone::FarRank, GoalZone::FarHalf].into_iter().zip(slow.scores()) {
            let rules = Rules { end, goal };
            assert_eq!(position.is_over(rules), ended, "{position}");
            let score = position.score(rules);
            assert_eq!([score.white, score.black], [white, black], "{position}");
        }
    }
    moves
}
