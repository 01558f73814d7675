use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use chessboard_core::Color;
use stones_dice_texts::{Texts, text};

use super::autosave::Keeper;
use super::humans::Humans;
use crate::terminal::board::Room;
use crate::terminal::console::Console;
use crate::terminal::interrupt::Stopper;
use crate::terminal::output::Style;

/// The terminal at which a game is played.
#[derive(Debug)]
pub(crate) struct Terminal {
    pub(crate) console: Console,
    pub(crate) texts: Texts,
    pub(crate) style: Style,
    pub(crate) humans: Humans,
    pub(crate) view: View,
    pub(crate) keeper: Keeper,
    /// Whether seeds are said when they are chosen.
    pub(crate) is_verbose: bool,
    pub(crate) stopper: Stopper,
}

/// How boards are drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct View {
    /// The board is turned around.
    pub(crate) flipped: bool,
    /// Of two people at the keyboard, the one to move sits below.
    pub(crate) turns: bool,
    /// Lists are not cut to the height of the terminal.
    pub(crate) whole_lists: bool,
}

impl Terminal {
    /// A terminal where a person makes the moves of both sides, and nothing is kept.
    pub(crate) fn new(texts: &Texts, ascii: bool) -> Terminal {
        let mut console = Console::new(texts.clone());
        Terminal {
            style: Style::new(console.out(), ascii),
            console,
            texts: texts.clone(),
            humans: Humans { white: true, black: true },
            view: View::default(),
            keeper: Keeper::default(),
            is_verbose: false,
            stopper: Stopper::default(),
        }
    }

    /// Lets the computer think until it is done, or until a person presses Ctrl-C; then it says so with `notice`.
    pub(crate) fn think<T>(
        &mut self,
        notice: impl FnOnce(&Texts) -> String,
        think: impl FnOnce(Arc<AtomicBool>) -> T,
    ) -> io::Result<T> {
        if !self.console.is_terminal() {
            return Ok(think(Arc::default()));
        }
        let (thought, is_stopped) = self.stopper.run(think);
        if is_stopped {
            self.console.say(format_args!("\n{}", notice(&self.texts)))?;
        }
        Ok(thought)
    }

    /// Does something with White below, as the texts of rules and lessons describe their boards.
    pub(crate) fn with_white_below<T>(&mut self, run: impl FnOnce(&mut Terminal) -> T) -> T {
        let before = (self.humans, self.view);
        (self.humans, self.view) = (Humans { white: true, black: true }, View::default());
        let done = run(self);
        (self.humans, self.view) = before;
        done
    }

    /// Does something with lists that are not cut to the height of the terminal.
    pub(crate) fn with_whole_lists<T>(&mut self, run: impl FnOnce(&mut Terminal) -> T) -> T {
        self.view.whole_lists = true;
        let done = run(self);
        self.view.whole_lists = false;
        done
    }

    /// The rows for a board and its list, so that both, what was said since the last prompt and what is said below are
    /// seen at once; `None` if there is no limit.
    pub(crate) fn room_above(&self, below: &str) -> Option<Room> {
        if self.view.whole_lists {
            return None;
        }
        let notice = text!(self.texts, "session-more-moves");
        self.console.rows_left(below).map(|rows| Room { rows, notice })
    }

    /// Whether Black is below: the only human sits there, or the side to move, if the board turns.
    pub(crate) fn black_below(&self, turn: Color) -> bool {
        let below = match self.humans {
            Humans { white: true, black: true } if self.view.turns => turn,
            humans => humans.only_human().unwrap_or(Color::White),
        };
        (below == Color::Black) != self.view.flipped
    }
}
