use std::cmp::Reverse;
use std::collections::HashMap;

use arena::Player;
use stones_core::{Color, Game, Move, MoveKind, MoveList, Position, Rules};

/// A textbook engine that looks at a number of positions a move: alpha-beta with iterative deepening, a transposition
/// table, the history heuristic, and an evaluation by hand of unpinned stones, stones on the far rank, and mobility.
pub fn plain_alpha_beta(nodes_per_move: u64) -> Player<'static, Game> {
    let mut engine = PlainAlphaBeta::new(nodes_per_move);
    Box::new(move |game| engine.best_move(game.position()))
}

struct PlainAlphaBeta {
    nodes_per_move: u64,
    nodes: u64,
    table: HashMap<Position, Known>,
    history: Box<[[u32; 64]; 64]>,
}

#[derive(Clone, Copy)]
struct Known {
    depth: u32,
    value: i32,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// More than any value.
const INFINITE: i32 = 100_000;
/// What a stone of the final score is worth when the game is over.
const FINAL_STONE: i32 = 1000;
/// The table is cleared when it has this many entries.
const MOST_ENTRIES: usize = 1 << 20;

#[derive(Debug)]
struct Stopped;

impl PlainAlphaBeta {
    fn new(nodes_per_move: u64) -> PlainAlphaBeta {
        PlainAlphaBeta { nodes_per_move, nodes: 0, table: HashMap::new(), history: Box::new([[0; 64]; 64]) }
    }

    fn search(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes > self.nodes_per_move {
            return Err(Stopped);
        }
        if position.is_over(Rules::default()) {
            return Ok(FINAL_STONE * score(position));
        }
        if depth == 0 {
            return Ok(estimate(position));
        }
        let known = self.table.get(position).copied();
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            match known.bound {
                Bound::Exact => return Ok(known.value),
                Bound::AtLeast if known.value >= beta => return Ok(known.value),
                Bound::AtMost if known.value <= alpha => return Ok(known.value),
                _ => {}
            }
        }
        let (mut best, mut best_move, old_alpha) = (-INFINITE, None, alpha);
        for m in self.ordered(position, known.and_then(|known| known.best)) {
            let value = -self.search(&position.after(m), depth - 1, -beta, -alpha)?;
            if value > best {
                (best, best_move) = (value, Some(m));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.history[m.origin.index()][m.target.index()] += depth * depth;
                break;
            }
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best <= old_alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        if self.table.len() >= MOST_ENTRIES {
            self.table.clear();
        }
        self.table.insert(*position, Known { depth, value: best, bound, best: best_move });
        Ok(best)
    }

    fn best_move(&mut self, position: &Position) -> Option<Move> {
        self.nodes = 0;
        let mut best = position.nth_move(0);
        for depth in 1..64 {
            if self.search(position, depth, -INFINITE, INFINITE).is_err() {
                break;
            }
            best = self.table.get(position).and_then(|known| known.best).or(best);
        }
        best
    }

    fn ordered(&self, position: &Position, first: Option<Move>) -> impl Iterator<Item = Move> + use<> {
        let mut moves: MoveList = position.move_sets().flatten().collect();
        moves.sort_by_key(|m| {
            let history = self.history[m.origin.index()][m.target.index()];
            Reverse((Some(*m) == first, m.kind != MoveKind::Slide, history))
        });
        moves.into_iter()
    }
}

/// The difference of the scores as they stand, for the side to move.
fn score(position: &Position) -> i32 {
    i32::from(position.score(Rules::default()).difference()) * side(position)
}

fn estimate(position: &Position) -> i32 {
    let unpinned = |color| position.unpinned(color).len() as i32;
    let mobility = position.count_moves() as i32;
    600 * score(position) + 250 * (unpinned(Color::White) - unpinned(Color::Black)) * side(position) + 20 * mobility
}

fn side(position: &Position) -> i32 {
    if position.turn() == Color::White { 1 } else { -1 }
}
