//! A session of Stones!.

use std::io;

use stones_core::{Color, GameOver, Move, Score, Square};

use super::board::{self, BoardView};
use super::command::{Command, HELP};
use super::player::Players;
use super::{AnyGame, advice, explain, move_list, result};
use crate::session::humans::Humans;
use crate::session::playable::Playable;
use crate::session::terminal::Terminal;
use crate::terminal::output::{Style, count_of};

/// A game and its computer players.
#[derive(Debug)]
pub(crate) struct Stones {
    pub(crate) game: AnyGame,
    pub(crate) players: Players,
}

impl Playable for Stones {
    type Game = AnyGame;
    type Command = Command;

    const HELP: &'static str = HELP;
    const EXPECTED: &'static str = "a move such as a1-d4, a square such as a1";

    fn game(&mut self) -> &mut AnyGame {
        &mut self.game
    }

    fn parse_own(line: &str) -> Option<Command> {
        Command::parse(line)
    }

    fn execute_own(&mut self, command: Command, terminal: &mut Terminal) -> io::Result<()> {
        match command {
            Command::Stone(square) => self.show_stone(square, terminal),
            Command::Move(text) => self.move_by_text(&text, terminal),
            Command::Draw => self.offer_draw(terminal),
        }
    }

    fn legend(&self, style: Style) -> String {
        board::legend(style)
    }

    fn prompt(&self) -> String {
        match self.game.outcome() {
            Some(_) => "Game over (undo, save, new, quit)".to_owned(),
            None => self.turn().to_string(),
        }
    }

    fn show(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        let moves = self.game.legal_moves();
        self.draw(&[], &move_list::by_stone(&moves), terminal)?;
        if self.game.outcome().is_some() {
            return terminal.console.say(format_args!("\n{}", result::screen(&self.game)));
        }
        let Score { white, black } = self.game.position().score(self.game.rules());
        let (turn, moves) = (self.turn(), count_of(moves.len(), "legal move"));
        terminal.console.say(format_args!("{turn} to move, {moves}. Score: White {white}, Black {black}."))
    }

    fn advance(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        while !terminal.humans.play(self.turn()) {
            let turn = self.turn();
            let Some(m) = self.players.choose(&self.game) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            terminal.console.say(format_args!("{turn} plays {}.", explain::a_move(m)))?;
        }
        Ok(())
    }

    fn awaits_human(&self, game: &AnyGame, humans: Humans) -> bool {
        humans.play(game.position().turn()) || game.outcome().is_some()
    }

    fn undo(game: &mut AnyGame) -> bool {
        game.undo().is_some()
    }

    fn redo(game: &mut AnyGame) -> bool {
        game.redo().is_some()
    }

    fn undo_refusal(&self) -> String {
        "There is nothing to undo.".to_owned()
    }

    fn hint(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match advice::best_line(&self.game) {
            Some(line) => {
                let m = line.moves[0];
                self.draw(&[m], &[], terminal)?;
                terminal.console.say(format_args!("Hint: {}. Value {}.", explain::a_move(m), explain::value(&line)))
            }
            None => terminal.console.say("The game is over."),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    fn restart(&mut self, _: &mut Terminal) -> io::Result<()> {
        self.game = AnyGame::new(*self.game.start(), self.game.rules());
        Ok(())
    }

    fn load(&mut self, game: AnyGame, _: &mut Terminal) -> io::Result<()> {
        self.players.set_rules(game.rules());
        self.game = game;
        Ok(())
    }
}

impl Stones {
    fn draw(&mut self, marked: &[Move], beside: &[String], terminal: &mut Terminal) -> io::Result<()> {
        let view = BoardView {
            last: self.game.moves().last(),
            marked,
            black_below: terminal.black_below,
            ..BoardView::new(self.game.position(), terminal.style)
        };
        let drawn = view.beside(beside);
        terminal.console.draw(format_args!("\n{}", drawn.trim_end_matches('\n')))
    }

    fn show_stone(&mut self, square: Square, terminal: &mut Terminal) -> io::Result<()> {
        let moves = explain::moves_from(square, &self.game);
        if moves.is_empty() {
            return terminal.console.say(explain::no_move_from(square, &self.game));
        }
        self.draw(&moves, &move_list::by_stone(&moves), terminal)
    }

    fn move_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        if let Err(error) = self.game.play_text(text) {
            return terminal.console.say(explain::refusal(text, error, &self.game));
        }
        self.advance(terminal)?;
        self.show(terminal)
    }

    fn offer_draw(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return terminal.console.say("The game is over.");
        }
        let other = !self.turn();
        let is_accepted = if terminal.humans.play(other) {
            terminal.console.confirm(format_args!("{other}, do you accept a draw?"))?
        } else {
            advice::accepts_draw(&self.game)
        };
        if !is_accepted {
            return terminal.console.say(format_args!("{other} declines the draw."));
        }
        // This cannot fail, since the game is not over.
        let _ = self.game.agree_draw();
        self.show(terminal)
    }
}
