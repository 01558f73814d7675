//! Perft that looks at each leaf move: its squares go into a sum, and no leaf is made.

use std::hint::black_box;
use std::ops::ControlFlow;

use cozy_chess::Board;
use stones_core::Position;

/// The results of the leaf moves so far.
#[derive(Default)]
struct Leaves {
    count: u64,
    sum: u64,
}

impl Leaves {
    #[inline(always)]
    fn see(&mut self, origin: u8, target: u8) {
        self.count += 1;
        self.sum += u64::from(origin) + u64::from(target);
    }

    /// The count. The sum is unused, but the compiler does not know that.
    fn finish(self) -> u64 {
        black_box(self.sum);
        self.count
    }
}

/// Move sets, iterated over.
pub fn ours(position: &Position, depth: u32) -> u64 {
    let mut leaves = Leaves::default();
    see_ours(position, depth, &mut leaves);
    leaves.finish()
}

fn see_ours(position: &Position, depth: u32, leaves: &mut Leaves) {
    if depth == 1 {
        let _ = position.visit_moves(|set| {
            set.into_iter().for_each(|m| leaves.see(m.origin as u8, m.target as u8));
            ControlFlow::<()>::Continue(())
        });
        return;
    }
    let _ = position.visit_moves(|set| {
        for m in set {
            see_ours(&position.after(m), depth - 1, leaves);
        }
        ControlFlow::<()>::Continue(())
    });
}

/// Move sets, iterated over.
pub fn peer(board: &Board, depth: u32) -> u64 {
    let mut leaves = Leaves::default();
    see_peer(board, depth, &mut leaves);
    leaves.finish()
}

fn see_peer(board: &Board, depth: u32, leaves: &mut Leaves) {
    if depth == 1 {
        board.generate_moves(|set| {
            set.into_iter().for_each(|m| leaves.see(m.from as u8, m.to as u8));
            false
        });
        return;
    }
    board.generate_moves(|set| {
        for m in set {
            let mut next = board.clone();
            next.play_unchecked(m);
            see_peer(&next, depth - 1, leaves);
        }
        false
    });
}
