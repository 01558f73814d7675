//! The options of the rules on the command line.

use clap::builder::TypedValueParser;
use dice_race_core::{BlockRule, CaptureRule, PieceCount};

use crate::commands::options::values::named;

/// The options of the rules.
#[derive(Debug, Default, clap::Args)]
#[group(id = "dice-race-rules")]
pub(crate) struct Rules {
    /// Where an opponent in the way is captured: at the first one met, or only on the last cell
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(CaptureRule::ALL, CaptureRule::name))]
    capture: CaptureRule,
    /// What a roll that would reach home does before an own piece: stop short, or be made whole or not at all
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(BlockRule::ALL, BlockRule::name))]
    block: BlockRule,
    /// A six gives another roll
    #[arg(long)]
    extra_roll_on_six: bool,
    /// How many pieces each side has, 1 to 4 [default: as many as in the position, else 4]
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

    /// The rules for a position that was written with this many pieces a side, unless the options say how many.
    pub(crate) fn with_pieces(&self, written: usize) -> dice_race_core::Rules {
        let written = u8::try_from(written).ok().and_then(PieceCount::new);
        dice_race_core::Rules { pieces: self.pieces.or(written).unwrap_or_default(), ..self.chosen() }
    }

    /// Whether any of them differs from the usual.
    pub(crate) fn are_given(&self) -> bool {
        self.pieces.is_some() || self.chosen() != dice_race_core::Rules::default()
    }
}
