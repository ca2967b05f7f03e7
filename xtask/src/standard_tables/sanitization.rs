//! The constants of the sanitizer: the sanitization categories of HTML elements, which are in their definitions,
//! and the tables of "Sanitization constants".

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use super::{items, quoted_words, read, table_rows};

/// The files with definitions of elements.
const DEFINITIONS: [&str; 7] = [
    "25-elements-root-to-text.txt",
    "26-elements-links-and-edits.txt",
    "27-elements-embedded-content.txt",
    "28-elements-tables.txt",
    "29-elements-forms.txt",
    "30-elements-interactive-and-scripting.txt",
    "40-dom-parsing-and-sanitization.txt",
];

/// The sentence with the unsafe elements that have no definition.
const BASELINE: &str =
    "along with the obsolete `frame` element, and the SVG `script` and SVG `use` elements";

pub(super) fn sanitization(directory: &Path) -> Result<String, String> {
    let mut rows = BTreeSet::new();
    let mut definitions = String::new();
    for name in DEFINITIONS {
        definitions.push_str(&read(&directory.join(name))?);
    }
    categories(&definitions, &mut rows)?;
    constants(&read(&directory.join("40-dom-parsing-and-sanitization.txt"))?, &mut rows)?;
    let index = read(&directory.join("45-index.txt"))?;
    for row in table_rows(&index, "### Attributes  [#attributes-3]", "### Element interfaces")? {
        if let [name, .., "Event handler content attribute"] = row.as_slice() {
            rows.insert(format!("event-handler\t\t{}\t", name.replace('`', "")));
        }
    }
    let mut out = String::from(
        "# Made by `cargo xtask standard-tables` from the definitions of elements and \"Sanitization constants\". Do not \
         edit.\n# Columns: constant, namespace, name, attributes.\n",
    );
    for row in rows {
        let _ = writeln!(out, "{row}");
    }
    Ok(out)
}

/// "Default with attributes `href`, and navigating URL attributes `href`."
fn categories(definitions: &str, rows: &mut BTreeSet<String>) -> Result<(), String> {
    let mut heading = "";
    let mut lines = definitions.lines();
    while let Some(line) = lines.next() {
        if line.starts_with('#') {
            heading = line;
        }
        if line != "-> Sanitization:" {
            continue;
        }
        let text = lines.next().unwrap_or_default().trim();
        let (text, navigating) = match text.split_once("navigating URL attributes") {
            Some((text, navigating)) => (text, quoted_words(navigating)),
            None => (text, Vec::new()),
        };
        let category = match text.split([' ', '.']).next() {
            Some("Default") => "default",
            Some("Unsafe") => "unsafe",
            Some("Uncategorized") => "uncategorized",
            _ => {
                return Err(format!("{heading}: the sanitization category is missing in {text:?}"));
            }
        };
        let attributes = quoted_words(text).join(" ");
        let title = heading.split("[#").next().unwrap_or_default();
        for element in quoted_words(title) {
            rows.insert(format!("{category}\thtml\t{element}\t{attributes}"));
            if !navigating.is_empty() {
                rows.insert(format!("navigating\thtml\t{element}\t{}", navigating.join(" ")));
            }
        }
    }
    Ok(())
}

fn constants(text: &str, rows: &mut BTreeSet<String>) -> Result<(), String> {
    let (_, text) = text
        .split_once("[#sanitization-constants]")
        .ok_or("the section \"Sanitization constants\" is missing")?;
    if !text.contains(BASELINE) {
        return Err("the built-in safe baseline configuration has changed".to_owned());
    }
    for (namespace, name) in [("html", "frame"), ("svg", "script"), ("svg", "use")] {
        rows.insert(format!("unsafe\t{namespace}\t{name}\t"));
    }
    let (_, list) = text.split_once("A list consisting of:").ok_or("the list of attributes")?;
    for line in list.lines().skip(1).take_while(|line| line.trim_start().starts_with("- ")) {
        for name in quoted_words(line) {
            rows.insert(format!("attribute\t\t{name}\t"));
        }
    }
    for row in
        table_rows(text, "The following table lists the MathML and SVG elements", "The built-in")?
    {
        let [element, namespace, attributes] = row.as_slice() else {
            return Err(format!("a row of the default configuration has {} cells", row.len()));
        };
        rows.insert(row_of("default", namespace, element, attributes));
    }
    for row in table_rows(text, "The built-in navigating URL attributes", "The built-in animating")?
    {
        let [element, namespace, attribute, attribute_namespace] = row.as_slice() else {
            return Err(format!("a row of navigating URL attributes has {} cells", row.len()));
        };
        let prefix = if *attribute_namespace == "XLink" { "xlink:" } else { "" };
        let attribute = format!("{prefix}{}", attribute.replace('`', ""));
        rows.insert(row_of("navigating", namespace, element, &attribute));
    }
    for row in
        table_rows(text, "The built-in animating URL attributes", "The built-in non-replaceable")?
    {
        let [element, namespace, attribute] = row.as_slice() else {
            return Err(format!("a row of animating URL attributes has {} cells", row.len()));
        };
        rows.insert(row_of("animating", namespace, element, attribute));
    }
    for row in table_rows(text, "The built-in non-replaceable elements", "#### 8.6.6")? {
        let [element, namespace] = row.as_slice() else {
            return Err(format!("a row of non-replaceable elements has {} cells", row.len()));
        };
        rows.insert(row_of("non-replaceable", namespace, element, ""));
    }
    Ok(())
}

fn row_of(constant: &str, namespace: &str, element: &str, attributes: &str) -> String {
    let attributes = items(attributes).replace(';', "");
    format!("{constant}\t{}\t{}\t{attributes}", namespace.to_lowercase(), element.replace('`', ""))
}
