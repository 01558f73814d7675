//! A session of the dice race.

use std::io;

use dice_race_core::{Color, Game, GameOver, Move, Roll, Square};

use super::board::{self, BoardView};
use super::command::{Command, HELP};
use super::dice::Dice;
use super::player::Players;
use super::{advice, explain, fair, move_list, result, rolls};
use crate::games::seed::random_seed;
use crate::session::humans::Humans;
use crate::session::playable::{Playable, step_to_human};
use crate::session::terminal::Terminal;
use crate::terminal::output::Style;

/// Why a game whose fair dice are revealed cannot go on.
const CLOSED: &str = "The secret of the fair dice has been shown, so this game cannot go on. `save FILE` saves it, \
                      `new` starts another.";

/// A game, its dice and its computer players.
#[derive(Debug)]
pub(crate) struct DiceRace {
    pub(crate) game: Game,
    pub(crate) dice: Dice,
    pub(crate) players: Players,
}

impl Playable for DiceRace {
    type Game = Game;
    type Command = Command;

    const HELP: &'static str = HELP;
    const EXPECTED: &'static str = "a move such as a1-d1, a square such as a1";

    fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    fn parse_own(line: &str) -> Option<Command> {
        Command::parse(line)
    }

    fn execute_own(&mut self, command: Command, terminal: &mut Terminal) -> io::Result<()> {
        if let (Command::Move(_) | Command::Roll(_) | Command::UndoRoll, Some(reason)) = (&command, self.closed()) {
            return terminal.console.say(reason);
        }
        match command {
            Command::OnlyMove => self.only_move(terminal),
            Command::Piece(square) => self.show_piece(square, terminal),
            Command::Move(text) => self.move_by_text(&text, terminal),
            Command::Roll(text) => self.roll_by_text(&text, terminal),
            Command::UndoRoll => step_to_human(self, terminal, "There is nothing to undo.", undo_step),
            Command::Rolls => terminal.console.say(rolls::log(&self.game, terminal.style.width).trim_end()),
        }
    }

    fn legend(&self, style: Style) -> String {
        board::legend(style)
    }

    fn prompt(&self) -> String {
        let turn = self.turn();
        match (self.game.outcome(), self.game.position().rolled()) {
            _ if self.closed().is_some() => "Game over (save, new, quit)".to_owned(),
            (Some(_), _) => "Game over (undo, save, new, quit)".to_owned(),
            (None, Some(rolled)) => format!("{turn} {rolled}"),
            (None, None) => format!("{turn} rolls (1 to 6)"),
        }
    }

    fn show(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        self.draw(&self.game.legal_moves(), terminal)?;
        if self.game.outcome().is_some() {
            terminal.console.say(format_args!("\n{}", result::screen(&self.game, terminal.style.width)))?;
            self.dice.reveal();
            return self.dice.secret().map_or(Ok(()), |secret| terminal.console.say(secret));
        }
        if let Some(reason) = self.closed() {
            return terminal.console.say(reason);
        }
        let only = if self.only_legal_move().is_some() { " Enter makes it." } else { "" };
        terminal.console.say(format_args!("{}{only}", explain::standing(self.game.position())))
    }

    fn advance(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        while !self.awaits_human(&self.game, terminal.humans) {
            let turn = self.turn();
            let Some(rolled) = self.game.position().rolled() else {
                let Some(Ok(())) = self.dice.roll(&self.game).map(|roll| self.game.roll(roll)) else { break };
                fair::drop_proof(&mut self.game);
                continue;
            };
            let Some(m) = self.players.choose(&self.game) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            terminal.console.say(explain::a_turn(turn, rolled, m))?;
        }
        Ok(())
    }

    fn awaits_human(&self, game: &Game, humans: Humans) -> bool {
        let position = game.position();
        let decides = match position.rolled() {
            None => matches!(self.dice, Dice::Typed),
            Some(_) => !position.must_pass() && humans.play(position.turn()),
        };
        self.closed().is_none() && decides || game.outcome().is_some()
    }

    fn undo(game: &mut Game) -> bool {
        game.undo().is_some()
    }

    fn redo(game: &mut Game) -> bool {
        game.redo().is_some()
    }

    fn undo_refusal(&self) -> String {
        if self.game.ply() == 0 {
            return "There is nothing to undo.".to_owned();
        }
        "The die has been rolled since your last move. `undo roll` undoes the roll too.".to_owned()
    }

