//! The engine against the slow reference: positions of every kind, crowded or not, whole games, and all positions
//! of the small games.

use dice_race_core::{
    BlockRule, CaptureRule, Color, Move, MoveKind, PieceCount, Position, Progress, Roll, Rules, Setup, Square,
};
use proptest::prelude::*;

use crate::reference::{self, Action, Options, Place, Play, Reference, name};

fn rules(options: Options) -> Rules {
    Rules {
        capture: if options.landing_only { CaptureRule::LandingOnly } else { CaptureRule::FirstContact },
        block: if options.whole_roll { BlockRule::WholeRoll } else { BlockRule::StopShort },
        extra_roll_on_six: options.extra_roll_on_six,
        pieces: PieceCount::new(options.pieces as u8).unwrap(),
    }
}

/// The reference's position in the engine's words.
fn translated(slow: &Reference) -> Position {
    let mut setup = Setup::empty(rules(slow.options));
    for (side, white) in [(&mut setup.white, true), (&mut setup.black, false)] {
        for piece in slow.side(white) {
            side.add(piece.map(|progress| Progress::new(progress as u8).unwrap()));
        }
    }
    setup.turn = if slow.white_to_move { Color::White } else { Color::Black };
    setup.rolled = slow.rolled.map(|number| Roll::new(number as u8).unwrap());
    setup.to_position().unwrap_or_else(|error| panic!("{slow}: {error}"))
}

/// A reference's pieces on the board as a set of progress bits.
fn bits(slow: &Reference, white: bool) -> u32 {
    slow.side(white).iter().flatten().fold(0, |set, progress| set | 1 << progress)
}

/// Both are the same position. Compared number by number, since texts are slow.
fn assert_same_position(position: &Position, slow: &Reference) {
    let found = (position.pieces(Color::White).0, position.pieces(Color::Black).0, position.turn());
    let turn = if slow.white_to_move { Color::White } else { Color::Black };
    assert_eq!(found, (bits(slow, true), bits(slow, false), turn), "{position} is not {slow}");
    assert_eq!(position.rolled().map(|roll| i32::from(roll.get())), slow.rolled, "{position} is not {slow}");
    let [white, black] = Color::ALL.map(|color| usize::from(position.waiting(color)));
    let waiting = |white| slow.side(white).iter().filter(|piece| piece.is_none()).count();
    assert_eq!([white, black], [waiting(true), waiting(false)], "{position} is not {slow}");
    assert_eq!(position.outcome().map(|o| o.winner == Color::White), slow.is_over().then(|| slow.has_won(true)));
}

fn place(square: Square) -> Place {
    (square.file().index() as i32, square.rank().index() as i32)
}

/// Both are the same move, in every respect but its text.
fn is_same_move(m: Move, play: &Play) -> bool {
    let get = |progress: Progress| i32::from(progress.get());
    let action = match m.kind() {
        MoveKind::Walk { from, to } => Action::Walk { from: get(from), to: get(to) },
        MoveKind::Enter => Action::Enter,
        MoveKind::Pass => Action::Pass,
    };
    let origin = match play.action {
        Action::Walk { from, .. } => Some(reference::square(play.white, from)),
        Action::Enter | Action::Pass => None,
    };
    action == play.action
        && (m.color() == Color::White) == play.white
        && m.path().len() == play.path.len()
        && m.path().map(place).eq(play.path.iter().copied())
        && m.origin().map(place) == origin
        && m.target().map(place) == play.path.last().copied()
        && m.captured().map(place) == play.captured
        && m.captures() == play.captured.is_some()
}

/// The moves agree, and what they lead to.
fn assert_same_moves(position: &Position, slow: &Reference) {
    let plays = slow.moves();
    let moves = position.legal_moves();
    assert_eq!(moves.len(), plays.len(), "{position} {:?}", slow.options);
    assert_eq!(position.count_moves() as usize, plays.len(), "{position}");
    assert_eq!(position.has_legal_move(), !plays.is_empty(), "{position}");
    assert_eq!(position.must_pass(), plays.iter().any(|play| play.action == Action::Pass), "{position}");
    for play in &plays {
        let same = moves.iter().find(|m| is_same_move(**m, play));
        let Some(&m) = same else { panic!("{play} is missing in {position} {:?}: {moves:?}", slow.options) };
        assert_same_position(&position.try_play(m).unwrap(), &slow.after(play));
    }
}

/// Everything agrees, texts among it.
fn assert_same(slow: &Reference) {
    let position = translated(slow);
    assert_eq!(position.to_string(), slow.to_string());
    assert_eq!(Position::parse(&slow.to_string(), rules(slow.options)), Ok(position));
    assert_same_position(&position, slow);
    assert_same_moves(&position, slow);
    for play in slow.moves() {
        let m = position.parse_move(&play.to_string()).unwrap();
        assert!(is_same_move(m, &play), "{play} in {position}");
        let preview = position.preview(m).unwrap();
        assert!(preview.path.map(place).eq(play.path.iter().copied()), "{play} in {position}");
        assert_eq!(preview.captured.map(|square| square.to_string()), play.captured.map(name));
        assert_eq!(preview.target.map(place), play.path.last().copied());
        assert_same_position(&preview.position, &slow.after(&play));
    }
}

