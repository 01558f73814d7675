//! The rolls of a game and their statistics.

use dice_race_core::{Color, Game, MoveKind, Roll};

/// The rolls of both sides, and the count of each number.
pub(crate) fn log(game: &Game) -> String {
    let side = |color| wrapped(&format!("{color}:"), &rolls_by(game, color));
    let log: String = Color::ALL.into_iter().map(side).collect();
    log + "\n" + &statistics(game)
}

/// The count of each number and of passes, for each side.
fn statistics(game: &Game) -> String {
    let numbers = Roll::ALL.map(|roll| format!("{roll:>5}")).concat();
    let sides = Color::ALL.map(|color| line(game, color)).concat();
    format!("Rolls{numbers}    all  mean  passes\n{sides}")
}

fn line(game: &Game, color: Color) -> String {
    let rolled = rolls_by(game, color);
    let count = |number: Roll| rolled.iter().filter(|&&roll| roll == number).count();
    let counts = Roll::ALL.map(|number| format!("{:>5}", count(number))).concat();
    let passes = game.turns().filter(|turn| turn.played.color() == color && turn.played.kind() == MoveKind::Pass);
    format!("{color:<6}{counts}{:>7}{:>6}{:>8}\n", rolled.len(), mean(&rolled), passes.count())
}

fn mean(rolled: &[Roll]) -> String {
    if rolled.is_empty() {
        return "-".to_owned();
    }
    let sum: f64 = rolled.iter().map(|roll| f64::from(roll.get())).sum();
    format!("{:.2}", sum / f64::from(rolled.len() as u32))
}

/// The rolls of a side.
fn rolls_by(game: &Game, color: Color) -> Vec<Roll> {
    game.rolls().filter(|(roller, _)| *roller == color).map(|(_, roll)| roll).collect()
}

/// Rolls in groups of five, wrapped into lines.
fn wrapped(label: &str, rolled: &[Roll]) -> String {
    const GROUPS_A_LINE: usize = 11;
    if rolled.is_empty() {
        return format!("{label} none\n");
    }
    let groups: Vec<String> = rolled.chunks(5).map(|group| group.iter().map(Roll::to_string).collect()).collect();
    let lines: Vec<_> = groups.chunks(GROUPS_A_LINE).map(|groups| groups.join(" ")).collect();
    format!("{label} {}\n", lines.join("\n       "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_listed_and_counted_for_each_side() {
        let text =
            "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 6:h8-b8 3. 1:d1-e1 4. 6:@h8 5. 3:e1-h1 6. 5: *\n";
        let game = Game::from_record(text).unwrap();
        assert_eq!(
            log(&game),
            "White: 313
Black: 665

Rolls    1    2    3    4    5    6    all  mean  passes
White     1    0    2    0    0    0      3  2.33       0
Black     0    0    0    0    1    2      3  5.67       0
"
        );
        assert!(log(&Game::default()).starts_with("White: none\nBlack: none\n"));
    }
}
