//! `bindgen MODULE.wasm DIRECTORY`: writes the JavaScript and the types that belong to the module into
//! `DIRECTORY/wasm`, and the types of the package as `DIRECTORY/index.d.ts`.

mod types;

use std::error::Error;
use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [module, directory] = &arguments[..] else { return Err("expected a module and a directory".into()) };
    let wasm = Path::new(directory).join("wasm");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true).remove_name_section(true).remove_producers_section(true);
    bindgen.out_name("stones_dice").generate(&wasm)?;
    let generated = wasm.join("stones_dice.d.ts");
    fs::write(Path::new(directory).join("index.d.ts"), types::of_package(&fs::read_to_string(&generated)?))?;
    for unused in [generated, wasm.join("stones_dice_bg.wasm.d.ts")] {
        fs::remove_file(unused)?;
    }
    Ok(())
}
