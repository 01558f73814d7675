use stones_dice_texts::{Game, Lesson, Section, Texts};

use crate::playable::Playable;
use crate::playable::terminal::Terminal;

/// What a command of the game means in a lesson.
#[derive(Debug)]
pub(crate) enum Meaning<C> {
    /// Make this move, not yet parsed.
    Move(String),
    /// Show something, as this command of a session does.
    Show(C),
    /// A command that has no place in a lesson.
    Other,
}

/// A game with rules and lessons.
pub(crate) trait Taught: Playable {
    /// The game in the texts.
    const GAME: Game;

    /// Its title.
    fn title(texts: &Texts) -> String;

    /// The title of its rules.
    fn rules_title(texts: &Texts) -> String;

    /// The signs of its lists and boards, each with its meaning.
    fn signs(terminal: &Terminal) -> String;

    /// The title of its tutorial.
    fn tutorial_title(texts: &Texts) -> String;

    /// How to start a game.
    fn how_to_start(texts: &Texts) -> String;

    /// The board of a section of the rules; `None` if its position cannot be read.
    fn picture(section: &Section, terminal: &Terminal) -> Option<String>;

    /// The game at the start of a lesson; `None` if its position cannot be read.
    fn at_lesson(lesson: &Lesson) -> Option<Self>
    where
        Self: Sized;

    /// What a command of the game means.
    fn meaning(&mut self, command: Self::Command) -> Meaning<Self::Command>;

    /// Makes a move, and returns its text. The error says why it is illegal.
    fn try_move(&mut self, text: &str, terminal: &Terminal) -> Result<String, String>;

    /// How a move is typed, and what is shown of the piece on a square.
    fn how_to_move(terminal: &Terminal) -> String;

    /// The drawing of the board alone.
    fn board(&self, terminal: &Terminal) -> String;
}
