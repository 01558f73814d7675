//! Golden files: texts, packed bytes, hashes and action numbers stay what they are for a whole major version.
//!
//! `UPDATE_GOLDEN=1 cargo test -p stones-core --test all golden` writes the files again; a difference in a commit is a
//! breaking change.

use std::fmt::Write;

use conformance::assert_golden;
use stones_core::{Action, AnyPosition, Color, Position};

/// Starts, middles and ends of games, empty and full boards, all sizes' corners.
const POSITIONS: &[&str] = &[
    "ssssssss/8/8/8/8/8/8/SSSSSSSS w",
    "ssssssss/8/8/8/8/8/8/SSSSSSSS b",
    "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b",
    "8/8/8/8/8/8/8/8 w",
    "8/8/8/8/8/8/8/8 b",
    "7s/8/8/8/8/8/8/S7 w",
    "p7/8/8/8/8/8/8/7P b",
    "PPPPPPPP/8/8/8/8/8/8/pppppppp w",
    "SSSSSSSS/8/8/8/8/8/8/ssssssss b",
    "SPSPSPSP/8/8/8/8/8/8/spspspsp w",
    "8/8/8/SsSsSsSs/PpPpPpPp/8/8/8 b",
    "8/8/8/8/3S4/5P2/8/8 w",
    "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w",
    "8/5sS1/6sP/2S5/2S5/Sp6/3P2p1/8 w",
    "8/SP3p1S/1S1S4/8/2PS1P2/8/p1s2s1s/8 b",
    "s2SS1S1/ss6/SS6/8/8/s3s1sS/8/S2s2Ss b",
    "1SSSSpS1/4p3/6P1/3p1pP1/8/2P5/8/ss1ss3 w",
    "S1S1S1S1/1s1s1s1s/8/8/8/8/P1P1P1P1/1p1p1p1p w",
    "sss/3/SSS w",
    "sss/3/SSS b",
    "3/3/3 w",
    "pPs/Sp1/1P1 b",
    "ssssssss/8/SSSSSSSS w",
    "sss/3/3/3/3/3/3/SSS w",
    "ssss/4/4/SSSS b",
    "sssss/5/2S2/SS1SS b",
    "s3s1/1P2p1/6/S3S1 w",
    "sss1/4/1P2/4/2p1/SSS1 w",
    "7/1s1p1S1/7/3P3/7/2S1s2/7 b",
    "s5S/7/7/7/7/7/7/S5s w",
];

#[test]
fn texts_packed_bytes_and_hashes() {
    let mut lines = String::from("# position; packed bytes; stable hash\n");
    for text in POSITIONS {
        let position: AnyPosition = text.parse().unwrap();
        assert_eq!(position.to_string(), *text);
        // Byte 0 stands first, as in memory.
        let packed = position.pack().iter().fold(0, |number: u128, &byte| number << 8 | u128::from(byte));
        writeln!(lines, "{position}; {packed:026x}; {:016x}", position.stable_hash()).unwrap();

        if let Ok(same) = text.parse::<Position>() {
            assert_eq!((same.pack(), same.stable_hash()), (position.pack(), position.stable_hash()), "{text}");
        }
    }
    assert_golden("positions.txt", &lines);
}

#[test]
fn action_numbers() {
    let mut lines = String::from("# number: ends for White, ends for Black\n");
    for index in 0..Action::COUNT {
        let [white, black] = Color::ALL.map(|mover| Action::from_index(index).unwrap().origin_and_target(mover));
        writeln!(lines, "{index}: {}{} {}{}", white.0, white.1, black.0, black.1).unwrap();
    }
    assert_golden("actions.txt", &lines);
}
