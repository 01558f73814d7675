//! What a program asks of one position, over the positions of some random games.

use std::hint::black_box;

use benches::{race_sample, sample};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use stones_core::Position;

/// Measures one question, put to every item of a sample.
fn each<T, A>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, items: &[T], ask: impl Fn(&T) -> A) {
    group.throughput(Throughput::Elements(items.len() as u64));
    group.bench_function(name, |b| {
        b.iter(|| {
            for item in items {
                black_box(ask(black_box(item)));
            }
        });
    });
}

fn stones(c: &mut Criterion) {
    let mut group = c.benchmark_group("one-position");
    let positions = sample::positions();
    each(&mut group, "legal_moves", &positions, Position::legal_moves);
    each(&mut group, "count_moves", &positions, Position::count_moves);
    each(&mut group, "has_legal_move", &positions, Position::has_legal_move);

    let items = sample::positions_and_moves();
    each(&mut group, "is_legal", &items, |(position, m)| position.is_legal(*m));
    each(&mut group, "try_play", &items, |(position, m)| position.try_play(*m));
    each(&mut group, "after", &items, |(position, m)| position.after(*m));

    let texts: Vec<String> = positions.iter().map(Position::to_string).collect();
    each(&mut group, "print", &positions, Position::to_string);
    each(&mut group, "parse", &texts, |text| text.parse::<Position>());
    each(&mut group, "stable_hash", &positions, Position::stable_hash);
}

fn race(c: &mut Criterion) {
    let mut group = c.benchmark_group("one-race-position");
    let turns = race_sample::turns();
    each(&mut group, "legal_moves", &turns, |turn| turn.rolled.legal_moves());
    each(&mut group, "count_moves", &turns, |turn| turn.rolled.count_moves());
    each(&mut group, "must_pass", &turns, |turn| turn.rolled.must_pass());
    each(&mut group, "is_legal", &turns, |turn| turn.rolled.is_legal(turn.played));
    each(&mut group, "roll and try_play", &turns, |turn| turn.before.roll(turn.roll)?.try_play(turn.played));
    each(&mut group, "after", &turns, |turn| turn.rolled.after(turn.played));

    let texts: Vec<String> = turns.iter().map(|turn| turn.rolled.to_string()).collect();
    each(&mut group, "print", &turns, |turn| turn.rolled.to_string());
    each(&mut group, "parse", &texts, |text| text.parse::<dice_race_core::Position>());
    each(&mut group, "pack", &turns, |turn| turn.rolled.pack());
    each(&mut group, "stable_hash", &turns, |turn| turn.rolled.stable_hash());
}

criterion_group!(all, stones, race);
criterion_main!(all);
