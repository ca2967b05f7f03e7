//! `rules/values/languages/generated.rs`: the subtags of languages, from `data/language-subtags.tsv`.

use std::fmt::Write as _;

use super::super::read;

const DATA: &str = "crates/conformance/data/language-subtags.tsv";

/// The subtags of a kind and a length concatenated, sorted; the other facts as slices.
pub(super) fn generate() -> Result<String, String> {
    let text = read(DATA)?;
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: [&str; 6] = line
            .split('\t')
            .collect::<Vec<_>>()
            .try_into()
            .map_err(|_| format!("{DATA}: six columns are needed: {line}"))?;
        rows.push(cells);
    }
    rows.sort_unstable();
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from crates/conformance/data/language-subtags.tsv. Do not edit.\n",
    );
    for (name, kind, length) in [
        ("LANGUAGES_OF_2", "language", 2),
        ("LANGUAGES_OF_3", "language", 3),
        ("SCRIPTS", "script", 4),
        ("REGIONS_OF_2", "region", 2),
        ("REGIONS_OF_3", "region", 3),
    ] {
        let of_kind = rows.iter().filter(|row| row[0] == kind && row[1].len() == length);
        let packed: String = of_kind.map(|row| row[1]).collect();
        let _ = writeln!(out, "\npub(super) const {name}: &str = \"{packed}\";");
    }
    let mut pairs = |name: &str, choose: &dyn Fn(&[&str; 6]) -> Option<[String; 2]>| {
        let _ = writeln!(out, "\npub(super) const {name}: &[(&str, &str)] = &[");
        for [first, second] in rows.iter().filter_map(choose) {
            let _ = writeln!(out, "    ({first:?}, {second:?}),");
        }
        out.push_str("];\n");
    };
    let pair = |first: &str, second: &str| Some([first.to_owned(), second.to_owned()]);
    pairs("EXTLANGS", &|row| if row[0] == "extlang" { pair(row[1], row[2]) } else { None });
    pairs("VARIANTS", &|row| if row[0] == "variant" { pair(row[1], row[2]) } else { None });
    pairs("GRANDFATHERED", &|row| {
        if row[0] == "grandfathered" { pair(row[1], row[5]) } else { None }
    });
    pairs("SUPPRESSED_SCRIPTS", &|row| {
        if row[0] == "language" && !row[3].is_empty() { pair(row[1], row[3]) } else { None }
    });
    for (name, kind) in [
        ("DEPRECATED_LANGUAGES", "language"),
        ("DEPRECATED_EXTLANGS", "extlang"),
        ("DEPRECATED_SCRIPTS", "script"),
        ("DEPRECATED_REGIONS", "region"),
        ("DEPRECATED_VARIANTS", "variant"),
        ("DEPRECATED_TAGS", "grandfathered"),
        ("DEPRECATED_REDUNDANT_TAGS", "redundant"),
    ] {
        pairs(name, &|row| {
            if row[0] == kind && row[4] == "deprecated" { pair(row[1], row[5]) } else { None }
        });
    }
    Ok(out)
}
