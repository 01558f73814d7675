//! The search of a node and of its moves.

use chessboard_core::cpu::{self, Level, Work};

use super::budget::Stopped;
use super::entry::{Bound, Entry};
use super::ordering::MovePicker;
use super::pruning::{self, QUIESCENCE_PLIES};
use super::searcher::{Basis, NodeValue, Searcher};
use super::window::Window;
use crate::search::evaluation::INFINITY;
use crate::{Board, Move, PositionOn};

/// The parameters for searching one position.
#[derive(Debug, Clone, Copy)]
pub(super) struct NodeParams {
    /// The plies left to search.
    pub(super) depth: u8,
    /// The distance from the root.
    pub(super) ply: usize,
    pub(super) window: Window,
    /// Whether a null move may be tried; false right after one.
    pub(super) allows_null_move: bool,
}

impl NodeParams {
    /// Those of the position after a move, as the other side sees it.
    fn child(self, depth: u8, window: Window) -> NodeParams {
        NodeParams { depth, ply: self.ply + 1, window: window.negated(), allows_null_move: true }
    }
}

/// The search of one node. Each node runs at the CPU level in use by a call of its own: where recursion is, code is not
/// inlined anyway.
struct Node<'s, 'a, B: Board> {
    searcher: &'s mut Searcher<'a>,
    position: &'s PositionOn<B>,
    params: NodeParams,
}

impl<B: Board> Work for Node<'_, '_, B> {
    type Output = Result<NodeValue, Stopped>;

    #[inline(always)]
    fn run(self, _: Level, _: impl Fn(Self) -> Self::Output) -> Self::Output {
        self.searcher.search_node_at_level(self.position, self.params)
    }
}

