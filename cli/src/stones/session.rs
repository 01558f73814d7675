//! A game at the terminal: the board, the question, the answer.

use std::io;
use std::path::{Path, PathBuf};

use stones_core::{Color, Move, Score, Square};

use super::board::{self, Picture};
use super::command::{Command, HELP};
use super::greedy::{self, Greedy};
use super::{AnyGame, explain, file, result, table};
use crate::console::Console;
use crate::output::{Look, counted};
use crate::play::{Player, Players};

/// A game and those who play it.
#[derive(Debug)]
pub(crate) struct Session {
    game: AnyGame,
    players: Players,
    greedy: Greedy,
    console: Console,
    look: Look,
    black_below: bool,
    /// The file that this session wrote last, which it may write over.
    file: Option<PathBuf>,
}

impl Session {
    /// A session in which Black sits below if only Black is human; `flipped` turns that around.
    pub(crate) fn new(
        game: AnyGame,
        players: Players,
        greedy: Greedy,
        console: Console,
        look: Look,
        flipped: bool,
    ) -> Session {
        let black_below = (players.only_human() == Some(Color::Black)) != flipped;
        Session { game, players, greedy, console, look, black_below, file: None }
    }

    /// Plays until the human leaves.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.console.say(board::legend(self.look))?;
        self.computer_moves()?;
        self.show()?;
        while let Some(line) = self.console.ask(self.prompt())? {
            match Command::read(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.obey(command)?,
                Err(expected) => self.console.say(expected)?,
            }
        }
        self.console.say("Goodbye.")
    }

    fn obey(&mut self, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Board => self.show(),
            Command::Stone(square) => self.show_stone(square),
            Command::Move(text) => self.move_by_text(&text),
            Command::Undo => self.walk_to_human("There is nothing to take back.", |game| game.undo().is_some()),
            Command::Redo => self.walk_to_human("Nothing was taken back.", |game| game.redo().is_some()),
            Command::Hint => self.hint(),
            Command::Save(path) => self.save(Path::new(path)),
            Command::Load(path) => self.load(Path::new(path)),
            Command::Resign => self.resign(),
            Command::Draw => self.offer_draw(),
            Command::Flip => {
                self.black_below = !self.black_below;
                self.show()
            }
            Command::New => self.begin(AnyGame::new(*self.game.start(), self.game.rules())),
            Command::Help => self.console.say(HELP),
            Command::Quit => Ok(()),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn prompt(&self) -> String {
        match self.game.outcome() {
            Some(_) => "Game over (undo, save, new, quit)".to_owned(),
            None => self.turn().to_string(),
        }
    }

    /// The board with the legal moves beside it; at the end of the game with the result below.
    fn show(&mut self) -> io::Result<()> {
        let moves = self.game.legal_moves();
        self.draw(&[], &table::by_stone(&moves))?;
        if self.game.outcome().is_some() {
            return self.console.say(format_args!("\n{}", result::screen(&self.game)));
        }
        let Score { white, black } = self.game.position().score(self.game.rules());
        let (turn, moves) = (self.turn(), counted(moves.len(), "legal move"));
        self.console.say(format_args!("{turn} to move, {moves}. Score: White {white}, Black {black}."))
    }

    fn draw(&mut self, marked: &[Move], beside: &[String]) -> io::Result<()> {
        let picture = Picture {
            last: self.game.moves().last(),
            marked,
            black_below: self.black_below,
            ..Picture::new(self.game.position(), self.look)
        };
        let drawn = picture.beside(beside);
        self.console.say(format_args!("\n{}", drawn.trim_end_matches('\n')))
    }

    fn show_stone(&mut self, square: Square) -> io::Result<()> {
        let moves = explain::moves_from(square, &self.game);
        if moves.is_empty() {
            return self.console.say(explain::no_move_from(square, &self.game));
        }
        self.draw(&moves, &table::by_stone(&moves))
    }

    fn move_by_text(&mut self, text: &str) -> io::Result<()> {
        if let Err(error) = self.game.play_text(text) {
            return self.console.say(explain::refusal(text, error, &self.game));
        }
        self.computer_moves()?;
        self.show()
    }

    /// Lets the computer move as long as it is its turn.
    fn computer_moves(&mut self) -> io::Result<()> {
        while self.players.of(self.turn()) == Player::Greedy {
            let turn = self.turn();
            let Some(m) = self.greedy.choose(&self.game) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            self.console.say(format_args!("{turn} plays {}.", explain::a_move(m)))?;
        }
        Ok(())
    }

    /// Takes steps of the history back or forth until a human is to move; if none ever is, nothing changes.
    fn walk_to_human(&mut self, no_step: &str, step: impl Fn(&mut AnyGame) -> bool) -> io::Result<()> {
        let mut game = self.game.clone();
        while step(&mut game) {
            if self.players.of(game.position().turn()) == Player::Human || game.outcome().is_some() {
                self.game = game;
                return self.show();
            }
        }
        self.console.say(no_step)
    }

    fn hint(&mut self) -> io::Result<()> {
        // A copy, so that to ask changes nothing about the game to come.
        match self.greedy.clone().choose(&self.game) {
            Some(m) => {
                self.draw(&[m], &[])?;
                self.console.say(format_args!("Hint: {}.", explain::a_move(m)))
            }
            None => self.console.say("The game is over."),
        }
    }

    fn resign(&mut self) -> io::Result<()> {
        match self.game.resign(self.turn()) {
            Ok(()) => self.show(),
            Err(_) => self.console.say("The game is over."),
        }
    }

    fn offer_draw(&mut self) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return self.console.say("The game is over.");
        }
        let other = !self.turn();
        let is_accepted = match self.players.of(other) {
            Player::Human => self.console.confirm(format_args!("{other}, do you accept a draw?"))?,
            Player::Greedy => greedy::accepts_draw(&self.game, other),
        };
        if !is_accepted {
            return self.console.say(format_args!("{other} declines the draw."));
        }
        // The game is not over, so the sides can agree.
        let _ = self.game.agree_draw();
        self.show()
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        let is_own = self.file.as_deref() == Some(path);
        if !is_own && path.exists() && !self.console.confirm(format_args!("Write over {}?", path.display()))? {
            return self.console.say("Not saved.");
        }
        match file::save(&self.game, path) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                self.console.say(format_args!("Saved to {}.", path.display()))
            }
            Err(error) => self.console.say(format_args!("Not saved: {error}.")),
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let loaded = match file::load(path) {
            Ok(loaded) => loaded,
            Err(error) => return self.console.say(format_args!("Not loaded: {error}.")),
        };
        if let Some(fault) = loaded.fault {
            self.console.say(format_args!("The game is damaged at {fault}"))?;
            let moves = counted(loaded.game.ply(), "move");
            if !self.console.confirm(format_args!("Go on after the {moves} before that?"))? {
                return self.console.say("Not loaded.");
            }
        }
        if loaded.more > 0 {
            self.console.say(format_args!("This is the first game of the file, which holds {} more.", loaded.more))?;
        }
        self.begin(loaded.game)
    }

    /// Goes on with another game.
    fn begin(&mut self, game: AnyGame) -> io::Result<()> {
        self.game = game;
        self.computer_moves()?;
        self.show()
    }
}
