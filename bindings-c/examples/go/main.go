// A game of Stones! between two computer players, in Go.
package main

/*
#cgo CFLAGS: -std=c11
#cgo LDFLAGS: -lstones_dice
#include "stones_dice.h"
*/
import "C"

import (
	"errors"
	"fmt"
	"os"
	"unsafe"
)

// What the library said about a call that failed.
func failure(e *C.sd_error) error {
	return errors.New(C.GoString(&e.message[0]))
}

// The record of a game. The library tells the length first.
func record(game *C.sd_game) (string, error) {
	var e C.sd_error
	length := C.sd_game_to_record(game, nil, 0, &e)
	if length < 0 {
		return "", failure(&e)
	}
	text := make([]byte, length+1)
	if C.sd_game_to_record(game, (*C.char)(unsafe.Pointer(&text[0])), C.size_t(len(text)), &e) < 0 {
		return "", failure(&e)
	}
	return string(text[:length]), nil
}

func play() error {
	var e C.sd_error
	var position C.sd_stones_position
	var rules C.sd_stones_rules // the default
	if C.sd_stones_initial(8, 8, &position, &e) < 0 {
		return failure(&e)
	}
	game := C.sd_stones_game_new(position, rules, &e)
	if game == nil {
		return failure(&e)
	}
	defer C.sd_game_delete(game)
	player := C.sd_stones_player_new(2, 1, rules, &e)
	if player == nil {
		return failure(&e)
	}
	defer C.sd_stones_player_delete(player)

	var outcome C.sd_outcome
	for C.sd_game_outcome(game, &outcome, &e) == 0 {
		var move C.sd_stones_move
		if C.sd_stones_game_position(game, C.SD_CURRENT, &position, &e) < 0 ||
			C.sd_stones_player_best_move(player, position, C.sd_limits{}, nil, &move, &e) < 0 ||
			C.sd_stones_game_play(game, move, &e) < 0 {
			return failure(&e)
		}
	}
	text, err := record(game)
	if err != nil {
		return err
	}
	fmt.Printf("%s%d:%d\n", text, outcome.white, outcome.black)
	return nil
}

func main() {
	if C.sd_abi_version() != C.SD_ABI_VERSION {
		fmt.Fprintln(os.Stderr, "compiled for another version of the library")
		os.Exit(1)
	}
	if err := play(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
