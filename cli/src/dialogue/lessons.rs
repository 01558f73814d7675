//! The rules and the tutorial of the game that a player names.

use std::io;

use stones_dice_texts::{Game, Texts};

use super::Purpose;
use crate::games::dice_race::session::DiceRace;
use crate::games::stones::session::Stones;
use crate::lessons::taught::Taught;
use crate::lessons::{page, tutorial};
use crate::playable::terminal::Terminal;

/// Prints the rules of a game; without one it asks for it, or prints both if there is no terminal.
pub(crate) fn show_rules(game: Option<Game>, terminal: &mut Terminal) -> io::Result<()> {
    match game {
        Some(Game::Stones) => page::print::<Stones>(terminal),
        Some(Game::DiceRace) => page::print::<DiceRace>(terminal),
        None if terminal.console.is_terminal() => match super::ask_game(Purpose::Rules, terminal)? {
            Some(game) => show_rules(Some(game), terminal),
            None => Ok(()),
        },
        None => {
            page::print::<Stones>(terminal)?;
            terminal.console.say("")?;
            page::print::<DiceRace>(terminal)
        }
    }
}

/// Teaches a game.
pub(crate) fn teach(game: Game, terminal: &mut Terminal) -> io::Result<()> {
    match game {
        Game::Stones => tutorial::run::<Stones>(terminal),
        Game::DiceRace => tutorial::run::<DiceRace>(terminal),
    }
}

/// The command that starts a game.
pub(crate) fn how_to_start(game: Game, texts: &Texts) -> String {
    match game {
        Game::Stones => Stones::how_to_start(texts),
        Game::DiceRace => DiceRace::how_to_start(texts),
    }
}
