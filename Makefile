.POSIX:
.PHONY: help play test fmt lint unit features docs no-std python fuzz-smoke fuzz bench ratios strength train-stones train-dice-race

SECONDS = 60

help:
	@sed -n 's/^## //p' Makefile

## make play     play in the terminal; without one, a demo of each game
play:
	cargo run --release -p stones-dice -- play

## make test     everything that proves it right: make fmt lint unit features docs no-std python fuzz-smoke
test: fmt lint unit features docs no-std python fuzz-smoke
	@echo "make test: all passed"

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	cargo clippy --workspace --all-targets -- -D warnings

unit:
	cargo test --workspace --all-features

## make features every feature set that a user can choose, built and tested
CORES = cargo test --no-default-features -p chessboard-core -p stones-core -p dice-race-core
features:
	$(CORES)
	$(CORES) --features alloc
	$(CORES) --features serde
	$(CORES) --features alloc,serde
	$(CORES) --features std
	cargo test -p stones-core --no-default-features --features playouts
	cargo test -p stones-core --no-default-features --features search
	cargo test -p dice-race-core --no-default-features --features search
	cargo test -p dice-race-core --no-default-features --features dice
	cargo test -p dice-race-core --no-default-features --features fair-dice
	cargo test -p dice-race-core --no-default-features --features two-piece-table
	cargo test -p dice-race-core --no-default-features --features exact

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --all-features --no-deps

no-std:
	no-std-check/run

## make python   the Python package, built, installed and tested
python:
	bindings-python/check

fuzz-smoke:
	fuzz/run 10

## make fuzz     every fuzz target for SECONDS
fuzz:
	fuzz/run $(SECONDS)

## make bench    criterion benches, ours beside the peers'
bench:
	cargo bench -p benches

## make ratios   one line a figure: name ours peer ratio
ratios:
	RUSTFLAGS="-C target-cpu=native" cargo run --release --quiet -p benches --bin ratios --target-dir target/native

## make strength the computer player of Stones! in matches; about an hour
STRENGTH = cargo run --release --quiet -p benches --bin strength --
strength:
	$(STRENGTH) depth
	$(STRENGTH) threads
	$(STRENGTH) uct
	$(STRENGTH) plain
	$(STRENGTH) --games 1000 evaluation
	$(STRENGTH) --games 400 levels

## make train-stones     learn the evaluation of Stones! anew; a quarter of an hour
train-stones:
	cargo run --release -p training --bin train-stones -- --out stones-core/src/search/evaluation/network.bin

## make train-dice-race  learn the evaluation of the dice race anew; five minutes
train-dice-race:
	cargo run --release -p training --bin train-dice-race -- --out dice-race-core/src/search/network.bin
