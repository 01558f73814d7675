//! What a program asks of one position, over the positions of some random games.

use std::hint::black_box;

use benches::sample;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stones_core::Position;

/// Measures one question, put to every item of a sample.
fn each<T, A>(c: &mut Criterion, name: &str, items: &[T], ask: impl Fn(&T) -> A) {
    let mut group = c.benchmark_group("one-position");
    group.throughput(Throughput::Elements(items.len() as u64));
    group.bench_function(name, |b| {
        b.iter(|| {
            for item in items {
                black_box(ask(black_box(item)));
            }
        });
    });
    group.finish();
}

fn moves(c: &mut Criterion) {
    let positions = sample::positions();
    each(c, "legal_moves", &positions, Position::legal_moves);
    each(c, "count_moves", &positions, Position::count_moves);
    each(c, "has_legal_move", &positions, Position::has_legal_move);
}

fn playing(c: &mut Criterion) {
    let items = sample::positions_and_moves();
    each(c, "is_legal", &items, |(position, m)| position.is_legal(*m));
    each(c, "try_play", &items, |(position, m)| position.try_play(*m));
    each(c, "play_unchecked", &items, |&(mut position, m)| {
        position.play_unchecked(m);
        position
    });
}

fn forms(c: &mut Criterion) {
    let positions = sample::positions();
    let texts: Vec<String> = positions.iter().map(Position::to_string).collect();
    each(c, "print", &positions, Position::to_string);
    each(c, "parse", &texts, |text| text.parse::<Position>());
    each(c, "stable_hash", &positions, Position::stable_hash);
}

criterion_group!(all, moves, playing, forms);
criterion_main!(all);
