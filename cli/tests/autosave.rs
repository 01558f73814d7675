//! Games that are kept while they are played.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use common::fresh_file;
use common::terminal::{AtTerminal, fresh_folder};

/// Starts the command at a terminal that keeps games in this folder.
fn start(folder: &Path, args: &[&str]) -> AtTerminal {
    AtTerminal::start(args, 200, &[("XDG_DATA_HOME", folder.to_str().unwrap()), ("NO_COLOR", "1")])
}

/// The names and the records of the games that are kept in a folder.
fn games_in(folder: &Path) -> Vec<(String, String)> {
    let Ok(files) = fs::read_dir(folder.join("stones-dice")) else { return Vec::new() };
    let mut games: Vec<_> = files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap()))
        .collect();
    games.sort();
    games
}

const BOTH: [&str; 6] = ["play", "stones", "--black", "human", "--seed", "1"];

#[test]
fn a_game_that_was_left_is_offered() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "stones", "--level", "1", "--seed", "1"]);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("Black plays ");
    terminal.answer("White> ", "quit");
    terminal.expect("The game is kept in ");
    terminal.expect("stones-1.txt. The next `play` offers it.");
    let ended = terminal.end();
    assert!(ended.code == 0 && !ended.printed.contains("Quit?"), "{}", ended.printed);
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains("[Session \"human 1 seed=1 rolls=seeded\"]") && record.contains("1. a1-d4 "), "{record}");

    // It goes on with the same players; nothing else is asked.
    let mut terminal = start(&folder, &["play", "stones"]);
    terminal.expect("1  A new game");
    terminal.expect("2  Continue Stones! against the computer at level 1: 2 moves, just now");
    terminal.answer("Which game [2]> ", "");
    terminal.answer("White> ", "level");
    terminal.expect("Level 1.");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
    assert_eq!(games_in(&folder), [("stones-1.txt".to_owned(), record)]);
}

#[test]
fn a_game_undone_to_its_start_stays_as_it_was() {
    for (game, undo, moves) in [("stones", "undo", "1 move"), ("dice-race", "undo roll", "1 move")] {
        let folder = fresh_folder();
        let args = ["play", game, "--black", "human", "--seed", "1"];
        let mut terminal = start(&folder, &args);
        // The only move of the race: the piece in the corner.
        terminal.answer("\x1b[KWhite", if game == "stones" { "a1-d4" } else { "" });
        terminal.expect("\x1b[KBlack");
        let kept = games_in(&folder);
        assert_eq!(kept.len(), 1);
        terminal.send(&format!("{undo}\r"));
        terminal.answer("\x1b[KWhite", "quit");
        terminal.expect("The game is kept in ");
        assert_eq!(terminal.end().code, 0);
        assert_eq!(games_in(&folder), kept);
        // Another first move takes its place.
        let mut terminal = start(&folder, &args);
        terminal.expect(moves);
        terminal.answer("Which game [2]> ", "");
        terminal.answer("\x1b[KBlack", undo);
        terminal.answer("\x1b[KWhite", if game == "stones" { "b1-a2" } else { "" });
        terminal.answer("\x1b[KBlack", "quit");
        assert_eq!(terminal.end().code, 0);
        let [(_, record)] = games_in(&folder).try_into().unwrap();
        assert!(record.contains(if game == "stones" { "1. b1-a2" } else { "1. " }), "{record}");
    }
}

#[test]
fn a_killed_game_is_offered_with_its_last_move() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("Black> ");
    terminal.kill();
    // Options win over what was.
    let mut terminal = start(&folder, &["play", "stones", "--white", "human", "--black", "1"]);
    terminal.expect("against another person: 1 move, just now");
    terminal.answer("Which game [2]> ", "continue");
    terminal.expect("Black plays ");
    terminal.expect("White> ");
    terminal.kill();
    let mut terminal = start(&folder, &["play", "stones"]);
    terminal.expect("against the computer at level 1: 2 moves, just now");
    terminal.answer("Which game [2]> ", "2");
    terminal.expect("White> ");
    terminal.send("\x03");
    terminal.expect("The game is kept in ");
    assert_eq!(terminal.end().code, 130);
}

#[test]
fn a_move_is_kept_while_the_computer_thinks() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "stones", "--black", "seconds=1000"]);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("White plays a1-d4.");
    let begin = Instant::now();
    while games_in(&folder).is_empty() && begin.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(5));
    }
    terminal.kill();
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.ends_with("1. a1-d4 *\n"), "{record}");
}

