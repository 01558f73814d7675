//! The options of pictures.

use chessboard_core::SquareSet;
use chessboard_core::svg::{Options, Theme};

use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

macro_rules! svg_options {
    ($namespace:literal, $name:ident) => {
        plain_data! {
            in $namespace
            /// How a board is drawn.
            $name {
                /// The picture's width in pixels, 1 to 10000; 400 if left out.
                size: u64 = "number",
                /// Whether the board is seen from Black's side.
                flipped: bool = "boolean",
                /// Whether the letters of files and the digits of ranks are drawn; they are if left out.
                coordinates: bool = "boolean",
                /// The colors: `"light"` if left out.
                theme: String = "\"light\" | \"dark\"",
                /// Squares to highlight.
                highlighted: Vec<String> = "string[]",
                /// The square whose piece is selected. Where it can go is marked.
                selected: String = "string",
                /// Squares marked with a dot, if others than those where the selected piece can go.
                targets: Vec<String> = "string[]",
                /// Arrows, each along its squares from the first to the last.
                arrows: Vec<Vec<String>> = "string[][]",
            }
        }

        impl $name {
            /// The core's options. `highlighted` and what a square's piece can reach are the game's.
            pub(crate) fn read(
                self,
                highlighted: SquareSet,
                targets: impl FnOnce(chessboard_core::Square) -> SquareSet,
            ) -> Result<Options> {
                let default = Options::default();
                let size = args::within(self.size, "size", 1..=10_000)?.map_or(default.size, |size| size as u32);
                let theme = theme(self.theme.as_deref())?;
                let selected = self.selected.as_deref().map(args::named_square).transpose()?;
                let highlighted = self.highlighted.map_or(Ok(highlighted), |names| args::squares(&names))?;
                let targets = match &self.targets {
                    Some(names) => args::squares(names)?,
                    None => selected.map_or(SquareSet::EMPTY, targets),
                };
                let arrow = |names: Vec<String>| names.iter().map(|name| args::named_square(name)).collect();
                let arrows = self.arrows.unwrap_or_default().into_iter().map(arrow).collect::<Result<_>>()?;
                let flipped = self.flipped.unwrap_or(default.flipped);
                let coordinates = self.coordinates.unwrap_or(default.coordinates);
                Ok(Options { size, flipped, coordinates, theme, selected, highlighted, targets, arrows })
            }
        }
    };
}

fn theme(name: Option<&str>) -> Result<Theme> {
    name.map_or(Ok(Theme::default()), |name| name.parse().map_err(|error| errors::rejected("theme", error)))
}

pub(crate) mod stones {
    use super::{Options, Result, SquareSet, args, plain_data, theme};
    svg_options!("stones", SvgOptions);
}

pub(crate) mod dice_race {
    use super::{Options, Result, SquareSet, args, plain_data, theme};
    svg_options!("diceRace", SvgOptions);
}
