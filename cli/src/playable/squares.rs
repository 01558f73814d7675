//! A move that is typed as two squares, without the sign of its kind: in one line, or one after the other.

use std::fmt::Display;
use std::io;

use chessboard_core::{LoggedGame, Square};
use stones_dice_texts::Texts;

use super::terminal::Terminal;
use super::{Playable, refusal};

/// What may stand between the squares.
const SEPARATORS: [char; 4] = [' ', '-', ':', '→'];

/// The squares of `a1d4`, `a1-d4` or `a1 d4`. A sign that says what the move does, such as `x`, is no such text.
pub(crate) fn two_squares(text: &str) -> Option<(Square, Square)> {
    let (origin, rest) = text.split_at_checked(2)?;
    let target = rest.trim_start_matches(SEPARATORS);
    Some((origin.parse().ok()?, target.parse().ok()?))
}

/// The first and the last square in a text, for messages about it; if there is none, the text.
pub(crate) fn ends(text: &str) -> (&str, &str) {
    let ends = [text.get(..2), text.len().checked_sub(2).and_then(|start| text.get(start..))];
    let [first, last] = ends.map(|end| end.filter(|end| end.parse::<Square>().is_ok()).unwrap_or(text));
    (first, last)
}

/// A square that was typed to see its moves, which a target may follow while the game stands as it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Chosen {
    square: Square,
    revision: u64,
}

impl Chosen {
    /// The square, if the game still has this revision.
    fn at(self, revision: u64) -> Option<Square> {
        (self.revision == revision).then_some(self.square)
    }
}

/// What a typed square means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Pointed<M> {
    /// This move of the piece that was chosen before.
    Move(M),
    /// A piece with these moves, to be chosen.
    Piece(Vec<M>),
    /// A square where the chosen piece, which stands on this one, cannot go.
    NoTarget(Square),
    /// A square without moves.
    NoMoves,
}

impl<M> Pointed<M> {
    /// What the square means after the chosen one. `moves_from` lists the moves of the piece on a square.
    fn new(
        square: Square,
        chosen: Option<Square>,
        is_own: bool,
        moves_from: impl Fn(Square) -> Vec<M>,
        target: impl Fn(&M) -> Option<Square>,
    ) -> Pointed<M> {
        let mut of_chosen = chosen.map(&moves_from).unwrap_or_default();
        if let Some(at) = of_chosen.iter().position(|m| target(m) == Some(square)) {
            return Pointed::Move(of_chosen.swap_remove(at));
        }
        let moves = moves_from(square);
        match chosen {
            _ if !moves.is_empty() => Pointed::Piece(moves),
            Some(chosen) if !is_own && !of_chosen.is_empty() => Pointed::NoTarget(chosen),
            _ => Pointed::NoMoves,
        }
    }
}

/// A game in which a typed square shows the moves of its piece, and the next one moves it there.
pub(crate) trait ByPiece: Playable {
    type Move: Display;

    /// The square that was chosen last.
    fn chosen(&mut self) -> &mut Option<Chosen>;

    /// Whether a piece of the side to move stands there.
    fn is_own(&self, square: Square) -> bool;

    fn moves_from(&self, square: Square) -> Vec<Self::Move>;

    fn target(m: &Self::Move) -> Option<Square>;

    /// Draws the board with the moves of a piece.
    fn show_moves(&self, moves: &[Self::Move], terminal: &mut Terminal) -> io::Result<()>;

    /// The moves of a piece on one line.
    fn on_one_line(&self, moves: &[Self::Move], terminal: &Terminal) -> String;

    /// Why no move begins there.
    fn no_move_from(&self, square: Square, texts: &Texts) -> String;

    /// Makes a move that was typed, or says why it is illegal.
    fn move_by_text(&mut self, text: &str, terminal: &mut Terminal) -> io::Result<()>;

    /// What a square means after the one that was chosen last.
    fn pointed(&mut self, square: Square) -> Pointed<Self::Move> {
        let revision = self.game().log().revision();
        let chosen = self.chosen().and_then(|chosen| chosen.at(revision));
        Pointed::new(square, chosen, self.is_own(square), |square| self.moves_from(square), Self::target)
    }

    /// Does what a typed square means.
    fn point(&mut self, square: Square, terminal: &mut Terminal) -> io::Result<()> {
        match self.pointed(square) {
            Pointed::Move(m) => self.move_by_text(&m.to_string(), terminal),
            Pointed::Piece(moves) => {
                let revision = self.game().log().revision();
                *self.chosen() = Some(Chosen { square, revision });
                self.show_moves(&moves, terminal)
            }
            Pointed::NoTarget(chosen) => {
                let moves = self.on_one_line(&self.moves_from(chosen), terminal);
                terminal.console.say(refusal::cannot_go(chosen, square, &moves, &terminal.texts))
            }
            Pointed::NoMoves => {
                *self.chosen() = None;
                terminal.console.say(self.no_move_from(square, &terminal.texts))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_squares_are_read_with_any_separator() {
        for text in ["a1d4", "a1-d4", "a1 d4", "a1 - d4", "a1:d4", "a1→d4"] {
            assert_eq!(two_squares(text), Some((Square::A1, Square::D4)), "{text}");
        }
        for text in ["a1xd4", "a1^d4", "a1", "a1-d9", "a1-d4-", "", "é1d4", "a1 to d4"] {
            assert_eq!(two_squares(text), None, "{text}");
        }
    }

    #[test]
    fn a_text_has_a_first_and_a_last_square() {
        assert_eq!(ends("a1xd4"), ("a1", "d4"));
        assert_eq!(ends("@h8"), ("@h8", "h8"));
        assert_eq!(ends("--"), ("--", "--"));
        assert_eq!((ends(""), ends("é")), (("", ""), ("é", "é")));
    }
}
