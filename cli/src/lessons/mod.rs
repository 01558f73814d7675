//! The rules and the tutorial of a game at the terminal.

pub(crate) mod page;
pub(crate) mod taught;
pub(crate) mod tutorial;

use std::io;

use stones_dice_texts::Game;
use taught::Taught;

use crate::games::dice_race::session::DiceRace;
use crate::games::stones::session::Stones;
use crate::session::terminal::Terminal;

/// Prints the rules of a game, or of both.
pub(crate) fn show_rules(game: Option<Game>, terminal: &mut Terminal) -> io::Result<()> {
    match game {
        Some(Game::Stones) => page::print::<Stones>(terminal),
        Some(Game::DiceRace) => page::print::<DiceRace>(terminal),
        None => {
            page::print::<Stones>(terminal)?;
            terminal.console.say("")?;
            page::print::<DiceRace>(terminal)
        }
    }
}

/// Teaches a game, and says how to start one.
pub(crate) fn teach(game: Game, terminal: &mut Terminal) -> io::Result<()> {
    let how_to_start = match game {
        Game::Stones => {
            tutorial::run::<Stones>(terminal)?;
            Stones::how_to_start(&terminal.texts)
        }
        Game::DiceRace => {
            tutorial::run::<DiceRace>(terminal)?;
            DiceRace::how_to_start(&terminal.texts)
        }
    };
    terminal.console.say(how_to_start)
}
