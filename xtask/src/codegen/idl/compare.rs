//! `cargo xtask codegen --compare`: compares the existing functions with the listed members.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::supported::Supported;
use super::types::Types;
use super::{Input, files};

/// The functions of the modules of `crate::interfaces`, as `module::function`.
fn written() -> Result<BTreeSet<String>, String> {
    let mut written = BTreeSet::new();
    for (file, text) in files("crates/window/src/interfaces", ".rs")? {
        let module = file.trim_end_matches(".rs");
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("pub(crate) fn ") {
                let name = rest.split(['(', '<']).next().unwrap_or_default();
                written.insert(format!("{module}::{name}"));
            }
        }
    }
    Ok(written)
}

/// `interfaces::node` and a signature as `node::append_child`.
fn path(module: &str, signature: &str) -> String {
    let name = signature.trim_start_matches("pub(crate) fn ").split('(').next().unwrap_or_default();
    format!("{}::{name}", module.trim_start_matches("interfaces::"))
}

/// Prints lines for the lists: members that can be added, and those that lack a function.
pub(crate) fn compare() -> Result<(), String> {
    let mut input = Input::read()?;
    let written = written()?;
    let interfaces = input.interfaces();
    let listed = std::mem::take(&mut input.supported);
    let all = input.model.interfaces.keys().chain(input.model.mixins.keys());
    input.supported = Supported::everything(all);
    let types = Types { model: &input.model, interfaces, used: RefCell::default() };
    let mut add: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut free: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut lack: BTreeSet<String> = BTreeSet::new();
    for interface in input.model.interfaces.values() {
        // Members that cannot be generated are not written either.
        let Ok(file) = input.file(&types, interface, BTreeMap::new()) else { continue };
        for (owned, wanted) in &file.by_member {
            let paths: Vec<String> =
                wanted.iter().map(|(module, signature)| path(module, signature)).collect();
            let word = super::supported::word(&owned.member);
            let missing = paths.iter().find(|path| !written.contains(*path));
            match (listed.has(owned), missing) {
                (true, Some(path)) => {
                    lack.insert(format!("{}: {word} lacks {path}", owned.owner));
                }
                (false, None) if !listed.has_interface(&interface.name) => {}
                (false, None) if paths.is_empty() => {
                    free.entry(&owned.owner).or_default().insert(word);
                }
                (false, None) => {
                    add.entry(&owned.owner).or_default().insert(word);
                }
                _ => {}
            }
        }
    }
    for (title, members) in [("written, to be listed", add), ("need no function", free)] {
        println!("# {title}");
        for (owner, words) in members {
            println!("{owner}: {}", words.into_iter().collect::<Vec<_>>().join(" "));
        }
    }
    println!("# listed, but not written");
    for line in lack {
        println!("{line}");
    }
    Ok(())
}
