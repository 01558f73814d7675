use chessboard_core::Color;
use stones_dice_texts::Texts;

use super::humans::Humans;
use crate::terminal::console::Console;
use crate::terminal::output::Style;

/// The terminal at which a game is played.
#[derive(Debug)]
pub(crate) struct Terminal {
    pub(crate) console: Console,
    pub(crate) texts: Texts,
    pub(crate) style: Style,
    pub(crate) humans: Humans,
    /// Whether boards are drawn with Black below.
    pub(crate) black_below: bool,
}

impl Terminal {
    /// A terminal with Black below if only Black is human; `flip` turns the board around.
    pub(crate) fn new(texts: Texts, console: Console, style: Style, humans: Humans, flip: bool) -> Terminal {
        let black_below = (humans.only_human() == Some(Color::Black)) != flip;
        Terminal { console, texts, style, humans, black_below }
    }
}
