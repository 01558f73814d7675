//! What the classes of both games have, under the same names.

mod game;
mod position;

pub(crate) use game::game_methods;
pub(crate) use position::position_methods;
