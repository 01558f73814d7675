use arena::Player;
use stones_core::{Color, Game, Move, Position, Rules};

use crate::Xorshift;

/// Monte Carlo tree search with a number of random games a move: the tree grows where they go well (Kocsis and
/// Szepesvári, 2006).
pub fn uct(playouts_per_move: u32, seed: u64) -> Player<'static, Game> {
    let mut tree = Uct { playouts_per_move, random: Xorshift::seeded(seed), nodes: Vec::new() };
    Box::new(move |game| tree.best_move(game.position()))
}

struct Uct {
    playouts_per_move: u32,
    random: Xorshift,
    nodes: Vec<Node>,
}

struct Node {
    position: Position,
    /// The move that led here.
    by: Move,
    visits: u32,
    /// The points of the side that moved here, a draw being half a point.
    points: f32,
    /// Where the children begin, all in a row, and how many there are; none before the node is grown.
    children: (u32, u32),
}

impl Uct {
    fn best_move(&mut self, position: &Position) -> Option<Move> {
        let by = position.nth_move(0)?;
        self.nodes.clear();
        self.nodes.push(Node { position: *position, by, visits: 0, points: 0.0, children: (0, 0) });
        self.grow(0);
        for _ in 0..self.playouts_per_move {
            self.play_out();
        }
        let best = self.children(0).max_by_key(|&child| self.nodes[child].visits)?;
        Some(self.nodes[best].by)
    }

    /// Selects a leaf, plays a random game from there, and updates all nodes on the path.
    fn play_out(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        loop {
            if self.nodes[at].children.1 == 0 {
                if self.nodes[at].visits > 0 {
                    self.grow(at);
                }
                if self.nodes[at].children.1 == 0 {
                    break;
                }
            }
            at = self.most_promising(at);
            path.push(at);
        }
        let points = self.random_game(self.nodes[at].position);
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            // The side that moved here is not the side to move.
            node.points += if node.position.turn() == Color::White { 1.0 - points } else { points };
        }
    }

    fn grow(&mut self, at: usize) {
        let position = self.nodes[at].position;
        let first = self.nodes.len() as u32;
        for by in position.legal_moves() {
            self.nodes.push(Node { position: position.after(by), by, visits: 0, points: 0.0, children: (0, 0) });
        }
        self.nodes[at].children = (first, self.nodes.len() as u32 - first);
    }

    fn children(&self, at: usize) -> core::ops::Range<usize> {
        let (first, count) = self.nodes[at].children;
        first as usize..(first + count) as usize
    }

    /// The child with the highest upper confidence bound; one that was never visited first.
    fn most_promising(&self, at: usize) -> usize {
        let log = (self.nodes[at].visits as f32).ln();
        let bound = |child: &usize| {
            let node = &self.nodes[*child];
            if node.visits == 0 {
                return f32::INFINITY;
            }
            let visits = node.visits as f32;
            node.points / visits + 0.7 * (log / visits).sqrt()
        };
        self.children(at).max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("a node with children")
    }

    /// White's points in a random game.
    fn random_game(&mut self, mut position: Position) -> f32 {
        while let Some(m) = position.random_move(self.random.next_bits()) {
            position.play_unchecked(m);
        }
        match position.score(Rules::default()).leader() {
            Some(Color::White) => 1.0,
            None => 0.5,
            Some(Color::Black) => 0.0,
        }
    }
}
