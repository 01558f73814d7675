//! The interface of `dice-race-core`, a die among it.

use core::fmt::{self, Write};

use dice_race_core::dice::{ScriptedDice, SeededDice};
use dice_race_core::tables::Table;
use dice_race_core::{
    Action, BlockRule, CHANCE_OUTCOMES, CaptureRule, Color, Move, MoveKind, MoveText, PieceCount, Position, Progress,
    ProgressSet, Roll, Rules, Setup, Square,
};

use crate::{Buffer, print};

pub(crate) fn use_all(text: &str, packed: &[u8; 10], bits: u64, out: &mut Buffer<'_>) -> fmt::Result {
    print(text.parse::<MoveText>(), out)?;
    print(text.parse::<CaptureRule>(), out)?;
    print(text.parse::<BlockRule>(), out)?;
    print(PieceCount::try_from(bits as u8), out)?;
    print(Roll::try_from(bits as u8), out)?;
    print(text.parse::<Roll>(), out)?;
    print(text.parse::<Action>(), out)?;
    print(text.parse::<Color>(), out)?;
    let rules = Rules {
        capture: if bits & 1 == 0 { CaptureRule::FirstContact } else { CaptureRule::LandingOnly },
        block: if bits & 2 == 0 { BlockRule::StopShort } else { BlockRule::WholeRoll },
        extra_roll_on_six: bits & 4 == 0,
        pieces: PieceCount::new(bits as u8).unwrap_or_default(),
    };
    if let Ok(mut setup) = Setup::parse(text, rules) {
        setup.white.add(Progress::new(bits as u8));
        setup.black.remove(Progress::new((bits >> 8) as u8));
        print(setup.to_position(), out)?;
    }
    use_position(Position::parse(text, rules), text, bits, out)?;
    use_position(Position::unpack(packed), text, bits, out)?;
    use_position(Ok::<_, fmt::Error>(Position::initial(rules)), text, bits, out)
}

fn use_position<E: fmt::Display>(
    position: Result<Position, E>,
    text: &str,
    bits: u64,
    out: &mut Buffer<'_>,
) -> fmt::Result {
    let mut position = match position {
        Ok(position) => position,
        Err(error) => return write!(out, "{error}"),
    };
    write!(out, "{position} {position:?} {}", position.diagram())?;
    let table = Table::two_pieces();
    print(table.win_probability(&position), out)?;
    print(table.best_move(&position), out)?;
    print(table.index().number(&position), out)?;
    if let Some(position) = table.index().position(bits as u32) {
        write!(out, "{position}")?;
    }
    let [white, black] = [bits as u32, (bits >> 32) as u32].map(ProgressSet);
    if let Some(position) = Position::from_pieces(white, black, Color::White, table.rules()) {
        write!(out, "{position}{}", position.without_roll())?;
    }
    print(Rules::from_byte(bits as u8).map(Rules::to_byte).ok_or(fmt::Error), out)?;
    print(Table::from_static(include_bytes!("dice_race.rs")).map(|table| table.states()), out)?;
    let roll = SeededDice::resume(bits, bits & 63).roll();
    print(position.roll(roll), out)?;
    if let Ok(roll) = ScriptedDice::new(&[roll]).roll() {
        position = position.roll(roll).unwrap_or(position);
    }
    for (roll, weight) in CHANCE_OUTCOMES {
        write!(out, "{roll}{weight}")?;
    }
    for m in &position.legal_moves() {
        write!(out, "{m}")?;
    }
    for (origin, targets) in position.all_destinations() {
        write!(out, "{origin:?}{targets}")?;
    }
    for square in Square::ALL {
        if let Some(piece) = position.piece_at(square) {
            write!(out, "{}{}{}", piece.color, piece.progress, ProgressSet::at(square, piece.color).len())?;
        }
    }
    write!(out, "{}{}{}", position.count_moves(), position.must_pass(), position.waiting(Color::White))?;
    if let Some(outcome) = position.outcome() {
        write!(out, "{outcome}")?;
    }
    print(position.flipped().to_setup().to_position(), out)?;
    print(position.parse_move(text), out)?;
    print(
        Action::from_index(bits as usize & 63)
            .map_or(Err(fmt::Error), |action| position.action_to_move(action).or(Err(fmt::Error))),
        out,
    )?;
    let any = match (Progress::new(bits as u8), Progress::new((bits >> 8) as u8)) {
        (Some(from), Some(to)) => MoveKind::Walk { from, to },
        (None, _) => MoveKind::Enter,
        _ => MoveKind::Pass,
    };
    let any = Move::new(position.turn(), any, bits & 1 == 0);
    for m in [any, position.nth_move(bits as u32), position.random_move(bits)].into_iter().flatten() {
        use_move(position, m, out)?;
    }
    Ok(())
}

fn use_move(position: Position, m: Move, out: &mut Buffer<'_>) -> fmt::Result {
    write!(out, "{m}{:?}{}", position.move_to_action(m), m.kind().name())?;
    print(position.try_play(m), out)?;
    match position.preview(m) {
        Ok(preview) => preview.path.into_iter().try_for_each(|square| write!(out, "{square}"))?,
        Err(reason) => write!(out, "{reason}")?,
    }
    let next = position.after(m);
    out.write_str(core::str::from_utf8(&next.pack()).unwrap_or(""))?;
    write!(out, "{next}{}{}", next.stable_hash(), next.legal_moves().len())
}
