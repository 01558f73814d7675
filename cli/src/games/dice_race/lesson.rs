//! The dice race in rules and lessons.

use dice_race_core::{Color, Game as Race, Move, Position};
use serde_json::Value;
use stones_dice_texts::{Game, Lesson, Section, Texts, text};

use super::board::{BoardView, home_glyph};
use super::command::Command;
use super::dice::Dice;
use super::move_list;
use super::player::Players;
use super::session::DiceRace;
use crate::lessons::taught::{Meaning, Taught};
use crate::playable::squares::{ByPiece, Pointed};
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::terminal::board;

impl Taught for DiceRace {
    const GAME: Game = Game::DiceRace;

    fn title(texts: &Texts) -> String {
        text!(texts, "dice-race-title")
    }

    fn rules_title(texts: &Texts) -> String {
        text!(texts, "dice-race-rules-title")
    }

    fn signs(terminal: &Terminal) -> String {
        let [target, home] = [board::target_glyph(terminal.style), home_glyph(terminal.style)].map(String::from);
        text!(terminal.texts, "dice-race-signs", target = target, home = home)
    }

    fn tutorial_title(texts: &Texts) -> String {
        text!(texts, "tutorial-dice-race")
    }

    fn how_to_start(texts: &Texts) -> String {
        text!(texts, "tutorial-play-dice-race")
    }

    fn picture(section: &Section, terminal: &Terminal) -> Option<String> {
        let position = read(&section.position, &section.rules)?;
        let legal = position.legal_moves();
        let marked: Vec<Move> = legal.iter().copied().filter(|m| section.moves.contains(&m.to_string())).collect();
        let last = section.last.as_ref().and_then(|last| read_move(last));
        let (black_below, style) = (terminal.black_below(position.turn()), terminal.style);
        let view = BoardView { last, marked: &marked, black_below, ..BoardView::new(&position, style) };
        Some(view.beside(&move_list::beside(&position, &marked, black_below, style, &terminal.texts)))
    }

    fn at_lesson(lesson: &Lesson) -> Option<DiceRace> {
        let game = Race::new(read(&lesson.position, &lesson.rules)?);
        Some(DiceRace::new(game, Dice::Typed, Players::new([Contestant::Human; 2], 0)))
    }

    fn meaning(&mut self, command: Command) -> Meaning<Command> {
        match command {
            Command::Move(text) => Meaning::Move(text),
            // The only legal move if there is one, as in a session.
            Command::OnlyMove => {
                self.only_legal_move().map_or(Meaning::Show(command), |m| Meaning::Move(m.to_string()))
            }
            Command::Piece(square) => match self.pointed(square) {
                Pointed::Move(m) => Meaning::Move(m.to_string()),
                _ => Meaning::Show(command),
            },
            Command::Roll(_) | Command::UndoRoll | Command::Rolls | Command::Draw => Meaning::Other,
        }
    }

    fn try_move(&mut self, text: &str, terminal: &Terminal) -> Result<String, String> {
        self.play_text(text, terminal).map(|m| m.to_string())
    }

    fn how_to_move(terminal: &Terminal) -> String {
        text!(terminal.texts, "dice-race-how-to-move")
    }

    fn board(&self, terminal: &Terminal) -> String {
        self.drawing(&[], "", terminal)
    }
}

fn read(position: &str, rules: &serde_json::Map<String, Value>) -> Option<Position> {
    Position::parse(position, serde_json::from_value(Value::Object(rules.clone())).ok()?).ok()
}

/// The move that a text names for either side.
fn read_move(text: &str) -> Option<Move> {
    let text = text.parse().ok()?;
    Color::ALL.into_iter().find_map(|color| Move::from_text(color, text))
}
