//! The rolls of a game and their statistics.

use dice_race_core::{Color, Game, MoveKind, Roll};

/// The rolls of both sides, and the count of each number.
pub(crate) fn log(game: &Game, width: usize) -> String {
    let side = |color| wrapped(&format!("{color}:"), &rolls_by(game, color), width);
    let log: String = Color::ALL.into_iter().map(side).collect();
    log + "\n" + &statistics(game, width)
}

/// The count of each number and of passes: a line for each side, or a column if lines are too wide.
fn statistics(game: &Game, width: usize) -> String {
    let names = NAMES.map(str::to_owned);
    let [white, black] = Color::ALL.map(|color| counts(game, color));
    if width < WIDTHS.iter().sum() {
        let rows = (0..COUNTS).map(|row| format!("{:<6}{:>7}{:>7}\n", names[row], white[row], black[row]));
        return rows.collect::<Vec<_>>().concat();
    }
    [names, white, black].iter().map(line).collect()
}

/// The number of entries of a side.
const COUNTS: usize = 10;
/// The names of the entries.
const NAMES: [&str; COUNTS] = ["Rolls", "1", "2", "3", "4", "5", "6", "all", "mean", "passes"];
/// The columns of the entries on a line.
const WIDTHS: [usize; COUNTS] = [6, 4, 5, 5, 5, 5, 5, 7, 6, 8];

/// The name of a side, the count of each number and of all, their mean, and the number of passes.
fn counts(game: &Game, color: Color) -> [String; COUNTS] {
    let rolled = rolls_by(game, color);
    let [one, two, three, four, five, six] =
        Roll::ALL.map(|number| rolled.iter().filter(|&&roll| roll == number).count().to_string());
    let passes = game.turns().filter(|turn| turn.played.color() == color && turn.played.kind() == MoveKind::Pass);
    let (all, mean, passes) = (rolled.len().to_string(), mean(&rolled), passes.count().to_string());
    [color.to_string(), one, two, three, four, five, six, all, mean, passes]
}

fn line(entries: &[String; COUNTS]) -> String {
    let [name, values @ ..] = entries;
    let [width, widths @ ..] = WIDTHS;
    let values: Vec<_> = values.iter().zip(widths).map(|(value, width)| format!("{value:>width$}")).collect();
    format!("{name:<width$}{}\n", values.concat())
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
fn wrapped(label: &str, rolled: &[Roll], width: usize) -> String {
    const MAX_GROUPS: usize = 11;
    let groups_a_line = (width.saturating_sub(label.len()) / 6).clamp(1, MAX_GROUPS);
    if rolled.is_empty() {
        return format!("{label} none\n");
    }
    let groups: Vec<String> = rolled.chunks(5).map(|group| group.iter().map(Roll::to_string).collect()).collect();
    let lines: Vec<_> = groups.chunks(groups_a_line).map(|groups| groups.join(" ")).collect();
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
            log(&game, 80),
            "White: 313
Black: 665

Rolls    1    2    3    4    5    6    all  mean  passes
White    1    0    2    0    0    0      3  2.33       0
Black    0    0    0    0    1    2      3  5.67       0
"
        );
        let narrow = log(&game, 40);
        assert!(narrow.contains("Rolls   White  Black\n1           1      0\n2 "), "{narrow}");
        assert!(narrow.ends_with("mean     2.33   5.67\npasses      0      0\n"), "{narrow}");
        assert_eq!(wrapped("White:", &[Roll::Six; 30], 40), "White: 66666 66666 66666 66666 66666\n       66666\n");
        assert!(log(&Game::default(), 80).starts_with("White: none\nBlack: none\n"));
    }
}
