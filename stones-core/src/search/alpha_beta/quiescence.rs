//! Quiescence search: pins are searched beyond the horizon, so that no position is evaluated right before a stone is
//! lost.

use core::ops::ControlFlow;

use super::budget::Stopped;
use super::searcher::Searcher;
use super::window::Window;
use crate::search::evaluation::Utility;
use crate::{Board, MoveKind, MoveList, PositionOn};

impl Searcher<'_> {
    /// The value of an unfinished game for the side to move: the static evaluation, or what a pin leads to if that is
    /// better.
    pub(super) fn quiescence<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        plies: u8,
        window: Window,
    ) -> Result<Utility, Stopped> {
        let Window { mut alpha, beta } = window;
        let mut best = self.evaluate(position);
        if plies == 0 || best >= beta {
            return Ok(best);
        }
        alpha = alpha.max(best);
        for m in pins(position) {
            let reply = self.quiescence_reply(&position.after(m), plies - 1, Window { alpha, beta }.negated())?;
            best = best.max(-reply);
            alpha = alpha.max(best);
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
    ) -> Result<Utility, Stopped> {
        self.counter.count()?;
        match self.final_value(position) {
            Some(result) => Ok(result.value),
            None => self.quiescence(position, plies, window),
        }
    }
}

fn pins<B: Board>(position: &PositionOn<B>) -> MoveList {
    let mut pins = MoveList::new();
    let _ = position.visit_moves(|set| {
        if set.kind == MoveKind::Pin {
            pins.extend(set);
        }
        ControlFlow::<()>::Continue(())
    });
    pins
}
