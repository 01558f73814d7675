//! The tutorial of a game: one position a lesson, to be solved by a move.

use std::io;

use stones_dice_texts::{Lesson, text};

use super::page;
use super::taught::{Meaning, Taught};
use crate::playable::help;
use crate::playable::terminal::Terminal;
use crate::terminal::console::More;
use crate::terminal::{escape, quit, typed};

/// What can be typed in a lesson besides moves and squares.
const COMMANDS: [&str; 6] = ["hint", "skip", "back", "rules", "help signs", "quit"];

/// A tutorial in progress.
struct Tutorial<'a> {
    lessons: Vec<Lesson>,
    /// Which lessons are solved.
    solved: Vec<bool>,
    /// The index of the current lesson.
    current: usize,
    terminal: &'a mut Terminal,
}

/// What a line in a lesson leads to.
enum Next {
    /// The same lesson goes on.
    Stay,
    /// This lesson begins.
    Lesson(usize),
    Quit,
}

/// Teaches a game until all lessons are done, `quit`, or the end of the input.
pub(crate) fn run<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    terminal.with_white_below(teach_all::<T>)
}

fn teach_all<T: Taught>(terminal: &mut Terminal) -> io::Result<()> {
    let lessons = Lesson::all(T::GAME);
    let solved = vec![false; lessons.len()];
    let title = T::tutorial_title(&terminal.texts);
    terminal.console.say(format_args!("=== {title} ===\n{}", text!(terminal.texts, "tutorial-commands")))?;
    terminal.console.draw(T::legend(terminal))?;
    terminal.console.say(format_args!("\n{}", T::how_to_move(terminal)))?;
    let mut tutorial = Tutorial { lessons, solved, current: 0, terminal };
    while let Some(lesson) = tutorial.lessons.get(tutorial.current).cloned() {
        match tutorial.teach::<T>(&lesson)? {
            Some(next) => tutorial.current = next,
            None => break,
        }
    }
    tutorial.summarize()
}

impl Tutorial<'_> {
    /// Teaches a lesson. Returns the index of the next one; `None` to quit.
    fn teach<T: Taught>(&mut self, lesson: &Lesson) -> io::Result<Option<usize>> {
        // Tests hold that every lesson can be read.
        let Some(mut game) = T::at_lesson(lesson) else { return Ok(Some(self.current + 1)) };
        let (task, board) = (self.task(lesson), game.board(self.terminal));
        if self.terminal.console.wait_for_room(&format!("{task}\n{board}"))? == More::Stop {
            return Ok(None);
        }
        self.terminal.console.say(task)?;
        self.terminal.console.draw(board)?;
        while let Some(line) = self.terminal.console.ask_command(game.prompt(&self.terminal.texts))? {
            match self.answer(&mut game, lesson, &escape::text(&line))? {
                Next::Stay => {}
                Next::Lesson(next) => return Ok(Some(next)),
                Next::Quit => break,
            }
        }
        Ok(None)
    }

    /// The title of a lesson and its task.
    fn task(&self, lesson: &Lesson) -> String {
        let texts = &self.terminal.texts;
        let (number, lessons) = (self.current + 1, self.lessons.len());
        let title = texts.format(&lesson.id, &[]);
        let title = text!(texts, "tutorial-lesson", number = number, lessons = lessons, title = title);
        format!("\n--- {title} ---\n\n{}", self.text_of(lesson, "task"))
    }

    fn draw_board<T: Taught>(&mut self, game: &T) -> io::Result<()> {
        let board = game.board(self.terminal);
        self.terminal.console.draw(board)
    }

    fn answer<T: Taught>(&mut self, game: &mut T, lesson: &Lesson, line: &str) -> io::Result<Next> {
        let meant = typed::answer_in_english(line, &self.terminal.texts);
        if let Some(command) = T::parse_own(&meant) {
            match game.meaning(command) {
                Meaning::Move(text) => return self.judge(game, lesson, &text),
                Meaning::Show(command) => game.execute_own(command, self.terminal)?,
                Meaning::Other => self.refuse(line)?,
            }
            return Ok(Next::Stay);
        }
        match meant.to_lowercase().as_str() {
            "" | "board" | "moves" => self.draw_board(game)?,
            "hint" => self.say_of(lesson, "hint")?,
            "skip" => return Ok(Next::Lesson(self.current + 1)),
            "back" if self.current == 0 => {
                self.terminal.console.say(text!(self.terminal.texts, "tutorial-is-first"))?;
            }
            "back" => return Ok(Next::Lesson(self.current - 1)),
            "rules" => {
                page::print::<T>(self.terminal)?;
                self.draw_board(game)?;
            }
            "help signs" => page::print_signs::<T>(self.terminal)?,
            "help" | "h" | "?" => self.say_commands()?,
            // The menu, or the game, is where the tutorial was begun.
            "menu" => return Ok(Next::Quit),
            word if quit::is_meant(word) => return Ok(Next::Quit),
            _ => self.refuse(line)?,
        }
        Ok(Next::Stay)
    }

    /// Judges a move: a solution, another legal move, or an illegal one.
    fn judge<T: Taught>(&mut self, game: &mut T, lesson: &Lesson, text: &str) -> io::Result<Next> {
        let played = match game.try_move(text, self.terminal) {
            Ok(played) => played,
            Err(refusal) => {
                self.terminal.console.say(refusal)?;
                return Ok(Next::Stay);
            }
        };
        if lesson.solutions.contains(&played) {
            self.draw_board(game)?;
            self.say_of(lesson, "done")?;
            self.solved[self.current] = true;
            return Ok(Next::Lesson(self.current + 1));
        }
        T::undo(game.game());
        let answer = match lesson.answers.get(&played) {
            Some(answer) => self.text_of(lesson, answer),
            None => text!(self.terminal.texts, "tutorial-misses", played = played, hint = self.text_of(lesson, "hint")),
        };
        self.terminal.console.say(answer)?;
        Ok(Next::Stay)
    }

    fn say_commands(&mut self) -> io::Result<()> {
        let texts = &self.terminal.texts;
        let commands = COMMANDS.map(|command| help::in_both_languages(command, texts)).join(", ");
        self.terminal.console.say(format_args!("{}\n{commands}", text!(texts, "tutorial-commands")))
    }

    fn refuse(&mut self, line: &str) -> io::Result<()> {
        self.terminal.console.say(text!(self.terminal.texts, "tutorial-expected", text = line))
    }

    fn say_of(&mut self, lesson: &Lesson, attribute: &str) -> io::Result<()> {
        let text = self.text_of(lesson, attribute);
        self.terminal.console.say(text)
    }

    fn text_of(&self, lesson: &Lesson, attribute: &str) -> String {
        self.terminal.texts.format(&format!("{}.{attribute}", lesson.id), &[])
    }

    fn summarize(&mut self) -> io::Result<()> {
        let solved = self.solved.iter().filter(|is_solved| **is_solved).count();
        let text = text!(self.terminal.texts, "tutorial-solved", solved = solved, lessons = self.lessons.len());
        self.terminal.console.say(format_args!("\n{text}"))
    }
}