#[test]
fn ctrl_c_stops_the_thinking_and_not_the_game() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "stones", "--black", "seconds=1000", "--seed", "1"]);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("White plays a1-d4.");
    thread::sleep(Duration::from_millis(300));
    terminal.send("\x03");
    terminal.expect("Thinking stopped: Black plays the best move found so far. `undo` undoes it, ");
    terminal.expect("Black plays ");
    terminal.expect("White to move");
    // It stops each time, and at the prompt it leaves.
    terminal.answer("White> ", "b1-a2");
    terminal.expect("White plays b1-a2.");
    thread::sleep(Duration::from_millis(300));
    terminal.send("\x03");
    terminal.expect("Thinking stopped: Black plays ");
    terminal.expect("White> ");
    terminal.send("\x03");
    terminal.expect("The game is kept in ");
    assert_eq!(terminal.end().code, 130);
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains("1. a1-d4 ") && record.contains("2. b1-a2 "), "{record}");
}

#[test]
fn two_sessions_keep_two_games_and_both_are_offered() {
    let folder = fresh_folder();
    let [mut first, mut second] = [start(&folder, &BOTH), start(&folder, &BOTH)];
    first.answer("White> ", "a1-d4");
    first.expect("Black> ");
    // The clock of a file system may step by several milliseconds.
    thread::sleep(Duration::from_millis(50));
    second.answer("White> ", "b1-e4");
    second.answer("Black> ", "h8-f6");
    second.expect("White> ");
    assert_eq!(games_in(&folder).len(), 2);
    // A third session is offered none of them while they are played, and says so.
    let mut third = start(&folder, &BOTH);
    third.expect("2 unfinished games are not offered: they are being played at other terminals.");
    third.answer("White> ", "quit");
    assert!(!third.end().printed.contains("Continue"));
    first.kill();
    second.kill();
    // The system releases the locks of a killed process a moment later.
    thread::sleep(Duration::from_millis(200));

    // The last one first. What is declined stays where it is.
    let mut terminal = start(&folder, &BOTH);
    terminal.expect("2  Continue Stones! against another person: 2 moves, just now");
    terminal.expect("3  Continue Stones! against another person: 1 move, just now");
    terminal.answer("Which game [2]> ", "1");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
    assert_eq!(games_in(&folder).len(), 2);
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("Which game [2]> ", "3");
    // The other one can be loaded, too.
    let names = games_in(&folder).into_iter().map(|(name, record)| (name, record.contains("h8-f6")));
    let [other] = names.filter(|(_, is_other)| *is_other).map(|(name, _)| name).collect::<Vec<_>>().try_into().unwrap();
    let other = folder.join("stones-dice").join(other);
    terminal.answer("Black> ", &format!("load {}", other.to_str().unwrap()));
    terminal.expect("The unfinished game stays in ");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
    assert_eq!(games_in(&folder).len(), 2);

    // So does `--load`, with the players of before.
    let mut terminal = start(&folder, &["play", "--load", other.to_str().unwrap()]);
    terminal.answer("White> ", "players x");
    terminal.answer("White> ", "quit");
    assert!(terminal.end().printed.ends_with("Goodbye.\r\n"), "nothing here is random");
}

