//! The attributes with URLs and references to ids, for the policies of the sanitizer, from the tables of the checker.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::{read, rows};

/// The generated files with their expected contents.
pub(super) fn outputs() -> Result<Vec<(PathBuf, String)>, String> {
    Ok(vec![("crates/sanitize/data/references.tsv".into(), references()?)])
}

/// The kind of references for a kind of values of the checker.
fn kind_of(value: &str) -> Option<&'static str> {
    Some(match value {
        "Url" | "NonEmptyUrl" => "url",
        "NonEmptyUrls" => "urls",
        "ImageCandidates" => "candidates",
        "IdReference" => "id",
        "IdReferences" => "ids",
        "HashNameReference" => "hash-name",
        _ => return None,
    })
}

fn references() -> Result<String, String> {
    let data = "crates/conformance/data";
    let kinds = read(&format!("{data}/value-kinds.tsv"))?;
    let attributes = read(&format!("{data}/attributes.tsv"))?;
    let aria = read(&format!("{data}/aria-attributes.tsv"))?;
    let mut found = BTreeSet::new();
    for row in rows(&attributes) {
        let [name, elements, value] = row.as_slice() else {
            return Err(format!("attributes.tsv: a row has {} columns", row.len()));
        };
        let kind = rows(&kinds).find_map(|row| (row.get(1) == Some(value)).then_some(row[0]));
        if let Some(kind) = kind.and_then(kind_of) {
            found.insert(format!("{kind}\t{}\t{name}", names_of(elements)));
        }
    }
    for row in rows(&aria) {
        let kind = match row.get(2) {
            Some(&"id") => "id",
            Some(&"idlist") => "ids",
            _ => continue,
        };
        found.insert(format!("{kind}\t*\t{}", row[0]));
    }
    let mut out = String::from(
        "# Made by `cargo xtask codegen` from attributes.tsv and aria-attributes.tsv of the checker. Do not edit.\n\
         # Columns: kind of reference, elements, or `*` for all, attribute.\n",
    );
    for row in found {
        let _ = writeln!(out, "{row}");
    }
    Ok(out)
}

/// "audio; source (in video or audio)": the names, or `*` for all.
fn names_of(elements: &str) -> String {
    let names: Vec<&str> = elements
        .split(';')
        .map(|element| element.split(" (").next().unwrap_or_default().trim())
        .collect();
    // A custom element can have any name.
    let is_all = |name: &&str| matches!(*name, "HTML elements" | "form-associated custom elements");
    if names.iter().any(is_all) { "*".to_owned() } else { names.join(" ") }
}
