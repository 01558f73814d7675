//! What Python expects of every value: copies and pickles.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

/// An immutable value is its own copy. Its pickle is a call of the class with what `__getnewargs__` returns.
macro_rules! immutable {
    ($class:ident) => {
        $crate::value::pickled!($class);
        $crate::value::copied_as_itself!($class);
    };
}

/// A copy is the object itself.
macro_rules! copied_as_itself {
    ($class:ident) => {
        #[pymethods]
        impl $class {
            fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
                slf
            }

            fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'_, PyAny>) -> PyRef<'py, Self> {
                slf
            }
        }
    };
}

/// A pickle, of any protocol, is a call of the class with what `__getnewargs__` returns.
macro_rules! pickled {
    ($class:ident) => {
        #[pymethods]
        impl $class {
            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
                Ok((slf.get_type(), slf.get().__getnewargs__().into_pyobject(slf.py())?))
            }
        }
    };
}

/// A pickle, of any protocol: a call of the class without arguments, and the values of attributes that are set then.
pub(crate) type ByAttributes<'py> = (Bound<'py, PyType>, (), (Option<()>, Bound<'py, PyDict>));

pub(crate) use {copied_as_itself, immutable, pickled};
