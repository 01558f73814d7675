//! The rules and the tutorial.

mod common;

use common::{Output, assert_in_order, feed, play_lines, run};
use serde_json::Value;
use stones_dice_texts::{Game, Language, Lesson, Section, Texts, text};

/// Types these lines into the tutorial of a game.
fn tutorial(game: &str, lines: &[&str]) -> Output {
    tutorial_in(Language::English, game, lines)
}

fn tutorial_in(language: Language, game: &str, lines: &[&str]) -> Output {
    let output = feed(&["tutorial", game, "--lang", language.tag()], (lines.join("\n") + "\n").as_bytes());
    assert_eq!((output.code, output.err.as_str()), (0, ""), "{}", output.out);
    output
}

/// A text in English, as one line.
fn english(key: &str) -> String {
    Texts::default().format(key, &[]).replace('\n', " ")
}

/// The legal moves at the start of a lesson.
fn legal_moves(game: Game, lesson: &Lesson) -> Vec<String> {
    let rules = Value::Object(lesson.rules.clone());
    match game {
        Game::Stones => {
            let position: stones_core::AnyPosition = lesson.position.parse().unwrap();
            position.legal_moves().iter().map(ToString::to_string).collect()
        }
        Game::DiceRace => {
            let rules = serde_json::from_value(rules).unwrap();
            let position = dice_race_core::Position::parse(&lesson.position, rules).unwrap();
            position.legal_moves().iter().map(ToString::to_string).collect()
        }
    }
}

#[test]
fn rules_are_shown_with_every_section_and_its_board() {
    for game in Game::ALL {
        let output = run(&["rules", game.name()]);
        assert_eq!((output.code, output.err.as_str()), (0, ""));
        let sections = Section::all(game);
        let headings: Vec<_> = sections.iter().map(|section| format!("--- {} ---", english(&section.id))).collect();
        assert_in_order(&output, &headings.iter().map(String::as_str).collect::<Vec<_>>());
        let boards = output.out.matches("\n    a  b  c  d  e  f  g  h").count();
        assert_eq!(boards, 2 * sections.len(), "each board has its letters above and below");
    }
    let both = run(&["rules", "--ascii"]);
    assert_in_order(&both, &["=== The rules of Stones! ===", "=== The rules of the dice race ==="]);
    assert!(both.out.is_ascii(), "{}", both.out);
    assert_eq!(run(&["rules", "stones", "--flip"]).code, 2);
    assert_eq!(run(&["rules", "chess"]).code, 2);
}

#[test]
fn signs_are_explained_in_the_rules_and_in_a_game() {
    let explained = |output: &Output, count: usize, signs: &[&str]| {
        assert_eq!(output.out.matches("--- The signs in lists and on the board ---").count(), count, "{}", output.out);
        assert_in_order(output, signs);
    };
    let stones = ["a1-d4 ", "c3xe5 ", "c3^e5 ", "*  ", "( ) ", "[ ] ", "x  "];
    explained(&run(&["rules", "stones", "--ascii"]), 1, &stones);
    explained(&play_lines("stones", &["--ascii"], &["help signs", "?  SIGNS"]), 2, &stones);
    explained(&tutorial("stones", &["help signs"]), 1, &["a1-d4 ", "×  "]);
    let race = ["a1-d1 ", "a1xd1 ", "@a1 ", "--  ", "6:@a1 ", "*  ", "( ) ", "[ ] ", "h  "];
    explained(&run(&["rules", "dice-race", "--ascii"]), 1, &race);
    explained(&play_lines("dice-race", &["--ascii"], &["help signs"]), 1, &race);
}

#[test]
fn the_text_of_a_rule_is_wrapped_and_its_moves_are_marked() {
    let output = run(&["rules", "stones", "--ascii"]);
    let jump = output.out.split_once("--- Jumping, and pinning ---\n\n").unwrap().1;
    assert!(jump.starts_with("Where a stone meets another one, it may jump it. It lands on the square directly"));
    assert!(output.out.lines().all(|line| line.chars().count() <= 80), "{}", output.out);
    assert!(jump.contains(" 5  .  .  .  .  .  x  .  .  5\n"), "{jump}");
    assert!(jump.contains(" 2  .  . (W) .  .  .  .  .  2\n"), "{jump}");
    assert!(jump.contains("   c2  -b3 -d3 -a4 xf5\n"), "{jump}");
    let race = run(&["rules", "dice-race", "--ascii"]).out;
    assert!(race.contains("f1xh2   g1 h1 h2, captures"), "{race}");
}

