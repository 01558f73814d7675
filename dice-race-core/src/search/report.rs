use alloc::vec::Vec;

use super::Engine;
use crate::{Color, Game, IllegalMove, Move, Position, Roll, Setup};

/// A move that loses at least so much of the chance to win is a blunder.
pub const BLUNDER: f64 = 0.02;

/// What the analyst says of a whole game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameReport {
    /// Turn by turn.
    pub turns: Vec<TurnReport>,
    /// White's play and luck.
    pub white: SideReport,
    /// Black's.
    pub black: SideReport,
}

/// What the analyst says of a throw and the move it was used for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurnReport {
    /// Whose turn it was.
    pub color: Color,
    /// The throw.
    pub thrown: Roll,
    /// The move.
    pub played: Move,
    /// The best move.
    pub best: Move,
    /// The chance to win before the throw.
    pub win_probability: f64,
    /// What the throw added to it; see [`Engine::luck`].
    pub luck: f64,
    /// What the move took from it, compared with the best.
    pub loss: f64,
    /// Whether there was another move.
    pub was_choice: bool,
}

/// How well a side played, and how lucky it was.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct SideReport {
    /// Turns, passes among them.
    pub turns: u32,
    /// Turns with more than one move.
    pub choices: u32,
    /// The chance to win that its moves took from it, in sum.
    pub loss: f64,
    /// Moves that lost [`BLUNDER`] or more.
    pub blunders: u32,
    /// The luck of its throws, in sum.
    pub luck: f64,
}

impl SideReport {
    /// The error rate: the mean loss of a turn with more than one move; 0 if there was none.
    pub fn error_rate(&self) -> f64 {
        if self.choices == 0 { 0.0 } else { self.loss / f64::from(self.choices) }
    }

    fn add(&mut self, turn: &TurnReport) {
        self.turns += 1;
        self.choices += u32::from(turn.was_choice);
        self.loss += turn.loss;
        self.blunders += u32::from(turn.loss >= BLUNDER);
        self.luck += turn.luck;
    }
}

impl GameReport {
    /// The play and luck of a color.
    pub fn side(&self, color: Color) -> &SideReport {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl Engine {
    /// Looks at every turn of a game that was not taken back: how lucky the throw was and what the move lost. Some
    /// milliseconds a turn.
    ///
    /// ```
    /// use dice_race_core::search::Engine;
    /// use dice_race_core::{Color, Game};
    ///
    /// let text = "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 2:d1-f1 *\n";
    /// let game = Game::from_record(text)?;
    /// let report = Engine::new().report(&game);
    /// assert_eq!(report.turns.len(), 3);
    /// assert!(report.side(Color::Black).luck > 0.0); // a six
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn report(&self, game: &Game) -> GameReport {
        let steps = game.history().steps();
        let before = core::iter::once(game.start()).chain(steps.iter().map(|(_, after)| after));
        let moves = before.zip(steps).filter_map(|(before, (step, _))| Some((before, step.as_move()?)));
        let turns: Vec<_> = moves.filter_map(|(thrown, played)| self.report_turn(thrown, played).ok()).collect();
        let side = |color| {
            let mut side = SideReport::default();
            turns.iter().filter(|turn| turn.color == color).for_each(|turn| side.add(turn));
            side
        };
        GameReport { white: side(Color::White), black: side(Color::Black), turns }
    }

    /// What is said of one move and the throw before it.
    fn report_turn(&self, position: &Position, played: Move) -> Result<TurnReport, IllegalMove> {
        let ranked = self.analyse(position)?;
        let thrown = position.thrown().ok_or(IllegalMove::NoThrow)?;
        let best = ranked.first().ok_or(IllegalMove::NoThrow)?;
        let chosen = ranked.iter().find(|rated| rated.played == played).ok_or(IllegalMove::OtherTarget)?;
        let win_probability = self.win_probability(&without_throw(position));
        Ok(TurnReport {
            color: position.turn(),
            thrown,
            played,
            best: best.played,
            win_probability,
            luck: best.win_probability - win_probability,
            loss: chosen.loss,
            was_choice: ranked.len() > 1,
        })
    }
}

/// The position as it was before the throw.
fn without_throw(position: &Position) -> Position {
    // Taking the throw away makes no position impossible.
    Setup { thrown: None, ..Setup::from(*position) }.position().unwrap_or(*position)
}
