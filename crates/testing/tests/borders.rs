//! The borders between the packages: `data/borders.tsv` has the allowed edges, with a reason each.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use treewright_testing::suites::{report, table};

/// The package that people depend on; only it re-exports what others have.
const FACADE: &str = "treewright";

/// The packages whose sources can have `unsafe` code.
const UNSAFE: [&str; 4] = ["scan", "quickjs", "style", "python"];

/// The packages that the facade must not pull in, except through optional features.
const HEAVY: [&str; 3] = ["serde", "arrow", "pyo3"];

/// The packages that are not published, which may have any dependencies.
const UNPUBLISHED: [&str; 5] = ["testing", "bench", "fuzz", "xtask", "wpt"];

struct Package {
    folder: PathBuf,
    dependencies: Vec<Dependency>,
}

struct Dependency {
    name: String,
    /// `normal`, `dev` or `build`.
    kind: String,
    optional: bool,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The packages of the workspace and of `fuzz`, which is a separate workspace, by the names of their
/// folders.
fn packages() -> BTreeMap<String, Package> {
    let mut packages = BTreeMap::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let mut command = Command::new(env!("CARGO"));
        command.args(["metadata", "--format-version", "1", "--no-deps", "--offline"]);
        let output = command.arg("--manifest-path").arg(root().join(manifest)).output();
        let output = output.expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let metadata: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        for package in metadata["packages"].as_array().expect("there are packages") {
            let text = |value: &Value| value.as_str().map(str::to_owned);
            let path = text(&package["manifest_path"]).expect("each has a manifest");
            let folder = Path::new(&path).parent().expect("a file has one").to_owned();
            let name = folder.file_name().and_then(|name| name.to_str()).expect("it is UTF-8");
            let dependencies = package["dependencies"].as_array().expect("a list");
            let dependencies = dependencies.iter().map(|dependency| Dependency {
                name: text(&dependency["name"]).expect("each has a name"),
                kind: text(&dependency["kind"]).unwrap_or_else(|| "normal".to_owned()),
                optional: dependency["optional"] == true,
            });
            let dependencies = dependencies.collect();
            packages.insert(name.to_owned(), Package { folder, dependencies });
        }
    }
    packages
}

/// The folder of a package of ours.
fn folder_of(package: &str) -> Option<&str> {
    if package == FACADE { Some(FACADE) } else { package.strip_prefix("treewright-") }
}

/// The edges between packages of ours: from, to, kind.
fn edges(packages: &BTreeMap<String, Package>) -> BTreeSet<(&str, &str, &str)> {
    let mut edges = BTreeSet::new();
    for (from, package) in packages {
        for Dependency { name, kind, .. } in &package.dependencies {
            edges.extend(folder_of(name).map(|to| (from.as_str(), to, kind.as_str())));
        }
    }
    edges
}

/// The packages that one pulls in.
fn reachable<'a>(from: &'a str, edges: &BTreeSet<(&str, &'a str, &str)>) -> BTreeSet<&'a str> {
    let (mut found, mut work) = (BTreeSet::new(), vec![from]);
    while let Some(package) = work.pop() {
        let normal = edges.iter().filter(|(other, _, kind)| *other == package && *kind != "dev");
        work.extend(normal.map(|(_, to, _)| *to).filter(|to| found.insert(*to)));
    }
    found
}

#[test]
fn each_edge_is_allowed_and_each_allowed_edge_is_there() {
    let packages = packages();
    let edges = edges(&packages);
    let rows = table("borders.tsv", 4);
    let mut complaints = Vec::new();
    let mut left: BTreeSet<_> = edges.clone();
    for row in &rows {
        let [from, to, kind, reason] = [0, 1, 2, 3].map(|column| row[column].as_str());
        if !reason.ends_with('.') {
            complaints.push(format!("{from} -> {to} has no reason"));
        }
        match kind {
            "never" => {
                let brought = reachable(from, &edges);
                let forbidden = brought.iter().filter(|package| to == "*" || **package == to);
                complaints.extend(forbidden.map(|package| format!("{from} uses {package}")));
            }
            "normal" | "dev" if to == "*" => {
                left.retain(|(other, _, edge)| (*other, *edge) != (from, kind));
            }
            "normal" | "dev" => {
                if !left.remove(&(from, to, kind)) {
                    complaints.push(format!("{from} -> {to} ({kind}) is allowed, but not there"));
                }
            }
            "export" => {}
            _ => complaints.push(format!("{from} -> {to}: unknown kind {kind}")),
        }
    }
    let not_allowed = left.iter().map(|(from, to, kind)| format!("{from} -> {to} ({kind})"));
    complaints.extend(not_allowed.map(|edge| format!("{edge} is not in borders.tsv")));
    report(&complaints);
}

#[test]
fn the_dependencies_of_the_facade_are_light() {
    let packages = packages();
    let edges = edges(&packages);
    let mut below = reachable(FACADE, &edges);
    below.insert(FACADE);
    let mut complaints = Vec::new();
    for name in below {
        for Dependency { name: other, kind, optional } in &packages[name].dependencies {
            let is_heavy = HEAVY.iter().any(|heavy| {
                other
                    .strip_prefix(heavy)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
            });
            if is_heavy && kind == "normal" && !optional {
                complaints.push(format!("{name} always brings {other}"));
            }
        }
    }
    report(&complaints);
}

/// All `.rs` files below a folder.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let (mut sources, mut work) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = work.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("it can be read");
                sources.push((path, text));
            }
        }
    }
    sources
}

