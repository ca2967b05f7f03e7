//! The generated tables: each is generated from one data file under `spec/` and committed, so that editors,
//! reviewers and vendored builds see plain Rust and no build script runs.

mod character_references;
mod conformance;
mod errors;
mod idl;
mod names;
mod sanitize;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

pub(crate) use idl::{compare, signatures};

/// The generated files with their expected contents.
fn outputs() -> Result<Vec<(PathBuf, String)>, String> {
    let markup = Path::new("crates/markup/src");
    let references = "crates/syntax/src/tokenizer/character_reference/generated.rs";
    let mut outputs = vec![
        (references.into(), character_references::generate()?),
        (markup.join("error/generated.rs"), errors::generate()?),
        (markup.join("names/generated.rs"), names::generate()?),
    ];
    outputs.extend(idl::outputs()?);
    outputs.extend(conformance::outputs()?);
    outputs.extend(sanitize::outputs()?);
    Ok(outputs)
}

/// Writes every generated file.
pub(crate) fn write() -> Result<(), String> {
    let outputs = outputs()?;
    for path in idl::left_over(&outputs) {
        let path = root().join(path);
        std::fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    for (path, text) in outputs {
        let path = root().join(path);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        // Current files keep their time, so that nothing is compiled again for them.
        if std::fs::read_to_string(&path).is_ok_and(|current| current == text) {
            continue;
        }
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Compares every generated file with its expected contents.
pub(crate) fn check() -> Result<(), String> {
    let mut written = HashSet::new();
    let outputs = outputs()?;
    if let Some(path) = idl::left_over(&outputs).first() {
        return Err(format!("{} is left over: run `cargo xtask codegen`", path.display()));
    }
    for (path, text) in outputs {
        let current = read(&path.to_string_lossy())?;
        if current != text {
            return Err(format!("{} is not current: run `cargo xtask codegen`", path.display()));
        }
        written.insert(path);
    }
    // A removed rule leaves its page behind.
    let pages = Path::new("docs/rules");
    let entries = std::fs::read_dir(root().join(pages)).map_err(|error| error.to_string())?;
    for entry in entries {
        let page = pages.join(entry.map_err(|error| error.to_string())?.file_name());
        if !written.contains(&page) {
            return Err(format!("{} is about no rule", page.display()));
        }
    }
    Ok(())
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The rows of a tab-separated data file; lines that start with `# ` are comments.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("# "))
        .map(|line| line.split('\t').collect())
}
