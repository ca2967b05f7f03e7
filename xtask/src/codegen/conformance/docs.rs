//! `docs/rules`: a page for each rule of the conformance checker, an index by subject, and their part of the book's
//! table of contents.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::super::{read, rows};
use super::rules::{STANDARD, Written};

const FOLDER: &str = "docs/rules";

/// The pages with their expected contents. `files` are the rules by the names of their files, each with the
/// text at the head of the file.
pub(super) fn outputs(files: &[(String, String, Vec<Written>)]) -> Vec<(PathBuf, String)> {
    let folder = Path::new(FOLDER);
    let mut outputs = vec![(folder.join("README.md"), index(files)), coming_from_vnu(files)];
    for rule in files.iter().flat_map(|(_, _, rules)| rules) {
        outputs.push((folder.join(format!("{}.md", rule.code)), page(rule)));
    }
    outputs
}

/// `docs/guide/coming-from-vnu.md`: our codes for the messages of the Nu Html Checker.
fn coming_from_vnu(files: &[(String, String, Vec<Written>)]) -> (PathBuf, String) {
    let mut out = String::from(COMING_FROM_VNU);
    for (stem, _, rules) in files {
        let mut lines = String::new();
        for rule in rules {
            for (_, name) in rule.names.iter().filter(|(program, _)| program.as_str() == "vnu") {
                let (name, code) = (name.replace('|', "\\|"), &rule.code);
                let _ = writeln!(lines, "| {name} | [{code}](../rules/{code}.md) |");
            }
        }
        if !lines.is_empty() {
            let title = title(stem);
            let _ = write!(out, "\n### {title}\n\n| its message | our code |\n|---|---|\n{lines}");
        }
    }
    (Path::new("docs/guide/coming-from-vnu.md").to_owned(), out)
}

/// The part of that page before the tables.
const COMING_FROM_VNU: &str = include_str!("coming-from-vnu.md");

/// `docs/internals/tree-construction-errors.md`: names for the parse errors that the standard does not
/// name.
pub(super) fn names_of_tree_construction_errors() -> Result<(PathBuf, String), String> {
    let errors = read("spec/errors.tsv")?;
    let places = read("spec/parse-error-places.tsv")?;
    let mut out = String::from(
        "# Names for the parse errors of tree construction\n\n\
         <!-- Made by `cargo xtask codegen` from spec/errors.tsv and spec/parse-error-places.tsv. -->\n\n\
         The standard names the parse errors of the input stream and of tokenization. For tree construction it only \
         says \"parse error\". A tool that reports these errors needs a name for each, to look it up, to switch it off, \
         and to compare with other tools ([whatwg/html issue 10397](https://github.com/whatwg/html/issues/10397) asks \
         for names). These are our names, by section, with one name for the same mistake in several sections. They \
         describe the mistake in the words of the standard, not the reaction of the parser, and end with the place \
         if it matters.\n",
    );
    for row in rows(&places) {
        let [anchor, _, codes] = row.as_slice() else { continue };
        let of_tree = rows(&errors).filter(|error| {
            error.get(1) == Some(&"tree-construction")
                && codes.split(' ').any(|code| code == error[0])
        });
        let mut lines = String::new();
        for error in of_tree {
            let _ = writeln!(lines, "| [{0}](../rules/{0}.md) | {1} |", error[0], error[3]);
        }
        if !lines.is_empty() {
            let _ = write!(
                out,
                "\n## [{anchor}]({STANDARD}parsing.html#{anchor})\n\n| name | meaning |\n|---|---|\n{lines}"
            );
        }
    }
    Ok((Path::new("docs/internals/tree-construction-errors.md").to_owned(), out))
}

/// The line of the table of contents whose entries below it are the rules.
const RULES_IN_SUMMARY: &str = "- [All rules](rules/README.md)\n";

/// `docs/SUMMARY.md`, the table of contents of the book: its last part has the rules by subject.
pub(super) fn summary(
    files: &[(String, String, Vec<Written>)],
) -> Result<(PathBuf, String), String> {
    let path = "docs/SUMMARY.md";
    let current = read(path)?;
    let (before, _) = current
        .split_once(RULES_IN_SUMMARY)
        .ok_or_else(|| format!("{path} has no line {RULES_IN_SUMMARY:?}"))?;
    let mut out = format!("{before}{RULES_IN_SUMMARY}");
    for (stem, _, rules) in files {
        // A subject is a title without a page.
        let _ = writeln!(out, "  - [{}]()", title(stem));
        for Written { code, .. } in rules {
            let _ = writeln!(out, "    - [{code}](rules/{code}.md)");
        }
    }
    Ok((Path::new(path).to_owned(), out))
}

/// The title of a subject, from the name of its file.
fn title(stem: &str) -> String {
    let title = stem.replace('-', " ");
    title[..1].to_uppercase() + &title[1..]
}

fn index(files: &[(String, String, Vec<Written>)]) -> String {
    let count: usize = files.iter().map(|(_, _, rules)| rules.len()).sum();
    let mut out = format!(
        "# Rules\n\n<!-- Made by `cargo xtask codegen` from crates/conformance/data/rules. -->\n\n\
         The {count} codes of `treewright check`, by subject. `treewright explain CODE` prints the same as the page of \
         a code.\n"
    );
    for (stem, about, rules) in files {
        let title = title(stem);
        // The first sentence; the rest is for editors of the file.
        let about = about.replace('\n', " ");
        let about = about.split(". ").next().unwrap_or_default().trim().trim_end_matches('.');
        let _ = write!(
            out,
            "\n## {title}\n\n{about}.\n\n| code | severity | message |\n|---|---|---|\n"
        );
        for Written { code, severity, message, .. } in rules {
            let message = message.replace('|', "\\|");
            let _ = writeln!(out, "| [{code}]({code}.md) | {severity} | {message} |");
        }
    }
    out
}

fn page(rule: &Written) -> String {
    let Written { code, severity, message, anchor, names, explanation, why, .. } = rule;
    let url =
        if anchor.starts_with("https://") { anchor.clone() } else { format!("{STANDARD}{anchor}") };
    let mut out = format!(
        "# {code}\n\n<!-- Made by `cargo xtask codegen` from crates/conformance/data/rules. -->\n\n\
         {message}.\n\nSeverity: {severity}. [The standard]({url}).\n"
    );
    if message.ends_with(['.', '}']) {
        out = out.replacen(&format!("{message}."), message, 1);
    }
    for paragraph in explanation {
        let _ = write!(out, "\n{paragraph}\n");
    }
    let _ = write!(out, "\n**Why:** {why}\n");
    if !rule.bad.trim().is_empty() {
        // An example can contain a fence.
        let _ = write!(
            out,
            "\n## Example\n\n````html\n{}\n````\n\nFixed:\n\n````html\n{}\n````\n",
            rule.bad.trim_matches('\n'),
            rule.fixed.trim_matches('\n'),
        );
        if !rule.also.is_empty() {
            let also: Vec<String> =
                rule.also.iter().map(|code| format!("[{code}]({code}.md)")).collect();
            let _ = write!(out, "\nThe first one also has: {}.\n", also.join(", "));
        }
    }
    if !names.is_empty() {
        out.push_str("\n## Elsewhere\n\n");
        for (program, name) in names {
            let _ = writeln!(out, "- {program}: {name}");
        }
    }
    out
}