#[test]
fn games_of_both_kinds_are_offered_before_anything_else() {
    let folder = fresh_folder();
    for (game, first, prompt) in [("stones", "a1-d4", "Black> "), ("dice-race", "", "\x1b[KBlack")] {
        let mut terminal = start(&folder, &["play", game, "--black", "human", "--seed", "1", "--no-autosave"]);
        terminal.answer("\x1b[KWhite", first);
        terminal.expect(prompt);
        terminal.kill();
        let mut terminal = start(&folder, &["play", game, "--black", "human", "--seed", "1"]);
        terminal.answer("\x1b[KWhite", first);
        terminal.expect(prompt);
        terminal.kill();
        // The clock of a file system may step by several milliseconds.
        thread::sleep(Duration::from_millis(50));
    }
    thread::sleep(Duration::from_millis(200));
    let mut terminal = start(&folder, &["play"]);
    terminal.expect("2  The dice race");
    terminal.expect("3  Continue the dice race against another person: 1 move, just now");
    terminal.expect("4  Continue Stones! against another person: 1 move, just now");
    terminal.answer("Which game [3]> ", "5");
    terminal.answer("Expected the number of a game", "4");
    terminal.answer("Black> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn the_file_goes_when_the_game_is_over_or_saved() {
    let folder = fresh_folder();
    let saved = fresh_file("kept and saved.txt");
    let save = format!("save {}", saved.to_str().unwrap());
    for end in [&["resign", "yes"][..], &["draw", "yes"], &[&save]] {
        let mut terminal = start(&folder, &BOTH);
        terminal.answer("White> ", "a1-d4");
        terminal.expect("Black> ");
        assert_eq!(games_in(&folder).len(), 1);
        terminal.send(&format!("{}\r", end.join("\r")));
        terminal.expect(if end.len() == 1 { "Saved to " } else { "GAME OVER" });
        terminal.answer("> ", "quit");
        let ended = terminal.end();
        assert!(ended.code == 0 && !ended.printed.contains("is kept"), "{}", ended.printed);
        assert_eq!(games_in(&folder), []);
    }
    // Loaded from the menu, it goes on with its players and asks nothing.
    let mut terminal = start(&folder, &["play"]);
    terminal.answer("Which game [1]> ", &format!("load {}", saved.to_str().unwrap()));
    terminal.expect("Black to move");
    terminal.answer("Black> ", "resign");
    terminal.answer("(yes/no)> ", "yes");
    // A game that is over does not go on.
    terminal.answer("> ", &save);
    terminal.answer("(yes/append/no)> ", "yes");
    terminal.answer("Game over", "quit");
    assert_eq!(terminal.end().code, 0);
    assert!(!fs::read_to_string(&saved).unwrap().contains("Session"));
}

#[test]
fn a_saved_game_goes_on_as_it_was() {
    let folder = fresh_folder();
    let saved = fresh_file("saved with its players.txt");
    let [save, load] = ["save", "load"].map(|word| format!("{word} {}", saved.to_str().unwrap()));
    let mut terminal = start(&folder, &["play", "dice-race", "--black", "greedy", "--seed", "3"]);
    terminal.answer("White 1> ", "");
    terminal.answer("White 3> ", &save);
    terminal.answer("White 3> ", "quit");
    assert_eq!(terminal.end().code, 0);
    let mut terminal = start(&folder, &["play"]);
    terminal.answer("Which game [1]> ", &load);
    terminal.answer("White 3> ", "");
    terminal.answer("White 6> ", "quit");
    assert!(terminal.end().printed.contains("`--seed 3`"));
    // Another file of the same session says which game it holds.
    let mut terminal = start(&folder, &["play", "stones", "--level", "1"]);
    terminal.answer("White> ", &load);
    terminal.expect("saved with its players.txt holds a game of the dice race. Type `menu`, and load it there.");
    terminal.answer("White> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn a_new_game_leaves_the_unfinished_one_where_it_is() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("White> ", "a1-d4");
    terminal.answer("Black> ", "new");
    terminal.expect("stones-1.txt. `menu` offers it, and so does the next `play`.");
    terminal.answer("White> ", "b1-e4");
    terminal.answer("Black> ", "quit");
    terminal.expect("stones-2.txt. The next `play` offers it.");
    let ended = terminal.end();
    assert!(ended.code == 0 && !ended.printed.contains("(yes/no)"), "nothing is lost: {}", ended.printed);
    assert_eq!(games_in(&folder).len(), 2);
}

#[test]
fn other_starts_offer_nothing() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("Black> ");
    terminal.kill();
    let file = fresh_file("another start.txt");
    fs::write(&file, "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 *\n").unwrap();
    let load = ["--load", file.to_str().unwrap()];
    for more in [&["--start", "sss/3/SSS w"][..], &["--goal", "far-half"], &load, &["--no-autosave"]] {
        let mut terminal = start(&folder, &[&BOTH[..], more].concat());
        terminal.answer("White> ", "quit");
        let ended = terminal.end();
        assert!(ended.code == 0 && !ended.printed.contains("Continue"), "{more:?}");
    }
    let mut terminal = start(&folder, &["play", "dice-race", "--level", "1"]);
    terminal.answer("> ", "quit");
    assert!(!terminal.end().printed.contains("Continue"));
    assert_eq!(games_in(&folder).len(), 1);
}

#[test]
fn without_autosave_quit_asks() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &[&BOTH[..], &["--no-autosave"]].concat());
    terminal.answer("White> ", "a1-d4");
    terminal.expect("Black> ");
    terminal.send("\x04");
    terminal.answer("Quit? (yes/no)> ", "no");
    terminal.answer("Black> ", "quit");
    terminal.answer("Quit? (yes/no)> ", "quit");
    assert_eq!(terminal.end().code, 0);
    assert_eq!(games_in(&folder), []);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_once_and_tried_again() {
    let folder = fresh_folder();
    let in_the_way = folder.join("stones-dice");
    for (game, moves) in [("stones", ["a1-d4", "h8-e5", "d4xf6"]), ("dice-race", ["", "", ""])] {
        for is_in_the_way_first in [true, false] {
            let _ = fs::remove_dir_all(&in_the_way);
            let put_in_the_way = || {
                let _ = fs::remove_dir_all(&in_the_way);
                fs::write(&in_the_way, "").unwrap();
            };
            if is_in_the_way_first {
                put_in_the_way();
            }
            let mut terminal = start(&folder, &["play", game, "--black", "human", "--seed", "1"]);
            terminal.expect("\x1b[KWhite");
            if !is_in_the_way_first {
                put_in_the_way();
            }
            terminal.send(&format!("{}\r", moves[0]));
            terminal.answer("\x1b[KBlack", "quit");
            terminal.answer("Quit? (yes/no)> ", "no");
            terminal.answer("\x1b[KBlack", moves[1]);
            terminal.expect("\x1b[KWhite");
            fs::remove_file(&in_the_way).unwrap();
            terminal.send(&format!("{}\r", moves[2]));
            terminal.expect("The game is kept again, in ");
            terminal.answer("\x1b[KBlack", "quit");
            let ended = terminal.end();
            let notice = format!("Unfinished games are not kept: {}", in_the_way.display());
            assert_eq!((ended.code, ended.printed.matches(&notice).count()), (0, 1), "{}", ended.printed);
            assert_eq!(games_in(&folder).len(), 1);
        }
    }
}

