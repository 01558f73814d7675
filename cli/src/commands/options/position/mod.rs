//! Positions on the command line, of either game.

pub(crate) mod dice_race;
mod refusal;
pub(crate) mod stones;

use crate::commands::options::rules;
use crate::terminal::failure::Failure;

/// A position of either game, with its rules.
#[derive(Debug)]
pub(crate) enum Position {
    Stones(stones_core::AnyPosition, stones_core::Rules),
    DiceRace(dice_race_core::Position),
}

/// The arguments for a position of either game.
#[derive(Debug, clap::Args)]
pub(crate) struct Given {
    /// The position, of either game. `start` and `dice-race` stand for the initial positions
    #[arg(default_value = stones::START, allow_hyphen_values = true)]
    position: String,
    #[command(flatten, next_help_heading = "Rules of Stones!")]
    stones: rules::stones::Rules,
    #[command(flatten, next_help_heading = "Rules of the dice race")]
    dice_race: rules::dice_race::Rules,
}

impl Given {
    /// The position. Rules of the other game are an error.
    pub(crate) fn read(&self) -> Result<Position, Failure> {
        let stones_rules = self.stones.chosen();
        if is_dice_race(&self.position) {
            if stones_rules != stones_core::Rules::default() {
                return Err(misplaced(
                    "--end and --goal are rules of Stones!, but this is a position of the dice race",
                ));
            }
            return dice_race::read(&self.position, &self.dice_race).map(Position::DiceRace);
        }
        if self.dice_race.are_given() {
            return Err(misplaced(
                "--capture, --block, --extra-roll-on-six and --pieces are rules of the dice race, but this is a \
                 position of Stones!",
            ));
        }
        stones::read(&self.position).map(|position| Position::Stones(position, stones_rules))
    }
}

fn misplaced(message: &str) -> Failure {
    Failure::Usage(message.to_owned())
}

/// Whether a text is a position of the dice race, or an attempt at one: it has `,`, `-` or `?`, or three words.
///
/// A text with the letters of stones is one of Stones!, so that each error is about the right game.
pub(crate) fn is_dice_race(text: &str) -> bool {
    let board = text.split(' ').next().unwrap_or_default();
    let has_stones = board.contains(['s', 'S', 'p', 'P']);
    let has_marks = text.contains([',', '-', '?']);
    text == dice_race::START || !has_stones && (has_marks || text.split(' ').count() > 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_shows_the_game() {
        for text in ["0,-,-,-/0,-,-,- w ?", "0/14 b 3", "-/-", "0,-,-,-", "31,30/ b", "dice-race", "0/0 w ?", "? w"] {
            assert!(is_dice_race(text), "{text}");
        }
        for text in ["start", "sss/3/SSS w", "8/8/8 w", "sss,3/SSS w 3", "SSS", "", "8/8", "3/3/3 w", "chess"] {
            assert!(!is_dice_race(text), "{text}");
        }
    }
}
