//! `rules/css/generated.rs`: the properties of CSS with the components of their values, and the names of at-rules,
//! pseudo-classes and functions.

mod grammar;
mod sets;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use sets::{KINDS, Set, Syntaxes};

use super::super::read;

/// The files; later ones add to earlier ones.
const FILES: [&str; 2] = ["css.tsv", "css-more.tsv"];

pub(super) fn generate() -> Result<String, String> {
    let mut texts = Vec::new();
    for file in FILES {
        texts.push(read(&format!("crates/conformance/data/{file}"))?);
    }
    let mut of_kind: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for line in texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')) {
        let [kind, name, syntax] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("three columns are needed: {line}"));
        };
        let rows = of_kind.entry(kind).or_default();
        rows.entry(name).or_default().push(syntax);
    }
    let mut take = |kind: &str| of_kind.remove(kind).ok_or(format!("`{kind}` is missing"));
    let syntaxes = Syntaxes { types: take("type")?, properties: take("property")? };
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from crates/conformance/data. Do not edit.\n\n\
         use super::properties::Property;\n\n",
    );
    for (index, (name, _)) in KINDS.iter().enumerate() {
        let _ = writeln!(out, "pub(super) const {name}: u32 = 1 << {index};");
    }
    out.push_str("\n/// Sorted by their names.\npub(super) static PROPERTIES: &[Property] = &[\n");
    for name in syntaxes.properties.keys() {
        let _ = writeln!(out, "    {},", property(name, &syntaxes.of_property(name)));
    }
    out.push_str("];\n");
    out.push_str(
        "\n/// The descriptors of at-rules. Sorted.\n\
         pub(super) static DESCRIPTORS: &[(&str, Property)] = &[\n",
    );
    for (name, of_one) in take("descriptor")? {
        let (rule, name) = name
            .strip_prefix('@')
            .and_then(|name| name.split_once(' '))
            .ok_or(format!("a descriptor has the name of its rule: {name}"))?;
        let row = property(name, &syntaxes.of_syntaxes(&of_one));
        let _ = writeln!(out, "    ({rule:?}, {row}),");
    }
    out.push_str("];\n");
    let functions: BTreeSet<String> = take("function")?
        .into_keys()
        .chain(syntaxes.types.keys().filter_map(|name| name.strip_suffix("()")))
        .map(str::to_ascii_lowercase)
        .collect();
    let rules: BTreeSet<String> =
        take("at-rule")?.into_keys().map(|name| name.trim_start_matches('@').to_owned()).collect();
    let selectors: BTreeSet<String> = take("selector")?
        .into_keys()
        .filter(|name| name.starts_with(':'))
        .map(str::to_ascii_lowercase)
        .collect();
    for (name, about, words) in [
        ("FUNCTIONS", "Functions in values.", functions),
        ("AT_RULES", "At-rules without the `@`.", rules),
        (
            "SELECTORS",
            "Pseudo-classes and pseudo-elements, those that are functions with `()`.",
            selectors,
        ),
    ] {
        let words: Vec<String> = words.into_iter().collect();
        let _ = writeln!(
            out,
            "\n/// {about} Sorted.\npub(super) static {name}: &[&str] = &{words:#?};"
        );
    }
    Ok(out)
}

/// A property or descriptor as in the table.
fn property(name: &str, set: &Set) -> String {
    let keywords = set.keywords.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    format!(
        "Property {{ name: {name:?}, kinds: {:#x}, negative: {:#x}, least: {}, most: {}, is_open: {}, keywords: {keywords:?} }}",
        set.kinds, set.negative, set.least, set.most, set.is_open,
    )
}
