//! `error/generated.rs`: the parse errors as an enum with its tables.

use super::{read, rows};
use std::fmt::Write as _;

pub(super) fn generate() -> Result<String, String> {
    let text = read("spec/errors.tsv")?;
    let rows: Vec<Vec<&str>> = rows(&text).collect();
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from spec/errors.tsv. Do not edit.\n\n\
         use super::Stage;\n\n\
         /// The parse errors. Those of the input stream and the tokenizer have the standard's own codes;\n\
         /// the standard names no codes for tree construction, so here each place has one of ours.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
         #[non_exhaustive]\n\
         pub enum ErrorCode {\n",
    );
    for row in &rows {
        let _ = writeln!(out, "    /// `{}`: {}\n    {},", row[0], row[3], variant(row[0]));
    }
    let _ = writeln!(
        out,
        "}}\n\nimpl ErrorCode {{\n    /// Every code.\n    pub const ALL: [Self; {}] = [",
        rows.len()
    );
    for row in &rows {
        let _ = writeln!(out, "        Self::{},", variant(row[0]));
    }
    out.push_str("    ];\n\n");
    table(&mut out, "The code as text, in kebab case.", "as_str", "&'static str", &rows, |row| {
        format!("\"{}\"", row[0])
    });
    table(
        &mut out,
        "One sentence that says what is wrong.",
        "message",
        "&'static str",
        &rows,
        |row| format!("{:?}", row[3]),
    );
    table(&mut out, "The stage that raises it.", "stage", "Stage", &rows, |row| {
        format!("Stage::{}", variant(row[1]))
    });
    table(
        &mut out,
        "The anchor of its place in the standard; `classic` for rules that are no longer there.",
        "anchor",
        "&'static str",
        &rows,
        |row| format!("\"{}\"", row[2]),
    );
    out.push_str("}\n");
    Ok(out)
}

fn table(
    out: &mut String,
    doc: &str,
    function: &str,
    result: &str,
    rows: &[Vec<&str>],
    value: impl Fn(&[&str]) -> String,
) {
    let _ = writeln!(
        out,
        "    /// {doc}\n    pub const fn {function}(self) -> {result} {{\n        match self {{"
    );
    for row in rows {
        let _ = writeln!(out, "            Self::{} => {},", variant(row[0]), value(row));
    }
    out.push_str("        }\n    }\n\n");
}

/// `eof-in-tag` is `EofInTag`.
fn variant(code: &str) -> String {
    code.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
