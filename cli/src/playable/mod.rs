//! What a game is in a session, and what games and sessions have in common at the terminal.

pub(crate) mod autosave;
pub(crate) mod help;
pub(crate) mod humans;
pub(crate) mod refusal;
pub(crate) mod squares;
pub(crate) mod terminal;

use std::io;

use chessboard_core::{Color, GameOver, LoggedGame};
use stones_dice_texts::{Texts, text};

use crate::files::records::InFile;
use crate::players::contestant::Contestant;
use autosave::Settings;
use humans::Humans;
use terminal::Terminal;

/// A game in a session: what differs between the games.
pub(crate) trait Playable {
    /// The game with its history.
    type Game: InFile + Clone;
    /// A command that only this game has.
    type Command;

    /// The output of `help`.
    fn help(texts: &Texts) -> String;

    /// What is expected in place of a line that is no command.
    fn expected(line: &str, texts: &Texts) -> String;

    fn game(&mut self) -> &mut Self::Game;

    /// Parses a command that only this game has.
    fn parse_own(line: &str) -> Option<Self::Command>;

    fn execute_own(&mut self, command: Self::Command, terminal: &mut Terminal) -> io::Result<()>;

    /// The meaning of the glyphs on the board.
    fn legend(terminal: &Terminal) -> String;

    /// The prompt of an input line: the side to move.
    fn prompt(&self, texts: &Texts) -> String;

    /// Prints the board and the legal moves; after the end of the game, the result.
    fn show(&mut self, terminal: &mut Terminal) -> io::Result<()>;

    /// Plays on until a human has to decide or the game is over.
    fn advance(&mut self, terminal: &mut Terminal) -> io::Result<()>;

    /// Whether a human has to decide here, or the game is over.
    fn awaits_human(&self, game: &Self::Game, humans: Humans) -> bool;

    /// Undoes one step that `undo` may undo; `false` if there is none.
    fn undo(game: &mut Self::Game) -> bool;

    /// Redoes one step; `false` if there is none.
    fn redo(game: &mut Self::Game) -> bool;

    /// Why `undo` can undo nothing.
    fn undo_refusal(&self, texts: &Texts) -> String;

    /// Shows the move that the computer would make.
    fn hint(&mut self, terminal: &mut Terminal) -> io::Result<()>;

    fn turn(&self) -> Color;

    /// Whether a person has made a move.
    fn has_move_of(&self, humans: Humans) -> bool;

    /// Who plays, and how the dice are rolled.
    fn settings(&self) -> Settings;

    /// Replaces White's and Black's players.
    fn set_players(&mut self, players: [Contestant; 2]);

    /// Reads a player that this game has.
    fn player(word: &str) -> Option<Contestant>;

    /// What is lost at the end of the session although the game is kept; `None` if nothing is.
    fn loss_at_end(&self, texts: &Texts) -> Option<String> {
        let _ = texts;
        None
    }

    /// The seed that repeats the random choices; `None` if no seed does.
    fn seed(&self) -> Option<u64>;

    fn resign(&mut self, color: Color) -> Result<(), GameOver>;

    /// Starts a new game with the same start and rules.
    fn restart(&mut self, terminal: &mut Terminal) -> io::Result<()>;

    /// Continues with another game, with its dice as they were `before`, if that is known.
    fn load(&mut self, game: Self::Game, before: Option<Settings>, terminal: &mut Terminal) -> io::Result<()>;

    /// Why the game cannot go on, although it may not be over; `None` if it can.
    fn closed(&self, texts: &Texts) -> Option<String> {
        let _ = texts;
        None
    }

    /// Why no move can be made, and what can be done instead; `None` if one can.
    fn no_move_left(&mut self, texts: &Texts) -> Option<String> {
        let is_over = self.game().check_not_over().is_err();
        self.closed(texts).or_else(|| is_over.then(|| text!(texts, "session-is-over")))
    }

    /// Whether the player wants to save the game, if that has consequences.
    fn may_be_saved(&self, terminal: &mut Terminal) -> io::Result<bool> {
        let _ = terminal;
        Ok(true)
    }

    /// The game as it is saved.
    fn game_to_save(&mut self) -> io::Result<Self::Game> {
        Ok(self.game().clone())
    }

    /// To be called after the game was written to a file.
    fn has_been_saved(&mut self) {}
}

/// Takes steps back or forward until a human has to decide. If that never happens, it says `refusal` and changes
/// nothing.
pub(crate) fn step_to_human<P: Playable>(
    playable: &mut P,
    terminal: &mut Terminal,
    refusal: &str,
    step: impl Fn(&mut P::Game) -> bool,
) -> io::Result<()> {
    let mut game = playable.game().clone();
    while step(&mut game) {
        if playable.awaits_human(&game, terminal.humans) {
            *playable.game() = game;
            return playable.show(terminal);
        }
    }
    terminal.console.say(refusal)
}
