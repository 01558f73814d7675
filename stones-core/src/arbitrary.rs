//! Valid values for fuzzers.
//!
//! A position is a chain of small changes from the start, each of which keeps it valid, so that even
//! arbitrary bytes reach many different and crowded boards.

use arbitrary::{Arbitrary, Result, Unstructured};
use chessboard_core::{Square, SquareSet};

use crate::{AnyBoard, Board, Board8x8, Move, PositionOn, SetupOn};

impl<'a> Arbitrary<'a> for Board8x8 {
    fn arbitrary(_: &mut Unstructured<'a>) -> Result<Board8x8> {
        Ok(Board8x8)
    }
}

impl<'a> Arbitrary<'a> for AnyBoard {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<AnyBoard> {
        let (files, ranks) = (u.int_in_range(3..=8)?, u.int_in_range(3..=8)?);
        Ok(AnyBoard::new(files, ranks).unwrap_or_default())
    }
}

impl<'a, B: Board + Arbitrary<'a>> Arbitrary<'a> for PositionOn<B> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<PositionOn<B>> {
        let mut position = PositionOn::initial_on(B::arbitrary(u)?);
        for _ in 0..u.int_in_range(0..=60)? {
            position = changed(position, u)?;
        }
        Ok(position)
    }
}

/// The position after one change; the same if the change would make it impossible.
fn changed<B: Board>(position: PositionOn<B>, u: &mut Unstructured<'_>) -> Result<PositionOn<B>> {
    let change = u.int_in_range(0..=9_u8)?;
    if change <= 5 {
        let next = position.nth_move(u.int_in_range(0..=63)?).map(|m| position.after(m));
        return Ok(next.unwrap_or(position));
    }
    let square = SquareSet::from(Square::arbitrary(u)?);
    let mut setup: SetupOn<B> = position.to_setup();
    match change {
        6 => setup.white ^= square,
        7 => setup.black ^= square,
        8 => setup.pinned ^= square,
        _ => setup.turn = !setup.turn,
    }
    setup.pinned &= setup.white | setup.black;
    Ok(setup.to_position().unwrap_or(position))
}

/// Any move at all, legal or not.
impl<'a> Arbitrary<'a> for Move {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Move> {
        let (origin, target, jumped, kind) = Arbitrary::arbitrary(u)?;
        Ok(Move { origin, target, jumped, kind })
    }
}
