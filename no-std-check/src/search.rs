//! The computer players, which need a heap.

use chessboard_core::Level;
use stones_core::Rules;
use stones_core::search::{Engine, EngineOptions, Limits, Player, Stop};

#[global_allocator]
static HEAP: emballoc::Allocator<0x10_0000> = emballoc::Allocator::new();

/// Searches any positions. Returns how many positions of Stones! were looked at.
#[unsafe(no_mangle)]
pub extern "C" fn no_std_check_search(stones: &[u8; 13], race: &[u8; 10], nodes: u64) -> u64 {
    let level = Level::new(nodes as u8).unwrap_or_default();
    let _ = dice_race(race, level, nodes);
    let Ok(position) = stones_core::Position::unpack(stones) else { return 0 };
    let limits = Limits::nodes(nodes);
    let _ = Player::new(level, nodes, Rules::default()).best_move_with(&position, &limits, &Stop::new());
    let options = EngineOptions { table_bytes: 0x1_0000, ..EngineOptions::default() };
    let analysis = Engine::with_options(Rules::default(), options).analyze(&position, 3, &limits);
    analysis.map_or(0, |analysis| analysis.nodes)
}

fn dice_race(packed: &[u8; 10], level: Level, seed: u64) -> Option<dice_race_core::Move> {
    let position = dice_race_core::Position::unpack(packed).ok()?;
    let _ = dice_race_core::search::Engine::new().analyze(&position);
    dice_race_core::search::Player::new(level, seed).best_move(&position).ok()
}