/// The names of our packages in the code of a file, without comments and documentation, and those of them
/// that are re-exported.
fn imports(text: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut used, mut exported) = (BTreeSet::new(), BTreeSet::new());
    for line in text.lines() {
        let code = line.split("//").next().unwrap_or_default();
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        for word in code.split(|c| !is_name(c)).filter(|word| word.starts_with("treewright_")) {
            used.insert(word.replace('_', "-"));
            if code.trim_start().starts_with("pub use") {
                exported.insert(word.replace('_', "-"));
            }
        }
    }
    (used, exported)
}

/// Sources import what the table allows, even if the dependency of another package would let them import
/// more, and re-export what the table says.
#[test]
fn imports_are_within_the_borders() {
    let packages = packages();
    let edges = edges(&packages);
    let rows = table("borders.tsv", 4);
    let exports = rows.iter().filter(|row| row[2] == "export");
    let allowed: BTreeSet<_> = exports.map(|row| (row[0].clone(), row[1].clone())).collect();
    let mut found = BTreeSet::new();
    let mut complaints = Vec::new();
    for (name, package) in &packages {
        for (path, text) in sources(&package.folder.join("src")) {
            let (used, exported) = imports(&text);
            for other in used.iter().filter_map(|package| folder_of(package)) {
                let has = |kind| edges.contains(&(name.as_str(), other, kind));
                if other != name && !has("normal") && !has("dev") {
                    complaints.push(format!("{} uses {other}", path.display()));
                }
            }
            if name != FACADE && !UNPUBLISHED.contains(&name.as_str()) {
                let exported = exported.iter().filter_map(|package| folder_of(package));
                found.extend(exported.map(|other| (name.clone(), other.to_owned())));
            }
        }
    }
    for (name, other) in found.symmetric_difference(&allowed) {
        complaints.push(format!("{name} gives {other} out, or borders.tsv says so: not both"));
    }
    report(&complaints);
}

#[test]
fn unsafe_code_is_forbidden_but_in_few_packages() {
    let mut complaints = Vec::new();
    let lints = std::fs::read_to_string(root().join("Cargo.toml")).expect("it is there");
    assert!(lints.contains("unsafe_code = \"forbid\""), "the workspace forbids unsafe code");
    for (name, package) in packages() {
        let path = package.folder.join("Cargo.toml");
        let manifest = std::fs::read_to_string(&path).expect("it is there");
        let is_forbidden = manifest.contains("[lints]\nworkspace = true\n")
            || manifest.contains("unsafe_code = \"forbid\"");
        let has_some = sources(&package.folder.join("src")).iter().any(|(_, text)| {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            code.into_iter().any(|line| line.contains("unsafe {") || line.contains("unsafe fn"))
        });
        if UNSAFE.contains(&name.as_str()) {
            if !has_some {
                complaints.push(format!("{name} may have unsafe code and has none"));
            }
        } else if name == "fuzz" {
            // Its entry points are exported symbols, which the lint takes for unsafe code.
            if has_some {
                complaints.push(format!("{name} has unsafe code"));
            }
        } else if !is_forbidden {
            complaints.push(format!("{} does not forbid unsafe code", path.display()));
        }
    }
    let security = std::fs::read_to_string(root().join("SECURITY.md")).expect("it is there");
    let promise =
        security.lines().find(|line| line.contains("Unsafe code is confined to four packages"));
    let promise = promise.expect("SECURITY.md says where unsafe code is");
    let named = UNSAFE.map(|name| match name {
        "python" => "the Python package".to_owned(),
        name => format!("`treewright-{name}`"),
    });
    complaints.extend(
        named
            .iter()
            .filter(|name| !promise.contains(*name))
            .map(|name| format!("SECURITY.md does not say that {name} has unsafe code")),
    );
    report(&complaints);
}