#[test]
fn a_folder_that_is_deleted_is_made_again() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("White> ", "a1-d4");
    terminal.expect("Black> ");
    fs::remove_dir_all(&folder).unwrap();
    terminal.send("h8-e5\r");
    terminal.answer("White> ", "quit");
    terminal.expect("The game is kept in ");
    assert_eq!(terminal.end().code, 0);
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains("1. a1-d4 h8-e5"), "{record}");
}

#[test]
fn a_damaged_file_is_set_aside() {
    let folder = fresh_folder();
    let file = folder.join("stones-dice/stones-7.txt");
    fs::create_dir(file.parent().unwrap()).unwrap();
    for damaged in ["[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d9 *\n", ""] {
        fs::write(&file, damaged).unwrap();
        let mut terminal = start(&folder, &BOTH);
        terminal.expect("A game that was kept cannot be continued: ");
        terminal.expect("Its file is now ");
        terminal.answer("White> ", "quit");
        assert_eq!(terminal.end().code, 0);
        assert!(!file.exists());
    }
    assert_eq!(games_in(&folder).len(), 2);
}

#[test]
fn a_session_tag_of_others_stays_in_a_kept_game() {
    let (folder, file) = (fresh_folder(), fresh_file("a session tag of others.txt"));
    let tag = "[Session \"evening\"]\n";
    fs::write(&file, format!("[Game \"Stones!\"]\n{tag}[Result \"*\"]\n\n1. a1-d4 *\n")).unwrap();
    let mut terminal = start(&folder, &[&BOTH[..], &["--load", file.to_str().unwrap()]].concat());
    terminal.answer("Black> ", "h8-e5");
    terminal.expect("White> ");
    terminal.kill();
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains(tag) && record.matches("[Session").count() == 1, "{record}");
}

