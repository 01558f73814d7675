//! A position of either game, as rules and lessons name it.

use chessboard_core::svg::Options;
use chessboard_core::{Color, Square, SquareSet};
use dice_race_core::Position as Race;
use serde_json::{Map, Value};
use stones_core::{AnyPosition, MoveKind};
use stones_dice_texts::{Game, Section};

/// A position of either game.
#[derive(Debug)]
pub(crate) enum Board {
    Stones(AnyPosition),
    DiceRace(Race),
}

impl Board {
    pub(crate) fn new(game: Game, position: &str, rules: &Map<String, Value>) -> Board {
        let rules = Value::Object(rules.clone());
        match game {
            Game::Stones => {
                let _: stones_core::Rules = serde_json::from_value(rules).unwrap();
                Board::Stones(position.parse().unwrap())
            }
            Game::DiceRace => Board::DiceRace(Race::parse(position, serde_json::from_value(rules).unwrap()).unwrap()),
        }
    }

    /// The legal moves as texts.
    pub(crate) fn legal_moves(&self) -> Vec<String> {
        match self {
            Board::Stones(position) => position.legal_moves().iter().map(ToString::to_string).collect(),
            Board::DiceRace(position) => position.legal_moves().iter().map(ToString::to_string).collect(),
        }
    }

    /// Whether a text is a move of a game.
    pub(crate) fn is_move(game: Game, text: &str) -> bool {
        match game {
            Game::Stones => text.parse::<stones_core::Move>().is_ok(),
            Game::DiceRace => race_move(text).is_some(),
        }
    }

    /// The picture of a section: slides and entering pieces as dots, other moves as arrows.
    pub(crate) fn svg(&self, section: &Section) -> String {
        let is_marked = |m: &String| section.moves.contains(m);
        let mut options = Options { size: 360, ..Options::default() };
        match self {
            Board::Stones(position) => {
                for m in position.legal_moves().iter().filter(|m| is_marked(&m.to_string())) {
                    options.selected = Some(m.origin);
                    match m.kind {
                        MoveKind::Slide => options.targets |= m.target.into(),
                        MoveKind::Pin | MoveKind::Free => options.arrows.push(vec![m.origin, m.target]),
                    }
                }
                let last = section.last.as_ref().map(|last| last.parse::<stones_core::Move>().unwrap());
                options.highlighted = last.into_iter().flat_map(|last| [last.origin, last.target]).collect();
                position.to_svg(&options)
            }
            Board::DiceRace(position) => {
                for m in position.legal_moves().iter().filter(|m| is_marked(&m.to_string())) {
                    match m.origin() {
                        Some(origin) => options.arrows.push([origin].into_iter().chain(m.path()).collect()),
                        None => options.targets |= m.path().collect::<SquareSet>(),
                    }
                }
                let last = section.last.as_ref().map(|last| race_move(last).unwrap());
                let squares =
                    |m: dice_race_core::Move| -> Vec<Square> { m.origin().into_iter().chain(m.path()).collect() };
                options.highlighted = last.into_iter().flat_map(squares).collect();
                position.to_svg(&options)
            }
        }
    }
}

/// The move that a text names for either side.
fn race_move(text: &str) -> Option<dice_race_core::Move> {
    let text = text.parse().ok()?;
    Color::ALL.into_iter().find_map(|color| dice_race_core::Move::from_text(color, text))
}
