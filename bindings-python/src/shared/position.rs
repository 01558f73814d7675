/// The methods that `Position` has in both games. Each game adds how its text is read, `Position::read`, and what its
/// pictures mark: `squares_of` a move, and `targets` of a piece.
macro_rules! position_methods {
    ($core:ident) => {
        crate::value::immutable!(Position);

        /// A position or its text.
        impl pyo3::FromPyObject<'_, '_> for Position {
            type Error = PyErr;

            fn extract(value: pyo3::Borrowed<'_, '_, PyAny>) -> PyResult<Position> {
                value.extract().and_then(Position::given)
            }
        }

        impl Position {
            /// The position that is given as itself or by its text.
            pub(super) fn given(position: crate::text::OrText<'_, Position>) -> PyResult<Position> {
                use crate::text::OrText;
                match position {
                    OrText::Value(position) => Ok(position),
                    OrText::Text(text) => Position::read(&text),
                }
            }

            /// A picture with a highlighted move.
            pub(super) fn draw(
                &self,
                options: chessboard_core::svg::Options,
                last_move: chessboard_core::SquareSet,
            ) -> String {
                let targets = options.selected.map(|square| self.targets(square)).unwrap_or_default();
                self.0.to_svg(&chessboard_core::svg::Options { highlighted: last_move, targets, ..options })
            }

            /// The legal move that is meant.
            pub(crate) fn resolve(&self, m: &crate::text::OrText<'_, Move>) -> PyResult<$core::Move> {
                use crate::errors::Raise as _;
                use crate::text::OrText;
                match m {
                    OrText::Value(Move(m)) => self.0.check(*m).map(|()| *m).map_err(|reason| reason.raise(m)),
                    OrText::Text(text) => self.0.parse_move(text).map_err(|error| error.raise(&**text)),
                }
            }
        }

        #[pymethods]
        impl Position {
            /// The side whose turn it is.
            #[getter]
            fn turn(&self) -> crate::color::Color {
                crate::color::Color(self.0.turn())
            }

            // A move is taken as any object: PyO3 would name the argument `r#move` in the note of an error.

            /// Whether a move, given as a :class:`Move` or as its text, is legal here; everything it says must agree with
            /// the board. A malformed text is no legal move.
            fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
                Ok(self.resolve(&r#move.extract()?).is_ok())
            }

            /// The position after a move, given as a :class:`Move` or as its text.
            ///
            /// Raises:
            ///     ParseError: the text is not a move.
            ///     IllegalMoveError: the move is not legal here.
            fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Position> {
                Ok(Position(self.0.after(self.resolve(&r#move.extract()?)?)))
            }

            /// The board as text.
            fn ascii(&self) -> String {
                self.0.diagram().to_string()
            }

            /// The board as an SVG picture.
            ///
            /// Args:
            ///     size: width in pixels.
            ///     flipped: seen from Black's side.
            ///     coordinates: whether to draw the letters of files and the digits of ranks.
            ///     theme: "light" or "dark".
            ///     last_move: a move to highlight, or its text.
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
                let last_move = last_move.map_or(Ok(Default::default()), |m| self.squares_of(m))?;
                Ok(self.draw(options, last_move))
            }

            fn _repr_svg_(&self) -> String {
                self.0.to_svg(&chessboard_core::svg::Options::default())
            }

            fn __str__(&self) -> String {
                self.0.to_string()
            }
        }
    };
}

pub(crate) use position_methods;
