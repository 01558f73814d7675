//! `play_unchecked` with any move at all leaves a position that may mean nothing, but on which no call panics.

use conformance::{Rng, SplitMix64, below, walk_blindly};
use dice_race_core::{Color, Move, MoveKind, Position, Progress, Roll, Rules, Square};

use crate::conformance::DiceRace;

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
    conformance::ask::<DiceRace>(position, m);
    let _ = (position.must_pass(), position.rolled(), position.turn(), format!("{position:#?}"));
    for m in position.legal_moves().into_iter().chain([m]) {
        let _ = position.check(m).map_err(|reason| reason.to_string());
        let _ = (position.preview(m).is_ok(), position.resolve(m.to_text()), position.action_to_move(m.action()));
        let _ = (m.path().count(), m.to_string(), m.target(), m.captured());
    }
    let _ = Position::unpack(&position.pack()).map_err(|error| error.to_string());
    let _ = (position.flipped(), Color::ALL.map(|color| position.waiting(color)));
    let _ = Square::ALL.map(|square| position.piece_at(square));
    let _ = position.to_setup().to_position().map_err(|error| error.to_string());
    let _ = Roll::ALL.map(|roll| position.roll(roll));
}

#[test]
fn nothing_panics_after_impossible_moves() {
    for rules in Rules::ALL {
        for (position, m) in walk_blindly::<DiceRace>(Position::initial(rules), 10, 160, 33, any_move) {
            ask(&position, m);
        }
    }
}
