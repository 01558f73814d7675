//! A session of Stones!.

use std::io;

use stones_core::{Color, GameOver, Move, Square};
use stones_dice_texts::{Texts, text};

use super::board::{self, BoardView};
use super::command::{self, Command};
use super::player::Players;
use super::{AnyGame, advice, explain, move_list, result};
use crate::games::contestant::Contestant;
use crate::session::autosave::{self, Rolls, Settings};
use crate::session::help;
use crate::session::humans::Humans;
use crate::session::playable::Playable;
use crate::session::refusal;
use crate::session::squares::{Chosen, Pointed, two_squares};
use crate::session::terminal::Terminal;
use crate::terminal::board::Beside;
use crate::terminal::console::DefaultAnswer;

/// A game and its computer players.
#[derive(Debug)]
pub(crate) struct Stones {
    game: AnyGame,
    players: Players,
    /// The stone whose moves were shown last.
    chosen: Option<Chosen>,
}

impl Playable for Stones {
    type Game = AnyGame;
    type Command = Command;

    fn help(texts: &Texts) -> String {
        command::help(texts)
    }

    fn expected(line: &str, texts: &Texts) -> String {
        text!(texts, "stones-expected-input", text = line)
    }

    fn game(&mut self) -> &mut AnyGame {
        &mut self.game
    }

    fn parse_own(line: &str) -> Option<Command> {
        Command::parse(line)
    }

    fn execute_own(&mut self, command: Command, terminal: &mut Terminal) -> io::Result<()> {
        if let Some(reason) = self.no_move_left(&terminal.texts) {
            return terminal.console.say(reason);
        }
        match command {
            Command::Stone(square) => self.show_stone(square, terminal),
            Command::Move(text) => self.move_by_text(&text, terminal),
            Command::Draw => self.offer_draw(terminal),
        }
    }

    fn legend(terminal: &Terminal) -> String {
        board::legend(terminal.style, &terminal.texts)
    }

    fn prompt(&self, texts: &Texts) -> String {
        match self.game.outcome() {
            Some(_) => help::prompt_after_end(true, texts),
            None => text!(texts, "session-side", side = self.turn().name()),
        }
    }

    fn show(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        if self.game.outcome().is_some() {
            self.draw(&[], Vec::new(), "", terminal)?;
            return terminal.console.say(format_args!("\n{}", result::screen(&self.game, &terminal.texts)));
        }
        let standing = explain::standing(self.game.position(), self.game.rules(), &terminal.texts);
        let list = move_list::by_stone(&self.game.legal_moves(), terminal.black_below(self.turn()));
        self.draw(&[], list, &standing, terminal)?;
        terminal.console.say(standing)
    }

