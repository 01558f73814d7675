//! All tests of the public interface in one program, which is built faster than one for each file.

mod action;
mod bad_input;
#[cfg(all(feature = "alloc", feature = "playouts"))]
mod batch;
mod budgets;
mod conformance;
mod differential;
mod facts;
mod game;
mod golden;
mod hash;
mod levels;
mod lines;
mod move_order;
mod moves_bound;
mod perft;
mod record;
mod record_laws;
#[path = "../reference/mod.rs"]
mod reference;
mod search;
mod serialize;
mod solve;
mod steps;
mod svg;
mod text;
mod unchecked;
mod untrusted;
mod vectors;
mod vocabulary;
