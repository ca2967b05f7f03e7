//! Changes for `crates/testing/scripts/chromium_edits.py`, which makes them in Chromium.

use std::fs::File;
use std::io::{BufWriter, Write as _};

use serde_json::{Value, json};
use treewright::dom::{AttributeNamespace, Edge, NodeKind};
use treewright::{Change, Document, DocumentMode, Edit, Editor, NodeId, Options};
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
        "trees": [tree(document), tree(&parse(&edited.text))],
    }))
}

/// A tree as text, as the script writes it.
fn tree(document: &Document) -> String {
    let is_quirks = document.mode_of(document.root()) == Some(DocumentMode::Quirks);
    let mut out = if is_quirks { "quirks" } else { "" }.to_owned();
    for edge in document.traverse_with_fragments(document.root()) {
        match edge {
            Edge::Open(node) => open(document, node, &mut out),
            Edge::Close(node) => {
                let is_text = document.kind(node) == Some(NodeKind::Text);
                out.push_str(if is_text { "" } else { "</>" });
            }
        }
    }
    out
}

fn open(document: &Document, node: NodeId, out: &mut String) {
    let text = document.text(node).unwrap_or_default();
    match document.kind(node).expect("it is there") {
        NodeKind::Text => out.push_str(text),
        NodeKind::Comment => out.extend(["<!--", text]),
        NodeKind::ProcessingInstruction => {
            let target = document.get(node).expect("it is there").name();
            out.extend(["<?", target, " ", text]);
        }
        NodeKind::Doctype => {
            let doctype = document.doctype(node).expect("it is one");
            let (public, system) = (doctype.public_id, doctype.system_id);
            out.extend(["<!", doctype.name, "|", public, "|", system]);
        }
        NodeKind::Element => {
            let namespace = document.namespace(node).unwrap_or_default().url();
            out.extend(["<", namespace, " ", document.local_name(node).unwrap_or_default()]);
            for (name, value) in document.attributes(node) {
                let namespace = match name.namespace {
                    AttributeNamespace::None => "",
                    namespace => namespace.url().unwrap_or_default(),
                };
                out.extend([" ", namespace, "|", name.local, "=", value]);
            }
            out.push('>');
        }
        NodeKind::DocumentFragment => out.push_str("<#contents"),
        NodeKind::ShadowRoot => out.push_str("<#shadow"),
        _ => out.push_str("<#"),
    }
}
