//! Quiescence search. Beyond the end of the search jumps that pin are followed until the position is quiet, so that no
//! estimate is made right before a stone is lost.

use core::ops::ControlFlow;

use super::Value;
use super::alpha_beta::{Score, Search};
use super::budget::Stopped;
use crate::{Board, MoveKind, MoveList, PositionOn};

impl Search<'_> {
    /// The estimate of a position for the side to move, or what a jump that pins makes of it if that is better.
    pub(super) fn quiet<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        plies: u8,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Score, Stopped> {
        let mut best = self.estimate(position);
        if plies > 0 && best < beta {
            alpha = alpha.max(best);
            for m in pins(position) {
                let after = position.after(m);
                best = best.max(-self.quiet_reply(&after, plies - 1, -beta, -alpha)?);
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        // The side to move had other moves, too.
        Ok(Score { value: best, is_proven: false })
    }

    fn quiet_reply<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        plies: u8,
        alpha: Value,
        beta: Value,
    ) -> Result<Value, Stopped> {
        self.counter.count()?;
        match self.result(position) {
            Some(result) => Ok(result.value),
            None => Ok(self.quiet(position, plies, alpha, beta)?.value),
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
