//! A dice race at the terminal.

use std::io;

use dice_race_core::{Color, Game, GameOver, Move, Roll, Square};

use super::board::{self, BoardView};
use super::command::{Command, HELP};
use super::dice::Dice;
use super::player::{self, Computer};
use super::{explain, fair, move_list, result, rolls};
use crate::commands::play::options::{Player, Players};
use crate::session::{Playable, Table, walk_to_human};
use crate::terminal::output::Style;

/// A game, its dice, and the computer that can play it.
#[derive(Debug)]
pub(crate) struct DiceRace {
    pub(crate) game: Game,
    pub(crate) dice: Dice,
    pub(crate) computer: Computer,
}

impl Playable for DiceRace {
    type Game = Game;
    type Command = Command;

    const HELP: &'static str = HELP;
    const EXPECTED: &'static str = "a move such as a1-d1, a square such as a1";

    fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    fn read(line: &str) -> Option<Command> {
        Command::read(line)
    }

    fn obey(&mut self, command: Command, table: &mut Table) -> io::Result<()> {
        match command {
            Command::OnlyMove => self.only_move(table),
            Command::Piece(square) => self.show_piece(square, table),
            Command::Move(text) => self.move_by_text(&text, table),
            Command::Roll(text) => self.roll_by_text(&text, table),
            Command::UndoRoll => walk_to_human(self, table, "There is nothing to take back.", step_back),
            Command::Rolls => table.console.say(rolls::log(&self.game).trim_end()),
        }
    }

    fn legend(&self, style: Style) -> String {
        board::legend(style)
    }

    fn prompt(&self) -> String {
        let turn = self.turn();
        match (self.game.outcome(), self.game.position().rolled()) {
            (Some(_), _) => "Game over (undo, save, new, quit)".to_owned(),
            (None, Some(rolled)) => format!("{turn} {rolled}"),
            (None, None) => format!("{turn} rolls (1 to 6)"),
        }
    }

    fn show(&mut self, table: &mut Table) -> io::Result<()> {
        self.draw(&self.game.legal_moves(), table)?;
        if self.game.outcome().is_some() {
            table.console.say(format_args!("\n{}", result::screen(&self.game)))?;
            return self.dice.secret().map_or(Ok(()), |told| table.console.say(told));
        }
        let only = if self.only_legal_move().is_some() { " Enter makes it." } else { "" };
        table.console.say(format_args!("{}{only}", explain::standing(self.game.position())))
    }

    /// Rolls, passes where nothing can move, and lets the computer move.
    fn go_on(&mut self, table: &mut Table) -> io::Result<()> {
        while !self.awaits_human(&self.game, table.players) {
            let turn = self.turn();
            let Some(rolled) = self.game.position().rolled() else {
                let Some(Ok(())) = self.dice.roll(&self.game).map(|roll| self.game.roll(roll)) else { break };
                continue;
            };
            let Some(m) = self.computer.choose(&self.game, table.players.of(turn)) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            table.console.say(explain::a_turn(turn, rolled, m))?;
        }
        Ok(())
    }

    fn awaits_human(&self, game: &Game, players: Players) -> bool {
        let position = game.position();
        let decides = match position.rolled() {
            None => matches!(self.dice, Dice::Typed),
            Some(_) => position.has_move() && players.of(position.turn()) == Player::Human,
        };
        decides || game.outcome().is_some()
    }

    fn undo(game: &mut Game) -> bool {
        game.undo().is_some()
    }

    fn redo(game: &mut Game) -> bool {
        game.redo().is_some()
    }

    fn no_undo(&self) -> String {
        if self.game.ply() == 0 {
            return "There is nothing to take back.".to_owned();
        }
        "The die has been rolled since your last move. `undo roll` goes back all the same.".to_owned()
    }

