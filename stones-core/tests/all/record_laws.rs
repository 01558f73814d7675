//! Stones! keeps the laws of records and JSON that both games share.
#![cfg(all(feature = "std", feature = "serde"))]

conformance::record_laws!(stones_core::Game, "1. a1-d4");
