//! The suite passes a game that keeps the laws, chance and all, and fails ones that break a law each.

use std::fmt;

use conformance::{Game, check, check_uniform, walk};

/// Two pawns run to field 4. Whoever is to move rolls 1 or 2, the 2 twice as likely, and may move the pawn by as many
/// fields or by one less; passing is moving by 0. The first to arrive wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Race {
    pawns: [u8; 2],
    turn: usize,
    rolled: Option<u8>,
}

const START: Race = Race { pawns: [0, 0], turn: 0, rolled: None };
const GOAL: u8 = 4;

/// How many fields the pawn moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Steps(u8);

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.pawns;
        write!(f, "{white}{black}{}{}", self.turn, self.rolled.unwrap_or(0))
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

/// The toy with one of these faults.
struct Toy<const FAULT: u8>;

const NONE: u8 = 0;
const COUNT: u8 = 1;
const IS_LEGAL: u8 = 2;
const BIASED: u8 = 3;
const HASH: u8 = 4;
const REFUSAL: u8 = 5;
const SYMMETRY: u8 = 6;
const OUTCOME: u8 = 7;
const CHANCE: u8 = 8;

impl<const FAULT: u8> Game for Toy<FAULT> {
    type Position = Race;
    type Move = Steps;
    type Rules = ();
    type Outcome = usize;
    type Symmetry = ();

    fn rules() -> Vec<()> {
        vec![()]
    }

    fn legal_moves(race: &Race) -> Vec<Steps> {
        race.rolled.map_or(vec![], |rolled| vec![Steps(rolled), Steps(rolled - 1)])
    }

    fn conceivable_moves() -> impl Iterator<Item = Steps> {
        (0..=u8::MAX).map(Steps)
    }

    fn is_legal(race: &Race, Steps(steps): Steps) -> bool {
        let fault = u8::from(FAULT == IS_LEGAL);
        race.rolled.is_some_and(|rolled| steps <= rolled && steps + 1 + fault >= rolled)
    }

    fn count_moves(race: &Race) -> usize {
        Self::legal_moves(race).len() + usize::from(FAULT == COUNT && race.pawns[0] == 3)
    }

    fn has_legal_move(race: &Race) -> bool {
        race.rolled.is_some()
    }

    fn nth_move(race: &Race, n: usize) -> Option<Steps> {
        Self::legal_moves(race).get(n).copied()
    }

    fn random_move(race: &Race, bits: u64) -> Option<Steps> {
        Self::nth_move(race, usize::from(bits.is_multiple_of(if FAULT == BIASED { 3 } else { 2 })))
    }

    fn try_play(race: &mut Race, m: Steps) -> bool {
        let legal = Self::legal_moves(race).contains(&m);
        if legal {
            Self::play_unchecked(race, m);
        } else if FAULT == REFUSAL {
            race.pawns[0] = 1;
        }
        legal
    }

    fn after(race: &Race, m: Steps) -> Race {
        let mut next = *race;
        Self::play_unchecked(&mut next, m);
        next
    }

    fn play_unchecked(race: &mut Race, Steps(steps): Steps) {
        let pawn = &mut race.pawns[race.turn];
        *pawn = GOAL.min(*pawn + steps);
        *race = Race { turn: 1 - race.turn, rolled: None, ..*race };
    }

    fn chance(race: &Race) -> Vec<(u32, Race)> {
        let over = race.pawns.contains(&GOAL) && FAULT != CHANCE;
        let rolls = if race.rolled.is_some() || over { vec![] } else { vec![(1, 1), (2, 2)] };
        rolls.into_iter().map(|(weight, rolled)| (weight, Race { rolled: Some(rolled), ..*race })).collect()
    }

    fn outcome(race: &Race, (): ()) -> Option<usize> {
        let winner = race.pawns.iter().position(|&pawn| pawn == GOAL);
        if FAULT == OUTCOME { winner.map(|_| 0) } else { winner }
    }

    fn specified_outcome(race: &Race, (): ()) -> Option<usize> {
        (0..2).find(|&side| race.pawns[side] >= GOAL)
    }

    fn symmetries() -> &'static [()] {
        &[()]
    }

    /// The sides change places.
    fn map_position((): (), race: &Race) -> Race {
        let [white, black] = race.pawns;
        let turn = if FAULT == SYMMETRY { race.turn } else { 1 - race.turn };
        Race { pawns: [black, white], turn, ..*race }
    }

    fn map_move((): (), _race: &Race, m: Steps) -> Steps {
        m
    }

    fn map_outcome((): (), winner: usize) -> usize {
        1 - winner
    }

    fn parse_move(_race: &Race, text: &str) -> Option<Steps> {
        text.strip_prefix('+')?.parse().ok().map(Steps)
    }

    fn parse_position(text: &str, _like: &Race) -> Option<Race> {
        Self::unpack(&text.bytes().map(|digit| digit - b'0').collect::<Vec<_>>())
    }

    fn pack(race: &Race) -> Vec<u8> {
        vec![race.pawns[0], race.pawns[1], race.turn as u8, race.rolled.unwrap_or(0)]
    }

    fn unpack(bytes: &[u8]) -> Option<Race> {
        let &[white, black, turn, rolled] = bytes else { return None };
        Some(Race { pawns: [white, black], turn: turn.into(), rolled: (rolled > 0).then_some(rolled) })
    }

    fn stable_hash(race: &Race) -> u64 {
        let bytes = Self::pack(race).into_iter().take(if FAULT == HASH { 3 } else { 4 });
        bytes.fold(0, |hash, byte| hash << 8 | u64::from(byte))
    }
}

fn checked<const FAULT: u8>() -> bool {
    let run = || {
        check::<Toy<FAULT>>(walk::<Toy<FAULT>>(START, 200, 100, 1));
        check_uniform::<Toy<FAULT>>(&Race { rolled: Some(2), ..START });
    };
    std::panic::catch_unwind(run).is_ok()
}

#[test]
fn a_lawful_game_passes() {
    assert!(checked::<NONE>());
}

#[test]
fn each_fault_is_found() {
    assert!(!checked::<COUNT>());
    assert!(!checked::<IS_LEGAL>());
    assert!(!checked::<BIASED>());
    assert!(!checked::<HASH>());
    assert!(!checked::<REFUSAL>());
    assert!(!checked::<SYMMETRY>());
    assert!(!checked::<OUTCOME>());
    assert!(!checked::<CHANCE>());
}

#[test]
fn walks_go_on_to_the_end_and_repeat_themselves() {
    let games = walk::<Toy<NONE>>(START, 20, 1000, 7);
    assert_eq!(games, walk::<Toy<NONE>>(START, 20, 1000, 7));
    assert_eq!(games.iter().filter(|race| race.pawns.contains(&GOAL)).count(), 20);
}