    fn hint(&mut self, table: &mut Table) -> io::Result<()> {
        match (player::best_move(&self.game), self.game.outcome()) {
            (Some(best), _) => {
                let (m, percent) = (best.played, 100.0 * best.win_probability);
                self.draw(&[m], table)?;
                table.console.say(format_args!("Hint: {m}{}. It wins {percent:.1} % of the time.", explain::note(m)))
            }
            (None, Some(_)) => table.console.say("The game is over."),
            (None, None) => table.console.say("Nothing has been rolled yet."),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    /// The same dice would roll the same again, so they are changed for others.
    fn begin_again(&mut self, table: &mut Table) -> io::Result<()> {
        match &self.dice {
            Dice::Typed => {}
            Dice::Fair(_) => self.dice = Dice::Fair(fair::dice(None, true, &mut table.console)?),
            Dice::Seeded(seed) => {
                let seed = seed.wrapping_add(1);
                table.console.say(format_args!("A new game (--seed {seed})."))?;
                self.dice = Dice::Seeded(seed);
                self.computer.reseed(seed);
            }
        }
        self.game = Game::new(*self.game.start());
        Ok(())
    }

    fn take_up(&mut self, game: Game, table: &mut Table) -> io::Result<()> {
        if matches!(self.dice, Dice::Fair(_)) {
            let seed = crate::commands::play::options::seed(None);
            table
                .console
                .say(format_args!("Its rolls are not those of the fair dice; it goes on with --seed {seed}."))?;
            self.dice = Dice::Seeded(seed);
        }
        self.game = game;
        Ok(())
    }

    fn to_save(&mut self, table: &mut Table) -> io::Result<Option<Game>> {
        let Dice::Fair(dice) = &self.dice else { return Ok(Some(self.game.clone())) };
        let question = "The file tells the secret seed, and with it the rolls to come. Save it?";
        if self.game.outcome().is_none() && !table.console.confirm(question)? {
            return Ok(None);
        }
        fair::revealed(&self.game, dice).map(Some)
    }
}

/// Takes back the last step, whatever it is.
fn step_back(game: &mut Game) -> bool {
    game.undo().or_else(|| game.undo_roll()).is_some()
}

impl DiceRace {
    fn draw(&self, marked: &[Move], table: &mut Table) -> io::Result<()> {
        let position = self.game.position();
        let view = BoardView {
            last: board::last_move(&self.game),
            marked,
            black_below: table.black_below,
            ..BoardView::new(position, table.style)
        };
        let drawn = view.beside(&move_list::beside(position, marked, table.black_below, table.style));
        table.console.say(format_args!("\n{}", drawn.trim_end_matches('\n')))
    }

    fn only_legal_move(&self) -> Option<Move> {
        let moves = self.game.legal_moves();
        if let [only] = *moves { Some(only) } else { None }
    }

    fn only_move(&mut self, table: &mut Table) -> io::Result<()> {
        match self.only_legal_move() {
            Some(m) => self.move_by_text(&m.to_string(), table),
            None => self.show(table),
        }
    }

    fn show_piece(&mut self, square: Square, table: &mut Table) -> io::Result<()> {
        let moves = explain::moves_from(square, &self.game);
        if moves.is_empty() {
            return table.console.say(explain::no_move_from(square, &self.game));
        }
        self.draw(&moves, table)
    }

    fn move_by_text(&mut self, text: &str, table: &mut Table) -> io::Result<()> {
        let moves = self.game.legal_moves();
        let without_sign = |m: &&Move| m.origin().is_some() && m.to_string().replace(['-', 'x'], "") == text;
        let text = moves.iter().find(without_sign).map_or(text.to_owned(), Move::to_string);
        if let Err(error) = self.game.play_text(&text) {
            return table.console.say(explain::refusal(&text, error, &self.game));
        }
        self.go_on(table)?;
        self.show(table)
    }

    fn roll_by_text(&mut self, text: &str, table: &mut Table) -> io::Result<()> {
        if !matches!(self.dice, Dice::Typed) {
            return table.console.say("The dice are rolled for you, unless you begin with `--rolls typed`.");
        }
        let Some(roll) = text.parse().ok().and_then(Roll::new) else {
            return table.console.say(format_args!("Expected a roll, 1 to 6, not {text}."));
        };
        if let Err(reason) = self.game.roll(roll) {
            return table.console.say(format_args!("No roll now: {reason}."));
        }
        self.go_on(table)?;
        self.show(table)
    }
}
