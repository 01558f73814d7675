//! The dice race keeps the laws of records and JSON that both games share.
#![cfg(all(feature = "std", feature = "serde"))]

conformance::record_laws!(dice_race_core::Game, "1. 5:a1-f1");
