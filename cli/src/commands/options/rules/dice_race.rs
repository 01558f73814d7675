//! The rules of the dice race as options.

use std::io;

use clap::builder::TypedValueParser;
use dice_race_core::{BlockRule, CaptureRule, PieceCount};
use stones_dice_texts::{Game, text};

use crate::commands::options::values::named;
use crate::dialogue;
use crate::playable::terminal::Terminal;

/// The rules of the dice race.
#[derive(Debug, Default, clap::Args)]
#[group(id = "dice-race-rules")]
pub(crate) struct Rules {
    /// A move captures the first opponent it meets, or only one on its last square
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(&CaptureRule::ALL, CaptureRule::name))]
    capture: CaptureRule,
    /// If a piece of the same side blocks a roll that would reach home, the move stops short or is illegal
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(&BlockRule::ALL, BlockRule::name))]
    block: BlockRule,
    /// A six gives an extra roll
    #[arg(long)]
    extra_roll_on_six: bool,
    /// The number of pieces of each side, 1 to 4 [default: as in the position, else 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4).try_map(PieceCount::try_from))]
    pieces: Option<PieceCount>,
}

impl Rules {
    pub(crate) fn chosen(&self) -> dice_race_core::Rules {
        dice_race_core::Rules {
            capture: self.capture,
            block: self.block,
            extra_roll_on_six: self.extra_roll_on_six,
            pieces: self.pieces.unwrap_or_default(),
        }
    }

    /// The rules for a position written with this number of pieces per side; the options win.
    pub(crate) fn with_pieces(&self, written: usize) -> dice_race_core::Rules {
        let written = u8::try_from(written).ok().and_then(PieceCount::new);
        dice_race_core::Rules { pieces: self.pieces.or(written).unwrap_or_default(), ..self.chosen() }
    }

    /// Whether any of them differs from the default.
    pub(crate) fn are_given(&self) -> bool {
        self.pieces.is_some() || self.chosen() != dice_race_core::Rules::default()
    }

    /// Asks for the number of pieces; `false` to go back.
    pub(crate) fn ask_pieces(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "dice-race-pieces"), text!(texts, "dice-race-which-pieces")];
        let pieces = self.pieces.get_or_insert_default();
        dialogue::ask_value(pieces, &PieceCount::ALL, |_| "", Game::DiceRace, words, terminal)
    }

    /// Asks where a move captures; `false` to go back.
    pub(crate) fn ask_capture(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "dice-race-captures-first"), text!(texts, "dice-race-which-captures")];
        dialogue::ask_value(&mut self.capture, &CaptureRule::ALL, CaptureRule::name, Game::DiceRace, words, terminal)
    }

    /// Asks what a piece in the way does; `false` to go back.
    pub(crate) fn ask_block(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "dice-race-blocks"), text!(texts, "dice-race-which-block")];
        dialogue::ask_value(&mut self.block, &BlockRule::ALL, BlockRule::name, Game::DiceRace, words, terminal)
    }

    /// Asks whether a six gives an extra roll; `false` to go back.
    pub(crate) fn ask_extra_roll(&mut self, terminal: &mut Terminal) -> io::Result<bool> {
        let texts = &terminal.texts;
        let words = [text!(texts, "dice-race-sixes"), text!(texts, "dice-race-which-sixes")];
        let six = &mut self.extra_roll_on_six;
        dialogue::ask_value(six, &[false, true], |_| "", Game::DiceRace, words, terminal)
    }
}
