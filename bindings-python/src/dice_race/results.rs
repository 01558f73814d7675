//! The results that are declared in `dice_race.py`.

use super::moves::Move;
use crate::color::Color;
use crate::results::result;

result!("stones_dice.dice_race", Outcome(outcome: dice_race_core::Outcome) {
    winner: Color(outcome.winner),
    reason: outcome.reason.name(),
});

result!("stones_dice.dice_race", Playouts(counts: dice_race_core::Playouts) {
    white: counts.white,
    black: counts.black,
    rolls: counts.rolls,
});

result!("stones_dice.dice_race", Review(review: dice_race_core::search::Review) {
    color: Color(review.color),
    rolled: review.rolled.get(),
    move: Move(review.played),
    best: Move(review.best),
    win_probability: review.win_probability,
    luck: review.luck,
    loss: review.loss,
    was_choice: review.was_choice,
});

result!("stones_dice.dice_race", RatedMove(rated: dice_race_core::search::RatedMove) {
    move: Move(rated.played),
    win_probability: rated.win_probability,
    loss: rated.loss,
});
