//! A demo: a whole game that the computer plays.

use std::io;

use dice_race_core::Game;
use stones_dice_texts::Texts;

use super::board::{self, BoardView};
use super::dice::Dice;
use super::player::Players;
use super::{move_list, result};
use crate::terminal::board::Beside;
use crate::terminal::output::{Out, Style};

/// Lines of turns beside a board.
const LINES_A_BOARD: usize = 8;

/// Plays the game to its end.
pub(crate) fn play(game: &mut Game, dice: &Dice, players: &mut Players) {
    loop {
        let has_advanced = match game.position().rolled() {
            None => dice.roll(game).is_some_and(|roll| game.roll(roll).is_ok()),
            Some(_) => players.choose(game).is_some_and(|m| game.play(m).is_ok()),
        };
        if !has_advanced {
            return;
        }
    }
}

/// Shows a game: every few turns a board with the turns that led there, and at the end the result.
pub(crate) fn show(mut game: Game, texts: &Texts, style: Style, black_below: bool, out: &mut Out) -> io::Result<()> {
    out.write_painted(format_args!("{}\n\n", board::legend(style, texts)))?;
    let lines = move_list::by_turn(game.turns());
    let ended = game.ply();
    for (number, chunk) in lines.chunks(LINES_A_BOARD).enumerate() {
        let ply = (number + 1) * LINES_A_BOARD * move_list::TURNS_A_LINE;
        // The ply exists: it is no later than the last.
        let _ = game.go_to(ply.min(ended));
        let view = BoardView { last: board::last_move(&game), black_below, ..BoardView::new(game.position(), style) };
        out.write_painted(format_args!("{}\n", view.beside(&Beside::list(chunk.to_vec()))))?;
    }
    if lines.is_empty() {
        let view = BoardView { black_below, ..BoardView::new(game.position(), style) };
        out.write_painted(format_args!("{}\n", view.beside(&Beside::default())))?;
    }
    out.say(result::screen(&game, texts, style.width).trim_end())
}