#[test]
fn a_kept_race_goes_on_with_its_dice() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "dice-race", "--black", "greedy", "--seed", "3"]);
    terminal.answer("White 1> ", "");
    terminal.answer("White 3> ", "");
    terminal.expect("White 6> ");
    terminal.kill();
    let mut terminal = start(&folder, &["play", "dice-race"]);
    terminal.answer("Which game [2]> ", "");
    terminal.answer("White 6> ", "undo roll");
    terminal.answer("White 3> ", "quit");
    let ended = terminal.end();
    assert!(
        ended.printed.ends_with("Goodbye. The option `--seed 3` repeats these random choices.\r\n"),
        "{}",
        ended.printed
    );

    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "dice-race", "--black", "human", "--rolls", "typed"]);
    terminal.answer("White rolls (1 to 6)> ", "3");
    terminal.answer("White 3> ", "");
    terminal.expect("Black rolls (1 to 6)> ");
    terminal.kill();
    let mut terminal = start(&folder, &["play", "dice-race"]);
    terminal.answer("Which game [2]> ", "");
    terminal.answer("Black rolls (1 to 6)> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn the_secret_of_fair_dice_is_not_kept() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &["play", "dice-race", "--black", "human", "--fair", "--client-seed", "mine"]);
    terminal.answer("\x1b[KWhite ", "");
    terminal.expect("\x1b[KBlack ");
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains("rolls=fair") && !record.contains("Seed"), "{record}");
    terminal.send("quit\r");
    terminal.answer(
        "The fair dice end with the session: the game can go on with other dice only. Leave it? (yes/no)> ",
        "yes",
    );
    terminal.expect("The game is kept in ");
    assert_eq!(terminal.end().code, 0);
    let mut terminal = start(&folder, &["play", "dice-race"]);
    terminal.answer("Which game [2]> ", "");
    terminal.expect("This game was not rolled with these fair dice. It continues with --seed ");
    terminal.answer("Black ", "quit");
    assert_eq!(terminal.end().code, 0);
}

/// Leaves a game of two people after its first move.
fn leave_a_game(folder: &Path, args: &[&str]) {
    let mut terminal = start(folder, args);
    terminal.answer("\x1b[KWhite", if args[1] == "stones" { "a1-d4" } else { "" });
    terminal.answer("\x1b[KBlack", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn a_session_that_only_asks_keeps_no_game_from_others() {
    let folder = fresh_folder();
    leave_a_game(&folder, &BOTH);
    let [mut first, mut second] = [start(&folder, &["play"]), start(&folder, &["play", "stones"])];
    first.expect("3  Continue Stones! against another person: 1 move");
    first.expect("Which game [3]> ");
    second.expect("2  Continue Stones! against another person: 1 move");
    second.answer("Which game [2]> ", "2");
    second.answer("Black> ", "h8-e5");
    second.expect("White> ");
    // What was chosen elsewhere meanwhile is refused, and the question stands again.
    first.send("3\r");
    first.expect("This game is being played at another terminal, or has ended there.");
    first.expect("1 unfinished game is not offered: it is being played at another terminal.");
    first.answer("Which game [1]> ", "3");
    first.answer("Expected the number of a game", "quit");
    assert_eq!(first.end().code, 0);
    // A game that has gone on is taken as it stands now.
    let mut first = start(&folder, &["play"]);
    first.expect("1 unfinished game is not offered");
    second.send("quit\r");
    assert_eq!(second.end().code, 0);
    first.answer("Which game [1]> ", "rules stones");
    first.answer("`q` stops> ", "q");
    first.answer("Which game [1]> ", "quit");
    assert_eq!(first.end().code, 0);
    let mut first = start(&folder, &["play"]);
    first.expect("Continue Stones! against another person: 2 moves");
    let mut second = start(&folder, &["play", "stones"]);
    second.answer("Which game [2]> ", "2");
    second.answer("White> ", "d4xf6");
    second.answer("Black> ", "quit");
    assert_eq!(second.end().code, 0);
    first.answer("Which game [3]> ", "3");
    first.answer("Black> ", "quit");
    assert_eq!(first.end().code, 0);
    let [(_, record)] = games_in(&folder).try_into().unwrap();
    assert!(record.contains("2. d4xf6"), "{record}");
}

#[test]
fn a_kept_game_is_deleted_at_the_list() {
    let folder = fresh_folder();
    leave_a_game(&folder, &BOTH);
    // The clock of a file system may step by several milliseconds.
    thread::sleep(Duration::from_millis(50));
    leave_a_game(&folder, &["play", "dice-race", "--black", "human", "--seed", "1"]);
    let mut terminal = start(&folder, &["play"]);
    terminal.expect("`delete N` deletes an unfinished game");
    for not_kept in ["delete 1", "delete 2", "delete 5", "delete", "delete x"] {
        terminal.answer("Which game [3]> ", not_kept);
        terminal.expect("Expected the number of a game");
    }
    terminal.answer("Which game [3]> ", "delete 4");
    terminal.answer("Delete Stones! against another person: 1 move, just now? (yes/no)> ", "no");
    terminal.expect("4  Continue Stones! against another person");
    terminal.answer("Which game [3]> ", "DELETE 4");
    terminal.answer("just now? (yes/no)> ", "yes");
    terminal.expect("Deleted.");
    terminal.expect("3  Continue the dice race");
    let [(name, _)] = games_in(&folder).try_into().unwrap();
    assert!(name.starts_with("dice-race-"), "{name}");
    terminal.answer("Which game [3]> ", "delete 3");
    terminal.answer("(yes/no)> ", "yes");
    terminal.expect("Deleted.");
    terminal.answer("Which game [1]> ", "delete 3");
    terminal.answer("Expected the number of a game", "quit");
    let ended = terminal.end();
    assert_eq!((ended.code, ended.printed.matches("`delete N` deletes").count()), (0, 3));
    assert_eq!(games_in(&folder), []);

    // With the list of one game, too; a game that is played elsewhere stays.
    leave_a_game(&folder, &BOTH);
    let mut terminal = start(&folder, &["play", "stones"]);
    terminal.expect("Which game [2]> ");
    let mut other = start(&folder, &["play", "stones"]);
    other.answer("Which game [2]> ", "2");
    other.expect("Black> ");
    terminal.send("delete 2\r");
    terminal.answer("(yes/no)> ", "yes");
    terminal.expect("This game is being played at another terminal");
    terminal.answer("Which game [1]> ", "quit");
    assert_eq!((terminal.end().code, games_in(&folder).len()), (0, 1));
    other.send("quit\r");
    assert_eq!(other.end().code, 0);
}

#[test]
fn the_menu_is_reached_from_a_game_and_after_its_end() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &BOTH);
    terminal.answer("White> ", "a1-d4");
    terminal.answer("Black> ", "menu");
    terminal.expect("The game is kept.");
    terminal.expect("2  The dice race");
    terminal.expect("3  Continue Stones! against another person: 1 move, just now");
    terminal.answer("Which game [3]> ", "");
    terminal.answer("Black> ", "BACK");
    // Who plays is asked for another game, and its dice are not those of `--seed`.
    terminal.answer("Which game [3]> ", "2");
    terminal.answer("Who plays against you [1]> ", "2");
    terminal.expect("White has rolled ");
    terminal.answer("> ", "resign");
    terminal.answer("Resign the game? (yes/no)> ", "yes");
    terminal.answer("Game over (new, menu, save, load, undo, help, quit)> ", "menu");
    terminal.expect("3  Continue Stones! against another person: 1 move");
    terminal.answer("Which game [3]> ", "quit");
    let ended = terminal.end();
    assert!(ended.code == 0 && !ended.printed.contains("not saved"), "{}", ended.printed);
    assert_eq!(games_in(&folder).len(), 1);
}

