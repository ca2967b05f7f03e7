//! Trees as texts, as scripts write them in a browser: `TREES` in `crates/testing/scripts/chromium.py`.

use treewright::dom::{AttributeNamespace, Edge, NodeKind};
use treewright::{Document, DocumentMode, NodeId, ShadowRootMode};

/// A document, with its mode.
pub fn tree_as_text(document: &Document) -> String {
    let is_quirks = document.mode_of(document.root()) == Some(DocumentMode::Quirks);
    let mut out = if is_quirks { "quirks" } else { "" }.to_owned();
    write(document, document.root(), &mut out);
    out
}

/// A node.
pub fn node_as_text(document: &Document, node: NodeId) -> String {
    let mut out = String::new();
    write(document, node, &mut out);
    out
}

/// The children of a node. What is in closed shadow roots is left out: scripts do not reach it.
pub fn children_as_text(document: &Document, parent: NodeId) -> String {
    let mut out = String::new();
    for child in document.children(parent) {
        write(document, child, &mut out);
    }
    out
}

fn write(document: &Document, root: NodeId, out: &mut String) {
    let is_closed = |node| {
        let properties = document.shadow_root_properties(node);
        properties.is_some_and(|properties| properties.mode == ShadowRootMode::Closed)
    };
    let mut closed = None;
    for edge in document.traverse_with_fragments(root) {
        match edge {
            Edge::Close(node) if closed == Some(node) => closed = None,
            _ if closed.is_some() => {}
            Edge::Open(node) if is_closed(node) => closed = Some(node),
            Edge::Open(node) => open(document, node, out),
            Edge::Close(node) => {
                let is_text = document.kind(node) == Some(NodeKind::Text);
                out.push_str(if is_text { "" } else { "</>" });
            }
        }
    }
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