    fn hint(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match (advice::best_move(&self.game), self.game.outcome()) {
            (Some(best), _) => {
                let (m, percent) = (best.played, 100.0 * best.win_probability);
                self.draw(&[m], terminal)?;
                terminal.console.say(format_args!("Hint: {m}{}. It wins {percent:.1} % of the time.", explain::note(m)))
            }
            (None, Some(_)) => terminal.console.say("The game is over."),
            (None, None) => terminal.console.say("No roll has been made yet."),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    /// A new game gets new dice, since the old ones would repeat their rolls.
    fn restart(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match &self.dice {
            Dice::Typed => {}
            Dice::Fair(_) | Dice::Revealed(_) => {
                self.dice = Dice::Fair(fair::seeds(self.game.start(), None, true, &mut terminal.console)?);
            }
            Dice::Seeded(seed) => {
                let seed = seed.wrapping_add(1);
                terminal.console.say(format_args!("A new game (--seed {seed})."))?;
                self.dice = Dice::Seeded(seed);
                self.players.reseed(seed);
            }
        }
        self.game = Game::new(*self.game.start());
        Ok(())
    }

    fn load(&mut self, game: Game, terminal: &mut Terminal) -> io::Result<()> {
        if matches!(self.dice, Dice::Fair(_) | Dice::Revealed(_)) {
            let seed = random_seed();
            terminal
                .console
                .say(format_args!("This game was not rolled with these fair dice. It continues with --seed {seed}."))?;
            self.dice = Dice::Seeded(seed);
        }
        self.game = game;
        self.say_if_proved(terminal)
    }

    fn closed(&self) -> Option<&'static str> {
        matches!(self.dice, Dice::Revealed(_)).then_some(CLOSED)
    }

    fn may_be_saved(&self, terminal: &mut Terminal) -> io::Result<bool> {
        let question =
            "The file reveals the secret seed, and with it all future rolls: this game cannot go on. Save it?";
        Ok(!matches!(self.dice, Dice::Fair(_)) || terminal.console.confirm(question)?)
    }

    fn game_to_save(&mut self) -> io::Result<Game> {
        let mut game = self.game.clone();
        self.dice.write_proof(&mut game).map_err(io::Error::other)?;
        Ok(game)
    }

    /// Who reads the file knows the secret of fair dice.
    fn has_been_saved(&mut self) {
        self.dice.reveal();
    }
}

/// Undoes the last step, be it a move or a roll.
fn undo_step(game: &mut Game) -> bool {
    game.undo().or_else(|| game.undo_roll()).is_some()
}

impl DiceRace {
    /// Says that playing on costs a loaded game the proof of its fair dice, if it has one.
    pub(crate) fn say_if_proved(&self, terminal: &mut Terminal) -> io::Result<()> {
        if !fair::has_proof(&self.game) {
            return Ok(());
        }
        terminal
            .console
            .say("This game has fair dice, which roll no more: after the next roll it holds no proof of them.")
    }

    fn draw(&self, marked: &[Move], terminal: &mut Terminal) -> io::Result<()> {
        let position = self.game.position();
        let view = BoardView {
            last: board::last_move(&self.game),
            marked,
            black_below: terminal.black_below,
            ..BoardView::new(position, terminal.style)
        };
        let drawn = view.beside(&move_list::beside(position, marked, terminal.black_below, terminal.style));
        terminal.console.draw(format_args!("\n{}", drawn.trim_end_matches('\n')))
    }

    fn only_legal_move(&self) -> Option<Move> {
        let moves = self.game.legal_moves();
        if let [only] = *moves { Some(only) } else { None }
    }

    fn only_move(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match self.only_legal_move() {
            Some(m) => self.move_by_text(&m.to_string(), terminal),
            None => self.show(terminal),
        }
    }

    fn show_piece(&mut self, square: Square, terminal: &mut Terminal) -> io::Result<()> {
        let moves = explain::moves_from(square, &self.game);
        if moves.is_empty() {
            return terminal.console.say(explain::no_move_from(square, &self.game));
        }
        self.draw(&moves, terminal)
    }

    fn move_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        let moves = self.game.legal_moves();
        let without_sign = |m: &&Move| m.origin().is_some() && m.to_string().replace(['-', 'x'], "") == text;
        let text = moves.iter().find(without_sign).map_or(text.to_owned(), Move::to_string);
        if let Err(error) = self.game.play_text(&text) {
            return terminal.console.say(explain::refusal(&text, error, &self.game));
        }
        self.advance(terminal)?;
        self.show(terminal)
    }

    fn roll_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        if !matches!(self.dice, Dice::Typed) {
            return terminal.console.say("The dice are rolled for you, unless you start with `--rolls typed`.");
        }
        let Some(roll) = text.parse().ok().and_then(Roll::new) else {
            return terminal.console.say(format_args!("Expected a roll, 1 to 6, not {text}."));
        };
        if let Err(reason) = self.game.roll(roll) {
            return terminal.console.say(format_args!("No roll now: {}.", reason.reason()));
        }
        fair::drop_proof(&mut self.game);
        self.advance(terminal)?;
        self.show(terminal)
    }
}
