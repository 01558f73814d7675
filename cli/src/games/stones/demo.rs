//! A demo: a whole game that the computer plays.

use std::io;

use stones_core::Color;
use stones_core::search::Stop;
use stones_dice_texts::Texts;

use super::board::{self, BoardView};
use super::player::Players;
use super::{AnyGame, move_list, result};
use crate::terminal::board::Beside;
use crate::terminal::output::{Out, Style};

/// Turns of both sides beside a board.
const TURNS_A_BOARD: usize = 8;

/// Plays the game to its end.
pub(crate) fn play(game: &mut AnyGame, players: &mut Players) {
    while let Some(m) = players.choose(game, &Stop::new())
        && game.play(m).is_ok()
    {}
}

/// Shows a game: every few turns a board with the turns that led there, and at the end the result.
pub(crate) fn show(mut game: AnyGame, texts: &Texts, style: Style, black_below: bool, out: &mut Out) -> io::Result<()> {
    out.write_painted(format_args!("{}\n\n", board::legend(style, texts)))?;
    let first = game.start().turn();
    let turns = move_list::by_turn(first, game.moves());
    let ended = game.ply();
    let skipped = usize::from(first == Color::Black);
    for (number, chunk) in turns.chunks(TURNS_A_BOARD).enumerate() {
        let ply = (number + 1) * TURNS_A_BOARD * 2 - skipped;
        // The ply exists: it is no later than the last.
        let _ = game.go_to(ply.min(ended));
        let view = BoardView { last: game.moves().last(), black_below, ..BoardView::new(game.position(), style) };
        out.write_painted(format_args!("{}\n", view.beside(&Beside::list(chunk.to_vec()))))?;
    }
    if turns.is_empty() {
        let view = BoardView { black_below, ..BoardView::new(game.position(), style) };
        out.write_painted(format_args!("{}\n", view.beside(&Beside::default())))?;
    }
    out.say(result::screen(&game, texts).trim_end())
}
