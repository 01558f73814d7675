//! `play_unchecked` with any move at all leaves a position that may mean nothing, but on which no call panics.

use conformance::{Rng, SeedableRng, SplitMix64, below};
use dice_race_core::{
    BlockRule, CaptureRule, Color, Move, MoveKind, PieceCount, Position, Progress, Roll, Rules, Square,
};

fn any_move(random: &mut SplitMix64) -> Move {
    let from = below(random, 31);
    let to = (from + 1 + below(random, 6)).min(31);
    let captures = random.next_u64() & 1 == 0;
    let (kind, captures) = match below(random, 8) {
        0 => (MoveKind::Enter, captures),
        1 => (MoveKind::Pass, false),
        _ => (MoveKind::Walk { from: Progress::ALL[from], to: Progress::ALL[to] }, captures),
    };
    Move::new(Color::ALL[below(random, 2)], kind, captures).unwrap()
}

/// Asks everything there is to ask. The answers do not matter.
fn ask(position: &Position, m: Move) {
    let count = position.count_moves();
    let moves = position.legal_moves();
    (0..=count).for_each(|n| _ = position.nth_move(n));
    let _ = (position.random_move(u64::MAX), position.must_pass(), position.rolled(), position.turn());
    for m in moves.into_iter().chain([m]) {
        let _ = (position.check(m).map_err(|reason| reason.to_string()), position.try_play(m));
        let _ = (position.preview(m).is_ok(), position.resolve(m.to_text()), position.action_to_move(m.action()));
        let _ = (m.path().count(), m.to_string(), m.target(), m.captured());
    }
    let _ = (format!("{position} {position:?} {position:#?}"), position.pack(), position.stable_hash());
    let _ = Position::unpack(&position.pack()).map_err(|error| error.to_string());
    let _ = (position.flipped(), position.outcome(), Color::ALL.map(|color| position.waiting(color)));
    let _ = Square::ALL.map(|square| position.piece_at(square));
    let _ = position.to_setup().to_position().map_err(|error| error.to_string());
    let _ = Roll::ALL.map(|roll| position.roll(roll));
}

#[test]
fn nothing_panics_after_impossible_moves() {
    let mut random = SplitMix64::seed_from_u64(33);
    for number in 0..32 {
        let rules = Rules {
            capture: CaptureRule::ALL[number & 1],
            block: BlockRule::ALL[number >> 1 & 1],
            extra_roll_on_six: number >> 2 & 1 == 1,
            pieces: PieceCount::ALL[number >> 3],
        };
        for _ in 0..10 {
            let mut position = Position::initial(rules);
            for _ in 0..80 {
                position = position.roll(Roll::ALL[below(&mut random, 6)]).unwrap_or(position);
                let m = any_move(&mut random);
                ask(&position, m);
                position.play_unchecked(m);
                ask(&position, m);
            }
        }
    }
}
