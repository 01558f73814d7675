//! Running the command at a pseudo terminal.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Much more than is needed, since a machine may be busy.
const SOON: Duration = Duration::from_secs(30);

/// A folder that no other test uses.
pub(crate) fn fresh_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = format!("{}/data-{}-{number}", env!("CARGO_TARGET_TMPDIR"), std::process::id());
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.into()
}

/// A terminal with the command in it.
#[derive(Debug)]
pub(crate) struct AtTerminal {
    script: Child,
    keys: ChildStdin,
    /// A file with the number of the process of the command.
    process: PathBuf,
    output: Receiver<Vec<u8>>,
    /// All that was printed.
    printed: Vec<u8>,
    /// The bytes that were expected already.
    seen: usize,
}

/// What was printed at a terminal, and the exit code.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) code: i32,
    pub(crate) printed: String,
}

impl AtTerminal {
    /// Starts the command at a terminal with this many columns.
    pub(crate) fn start(args: &[&str], columns: usize, variables: &[(&str, &str)]) -> AtTerminal {
        AtTerminal::sized(args, [columns, 50], variables)
    }

    /// Starts the command at a terminal with these columns and rows.
    pub(crate) fn sized(args: &[&str], [columns, rows]: [usize; 2], variables: &[(&str, &str)]) -> AtTerminal {
        // As variables, so that no shell reads them.
        let numbered = (1..).zip(args).map(|(number, arg)| (format!("A{number}"), arg));
        let words: Vec<_> = (1..=args.len()).map(|number| format!("\"$A{number}\"")).collect();
        let process = fresh_folder().join("process");
        let run = format!("stty cols {columns} rows {rows}; echo $$ > \"$PROCESS\"; exec \"$A0\" {}", words.join(" "));
        let mut command = Command::new("script");
        command.args(["-qec", &run, "/dev/null"]).env("A0", env!("CARGO_BIN_EXE_stones-dice")).envs(numbered);
        command.env("PROCESS", &process);
        for name in super::AMBIENT {
            command.env_remove(name);
        }
        command.env("LC_ALL", "C.UTF-8").env("TERM", "xterm-256color").env("XDG_DATA_HOME", fresh_folder());
        command.envs(variables.iter().copied());
        let mut script = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let keys = script.stdin.take().unwrap();
        let mut out = script.stdout.take().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        AtTerminal { script, keys, process, output, printed: Vec::new(), seen: 0 }
    }

    /// Waits until this is printed, after what was expected before.
    #[track_caller]
    pub(crate) fn expect(&mut self, text: &str) {
        let begin = Instant::now();
        loop {
            let new = &self.printed[self.seen..];
            if let Some(at) = new.windows(text.len()).position(|bytes| bytes == text.as_bytes()) {
                self.seen += at + text.len();
                return;
            }
            let left = SOON.saturating_sub(begin.elapsed());
            let Ok(more) = self.output.recv_timeout(left) else {
                panic!("{text:?} is missing in {:?}", String::from_utf8_lossy(new));
            };
            self.printed.extend(more);
        }
    }

    /// Waits until one of these is printed; whether it is the first.
    #[track_caller]
    pub(crate) fn expect_either(&mut self, first: &str, second: &str) -> bool {
        loop {
            let new = String::from_utf8_lossy(&self.printed[self.seen..]).into_owned();
            if let Some(text) =
                [first, second].into_iter().filter(|text| new.contains(text)).min_by_key(|text| new.find(text))
            {
                self.expect(text);
                return text == first;
            }
            let more = self.output.recv_timeout(SOON);
            self.printed.extend(more.unwrap_or_else(|_| panic!("{first:?} and {second:?} are missing in {new:?}")));
        }
    }

    /// The last lines that were printed before what was expected last, and that itself: what the terminal shows.
    pub(crate) fn screen(&self, rows: usize) -> String {
        let printed = String::from_utf8_lossy(&self.printed[..self.seen]).replace('\r', "");
        let lines: Vec<_> = printed.split('\n').collect();
        lines[lines.len().saturating_sub(rows)..].join("\n")
    }

    /// Presses keys.
    pub(crate) fn send(&mut self, keys: &str) {
        self.send_bytes(keys.as_bytes());
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        self.keys.write_all(bytes).unwrap();
    }

    /// Types this and Enter when that is asked.
    #[track_caller]
    pub(crate) fn answer(&mut self, question: &str, answer: &str) {
        self.expect(question);
        self.send(&format!("{answer}\r"));
    }

    /// Kills the command, as a crash would, and waits for its end.
    pub(crate) fn kill(self) -> Ended {
        let process = fs::read_to_string(&self.process).unwrap();
        assert!(Command::new("kill").args(["-KILL", process.trim()]).status().unwrap().success());
        self.end()
    }

    /// Waits for the end of the command.
    pub(crate) fn end(mut self) -> Ended {
        while let Ok(more) = self.output.recv_timeout(SOON) {
            self.printed.extend(more);
        }
        drop(self.keys);
        let code = self.script.wait().unwrap().code().unwrap();
        Ended { code, printed: String::from_utf8(self.printed).unwrap() }
    }
}
