//! Styles for `crates/testing/scripts/chromium_styles.py`, which compares them with those of Chromium.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;

use serde_json::{Value, json};
use treewright_style::{StyleOptions, Styles};

use crate::generator::page;

const PROPERTIES: [&str; 35] = [
    "display",
    "visibility",
    "opacity",
    "color",
    "background-color",
    "font-size",
    "font-weight",
    "font-style",
    "position",
    "float",
    "white-space",
    "text-transform",
    "text-indent",
    "text-align",
    "direction",
    "list-style-type",
    "clip",
    "clip-path",
    "content-visibility",
    "overflow-x",
    "z-index",
    "line-height",
    "margin-left",
    "padding-left",
    "border-top-style",
    "border-top-color",
    "text-decoration-line",
    "vertical-align",
    "cursor",
    "content",
    "pointer-events",
    "user-select",
    "unicode-bidi",
    "letter-spacing",
    "transform",
];

/// Writes the styles of the elements of pages to the file that `TREEWRIGHT_STYLES_FILE` names, each page on a line:
/// `TREEWRIGHT_STYLES` generated ones (2,000), and those in the folders that `TREEWRIGHT_STYLES_PAGES` names, separated by `:`.
#[test]
fn styles_for_chromium() {
    let Some(path) = std::env::var_os("TREEWRIGHT_STYLES_FILE") else { return };
    let number = std::env::var("TREEWRIGHT_STYLES").map_or(2_000, |n| n.parse().expect("a number"));
    let mut out = BufWriter::new(File::create(path).expect("the file can be written"));
    let folders = std::env::var("TREEWRIGHT_STYLES_PAGES").unwrap_or_default();
    for folder in folders.split(':').filter(|folder| !folder.is_empty()) {
        for (name, source) in pages(Path::new(folder)) {
            writeln!(out, "{}", row(&name, &source)).expect("the file can be written");
        }
    }
    for seed in 0..number {
        let row = row(&format!("generated {seed}"), &page(seed));
        writeln!(out, "{row}").expect("the file can be written");
    }
    out.flush().expect("the file can be written");
}

fn pages(folder: &Path) -> Vec<(String, String)> {
    let mut pages: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "html"))
        .filter_map(|path| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some((name, std::fs::read_to_string(&path).ok()?))
        })
        .collect();
    pages.sort();
    pages
}

fn row(name: &str, source: &str) -> Value {
    let document = treewright::parse(source);
    let styles = Styles::compute(&document, &StyleOptions::new());
    let mut texts = Vec::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut elements = Vec::new();
    for node in document.root_node().descendants().filter(|node| node.is_element()) {
        let values = PROPERTIES.map(|property| {
            let value = styles.computed(node.id(), property).unwrap_or_default();
            *numbers.entry(value).or_insert_with_key(|value| {
                texts.push(value.clone());
                texts.len() - 1
            })
        });
        elements.push(json!({"name": node.name(), "values": values.to_vec()}));
    }
    json!({"name": name, "page": source, "properties": PROPERTIES.to_vec(), "texts": texts, "elements": elements})
}
