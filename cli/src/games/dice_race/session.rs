//! A session of the dice race.

use std::io;

use dice_race_core::{Color, Game, GameOver, Move, MoveKind, Progress, Roll, Square};
use stones_dice_texts::{Texts, text};

use super::board::{self, BoardView};
use super::command::{self, Command};
use super::dice::Dice;
use super::player::Players;
use super::{advice, explain, fair, move_list, result, rolls};
use crate::playable::autosave::{self, Rolls, Settings};
use crate::playable::help;
use crate::playable::humans::Humans;
use crate::playable::squares::{ByPiece, Chosen, two_squares};
use crate::playable::terminal::Terminal;
use crate::playable::{Playable, step_to_human};
use crate::players::contestant::Contestant;
use crate::players::seed::random_seed;
use crate::terminal::board::Beside;
use crate::terminal::console::DefaultAnswer;

/// A game, its dice and its computer players.
#[derive(Debug)]
pub(crate) struct DiceRace {
    game: Game,
    dice: Dice,
    players: Players,
    /// The piece whose path was shown last.
    chosen: Option<Chosen>,
}

impl Playable for DiceRace {
    type Game = Game;
    type Command = Command;

    fn help(texts: &Texts) -> String {
        command::help(texts)
    }

    fn expected(line: &str, texts: &Texts) -> String {
        text!(texts, "dice-race-expected-input", text = line)
    }

    fn game(&mut self) -> &mut Game {
        &mut self.game
    }

    fn parse_own(line: &str) -> Option<Command> {
        Command::parse(line)
    }

    fn execute_own(&mut self, command: Command, terminal: &mut Terminal) -> io::Result<()> {
        let reason = match &command {
            Command::Move(_) | Command::Roll(_) | Command::Piece(_) => self.no_move_left(&terminal.texts),
            Command::UndoRoll => self.closed(&terminal.texts),
            Command::OnlyMove | Command::Rolls | Command::Draw => None,
        };
        if let Some(reason) = reason {
            return terminal.console.say(reason);
        }
        match command {
            Command::OnlyMove => self.only_move(terminal),
            Command::Piece(square) => self.point(square, terminal),
            Command::Move(text) => self.move_by_text(&text, terminal),
            Command::Roll(text) => self.roll_by_text(&text, terminal),
            Command::UndoRoll => {
                let refusal = text!(terminal.texts, "session-nothing-to-undo");
                step_to_human(self, terminal, &refusal, undo_step)
            }
            Command::Draw => terminal.console.say(text!(terminal.texts, "dice-race-no-draw")),
            Command::Rolls => {
                let log = rolls::log(&self.game, &terminal.texts, terminal.style.width);
                terminal.console.say(log.trim_end())
            }
        }
    }

    fn legend(terminal: &Terminal) -> String {
        board::legend(terminal.style, &terminal.texts)
    }

    fn prompt(&self, texts: &Texts) -> String {
        let turn = self.turn().name();
        match (self.game.outcome(), self.game.position().rolled()) {
            _ if self.is_closed() => help::prompt_after_end(false, texts),
            (Some(_), _) => help::prompt_after_end(true, texts),
            (None, Some(rolled)) => format!("{} {rolled}", text!(texts, "session-side", side = turn)),
            (None, None) => text!(texts, "dice-race-prompt-roll", side = turn),
        }
    }

    fn show(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        if self.game.outcome().is_some() {
            self.draw(&[], "", terminal)?;
            let screen = result::screen(&self.game, &terminal.texts, terminal.style.width);
            terminal.console.say(format_args!("\n{screen}"))?;
            self.dice.reveal();
            return self.dice.secret(&terminal.texts).map_or(Ok(()), |secret| terminal.console.say(secret));
        }
        let standing = self.closed(&terminal.texts).unwrap_or_else(|| self.standing(&terminal.texts));
        self.draw(&self.game.legal_moves(), &standing, terminal)?;
        terminal.console.say(standing)
    }

    fn advance(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        while !self.awaits_human(&self.game, terminal.humans) {
            let turn = self.turn();
            let Some(rolled) = self.game.position().rolled() else {
                let Some(Ok(())) = self.dice.roll(&self.game).map(|roll| self.game.roll(roll)) else { break };
                fair::drop_proof(&mut self.game);
                continue;
            };
            autosave::keep_unless_over(self, terminal)?;
            let Some(m) = self.players.choose(&self.game) else { break };
            if self.game.play(m).is_err() {
                break;
            }
            terminal.console.say(explain::a_turn(turn, rolled, m, &terminal.texts))?;
        }
        Ok(())
    }

    fn awaits_human(&self, game: &Game, humans: Humans) -> bool {
        let position = game.position();
        let decides = match position.rolled() {
            None => matches!(self.dice, Dice::Typed),
            Some(_) => !position.must_pass() && humans.play(position.turn()),
        };
        !self.is_closed() && decides || game.outcome().is_some()
    }

    fn undo(game: &mut Game) -> bool {
        game.undo().is_some()
    }

