//! Quiescence search: pins are searched beyond the horizon, so that no position is evaluated right before a stone is
//! lost.

use core::ops::ControlFlow;

use super::budget::Stopped;
use super::searcher::{Basis, NodeValue, Searcher};
use super::window::Window;
use crate::{Board, MoveKind, MoveList, PositionOn};

impl Searcher<'_> {
    /// The value of an unfinished game for the side to move: the static evaluation, or what a pin leads to if that is
    /// better.
    pub(super) fn quiescence<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        plies: u8,
        window: Window,
    ) -> Result<NodeValue, Stopped> {
        let Window { mut alpha, beta } = window;
        let mut best = NodeValue { value: self.evaluate(position), basis: Basis::Estimate };
        if plies == 0 || best.value >= beta {
            return Ok(best);
        }
        alpha = alpha.max(best.value);
        let mut pins = MoveList::new();
        add_pins(position, &mut pins);
        for &m in &pins {
            let reply = self.quiescence_reply(&position.after(m), plies - 1, Window { alpha, beta }.negated())?;
            let found = reply.negated().unproven();
            if found.value > best.value {
                best = found;
            }
            alpha = alpha.max(best.value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn quiescence_reply<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        plies: u8,
        window: Window,
    ) -> Result<NodeValue, Stopped> {
        self.counter.count()?;
        match self.final_value(position) {
            Some(result) => Ok(result),
            None => self.quiescence(position, plies, window),
        }
    }
}

/// Into the list of the caller, since returning one copies it.
#[inline(always)]
fn add_pins<B: Board>(position: &PositionOn<B>, pins: &mut MoveList) {
    let _ = position.visit_moves(|set| {
        if set.kind == MoveKind::Pin {
            pins.extend(set);
        }
        ControlFlow::<()>::Continue(())
    });
}
