//! `cargo xtask messages`: draws messages for a review of their English.
//!
//! The messages are those of the rules of `check`, those of parse errors, and the sentences in string literals of the
//! packages that print something. Each gets a number from its text and the seed, and the lowest ones are drawn, so
//! that a new message changes the draw at most at one place. docs/internals/reviewed-messages.md records reviews.

use std::collections::BTreeSet;
use std::path::Path;

use sha2::{Digest as _, Sha256};

/// The default seed.
const SEED: u64 = 43;

/// The default number of messages.
const COUNT: usize = 60;

/// The sources with string literals that are printed.
const SOURCES: [&str; 7] = [
    "crates/cli/src",
    "crates/conformance/src/rules",
    "crates/explain/src",
    "crates/extract/src",
    "crates/microsyntaxes/src",
    "crates/storage/src",
    "crates/write/src",
];

/// Prints messages. The options are `[--seed N] [--count N]`.
pub(crate) fn run(root: &Path, words: &[&str]) -> Option<Result<(), String>> {
    let (mut seed, mut count) = (SEED, COUNT);
    for pair in words.chunks(2) {
        match pair {
            ["--seed", number] => seed = number.parse().ok()?,
            ["--count", number] => count = number.parse().ok()?,
            _ => return None,
        }
    }
    Some(all(root).map(|messages| {
        for message in drawn(messages, seed, count) {
            println!("{message}");
        }
    }))
}

/// The messages with the lowest numbers, sorted by their text.
fn drawn(messages: BTreeSet<String>, seed: u64, count: usize) -> BTreeSet<String> {
    let mut numbered: Vec<_> = messages
        .into_iter()
        .map(|message| (Sha256::digest(format!("{seed} {message}")), message))
        .collect();
    numbered.sort();
    numbered.into_iter().take(count).map(|(_, message)| message).collect()
}

fn all(root: &Path) -> Result<BTreeSet<String>, String> {
    let mut messages = BTreeSet::new();
    for path in files(&root.join("crates/conformance/data/rules"), "md")? {
        let text = read(&path)?;
        messages.extend(
            text.lines().filter_map(|line| line.strip_prefix("message: ")).map(str::to_owned),
        );
    }
    let errors = read(&root.join("spec/errors.tsv"))?;
    let rows = errors.lines().filter(|line| !line.starts_with('#'));
    messages.extend(rows.filter_map(|row| row.split('\t').nth(3)).map(str::to_owned));
    for folder in SOURCES {
        for path in files(&root.join(folder), "rs")? {
            let is_of_tests = path.components().any(|part| part.as_os_str() == "tests")
                || path.ends_with("tests.rs")
                || path.ends_with("generated.rs");
            if !is_of_tests {
                let text = read(&path)?;
                let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
                messages.extend(literals(code).into_iter().filter(|text| is_sentence(text)));
            }
        }
    }
    Ok(messages)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The files below a folder whose names end so.
fn files(folder: &Path, extension: &str) -> Result<BTreeSet<std::path::PathBuf>, String> {
    let (mut found, mut work) = (BTreeSet::new(), vec![folder.to_owned()]);
    while let Some(folder) = work.pop() {
        let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(wrong)? {
            let path = entry.map_err(wrong)?.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.insert(path);
            }
        }
    }
    Ok(found)
}

/// The string literals of code, without those of attributes and of comments. Escapes stay, except line breaks.
fn literals(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        if start.starts_with("//") {
            continue;
        }
        let is_printed = !start.starts_with("#[") && !start.starts_with("reason = ");
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('"') {
            if before.ends_with('\'') || before.contains("// ") {
                break;
            }
            let (mut text, mut part) = (String::new(), after);
            loop {
                let Some(end) = end_of_literal(part) else {
                    text.push_str(part.strip_suffix('\\').unwrap_or(part));
                    match lines.next() {
                        Some(next) => part = next.trim_start(),
                        None => return found,
                    }
                    continue;
                };
                text.push_str(&part[..end]);
                rest = &part[end + 1..];
                break;
            }
            found.extend(is_printed.then_some(text));
        }
    }
    found
}

/// The place of the quotation mark that ends a literal.
fn end_of_literal(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

/// Returns true for a text of at least four words in lower case that is not a query of a database or a help text.
fn is_sentence(text: &str) -> bool {
    let words = text.split(' ').filter(|word| {
        let word = word.trim_matches([',', '.', ';', ':']);
        word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase())
    });
    let first = text.split(' ').next().unwrap_or_default();
    let is_query = first.len() > 3 && first.bytes().all(|byte| byte.is_ascii_uppercase());
    words.count() >= 4 && text.len() < 300 && !is_query && !text.contains("\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_of_code() {
        let code = "// \"a comment\"\n#[x = \"an \\\nattribute\"]\nlet a = b(\"one \\\"two\\\"\", \"three \\\n    four\");\n";
        assert_eq!(literals(code), ["one \\\"two\\\"", "three four"]);
        assert!(is_sentence("`{name}` is not the name of a limit"));
        assert!(!is_sentence("auto none"));
        assert!(!is_sentence("SELECT value FROM items WHERE area is not ?"));
    }

    #[test]
    fn a_draw_depends_on_the_seed_and_little_on_other_messages() {
        let many = || (0..100).map(|number| number.to_string()).collect::<BTreeSet<String>>();
        let first = drawn(many(), 1, 10);
        assert_eq!(first.len(), 10);
        assert_ne!(first, drawn(many(), 2, 10));
        let mut more = many();
        more.insert("more".to_owned());
        assert!(first.difference(&drawn(more, 1, 10)).count() <= 1);
        assert!(all(&crate::codegen::root()).expect("the sources can be read").len() > 1000);
    }
}
