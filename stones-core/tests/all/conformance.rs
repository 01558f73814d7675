//! Stones! keeps the laws that every game here must keep, on 8×8 and on small boards.

use conformance::{Game, check, check_hashes, check_uniform, walk};
use std::marker::PhantomData;
use stones_core::{
    AnyBoard, AnyPosition, Board, Board8x8, Color, EndReason, EndRule, GoalZone, Move, MoveKind, Outcome, Position,
    PositionOn, Rules, Score, Square, SquareSet, Symmetry,
};

use crate::reference::Reference;

pub(crate) struct Stones<B>(PhantomData<B>);

impl<B: Board> Game for Stones<B> {
    type Position = PositionOn<B>;
    type Move = Move;
    type Rules = Rules;
    type Outcome = Outcome;
    type Symmetry = Symmetry;

    fn rules() -> Vec<Rules> {
        let with_end = |&end| GoalZone::ALL.iter().map(move |&goal| Rules { end, goal });
        EndRule::ALL.iter().flat_map(with_end).collect()
    }

    fn legal_moves(position: &PositionOn<B>) -> Vec<Move> {
        position.legal_moves().to_vec()
    }

    /// All pairs of squares with all kinds and all jumped squares, none among them: 798,720 moves.
    fn conceivable_moves() -> impl Iterator<Item = Move> {
        let jumps = || Square::ALL.into_iter().map(Some).chain([None]);
        Square::ALL.into_iter().flat_map(move |origin| {
            Square::ALL.into_iter().flat_map(move |target| {
                jumps().flat_map(move |jumped| MoveKind::ALL.map(|kind| Move { origin, target, jumped, kind }))
            })
        })
    }

    fn is_legal(position: &PositionOn<B>, m: Move) -> bool {
        position.is_legal(m)
    }

    fn count_moves(position: &PositionOn<B>) -> usize {
        position.count_moves() as usize
    }

    fn has_legal_move(position: &PositionOn<B>) -> bool {
        position.has_legal_move()
    }

    fn nth_move(position: &PositionOn<B>, n: usize) -> Option<Move> {
        position.nth_move(n as u32)
    }

    fn random_move(position: &PositionOn<B>, bits: u64) -> Option<Move> {
        position.random_move(bits)
    }

    fn moves_from(position: &PositionOn<B>, squares: u64) -> Option<Vec<Move>> {
        let moves: Vec<Move> = position.move_sets_from(SquareSet(squares)).flatten().collect();
        assert!(moves.iter().all(|m| SquareSet(squares).contains(m.origin)), "moves from {squares:#x} in {position}");
        Some(moves)
    }

    fn try_play(position: &mut PositionOn<B>, m: Move) -> bool {
        position.try_play(m).map(|next| *position = next).is_ok()
    }

    fn after(position: &PositionOn<B>, m: Move) -> PositionOn<B> {
        position.after(m)
    }

    fn play_unchecked(position: &mut PositionOn<B>, m: Move) {
        position.play_unchecked(m);
    }

    fn outcome(position: &PositionOn<B>, rules: Rules) -> Option<Outcome> {
        position.outcome(rules)
    }

    fn specified_outcome(position: &PositionOn<B>, rules: Rules) -> Option<Outcome> {
        let slow = Reference::parse(&position.to_string());
        let [side_to_move, either_side] = slow.ended();
        let ended = if rules.end == EndRule::EitherSide { either_side } else { side_to_move };
        let [far_rank, far_half] = slow.scores();
        let [white, black] = if rules.goal == GoalZone::FarHalf { far_half } else { far_rank };
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Color::Black),
        };
        ended.then_some(Outcome { winner, reason: EndReason::NoMoves, score: Some(Score { white, black }) })
    }

    fn may_end_with_moves_left(rules: Rules) -> bool {
        rules.end == EndRule::EitherSide
    }

    fn symmetries() -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn map_position(symmetry: Symmetry, position: &PositionOn<B>) -> PositionOn<B> {
        position.transformed(symmetry)
    }

    fn map_move(symmetry: Symmetry, position: &PositionOn<B>, m: Move) -> Move {
        symmetry.apply_to_move(position.board(), m)
    }

    fn map_outcome(symmetry: Symmetry, outcome: Outcome) -> Outcome {
        match symmetry {
            Symmetry::Mirror => outcome,
            Symmetry::Flip => Outcome {
                winner: outcome.winner.map(|color| !color),
                score: outcome.score.map(|score| Score { white: score.black, black: score.white }),
                ..outcome
            },
        }
    }

    fn parse_move(position: &PositionOn<B>, text: &str) -> Option<Move> {
        position.parse_move(text).ok()
    }

    fn parse_position(text: &str, _like: &PositionOn<B>) -> Option<PositionOn<B>> {
        text.parse().ok()
    }

    fn pack(position: &PositionOn<B>) -> Vec<u8> {
        position.pack().to_vec()
    }

    fn unpack(bytes: &[u8]) -> Option<PositionOn<B>> {
        PositionOn::unpack(bytes.try_into().ok()?).ok()
    }

    fn stable_hash(position: &PositionOn<B>) -> u64 {
        position.stable_hash()
    }
}

/// Positions no random game is likely to meet: no stones, one side only, all pinned, no way for one side.
const RARE: [&str; 8] = [
    "8/8/8/8/8/8/8/8 w",
    "8/8/8/8/8/8/8/8 b",
    "8/8/8/3S4/8/8/8/8 b",
    "PPPPPPPP/8/8/8/8/8/8/pppppppp w",
    "SSSSSSSS/8/8/8/8/8/8/ssssssss b",
    "SPSPSPSP/8/8/8/8/8/8/spspspsp w",
    "8/8/8/8/3S4/5P2/8/8 w",
    "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w",
];

#[test]
fn on_8x8() {
    let rare = RARE.map(|text| text.parse().unwrap());
    check::<Stones<Board8x8>>(walk::<Stones<Board8x8>>(Position::initial(), 4, 1040, 8).into_iter().chain(rare));
}

#[test]
fn on_boards_of_other_sizes() {
    for (files, ranks) in [(3, 3), (3, 8), (8, 3), (4, 5), (7, 6), (8, 8)] {
        let start = AnyPosition::initial(files, ranks).unwrap();
        check::<Stones<AnyBoard>>(walk::<Stones<AnyBoard>>(start, 2, 1040, (files * 10 + ranks) as u64));
    }
}

#[test]
fn random_moves_are_uniform() {
    check_uniform::<Stones<Board8x8>>(&Position::initial());
    for text in RARE {
        let position: Position = text.parse().unwrap();
        if position.has_legal_move() {
            check_uniform::<Stones<Board8x8>>(&position);
        }
    }
    check_uniform::<Stones<AnyBoard>>(&AnyPosition::initial(5, 4).unwrap());
}

#[test]
fn different_positions_of_many_games_have_different_hashes() {
    check_hashes::<Stones<Board8x8>>(walk::<Stones<Board8x8>>(Position::initial(), 4000, 1040, 64), 150_000);
}
