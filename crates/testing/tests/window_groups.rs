//! The groups of modules in `crates/window/src`, and what each may use: `data/window-groups.tsv`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use treewright_testing::suites::{report, table};

/// Holds the state of every module, so it may name all of them.
const STATE: &str = "world";

/// Generated from IDL: read everywhere, except for its tables.
const GENERATED: &str = "generated";

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../window/src")
}

/// The files below a folder, with their module paths from the root of the crate.
fn modules(folder: &Path, path: &[String], found: &mut Vec<(Vec<String>, String)>) {
    for entry in std::fs::read_dir(folder).expect("it is there") {
        let file = entry.expect("it can be read").path();
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let mut own = path.to_vec();
        if file.is_dir() {
            own.push(name);
            modules(&file, &own, found);
        } else if name != "tests" {
            if !matches!(&*name, "mod" | "lib") {
                own.push(name);
            }
            found.push((own, std::fs::read_to_string(&file).expect("it can be read")));
        }
    }
}

/// The code of a file without comments and unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The first names of a tree of `use`: `{a::b, c::{d}}` has `a` and `c`.
fn first_names(tree: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(list) = tree.trim_start().strip_prefix('{') else { return vec![name(tree)] };
    let (mut depth, mut names, mut start) = (0, Vec::new(), 0);
    for (at, character) in list.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => {
                names.push(name(&list[start..at]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.push(name(&list[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    names
}

/// The modules at the root of the crate that a file names.
fn named(path: &[String], code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let root = "super::".repeat(path.len());
    for prefix in ["crate::", root.as_str()] {
        for (at, _) in code.match_indices(prefix) {
            let before = code[..at].chars().next_back();
            let is_whole = before.is_none_or(|c| !(c.is_alphanumeric() || matches!(c, '_' | ':')));
            if is_whole && !prefix.is_empty() {
                names.extend(first_names(&code[at + prefix.len()..]));
            }
        }
    }
    names
}

#[test]
fn modules_of_windows_use_the_groups_below_them() {
    let (mut groups, mut allowed) = (BTreeMap::new(), BTreeSet::new());
    for (number, row) in table("window-groups.tsv", 4).into_iter().enumerate() {
        assert!(!row[3].is_empty(), "a row without a reason: {row:?}");
        match &*row[0] {
            "group" => {
                for module in row[2].split(' ') {
                    let old = groups.insert(module.to_owned(), number);
                    assert!(old.is_none(), "{module} is in two groups");
                }
            }
            "upward" => {
                allowed.insert((row[1].clone(), row[2].clone()));
            }
            kind => panic!("{kind} is not a kind of row"),
        }
    }

    let mut files = Vec::new();
    modules(&source(), &[], &mut files);
    let (mut seen, mut needed, mut problems) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (path, text) in &files {
        let Some(own) = path.first() else { continue };
        seen.insert(own.clone());
        let Some(group) = groups.get(own) else {
            problems.insert(format!("{own} is in no group"));
            continue;
        };
        let code = code(text);
        let may_name_tables = matches!(&**own, "bindings" | "glue" | GENERATED);
        if !may_name_tables && (code.contains("DEFINITIONS") || code.contains("generated::NATIVES"))
        {
            problems.insert(format!("{} names tables of functions", path.join("::")));
        }
        for other in named(path, &code) {
            let Some(other_group) = groups.get(&other) else { continue };
            if other_group <= group || own == STATE || other == GENERATED {
                continue;
            }
            let edge = (own.clone(), other.clone());
            if !allowed.contains(&edge) {
                problems.insert(format!("{} uses {other}", path.join("::")));
            }
            needed.insert(edge);
        }
    }
    problems
        .extend(groups.keys().filter(|one| !seen.contains(*one)).map(|one| format!("no {one}")));
    problems.extend(
        allowed.difference(&needed).map(|(one, other)| format!("{one} does not use {other}")),
    );
    report(&Vec::from_iter(problems));
}
