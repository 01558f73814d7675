//! The picture in the front page is the one that the library draws.
#![cfg(feature = "alloc")]

use chessboard_core::svg::{Options, Theme};
use stones_core::{AnyPosition, Position, Square, SquareSet};

#[test]
fn the_front_page_shows_what_the_library_draws() {
    let position: Position = "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b".parse().unwrap();
    let highlighted = [Square::D4, Square::F6].into_iter().collect();
    let svg = position.to_svg(&Options { highlighted, ..Options::default() });
    conformance::assert_golden("board.svg", &svg);
}

#[test]
fn every_option_shows() {
    let position: Position = "8/8/8/8/8/3s4/2S5/3P4 w".parse().unwrap();
    let plain = position.to_svg(&Options::default());
    let different = [
        Options { size: 100, ..Options::default() },
        Options { flipped: true, ..Options::default() },
        Options { coordinates: false, ..Options::default() },
        Options { theme: Theme::Dark, ..Options::default() },
        Options { highlighted: Square::C2.into(), ..Options::default() },
        Options { selected: Some(Square::C2), ..Options::default() },
        Options { targets: position.destinations(Square::C2), ..Options::default() },
        Options { arrows: vec![vec![Square::C2, Square::E4]], ..Options::default() },
        Options { arrows: vec![vec![Square::C2, Square::C3, Square::D3]], ..Options::default() },
    ];
    for options in different {
        assert_ne!(position.to_svg(&options), plain, "{options:?}");
    }
    assert!(plain.contains("<title>Stones! board, White to move</title>") && plain.contains("<desc>Position: 8/8/"));
    assert_eq!(plain.matches("<path").count(), 1, "one stone is pinned");
    assert!(AnyPosition::initial(3, 8).unwrap().to_svg(&Options::default()).contains("viewBox=\"0 0 204 504\""));
}

#[test]
fn marks_off_a_small_board_are_not_drawn() {
    let options = Options {
        highlighted: SquareSet::FULL,
        selected: Some(Square::H8),
        targets: SquareSet::FULL,
        arrows: vec![vec![Square::A1, Square::H8], vec![Square::A1], vec![]],
        coordinates: false,
        ..Options::default()
    };
    for (files, ranks) in [(3, 3), (3, 8), (8, 3), (8, 8)] {
        let board = AnyPosition::initial(files, ranks).unwrap().to_svg(&options);
        let (dots, highlights) = (board.matches("r=\"9\"").count(), board.matches("fill-opacity=\"0.6\"").count());
        assert_eq!((dots, highlights), (files * ranks, files * ranks), "{files}x{ranks}");
        // The frame of the selected square, and the arrow.
        assert_eq!(board.matches("fill=\"none\"").count(), if files == 8 && ranks == 8 { 2 } else { 0 });
    }
}
