//! Valid values for fuzzers: a position is reached by rolls and moves, and by small changes that keep it valid.

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use crate::{Move, MoveKind, Position, Progress, Roll};

impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Position> {
        let mut position = Position::initial(Arbitrary::arbitrary(u)?);
        for _ in 0..u.int_in_range(0..=60)? {
            position = changed(position, u)?;
        }
        Ok(position)
    }
}

/// The position after one change; the same if the change would make it impossible.
fn changed(position: Position, u: &mut Unstructured<'_>) -> Result<Position> {
    if position.rolled().is_some() {
        let next = position.nth_move(u.int_in_range(0..=3)?).map(|m| position.try_play(m));
        return Ok(next.and_then(core::result::Result::ok).unwrap_or(position));
    }
    if u.ratio(1, 3)? {
        return Ok(position.roll(Roll::arbitrary(u)?).unwrap_or(position));
    }
    let mut setup = position.to_setup();
    let side = if bool::arbitrary(u)? { &mut setup.white } else { &mut setup.black };
    side.remove(Progress::new(u.int_in_range(0..=32)?));
    side.add(Progress::new(u.int_in_range(0..=32)?));
    Ok(setup.to_position().unwrap_or(position))
}

impl<'a> Arbitrary<'a> for Progress {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Progress> {
        Ok(Progress::from_low_bits(u.int_in_range(0..=31)?))
    }
}

/// Any move that a roll makes, legal or not.
impl<'a> Arbitrary<'a> for Move {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Move> {
        let (color, captures) = Arbitrary::arbitrary(u)?;
        let (kind, captures) = match u.int_in_range(0..=3)? {
            0 => (MoveKind::Enter, captures),
            1 => (MoveKind::Pass, false),
            _ => (MoveKind::Walk { from: Arbitrary::arbitrary(u)?, to: Arbitrary::arbitrary(u)? }, captures),
        };
        Move::new(color, kind, captures).ok_or(Error::IncorrectFormat)
    }
}
