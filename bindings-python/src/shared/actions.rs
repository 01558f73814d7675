/// The action numbers of moves, which `Position` has in both games. Each game adds `Position::numbered`, the core's
/// position whose moves have numbers.
macro_rules! action_methods {
    ($core:ident) => {
        /// How many actions there are.
        pub(super) const ACTIONS: usize = $core::Action::COUNT;

        /// An action number.
        fn action_number(value: &Bound<'_, PyAny>) -> PyResult<$core::Action> {
            let number = crate::args::number(value, "action", 0..=ACTIONS as u64 - 1)?;
            // The number is in range.
            Ok($core::Action::from_index(number as usize).unwrap_or($core::Action::ALL[0]))
        }

        impl Position {
            fn legal_indices(&self) -> PyResult<impl Iterator<Item = usize>> {
                let position = self.numbered()?;
                let moves = position.legal_moves();
                Ok((0..moves.len()).filter_map(move |index| Some(position.move_to_action(moves[index])?.index())))
            }
        }

        #[pymethods]
        impl Position {
            /// The action numbers of the legal moves, in ascending order, as in ``legal_moves``.
            ///
            /// Raises:
            ///     ValueError: moves on a board of another size than 8x8 have no numbers.
            #[getter]
            fn legal_actions(&self) -> PyResult<Vec<usize>> {
                Ok(self.legal_indices()?.collect())
            }

            /// A byte for each of the ``ACTIONS``: 1 if it is legal, 0 if not. ``numpy.frombuffer`` takes it.
            ///
            /// Raises:
            ///     ValueError: moves on a board of another size than 8x8 have no numbers.
            fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyBytes>> {
                let mask = self.numbered()?.action_mask();
                let bytes: [u8; ACTIONS] = std::array::from_fn(|index| (mask[index / 64] >> (index % 64) & 1) as u8);
                Ok(pyo3::types::PyBytes::new(py, &bytes))
            }

            /// The action number of a legal move, given as a :class:`Move` or as its text. Both sides share the numbers.
            ///
            /// Raises:
            ///     ParseError: the text is not a move.
            ///     IllegalMoveError: the move is not legal here.
            ///     ValueError: moves on a board of another size than 8x8 have no numbers.
            fn move_to_action(&self, r#move: &Bound<'_, PyAny>) -> PyResult<usize> {
                let (position, legal) = (self.numbered()?, self.resolve(&r#move.extract()?)?);
                let action = position.move_to_action(legal);
                // Every legal move has a number.
                action.map(|action| action.index()).ok_or_else(|| crate::errors::value("the move has no number".into()))
            }

            /// The legal move with this action number.
            ///
            /// Raises:
            ///     IllegalMoveError: it is not legal here.
            ///     ValueError: there is no such number, or moves on a board of another size than 8x8 have no numbers.
            fn action_to_move(&self, #[pyo3(from_py_with = action_number)] action: $core::Action) -> PyResult<Move> {
                use crate::errors::Raise as _;
                let found = self.numbered()?.action_to_move(action);
                found.map(Move).map_err(|reason| reason.raise(format!("action {}", action.get())))
            }
        }
    };
}

pub(crate) use action_methods;
