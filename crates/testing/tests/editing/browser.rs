//! Changes for `crates/testing/scripts/chromium_edits.py`, which makes them in Chromium.

use std::fs::File;
use std::io::{BufWriter, Write as _};

use serde_json::{Value, json};
use treewright::{Change, Edit, Editor, Options};
use treewright_testing::browser_trees::tree_as_text;
use treewright_testing::generator::SplitMix64;

use super::operations::{elements, name_in_tree, random_change};
use super::{pages, parse};

/// Writes changes that are made, each with its page, its result, and the trees of both, to the file that
/// `TREEWRIGHT_EDITS_FILE` names.
#[test]
fn changes_for_chromium() {
    let Some(path) = std::env::var_os("TREEWRIGHT_EDITS_FILE") else { return };
    let number = std::env::var("TREEWRIGHT_EDITS").map_or(2_200, |n| n.parse().expect("a number"));
    let mut out = BufWriter::new(File::create(path).expect("the file can be written"));
    let mut written = 0;
    let mut add = |source: &str, seed: u64| {
        if let Some(row) = row(source, &mut SplitMix64::new(seed)) {
            writeln!(out, "{row}").expect("the file can be written");
            written += 1;
        }
        written
    };
    for (number, (_, source)) in (1..).zip(pages::real()) {
        add(&source, number);
    }
    for seed in 1_000_000.. {
        let _ = add(&pages::broken(seed), seed);
        if let Some(source) = pages::clean(seed) {
            let _ = add(&source, seed);
        }
        if add(&pages::broken(seed + 500_000), seed) >= number {
            break;
        }
    }
    out.flush().expect("the file can be written");
}

/// A change of a page as a line of JSON; `None` if it is refused.
fn row(source: &str, random: &mut SplitMix64) -> Option<Value> {
    let parsed = Options::new().origins(true).parse(source);
    let document = &parsed.document;
    let elements = elements(document);
    if elements.is_empty() {
        return None;
    }
    let element = random.below(elements.len());
    let node = elements[element];
    let change = random_change(random);
    let around = match change {
        Change::Append(_) | Change::Prepend(_) => Some(node),
        _ => document.parent(node),
    };
    let is_in_a_select = document.get(around?).is_some_and(|around| around.is_html("select"));
    if is_in_a_select && format!("{change:?}").contains("<input") {
        // The standard ignores it in the fragment of a `select`; Chromium does not.
        return None;
    }
    let edits = [Edit::new(node, std::slice::from_ref(&change))];
    let edited = Editor::new().normalize(true).edit(source, &parsed, &edits).expect("origins");
    if !edited.refused.is_empty() {
        return None;
    }
    let attribute = |name: &str, value: Option<&str>| {
        let name = name_in_tree(document.namespace(node).unwrap_or_default(), name);
        let qualified = match name.prefix {
            Some(prefix) => format!("{prefix}:{}", name.local),
            None => name.local.to_owned(),
        };
        json!(["attribute", name.namespace.url(), qualified, name.local, value])
    };
    let change = match change {
        Change::SetAttribute { name, value } => attribute(name, Some(value)),
        Change::RemoveAttribute(name) => attribute(name, None),
        Change::SetText(text) => json!(["text", text]),
        Change::InsertBefore(html) => json!(["beforebegin", html]),
        Change::Prepend(html) => json!(["afterbegin", html]),
        Change::Append(html) => json!(["beforeend", html]),
        Change::InsertAfter(html) => json!(["afterend", html]),
        Change::Replace(html) => json!(["replace", html]),
        _ => json!(["remove"]),
    };
    Some(json!({
        "source": source,
        "element": element,
        "change": change,
        "result": edited.text,
        "trees": [tree_as_text(document), tree_as_text(&parse(&edited.text))],
    }))
}