/// The table "Map" of ARCHITECTURE.md has all existing folders, and places for future parts, which do not
/// exist yet.
#[test]
fn the_map_has_the_folders_that_are_there() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("it is there");
    let map = text.split("\n## ").find(|section| section.starts_with("Map")).expect("a map");
    let mut mapped = BTreeSet::new();
    let mut complaints = Vec::new();
    for row in map.lines().filter(|line| line.starts_with("| `crates/")) {
        let folder = row.split('`').nth(1).unwrap_or_default().trim_end_matches('/');
        let is_there = root().join(folder).join("Cargo.toml").is_file();
        let is_to_come = row.contains("to come");
        if is_there == is_to_come {
            complaints.push(format!("{folder}: is it there, or to come?"));
        }
        if !mapped.insert(folder.to_owned()) {
            complaints.push(format!("{folder} is there twice"));
        }
    }
    for entry in std::fs::read_dir(root().join("crates")).expect("it is there") {
        let folder = entry.expect("it can be read").file_name();
        let folder = format!("crates/{}", folder.to_string_lossy());
        if !mapped.contains(&folder) {
            complaints.push(format!("{folder} is not in the map"));
        }
    }
    report(&complaints);
}

/// The lines of code of a package that have one of these words, except in tests and comments. `leave_out`
/// are paths that may have them.
fn lines_with(package: &Package, words: &[&str], leave_out: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in sources(&package.folder.join("src")) {
        let path = path.display().to_string();
        if leave_out.iter().any(|left_out| path.ends_with(left_out)) {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (index, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            found.extend(
                words
                    .iter()
                    .filter(|word| line.contains(**word))
                    .map(|word| format!("{path}:{}: {word}", index + 1)),
            );
        }
    }
    found
}

/// A parser, a tree, a reader and a checker get their input from their caller.
#[test]
fn libraries_do_no_input_or_output() {
    let packages = packages();
    let libraries = [
        "markup",
        "microsyntaxes",
        "scan",
        "encoding",
        "syntax",
        "dom",
        "select",
        "read",
        "xpath",
        "write",
        "explain",
        "xml",
        "conformance",
    ];
    let words = [
        "std::fs",
        "std::net",
        "std::process",
        "std::env",
        "std::thread",
        "thread_local!",
        "static mut",
        "println!",
        "Instant::",
        "SystemTime",
    ];
    let mut complaints = Vec::new();
    for library in libraries {
        complaints.extend(lines_with(&packages[library], &words, &[]));
    }
    report(&complaints);
}

/// The tree computes some facts on first use, and keeps them.
#[test]
fn interior_mutability_is_for_caches() {
    let packages = packages();
    let words =
        ["Cell<", "RefCell", "OnceLock", "OnceCell", "LazyLock", "Mutex", "RwLock", "Atomic"];
    let caches = [
        "dom/src/child_positions.rs",
        "dom/src/element_table.rs",
        "dom/src/origins/lines.rs",
        "dom/src/origins/mod.rs",
        "dom/src/roots.rs",
        "dom/src/scripting/node_documents.rs",
        "dom/src/row_columns.rs",
        // The number of the next document, for ids in builds with debug assertions.
        "dom/src/id.rs",
    ];
    let mut complaints = Vec::new();
    for library in ["markup", "syntax", "dom"] {
        complaints.extend(lines_with(&packages[library], &words, &caches));
    }
    report(&complaints);
}

#[test]
fn only_the_script_engine_has_a_build_script() {
    let mut complaints = Vec::new();
    for (name, package) in packages() {
        let path = package.folder.join("Cargo.toml");
        let manifest = std::fs::read_to_string(&path).expect("each package has a manifest");
        let has_one = package.folder.join("build.rs").exists() || manifest.contains("\nbuild = ");
        if has_one != (name == "quickjs") {
            complaints.push(format!("{}: is there a build script?", path.display()));
        }
    }
    report(&complaints);
}

#[test]
fn imports_are_found() {
    let text = "use treewright_dom::Document; // treewright_scan\n//! treewright_syntax\n\
                pub use treewright_markup::{A};\nlet x = treewright_encoding::sniff();\n";
    let (used, exported) = imports(text);
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(used, names(&["treewright-dom", "treewright-encoding", "treewright-markup"]));
    assert_eq!(exported, names(&["treewright-markup"]));
}

/// The names of the packages in a file of locked versions.
fn locked(lock: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join(lock)).expect("it can be read");
    let names = text.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    names.map(str::to_owned).collect()
}

/// The fuzz targets lock the packages that the workspace has, and those of their own: what the workspace no longer
/// needs is in neither. `cargo update --workspace --manifest-path fuzz/Cargo.toml` makes it so.
#[test]
fn fuzz_targets_lock_what_the_workspace_has() {
    let (workspace, fuzz) = (locked("Cargo.lock"), locked("fuzz/Cargo.lock"));
    let own: Vec<&str> = fuzz.difference(&workspace).map(String::as_str).collect();
    assert_eq!(own, ["arbitrary", "libfuzzer-sys", "treewright-fuzz"]);
}
