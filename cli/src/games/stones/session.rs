//! A session of Stones!.

use std::io;

use stones_core::{Color, GameOver, Move, Square};
use stones_dice_texts::{Texts, text};

use super::board::{self, BoardView};
use super::command::{self, Command};
use super::player::Players;
use super::{AnyGame, advice, explain, move_list, result};
use crate::playable::Playable;
use crate::playable::autosave::{self, Rolls, Settings};
use crate::playable::help;
use crate::playable::humans::Humans;
use crate::playable::squares::{ByPiece, Chosen, two_squares};
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
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
            Command::Stone(square) => self.point(square, terminal),
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

impl ByPiece for Stones {
    type Move = Move;

    fn chosen(&mut self) -> &mut Option<Chosen> {
        &mut self.chosen
    }

    fn is_own(&self, square: Square) -> bool {
        self.game.position().stone_at(square).is_some_and(|stone| stone.color == self.turn())
    }

    fn moves_from(&self, square: Square) -> Vec<Move> {
        explain::moves_from(square, &self.game)
    }

    fn target(m: &Move) -> Option<Square> {
        Some(m.target)
    }

    fn show_moves(&self, moves: &[Move], terminal: &mut Terminal) -> io::Result<()> {
        let list = move_list::by_stone(moves, terminal.black_below(self.turn()));
        self.draw(moves, list, "", terminal)
    }

    fn on_one_line(&self, moves: &[Move], terminal: &Terminal) -> String {
        move_list::by_stone(moves, terminal.black_below(self.turn())).concat()
    }

    fn no_move_from(&self, square: Square, texts: &Texts) -> String {
        explain::no_move_from(square, &self.game, texts)
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

    fn legal_move(&self, origin: Square, target: Square) -> Option<Move> {
        self.game.legal_moves().into_iter().find(|m| (m.origin, m.target) == (origin, target))
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
