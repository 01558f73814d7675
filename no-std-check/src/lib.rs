//! Links the cores without `std`: this library brings its own panic handler, so that a second one, which `std` would
//! bring, is an error (E0152).

#![no_std]

mod batches;
mod dice_race;
#[cfg(feature = "search")]
mod search;

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use stones_core::{
    Action, AnyBoard, AnyPosition, Board, Board8x8, EndRule, GoalZone, Move, MoveText, PositionOn, Rules, SetupOn,
    Square, Symmetry,
};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// A text of fixed size; what does not fit is an error.
struct Buffer<'a> {
    bytes: &'a mut [u8],
    len: usize,
}

impl Write for Buffer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = self.bytes.get_mut(self.len..).and_then(|rest| rest.get_mut(..text.len())).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len += text.len();
        Ok(())
    }
}

/// Uses the whole interface on any text and bits, so that its code stays in the library. Returns the length of what it
/// has written.
#[unsafe(no_mangle)]
pub extern "C" fn no_std_check(text: &[u8; 80], packed: &[u8; 13], bits: u64, out: &mut [u8; 4096]) -> usize {
    let mut out = Buffer { bytes: out, len: 0 };
    let text = core::str::from_utf8(text).unwrap_or("");
    // What does not fit into the buffer is left out.
    let _ = use_texts(text, bits, &mut out);
    let _ = use_position(PositionOn::<Board8x8>::unpack(packed), bits, &mut out);
    let _ = use_position(PositionOn::<AnyBoard>::unpack(packed), bits, &mut out);
    let [race @ .., _, _, _] = packed;
    let _ = batches::use_all(bits, &mut out);
    let _ = dice_race::use_all(text, race, bits, &mut out);
    out.len
}

fn use_texts(text: &str, bits: u64, out: &mut Buffer<'_>) -> fmt::Result {
    use_position(text.parse::<PositionOn<Board8x8>>(), bits, out)?;
    use_position(text.parse::<PositionOn<AnyBoard>>(), bits, out)?;
    print(text.parse::<MoveText>(), out)?;
    print(text.parse::<Move>(), out)?;
    print(text.parse::<Square>(), out)?;
    print(text.parse::<EndRule>(), out)?;
    print(text.parse::<GoalZone>(), out)?;
    if let Ok(setup) = text.parse::<SetupOn<AnyBoard>>() {
        print(setup.to_position(), out)?;
    }
    if let Some(start) = AnyPosition::initial(bits as usize & 15, bits as usize >> 4 & 15) {
        use_position(Ok::<_, fmt::Error>(start), bits, out)?;
    }
    Ok(())
}

fn print<T: fmt::Display, E: fmt::Display>(value: Result<T, E>, out: &mut Buffer<'_>) -> fmt::Result {
    match value {
        Ok(value) => write!(out, "{value}"),
        Err(error) => write!(out, "{error}"),
    }
}

fn use_position<B: Board, E: fmt::Display>(
    position: Result<PositionOn<B>, E>,
    bits: u64,
    out: &mut Buffer<'_>,
) -> fmt::Result {
    let position = match position {
        Ok(position) => position,
        Err(error) => return write!(out, "{error}"),
    };
    write!(out, "{position} {position:?} {}", position.diagram())?;
    let mut moves = position.legal_moves();
    moves.sort_unstable_by_key(|m| m.target);
    for &m in &moves {
        write!(out, "{m}")?;
    }
    let _ = position.visit_moves(|set| if set.len() > 8 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
    for (origin, targets) in position.all_destinations() {
        write!(out, "{origin}{targets}{targets:?}")?;
    }
    for symmetry in Symmetry::ALL {
        print(position.transformed(symmetry).to_setup().to_position(), out)?;
    }
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    if let Some(outcome) = position.outcome(rules) {
        write!(out, "{outcome}")?;
    }
    for m in [position.nth_move(bits as u32), position.random_move(bits)].into_iter().flatten() {
        let numbered = Action::between(position.turn(), m.origin, m.target)
            .map(|a| (a.index(), a.origin_and_target(position.turn())));
        write!(out, "{numbered:?}")?;
        print(position.try_play(m), out)?;
        let next = position.after(m);
        out.write_str(core::str::from_utf8(&next.pack()).unwrap_or(""))?;
        write!(out, "{}{}", next.stable_hash(), next.perft(2))?;
    }
    for (origin, target) in [(bits, bits >> 6), (bits >> 12, bits >> 18)] {
        let square = |index: u64| Square::ALL[index as usize % 64];
        print(position.find_move(square(origin), square(target)), out)?;
    }
    for (m, leaves) in position.divide(bits as u32 & 1) {
        write!(out, "{m}{leaves}")?;
    }
    Ok(())
}
