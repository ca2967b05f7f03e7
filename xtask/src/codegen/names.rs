//! `names/generated.rs`: the known names as numbers, and their flags.

use super::{read, rows};
use std::collections::HashMap;
use std::fmt::Write as _;

pub(super) fn generate() -> Result<String, String> {
    let text = read("spec/names.tsv")?;
    let mut rows: Vec<Vec<&str>> = rows(&text).collect();
    // This keeps tables with an entry for each HTML element short.
    let is_of_html = |row: &[&str]| row[1].split(',').any(|kind| kind == "html");
    rows.sort_by_key(|row| !is_of_html(row));
    let of_html = rows.iter().filter(|row| is_of_html(row)).count();
    let names: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    let index: HashMap<&str, usize> = names.iter().enumerate().map(|(i, n)| (*n, i)).collect();
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from spec/names.tsv. Do not edit.\n\n\
         use super::{ElementFlags, LocalName};\n\n",
    );
    let _ = writeln!(
        out,
        "/// The number of names of HTML elements, which are the first.\n\
         pub(super) const OF_HTML: usize = {of_html};\n"
    );
    let _ = writeln!(out, "pub(super) const KNOWN: [&str; {}] = [", names.len());
    for name in &names {
        let _ = writeln!(out, "    \"{name}\",");
    }
    let _ = writeln!(out, "];\n\npub(super) const HTML_FLAGS: [ElementFlags; {}] = [", names.len());
    for row in &rows {
        let flags: Vec<String> = row[2]
            .split(',')
            .filter(|flag| !flag.is_empty())
            .map(|flag| format!("ElementFlags::{}", flag.to_uppercase().replace('-', "_")))
            .collect();
        let expression = match flags.split_first() {
            None => "ElementFlags::NONE".to_owned(),
            Some((first, rest)) => {
                rest.iter().fold(first.clone(), |all, flag| format!("{all}.with({flag})"))
            }
        };
        let _ = writeln!(out, "    {expression}, // {}", row[0]);
    }
    out.push_str("];\n\n/// Lowercase tag names and the SVG names they stand for.\n");
    let svg: Vec<&str> = rows
        .iter()
        .filter(|row| row[1].split(',').any(|kind| kind == "svg"))
        .map(|row| row[0])
        .filter(|name| name.chars().any(|c| c.is_ascii_uppercase()))
        .collect();
    let _ = writeln!(
        out,
        "pub(super) const SVG_TAG_NAMES: [(LocalName, LocalName); {}] = [",
        svg.len()
    );
    for name in svg {
        let _ = writeln!(
            out,
            "    (LocalName::{}, LocalName::{}),",
            constant(&name.to_lowercase()),
            constant(name)
        );
    }
    out.push_str("];\n\n#[allow(missing_docs, reason = \"each constant is named after its name\")]\nimpl LocalName {\n");
    for name in &names {
        let _ = writeln!(
            out,
            "    pub const {}: LocalName = LocalName({}); // {name}",
            constant(name),
            index[name]
        );
    }
    out.push_str(
        "}\n\n/// The tag names among the known names, short enough to stand in patterns.\n\
         #[allow(missing_docs, reason = \"each constant is named after its name\")]\n\
         pub mod tag {\n    use super::super::LocalName;\n\n",
    );
    for row in rows.iter().filter(|row| is_a_tag_name(row)) {
        let constant = constant(row[0]);
        let _ = writeln!(out, "    pub const {constant}: LocalName = LocalName::{constant};");
    }
    out.push_str("}\n");
    Ok(out)
}

/// True if a tag token can have this name: it names an element and has no capitals.
fn is_a_tag_name(row: &[&str]) -> bool {
    let of_an_element = |kind| matches!(kind, "html" | "mathml" | "svg" | "token");
    row[1].split(',').any(of_an_element) && !row[0].contains(|c: char| c.is_ascii_uppercase())
}

/// The constant of a name: `foreignObject` is `FOREIGN_OBJECT`, `font-face` is `FONT_FACE`.
fn constant(name: &str) -> String {
    let mut constant = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !constant.ends_with('_') {
            constant.push('_');
        }
        constant.push(match c {
            '-' | ':' => '_',
            c => c.to_ascii_uppercase(),
        });
    }
    constant
}
