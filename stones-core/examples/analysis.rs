//! Analyzes a position, proves a small one, and reviews a game. Run it with
//! `cargo run --release -p stones-core --features search --example analysis`.

use std::error::Error;

use stones_core::search::{Analysis, Engine, Limits, ReviewSummary, Stop, annotate};
use stones_core::{AnyPosition, Color, Game, Position, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new(Rules::default());

    // The three best moves, deeper and deeper until the limit.
    let position: Position = "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b".parse()?;
    let progress = |analysis: &Analysis| println!("depth {} …", analysis.depth);
    let analysis = engine.analyze_with(&position, 3, &Limits::nodes(100_000), &Stop::new(), progress)?;
    for line in &analysis.lines {
        println!("{line}");
    }
    assert_eq!(analysis.lines.len(), 3);

    // Without a limit the search ends when the value is proven.
    let small: AnyPosition = "sss/3/3/SSS w".parse()?;
    let proven = engine.analyze(&small, 1, &Limits::NONE)?;
    assert!(proven.is_proven);
    println!("3×4: {}", proven.lines[0]);

    // What each move of a game lost, also as comments in its record.
    let mut game = Game::from_record("[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 h8-e5 2. d4xf6 g8-f7 *\n")?;
    let reviews = engine.review(&game, &Limits::nodes(20_000));
    annotate(&mut game, &reviews);
    println!("{}", game.to_record());
    for color in Color::ALL {
        let summary = ReviewSummary::new(color, &reviews);
        println!("{color}: {} moves, {:.2} stones lost a move", summary.moves, summary.mean_loss());
    }
    Ok(())
}

#[test]
fn positions_and_games_are_analyzed() {
    main().unwrap();
}
