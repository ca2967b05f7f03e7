//! `tokenizer/character_reference/generated.rs`: the named character references.

use super::{read, rows};
use std::fmt::Write as _;

pub(super) fn generate() -> Result<String, String> {
    let file = "spec/named-character-references.tsv";
    let text = read(file)?;
    let mut references = rows(&text)
        .map(|row| match row.as_slice() {
            [name, code_points] => Ok((*name, escaped(code_points)?)),
            _ => Err(format!("{file}: not two columns: {row:?}")),
        })
        .collect::<Result<Vec<(&str, String)>, String>>()?;
    references.sort_unstable();
    let mut out = format!(
        "// Made by `cargo xtask codegen` from {file}. Do not edit.\n\n\
         /// The names without their `&`, in the order of their bytes, and the text each stands for.\n\
         pub(super) static NAMED_CHARACTER_REFERENCES: [(&str, &str); {}] = [\n",
        references.len()
    );
    for (name, characters) in references {
        let _ = writeln!(out, "    (\"{name}\", \"{characters}\"),");
    }
    out.push_str("];\n");
    Ok(out)
}

/// `U+0226B U+020D2` is `\u{226B}\u{20D2}`.
fn escaped(code_points: &str) -> Result<String, String> {
    let mut escaped = String::new();
    for code_point in code_points.split(' ') {
        let number = code_point
            .strip_prefix("U+")
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| format!("not a code point: {code_point}"))?;
        let _ = write!(escaped, "\\u{{{number:X}}}");
    }
    Ok(escaped)
}
