//! The engine against the slow reference: boards of every size, crowded or not, and whole games.

use std::collections::BTreeMap;

use proptest::prelude::*;
use stones_core::{AnyPosition, Board, Color, EndRule, GoalZone, Position, PositionOn, Rules};

use crate::reference::{Piece, Reference};

/// Any board with any stones. Half of them are crowded: all stones stand on at most three neighboring ranks.
fn boards() -> impl Strategy<Value = Reference> {
    let stones = prop::collection::vec((any::<u16>(), any::<bool>()), 0..=8);
    let band = prop_oneof![Just(8), 1..=3];
    (3..=8, 3..=8, stones.clone(), stones, band, any::<u16>(), any::<bool>()).prop_map(
        |(files, ranks, white, black, band, lowest, white_to_move)| {
            let mut board = Reference::empty(files, ranks);
            board.white_to_move = white_to_move;
            let height = ranks.min(band);
            let lowest = i32::from(lowest) % (ranks - height + 1);
            for (stones, white) in [(white, true), (black, false)] {
                for (place, pinned) in stones.into_iter().take(files as usize) {
                    let place = i32::from(place) % (files * height);
                    let square = (place % files, lowest + place / files);
                    if board.at(square).is_none() {
                        board.put(square, Some(Piece { white, pinned }));
                    }
                }
            }
            board
        },
    )
}

/// Everything the two can be asked agrees.
fn assert_same<B: Board>(position: &PositionOn<B>, slow: &Reference) {
    assert_eq!(position.to_string(), slow.to_string());

    let expected: BTreeMap<_, _> =
        slow.moves().into_iter().map(|m| (m.to_string(), (m.jumped, slow.after(m)))).collect();
    let moves = position.legal_moves();
    assert_eq!(moves.len(), expected.len(), "{position}");
    for &m in &moves {
        let Some((jumped, after)) = expected.get(&m.to_string()) else { panic!("{m} is not legal in {position}") };
        let jumped_here = m.jumped.map(|square| (square.file().index() as i32, square.rank().index() as i32));
        assert_eq!(jumped_here, *jumped, "{m} in {position}");
        assert_eq!(position.try_play(m).unwrap().to_string(), after.to_string(), "{m} in {position}");
    }

    let [white_stuck, black_stuck] = [true, false].map(|white| slow.moves_of(white).is_empty());
    assert_eq!(position.can_move(Color::White), !white_stuck, "{position}");
    assert_eq!(position.can_move(Color::Black), !black_stuck, "{position}");
    for (end, ended) in [EndRule::SideToMove, EndRule::EitherSide].into_iter().zip(slow.ended()) {
        for (goal, [white, black]) in [GoalZone::FarRank, GoalZone::FarHalf].into_iter().zip(slow.scores()) {
            let rules = Rules { end, goal };
            let score = position.score(rules);
            assert_eq!([score.white, score.black], [white, black], "{position} {goal}");
            assert_eq!(position.is_over(rules), ended, "{position} {end}");
            let turn = position.turn();
            let stuck = if position.can_move(turn) { !turn } else { turn };
            assert_eq!(position.stuck_side(rules), ended.then_some(stuck), "{position} {end}");
            assert_eq!(position.outcome(rules).map(|o| o.score), ended.then_some(Some(score)), "{position} {rules:?}");
        }
    }
}

/// As [`assert_same`], for both types of an 8×8 position.
fn assert_all_same(slow: &Reference) {
    let text = slow.to_string();
    assert_same(&text.parse::<AnyPosition>().unwrap(), slow);
    if slow.files == 8 && slow.ranks == 8 {
        assert_same(&text.parse::<Position>().unwrap(), slow);
    } else {
        assert!(text.parse::<Position>().is_err(), "{text} is not 8×8");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_any_board(slow in boards()) {
        assert_all_same(&slow);
    }

    #[test]
    fn on_8x8(mut slow in boards().prop_map(|small| on_8x8_board(&small))) {
        assert_all_same(&slow);
        slow.white_to_move = !slow.white_to_move;
        assert_all_same(&slow);
    }
}

/// The same stones in the corner of the whole board.
fn on_8x8_board(small: &Reference) -> Reference {
    let mut board = Reference::empty(8, 8);
    board.white_to_move = small.white_to_move;
    for rank in 0..small.ranks {
        for file in 0..small.files {
            board.put((file, rank), small.at((file, rank)));
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn through_whole_games(
        start in prop_oneof![boards(), (3..=8, 3..=8).prop_map(|(files, ranks)| Reference::start(files, ranks))],
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1040),
    ) {
        let mut slow = start;
        for choice in choices {
            assert_all_same(&slow);
            let moves = slow.moves();
            if moves.is_empty() {
                break;
            }
            slow = slow.after(*choice.get(&moves));
        }
        assert!(slow.moves().is_empty(), "no game is longer than 1,040 plies");
    }
}
