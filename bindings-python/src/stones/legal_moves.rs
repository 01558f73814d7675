use pyo3::prelude::*;

use super::moves::Move;
use super::position::Position;
use crate::shared;

shared::legal_moves_class!("stones_dice.stones", stones_core);
