//! The types of the package. `wasm-bindgen` declares classes beside their namespaces, with long names; here they stand
//! inside, where the types of their arguments stand too.

/// Declares `Symbol.dispose`, which the libraries of older targets lack.
const LIBRARY: &str = "/// <reference lib=\"esnext.disposable\" />\n";

const NAMESPACES: [&str; 2] = ["stones", "diceRace"];

pub(crate) fn of_package(generated: &str) -> String {
    // What follows is about loading the module.
    let api = generated.split("export type InitInput").next().unwrap_or_default();
    let mut package = String::from(LIBRARY);
    let mut inner = NAMESPACES.map(|_| String::new());
    for item in items(api) {
        let declaration = item.lines().find(|line| !is_comment(line)).unwrap_or_default();
        let place = NAMESPACES.iter().zip(&mut inner).find(|(name, _)| belongs_to(declaration, name));
        match place {
            // Its classes and functions stand in the namespace.
            _ if declaration.starts_with("export let ") => {}
            None => package += &format!("{item}\n"),
            Some((name, inner)) if declaration.starts_with("export namespace") => {
                let members = item.split_once('\n').and_then(|(_, rest)| rest.trim_end().strip_suffix('}'));
                debug_assert!(members.is_some(), "{name}");
                *inner += &format!("{}\n", members.unwrap_or_default().trim_end());
            }
            Some((name, inner)) => {
                let item = item.replace("\ndeclare ", "\nexport ").replace(&format!("{name}__"), "");
                let item = item.strip_prefix("declare ").map_or(item.clone(), |rest| format!("export {rest}"));
                item.lines().for_each(|line| *inner += &format!("    {line}\n"));
            }
        }
    }
    for (name, inner) in NAMESPACES.iter().zip(inner) {
        package += &format!("export namespace {name} {{\n{inner}}}\n");
    }
    package
}

/// The declarations, each with the comment before it.
fn items(text: &str) -> Vec<String> {
    let mut items = Vec::new();
    let mut item = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        item += &format!("{line}\n");
        if !is_comment(line) && line.ends_with([';', '}']) && is_complete(&item) {
            items.push(std::mem::take(&mut item));
        }
    }
    items
}

/// Whether the braces of a declaration are closed.
fn is_complete(item: &str) -> bool {
    let code = || item.lines().filter(|line| !is_comment(line));
    let count = |brace| code().flat_map(str::chars).filter(|c| *c == brace).count();
    count('{') == count('}')
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("/*") || line.starts_with('*')
}

fn belongs_to(declaration: &str, namespace: &str) -> bool {
    let words = ["declare class ", "declare function "].map(|start| format!("{start}{namespace}__"));
    words.iter().any(|word| declaration.starts_with(word.as_str()))
        || declaration.starts_with(&format!("export namespace {namespace} "))
}
