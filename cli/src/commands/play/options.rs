//! The options of `play` that both games have.

use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use chessboard_core::Level;
use stones_dice_texts::{Game, Texts, text};

use crate::commands::options::drawing::Drawing;
use crate::dialogue::{self, USUAL_LEVEL};
use crate::files::game_file::{self, Loaded};
use crate::files::records::InFile;
use crate::playable::Playable;
use crate::playable::autosave::{self, Keeper, Kept, Settings, Unfinished};
use crate::playable::terminal::{Terminal, View};
use crate::players::contestant::Contestant;
use crate::players::seed::random_seed;
use crate::terminal::failure::Failure;

/// The options of `play` that both games have.
#[derive(Debug, Clone, clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct Options {
    /// Who plays White [default: human]
    #[arg(long, global = true, value_name = "PLAYER", value_parser = Contestant::in_stones_session)]
    white: Option<Contestant>,
    /// Who plays Black [default: computer]
    #[arg(long, global = true, value_name = "PLAYER", value_parser = Contestant::in_stones_session)]
    black: Option<Contestant>,
    /// The level of `computer`: 1 beginner, 3 casual player, 5 club player, 8 expert, 10 full strength [default: 2]
    #[arg(long, global = true, value_name = "N")]
    level: Option<Level>,
    /// The seed of the computer's choices and of the rolls [default: random]
    #[arg(long, global = true, value_name = "N")]
    seed: Option<u64>,
    /// Continue a game of this file, with its own rules
    #[arg(long, global = true, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Continue game N of the file, counted from 1 [default: the first one]
    #[arg(long, global = true, value_name = "N", requires = "load")]
    game: Option<NonZeroUsize>,
    #[command(flatten)]
    drawing: Drawing,
    /// Turn the board to the side to move, if two people play
    #[arg(long, global = true)]
    turn: bool,
    /// Say the seed at the start, and not only at the end
    #[arg(long, global = true)]
    verbose: bool,
    /// Do not keep an unfinished game for the next time, and offer none
    #[arg(long, global = true)]
    no_autosave: bool,
    /// Read commands even without a terminal
    #[arg(long, global = true, conflicts_with = "demo")]
    interactive: bool,
    /// Let the computer play in place of a human, to the end
    #[arg(long, global = true)]
    demo: bool,
}

/// An option, and whether it is given.
pub(crate) type Given = (&'static str, bool);

impl Options {
    /// The options that hold for later games too: who plays is asked again, and other dice are rolled.
    pub(crate) fn for_another_game(&self) -> Options {
        Options { white: None, black: None, level: None, seed: None, load: None, game: None, ..self.clone() }
    }

    /// Whether the computer plays both sides: on request, without a human player, or without a terminal.
    pub(crate) fn is_demo(&self) -> bool {
        let has_human = self.players().into_iter().any(Contestant::is_human);
        self.demo || !has_human || !(self.interactive || is_interactive())
    }

    /// White's and Black's players of a demo: the computer takes the place of a human.
    pub(crate) fn contestants_of_demo(&self) -> [Contestant; 2] {
        let players = self.players().map(|player| if player.is_human() { Contestant::Computer(None) } else { player });
        self.at_level(players)
    }

    /// White's and Black's players: as in the options, as before in a game that goes on, as asked, or the usual ones.
    /// `None` to go back.
    pub(crate) fn contestants(
        &self,
        game: Game,
        before: Option<Settings>,
        seed: u64,
        terminal: &mut Terminal,
    ) -> io::Result<Option<[Contestant; 2]>> {
        let are_given = self.white.is_some() || self.black.is_some();
        Ok(Some(match before {
            Some(before) if !are_given => match self.level {
                Some(level) => before.players.map(|player| player.at_level(level)),
                None => before.players,
            },
            None if !are_given && self.level.is_none() && is_interactive() => {
                return dialogue::ask_players(game, USUAL_LEVEL, seed, terminal);
            }
            _ => self.at_level(self.players()),
        }))
    }

    fn players(&self) -> [Contestant; 2] {
        [self.white.unwrap_or(Contestant::Human), self.black.unwrap_or(Contestant::Computer(None))]
    }

    fn at_level(&self, players: [Contestant; 2]) -> [Contestant; 2] {
        players.map(|player| player.with_level(self.level.unwrap_or(USUAL_LEVEL)))
    }

    /// The option that names a player whom only Stones! has.
    pub(crate) fn player_of_stones(&self) -> Option<(&'static str, Contestant)> {
        let players = [("--white", self.white), ("--black", self.black)];
        let given = players.into_iter().filter_map(|(option, player)| Some((option, player?)));
        given.into_iter().find(|(_, player)| player.is_limited())
    }

    /// Whether the seed is given.
    pub(crate) fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// The seed: as in the options, as before in a game that goes on, or random.
    pub(crate) fn seed(&self, before: Option<Settings>) -> u64 {
        self.seed.or(before.map(|before| before.seed)).unwrap_or_else(random_seed)
    }

    /// The file that holds the game.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.load.as_deref()
    }

    /// The number of the game in the file, if it is given.
    pub(crate) fn game_number(&self) -> Option<usize> {
        self.game.map(NonZeroUsize::get)
    }

    /// Refuses options that cannot be given together, each with whether it is given. The parser of the command line does
    /// not see that if one stands before the name of the game and the other after it.
    pub(crate) fn refuse_pairs(pairs: &[[Given; 2]]) -> Result<(), Failure> {
        match pairs.iter().find(|pair| pair.iter().all(|(_, is_given)| *is_given)) {
            None => Ok(()),
            Some([(first, _), (second, _)]) => {
                Err(Failure::Usage(format!("the argument '{first}' cannot be used with '{second}'")))
            }
        }
    }

    /// The game of the file, if there is one.
    pub(crate) fn loaded<G: InFile>(&self) -> Result<Option<Loaded<G>>, Failure> {
        self.file().map(|path| game_file::load_sound(path, self.game_number())).transpose()
    }

    /// What keeps a game of this kind while it is played.
    pub(crate) fn keeper<G: InFile>(&self) -> Keeper {
        if self.keeps() { Keeper::of(G::FILE_NAME) } else { Keeper::default() }
    }

    /// The games that were left unfinished.
    pub(crate) fn kept<P: Playable>(&self, terminal: &mut Terminal) -> io::Result<Unfinished<Kept<P::Game>>> {
        if self.keeps() { autosave::unfinished::<P>(terminal) } else { Ok(Unfinished::NONE) }
    }

    fn keeps(&self) -> bool {
        !self.no_autosave && is_interactive()
    }

    /// The terminal, before anyone plays there.
    pub(crate) fn terminal(&self, texts: &Texts) -> Terminal {
        let view = View { flipped: self.drawing.flip, turns: self.turn, ..View::default() };
        Terminal { view, is_verbose: self.verbose, ..Terminal::new(texts, self.drawing.ascii) }
    }

    /// A greeting; with `--verbose`, followed by the seed.
    pub(crate) fn greeting(&self, greeting: String, seed: Option<u64>, texts: &Texts) -> String {
        match seed.filter(|_| self.verbose) {
            Some(seed) => format!("{greeting} {}", text!(texts, "session-seed", seed = seed.to_string())),
            None => greeting,
        }
    }
}

/// Whether a person can read the output and type an answer.
fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