#[test]
fn without_autosave_the_menu_asks() {
    let folder = fresh_folder();
    let mut terminal = start(&folder, &[&BOTH[..], &["--no-autosave"]].concat());
    terminal.answer("White> ", "menu");
    // Nothing was moved.
    terminal.answer("Which game [1]> ", "1");
    terminal.answer("Who plays against you [1]> ", "2");
    terminal.answer("White> ", "a1-d4");
    terminal.answer("Black> ", "menu");
    terminal.answer("The game is not finished, and not saved. Leave it? (yes/no)> ", "no");
    terminal.answer("Black> ", "menu");
    terminal.answer("Leave it? (yes/no)> ", "yes");
    terminal.answer("Which game [1]> ", "quit");
    assert_eq!(terminal.end().code, 0);
    assert_eq!(games_in(&folder), []);
}

#[test]
fn the_list_of_kept_games_wraps_under_its_text() {
    let folder = fresh_folder();
    leave_a_game(&folder, &BOTH);
    let data = [("XDG_DATA_HOME", folder.to_str().unwrap()), ("NO_COLOR", "1")];
    let mut terminal = AtTerminal::sized(&["play"], [40, 24], &data);
    terminal.expect("3  Continue Stones! against another\r\n   person: 1 move, just now\r\n");
    terminal.answer("Which game [3]> ", "quit");
    assert_eq!(terminal.end().code, 0);
}

#[test]
fn ctrl_c_is_answered_at_every_question() {
    for (args, question) in [
        (&["play"][..], "Which game [1]> "),
        (&["play", "stones"], "Who plays against you [1]> "),
        (&["play", "stones", "--level", "1"], "White> "),
        (&["tutorial"], "Which game [1]> "),
        (&["rules"], "Which game [1]> "),
    ] {
        let mut terminal = start(&fresh_folder(), args);
        terminal.expect(question);
        terminal.send("\x03");
        terminal.expect("Stopped by Ctrl-C.");
        assert_eq!(terminal.end().code, 130, "{args:?}");
    }
}
