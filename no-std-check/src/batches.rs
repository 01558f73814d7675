//! Batches of both games in memory of the caller's.

use core::fmt::{self, Write};

use crate::Buffer;

/// How many positions: more than one block, and not a whole number of blocks.
const LEN: usize = 70;

pub(crate) fn use_all(bits: u64, out: &mut Buffer<'_>) -> fmt::Result {
    stones(bits, out)?;
    race(bits, out)
}

fn stones(bits: u64, out: &mut Buffer<'_>) -> fmt::Result {
    use stones_core::batch::{BatchIn, Block};
    use stones_core::{Action, Position, Rules};

    let (start, rules) = (Position::initial(), Rules::ALL[bits as usize & 3]);
    let played = start.random_playouts(bits..bits.wrapping_add(40), bits, rules);
    let mut memory = [Block::EMPTY; 2];
    let mut batch = match BatchIn::new_in(&mut memory[..bits as usize & 2], LEN, start, rules, bits) {
        Ok(batch) => batch,
        Err(error) => return write!(out, "{error}"),
    };
    let (mut counts, mut masks, mut over) = ([0; LEN], [[0; 6]; LEN], [false; LEN]);
    let (mut bytes, mut actions, mut outcomes) = ([0; LEN * Action::COUNT], [None; LEN], [None; LEN]);
    let asked = [
        batch.count_moves(&mut counts),
        batch.action_masks(&mut masks),
        batch.action_mask_bytes(&mut bytes),
        batch.over(&mut over),
        batch.outcomes(&mut outcomes),
        batch.random_actions(&mut actions),
    ];
    write!(out, "{asked:?}{counts:?}{masks:?}{over:?}{outcomes:?}{:?}{played:?}", bytes.first())?;
    if let Err(error) = batch.apply(&actions.map(|action| action.unwrap_or(Action::ALL[0]))) {
        write!(out, "{error}")?;
    }
    let setups = [start.to_setup(); LEN];
    let loaded = (batch.load(&setups), batch.set(bits as usize, &start), batch.get(bits as usize));
    write!(out, "{loaded:?}{}{}", batch.play_random(), batch.restart_over())
}

fn race(bits: u64, out: &mut Buffer<'_>) -> fmt::Result {
    use dice_race_core::batch::{BatchIn, Block};
    use dice_race_core::{Action, Position, Roll, Rules};

    let start = Position::initial(Rules::ALL[bits as usize & 31]);
    let played = start.random_playouts(bits..bits.wrapping_add(40), bits);
    let mut memory = [Block::EMPTY; 2];
    let mut batch = match BatchIn::new_in(&mut memory[..bits as usize & 2], LEN, start, bits) {
        Ok(batch) => batch,
        Err(error) => return write!(out, "{error}"),
    };
    let (mut counts, mut masks, mut over) = ([0; LEN], [[0; 1]; LEN], [false; LEN]);
    let (mut bytes, mut actions, mut outcomes) = ([0; LEN * Action::COUNT], [None; LEN], [None; LEN]);
    let rolled = (batch.roll_random(), batch.roll(&[Roll::Six; LEN]));
    let asked = [
        batch.count_moves(&mut counts),
        batch.action_masks(&mut masks),
        batch.action_mask_bytes(&mut bytes),
        batch.over(&mut over),
        batch.outcomes(&mut outcomes),
        batch.random_actions(&mut actions),
    ];
    write!(out, "{rolled:?}{asked:?}{counts:?}{masks:?}{over:?}{outcomes:?}{:?}{played:?}", bytes.first())?;
    if let Err(error) = batch.apply(&actions.map(|action| action.unwrap_or(Action::ALL[33]))) {
        write!(out, "{error}")?;
    }
    let setups = [start.to_setup(); LEN];
    let loaded = (batch.load(&setups), batch.set(bits as usize, &start), batch.get(bits as usize));
    write!(out, "{loaded:?}{}{}", batch.play_random(), batch.restart_over())
}
