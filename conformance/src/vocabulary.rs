//! The words that the games share, held by the compiler, and the laws of whole games, written in these words.

/// Names all that a game's crate must call like the other game's crate, with signatures, and tests the laws of whole
/// games.
///
/// The module that calls the macro adds what differs between the games, with the reason: functions `new_games`, `roll`,
/// `request`, `undo`, `analyze`, `best_move`, `player` and `review`; and `shown`, all that a game shows.
#[macro_export]
macro_rules! vocabulary {
    ($game:ident) => {
        #[allow(unused_imports, reason = "a name is held even if no signature here mentions it")]
        use $game::{
            Action, ActionError, ByColor, Color, DamagedRecord, Diagram, EndReason, Ending, File, Game, GameOver,
            GameResult, History, IllegalMove, MAX_MOVES, Move, MoveError, MoveKind, MoveList, MoveText, NameError,
            NoteError, Notes, ParseError, PlyError, Position, PositionError, Rank, ReadError, RecordError, RecordFault,
            Records, Request, RequestError, RuleError, Rules, Setup, SetupError, SetupFault, Square, SquareSet, Step,
            Symmetry, Termination,
            search::{Analysis, BLUNDER, Engine, EngineOptions, Level, Player, Review, ReviewSummary, annotate},
            svg,
        };

        #[test]
        fn results_and_states_are_data() {
            use $crate::is_data;
            is_data::<Color>();
            is_data::<Square>();
            is_data::<SquareSet>();
            is_data::<Rules>();
            is_data::<Setup>();
            is_data::<Position>();
            is_data::<MoveKind>();
            is_data::<MoveText>();
            is_data::<Move>();
            is_data::<Action>();
            is_data::<Request>();
            is_data::<Ending>();
            is_data::<Step>();
            is_data::<$game::Outcome>();
            is_data::<Game>();
            is_data::<Analysis>();
            is_data::<Review>();
            is_data::<ReviewSummary>();
            is_data::<Level>();
        }

        #[test]
        fn positions_share_their_words() {
            let _: fn() -> Position = Position::default;
            let _: fn(&Position) -> Color = Position::turn;

            let _: fn(Position) -> Setup = Position::to_setup;
            let _: fn(Setup) -> Result<Position, SetupError> = Setup::to_position;
            let _ = |error: SetupError| -> Option<SetupFault> { error.faults().next() };
            let _: fn(&str) -> Result<Position, PositionError> = str::parse;
            let _: fn(&Position) -> [u8; _] = Position::pack;
            let _: fn(&[u8; _]) -> Result<Position, PositionError> = Position::unpack;
            let _: fn(&Position) -> u64 = Position::stable_hash;
            let _: fn(&Position, &svg::Options) -> String = Position::to_svg;
            let _ = |position: &Position| -> String { position.diagram().to_string() };

            let _: fn(&Position, Symmetry) -> Position = Position::transformed;
            let _: fn(&Position) -> Position = Position::flipped;
            let _ = Symmetry::ALL;
        }

        #[test]
        fn moves_share_their_words() {
            let _: fn(&Position) -> MoveList = Position::legal_moves;
            let _: fn(&Position) -> u32 = Position::count_moves;
            let _: fn(&Position) -> bool = Position::has_legal_move;
            let _: fn(&Position, u32) -> Option<Move> = Position::nth_move;
            let _: fn(&Position, u64) -> Option<Move> = Position::random_move;

            let _: fn(Move) -> MoveText = Move::to_text;
            let _: fn(&Position, &str) -> Result<Move, MoveError> = Position::parse_move;
            let _: fn(&Position, MoveText) -> Result<Move, IllegalMove> = Position::resolve;
            let _: fn(&Position, Move) -> bool = Position::is_legal;
            let _: fn(&Position, Move) -> Result<(), IllegalMove> = Position::check;
            let _: fn(IllegalMove) -> &'static str = IllegalMove::reason;
            let _: fn(IllegalMove) -> &'static str = IllegalMove::name;

            let _: fn(&Position, Move) -> Result<Position, IllegalMove> = Position::try_play;
            let _: fn(&Position, Move) -> Position = Position::after;
            let _: fn(&mut Position, Move) = Position::play_unchecked;

            let _: fn(&Position, Move) -> Option<Action> = Position::move_to_action;
            let _: fn(&Position, Action) -> Result<Move, IllegalMove> = Position::action_to_move;
            let _: fn(usize) -> Option<Action> = Action::from_index;
            let _: fn(Action) -> usize = Action::index;
            let _: usize = Action::COUNT;
        }

        #[test]
        fn games_share_their_words() {
            let _: fn() -> Game = Game::default;
            let _: fn(&Game) -> &Position = Game::start;
            let _: fn(&Game) -> Rules = Game::rules;
            let _: fn(&Game) -> &Position = Game::position;
            let _: fn(&Game) -> Color = Game::turn;
            let _: fn(&Game) -> bool = Game::is_over;
            let _: fn(&Game) -> usize = Game::ply;
            let _: fn(&Game) -> u64 = Game::revision;
            let _: fn(&Game) -> MoveList = Game::legal_moves;
            let _: fn(&Game) -> Option<$game::Outcome> = Game::outcome;
            let _: fn(&Game) -> &History<Position, Step> = Game::history;
            let _ = |game: &Game| -> Option<Move> { game.moves().next_back() };

            let _: fn(&mut Game, Move) -> Result<(), IllegalMove> = Game::play;
            let _: fn(&mut Game, &str) -> Result<Move, MoveError> = Game::play_text;
            let _: fn(&mut Game, u64, Color, Request) -> Result<Step, RequestError<IllegalMove>> =
                Game::apply_untrusted;
            let _: fn(&mut Game) -> Option<Step> = Game::undo;
            let _: fn(&mut Game) -> Option<Step> = Game::redo;
            let _: fn(&mut Game, usize) -> Result<(), PlyError> = Game::go_to;
            let _: fn(Step) -> Option<Move> = Step::as_move;
            let _: fn(Step) -> Option<Ending> = Step::as_ending;

            let _: fn(&mut Game, Color) -> Result<(), GameOver> = Game::resign;
            let _: fn(&mut Game, Color) -> Result<(), GameOver> = Game::time_out;

            let _: fn(&Game) -> &Notes = Game::notes;
            let _: fn(&mut Game, &str, &str) -> Result<(), NoteError> = Game::set_tag;
            let _: fn(&mut Game, &str) -> Result<(), NoteError> = Game::add_comment;
            let _: fn(&mut Game, usize, &str) -> Result<(), NoteError> = Game::add_comment_at;
            let _: fn(&mut Game, usize, &[&str]) -> Result<(), NoteError> = Game::set_comments_at;
            let _: fn(&mut Game) = Game::clear_comments;
            let _: fn(&mut Game, &str) -> bool = Game::remove_tag;

            let _: fn(&Game) -> String = Game::to_record;
            let _: fn(&str) -> Result<Game, DamagedRecord<Game, RuleError>> = Game::from_record;
            let _: fn(&[u8]) -> Records<'_, Game> = Game::read_records;
        }

        #[test]
        fn players_share_their_words() {
            let _: fn(&Analysis) -> Option<Move> = Analysis::best_move;
            let _ = EngineOptions::default();

            let _: fn(&Player) -> Level = Player::level;
            let _: fn(&mut Player, &Position) -> Result<Move, IllegalMove> = Player::best_move;

            let _ = |review: Review| -> (Color, Move, Move) { (review.color, review.played, review.best) };
            let _ = |review: Review| -> String { review.to_string() };
            let _: fn(Color, &[Review]) -> ReviewSummary = ReviewSummary::new;
            let _ = |summary: ReviewSummary| -> u32 { summary.blunders };
            let _: fn(&mut Game, &[Review]) = annotate;
        }

        /// Plays at random, for a number of steps or to the end.
        fn play_at_random(game: &mut Game, steps: usize, seed: u64) {
            use $crate::{Rng, SeedableRng};
            let mut random = $crate::SplitMix64::seed_from_u64(seed);
            for _ in 0..steps {
                let bits = random.next_u64();
                match game.position().random_move(bits) {
                    _ if game.outcome().is_some() => return,
                    Some(m) => game.play(m).unwrap(),
                    None => roll(game, bits),
                }
            }
        }

        /// Random games, long and short, under all rules.
        fn random_games() -> impl Iterator<Item = Game> {
            new_games().into_iter().zip(0..).flat_map(|(start, seed)| {
                [0, 1, 12, 1000].map(|steps| {
                    let mut game = start.clone();
                    play_at_random(&mut game, steps, seed);
                    game
                })
            })
        }

        #[test]
        fn games_come_back_from_records_and_json() {
            for mut game in random_games() {
                game.set_tag("Event", "a \"test\"").unwrap();
                game.add_comment("a comment").unwrap();
                if game.outcome().is_none() {
                    game.resign(Color::Black).unwrap();
                }
                let record = game.to_record();
                let read = Game::from_record(&record).unwrap();
                assert_eq!(read.history(), game.history(), "{record}");
                assert_eq!(read.notes(), game.notes(), "{record}");
                assert_eq!(read.to_record(), record);
                assert_eq!(Game::read_records(record.as_bytes()).next(), Some(Ok(read)));

                undo(&mut game);
                assert_eq!($crate::through_json(&game), game, "{record}");
            }
        }

        #[test]
        fn all_that_is_undone_can_be_redone() {
            for game in random_games() {
                let (end, mut back) = (game.ply(), game.clone());
                while undo(&mut back).is_some() {}
                assert_eq!((back.ply(), back.position()), (0, game.start()));
                assert!(end == 0 || back.revision() > game.revision(), "undoing is a change");
                while back.redo().is_some() {}
                assert_eq!(back.history(), game.history());

                back.go_to(end / 2).unwrap();
                assert_eq!(back.ply(), end / 2);
                back.go_to(end).unwrap();
                assert_eq!(back.ply(), end);
                assert!(back.go_to(usize::MAX).is_err());
            }
        }

        /// Whatever the state of a game: stale requests, plies and comments beyond its last, notes that no record holds.
        #[test]
        fn refused_calls_change_nothing() {
            use $crate::assert_refused;
            let m = random_games().find_map(|game| game.moves().next()).unwrap();
            for mut game in random_games() {
                undo(&mut game);
                let (current, game) = (game.revision(), &mut game);
                let last = game.history().all_steps().iter().filter(|(step, _)| step.as_move().is_some()).count();
                for seen in [current.wrapping_sub(1), current + 1, u64::MAX] {
                    let stale = |game: &mut Game| game.apply_untrusted(seen, game.turn(), request(game, m));
                    assert_refused(game, shown, stale, &RequestError::StaleRevision { current });
                }
                for ply in [last + 1, usize::MAX] {
                    assert_refused(game, shown, |game| game.go_to(ply), &PlyError { ply, last });
                    assert_refused(game, shown, |game| game.add_comment_at(ply, "late"), &NoteError::Ply);
                }
                assert_refused(
                    game,
                    shown,
                    |game| game.add_comment("}"),
                    &NoteError::Comment(ParseError::new(0, "a comment without `}`")),
                );
                assert_refused(game, shown, |game| game.set_tag("", "value"), &NoteError::TagName);
                assert_refused(game, shown, |game| game.set_tag("Result", "1-0"), &NoteError::DerivedTag);
                let line_end = ParseError::new(3, "a tag's value without line ends and control characters");
                assert_refused(game, shown, |game| game.set_tag("Event", "two\nlines"), &NoteError::TagValue(line_end));
                let malformed = "nonsense".parse::<MoveText>().unwrap_err();
                assert_refused(game, shown, |game| game.play_text("nonsense"), &malformed.into());
            }
        }

        #[test]
        fn players_may_resign_whatever_they_saw() {
            for (seed, game) in (0..).zip(random_games().filter(|game| !game.is_over())) {
                let player = Color::ALL[seed % 2];
                for seen in [0, game.revision(), u64::MAX] {
                    let (mut requested, mut resigned) = (game.clone(), game.clone());
                    let step = requested.apply_untrusted(seen, player, Request::Resign).unwrap();
                    resigned.resign(player).unwrap();
                    assert_eq!(requested, resigned);
                    assert_eq!(resigned.undo(), Some(step));
                }
            }
        }

        #[test]
        fn a_request_returns_its_step() {
            for mut game in random_games() {
                let played = game.clone();
                let Some(undone) = game.undo() else { continue };
                let m = undone.as_move().unwrap();
                let step = game.apply_untrusted(game.revision(), game.turn(), request(&game, m));
                assert_eq!((step, game.history()), (Ok(undone), played.history()));
            }
        }

        /// A game has the destinations of its position, and none once it is over.
        #[test]
        fn destinations_end_with_the_game() {
            for mut game in random_games() {
                let (all, own): (Vec<_>, Vec<_>) =
                    (game.position().all_destinations().collect(), game.all_destinations().collect());
                assert_eq!(own, if game.is_over() { vec![] } else { all.clone() });
                for &(origin, targets) in &own {
                    assert_eq!(game.destinations(origin), targets);
                }
                if !game.is_over() {
                    game.resign(game.turn()).unwrap();
                }
                assert!(game.is_over() && game.all_destinations().next().is_none());
                assert!(all.into_iter().all(|(origin, _)| game.destinations(origin).is_empty()));
            }
        }

        /// A game that is over, on the board or not, refuses all that would go on with it.
        #[test]
        fn games_that_are_over_refuse_everything() {
            use $crate::assert_refused;
            let m = random_games().find_map(|game| game.moves().next()).unwrap();
            for mut game in random_games() {
                if game.outcome().is_none() {
                    game.time_out(Color::White).unwrap();
                }
                assert!(game.outcome().is_some() && game.legal_moves().is_empty());
                assert_refused(&mut game, shown, |game| game.play(m), &IllegalMove::GameOver);
                assert_refused(&mut game, shown, |game| game.play_text("a1-b1"), &IllegalMove::GameOver.into());
                for color in Color::ALL {
                    assert_refused(&mut game, shown, |game| game.resign(color), &GameOver);
                    assert_refused(&mut game, shown, |game| game.time_out(color), &GameOver);
                    let now = game.revision();
                    let resign = |game: &mut Game| game.apply_untrusted(now, color, Request::Resign);
                    assert_refused(&mut game, shown, resign, &RequestError::Illegal(IllegalMove::GameOver));
                }
            }
        }

        #[test]
        fn best_moves_are_legal_and_refused_without_moves() {
            for game in random_games() {
                let position = game.position();
                let can_move = game.outcome().is_none() && position.has_legal_move();
                let analysis = analyze(&game);
                assert_eq!(analysis.is_ok(), can_move, "{position}");
                if let Ok(analysis) = analysis {
                    assert!(analysis.best_move().is_some_and(|m| position.is_legal(m)), "{position}");
                    assert_eq!($crate::through_json(&analysis), analysis, "{position}");
                }
                for best in [best_move(&game), player(&game).best_move(position)] {
                    assert_eq!(best.is_ok(), can_move, "{position}");
                    assert!(best.is_err() || best.is_ok_and(|m| position.is_legal(m)), "{position}");
                }
            }
        }

        #[test]
        fn reviews_are_comments_that_are_added_once() {
            let mut game = Game::default();
            play_at_random(&mut game, 12, 1);
            let (reviews, before) = (review(&game), game.clone());
            assert_eq!(reviews.len(), game.moves().count());
            assert_eq!(
                reviews.iter().map(|review| review.played).collect::<Vec<_>>(),
                game.moves().collect::<Vec<_>>()
            );
            assert_eq!($crate::through_json(&reviews), reviews);

            annotate(&mut game, &reviews);
            assert_eq!(game.history(), before.history());
            assert_eq!(game.notes().comments().count(), reviews.len());
            assert_eq!(game.revision(), before.revision(), "a comment is no step");
            let annotated = game.clone();
            annotate(&mut game, &reviews);
            assert_eq!(game, annotated);
        }
    };
}