    fn advance(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        while !terminal.humans.play(self.turn()) {
            let turn = self.turn();
            autosave::keep_unless_over(self, terminal)?;
            let notice = |texts: &Texts| text!(texts, "session-thinking-stopped", side = turn.name());
            let Stones { game, players, .. } = self;
            let Some(m) = terminal.think(notice, |stop| players.choose(game, &stop.into()))? else { break };
            if self.game.play(m).is_err() {
                break;
            }
            say_played(turn, m, terminal)?;
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

    fn undo_refusal(&self, texts: &Texts) -> String {
        text!(texts, "session-nothing-to-undo")
    }

    fn hint(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        let notice = |texts: &Texts| text!(texts, "session-hint-stopped");
        let game = &self.game;
        let Some(line) = terminal.think(notice, |stop| advice::best_line(game, &stop.into()))? else {
            return terminal.console.say(text!(terminal.texts, "session-is-over"));
        };
        let m = line.moves[0];
        self.draw(&[m], Vec::new(), "", terminal)?;
        let texts = &terminal.texts;
        let (played, value) = (explain::a_move(m, texts), explain::value(&line, texts));
        terminal.console.say(text!(texts, "stones-hint", played = played, value = value))
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn has_move_of(&self, humans: Humans) -> bool {
        // The sides alternate.
        let first_moves = if humans.play(self.game.start().turn()) { 1 } else { 2 };
        self.game.ply() >= first_moves
    }

    fn settings(&self) -> Settings {
        Settings { players: self.players.contestants(), seed: self.players.seed(), rolls: Rolls::Seeded }
    }

    fn set_players(&mut self, players: [Contestant; 2]) {
        self.players = Players::new(players, self.players.seed(), self.game.rules());
    }

    fn player(word: &str) -> Option<Contestant> {
        Contestant::in_stones_session(word).ok()
    }

    fn seed(&self) -> Option<u64> {
        let has_computer = self.players.contestants().into_iter().any(|player| !player.is_human());
        has_computer.then(|| self.players.seed())
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    fn restart(&mut self, _: &mut Terminal) -> io::Result<()> {
        self.game = AnyGame::new(*self.game.start(), self.game.rules());
        self.chosen = None;
        Ok(())
    }

    fn load(&mut self, game: AnyGame, _: Option<Settings>, _: &mut Terminal) -> io::Result<()> {
        self.players.set_rules(game.rules());
        self.game = game;
        self.chosen = None;
        Ok(())
    }
}

/// Says which move a side has made, and what it does.
fn say_played(side: Color, m: Move, terminal: &mut Terminal) -> io::Result<()> {
    let played = explain::a_move(m, &terminal.texts);
    terminal.console.say(text!(terminal.texts, "stones-plays", side = side.name(), played = played))
}

impl Stones {
    pub(crate) fn new(game: AnyGame, players: Players) -> Stones {
        Stones { game, players, chosen: None }
    }

    /// Prints the board with a list, and leaves room for what is said below.
    fn draw(&self, marked: &[Move], list: Vec<String>, below: &str, terminal: &mut Terminal) -> io::Result<()> {
        let drawing = self.drawing(marked, list, below, terminal);
        terminal.console.draw(drawing)
    }

    pub(super) fn drawing(&self, marked: &[Move], list: Vec<String>, below: &str, terminal: &Terminal) -> String {
        let view = BoardView {
            last: self.game.moves().last(),
            marked,
            black_below: terminal.black_below(self.turn()),
            ..BoardView::new(self.game.position(), terminal.style)
        };
        let drawn = view.beside(&Beside { room: terminal.room_above(below), ..Beside::list(list) });
        format!("\n{}", drawn.trim_end_matches('\n'))
    }

    fn show_stone(&mut self, square: Square, terminal: &mut Terminal) -> io::Result<()> {
        let black_below = terminal.black_below(self.turn());
        match self.pointed(square) {
            Pointed::Move(m) => self.move_by_text(&m.to_string(), terminal),
            Pointed::Piece(moves) => {
                self.chosen = Some(Chosen::new(square, self.game.revision()));
                let list = move_list::by_stone(&moves, black_below);
                self.draw(&moves, list, "", terminal)
            }
            Pointed::NoTarget(chosen) => {
                let list = move_list::by_stone(&explain::moves_from(chosen, &self.game), black_below).concat();
                terminal.console.say(refusal::cannot_go(chosen, square, &list, &terminal.texts))
            }
            Pointed::NoMoves => {
                self.chosen = None;
                terminal.console.say(explain::no_move_from(square, &self.game, &terminal.texts))
            }
        }
    }

    /// What a square means after the one whose moves were shown last.
    pub(super) fn pointed(&self, square: Square) -> Pointed<Move> {
        let chosen = self.chosen.and_then(|chosen| chosen.at(self.game.revision()));
        let is_own = self.game.position().stone_at(square).is_some_and(|stone| stone.color == self.turn());
        Pointed::new(square, chosen, is_own, |square| explain::moves_from(square, &self.game), |m| Some(m.target))
    }

    fn legal_move(&self, origin: Square, target: Square) -> Option<Move> {
        self.game.legal_moves().into_iter().find(|m| (m.origin, m.target) == (origin, target))
    }

    fn move_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        let turn = self.turn();
        match self.play_text(text, terminal) {
            Ok(m) => say_played(turn, m, terminal)?,
            Err(refusal) => return terminal.console.say(refusal),
        }
        self.advance(terminal)?;
        self.show(terminal)
    }

    /// Makes a move. The error says why it is illegal.
    pub(super) fn play_text(&mut self, text: &str, terminal: &Terminal) -> Result<Move, String> {
        // Of two squares, the position knows what the move does.
        let meant = match two_squares(text) {
            Some((origin, target)) => {
                self.legal_move(origin, target).map_or(format!("{origin}-{target}"), |m| m.to_string())
            }
            None => text.to_owned(),
        };
        let black_below = terminal.black_below(self.turn());
        self.game
            .play_text(&meant)
            .map_err(|error| explain::refusal(text, error, &self.game, black_below, &terminal.texts))
    }

    fn offer_draw(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        let other = !self.turn();
        if !terminal.humans.play(other) {
            return self.offer_draw_to_computer(other, terminal);
        }
        let question = text!(terminal.texts, "stones-accept-draw", side = other.name());
        if !terminal.console.confirm(question, DefaultAnswer::NoAtEnd)? {
            return terminal.console.say(text!(terminal.texts, "stones-draw-declined", side = other.name()));
        }
        self.end_in_draw(terminal)
    }

    /// Offers a draw after a question, since the computer may end the game at once.
    fn offer_draw_to_computer(&mut self, computer: Color, terminal: &mut Terminal) -> io::Result<()> {
        if !terminal.console.confirm(text!(terminal.texts, "stones-offer-draw"), DefaultAnswer::NoAtEnd)? {
            return Ok(());
        }
        if !advice::accepts_draw(&self.game) {
            return terminal.console.say(text!(terminal.texts, "stones-draw-refused", side = computer.name()));
        }
        terminal.console.say(text!(terminal.texts, "stones-draw-accepted", side = computer.name()))?;
        self.end_in_draw(terminal)
    }

    fn end_in_draw(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        // This cannot fail, since the game is not over.
        let _ = self.game.agree_draw();
        self.show(terminal)
    }
}
