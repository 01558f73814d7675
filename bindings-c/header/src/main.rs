//! Prints the header of the C library: `stones-dice-header path/to/bindings-c`.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let library = std::env::args_os().nth(1).map(PathBuf::from).ok_or("expected the folder of the C library")?;
    let config = cbindgen::Config::from_file(library.join("cbindgen.toml"))?;
    let sources = cbindgen::Builder::new().with_config(config).with_crate(library);
    sources.generate()?.write(std::io::stdout());
    Ok(())
}