impl Searcher<'_> {
    /// The value of a position for the side to move.
    fn search_node<B: Board>(&mut self, position: &PositionOn<B>, params: NodeParams) -> Result<NodeValue, Stopped> {
        cpu::run(Node { searcher: self, position, params })
    }

    #[inline(always)]
    fn search_node_at_level<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        node: NodeParams,
    ) -> Result<NodeValue, Stopped> {
        let NodeParams { depth, window, .. } = node;
        self.counter.count()?;
        // Looked up early, so that the work in between hides memory latency.
        let entry = if depth > 0 { self.table.get(position).map(Entry::from_payload) } else { None };
        if let Some(result) = self.final_value(position) {
            return Ok(result);
        }
        if depth == 0 {
            let plies = if self.settings.is_selective { QUIESCENCE_PLIES } else { 0 };
            return self.quiescence(position, plies, window);
        }
        if let Some(Entry { value, basis, .. }) = entry.filter(|entry| entry.is_sufficient(depth, window)) {
            return Ok(NodeValue { value, basis });
        }
        if let Some(cutoff) = self.null_move_cutoff(position, node)? {
            return Ok(cutoff);
        }
        let table_move = entry.and_then(|entry| entry.best_move(position));
        let (found, best) = self.search_moves(position, table_move, node)?;
        let entry = Entry {
            value: found.value,
            bound: Bound::new(found.value, window),
            depth,
            basis: found.basis,
            best: best.map(|m| (m.origin, m.target)),
        };
        self.table.put(position, entry.to_payload(), depth);
        Ok(found)
    }

    /// Null-move pruning: the value of a position that fails high even if the side to move passes.
    #[inline(always)]
    fn null_move_cutoff<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        node: NodeParams,
    ) -> Result<Option<NodeValue>, Stopped> {
        let NodeParams { depth, window, allows_null_move, .. } = node;
        let Some(null_move_depth) = pruning::null_move_depth(depth) else { return Ok(None) };
        let may_try = allows_null_move && self.settings.is_selective && window.is_null();
        if !may_try || !position.can_move(!position.turn()) || self.evaluate(position) < window.beta {
            return Ok(None);
        }
        let child = NodeParams { allows_null_move: false, ..node.child(null_move_depth, window) };
        let mut found = self.search_child(&position.passed(), child)?.unproven();
        if found.value >= window.beta && pruning::needs_verification(depth) {
            // Verification: the same position, no null move, reduced depth.
            let reduced = NodeParams { depth: null_move_depth, allows_null_move: false, ..node };
            found = self.search_node(position, reduced)?;
        }
        Ok((found.value >= window.beta).then_some(found))
    }

    /// Searches the moves of a position until one causes a beta cutoff. Also returns the best move.
    #[inline(always)]
    fn search_moves<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        table_move: Option<Move>,
        node: NodeParams,
    ) -> Result<(NodeValue, Option<Move>), Stopped> {
        let NodeParams { depth, ply, window: Window { mut alpha, beta }, .. } = node;
        let mut best = NodeValue { value: -INFINITY, basis: Basis::Proven };
        let mut best_move = None;
        let mut all_proven = true;
        let moves = &mut position.moves_by_direction();
        // A forced move costs no depth.
        let is_forced = self.settings.is_selective && moves.len() == 1;
        let mut moves = MovePicker::new(moves, table_move, &self.ordering, ply);
        let depth_after = depth - u8::from(!is_forced);
        let mut index = 0;
        let may_prune = self.settings.is_selective && node.window.is_null();
        while let Some(m) = moves.next() {
            if may_prune && pruning::prunes_rest(m, depth, index) {
                all_proven = false;
                break;
            }
            let after_move = NodeParams { depth: depth_after, window: Window { alpha, beta }, ..node };
            let found = self.search_move(position, m, index, after_move)?;
            index += 1;
            all_proven &= found.is_proven();
            if best_move.is_none() || found.value > best.value {
                best = found;
                best_move = Some(m);
            }
            alpha = alpha.max(found.value);
            if alpha >= beta {
                self.ordering.record_cutoff(m, &moves.picked()[..index - 1], depth, ply);
                return Ok((best, best_move));
            }
        }
        // The value is proven only if every move was searched and proven.
        Ok((if all_proven { best } else { best.unproven() }, best_move))
    }

    /// The value of a move for the mover. `node` describes the position before the move, except that `depth` is what
    /// remains after it.
    ///
    /// The first move is searched with the full window. Later moves must first beat alpha in a null-window search;
    /// late ones, before that, in a reduced one.
    #[inline(always)]
    pub(super) fn search_move<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        m: Move,
        index: usize,
        node: NodeParams,
    ) -> Result<NodeValue, Stopped> {
        let NodeParams { depth, window, .. } = node;
        let after = position.after(m);
        let reduction = self.reduction(m, index, node);
        let scout = Window::null(window.alpha);
        if index > 0 && reduction > 0 {
            let found = self.search_child(&after, node.child(depth - reduction, scout))?;
            if found.value <= window.alpha {
                return Ok(found);
            }
        }
        if index > 0 && !window.is_null() {
            let found = self.search_child(&after, node.child(depth, scout))?;
            if found.value <= window.alpha {
                return Ok(found);
            }
        }
        self.search_child(&after, node.child(depth, window))
    }

    /// The value of a position for the side that has just moved.
    #[inline(always)]
    fn search_child<B: Board>(&mut self, after: &PositionOn<B>, node: NodeParams) -> Result<NodeValue, Stopped> {
        Ok(self.search_node(after, node)?.negated())
    }

    /// The plies by which a move's first search is reduced (late move reductions).
    #[inline(always)]
    fn reduction(&self, m: Move, index: usize, node: NodeParams) -> u8 {
        if !self.settings.is_selective || node.ply == 0 {
            return 0;
        }
        // The rule counts from the depth before the move, which is one more.
        let reduction = pruning::reduction(m, node.depth.saturating_add(1), index);
        // Less is reduced where an exact value is wanted.
        reduction.saturating_sub(u8::from(!node.window.is_null())).min(node.depth)
    }
}
