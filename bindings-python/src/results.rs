//! Results: named tuples that are declared in Python, and built here field by field.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Declares how a value of a core becomes a named tuple of the package. The fields have the names that they have in
/// Python; each is given by an expression of `$value`.
macro_rules! result {
    ($module:literal, $name:ident($value:ident: $core:ty) { $($field:ident: $content:expr),+ $(,)? }) => {
        pub(crate) struct $name(pub(crate) $core);

        impl<'py> pyo3::IntoPyObject<'py> for $name {
            type Target = pyo3::PyAny;
            type Output = pyo3::Bound<'py, pyo3::PyAny>;
            type Error = pyo3::PyErr;

            fn into_pyobject(self, py: pyo3::Python<'py>) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                use pyo3::prelude::*;

                static CLASS: pyo3::sync::PyOnceLock<Py<pyo3::types::PyType>> = pyo3::sync::PyOnceLock::new();
                let $name($value) = self;
                let fields = pyo3::types::PyDict::new(py);
                $(fields.set_item(pyo3::intern!(py, stringify!($field)), $content)?;)+
                CLASS.import(py, $module, stringify!($name))?.call((), Some(&fields))
            }
        }
    };
}

pub(crate) use result;

/// What Python is to see as a tuple.
pub(crate) struct Tuple<I>(pub(crate) I);

impl<'py, I: IntoIterator<Item: IntoPyObject<'py>>> IntoPyObject<'py> for Tuple<I> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.into_iter().collect::<Vec<_>>())
    }
}
