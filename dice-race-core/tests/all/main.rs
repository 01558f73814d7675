//! All tests of the public interface in one program, which is built faster than one for each file.

mod bad_input;
#[cfg(all(feature = "alloc", feature = "dice"))]
mod batch;
mod conformance;
mod dice;
mod differential;
mod exact;
mod exact_files;
mod exact_tables;
#[cfg(feature = "fair-dice")]
mod fair_records;
mod game;
mod golden;
mod hash;
mod levels;
mod move_order;
mod record;
mod record_laws;
#[path = "../reference/mod.rs"]
mod reference;
mod search;
mod search_golden;
mod serialize;
mod svg;
mod text;
mod unchecked;
mod untrusted;
mod vectors;
mod vocabulary;
