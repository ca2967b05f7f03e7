//! `treewright check` as a user runs it.

mod fixes;
mod formats;
mod settings;
mod snapshots;
mod syntaxes;
mod walking;
#[cfg(feature = "watch")]
mod watching;

use std::path::Path;
use std::process::Stdio;

use crate::{Folder, Run, program};

/// A page without findings.
const GOOD: &str = "<!doctype html>\n<html lang=en><title>Good</title>\n<p>Good\n";

/// A page with an error that has a fix, one that has none, and a warning that has another line.
const BAD: &str =
    "<!doctype html>\n<html lang=en><title>Bad</title>\n<p align=left id=a id=b>Bad\n";

/// Runs the program in a folder.
fn run_in(folder: &Folder, arguments: &[&str]) -> Run {
    let output =
        program(arguments).current_dir(folder.path()).stdin(Stdio::null()).output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder with files, whose folders are made.
fn folder(name: &str, files: &[(&str, &str)]) -> Folder {
    let folder = Folder::new(name);
    for (name, text) in files {
        let path = Path::new(folder.path()).join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

/// The names of the pages that have findings, in the order of the report.
fn names(run: &Run) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for line in run.out.lines() {
        let name = line.split(':').next().unwrap().to_owned();
        if names.last() != Some(&name) {
            names.push(name);
        }
    }
    names
}