#[test]
fn rules_are_shown_at_every_prompt() {
    let stones = play_lines("stones", &["--start", "3/S1s/3 w", "--seed", "1"], &["rules", "a2-b3", "rules"]);
    assert_eq!(stones.out.matches("=== The rules of Stones! ===").count(), 2);
    assert_in_order(
        &stones,
        &["White> === The rules", "GAME OVER", "Game over (new, menu, save, load, undo, help, quit)> === The rules"],
    );
    let race = play_lines(
        "dice-race",
        &["--rolls", "typed", "--pieces", "1"],
        &["rules", "3", "rules", "resign", "yes", "rules"],
    );
    assert_eq!(race.out.matches("=== The rules of the dice race ===").count(), 3);
    assert_in_order(&race, &["rolls (1 to 6)> === The rules", "White 3> === The rules", "quit)> === The rules"]);
    let taught = tutorial("dice-race", &["rules", "quit"]);
    assert_in_order(&taught, &["White 3> === The rules of the dice race ===", "White 3> ", "You have solved 0 of 11"]);
}

/// Every lesson: all legal moves that do not solve it, then a solution.
fn play_through(language: Language, game: Game, solution: impl Fn(&Lesson) -> String) {
    let (lessons, texts) = (Lesson::all(game), Texts::new(language));
    let (mut lines, mut expected) = (Vec::new(), Vec::new());
    for (number, lesson) in (1..).zip(&lessons) {
        let of_lesson = |attribute: &str| texts.format(&format!("{}.{attribute}", lesson.id), &[]);
        let title = texts.format(&lesson.id, &[]);
        expected.push(text!(texts, "tutorial-lesson", number = number, lessons = lessons.len(), title = title));
        expected.push(of_lesson("task"));
        for m in legal_moves(game, lesson).into_iter().filter(|m| !lesson.solutions.contains(m)) {
            expected.push(match lesson.answers.get(&m) {
                Some(answer) => of_lesson(answer),
                None => text!(texts, "tutorial-misses", played = m.as_str(), hint = of_lesson("hint")),
            });
            lines.push(m);
        }
        lines.push(solution(lesson));
        expected.push(of_lesson("done"));
    }
    expected.push(text!(texts, "tutorial-solved", solved = lessons.len(), lessons = lessons.len()));
    expected.push(format!("`stones-dice play {game}`"));
    let output = tutorial_in(language, game.name(), &lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert_in_order(&output, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn the_whole_tutorial_is_played_through_by_every_solution_and_in_every_language() {
    for game in Game::ALL {
        let most = Lesson::all(game).iter().map(|lesson| lesson.solutions.len()).max().unwrap();
        for number in 0..most {
            play_through(Language::English, game, |lesson| lesson.solutions[number % lesson.solutions.len()].clone());
        }
        for language in Language::ALL {
            play_through(language, game, |lesson| lesson.solutions[0].clone());
        }
    }
}

#[test]
fn other_lines_in_a_lesson_are_answered() {
    let lines =
        ["hint", "d2", "a1", "d2-d3", "d2d3d", "", "draw", "castle", "undo", "back", "skip", "back", "D2G5", "quit"];
    let output = tutorial("stones", &lines);
    let first = english("stones-lessons-slide.hint");
    assert_in_order(
        &output,
        &[
            &format!("White> {first}"),
            "d2  -c3 -e3",
            "d2 cannot go to a1.\nExpected one of: d2  ",
            "d2-d3 is illegal: a stone moves diagonally forward, or jumps two squares sideways.\nExpected one of: d2  ",
            "Not a move: expected the end of the text, not `d`.",
            "    a  b  c",
            "Expected a move, a square, `hint`, `skip`, `back`, `rules` or `quit`, not `draw`.",
            "not `castle`.",
            "not `undo`.",
            "This is the first lesson.",
            "--- Lesson 2 of 11: Pinning ---",
            "--- Lesson 1 of 11: Sliding ---",
            &english("stones-lessons-slide.done"),
            "--- Lesson 2 of 11: Pinning ---",
            "You have solved 1 of 11 lessons.",
        ],
    );
    let race = tutorial("dice-race", &["a1", "5", "rolls", "", "h3", "quit"]);
    let answers =
        ["a1-d1   b1 c1 d1", "not `5`.", "not `rolls`.", "Around the corner", "You have rolled a six.", "h3-g8"];
    assert_in_order(&race, &answers);

    // Two squares, one after the other, are a move in a lesson too.
    let done = english("stones-lessons-slide.done");
    assert_in_order(&tutorial("stones", &["d2", "g5", "quit"]), &[&done, "You have solved 1 of 11 lessons."]);
}

#[test]
fn a_tutorial_in_a_game_returns_to_it() {
    let output =
        play_lines("stones", &["--seed", "1", "--black", "human"], &["a1-d4", "tutorial", "d2-g5", "quit", "h8-e5"]);
    assert_in_order(
        &output,
        &[
            "Black> === Tutorial of Stones! ===",
            "--- Lesson 2 of 11",
            "You have solved 1 of 11 lessons.",
            "Back to the game.",
            "Black to move",
            "Black> ",
            "White to move",
            "Goodbye.",
        ],
    );
}

#[test]
fn boards_of_rules_and_lessons_stand_as_their_texts_say() {
    let output = play_lines("stones", &["--white", "2", "--black", "human"], &["rules", "tutorial", "rules", "quit"]);
    let [with_black_below, white_below] = ["    h  g  f  e", "    a  b  c  d"];
    // The rules, the game again, the tutorial with a lesson, the rules, and the lesson again; then the game.
    let (before, rest) = output.out.split_once("=== The rules of Stones! ===").unwrap();
    let (rules, rest) = rest.split_once("=== Tutorial of Stones! ===").unwrap();
    let (lesson, game) = rest.split_once("Back to the game.").unwrap();
    let (_, lesson_again) = lesson.split_once("--- An option: where stones count ---").unwrap();
    assert!(before.contains(with_black_below) && game.contains(with_black_below), "{}", output.out);
    let (rules, game) = rules.split_once("--- An option: where stones count ---").unwrap();
    assert!(rules.contains(white_below) && !rules.contains(with_black_below), "{}", output.out);
    assert!(game.contains(with_black_below), "{}", output.out);
    assert_eq!(lesson_again.matches(white_below).count(), 4, "a picture, and the lesson: {lesson_again}");
    assert!(!lesson.contains(with_black_below), "{lesson}");
}

#[cfg(target_os = "linux")]
#[test]
fn rules_and_tutorials_start_where_a_game_is_chosen() {
    let mut terminal = common::terminal::AtTerminal::start(&["play"], 80, &[]);
    for (line, answer) in [
        ("rules", "2  The dice race"),
        ("2", "=== The rules of the dice race ==="),
        ("q", "Which game [1]"),
        ("rules stones", "=== The rules of Stones! ==="),
        ("q", "Which game [1]"),
        ("tutorial 2", "=== Tutorial of the dice race ==="),
        ("menu", "You have solved 0 of 11 lessons."),
        ("tutorial", "2  The dice race"),
        ("stones", "=== Tutorial of Stones! ==="),
        ("quit", "You have solved 0 of 11 lessons."),
        ("rules chess", "Expected the number of a game"),
    ] {
        terminal.expect("> ");
        terminal.send(&format!("{line}\r"));
        terminal.expect(answer);
    }
    terminal.expect("Which game [1]> ");
    terminal.send("quit\r");
    assert_eq!(terminal.end().code, 0);
}

#[cfg(target_os = "linux")]
#[test]
fn rules_wait_at_a_terminal_for_each_screen() {
    use common::terminal::AtTerminal;
    const MORE: &str = "Enter goes on, `q` stops> ";
    let rules = ["rules", "stones"];
    for (columns, rows) in [(40, 24), (60, 20), (80, 24), (120, 40)] {
        let mut terminal = AtTerminal::sized(&rules, [columns, rows], &[("TERM", "dumb")]);
        let mut screens = 1;
        // The text of the last section, and the last line of its picture.
        for last in ["`far-rank`.", " 1  ·  ·  ·  B  ·  ·  ·  ·  1"] {
            while terminal.expect_either(MORE, last) {
                terminal.send("\n");
                screens += 1;
            }
        }
        let ended = terminal.end();
        assert!(ended.code == 0 && screens > 3, "{screens}");
        // What was typed ends the line of the question.
        for screen in ended.printed.split(MORE) {
            assert!(screen.lines().count() <= rows, "{columns}x{rows}: {screen}");
            let letters = screen.matches("    a  b  c  d").count();
            assert!(letters % 2 == 0, "{columns}x{rows}: a board is cut: {screen}");
        }
        assert_eq!(ended.printed.matches("--- Sliding ---").count(), 1);
    }
    for stop in ["q\n", "QUIT\n", "\x04"] {
        let mut terminal = AtTerminal::sized(&rules, [80, 24], &[("TERM", "dumb")]);
        terminal.expect(MORE);
        terminal.send(stop);
        let ended = terminal.end();
        assert_eq!((ended.code, ended.printed.matches(MORE).count()), (0, 1));
    }
    // Without the name of a game it asks, and within a game it does not.
    let mut terminal = AtTerminal::start(&["rules"], 80, &[]);
    terminal.answer("Which game [1]> ", "2");
    terminal.expect("=== The rules of the dice race ===");
    terminal.answer(MORE, "q");
    assert_eq!(terminal.end().code, 0);
    let mut terminal = AtTerminal::start(&["play", "dice-race", "--seed", "1", "--level", "1"], 80, &[]);
    terminal.answer("> ", "rules");
    terminal.expect("=== The rules of the dice race ===");
    terminal.answer(MORE, "q");
    terminal.answer("White ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_typed_where_rules_wait_is_a_command() {
    use common::terminal::AtTerminal;
    const MORE: &str = "Enter goes on, `q` stops> ";
    let play = ["play", "stones", "--black", "human", "--seed", "1"];
    let mut terminal = AtTerminal::sized(&play, [80, 24], &[("NO_COLOR", "1")]);
    terminal.answer("White> ", "rules");
    terminal.answer(MORE, "a1-d4");
    terminal.expect("White> a1-d4");
    terminal.expect("White plays a1-d4.");
    terminal.answer("Black> ", "menu");
    terminal.answer("Which game [3]> ", "rules 2");
    terminal.answer(MORE, "quit");
    terminal.answer("Which game [3]> ", "rules 2");
    terminal.answer(MORE, "");
    terminal.answer(MORE, "2");
    terminal.answer("Who plays against you [1]> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_task_and_what_was_said_before_it_are_seen() {
    use common::terminal::AtTerminal;
    const MORE: &str = "Enter goes on, `q` stops> ";
    for game in ["stones", "dice-race"] {
        let [first, solution] = if game == "stones" { ["d2", "d2-g5"] } else { ["a1", "a1-d1"] };
        for [columns, rows] in [[60, 20], [80, 24]] {
            let mut terminal = AtTerminal::sized(&["tutorial", game], [columns, rows], &[("NO_COLOR", "1")]);
            terminal.expect("A move is typed as two squares, such as ");
            terminal.answer(MORE, first);
            let prompt = if game == "stones" { "White> " } else { "White 3> " };
            terminal.expect(&format!("{prompt}{first}"));
            let screen = terminal.screen(rows);
            assert!(screen.contains("--- Lesson 1 of 11"), "{columns}x{rows}: {screen}");
            terminal.answer(prompt, solution);
            terminal.expect(MORE);
            let screen = terminal.screen(rows);
            assert!(screen.contains(prompt), "{columns}x{rows}: {screen}");
            terminal.send("\r");
            terminal.expect("--- Lesson 2 of 11");
            terminal.expect("> ");
            let screen = terminal.screen(rows);
            assert!(screen.contains("--- Lesson 2 of 11"), "{columns}x{rows}: {screen}");
            terminal.send(if game == "stones" { "c2xf5\r" } else { "@a1\r" });
            terminal.answer(MORE, "q");
            terminal.expect("You have solved 2 of 11 lessons.");
            assert_eq!(terminal.end().code, 0);
        }
    }
}
