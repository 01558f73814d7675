//! Stones! in rules and lessons.

use serde_json::Value;
use stones_core::{AnyPosition, Move};
use stones_dice_texts::{Game, Lesson, Section, Texts, text};

use super::board::{BoardView, pin_glyph};
use super::command::Command;
use super::player::Players;
use super::session::Stones;
use super::{AnyGame, move_list};
use crate::lessons::taught::{Meaning, Taught};
use crate::playable::squares::{ByPiece, Pointed};
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::terminal::board::{self, Beside};

impl Taught for Stones {
    const GAME: Game = Game::Stones;

    fn title(texts: &Texts) -> String {
        text!(texts, "stones-title")
    }

    fn rules_title(texts: &Texts) -> String {
        text!(texts, "stones-rules-title")
    }

    fn signs(terminal: &Terminal) -> String {
        let [target, pin] = [board::target_glyph(terminal.style), pin_glyph(terminal.style)].map(String::from);
        text!(terminal.texts, "stones-signs", target = target, pin = pin)
    }

    fn tutorial_title(texts: &Texts) -> String {
        text!(texts, "tutorial-stones")
    }

    fn how_to_start(texts: &Texts) -> String {
        text!(texts, "tutorial-play-stones")
    }

    fn picture(section: &Section, terminal: &Terminal) -> Option<String> {
        let position: AnyPosition = section.position.parse().ok()?;
        let marked: Vec<Move> = section.moves.iter().filter_map(|text| position.parse_move(text).ok()).collect();
        let last = section.last.as_ref().and_then(|last| last.parse().ok());
        let black_below = terminal.black_below(position.turn());
        let view = BoardView { last, marked: &marked, black_below, ..BoardView::new(&position, terminal.style) };
        Some(view.beside(&Beside::list(move_list::by_stone(&marked, black_below))))
    }

    fn at_lesson(lesson: &Lesson) -> Option<Stones> {
        let rules = serde_json::from_value(Value::Object(lesson.rules.clone())).ok()?;
        let game = AnyGame::new(lesson.position.parse().ok()?, rules);
        Some(Stones::new(game, Players::new([Contestant::Human; 2], 0, rules)))
    }

    fn meaning(&mut self, command: Command) -> Meaning<Command> {
        match command {
            Command::Move(text) => Meaning::Move(text),
            Command::Stone(square) => match self.pointed(square) {
                Pointed::Move(m) => Meaning::Move(m.to_string()),
                _ => Meaning::Show(command),
            },
            Command::Draw => Meaning::Other,
        }
    }

    fn try_move(&mut self, text: &str, terminal: &Terminal) -> Result<String, String> {
        self.play_text(text, terminal).map(|m| m.to_string())
    }

    fn how_to_move(terminal: &Terminal) -> String {
        let target = board::target_glyph(terminal.style).to_string();
        text!(terminal.texts, "stones-how-to-move", target = target)
    }

    fn board(&self, terminal: &Terminal) -> String {
        self.drawing(&[], Vec::new(), "", terminal)
    }
}
