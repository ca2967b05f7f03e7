//! `cargo xtask standard-tables DIR [--check]`: writes the tables of the conformance checker and of the
//! sanitizer that come from the text of the standard, as data files. DIR holds that text, as for `spec-update`.
//!
//! | file | from |
//! |---|---|
//! | `elements.tsv` | the index of elements |
//! | `attributes.tsv` | the indices of attributes and of event handler content attributes |
//! | `input-attributes.tsv` | the sections of the states of `type` on `input` |
//! | `obsolete.tsv` | "Non-conforming features" |
//!
//! `crates/sanitize/data/sanitization.tsv` has the constants of the sanitizer.

mod sanitization;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The folder of the data files.
const FOLDER: &str = "crates/conformance/data";

/// The folder of the data file of the sanitizer.
const FOLDER_OF_THE_SANITIZER: &str = "crates/sanitize/data";

/// The data files with their expected contents.
fn outputs(directory: &Path) -> Result<[(&'static str, &'static str, String); 5], String> {
    let index = read(&directory.join("45-index.txt"))?;
    let obsolete = read(&directory.join("44-obsolete-features.txt"))?;
    let forms = read(&directory.join("29-elements-forms.txt"))?;
    Ok([
        (FOLDER, "input-attributes.tsv", input_attributes(&forms)?),
        (FOLDER, "elements.tsv", elements(&index)?),
        (FOLDER, "attributes.tsv", attributes(&index)?),
        (FOLDER, "obsolete.tsv", obsolete_features(&obsolete)?),
        (FOLDER_OF_THE_SANITIZER, "sanitization.tsv", sanitization::sanitization(directory)?),
    ])
}

