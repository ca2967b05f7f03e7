//! Formats the generated files like `rustfmt`: `cargo fmt` checks them too, and their lines can be compared
//! with hand-written ones.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::GENERATED;
use crate::codegen::root;

/// Formats the files of Rust among some outputs, `mod.rs` and its modules.
pub(super) fn format(outputs: &mut [(PathBuf, String)]) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("treewright-codegen-{}", std::process::id()));
    let result = in_folder(&folder, outputs);
    // The files are small, and those of the next run have other names.
    let _is_gone = std::fs::remove_dir_all(&folder);
    result
}

fn in_folder(folder: &Path, outputs: &mut [(PathBuf, String)]) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(wrong)?;
    let place = |path: &Path| path.strip_prefix(GENERATED).ok().map(|name| folder.join(name));
    for (path, text) in outputs.iter() {
        if let Some(place) = place(path) {
            std::fs::write(place, text).map_err(wrong)?;
        }
    }
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024", "--config-path"]).arg(root().join("rustfmt.toml"));
    let status = rustfmt
        .arg(folder.join("mod.rs"))
        .current_dir(root())
        .status()
        .map_err(|error| format!("rustfmt: {error}"))?;
    if !status.success() {
        return Err(format!("rustfmt: {status}"));
    }
    for (path, text) in outputs.iter_mut() {
        if let Some(place) = place(path) {
            *text = std::fs::read_to_string(place).map_err(wrong)?;
        }
    }
    Ok(())
}
