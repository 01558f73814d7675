.POSIX:
.PHONY: help play test fmt lint unit features docs no-std python c wasm web serve-web page fuzz-smoke fuzz bench ratios strength train-stones train-dice-race

SECONDS = 60

help:
	@sed -n 's/^## //p' Makefile

## make play     play in the terminal; without one, a demo of each game
play:
	@test -x "$${CARGO_TARGET_DIR:-target}/quick/stones-dice" || echo "The first build takes about a minute."
	@cargo run --profile quick -p stones-dice -- play

## make test     all checks and tests: make fmt lint unit features docs no-std python wasm page c fuzz-smoke
test: fmt lint unit features docs no-std python wasm page c fuzz-smoke
	@echo "make test: all passed"

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --all-features -- -D warnings

unit:
	cargo test --workspace --all-features

## make features lint every feature set, and test without `std`
CORES = -p chessboard-core -p stones-core -p dice-race-core
# Features decide which items exist, which the compiler checks, and `std` decides whether code is dispatched by CPU, the
# levels of which the tests pin one after the other. So one run of the unit tests without `std` suffices.
features:
	cargo clippy $(CORES) --all-targets -- -D warnings
	for set in "" alloc serde alloc,serde std; do \
		cargo clippy $(CORES) --no-default-features --features "$$set" --all-targets -- -D warnings || exit 1; \
	done
	cargo clippy -p chessboard-core --no-default-features --features file --all-targets -- -D warnings
	for set in batch playouts rayon search; do \
		cargo clippy -p stones-core --no-default-features --features "$$set" --all-targets -- -D warnings || exit 1; \
	done
	for set in batch dice rayon search fair-dice two-piece-table exact; do \
		cargo clippy -p dice-race-core --no-default-features --features "$$set" --all-targets -- -D warnings || exit 1; \
	done
	cargo test $(CORES) --lib --no-default-features \
		--features alloc,serde,playouts,search,dice,fair-dice,two-piece-table

## make docs     the documentation, in target/doc; checks its links for several feature sets
DOC = RUSTDOCFLAGS="-D warnings" cargo doc --no-deps
docs:
	$(DOC) $(CORES)
	$(DOC) $(CORES) --no-default-features
	$(DOC) $(CORES) --features search,serde
	$(DOC) --workspace --all-features

no-std:
	no-std-check/run

## make python   the Python package, built, installed and tested
python:
	bindings-python/check

## make c        the C library, built and tested from C, C++ and Go
c:
	bindings-c/check

## make wasm     the npm package, built and tested in Node
wasm:
	bindings-wasm/check

## make web      the npm package in bindings-wasm/pkg, and the page in web/dist
web:
	bindings-wasm/build
	web/build

## make serve-web  serve the page, and print its address; builds what is missing
serve-web:
	@test -e bindings-wasm/pkg/package.json || bindings-wasm/build
	@test -e web/dist/index.html && test -e web/node_modules || web/build
	@cd web && npm run --silent preview

## make page     the page, built and tested in Node and in Chromium; builds the npm package if it is missing
page:
	web/check

fuzz-smoke:
	fuzz/run 10

## make fuzz     every fuzz target for SECONDS each (default 60)
fuzz:
	fuzz/run $(SECONDS)

## make bench    criterion benches, ours and the peers'
bench:
	cargo bench -p benches

## make ratios   one line per figure: name ours peer ratio
ratios:
	RUSTFLAGS="-C target-cpu=native" cargo run --release --quiet -p benches --bin ratios --target-dir target/native

## make strength matches of the Stones! computer player; about an hour
STRENGTH = cargo run --release --quiet -p benches --bin strength --
strength:
	$(STRENGTH) depth
	$(STRENGTH) threads
	$(STRENGTH) uct
	$(STRENGTH) plain
	$(STRENGTH) --games 1000 evaluation
	$(STRENGTH) --games 400 levels

## make train-stones     retrain the evaluation of Stones!; a quarter of an hour
train-stones:
	cargo run --release -p training --bin train-stones -- --out stones-core/src/search/evaluation/network.bin

## make train-dice-race  retrain the evaluation of the dice race; five minutes
train-dice-race:
	cargo run --release -p training --bin train-dice-race -- --out dice-race-core/src/search/network.bin
