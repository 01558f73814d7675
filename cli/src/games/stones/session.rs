//! A game of Stones! at the terminal.

use std::io;

use stones_core::{Color, GameOver, Move, Score, Square};

use super::board::{self, BoardView};
use super::command::{Command, HELP};
use super::player::{self, Computer};
use super::{AnyGame, explain, move_list, result};
use crate::commands::play::options::{Player, Players};
use crate::session::{Playable, Table};
use crate::terminal::output::{Style, counted};

/// A game and the computer that can play it.
#[derive(Debug)]
pub(crate) struct Stones {
    pub(crate) game: AnyGame,
    pub(crate) computer: Computer,
}

impl Playable for Stones {
    type Game = AnyGame;
    type Command = Command;

    const HELP: &'static str = HELP;
    const EXPECTED: &'static str = "a move such as a1-d4, a square such as a1";

    fn game(&mut self) -> &mut AnyGame {
        &mut self.game
    }

    fn read(line: &str) -> Option<Command> {
        Command::read(line)
    }

    fn obey(&mut self, command: Command, table: &mut Table) -> io::Result<()> {
        match command {
            Command::Stone(square) => self.show_stone(square, table),
            Command::Move(text) => self.move_by_text(&text, table),
            Command::Draw => self.offer_draw(table),
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

    fn show(&mut self, table: &mut Table) -> io::Result<()> {
        let moves = self.game.legal_moves();
        self.draw(&[], &move_list::by_stone(&moves), table)?;
        if self.game.outcome().is_some() {
            return table.console.say(format_args!("\n{}", result::screen(&self.game)));
        }
        let Score { white, black } = self.game.position().score(self.game.rules());
        let (turn, moves) = (self.turn(), counted(moves.len(), "legal move"));
        table.console.say(format_args!("{turn} to move, {moves}. Score: White {white}, Black {black}."))
    }

    /// Lets the computer move as long as it is its turn.
    fn go_on(&mut self, table: &mut Table) -> io::Result<()> {
        while table.players.of(self.turn()) != Player::Human {
            let turn = self.turn();
            let Some(m) = self.computer.choose(&self.game, table.players.of(turn)) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            table.console.say(format_args!("{turn} plays {}.", explain::a_move(m)))?;
        }
        Ok(())
    }

    fn awaits_human(&self, game: &AnyGame, players: Players) -> bool {
        players.of(game.position().turn()) == Player::Human || game.outcome().is_some()
    }

    fn undo(game: &mut AnyGame) -> bool {
        game.undo().is_some()
    }

    fn redo(game: &mut AnyGame) -> bool {
        game.redo().is_some()
    }

    fn no_undo(&self) -> String {
        "There is nothing to take back.".to_owned()
    }

    fn hint(&mut self, table: &mut Table) -> io::Result<()> {
        match player::best_line(&self.game) {
            Some(line) => {
                let m = line.moves[0];
                self.draw(&[m], &[], table)?;
                table.console.say(format_args!("Hint: {}. It is worth {}.", explain::a_move(m), explain::worth(&line)))
            }
            None => table.console.say("The game is over."),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    fn begin_again(&mut self, _: &mut Table) -> io::Result<()> {
        self.game = AnyGame::new(*self.game.start(), self.game.rules());
        Ok(())
    }

    fn take_up(&mut self, game: AnyGame, _: &mut Table) -> io::Result<()> {
        self.computer.set_rules(game.rules());
        self.game = game;
        Ok(())
    }
}

impl Stones {
    fn draw(&mut self, marked: &[Move], beside: &[String], table: &mut Table) -> io::Result<()> {
        let view = BoardView {
            last: self.game.moves().last(),
            marked,
            black_below: table.black_below,
            ..BoardView::new(self.game.position(), table.style)
        };
        let drawn = view.beside(beside);
        table.console.say(format_args!("\n{}", drawn.trim_end_matches('\n')))
    }

    fn show_stone(&mut self, square: Square, table: &mut Table) -> io::Result<()> {
        let moves = explain::moves_from(square, &self.game);
        if moves.is_empty() {
            return table.console.say(explain::no_move_from(square, &self.game));
        }
        self.draw(&moves, &move_list::by_stone(&moves), table)
    }

    fn move_by_text(&mut self, text: &str, table: &mut Table) -> io::Result<()> {
        if let Err(error) = self.game.play_text(text) {
            return table.console.say(explain::refusal(text, error, &self.game));
        }
        self.go_on(table)?;
        self.show(table)
    }

    fn offer_draw(&mut self, table: &mut Table) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return table.console.say("The game is over.");
        }
        let other = !self.turn();
        let is_accepted = match table.players.of(other) {
            Player::Human => table.console.confirm(format_args!("{other}, do you accept a draw?"))?,
            Player::Computer | Player::Greedy => player::accepts_draw(&self.game),
        };
        if !is_accepted {
            return table.console.say(format_args!("{other} declines the draw."));
        }
        // The game is not over, so the sides can agree.
        let _ = self.game.agree_draw();
        self.show(table)
    }
}
