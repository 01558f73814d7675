//! The start of a game, the same for both: where it comes from, who plays, and the session or the demo.

use std::io;
use std::path::Path;

use super::opening::{self, Choice, Offered};
use super::options::Options;
use crate::dialogue;
use crate::lessons::taught::Taught;
use crate::playable::Playable;
use crate::playable::autosave::{self, Keeper, Kept, Resumed, Settings};
use crate::playable::humans::Humans;
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::session::{Left, Session, files};
use crate::terminal::failure::Failure;

/// The game with its history that these options are for.
pub(super) type GameOf<A> = <<A as GameArgs>::Playable as Playable>::Game;

/// The options of `play` that only one game has, and what they make of it.
pub(super) trait GameArgs: Default {
    /// The game in a session.
    type Playable: Taught;

    /// Refuses options that cannot be given together.
    fn check(&self, options: &Options) -> Result<(), Failure>;

    /// Whether an unfinished game can take the place of a new one.
    fn is_usual(&self) -> bool;

    /// The game to start.
    fn new_game(&self) -> Result<GameOf<Self>, Failure>;

    /// Asks for the rules, from the last one if the player comes back from a later question; `false` to go back.
    fn ask(&mut self, comes_back: bool, terminal: &mut Terminal) -> io::Result<bool>;

    /// Greets the player, and makes what a session plays.
    fn greet(
        &self,
        game: GameOf<Self>,
        setup: Setup,
        options: &Options,
        terminal: &mut Terminal,
    ) -> io::Result<Self::Playable>;

    /// Shows the game as the computer plays it to the end.
    fn show_demo(&self, game: GameOf<Self>, setup: Setup, terminal: &mut Terminal) -> io::Result<()>;
}

/// Who plays, and with which random choices.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setup {
    pub(super) contestants: [Contestant; 2],
    pub(super) seed: u64,
    /// How the game was played before, if it goes on.
    pub(super) before: Option<Settings>,
}

/// A game to be played, and where it comes from.
struct Source<G> {
    game: G,
    before: Option<Settings>,
    keeper: Keeper,
    /// Whether it stands in a file of the player.
    is_in_file: bool,
}

/// How a game came to its end, or did not come to its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Played {
    /// It has not begun: the player goes back to the question before.
    Back,
    /// It was left, or is over.
    Left(Left),
}

/// Plays a game that the arguments name: a new one, one that was left unfinished, one of a file, or a demo.
pub(super) fn named<A>(args: &A, options: &Options, terminal: &mut Terminal) -> Result<Left, Failure>
where
    A: GameArgs,
    Kept<GameOf<A>>: Offered,
{
    args.check(options)?;
    let loaded = options.loaded::<GameOf<A>>()?;
    if let Some(notice) = loaded.as_ref().and_then(|loaded| loaded.notice_at_start(&terminal.texts)) {
        terminal.console.say(notice)?;
    }
    let game = loaded.map_or_else(|| args.new_game(), |loaded| Ok(loaded.game))?;
    if options.is_demo() {
        let setup = Setup { contestants: options.contestants_of_demo(), seed: options.seed(None), before: None };
        terminal.humans = Humans::among(setup.contestants);
        args.show_demo(without_settings::<A>(game), setup, terminal)?;
        return Ok(Left::Quit);
    }
    let play = |terminal: &mut Terminal| match options.file() {
        Some(_) => play(args, of_file::<A>(game.clone(), options), options, terminal),
        None => choose(args, options, terminal),
    };
    loop {
        match play(terminal)? {
            Played::Left(left) => return Ok(left),
            Played::Back => dialogue::say_is_first(terminal)?,
        }
    }
}

/// Asks whether to continue a game that was left unfinished, if there is one, and plays.
fn choose<A>(args: &A, options: &Options, terminal: &mut Terminal) -> Result<Played, Failure>
where
    A: GameArgs,
    Kept<GameOf<A>>: Offered,
{
    if !args.is_usual() {
        return new(args, options, terminal);
    }
    loop {
        let unfinished = options.kept::<A::Playable>(terminal)?;
        if unfinished.kept.is_empty() {
            opening::say_played(&unfinished, terminal)?;
            return new(args, options, terminal);
        }
        let Some(choice) = opening::ask(Some(A::Playable::GAME), unfinished, terminal)? else {
            return Ok(Played::Back);
        };
        let played = match choice {
            Choice::New(_) => new(args, options, terminal)?,
            Choice::WithOptions(_) => with_options::<A>(options, terminal)?,
            Choice::Continue(kept) => continued(args, kept, options, terminal)?,
            Choice::Load(path) => from_file(args, &path, options, terminal)?,
        };
        if played != Played::Back {
            return Ok(played);
        }
    }
}

/// Plays a new game.
pub(super) fn new<A: GameArgs>(args: &A, options: &Options, terminal: &mut Terminal) -> Result<Played, Failure> {
    let keeper = options.keeper::<GameOf<A>>();
    play(args, Source { game: args.new_game()?, before: None, keeper, is_in_file: false }, options, terminal)
}

/// Plays a new game after questions about its rules.
pub(super) fn with_options<A: GameArgs>(options: &Options, terminal: &mut Terminal) -> Result<Played, Failure> {
    let (mut args, mut comes_back) = (A::default(), false);
    while args.ask(comes_back, terminal)? {
        let played = new(&args, options, terminal)?;
        if played != Played::Back {
            return Ok(played);
        }
        comes_back = true;
    }
    Ok(Played::Back)
}

/// Continues a game that was left unfinished, unless another session has taken it.
pub(super) fn continued<A: GameArgs>(
    args: &A,
    kept: Kept<GameOf<A>>,
    options: &Options,
    terminal: &mut Terminal,
) -> Result<Played, Failure> {
    match kept.resume::<A::Playable>(terminal)? {
        Some(Resumed { keeper, game, settings }) => {
            play(args, Source { game, before: settings, keeper, is_in_file: false }, options, terminal)
        }
        None => Ok(Played::Back),
    }
}

/// Continues a game of a file that the player names.
pub(super) fn from_file<A: GameArgs>(
    args: &A,
    path: &Path,
    options: &Options,
    terminal: &mut Terminal,
) -> Result<Played, Failure> {
    match files::load::<A::Playable>(path, terminal)? {
        Some(game) => play(args, of_file::<A>(game, options), options, terminal),
        None => Ok(Played::Back),
    }
}

fn of_file<A: GameArgs>(mut game: GameOf<A>, options: &Options) -> Source<GameOf<A>> {
    let before = autosave::take_settings::<A::Playable>(&mut game);
    Source { game, before, keeper: options.keeper::<GameOf<A>>(), is_in_file: true }
}

fn without_settings<A: GameArgs>(mut game: GameOf<A>) -> GameOf<A> {
    autosave::take_settings::<A::Playable>(&mut game);
    game
}

/// Plays a game at the terminal, after the questions that are left.
fn play<A: GameArgs>(
    args: &A,
    source: Source<GameOf<A>>,
    options: &Options,
    terminal: &mut Terminal,
) -> Result<Played, Failure> {
    let Source { game, before, keeper, is_in_file } = source;
    let seed = options.seed(before);
    let Some(contestants) = options.contestants(A::Playable::GAME, before, seed, terminal)? else {
        return Ok(Played::Back);
    };
    terminal.keeper = keeper.after(&terminal.keeper);
    let playable = args.greet(game, Setup { contestants, seed, before }, options, terminal)?;
    Ok(Played::Left(Session::new(playable, terminal, is_in_file).run()?))
}
