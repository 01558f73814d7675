//! x
use std::time::Instant;
use stones_core::Position;
fn cozy(b: &cozy_chess::Board, d: u8) -> u64 {
    let mut n = 0;
    if d == 1 {
        b.generate_moves(|m| {
            n += m.len() as u64;
            false
        });
        return n;
    }
    b.generate_moves(|ms| {
        for m in ms {
            let mut c = b.clone();
            c.play_unchecked(m);
            n += cozy(&c, d - 1);
        }
        false
    });
    n
}
fn main() {
    let p = Position::initial();
    for d in 1..=6 {
        let t = Instant::now();
        let n = p.perft(d);
        let s = t.elapsed().as_secs_f64();
        println!("{d} {n} {s:.3} {:.3}G", n as f64 / s / 1e9);
    }
    let b = cozy_chess::Board::default();
    let t = Instant::now();
    let n = cozy(&b, 6);
    let s = t.elapsed().as_secs_f64();
    println!("cozy {n} {s:.3} {:.3}G", n as f64 / s / 1e9);
}
