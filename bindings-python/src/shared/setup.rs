/// The methods that `Setup` has in both games.
macro_rules! setup_methods {
    () => {
        #[pymethods]
        impl Setup {
            /// The side whose turn it is.
            #[getter]
            fn turn(&self) -> crate::color::Color {
                crate::color::Color(self.0.get().turn)
            }

            #[setter]
            fn set_turn(&self, color: crate::color::Color) {
                self.0.with(|setup| setup.turn = color.0);
            }

            /// Every reason why this is not a position; empty if it is one.
            fn faults(&self) -> Vec<String> {
                let faults = self.0.get().to_position().err().into_iter().flat_map(|error| error.faults());
                faults.map(|fault| fault.to_string()).collect()
            }

            /// The position.
            ///
            /// Raises:
            ///     SetupError: with every fault, if there can be no such position.
            fn position(&self) -> PyResult<Position> {
                use crate::errors::Raise as _;
                self.0.get().to_position().map(Position).map_err(|error| error.raise("setup"))
            }
        }
    };
}

pub(crate) use setup_methods;
