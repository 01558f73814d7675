//! What the classes of both games share, as macros, since a class of Python cannot be generic.
//!
//! Each is used in a module that has the game's `Game`, `LegalMoves`, `Move`, `Position` and `Rules` in scope.

mod actions;
mod game;
mod legal_moves;
mod position;
mod setup;

pub(crate) use actions::action_methods;
pub(crate) use game::game_class;
pub(crate) use legal_moves::legal_moves_class;
pub(crate) use position::position_methods;
pub(crate) use setup::setup_methods;
