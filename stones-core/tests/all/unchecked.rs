//! `play_unchecked` with any move at all leaves a position that may mean nothing, but on which no call panics.

use conformance::{SplitMix64, below, walk_blindly};
use stones_core::{
    AnyBoard, AnyPosition, Board, Color, GoalZone, Move, MoveKind, Position, PositionOn, Rank, Rules, Square, Symmetry,
};

use crate::conformance::Stones;

fn any_move(random: &mut SplitMix64) -> Move {
    Move {
        origin: Square::ALL[below(random, 64)],
        target: Square::ALL[below(random, 64)],
        jumped: Square::from_index(below(random, 128)),
        kind: MoveKind::ALL[below(random, 3)],
    }
}

/// Asks everything there is to ask. The answers do not matter.
fn ask<B: Board>(position: &PositionOn<B>, m: Move) {
    conformance::ask::<Stones<B>>(position, m);
    let _ = (position.all_destinations().count(), position.diagram().to_string());
    for m in position.legal_moves().into_iter().chain([m]) {
        let _ = position.check(m).map_err(|reason| reason.to_string());
    }
    let _ = Symmetry::ALL.map(|symmetry| position.transformed(symmetry).to_setup().to_position());
    let _ = position.score(Rules { goal: GoalZone::FarHalf, ..Rules::default() });
    let _ = (position.perft(1), Color::ALL.map(|color| position.can_move(color)));
}

fn corrupt<B: Board>(start: PositionOn<B>, seed: u64) {
    for (position, m) in walk_blindly::<Stones<B>>(start, 300, 120, seed, any_move) {
        ask(&position, m);
    }
}

#[test]
fn nothing_panics_after_impossible_moves() {
    corrupt(Position::initial(), 1);
    for (files, ranks) in [(3, 3), (3, 8), (8, 3), (5, 6)] {
        corrupt(AnyPosition::initial_on(AnyBoard::new(files, ranks).unwrap()), 2);
    }
}

/// Impossible moves can put more stones on the board than any position has, and so make more moves than a list holds.
#[test]
fn nothing_panics_with_white_stones_all_along_the_edge() {
    // A "move" from a square to itself puts a stone there, or takes it away.
    let toggle = |square| Move { origin: square, target: square, jumped: None, kind: MoveKind::Slide };
    let mut position: Position = "8/8/8/8/8/8/8/8 w".parse().unwrap();
    let edge =
        Square::ALL.into_iter().filter(|square| square.rank() == Rank::First || "ah".contains(square.file().letter()));
    let mut most = 0;
    for square in edge {
        position.play_unchecked(toggle(square));
        ask(&position, toggle(square));
        position.play_unchecked(toggle(Square::D8));
        ask(&position, toggle(square));
        most = most.max(position.count_moves() as usize);
    }
    assert!(most > stones_core::MAX_MOVES);
}
