//! `codes/*.rs`: the rules of the conformance checker, a module for each file of `data/rules`.
//!
//! A file has a heading `# code` for each rule, then fields, then texts:
//!
//! ```text
//! # attribute-not-allowed
//! severity: error
//! message: The attribute `{attribute}` is not allowed on `<{element}>`
//! anchor: dom.html#global-attributes
//! names: vnu: Attribute “…” not allowed on element “…” at this point.
//! names: html-validate: no-unknown-attributes
//!
//! The explanation, in paragraphs.
//!
//! Why: The reason, in one paragraph.
//!
//! Bad:
//!
//!     <p hreff="/">
//!
//! Fixed:
//!
//!     <p>
//! ```
//!
//! `also` has additional codes of the example, because one mistake causes the other.
//!
//! `anchor` is below `https://html.spec.whatwg.org/multipage/`, or a whole URL. `names` occurs once for
//! each program. `example: document` is for examples that are whole pages, `example: classic` for those of
//! the rules of 2023, `example: styled` for pages whose styles are computed, `example: fragment div` for
//! contents of an element, `example: none` for rules without one; others are put in the body of an empty page. Examples start with four spaces; `\xHH`, `\u{...}` and
//! `\r` are escapes for invisible characters.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::super::{read, root};

const FOLDER: &str = "crates/conformance/data/rules";
pub(super) const STANDARD: &str = "https://html.spec.whatwg.org/multipage/";

/// A rule as written.
#[derive(Default)]
pub(super) struct Written {
    pub(super) code: String,
    pub(super) severity: String,
    pub(super) message: String,
    pub(super) anchor: String,
    pub(super) names: Vec<(String, String)>,
    pub(super) explanation: Vec<String>,
    pub(super) why: String,
    pub(super) bad: String,
    pub(super) fixed: String,
    pub(super) example: String,
    pub(super) also: Vec<String>,
}

/// The generated modules.
pub(super) fn outputs() -> Result<Vec<(PathBuf, String)>, String> {
    let mut stems = Vec::new();
    let folder = std::fs::read_dir(root().join(FOLDER)).map_err(|error| error.to_string())?;
    for entry in folder {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            stems.extend(path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
        }
    }
    stems.sort();
    let source = Path::new("crates/conformance/src/codes");
    let mut outputs = Vec::new();
    let mut modules = String::from(
        "//! The rules, a module for each file of `data/rules`.\n\n\
         // Made by `cargo xtask codegen`. Do not edit.\n\n",
    );
    let mut all = String::new();
    let mut files = Vec::new();
    for stem in &stems {
        let module = stem.replace('-', "_");
        let (about, rules) = read_rules(stem)?;
        outputs.push((source.join(format!("{module}.rs")), generate(stem, &rules)));
        files.push((stem.clone(), about, rules));
        let _ = writeln!(modules, "pub(crate) mod {module};");
        let _ = writeln!(all, "    {module}::ALL,");
    }
    let _ = write!(
        modules,
        "\nuse crate::Rule;\n\n/// All rules, by their files.\n\
         pub(crate) static ALL: &[&[&Rule]] = &[\n{all}];\n"
    );
    outputs.push((source.join("mod.rs"), modules));
    outputs.extend(super::docs::outputs(&files));
    outputs.push(super::docs::summary(&files)?);
    Ok(outputs)
}

/// The text before the first heading, and the rules.
fn read_rules(stem: &str) -> Result<(String, Vec<Written>), String> {
    let path = format!("{FOLDER}/{stem}.md");
    let text = read(&path)?;
    let mut rules = Vec::new();
    let text = format!("\n{text}");
    let mut parts = text.split("\n# ");
    let about = parts.next().unwrap_or_default().trim().to_owned();
    for part in parts {
        let rule = read_rule(part);
        rules.push(rule.map_err(|(code, error)| format!("{path}: {code}: {error}"))?);
    }
    Ok((about, rules))
}

