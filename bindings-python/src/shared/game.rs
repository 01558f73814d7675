/// The class `Game` of a game, without what differs: how it begins, moves and rolls, and which endings it has. Each game
/// adds the squares of its `last_move`.
macro_rules! game_class {
    ($module:literal, $core:ident, $name:literal) => {
        /// A game with its history: play, undo, go to any ply, resign, write and read records.
        ///
        /// Once there is an outcome, there are no legal moves and every move is rejected. A rejected call changes
        /// nothing. Several threads may use one game.
        #[pyclass(frozen, eq, weakref, module = $module)]
        #[derive(PartialEq)]
        pub(crate) struct Game(pub(super) crate::locked::Locked<$core::Game>);

        impl Game {
            pub(super) fn new(game: $core::Game) -> Game {
                Game(crate::locked::Locked::new(game))
            }

            fn object(py: Python<'_>, game: $core::Game) -> PyResult<Py<PyAny>> {
                Ok(Game::new(game).into_pyobject(py)?.into_any().unbind())
            }
        }

        #[pymethods]
        impl Game {
            /// The position on the board.
            #[getter]
            fn position(&self) -> Position {
                Position(self.0.with(|game| *game.position()))
            }

            /// The position the game began with.
            #[getter]
            fn start(&self) -> Position {
                Position(self.0.with(|game| *game.start()))
            }

            /// The rules it is played by.
            #[getter]
            fn rules(&self) -> Rules {
                Rules(self.0.with(|game| game.rules()))
            }

            /// The legal moves of the position; none once the game is over.
            #[getter]
            fn legal_moves(&self) -> LegalMoves {
                LegalMoves::new(self.0.with(|game| game.outcome().is_none().then(|| *game.position())))
            }

            /// The number of moves made.
            #[getter]
            fn ply(&self) -> usize {
                self.0.with(|game| game.ply())
            }

            /// A copy of the tags of the record; :meth:`set_tag` changes them.
            #[getter]
            fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
                let notes = self.0.with(|game| game.notes().clone());
                let tags = pyo3::types::PyDict::new(py);
                for (name, value) in notes.tags() {
                    tags.set_item(name, value)?;
                }
                Ok(tags)
            }

            /// A copy of the comments, each with the number of moves before it; :meth:`add_comment` and
            /// :meth:`set_comments` change them.
            #[getter]
            fn comments(&self) -> Vec<(usize, String)> {
                self.0.with(|game| game.notes().comments().map(|(ply, text)| (ply, text.into())).collect())
            }

            /// Plays a move, given as a :class:`Move` or as its text, and returns it.
            ///
            /// Raises:
            ///     ParseError: the text is not a move.
            ///     IllegalMoveError: the move is not legal here, or the game is over.
            fn push(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Move> {
                use crate::errors::Raise as _;
                use crate::text::OrText;
                match r#move.extract::<OrText<'_, Move>>()? {
                    OrText::Value(m) => {
                        self.0.with(|game| game.play(m.0)).map(|()| m).map_err(|reason| reason.raise(m.0))
                    }
                    OrText::Text(text) => {
                        self.0.with(|game| game.play_text(&text)).map(Move).map_err(|error| error.raise(&*text))
                    }
                }
            }

            /// Redoes the step that was undone last. ``False`` if none was.
            fn redo(&self) -> bool {
                self.0.with(|game| game.redo()).is_some()
            }

            /// Goes back or forth to the position after this number of moves.
            ///
            /// Raises:
            ///     ValueError: the game has fewer moves, undone ones included.
            fn go_to(&self, #[pyo3(from_py_with = crate::args::ply)] ply: usize) -> PyResult<()> {
                self.0.with(|game| game.go_to(ply)).map_err(|error| crate::errors::value(error.to_string()))
            }

            /// This side resigns.
            ///
            /// Raises:
            ///     IllegalMoveError: the game is over.
            fn resign(&self, color: crate::color::Color) -> PyResult<()> {
                use crate::errors::Raise as _;
                self.0.with(|game| game.resign(color.0)).map_err(|over| over.raise("resignation"))
            }

            /// This side has run out of time and loses.
            ///
            /// Raises:
            ///     IllegalMoveError: the game is over.
            fn time_out(&self, color: crate::color::Color) -> PyResult<()> {
                use crate::errors::Raise as _;
                self.0.with(|game| game.time_out(color.0)).map_err(|over| over.raise("time"))
            }

            /// How the game ended; ``None`` while it goes on.
            fn outcome(&self) -> Option<super::results::Outcome> {
                self.0.with(|game| game.outcome()).map(super::results::Outcome)
            }

            /// Adds a comment after this many moves: to the last move made if ``ply`` is ``None``, to the game if it
            /// is 0.
            ///
            /// Raises:
            ///     ValueError: the comment holds ``}``, a control character, or a line on which a record starts; or
            ///         there are fewer moves.
            #[pyo3(signature = (text, ply = None))]
            fn add_comment(&self, text: crate::text::Text, ply: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
                let ply = ply.map(crate::args::ply).transpose()?;
                self.0
                    .with(|game| game.add_comment_at(ply.unwrap_or(game.ply()), &text.0))
                    .map_err(|error| crate::errors::value(error.to_string()))
            }

            /// Replaces the comments after this many moves: those of the last move made if ``ply`` is ``None``, of
            /// the game if it is 0. An empty list removes them.
            ///
            /// Raises:
            ///     ValueError: as for :meth:`add_comment`.
            #[pyo3(signature = (texts, ply = None))]
            fn set_comments(&self, texts: crate::text::Texts, ply: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
                let ply = ply.map(crate::args::ply).transpose()?;
                let texts: Vec<&str> = texts.0.iter().map(|text| text.0.as_str()).collect();
                self.0
                    .with(|game| game.set_comments_at(ply.unwrap_or(game.ply()), &texts))
                    .map_err(|error| crate::errors::value(error.to_string()))
            }

            /// Sets a tag of the record to a text or a number. An empty text removes a standard tag such as ``White``.
            ///
            /// Raises:
            ///     ValueError: the name or value cannot be written, or the tag follows from the game.
            fn set_tag(&self, name: crate::text::Text, value: &Bound<'_, PyAny>) -> PyResult<()> {
                let value = crate::record::tag_value(value)?;
                let set = self.0.with(|game| game.set_tag(&name.0, &value));
                set.map_err(|error| crate::record::bad_tag(&name.0, error))
            }

            /// Removes a tag. ``False`` if there is none.
            fn remove_tag(&self, name: crate::text::Text) -> bool {
                self.0.with(|game| game.remove_tag(&name.0))
            }

            /// The game up to now as a record; tags are given as keywords (``White="Ada"``) and kept.
            #[pyo3(signature = (**tags))]
            fn record(&self, tags: Option<&Bound<'_, pyo3::types::PyDict>>) -> PyResult<String> {
                let tags = crate::record::tags(tags)?;
                self.0.with(|game| {
                    let mut tagged = game.clone();
                    for (name, value) in tags {
                        tagged.set_tag(&name, &value).map_err(|error| crate::record::bad_tag(&name, error))?;
                    }
                    *game = tagged;
                    Ok(game.to_record())
                })
            }

            /// Reads a text that holds one record. ``read_records(io.StringIO(text))`` reads several.
            ///
            /// Raises:
            ///     RecordError: with turn, byte offset, and the game as far as it could be read.
            #[staticmethod]
            fn from_record(py: Python<'_>, text: &Bound<'_, PyAny>) -> PyResult<Game> {
                crate::record::read(text, |game| Game::object(py, game)).map(Game::new)
            }

            /// The whole game as JSON, with the steps that were undone.
            fn to_json(&self) -> PyResult<String> {
                let json = self.0.with(|game| serde_json::to_string(game));
                json.map_err(|error| crate::errors::value(error.to_string()))
            }

            /// Reads what :meth:`to_json` wrote; everything is checked.
            ///
            /// Raises:
            ///     ParseError: it is not JSON, or not a game.
            #[staticmethod]
            fn from_json(py: Python<'_>, text: crate::text::Text) -> PyResult<Game> {
                crate::record::read_json(py, text.0).map(Game::new)
            }

            /// The board as an SVG picture, with the last move highlighted.
            ///
            /// Args:
            ///     size: width in pixels.
            ///     flipped: seen from Black's side.
            ///     coordinates: whether to draw the letters of files and the digits of ranks.
            ///     theme: "light" or "dark".
            ///     last_move: another move to highlight, or its text.
            ///     selected: a square from which all legal moves are marked.
            ///     arrows: squares for each arrow, from its first to its last.
            #[pyo3(
                signature = (
                    *, size = 400, flipped = false, coordinates = true, theme = crate::text::Word::from("light"),
                    last_move = None, selected = None, arrows = None
                ),
                text_signature = "($self, *, size=400, flipped=False, coordinates=True, theme='light', \
                    last_move=None, selected=None, arrows=None)",
            )]
            fn svg(
                &self,
                #[pyo3(from_py_with = crate::svg::size)] size: u32,
                flipped: bool,
                coordinates: bool,
                theme: crate::text::Word<'_>,
                last_move: Option<crate::text::OrText<'_, Move>>,
                selected: Option<crate::text::Word<'_>>,
                arrows: Option<Vec<crate::squares::Arrow>>,
            ) -> PyResult<String> {
                let options = crate::svg::options(size, flipped, coordinates, &theme, selected.as_deref(), arrows)?;
                let position = self.position();
                let last_move = match last_move {
                    Some(m) => position.squares_of(m)?,
                    None => self.0.with(|game| Self::last_move(game)),
                };
                Ok(position.draw(options, last_move))
            }

            /// The board with the last move, and the record.
            fn _repr_html_(&self) -> String {
                self.0.with(|game| {
                    let highlighted = Self::last_move(game);
                    let options = chessboard_core::svg::Options { highlighted, ..Default::default() };
                    crate::html::game(&game.position().to_svg(&options), &game.to_record())
                })
            }

            fn __copy__(&self) -> Game {
                Game::new(self.0.get())
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
                self.__copy__()
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
                Ok((slf.get_type().getattr("from_json")?.unbind(), (slf.get().to_json()?,)))
            }

            fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                let record = self.0.with(|game| game.to_record());
                Ok(format!(concat!($name, ".from_record({})"), crate::record::literal(py, &record)?))
            }
        }

        /// The games and errors of an open file, one by one.
        #[pyfunction]
        pub(crate) fn read_records(file: Py<PyAny>) -> crate::record::Records {
            crate::record::read_all(file, Game::object)
        }
    };
}

pub(crate) use game_class;
