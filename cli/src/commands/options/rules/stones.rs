//! The options of the rules on the command line.

use stones_core::{EndRule, GoalZone};

use crate::commands::options::values::named;

/// The options of the rules.
#[derive(Debug, Default, clap::Args)]
#[group(id = "stones-rules")]
pub(crate) struct Rules {
    /// When the game ends: the side to move has no move, or either side has none
    #[arg(long, value_name = "RULE", default_value_t, value_parser = named(EndRule::ALL, EndRule::name))]
    end: EndRule,
    /// Where unpinned stones score: on the far rank, or on the far half of the board
    #[arg(long, value_name = "ZONE", default_value_t, value_parser = named(GoalZone::ALL, GoalZone::name))]
    goal: GoalZone,
}

impl Rules {
    pub(crate) fn chosen(&self) -> stones_core::Rules {
        stones_core::Rules { end: self.end, goal: self.goal }
    }
}
