//! Games of the dice race against the slow reference: the first bytes choose rules and pieces, the others rolls and
//! moves.

#![no_main]

use dice_race_core::{BlockRule, CaptureRule, PieceCount, Position, Roll, Rules};
use libfuzzer_sys::fuzz_target;

#[path = "../../dice-race-core/tests/reference/mod.rs"]
mod reference;
use reference::{Options, Play, Reference};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let Some(mut slow) = start(&mut bytes) else { return };
    let mut position = Position::parse(&slow.to_string(), rules(slow.options)).unwrap();
    assert_eq!(Position::unpack(&position.pack()), Ok(position));
    for choice in bytes {
        compare(&position, &slow);
        if slow.is_over() {
            return;
        }
        slow = slow.roll(1 + i32::from(choice % 6));
        position = position.roll(Roll::ALL[usize::from(choice % 6)]).unwrap();
        let moves = compare(&position, &slow);
        let chosen = &moves[usize::from(choice / 6) % moves.len()];
        slow = slow.after(chosen);
        position.play_unchecked(position.parse_move(&chosen.to_string()).unwrap());
    }
    compare(&position, &slow);
});

/// Bits 0–4 of the first byte: the rules; bit 5: the side to roll; bit 6: the start, or a byte of progress a piece.
fn start(bytes: &mut impl Iterator<Item = u8>) -> Option<Reference> {
    let first = bytes.next()?;
    let mut slow = Reference::start(Options::numbered(usize::from(first & 31)));
    slow.white_to_move = first & 32 == 0;
    if first & 64 != 0 {
        slow.sides = [vec![None; slow.options.pieces], vec![None; slow.options.pieces]];
        for (side, piece) in (0..2).flat_map(|side| (0..slow.options.pieces).map(move |piece| (side, piece))) {
            let progress = i32::from(bytes.next()?) % 33;
            slow.sides[side][piece] = Some(progress).filter(|&progress| progress < 32);
            if !slow.is_valid() {
                slow.sides[side][piece] = None;
            }
        }
    }
    Some(slow)
}

fn rules(options: Options) -> Rules {
    Rules {
        capture: CaptureRule::ALL[usize::from(options.landing_only)],
        block: BlockRule::ALL[usize::from(options.whole_roll)],
        extra_roll_on_six: options.extra_roll_on_six,
        pieces: PieceCount::new(options.pieces as u8).unwrap(),
    }
}

/// Compares everything that can be asked of a position, and returns the moves.
fn compare(position: &Position, slow: &Reference) -> Vec<Play> {
    assert_eq!(position.to_string(), slow.to_string());
    assert_eq!(position.outcome().is_some(), slow.is_over(), "{position}");

    let moves = slow.moves();
    let mut expected: Vec<_> = moves.iter().map(|m| (m.to_string(), slow.after(m).to_string())).collect();
    expected.sort();
    let played = |m| (format!("{m}"), position.try_play(m).unwrap().to_string());
    let mut found: Vec<_> = position.legal_moves().into_iter().map(played).collect();
    found.sort();
    assert_eq!(found, expected, "{position} {:?}", slow.options);
    assert_eq!(position.count_moves() as usize, moves.len(), "{position}");
    let nth = |n| position.nth_move(n as u32).map(|m| m.to_string());
    let mut picked: Vec<_> = (0..moves.len()).filter_map(nth).collect();
    picked.sort();
    assert!(picked.iter().eq(expected.iter().map(|(m, _)| m)), "{position}");
    moves
}
