//! The dice race keeps the laws that every game here must keep, under all rules; to wait for a roll is a chance node.

use conformance::{Game, check, check_hashes, check_uniform, walk};
use dice_race_core::{
    CHANCE_OUTCOMES, Color, EndReason, Move, MoveKind, Outcome, PieceCount, Position, Progress, Rules, Symmetry,
};

use crate::reference::{Options, Reference};

pub(crate) struct DiceRace;

impl Game for DiceRace {
    type Position = Position;
    type Move = Move;
    type Rules = ();
    type Outcome = Outcome;
    type Symmetry = Symmetry;

    /// A position carries its rules, so there is nothing to choose here.
    fn rules() -> Vec<()> {
        vec![()]
    }

    fn legal_moves(position: &Position) -> Vec<Move> {
        position.legal_moves().to_vec()
    }

    /// For either side all walks of 1 to 6 steps and entering, with capture and without, and the pass: 690 moves.
    fn conceivable_moves() -> impl Iterator<Item = Move> {
        let walks = Progress::ALL.into_iter().flat_map(|from| Progress::ALL.map(|to| MoveKind::Walk { from, to }));
        let kinds = walks.chain([MoveKind::Enter, MoveKind::Pass]);
        let said = kinds.flat_map(|kind| [false, true].map(|captures| (kind, captures)));
        said.flat_map(|(kind, captures)| Color::ALL.map(|color| Move::new(color, kind, captures))).flatten()
    }

    fn is_legal(position: &Position, m: Move) -> bool {
        position.is_legal(m)
    }

    fn count_moves(position: &Position) -> usize {
        position.count_moves() as usize
    }

    fn has_legal_move(position: &Position) -> bool {
        position.has_legal_move()
    }

    fn nth_move(position: &Position, n: usize) -> Option<Move> {
        position.nth_move(n as u32)
    }

    fn random_move(position: &Position, bits: u64) -> Option<Move> {
        position.random_move(bits)
    }

    fn try_play(position: &mut Position, m: Move) -> bool {
        position.try_play(m).map(|next| *position = next).is_ok()
    }

    fn after(position: &Position, m: Move) -> Position {
        position.after(m)
    }

    fn play_unchecked(position: &mut Position, m: Move) {
        position.play_unchecked(m);
    }

    fn chance(position: &Position) -> Vec<(u32, Position)> {
        CHANCE_OUTCOMES.into_iter().filter_map(|(roll, weight)| Some((weight, position.roll(roll).ok()?))).collect()
    }

    fn outcome(position: &Position, (): ()) -> Option<Outcome> {
        position.outcome()
    }

    fn specified_outcome(position: &Position, (): ()) -> Option<Outcome> {
        let pieces = position.rules().pieces.get().into();
        let slow = Reference::parse(&position.to_string(), Options { pieces, ..Options::numbered(0) });
        let winner = Color::ALL.into_iter().find(|&color| slow.has_won(color == Color::White));
        winner.map(|winner| Outcome { winner, reason: EndReason::AllHome })
    }

    fn symmetries() -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn map_position(symmetry: Symmetry, position: &Position) -> Position {
        position.transformed(symmetry)
    }

    fn map_move(symmetry: Symmetry, _position: &Position, m: Move) -> Move {
        symmetry.apply_to_move(m)
    }

    fn map_outcome(Symmetry::Flip: Symmetry, outcome: Outcome) -> Outcome {
        Outcome { winner: !outcome.winner, ..outcome }
    }

    fn parse_move(position: &Position, text: &str) -> Option<Move> {
        position.parse_move(text).ok()
    }

    fn parse_position(text: &str, like: &Position) -> Option<Position> {
        Position::parse(text, like.rules()).ok()
    }

    fn pack(position: &Position) -> Vec<u8> {
        position.pack().to_vec()
    }

    fn unpack(bytes: &[u8]) -> Option<Position> {
        Position::unpack(bytes.try_into().ok()?).ok()
    }

    fn stable_hash(position: &Position) -> u64 {
        position.stable_hash()
    }
}

/// Positions no random game is likely to meet: no piece on the board, all pieces side by side, corners shared.
const RARE: [&str; 10] = [
    "-,-,-,-/-,-,-,- w ?",
    "-,-,-,-/-,-,-,- b 6",
    "-,-,-,-/31,30,29,27 b 6",
    "31,30,29,28/31,30,29,27 b ?",
    "28,27,26,25/28,27,26,25 w 3",
    "13,-,-,-/28,-,-,- w 1",
    "28,-,-,-/13,-,-,- b 1",
    "27,26,25,14/14,10,9,8 w 1",
    "3,2,1,0/3,2,1,0 b 6",
    "31,29,27,-/31,29,27,- w 4",
];

fn rare() -> impl Iterator<Item = Position> {
    let four = Rules::ALL.into_iter().filter(|rules| rules.pieces == PieceCount::Four);
    four.flat_map(|rules| RARE.map(|text| Position::parse(text, rules).unwrap()))
}

#[test]
fn every_law_under_every_rule() {
    let walked = Rules::ALL.into_iter().enumerate().flat_map(|(n, rules)| {
        let start = Position::initial(rules);
        walk::<DiceRace>(start, 2, 1000, n as u64)
    });
    check::<DiceRace>(walked.chain(rare()));
}

#[test]
fn random_moves_are_uniform() {
    for position in rare().filter(|position| position.rolled().is_some()) {
        check_uniform::<DiceRace>(&position);
    }
}

#[test]
fn different_positions_of_many_games_have_different_hashes() {
    let positions = Rules::ALL.into_iter().flat_map(|rules| walk::<DiceRace>(Position::initial(rules), 100, 1000, 32));
    check_hashes::<DiceRace>(positions, 100_000);
}
