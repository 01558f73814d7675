//! The back end of a graphical board: which squares to light up, what to animate, undo, and a computer player that can
//! be stopped. Run it with `cargo run -p stones-core --features search --example game_frontend`.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use stones_core::search::{Level, Limits, Player, Stop};
use stones_core::{Game, IllegalMove, Move, MoveKind, Position, Rank, Rules, Square, SquareSet};

/// What the board shows when a stone has moved.
#[derive(Debug, PartialEq, Eq)]
struct Animation {
    from: Square,
    to: Square,
    /// The stone that is jumped, if there is one.
    jumped: Option<Square>,
    /// Whether it is pinned or freed.
    kind: MoveKind,
}

/// The state of the board on the screen.
#[derive(Debug, Default)]
struct BoardWidget {
    game: Game,
    selected: Option<Square>,
}

impl BoardWidget {
    /// The squares to light up: where the selected stone can go, or else the stones that can move.
    fn highlights(&self) -> SquareSet {
        match self.selected {
            Some(stone) => self.game.destinations(stone),
            None => self.game.all_destinations().map(|(from, _)| from).collect(),
        }
    }

    /// A click selects a stone, or moves the selected one.
    fn click(&mut self, square: Square) -> Result<Option<Animation>, IllegalMove> {
        let Some(from) = self.selected.take() else {
            // Not an error of the player: a stone that cannot move is not selected.
            self.selected = self.highlights().contains(square).then_some(square);
            return Ok(None);
        };
        let m = self.game.position().find_move(from, square)?;
        self.play(m).map(Some)
    }

    fn play(&mut self, m: Move) -> Result<Animation, IllegalMove> {
        self.game.play(m)?;
        self.selected = None;
        Ok(Animation { from: m.origin, to: m.target, jumped: m.jumped, kind: m.kind })
    }
}

/// A computer player that thinks in a thread of its own, so that the window never waits.
#[derive(Debug)]
struct Thinking {
    stop: Stop,
    reply: Receiver<Result<Move, IllegalMove>>,
}

impl Thinking {
    fn start(position: Position, level: Level) -> Thinking {
        let (stop, (sender, reply)) = (Stop::new(), channel());
        let stopped = stop.clone();
        thread::spawn(move || {
            let mut player = Player::new(level, 7, Rules::default());
            // The window may be gone before the reply.
            let _ = sender.send(player.best_move_with(&position, &Limits::NONE, &stopped));
        });
        Thinking { stop, reply }
    }

    /// Stops at once. The player then replies with the best move so far, which a frontend drops after an undo.
    fn stop(&self) {
        self.stop.stop();
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut board = BoardWidget::default();
    assert_eq!(board.highlights(), SquareSet::from_rank(Rank::First));

    // Click the stone, then its target.
    board.click(Square::D1)?;
    println!("d1 can go to:\n{}", board.highlights());
    let animation = board.click(Square::H5)?;
    let slide = Animation { from: Square::D1, to: Square::H5, jumped: None, kind: MoveKind::Slide };
    assert_eq!(animation, Some(slide));

    // The computer replies. An undo while it thinks stops it.
    let thinking = Thinking::start(*board.game.position(), Level::LOWEST);
    let reply = thinking.reply.recv()??;
    println!("Black plays {reply}: {:?}", board.play(reply)?);
    let thinking = Thinking::start(*board.game.position(), Level::HIGHEST);
    thinking.stop();
    board.game.undo();
    board.game.undo();
    assert!(thinking.reply.recv()?.is_ok());
    assert_eq!((board.game.ply(), board.highlights()), (0, SquareSet::from_rank(Rank::First)));
    Ok(())
}

#[test]
fn a_game_is_played_by_clicks() {
    main().unwrap();

    let mut board =
        BoardWidget { game: Game::new("8/8/8/8/8/3s4/2S5/8 w".parse().unwrap(), Rules::default()), selected: None };
    assert_eq!(board.click(Square::D3), Ok(None));
    assert_eq!(board.selected, None, "Black's stone is not selected on White's turn");
    board.click(Square::C2).unwrap();
    let jump = Animation { from: Square::C2, to: Square::E4, jumped: Some(Square::D3), kind: MoveKind::Pin };
    assert_eq!(board.click(Square::E4), Ok(Some(jump)));

    let mut resigned = BoardWidget::default();
    resigned.game.resign(resigned.game.turn()).unwrap();
    assert_eq!(resigned.highlights(), SquareSet::EMPTY);
}
