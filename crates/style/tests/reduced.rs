//! The styles for readers are those of whole sheets.

use std::fmt::Write as _;

use treewright_dom::{Document, NodeRef};
use treewright_read::style::{Display, StyleView as _};
use treewright_style::{ReadingStyles, StyleOptions, Styles};

use crate::generator;

/// Compares the styles of the elements that may be shown; returns their number.
fn compare(document: &Document, options: &StyleOptions, name: &str, complaints: &mut String) {
    let all = Styles::compute(document, options);
    let reading = ReadingStyles::compute(document, options);
    for node in document.nodes().filter(|node| node.is_element()) {
        let (expected, found) = (all.style_of(node.id()), reading.style_of(node.id()));
        if expected != found && (found.is_some() || !is_in_hidden(node, &all)) {
            let _ = writeln!(complaints, "{name}: {node:?}: {expected:?}, but {found:?}");
        }
    }
}

/// Returns true if an ancestor has `display: none`.
fn is_in_hidden(node: NodeRef<'_>, all: &Styles) -> bool {
    let above = |node: NodeRef<'_>| node.parent().map(NodeRef::id);
    let mut ancestor = above(node);
    while let Some(node) = ancestor.and_then(|id| node.document().get(id)) {
        if all.style_of(node.id()).is_some_and(|style| style.display == Display::None) {
            return true;
        }
        ancestor = above(node);
    }
    false
}

/// The number of pages: `TREEWRIGHT_STYLES`, 300 without it.
fn number() -> u64 {
    std::env::var("TREEWRIGHT_STYLES").map_or(300, |n| n.parse().expect("a number"))
}

#[test]
fn generated_pages_are_read_as_with_all_of_their_sheets() {
    let mut complaints = String::new();
    for seed in 0..number() {
        let document = treewright::parse(generator::page(seed).as_str());
        compare(&document, &StyleOptions::new(), &format!("page {seed}"), &mut complaints);
    }
    assert!(complaints.is_empty(), "{complaints}");
}

/// Text that ends or opens what is around it.
#[test]
fn broken_sheets_are_read_as_with_all_of_their_text() {
    let mut complaints = String::new();
    for seed in 0..number() * 4 {
        let page = generator::broken(seed);
        let document = treewright::parse(page.as_str());
        let before = complaints.len();
        compare(&document, &StyleOptions::new(), &format!("page {seed}"), &mut complaints);
        if complaints.len() > before && before == 0 {
            complaints.push_str(&page);
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}

/// Reads the pages of the corpus, if it is there.
#[test]
fn articles_are_read_as_with_all_of_their_sheets() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(pages) = std::fs::read_dir(here.join("../../../shared/corpus/articles")) else { return };
    let mut complaints = String::new();
    for page in pages {
        let path = page.expect("it can be read").path();
        let Ok(text) = std::fs::read(&path) else { continue };
        let document = treewright::parse(String::from_utf8_lossy(&text).as_ref());
        let name = path.display().to_string();
        if Styles::has_sheets(&document) {
            compare(&document, &StyleOptions::new(), &name, &mut complaints);
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}
