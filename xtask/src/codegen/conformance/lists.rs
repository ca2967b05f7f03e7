//! `rules/values/lists.rs`: media features, and the directives of policies, from the data files.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::super::read;

pub(super) fn generate() -> Result<String, String> {
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from crates/conformance/data. Do not edit.\n\n",
    );
    let mut features: BTreeMap<String, (bool, String)> = BTreeMap::new();
    for file in ["media-features.tsv", "media-features-more.tsv"] {
        let text = read(&format!("crates/conformance/data/{file}"))?;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [name, kind, syntax] = line.split('\t').collect::<Vec<_>>()[..] else {
                return Err(format!("{file}: three columns are needed: {line}"));
            };
            let entry = features.entry(name.to_owned()).or_default();
            entry.0 = kind == "range";
            if !entry.1.is_empty() {
                entry.1.push_str(" | ");
            }
            entry.1.push_str(syntax);
        }
    }
    out.push_str("/// The name, whether it is of the type range, and the syntax of the value.\n");
    out.push_str("pub(super) static MEDIA_FEATURES: &[(&str, bool, &str)] = &[\n");
    for (name, (is_range, syntax)) in features {
        let _ = writeln!(out, "    ({name:?}, {is_range}, {syntax:?}),");
    }
    out.push_str("];\n");
    let text = read("crates/conformance/data/policies.tsv")?;
    for (header, name) in
        [("content-security-policy", "SECURITY_DIRECTIVES"), ("permissions-policy", "PERMISSIONS")]
    {
        let names: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix(header)?.strip_prefix('\t')?.split('\t').next())
            .collect();
        let _ = writeln!(out, "\npub(super) static {name}: &[&str] = &{names:#?};");
    }
    Ok(out)
}
