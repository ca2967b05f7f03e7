//! `css.tsv`: the properties, types, at-rules, pseudo-classes and functions of CSS, from `@webref/css` and `mdn-data`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

use super::{head, json, named};

const WEBREF: &str = "@webref/css";
const MDN: &str = "mdn-data";

pub(super) fn css(packages: &Path, date: &str) -> Result<String, String> {
    let mut rows: BTreeSet<(&str, String, String)> = BTreeSet::new();
    let webref = json(&packages.join(WEBREF).join("css.json"))?;
    for (kind, list) in [
        ("property", "properties"),
        ("type", "types"),
        ("at-rule", "atrules"),
        ("selector", "selectors"),
        ("function", "functions"),
    ] {
        for entry in webref[list].as_array().into_iter().flatten() {
            let name = entry["name"].as_str().ok_or("an entry has no name")?;
            let alias = entry["legacyAliasOf"].as_str().map(|other| format!("<'{other}'>"));
            let syntax = alias.or_else(|| entry["syntax"].as_str().map(str::to_owned));
            if kind == "function" {
                rows.insert((kind, name.trim_end_matches("()").to_owned(), "-".to_owned()));
            } else {
                rows.insert((kind, name.to_owned(), cell(kind, syntax)));
            }
            for (about, syntax) in descriptors(name, &entry["descriptors"]) {
                rows.insert((DESCRIPTOR, about, syntax));
            }
        }
    }
    let folder = packages.join(MDN).join("css");
    for (kind, file) in [
        ("property", "properties"),
        ("type", "syntaxes"),
        ("at-rule", "at-rules"),
        ("selector", "selectors"),
        ("function", "functions"),
    ] {
        let entries = json(&folder.join(file).with_extension("json"))?;
        for (name, entry) in entries.as_object().into_iter().flatten() {
            if name == "--*" || kind == "selector" && !name.starts_with(':') {
                continue;
            }
            let name = if kind == "function" { name.trim_end_matches("()") } else { name };
            let syntax = entry["syntax"].as_str().map(str::to_owned);
            let syntax = if kind == "function" { None } else { syntax };
            rows.insert((kind, name.to_owned(), cell(kind, syntax)));
            for (about, syntax) in descriptors(name, &entry["descriptors"]) {
                rows.insert((DESCRIPTOR, about, syntax));
            }
        }
    }
    let sources = [named(packages, WEBREF)?, named(packages, MDN)?];
    let columns = "`property`, `type`, `at-rule`, `descriptor`, `selector` or `function`; its name, after that of its\n\
         # at-rule for a descriptor; its syntax, `-` for none.\n\
         # One that both packages have, with different syntaxes, has two rows.";
    let mut out = head(&sources, date, columns);
    for (kind, name, syntax) in rows {
        let _ = writeln!(out, "{kind}\t{name}\t{syntax}");
    }
    Ok(out)
}

const DESCRIPTOR: &str = "descriptor";

/// The at-rules whose descriptors are features that are queried.
const WITH_FEATURES: [&str; 2] = ["@container", "@media"];

/// The descriptors of an at-rule, each with its syntax: a list of entries, or a map of them.
fn descriptors(rule: &str, list: &Value) -> Vec<(String, String)> {
    if WITH_FEATURES.contains(&rule) {
        return Vec::new();
    }
    let row = |name: &str, entry: &Value| {
        let syntax = entry["syntax"].as_str().map(str::to_owned);
        (format!("{rule} {name}"), cell(DESCRIPTOR, syntax))
    };
    match list {
        Value::Array(list) => {
            let named = list.iter().filter_map(|entry| Some((entry["name"].as_str()?, entry)));
            named.map(|(name, entry)| row(name, entry)).collect()
        }
        Value::Object(map) => map.iter().map(|(name, entry)| row(name, entry)).collect(),
        _ => Vec::new(),
    }
}

/// The syntax on one line; at-rules and selectors need none.
fn cell(kind: &str, syntax: Option<String>) -> String {
    let needs_it = matches!(kind, "property" | "type" | DESCRIPTOR);
    let syntax = syntax.filter(|_| needs_it).unwrap_or_default();
    let syntax = syntax.split_whitespace().collect::<Vec<_>>().join(" ");
    if syntax.is_empty() { "-".to_owned() } else { syntax }
}
