//! The rules of Stones! as options.

use stones_core::{EndRule, GoalZone};

use crate::commands::options::values::named;

/// The rules of Stones!.
#[derive(Debug, Default, clap::Args)]
#[group(id = "stones-rules")]
pub(crate) struct Rules {
    /// The game ends when the side to move has no move, or when either side has none
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(&EndRule::ALL, EndRule::name))]
    end: EndRule,
    /// Unpinned stones score on the far rank, or on the far half of the board
    #[arg(long, value_name = "ZONE", default_value_t, value_parser = named(&GoalZone::ALL, GoalZone::name))]
    goal: GoalZone,
}

impl Rules {
    pub(crate) fn chosen(&self) -> stones_core::Rules {
        stones_core::Rules { end: self.end, goal: self.goal }
    }
}
