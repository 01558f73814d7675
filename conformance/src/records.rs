//! The laws of records and of the JSON of a game: where a record starts, what notes may hold, and in what time they are
//! read.

/// Tests that a game keeps the laws of records and JSON. `$turns` is the movetext of a game of one move that is not over,
/// without its result.
#[macro_export]
macro_rules! record_laws {
    ($game:ty, $turns:literal) => {
        use std::io::{BufReader, Cursor, Read};
        use std::time::{Duration, Instant};

        use chessboard_core::record::{self, DamagedRecord, RecordFault, Recorded, StreamError};
        use chessboard_core::{LoggedGame, NoteError};
        use proptest::prelude::*;
        use proptest::test_runner::TestRunner;

        type G = $game;
        const TURNS: &str = $turns;
        type ReadOne = Result<G, DamagedRecord<G, <G as Recorded>::Fault>>;

        fn record(turns: &str) -> String {
            format!("[Game \"{}\"]\n[Result \"*\"]\n\n{turns} *\n", <G as LoggedGame>::NAME)
        }

        fn written(game: &G) -> String {
            let mut text = String::new();
            record::write(game, &mut text).expect("a string takes everything");
            text
        }

        /// Reads a file at once and through readers that give a few bytes at a time, all with the same result.
        fn read_all(file: &[u8]) -> Vec<ReadOne> {
            let at_once: Vec<_> = record::read_all::<G>(file).collect();
            for size in [1, 2, 7, 1 << 20] {
                let reader = BufReader::with_capacity(size, Cursor::new(file));
                let read = record::read_from::<G, _>(reader).map(|read| {
                    read.map_err(|error| match error {
                        StreamError::Damaged(damaged) => damaged,
                        StreamError::Io { error, .. } => panic!("{error}"),
                    })
                });
                assert!(at_once.iter().cloned().eq(read), "{size} bytes at a time: {:?}", String::from_utf8_lossy(file));
            }
            at_once
        }

        /// Where each record of a file ends up: `None` if sound, or what stands at its fault.
        fn kinds(file: &str) -> Vec<Option<&str>> {
            read_all(file.as_bytes())
                .into_iter()
                .map(|read| read.err().map(|damaged| &file[damaged.error.offset..]))
                .collect()
        }

        #[test]
        fn records_start_where_they_should() {
            let turns = TURNS;
            let sound = record(turns);
            let name = <G as LoggedGame>::NAME;
            let later = |tag: &str| sound.replacen("[Game \"", tag, 1);
            let files = [
                format!("\u{FEFF}{sound}").repeat(3),
                sound.repeat(3).replace('\n', "\r"),
                sound.repeat(3).replace('\n', "\r\n"),
                format!("{sound}{}{}", later("[ Game \""), later("[Game  \"")),
                format!("{sound}{}{}", later("[Game\""), later("[\n\tGame\r\"")),
                format!("{sound} {sound}\n\t\u{FEFF} \u{FEFF}{sound}"),
                sound.trim_end().repeat(3),
                format!("{} ", sound.trim_end()).repeat(3),
                format!("{}\u{FEFF}", sound.trim_end()).repeat(3),
                format!("\n\n\x0C{sound}\r\r{sound}\n \n{sound}\u{FEFF}\n"),
            ];
            for file in files {
                assert_eq!(kinds(&file), [None, None, None], "{file:?}");
            }

            // Anything else after a result is a fault of its own.
            for junk in ["junk", "{bye}", "*", "1-0", "1. *", "[White \"x\"]\n[Result \"*\"]\n\n*", "é", "\u{2028}", "}", "\\"]
            {
                for between in ["", "\n", " ", "\r", "\n\u{FEFF}"] {
                    let file = [sound.trim_end(), " ", between, junk, "\r", &sound].concat();
                    let [None, Some(rest), None] = kinds(&file)[..] else { panic!("{file:?}") };
                    assert!(rest.starts_with(junk), "{file:?}: {rest:?}");
                    let end = format!("{sound}{junk}");
                    let [None, Some(rest)] = kinds(&end)[..] else { panic!("{end:?}") };
                    assert_eq!(rest, junk);
                    let damaged = record::read::<G>(&end).expect_err("one record only");
                    assert_eq!((damaged.error.offset, written(&damaged.game)), (sound.len(), sound.clone()));
                }
            }

            // A damaged game does not hide the next, and its fault is reported once.
            let bad_turns =
                [&format!("{turns} nonsense"), &format!("{turns} {{unclosed"), "", "(", &format!("{turns} }}"), turns];
            for (bad, result) in bad_turns.into_iter().zip(["*", "", "*", "*", "*", "1-0"]) {
                for between in ["\n", "\r", "\r\n", "\n \u{FEFF}"] {
                    let bad = format!("[Game \"{name}\"]\n[Result \"*\"]\n\n{bad} x {result}");
                    let file = [&sound, &bad, between, &later("[ Game \"")].concat();
                    let [None, Some(rest), None] = kinds(&file)[..] else { panic!("{file:?}") };
                    assert!(rest.len() < file.len() - sound.len());
                }
            }
            let cut_in_tags = format!("{sound}[Game \"{name}\"]\n[White \"a \" * b\"]\n[Result \"*\"]\n\n{turns} * {sound}");
            assert!(matches!(kinds(&cut_in_tags)[..], [None, Some(_), None]), "{cut_in_tags}");
            let on_one_line = format!("[Game \"{name}\"]\n[Result \"*\"]\n\nx {{ * {sound} }} * \u{FEFF}{sound}");
            assert!(matches!(kinds(&on_one_line)[..], [Some(_), None]), "{on_one_line}");
        }

        /// Sound records in any layout, between damaged ones and other text.
        #[test]
        fn sound_games_never_vanish() {
            let turns = TURNS;
            let sound = record(turns);
            let damaged = [
                "junk".to_string(),
                format!("[Game \"{}\"]\n[Result \"*\"]\n\n{turns} {{never closed *", <G as LoggedGame>::NAME),
                format!("[Game \"{}\"]\n[White \"\n{turns} *", <G as LoggedGame>::NAME),
                "[Game \"Chess\"]\n[Result \"*\"]\n\n1. e4 *".to_string(),
                "[Event \"x\"]\n[Result \"*\"]\n\n*".to_string(),
                "\"{ [ Game".to_string(),
            ];
            let pieces = prop_oneof![
                (prop::sample::select(vec!["\n", "\r", "\r\n"]), "\\n?[ \t\u{FEFF}]{0,3}", any::<bool>()).prop_map({
                    let sound = sound.clone();
                    move |(line_end, before, is_spaced)| {
                        let tag = if is_spaced { "[ Game  \"" } else { "[Game \"" };
                        (true, before + &sound.replacen("[Game \"", tag, 1).replace('\n', line_end))
                    }
                }),
                prop::sample::select(damaged.to_vec()).prop_map(|text| (false, text + "\r")),
                "\\PC{0,9}".prop_map(|text| (false, text + "\n")),
            ];
            run(1000, &prop::collection::vec(pieces, 0..6), |pieces| {
                let sound_games = pieces.iter().filter(|piece| piece.0).count();
                let file: String = pieces.into_iter().map(|piece| piece.1).collect();
                let read = read_all(file.as_bytes());
                prop_assert_eq!(read.iter().filter(|read| read.is_ok()).count(), sound_games);
                prop_assert!(read.iter().flatten().all(|game| written(game) == sound));
                Ok(())
            });
            let words = [
                "[Game \"", "[ Game\"", "]", "\"", "*", "1-0", "{", "}", "\\", "\n", "\r", " ", "\u{FEFF}", "1.", "é", turns,
                &sound,
            ];
            let words = prop::sample::select(words.map(String::from).to_vec());
            run(2000, &prop::collection::vec(words, 0..12), |words| {
                read_all(words.concat().as_bytes());
                Ok(())
            });
            run(300, &any::<Vec<u8>>(), |bytes| {
                read_all(&bytes);
                Ok(())
            });
        }

        fn run<S: Strategy>(cases: u32, strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
            let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
            TestRunner::new(config).run(strategy, test).unwrap_or_else(|error| panic!("{error}"));
        }

        /// Any text, rich in what could be taken for something else.
        fn any_text() -> impl Strategy<Value = String> {
            let piece = prop_oneof![
                any::<char>().prop_map(String::from),
                prop::sample::select(vec![
                    "\r",
                    "\n",
                    "\r\n",
                    "\t",
                    "\x0B",
                    "\x0C",
                    "\0",
                    "\x1B",
                    "\x7F",
                    "\u{85}",
                    "\u{2028}",
                    "\u{2029}",
                    "\u{FEFF}",
                    " ",
                    "{",
                    "}",
                    "[Game \"",
                    "[ Game\"",
                    "[Result \"*\"]",
                    "\\",
                    "\"",
                    "]",
                    "*",
                    "1-0",
                    "[",
                    "Game",
                    "\u{1F468}\u{200D}",
                ])
                .prop_map(String::from),
            ];
            prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
        }

        #[test]
        fn notes_come_back_or_are_rejected() {
            let turns = TURNS;
            let game = record::read::<G>(&record(turns)).expect("a sound record");
            let is_text = |c: char| !c.is_control() || c.is_whitespace();
            run(3000, &(any_text(), any_text()), |(comment, value)| {
                let mut noted = game.clone();
                let ply = noted.log().ply();
                let is_plain = comment.chars().all(|c| is_text(c) && c != '}');
                let has_start = comment.split(['\n', '\r']).skip(1).any(|line| {
                    let tag = line.trim_start_matches(|c: char| c == '\u{FEFF}' || c.is_ascii_whitespace());
                    tag.starts_with("[Game \"") || tag.starts_with("[ Game\"") || tag.starts_with("[Game\"")
                });
                match noted.log_mut().add_comment_at(ply, &comment) {
                    Ok(()) => prop_assert!(is_plain && !has_start),
                    Err(NoteError::Comment(error)) => prop_assert!(comment.is_char_boundary(error.offset)),
                    Err(error) => prop_assert!(false, "{}", error),
                }
                if is_plain && !comment.contains("Game") {
                    prop_assert!(noted.log().notes().comments().count() == 1, "{:?}", comment);
                }
                let fits = value.chars().all(|c| is_text(c) && c != '\n' && c != '\r');
                for name in ["White", "Other"] {
                    match noted.log_mut().set_tag(name, &value, <G as LoggedGame>::RULE_TAGS) {
                        Ok(()) => prop_assert!(fits),
                        Err(NoteError::TagValue(error)) => prop_assert!(!fits && value.is_char_boundary(error.offset)),
                        Err(error) => prop_assert!(false, "{}", error),
                    }
                }
                let text = written(&noted);
                prop_assert_eq!(read_all(text.repeat(2).as_bytes()), [Ok(noted.clone()), Ok(noted.clone())]);
                prop_assert_eq!($crate::through_json(&noted), noted.clone());
                // What one entry rejects, every entry rejects.
                let sound = record(turns);
                let quoted = value.replace('\\', "\\\\").replace('"', "\\\"");
                let tagged = sound.replacen("[Result", &format!("[Other \"{quoted}\"]\n[Result"), 1);
                prop_assert_eq!(record::read::<G>(&tagged).is_ok(), fits);
                let is_fit = noted.log().notes().comments().count() == 1;
                let commented = sound.replacen(" *", &format!(" {{{comment}}} *"), 1);
                prop_assert!(is_fit == record::read::<G>(&commented).is_ok() || comment.contains('}'), "{:?}", commented);
                let json = serde_json::to_string(&game).unwrap();
                let comment = serde_json::to_string(&comment).unwrap();
                let json = json.replace("\"comments\":[]", &format!("\"comments\":[[{ply},{comment}]]"));
                prop_assert_eq!(serde_json::from_str::<G>(&json).is_ok(), is_fit);
                Ok(())
            });
        }

        #[test]
        fn movetext_is_wrapped() {
            let turns = TURNS;
            let mut game = record::read::<G>(&record(turns)).expect("a sound record");
            for number in 0..40 {
                game.log_mut().add_comment_at(number % 2, &"é".repeat(number)).expect("a comment");
            }
            game.log_mut().add_comment_at(1, &format!("two\n{}", "x".repeat(70))).expect("a comment");
            game.log_mut().add_comment_at(1, "at the end of that line").expect("a comment");
            let text = written(&game);
            let widths: Vec<_> = text.lines().map(|line| line.chars().count()).collect();
            assert!(
                widths.iter().all(|&width| width <= 80) && widths.iter().filter(|&&width| width > 60).count() > 5,
                "{text}"
            );
            assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
            assert_eq!(record::read::<G>(&text), Ok(game));
        }

        #[test]
        fn notes_are_read_in_linear_time() {
            let turns = TURNS;
            const COUNT: usize = 60_000;
            let tags: Vec<_> = (0..COUNT).map(|number| format!("[Tag{number} \"{number}\"]\n")).collect();
            let comments: Vec<_> = (0..COUNT).map(|number| format!("{{{number}}}")).collect();
            let text =
                record(&format!("{turns} {}", comments.join(" "))).replacen("\n\n", &format!("\n{}\n", tags.concat()), 1);
            let in_time = |what: &str, start: Instant| {
                // A tenth of a second on an idle machine.
                assert!(start.elapsed() < Duration::from_secs(3), "{what} took {:?}", start.elapsed());
            };

            let start = Instant::now();
            let game = record::read::<G>(&text).expect("a sound record");
            in_time("reading a record", start);
            let notes = game.log().notes();
            assert_eq!((notes.tags().count(), notes.comments().count()), (COUNT, COUNT));

            let start = Instant::now();
            assert_eq!(record::read(&written(&game)).as_ref(), Ok(&game));
            in_time("writing a record", start);

            let start = Instant::now();
            let read = record::read_from::<G, _>(BufReader::with_capacity(1, text.as_bytes()));
            assert!(read.map(Result::ok).eq([Some(game.clone())]));
            in_time("reading byte by byte", start);

            let mut json = serde_json::to_value(&game).expect("JSON");
            json["comments"].as_array_mut().expect("comments").iter_mut().step_by(2).for_each(|comment| comment[0] = 0.into());
            let start = Instant::now();
            let mut read: G = serde_json::from_value(json).expect("a game");
            in_time("reading JSON", start);

            let start = Instant::now();
            for number in 0..COUNT {
                read.log_mut().add_comment_at((number + 1) % 2, "more").expect("a comment");
                assert!(read.log_mut().remove_tag(&format!("Tag{number}")));
            }
            in_time("adding comments and removing tags", start);
        }

        #[test]
        fn notes_can_be_changed_and_removed() {
            let turns = TURNS;
            let mut game = record::read::<G>(&record(turns)).expect("a sound record");
            let (before, revision) = (game.clone(), game.log().revision());
            let log = game.log_mut();
            log.add_comment_at(1, "a").expect("a comment");
            log.set_comments_at(1, &["b", "c"]).expect("comments");
            log.set_comments_at(0, &["d"]).expect("a comment");
            assert!(matches!(log.set_comments_at(1, &["e", "}"]), Err(NoteError::Comment(error)) if error.offset == 0));
            assert_eq!(log.set_comments_at(9, &[]), Err(NoteError::Ply));
            assert!(log.notes().comments().eq([(0, "d"), (1, "b"), (1, "c")]));
            log.set_comments_at(0, &[]).expect("no comment");
            log.set_comments_at(1, &[]).expect("no comment");
            for name in ["White", "A", "B"] {
                log.set_tag(name, "x", <G as LoggedGame>::RULE_TAGS).expect("a tag");
            }
            log.set_tag("A", "y", <G as LoggedGame>::RULE_TAGS).expect("a tag");
            assert!(log.remove_tag("A") && !log.remove_tag("A") && log.remove_tag("White") && !log.remove_tag("Event"));
            assert!(log.notes().tags().eq([("B", "x")]));
            log.set_tag("A", "z", <G as LoggedGame>::RULE_TAGS).expect("a tag");
            assert!(log.notes().tags().eq([("B", "x"), ("A", "z")]));
            assert!(log.remove_tag("A") && log.remove_tag("B"));
            assert_eq!((&game, game.log().revision()), (&before, revision), "notes do not count as changes");
        }

        #[test]
        fn json_is_as_strict_as_records() {
            let turns = TURNS;
            let game = record::read::<G>(&record(turns)).expect("a sound record");
            let json = serde_json::to_value(&game).expect("JSON");
            let error = |field: &str, value: serde_json::Value| {
                let mut json = json.clone();
                json[field] = value;
                serde_json::from_value::<G>(json).expect_err(field).to_string()
            };
            for tags in [[["Event", ""], ["Event", "x"]], [["A", "x"], ["A", "x"]]] {
                assert!(error("tags", serde_json::json!(tags)).contains("given twice"));
            }
            let ending = serde_json::json!({ "winner": "white", "termination": "time", "clock": 0 });
            assert!(error("ending", ending).contains("unknown field `clock`"));
            let revision = game.log().revision();
            for wrong in [0, revision - 1, 1 << 53, u64::MAX] {
                assert!(error("revision", wrong.into()).contains("revision: expected"), "{wrong}");
            }
            for kept in [revision, revision + 1, (1 << 53) - 1] {
                let mut json = json.clone();
                json["revision"] = kept.into();
                let mut read: G = serde_json::from_value(json).expect("a game");
                assert_eq!((read.log().revision(), &read), (kept, &game));
                read.log_mut().undo().expect("a step");
                assert_ne!(read.log().revision(), kept);
                assert_eq!($crate::through_json(&read).log().revision(), read.log().revision());
            }
            let error = |json: &str| serde_json::from_str::<G>(json).expect_err(json).to_string();
            for (json, found) in [
                ("null", "null"),
                ("true", "true"),
                ("0", "a number"),
                ("-1.5", "a number"),
                ("\"1. a1-d4\"", "a string"),
                ("[]", "an array"),
            ] {
                let expected = format!("expected a game of {}, an object, not {found}", <G as LoggedGame>::NAME);
                assert!(error(json).starts_with(&expected), "{}", error(json));
            }
            assert!(error(r#"{"game":"Chess"}"#).contains("a game of Chess, expected"));
            assert!(error(r#"{"game":null}"#).contains(<G as LoggedGame>::NAME));
        }

        /// A reader that fails after some bytes.
        struct Failing<'a>(&'a [u8]);

        impl Read for Failing<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                if self.0.is_empty() { Err(std::io::Error::other("unplugged")) } else { self.0.read(buffer) }
            }
        }

        /// An error of a reader comes after the games before it, with its offset, and ends the reading.
        #[test]
        fn a_reader_that_fails_ends_the_reading() {
            let turns = TURNS;
            let sound = record(turns);
            let file = format!("{sound}{sound}{}", &sound[..20]);
            let mut games = record::read_from::<G, _>(BufReader::with_capacity(16, Failing(file.as_bytes())));
            assert!(games.next().is_some_and(|game| game.is_ok()) && games.next().is_some_and(|game| game.is_ok()));
            let Some(Err(StreamError::Io { offset, error })) = games.next() else { panic!("the error comes third") };
            assert_eq!((offset, error.to_string().as_str()), (2 * sound.len(), "unplugged"));
            assert!(games.next().is_none());
            let bad = [sound.as_bytes(), &sound.as_bytes()[..30], b"\xFF", sound.as_bytes()].concat();
            let read = read_all(&bad);
            let damaged = read[1].as_ref().expect_err("no UTF-8");
            assert_eq!(damaged.error.fault, RecordFault::Utf8, "{damaged:?}");
            assert_eq!(damaged.error.offset, sound.len() + 30);
        }
    };
}
