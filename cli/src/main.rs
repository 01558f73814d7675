//! The command `stones-dice`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(stones_dice::run(std::env::args_os()))
}
