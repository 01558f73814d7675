//! x
use std::ops::ControlFlow;
use std::time::Instant;
use stones_core::{Move, Position};
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
fn cozy_en(b: &cozy_chess::Board, d: u8) -> u64 {
    let mut n = 0;
    if d == 1 {
        b.generate_moves(|m| {
            for m in m {
                std::hint::black_box(m);
                n += 1;
            }
            false
        });
        return n;
    }
    b.generate_moves(|ms| {
        for m in ms {
            let mut c = b.clone();
            c.play_unchecked(m);
            n += cozy_en(&c, d - 1);
        }
        false
    });
    n
}
fn en(p: &Position, d: u32) -> u64 {
    let mut n = 0;
    if d == 1 {
        let _ = p.visit_moves(|s| {
            for m in s {
                std::hint::black_box(m);
                n += 1;
            }
            ControlFlow::<()>::Continue(())
        });
    } else {
        for m in p.legal_moves() {
            let mut q = *p;
            q.play_unchecked(m);
            n += en(&q, d - 1);
        }
    }
    n
}
fn en2(p: &Position, d: u32) -> (u64, u64) {
    let mut n = 0u64;
    let mut x = 0u64;
    if d == 1 {
        let _ = p.visit_moves(|s| {
            for m in s {
                n += 1;
                x += m.target as u64 + m.origin as u64;
            }
            ControlFlow::<()>::Continue(())
        });
    } else {
        for m in p.legal_moves() {
            let mut q = *p;
            q.play_unchecked(m);
            let (a, b) = en2(&q, d - 1);
            n += a;
            x += b;
        }
    }
    (n, x)
}
fn cozy_en2(b: &cozy_chess::Board, d: u8) -> (u64, u64) {
    let mut n = 0;
    let mut x = 0;
    if d == 1 {
        b.generate_moves(|m| {
            for m in m {
                x += m.to as u64 + m.from as u64;
                n += 1;
            }
            false
        });
        return (n, x);
    }
    b.generate_moves(|ms| {
        for m in ms {
            let mut c = b.clone();
            c.play_unchecked(m);
            let (a, b) = cozy_en2(&c, d - 1);
            n += a;
            x += b
        }
        false
    });
    (n, x)
}
fn rnd(s: &mut u64) -> u64 {
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    *s
}
fn playouts(n: u32) -> u64 {
    let mut s = 88172645463325252u64;
    let mut plies = 0;
    for _ in 0..n {
        let mut p = Position::initial();
        while let Some(m) = p.random_move(rnd(&mut s)) {
            p.play_unchecked(m);
            plies += 1;
        }
    }
    plies
}
fn cozy_playouts(n: u32) -> u64 {
    let mut s = 88172645463325252u64;
    let mut plies = 0;
    for _ in 0..n {
        let mut p = cozy_chess::Board::default();
        for _ in 0..200 {
            let mut sets = [None; 18];
            let mut k = 0;
            let mut c = 0;
            p.generate_moves(|m| {
                sets[k] = Some(m);
                k += 1;
                c += m.len();
                false
            });
            if c == 0 || p.status() != cozy_chess::GameStatus::Ongoing && false {
                break;
            }
            let mut i = ((rnd(&mut s) as u128 * c as u128) >> 64) as usize;
            for set in &sets[..k] {
                let set = set.unwrap();
                if i < set.len() {
                    let m = set.into_iter().nth(i).unwrap();
                    p.play_unchecked(m);
                    break;
                }
                i -= set.len();
            }
            plies += 1;
        }
    }
    plies
}
fn time(name: &str, f: impl Fn() -> u64) {
    let mut best = f64::MAX;
    let mut n = 0;
    for _ in 0..3 {
        let t = Instant::now();
        n = f();
        best = best.min(t.elapsed().as_secs_f64());
    }
    println!("{name} {:.1} M/s", n as f64 / best / 1e6);
}
fn main() {
    let p = Position::initial();
    let b = cozy_chess::Board::default();
    time("perft5", || p.perft(5));
    time("cozy5", || cozy(&b, 5));
    time("en5", || en(&p, 5));
    time("ensum5", || std::hint::black_box(en2(&p, 5)).0);
    time("cozyensum5", || std::hint::black_box(cozy_en2(&b, 5)).0);
    time("cozyen5", || cozy_en(&b, 5));
    time("playouts", || playouts(20000));
    time("cozyplayouts", || cozy_playouts(5000));
}
