//! Long calls: they let other threads run, and Ctrl-C stops them.

pub(crate) mod background;
pub(crate) mod stop;
pub(crate) mod watch;