/// Writes the data files.
pub(crate) fn write(root: &Path, directory: &str) -> Result<(), String> {
    for (folder, name, text) in outputs(Path::new(directory))? {
        let path = root.join(folder).join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Compares the data files with the text.
pub(crate) fn check(root: &Path, directory: &Path) -> Result<(), String> {
    for (folder, name, text) in outputs(directory)? {
        if read(&root.join(folder).join(name))? != text {
            return Err(format!("{folder}/{name} is not that of the text in this folder"));
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The rows of the tables between two headings, as trimmed cells, without the rows of headers.
fn table_rows<'a>(text: &'a str, from: &str, to: &str) -> Result<Vec<Vec<&'a str>>, String> {
    let missing = |heading: &str| format!("the index has no heading {heading:?}");
    let (_, rest) = text.split_once(from).ok_or_else(|| missing(from))?;
    let (section, _) = rest.split_once(to).ok_or_else(|| missing(to))?;
    let lines = section.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = lines.map(|line| line.trim_end_matches(" |").split(" | ").map(str::trim).collect());
    let is_header =
        |row: &Vec<&str>| row.first().is_some_and(|cell| matches!(*cell, "Element" | "Attribute"));
    Ok(rows.filter(|row| !is_header(row)).collect())
}

/// The items of a cell, without their backquotes: `a; b*` and `a, b` are `a b*` and `a b`.
fn items(cell: &str) -> String {
    let items = cell.split([';', ',']).map(|item| item.trim().replace('`', ""));
    let items: Vec<String> = items.filter(|item| !item.is_empty()).collect();
    items.join("; ")
}

fn elements(index: &str) -> Result<String, String> {
    let mut out = String::from(
        "# Made by `cargo xtask standard-tables` from the index of the standard. Do not edit.\n\
         # Columns: element, categories, parents, children, attributes. `*` is for more complicated rules.\n",
    );
    let rows = table_rows(index, "### Elements  [#elements-3]", "### Element content categories")?;
    for row in rows {
        let [names, _, categories, parents, children, attributes, _] = row.as_slice() else {
            return Err(format!("a row of the index of elements has {} cells", row.len()));
        };
        // "MathML `math`", "SVG `svg`" and "autonomous custom elements" have models elsewhere.
        if !names.starts_with('`') {
            continue;
        }
        for name in items(names).split("; ") {
            let _ = writeln!(
                out,
                "{name}\t{}\t{}\t{}\t{}",
                items(categories),
                items(parents),
                items(children),
                items(attributes)
            );
        }
    }
    Ok(out)
}

fn attributes(index: &str) -> Result<String, String> {
    let mut out = String::from(
        "# Made by `cargo xtask standard-tables` from the index of the standard. Do not edit.\n\
         # Columns: attribute, elements, value. `*` is for more complicated rules.\n",
    );
    for row in table_rows(index, "### Attributes  [#attributes-3]", "### Element interfaces")? {
        let [name, elements, _, value] = row.as_slice() else {
            return Err(format!("a row of the index of attributes has {} cells", row.len()));
        };
        let name = name.replace('`', "");
        let elements = elements.replace("` `", "`; `");
        let _ = writeln!(out, "{name}\t{}\t{value}", items(&elements));
    }
    Ok(out)
}

/// The attributes that "must not be specified and do not apply" in each state of `type`.
fn input_attributes(forms: &str) -> Result<String, String> {
    let mut out = String::from(
        "# Made by `cargo xtask standard-tables` from the states of `type` on `input`. Do not edit.\n\
         # Columns: keyword of `type`, attributes that must not be specified then.\n",
    );
    let mut types: Vec<&str> = Vec::new();
    for line in forms.lines() {
        if line.starts_with("######") {
            let words = quoted_words(line);
            types = words.iter().filter_map(|word| word.strip_prefix("type=")).collect();
        } else if let Some(rest) = line
            .strip_prefix("The following content attributes must not be specified and do not apply")
        {
            if types.is_empty() {
                return Err("a list of attributes that do not apply is in no state".to_owned());
            }
            for name in &types {
                let _ = writeln!(out, "{name}\t{}", quoted_words(rest).join("; "));
            }
        }
    }
    Ok(out)
}

/// The backquoted words of a text; `h1`—`h6` also includes those in between.
fn quoted_words(text: &str) -> Vec<&str> {
    if text.contains("`h1`—`h6`") {
        return ["h1", "h2", "h3", "h4", "h5", "h6"].to_vec();
    }
    text.split('`').skip(1).step_by(2).collect()
}

fn obsolete_features(text: &str) -> Result<String, String> {
    let mut out = String::from(
        "# Made by `cargo xtask standard-tables` from \"Non-conforming features\". Do not edit.\n\
         # Columns: element or attribute, its name, the elements that have the attribute (`*` for all), advice.\n\
         # `except` after the elements: some values are only warned about.\n",
    );
    let missing = "the section \"Non-conforming features\" is missing";
    let (_, rest) = text.split_once("[#non-conforming-features]").ok_or(missing)?;
    let (section, _) = rest.split_once("\n### ").ok_or(missing)?;
    let mut terms: Vec<&str> = Vec::new();
    let mut advice = String::new();
    // A group is several terms, and paragraphs of advice for all of them.
    for line in section.lines().chain(["-> "]) {
        if let Some(term) = line.strip_prefix("-> ") {
            if !advice.is_empty() {
                write_obsolete(&mut out, &terms, &advice);
                terms.clear();
                advice.clear();
            }
            terms.push(term);
        } else if let Some(paragraph) = line.strip_prefix("    ") {
            if !advice.is_empty() {
                advice.push(' ');
            }
            advice.push_str(&without_references(paragraph));
        }
    }
    Ok(out)
}

/// A paragraph without references to other specifications such as `[DOM]`.
fn without_references(paragraph: &str) -> String {
    let words = paragraph.split(' ').filter(|word| !(word.starts_with('[') && word.ends_with(']')));
    words.collect::<Vec<_>>().join(" ")
}

fn write_obsolete(out: &mut String, terms: &[&str], advice: &str) {
    for term in terms {
        let Some((attribute, elements)) = term.split_once(" on ") else {
            for name in quoted_words(term) {
                let _ = writeln!(out, "element\t{name}\t\t{advice}");
            }
            continue;
        };
        let elements = match elements {
            "all elements" => "*".to_owned(),
            _ => quoted_words(elements).join("; "),
        };
        let except = if term.contains("(except") { "; except" } else { "" };
        for name in quoted_words(attribute) {
            let _ = writeln!(out, "attribute\t{name}\t{elements}{except}\t{advice}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_those_of_the_text() {
        let root = crate::codegen::root();
        let directory = root.join("../shared/spec");
        if directory.exists() {
            assert_eq!(check(&root, &directory), Ok(()));
        } else {
            eprintln!("skipped: the text of the standard is not there");
        }
    }
}
