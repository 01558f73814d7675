//! The rolls of a game and their statistics.

use dice_race_core::{Color, Game, MoveKind, Roll};
use stones_dice_texts::{Texts, text};
use textwrap::core::display_width;

/// The rolls of both sides, and the count of each number.
pub(crate) fn log(game: &Game, texts: &Texts, width: usize) -> String {
    let side = |color| wrapped(&format!("{}:", side(color, texts)), &rolls_by(game, color), texts, width);
    let log: String = Color::ALL.into_iter().map(side).collect();
    log + "\n" + &statistics(game, texts, width)
}

fn side(color: Color, texts: &Texts) -> String {
    text!(texts, "session-side", side = color.name())
}

/// The count of each number and of passes: a line for each side, or a column if lines are too wide.
fn statistics(game: &Game, texts: &Texts, width: usize) -> String {
    let [white, black] = Color::ALL.map(|color| counts(game, color, texts));
    let lines = [names(texts), white, black];
    let widths = widths(&lines, LEAST_WIDTHS);
    if widths.iter().sum::<usize>() <= width {
        return lines.iter().map(|line| join(line, widths)).collect();
    }
    let [names, white, black] = lines;
    let columns: Vec<_> =
        names.into_iter().zip(white).zip(black).map(|((name, white), black)| [name, white, black]).collect();
    let widths = self::widths(&columns, [6, 7, 7]);
    columns.iter().map(|line| join(line, widths)).collect()
}

/// The number of entries of a side.
const COUNTS: usize = 10;
/// The least columns of the entries on a line.
const LEAST_WIDTHS: [usize; COUNTS] = [6, 4, 5, 5, 5, 5, 5, 7, 6, 8];

/// The names of the entries.
fn names(texts: &Texts) -> [String; COUNTS] {
    let [one, two, three, four, five, six] = Roll::ALL.map(|number| number.to_string());
    let all = text!(texts, "dice-race-rolls-all");
    let (mean, passes) = (text!(texts, "dice-race-rolls-mean"), text!(texts, "dice-race-rolls-passes"));
    [text!(texts, "dice-race-rolls"), one, two, three, four, five, six, all, mean, passes]
}

/// The name of a side, the count of each number and of all, their mean, and the number of passes.
fn counts(game: &Game, color: Color, texts: &Texts) -> [String; COUNTS] {
    let rolled = rolls_by(game, color);
    let [one, two, three, four, five, six] =
        Roll::ALL.map(|number| rolled.iter().filter(|&&roll| roll == number).count().to_string());
    let passes = game.turns().filter(|turn| turn.played.color() == color && turn.played.kind() == MoveKind::Pass);
    let (all, mean, passes) = (rolled.len().to_string(), mean(&rolled, texts), passes.count().to_string());
    [side(color, texts), one, two, three, four, five, six, all, mean, passes]
}

/// The widths of the columns of a table, with a gap before all but the first.
fn widths<const N: usize>(lines: &[[String; N]], least: [usize; N]) -> [usize; N] {
    const GAP: usize = 2;
    std::array::from_fn(|column| {
        let widest = lines.iter().map(|line| display_width(&line[column])).max().unwrap_or(0);
        least[column].max(if column == 0 { widest } else { widest + GAP })
    })
}

/// The entries of a line in columns, the first one to the left.
fn join<const N: usize>(line: &[String; N], widths: [usize; N]) -> String {
    let entry = |(column, (entry, width)): (usize, (&String, usize))| {
        let blanks = " ".repeat(width.saturating_sub(display_width(entry)));
        if column == 0 { format!("{entry}{blanks}") } else { format!("{blanks}{entry}") }
    };
    line.iter().zip(widths).enumerate().map(entry).collect::<String>() + "\n"
}

fn mean(rolled: &[Roll], texts: &Texts) -> String {
    if rolled.is_empty() {
        return "-".to_owned();
    }
    let sum: f64 = rolled.iter().map(|roll| f64::from(roll.get())).sum();
    texts.language().number(format!("{:.2}", sum / f64::from(rolled.len() as u32)))
}

/// The rolls of a side.
fn rolls_by(game: &Game, color: Color) -> Vec<Roll> {
    game.rolls().filter(|(roller, _)| *roller == color).map(|(_, roll)| roll).collect()
}

/// Rolls in groups of five, wrapped into lines.
fn wrapped(label: &str, rolled: &[Roll], texts: &Texts, width: usize) -> String {
    const MAX_GROUPS: usize = 11;
    let indent = display_width(label) + 1;
    let groups_a_line = ((width + 1).saturating_sub(indent) / 6).clamp(1, MAX_GROUPS);
    if rolled.is_empty() {
        return format!("{label} {}\n", text!(texts, "dice-race-no-rolls"));
    }
    let groups: Vec<String> = rolled.chunks(5).map(|group| group.iter().map(Roll::to_string).collect()).collect();
    let lines: Vec<_> = groups.chunks(groups_a_line).map(|groups| groups.join(" ")).collect();
    format!("{label} {}\n", lines.join(&format!("\n{:indent$}", "")))
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
            log(&game, &Texts::default(), 80),
            "White: 313
Black: 665

Rolls    1    2    3    4    5    6    all  mean  passes
White    1    0    2    0    0    0      3  2.33       0
Black    0    0    0    0    1    2      3  5.67       0
"
        );
        let narrow = log(&game, &Texts::default(), 40);
        assert!(narrow.contains("Rolls   White  Black\n1           1      0\n2 "), "{narrow}");
        assert!(narrow.ends_with("mean     2.33   5.67\npasses      0      0\n"), "{narrow}");
        let wrapped = wrapped("White:", &[Roll::Six; 30], &Texts::default(), 40);
        assert_eq!(wrapped, "White: 66666 66666 66666 66666 66666\n       66666\n");
        assert!(log(&Game::default(), &Texts::default(), 80).starts_with("White: none\nBlack: none\n"));
    }
}
