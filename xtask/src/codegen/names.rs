//! `names/generated.rs`: the known names as numbers, their flags, and a hash table to find them.

use super::{read, rows};
use std::collections::HashMap;
use std::fmt::Write as _;

const TABLE_SIZE: usize = 2048;

pub(super) fn generate() -> Result<String, String> {
    let text = read("spec/names.tsv")?;
    let rows: Vec<Vec<&str>> = rows(&text).collect();
    let names: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    let index: HashMap<&str, usize> = names.iter().enumerate().map(|(i, n)| (*n, i)).collect();
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from spec/names.tsv. Do not edit.\n\n\
         use super::{ElementFlags, LocalName};\n\n",
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
    let _ = writeln!(out, "];\n\npub(super) const TABLE: [u16; {TABLE_SIZE}] = [");
    let mut table = vec![0usize; TABLE_SIZE];
    for (position, name) in names.iter().enumerate() {
        let mut slot = hash(name) as usize % TABLE_SIZE;
        while table[slot] != 0 {
            slot = (slot + 1) % TABLE_SIZE;
        }
        table[slot] = position + 1;
    }
    for chunk in table.chunks(16) {
        let line: Vec<String> = chunk.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "    {},", line.join(", "));
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
    out.push_str("}\n");
    Ok(out)
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

/// The hash of `names::hash`, which the generated table is for.
fn hash(name: &str) -> u32 {
    let hash = name
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    hash ^ (hash >> 15)
}
