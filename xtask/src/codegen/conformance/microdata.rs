//! `rules/vocabularies/microdata/generated.rs`: the vocabularies of microdata, from `data/microdata-vocabularies.tsv`.

use std::fmt::Write as _;

use super::super::{read, rows};

const FILE: &str = "crates/conformance/data/microdata-vocabularies.tsv";

pub(super) fn generate() -> Result<String, String> {
    let text = read(FILE)?;
    let rows: Vec<Vec<&str>> = rows(&text).collect();
    let mut out = format!(
        "// Made by `cargo xtask codegen` from {FILE}. Do not edit.\n\nuse super::tables::{{Property, Value}};\n"
    );
    for (vocabulary, name) in [("vcard", "VCARD"), ("vevent", "VEVENT"), ("work", "WORK")] {
        let properties = properties(&rows, vocabulary)?;
        let _ = writeln!(out, "\npub(super) static {name}: &[Property] = &{properties};");
    }
    Ok(out)
}

/// The properties of an item, with those of the items that are their values.
fn properties(rows: &[Vec<&str>], item: &str) -> Result<String, String> {
    let mut out = String::from("[\n");
    for row in rows.iter().filter(|row| row[0] == item) {
        let [_, name, least, most, value, words] = row.as_slice() else {
            return Err(format!("{FILE}: six columns are needed: {row:?}"));
        };
        let inside = properties(rows, &format!("{item}.{name}"))?;
        let most = if *most == "-" { "None".to_owned() } else { format!("Some({most})") };
        let words: Vec<&str> = words.split_ascii_whitespace().collect();
        let _ = writeln!(
            out,
            "    Property {{ name: {name:?}, least: {least}, most: {most}, value: Value::{}, words: &{words:?}, inside: &{inside} }},",
            kind(value)?,
        );
    }
    Ok(if out == "[\n" { "[]".to_owned() } else { out + "]" })
}

/// The kind of a value, as Rust.
fn kind(value: &str) -> Result<&'static str, String> {
    Ok(match value {
        "any" => "Any",
        "text" => "Text",
        "url" => "AbsoluteUrl",
        "date" => "Date",
        "global" => "GlobalDateAndTime",
        "date-or-global" => "DateOrGlobalDateAndTime",
        "recurrence-date" => "RecurrenceDate",
        "recurrence-rule" => "RecurrenceRule",
        "duration" => "Duration",
        "integer" => "Integer",
        "language" => "Language",
        "time-zone" => "TimeZone",
        "position" => "Position",
        "telephone" => "Telephone",
        "keyword" => "Keyword",
        "item" => "Item",
        "text-or-item" => "TextOrItem",
        "telephone-or-item" => "TelephoneOrItem",
        "vcard-or-text" => "VcardOrText",
        _ => return Err(format!("{FILE}: no such kind of value: {value}")),
    })
}
