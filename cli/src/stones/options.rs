//! Options that several commands share.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use stones_core::{EndRule, GoalZone};

/// The options of the rules.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Rules {
    /// When the game ends: the side to move has no move, or either side has none
    #[arg(long, value_name = "RULE", default_value_t, value_parser = end_rules())]
    end: EndRule,
    /// Where unpinned stones score: on the far rank, or on the far half of the board
    #[arg(long, value_name = "ZONE", default_value_t, value_parser = goal_zones())]
    goal: GoalZone,
}

impl Rules {
    pub(crate) fn chosen(&self) -> stones_core::Rules {
        stones_core::Rules { end: self.end, goal: self.goal }
    }
}

/// How boards are drawn.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Drawing {
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Draw the board as Black sits
    #[arg(long)]
    pub(crate) flip: bool,
}

fn end_rules() -> impl TypedValueParser<Value = EndRule> {
    PossibleValuesParser::new(EndRule::ALL.iter().map(|rule| rule.name())).try_map(|name| name.parse::<EndRule>())
}

fn goal_zones() -> impl TypedValueParser<Value = GoalZone> {
    PossibleValuesParser::new(GoalZone::ALL.iter().map(|zone| zone.name())).try_map(|name| name.parse::<GoalZone>())
}