    fn redo(game: &mut Game) -> bool {
        game.redo().is_some()
    }

    fn undo_refusal(&self, texts: &Texts) -> String {
        if self.game.ply() == 0 {
            return text!(texts, "session-nothing-to-undo");
        }
        text!(texts, "dice-race-die-was-rolled")
    }

    fn hint(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match (advice::best_move(&self.game), self.game.outcome()) {
            (Some(best), _) => {
                let percent = format!("{:.1}", 100.0 * best.win_probability);
                let percent = terminal.texts.language().number(percent);
                self.draw(&[best.played], "", terminal)?;
                let played = explain::a_move(best.played, &terminal.texts);
                terminal.console.say(text!(terminal.texts, "dice-race-hint", played = played, percent = percent))
            }
            (None, Some(_)) => terminal.console.say(text!(terminal.texts, "session-is-over")),
            (None, None) => terminal.console.say(text!(terminal.texts, "dice-race-no-roll-yet")),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn has_move_of(&self, humans: Humans) -> bool {
        self.game.turns().any(|turn| humans.play(turn.played.color()) && turn.played.kind() != MoveKind::Pass)
    }

    fn settings(&self) -> Settings {
        let (seed, rolls) = match &self.dice {
            Dice::Seeded(seed) => (*seed, Rolls::Seeded),
            Dice::Typed => (self.players.seed(), Rolls::Typed),
            Dice::Fair(_) | Dice::Revealed(_) => (self.players.seed(), Rolls::Fair),
        };
        Settings { players: self.players.contestants(), seed, rolls }
    }

    fn set_players(&mut self, players: [Contestant; 2]) {
        self.players = Players::new(players, self.players.seed());
    }

    fn player(word: &str) -> Option<Contestant> {
        Contestant::in_dice_race_session(word).ok()
    }

    fn loss_at_end(&self, texts: &Texts) -> Option<String> {
        matches!(self.dice, Dice::Fair(_)).then(|| text!(texts, "fair-dice-quit-unfinished"))
    }

    fn seed(&self) -> Option<u64> {
        match &self.dice {
            Dice::Seeded(seed) => Some(*seed),
            Dice::Typed => Some(self.players.seed()),
            Dice::Fair(_) | Dice::Revealed(_) => None,
        }
    }

    fn resign(&mut self, color: Color) -> Result<(), GameOver> {
        self.game.resign(color)
    }

    /// A new game gets new dice, since the old ones would repeat their rolls.
    fn restart(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match &self.dice {
            Dice::Typed => {}
            Dice::Fair(_) | Dice::Revealed(_) => {
                self.dice =
                    Dice::Fair(fair::seeds(self.game.start(), None, true, &mut terminal.console, &terminal.texts)?);
            }
            Dice::Seeded(seed) => {
                let seed = seed.wrapping_add(1);
                if terminal.is_verbose {
                    terminal.console.say(text!(terminal.texts, "session-seed", seed = seed.to_string()))?;
                }
                self.dice = Dice::Seeded(seed);
                self.players.reseed(seed);
            }
        }
        self.game = Game::new(*self.game.start());
        self.chosen = None;
        Ok(())
    }

    fn load(&mut self, game: Game, before: Option<Settings>, terminal: &mut Terminal) -> io::Result<()> {
        match (before.map(|before| (before.rolls, before.seed)), &self.dice) {
            (Some((Rolls::Seeded, seed)), _) => self.dice = Dice::Seeded(seed),
            (Some((Rolls::Typed, _)), _) => self.dice = Dice::Typed,
            (Some((Rolls::Fair, _)), _) | (None, Dice::Fair(_) | Dice::Revealed(_)) => {
                let seed = random_seed();
                let notice = text!(terminal.texts, "fair-dice-not-of-this-game", seed = seed.to_string());
                terminal.console.say(notice)?;
                self.dice = Dice::Seeded(seed);
            }
            (None, Dice::Seeded(_) | Dice::Typed) => {}
        }
        self.game = game;
        self.chosen = None;
        self.say_if_proved(terminal)
    }

    fn closed(&self, texts: &Texts) -> Option<String> {
        self.is_closed().then(|| text!(texts, "fair-dice-closed"))
    }

    fn may_be_saved(&self, terminal: &mut Terminal) -> io::Result<bool> {
        if !matches!(self.dice, Dice::Fair(_)) {
            return Ok(true);
        }
        terminal.console.confirm(text!(terminal.texts, "fair-dice-save-reveals"), DefaultAnswer::NoAtEnd)
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

impl ByPiece for DiceRace {
    type Move = Move;

    fn chosen(&mut self) -> &mut Option<Chosen> {
        &mut self.chosen
    }

    fn is_own(&self, square: Square) -> bool {
        self.game.position().piece_at(square).is_some_and(|piece| piece.color == self.turn())
    }

    fn moves_from(&self, square: Square) -> Vec<Move> {
        explain::moves_from(square, &self.game)
    }

    fn target(m: &Move) -> Option<Square> {
        m.target()
    }

    fn show_moves(&self, moves: &[Move], terminal: &mut Terminal) -> io::Result<()> {
        self.draw(moves, "", terminal)
    }

    fn on_one_line(&self, moves: &[Move], _: &Terminal) -> String {
        move_list::as_texts(moves)
    }

    fn no_move_from(&self, square: Square, texts: &Texts) -> String {
        explain::no_move_from(square, &self.game, texts)
    }

    fn move_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        let (turn, rolled) = (self.turn(), self.game.position().rolled());
        match (self.play_text(text, terminal), rolled) {
            (Ok(m), Some(rolled)) => terminal.console.say(explain::a_turn(turn, rolled, m, &terminal.texts))?,
            // No move is legal before a roll.
            (Ok(_), None) => {}
            (Err(refusal), _) => return terminal.console.say(refusal),
        }
        self.advance(terminal)?;
        self.show(terminal)
    }
}

/// Undoes the last step, be it a move or a roll.
fn undo_step(game: &mut Game) -> bool {
    game.undo().or_else(|| game.undo_roll()).is_some()
}

impl DiceRace {
    pub(crate) fn new(game: Game, dice: Dice, players: Players) -> DiceRace {
        DiceRace { game, dice, players, chosen: None }
    }

    /// Says that playing on costs a loaded game the proof of its fair dice, if it has one.
    pub(crate) fn say_if_proved(&self, terminal: &mut Terminal) -> io::Result<()> {
        if !fair::has_proof(&self.game) {
            return Ok(());
        }
        terminal.console.say(text!(terminal.texts, "fair-dice-no-more-proof"))
    }

    /// Whether the game cannot go on, since its fair dice are revealed.
    fn is_closed(&self) -> bool {
        matches!(self.dice, Dice::Revealed(_))
    }

    /// The side to roll or to move, and what Enter does.
    fn standing(&self, texts: &Texts) -> String {
        let standing = explain::standing(self.game.position(), texts);
        match self.only_legal_move() {
            Some(_) => format!("{standing} {}", text!(texts, "dice-race-enter-makes-it")),
            None => standing,
        }
    }

    /// Prints the board with these moves, and leaves room for what is said below.
    fn draw(&self, marked: &[Move], below: &str, terminal: &mut Terminal) -> io::Result<()> {
        let drawing = self.drawing(marked, below, terminal);
        terminal.console.draw(drawing)
    }

    pub(super) fn drawing(&self, marked: &[Move], below: &str, terminal: &Terminal) -> String {
        let position = self.game.position();
        let view = BoardView {
            last: board::last_move(&self.game),
            marked,
            black_below: terminal.black_below(self.turn()),
            ..BoardView::new(position, terminal.style)
        };
        let beside = move_list::beside(position, marked, view.black_below, terminal.style, &terminal.texts);
        let drawn = view.beside(&Beside { room: terminal.room_above(below), ..beside });
        format!("\n{}", drawn.trim_end_matches('\n'))
    }

    pub(super) fn only_legal_move(&self) -> Option<Move> {
        let moves = self.game.legal_moves();
        if let [only] = *moves { Some(only) } else { None }
    }

    fn only_move(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        match self.only_legal_move() {
            Some(m) => self.move_by_text(&m.to_string(), terminal),
            None => self.show(terminal),
        }
    }

    /// The move that a text means: two squares need not say whether the move captures, and `enter` needs no square.
    fn meant(&self, text: &str) -> String {
        let moves = self.game.legal_moves();
        let squares = two_squares(text);
        let ends = |m: &Move| m.origin().zip(m.target());
        match (text, squares) {
            ("enter", _) => {
                let enters = moves.iter().find(|m| m.kind() == MoveKind::Enter);
                enters.map_or_else(|| format!("@{}", Progress::START.square(self.turn())), Move::to_string)
            }
            ("pass", _) => "--".to_owned(),
            (_, Some((origin, target))) => {
                let meant = moves.iter().find(|m| ends(m) == squares);
                meant.map_or_else(|| format!("{origin}-{target}"), Move::to_string)
            }
            _ => text.to_owned(),
        }
    }

    /// Makes a move. The error says why it is illegal.
    pub(super) fn play_text(&mut self, text: &str, terminal: &Terminal) -> Result<Move, String> {
        let meant = self.meant(text);
        self.game.play_text(&meant).map_err(|error| explain::refusal(text, error, &self.game, &terminal.texts))
    }

    fn roll_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()> {
        if !matches!(self.dice, Dice::Typed) {
            return terminal.console.say(text!(terminal.texts, "dice-race-rolled-for-you"));
        }
        let Some(roll) = text.parse().ok().and_then(Roll::new) else {
            return terminal.console.say(text!(terminal.texts, "dice-race-expected-roll", text = text));
        };
        if let Err(reason) = self.game.roll(roll) {
            let reason = explain::reason(reason, text, &terminal.texts);
            return terminal.console.say(text!(terminal.texts, "dice-race-no-roll-now", reason = reason));
        }
        fair::drop_proof(&mut self.game);
        self.advance(terminal)?;
        self.show(terminal)
    }
}