fn read_rule(text: &str) -> Result<Written, (String, String)> {
    let mut lines = text.lines().peekable();
    let code = lines.next().unwrap_or_default().trim().to_owned();
    let mut rule = Written { code: code.clone(), ..Written::default() };
    let fail = |error: &str| (code.clone(), error.to_owned());
    while let Some(line) = lines.next_if(|line| !line.trim().is_empty()) {
        let (field, value) = line.split_once(": ").ok_or_else(|| fail("a field has no value"))?;
        let value = value.trim().to_owned();
        match field {
            "severity" => rule.severity = value,
            "message" => rule.message = value,
            "anchor" => rule.anchor = value,
            "example" => rule.example = value,
            "also" => rule.also = value.split(' ').map(str::to_owned).collect(),
            "names" => {
                let names = value.split_once(": ").ok_or_else(|| fail("names need a program"))?;
                rule.names.push((names.0.to_owned(), names.1.to_owned()));
            }
            _ => return Err(fail(&format!("unknown field {field:?}"))),
        }
    }
    let rest: Vec<&str> = lines.collect();
    let mut into_bad = None;
    let mut paragraph = String::new();
    let mut paragraphs = Vec::new();
    for line in rest.iter().copied().chain([""]) {
        match (line, into_bad) {
            ("Bad:", _) => into_bad = Some(true),
            ("Fixed:", _) => into_bad = Some(false),
            (line, Some(is_bad)) => {
                let example = if is_bad { &mut rule.bad } else { &mut rule.fixed };
                example.push_str(line.strip_prefix("    ").unwrap_or(line));
                example.push('\n');
            }
            ("", None) if !paragraph.is_empty() => paragraphs.push(std::mem::take(&mut paragraph)),
            (line, None) => {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line.trim());
            }
        }
    }
    if !paragraph.is_empty() {
        paragraphs.push(paragraph);
    }
    for paragraph in paragraphs {
        match paragraph.strip_prefix("Why: ") {
            Some(why) => why.clone_into(&mut rule.why),
            None => rule.explanation.push(paragraph),
        }
    }
    for (field, value) in
        [("severity", &rule.severity), ("message", &rule.message), ("anchor", &rule.anchor)]
    {
        if value.is_empty() {
            return Err(fail(&format!("the field {field:?} is missing")));
        }
    }
    Ok(rule)
}

/// An example without the empty lines around it, with escapes resolved.
fn example(text: &str) -> String {
    let text = text.trim_matches('\n');
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        out.push_str(before);
        let (character, length) = escape(after);
        out.push(character.unwrap_or('\\'));
        rest = &after[if character.is_some() { length } else { 0 }..];
    }
    out.push_str(rest);
    out
}

/// The character of an escape, and the length after the backslash.
fn escape(text: &str) -> (Option<char>, usize) {
    if text.starts_with('r') {
        return (Some('\r'), 1);
    }
    if let Some(digits) = text.strip_prefix('x').and_then(|rest| rest.get(..2)) {
        let code = u8::from_str_radix(digits, 16).ok();
        return (code.map(char::from), 3);
    }
    if let Some(rest) = text.strip_prefix("u{")
        && let Some((digits, _)) = rest.split_once('}')
    {
        let code = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
        return (code, digits.len() + 3);
    }
    (None, 0)
}

fn generate(stem: &str, rules: &[Written]) -> String {
    let mut out = format!(
        "// Made by `cargo xtask codegen` from crates/conformance/data/rules/{stem}.md. Do not edit.\n\n\
         use crate::rule::{{Example, Rule, Severity}};\n\n"
    );
    let constant = |code: &str| code.replace('-', "_").to_uppercase();
    for rule in rules {
        let severity = rule.severity[..1].to_uppercase() + &rule.severity[1..];
        let anchor = if rule.anchor.starts_with("https://") {
            rule.anchor.clone()
        } else {
            format!("{STANDARD}{}", rule.anchor)
        };
        let example_kind = match rule.example.as_str() {
            "" => "Example::InBody".to_owned(),
            "document" => "Example::Document".to_owned(),
            "classic" => "Example::ClassicDocument".to_owned(),
            "none" => "Example::None".to_owned(),
            "xml" => "Example::Xml".to_owned(),
            "styled" => "Example::Styled".to_owned(),
            other => {
                format!("Example::Fragment({:?})", other.trim_start_matches("fragment").trim())
            }
        };
        let _ = writeln!(
            out,
            "pub(crate) static {}: Rule = Rule {{\n    code: {:?},\n    subject: {stem:?},\n    \
             severity: Severity::{severity},\n    message: {:?},\n    explanation: {:?},\n    why: {:?},\n    \
             bad: {:?},\n    fixed: {:?},\n    anchor: {anchor:?},\n    names: &{:?},\n    \
             example: {example_kind},\n    also: &{:?},\n}};\n",
            constant(&rule.code),
            rule.code,
            rule.message,
            rule.explanation.join("\n\n"),
            rule.why,
            example(&rule.bad),
            example(&rule.fixed),
            rule.names,
            rule.also,
        );
    }
    out.push_str("pub(super) static ALL: &[&Rule] = &[\n");
    for rule in rules {
        let _ = writeln!(out, "    &{},", constant(&rule.code));
    }
    out.push_str("];\n");
    if stem == "parse-errors" {
        out.push_str(&of_error_codes(rules));
    }
    out
}

/// The function from parse errors to their rules.
fn of_error_codes(rules: &[Written]) -> String {
    let mut out = String::from(
        "\n/// The rule of a parse error; `None` for a code of a later version of the parser.\n\
         pub(crate) const fn of(code: crate::ErrorCode) -> Option<&'static Rule> {\n    \
         use crate::ErrorCode as Code;\n    Some(match code {\n",
    );
    for rule in rules {
        let variant: String =
            rule.code.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let constant = rule.code.replace('-', "_").to_uppercase();
        let _ = writeln!(out, "        Code::{variant} => &{constant},");
    }
    out.push_str("        _ => return None,\n    })\n}\n");
    out
}
