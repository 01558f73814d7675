//! Games of the network against itself, from which it learns.

use dice_race_core::{BlockRule, CaptureRule, Color, PieceCount, Position, Progress, Roll, Rules, Setup, SetupSide};
use rand_xoshiro::Xoshiro256PlusPlus;
use training::{below, unit};

use crate::network::Network;

/// A game that is not over after this many rolls is abandoned: it would end with probability 1, but without a bound.
const LONGEST_GAME: u64 = 400;

/// How often a move is random, so that the network sees positions that good play avoids: never in some games, often in
/// others.
const STRAYS: [f32; 4] = [0.0, 0.02, 0.1, 0.4];

/// Plays one game and learns from every position that waits for a roll; returns how many there were.
///
/// The target of a position is what one roll ahead says: the mean over the six rolls of the best reply, by the
/// network as it is now.
pub(crate) fn learn_from_a_game(network: &mut Network, rate: f32, random: &mut Xoshiro256PlusPlus) -> u64 {
    let mut position = start(random);
    let stray = STRAYS[below(random, STRAYS.len())];
    let mut positions = 0;
    while position.winner().is_none() && positions < LONGEST_GAME {
        let rolled = below(random, 6);
        let strays = unit(random) < stray;
        let (target, best) = look_ahead(network, &position, rolled);
        network.learn(&position, target, rate);
        position = if strays { random_move(&position, Roll::ALL[rolled], random) } else { best };
        positions += 1;
    }
    positions
}

/// The position after a roll and any move.
fn random_move(position: &Position, roll: Roll, random: &mut Xoshiro256PlusPlus) -> Position {
    let Ok(rolled) = position.roll(roll) else { return *position };
    let m = rolled.nth_move(below(random, rolled.count_moves() as usize) as u32);
    m.map_or(rolled, |m| rolled.after(m))
}

/// The mean over the rolls of the value of the best move, and the position after the best move for one of the rolls.
fn look_ahead(network: &Network, position: &Position, rolled: usize) -> (f32, Position) {
    let (mut sum, mut next) = (0.0, *position);
    for (index, roll) in Roll::ALL.into_iter().enumerate() {
        let Ok(waiting) = position.roll(roll) else { continue };
        let mut best = f32::NEG_INFINITY;
        for &m in &*waiting.legal_moves() {
            let after = waiting.after(m);
            let worth = worth(network, &after, position.turn());
            if worth > best {
                best = worth;
                if index == rolled {
                    next = after;
                }
            }
        }
        sum += best;
    }
    (sum / 6.0, next)
}

fn worth(network: &Network, after: &Position, side: Color) -> f32 {
    match after.winner() {
        Some(winner) => f32::from(u8::from(winner == side)),
        None if after.turn() == side => network.value(after),
        None => 1.0 - network.value(after),
    }
}

/// The start of a game: mostly the initial position, sometimes any position.
fn start(random: &mut Xoshiro256PlusPlus) -> Position {
    let rules = rules(random);
    if below(random, 4) > 0 {
        return Position::initial(rules);
    }
    loop {
        let setup =
            Setup { white: side(rules, random), black: side(rules, random), turn: Color::White, rolled: None, rules };
        match setup.to_position() {
            Ok(position) if position.winner().is_none() => return position,
            _ => {}
        }
    }
}

fn side(rules: Rules, random: &mut Xoshiro256PlusPlus) -> SetupSide {
    let mut side = SetupSide::EMPTY;
    for _ in 0..rules.pieces.get() {
        side.add(Progress::new(below(random, 36) as u8));
    }
    side
}

/// The usual rules half of the time, any rules otherwise; most often with four pieces.
fn rules(random: &mut Xoshiro256PlusPlus) -> Rules {
    let pieces = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4][below(random, 10)];
    let rules = Rules { pieces: PieceCount::new(pieces).unwrap_or_default(), ..Rules::default() };
    if below(random, 2) == 0 {
        return rules;
    }
    let options = below(random, 8);
    Rules {
        capture: if options & 1 == 0 { CaptureRule::FirstContact } else { CaptureRule::LandingOnly },
        block: if options & 2 == 0 { BlockRule::StopShort } else { BlockRule::WholeRoll },
        extra_roll_on_six: options & 4 != 0,
        ..rules
    }
}
