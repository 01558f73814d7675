//! The workloads that have a peer, measured for both.

use std::hint::black_box;

use benches::{counted_perft, enumerated_perft, made_leaves, race_playout, random_playout};
use cozy_chess::Board;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stones_core::Position;

/// Measures both and says how many leaves or plies a second they do.
fn compare(c: &mut Criterion, name: &str, ours: impl Fn() -> u64, peer: impl Fn() -> u64) {
    let mut group = c.benchmark_group(name);
    group.sample_size(10);
    group.throughput(Throughput::Elements(ours())).bench_function("ours", |b| b.iter(&ours));
    group.throughput(Throughput::Elements(peer())).bench_function("cozy-chess", |b| b.iter(&peer));
    group.finish();
}

fn perfts(c: &mut Criterion) {
    let (position, board) = (&Position::initial(), &Board::default());
    compare(
        c,
        "counted-perft",
        || counted_perft::ours(black_box(position), 5),
        || counted_perft::peer(black_box(board), 5),
    );
    compare(
        c,
        "enumerated-perft",
        || enumerated_perft::ours(black_box(position), 4),
        || enumerated_perft::peer(black_box(board), 5),
    );
    compare(c, "made-leaves", || made_leaves::ours(black_box(position), 4), || made_leaves::peer(black_box(board), 4));
}

fn playouts(c: &mut Criterion) {
    compare(c, "random-playout", || random_playout::ours(black_box(1000)), || random_playout::peer(black_box(200)));
}

fn race_playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("race-playout");
    group.sample_size(10);
    let mut play = |name: &str, play: fn(u32) -> u64| {
        group.throughput(Throughput::Elements(play(10_000)));
        group.bench_function(name, |b| b.iter(|| play(black_box(10_000))));
    };
    play("ours", race_playout::ours);
    play("plain walk", race_playout::plain);
    play("bkgm", race_playout::bkgm);
    group.finish();
}

criterion_group!(all, perfts, playouts, race_playouts);
criterion_main!(all);
