/// The class `LegalMoves` of a game.
macro_rules! legal_moves_class {
    ($module:literal, $core:ident) => {
        /// The legal moves of a position: a sequence in ascending order of their action numbers.
        ///
        /// ``len`` counts without listing. ``in`` takes a move or its text; a malformed text is simply not in it.
        ///
        /// Equal to another one with the same moves. Compare with ``list(position.legal_moves)``.
        ///
        /// Args:
        ///     position: whose moves they are; without one, there are none.
        #[pyclass(frozen, sequence, eq, hash, weakref, module = $module)]
        pub(crate) struct LegalMoves {
            /// `None` once the game is over.
            position: Option<$core::Position>,
            /// In a box, so that an object of which nothing is listed is small.
            list: std::sync::OnceLock<Box<$core::MoveList>>,
        }

        impl LegalMoves {
            pub(crate) fn new(position: Option<$core::Position>) -> LegalMoves {
                LegalMoves { position, list: std::sync::OnceLock::new() }
            }

            fn list(&self) -> &$core::MoveList {
                self.list.get_or_init(|| {
                    let position = self.position.as_ref();
                    Box::new(position.map_or_else($core::MoveList::new, $core::Position::legal_moves))
                })
            }

            /// The move at an index: as long as nothing needed the whole list, without making it.
            fn at(&self, index: usize) -> Move {
                let unlisted = self.position.filter(|_| self.list.get().is_none());
                let found = unlisted.and_then(|position| position.nth_move(index as u32));
                Move(found.unwrap_or_else(|| self.list()[index]))
            }

            fn all<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyList>> {
                pyo3::types::PyList::new(py, self.list().iter().map(|&m| Move(m)))
            }

            /// The legal move that is meant, if one is.
            fn find(&self, value: &Bound<'_, PyAny>) -> Option<$core::Move> {
                let m = value.extract::<crate::text::OrText<'_, Move>>().ok()?;
                Position(self.position?).resolve(&m).ok()
            }
        }

        impl PartialEq for LegalMoves {
            fn eq(&self, other: &LegalMoves) -> bool {
                self.position == other.position || self.list()[..] == other.list()[..]
            }
        }

        impl std::hash::Hash for LegalMoves {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.list()[..].hash(state);
            }
        }

        crate::value::immutable!(LegalMoves);

        #[pymethods]
        impl LegalMoves {
            #[new]
            #[pyo3(signature = (position = None))]
            fn begin(position: Option<Position>) -> LegalMoves {
                LegalMoves::new(position.map(|position| position.0))
            }

            fn __getnewargs__(&self) -> (Option<Position>,) {
                (self.position.map(Position),)
            }

            fn __len__(&self) -> usize {
                self.position.map_or(0, |position| position.count_moves() as usize)
            }

            fn __bool__(&self) -> bool {
                self.position.is_some_and(|position| position.has_legal_move())
            }

            fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                if let Ok(slice) = index.cast::<pyo3::types::PySlice>() {
                    return self.all(py)?.as_any().get_item(slice);
                }
                let index = crate::args::index(index, self.__len__())?;
                Ok(self.at(index).into_pyobject(py)?.into_any())
            }

            fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Ok(self.all(py)?.as_any().try_iter()?.into_any())
            }

            fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                self.all(py)?.as_any().call_method0("__reversed__")
            }

            fn __contains__(&self, value: &Bound<'_, PyAny>) -> bool {
                self.find(value).is_some()
            }

            /// The index of a move, given as a :class:`Move` or as its text.
            ///
            /// Raises:
            ///     ValueError: it is not among them.
            #[pyo3(signature = (value, start = None, stop = None))]
            fn index(
                &self,
                py: Python<'_>,
                value: &Bound<'_, PyAny>,
                start: Option<Bound<'_, PyAny>>,
                stop: Option<Bound<'_, PyAny>>,
            ) -> PyResult<usize> {
                let moves = self.list();
                let range = crate::args::range(py, start, stop, moves.len())?;
                let index = self.find(value).and_then(|m| moves.iter().position(|&other| other == m));
                index
                    .filter(|index| range.contains(index))
                    .ok_or_else(|| crate::errors::value("it is not among the legal moves".into()))
            }

            /// 1 for a legal move, given as a :class:`Move` or as its text; 0 for anything else.
            fn count(&self, value: &Bound<'_, PyAny>) -> usize {
                self.find(value).map_or(0, |_| 1)
            }

            fn __repr__(&self) -> String {
                let texts: Vec<_> = self.list().iter().map(ToString::to_string).collect();
                format!("<LegalMoves: {}>", texts.join(" "))
            }
        }
    };
}

pub(crate) use legal_moves_class;