/// Where the pieces of a random position gather.
#[derive(Debug, Clone, Copy)]
enum Crowd {
    Anywhere,
    /// On the last cells of the ring and the diagonal of their own side, and on its corner.
    AtHome,
    /// Round one corner, White's or Black's: the own corner for one side, half-way for the other.
    Round {
        whites_corner: bool,
    },
}

/// The progress that a number stands for; `None` waits.
fn progress(crowd: Crowd, white: bool, number: i32) -> Option<i32> {
    match crowd {
        Crowd::Anywhere => Some(number % 33).filter(|&progress| progress < 32),
        Crowd::AtHome => [None, Some(0), Some(28)].get(number as usize % 16).copied().unwrap_or(Some(21 + number % 11)),
        Crowd::Round { whites_corner } if white == whites_corner => {
            Some((number % 13 + 22) % 32).filter(|_| number % 8 > 0)
        }
        Crowd::Round { .. } => Some(number % 13 + 8).filter(|_| number % 8 > 0),
    }
}

/// Any position before a roll that is possible, under any rules.
fn positions() -> impl Strategy<Value = Reference> {
    let crowd = prop_oneof![
        Just(Crowd::Anywhere),
        Just(Crowd::AtHome),
        any::<bool>().prop_map(|whites_corner| Crowd::Round { whites_corner }),
    ];
    let numbers = || prop::array::uniform4(0..10_000);
    (0..32_usize, crowd, numbers(), numbers(), any::<bool>()).prop_map(
        |(options, crowd, white, black, white_to_move)| {
            let options = Options::numbered(options);
            let mut slow = Reference::start(options);
            slow.sides = [vec![None; options.pieces], vec![None; options.pieces]];
            slow.white_to_move = white_to_move;
            for (side, numbers) in [white, black].into_iter().enumerate() {
                for (piece, number) in numbers.into_iter().take(options.pieces).enumerate() {
                    slow.sides[side][piece] = progress(crowd, side == 0, number);
                    if !slow.is_valid() {
                        slow.sides[side][piece] = None;
                    }
                }
            }
            slow
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_any_position_with_every_roll(slow in positions()) {
        assert_same(&slow);
        let rolls = if slow.is_over() { 0 } else { 6 };
        for number in 1..=rolls {
            assert_same(&slow.roll(number));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn through_whole_games(
        start in prop_oneof![positions(), (0..32_usize).prop_map(|number| Reference::start(Options::numbered(number)))],
        turns in prop::collection::vec((1..=6, any::<prop::sample::Index>()), 400),
    ) {
        let mut slow = start;
        for (number, choice) in turns {
            assert_same(&slow);
            if slow.is_over() {
                break;
            }
            slow = slow.roll(number);
            assert_same(&slow);
            slow = slow.after(choice.get(&slow.moves()));
        }
    }
}

/// All ways to place the pieces of one side, waiting ones among them; also those with a piece on 0 and 28.
fn placements(pieces: usize) -> Vec<Vec<Option<i32>>> {
    let mut sides = vec![Vec::new()];
    for _ in 0..pieces {
        sides = sides.iter().flat_map(|side| one_longer(side)).collect();
    }
    sides
}

/// With one more piece, which is behind all others or waits.
fn one_longer(side: &[Option<i32>]) -> impl Iterator<Item = Vec<Option<i32>>> {
    let end = side.last().map_or(32, |last| last.unwrap_or(0));
    (0..end).map(Some).chain([None]).map(move |place| [side, &[place]].concat())
}

/// Compares every roll in every position of a game; returns how many positions wait for White's roll.
fn compare_all(options: Options) -> usize {
    let sides = placements(options.pieces);
    let mut slow = Reference::start(options);
    let mut waiting = 0;
    for white in &sides {
        for black in &sides {
            slow.sides = [white.clone(), black.clone()];
            if !slow.is_valid() {
                continue;
            }
            waiting += usize::from(!slow.is_over());
            for white_to_move in [true, false] {
                slow.white_to_move = white_to_move;
                let position = translated(&slow);
                assert_same_position(&position, &slow);
                let over = slow.is_over();
                for roll in Roll::ALL {
                    let rolled = position.roll(roll);
                    assert_eq!(rolled.is_err(), over, "{roll} in {position}");
                    if let Ok(rolled) = rolled {
                        assert_same_moves(&rolled, &slow.roll(roll.get().into()));
                    }
                }
            }
        }
    }
    waiting
}

#[test]
fn in_every_position_of_the_game_with_one_piece() {
    for number in 0..8 {
        assert_eq!(compare_all(Options::numbered(number)), 813);
    }
}

#[test]
fn in_every_position_of_the_game_with_two_pieces() {
    let options = Options { pieces: 2, ..Options::numbered(0) };
    assert_eq!(compare_all(options), 242_517);
}

/// The same for the other options. About as long each.
#[test]
#[ignore = "as the default rules above, seven times"]
fn in_every_position_of_the_game_with_two_pieces_under_the_other_options() {
    for number in 1..8 {
        assert_eq!(compare_all(Options { pieces: 2, ..Options::numbered(number) }), 242_517);
    }
}
