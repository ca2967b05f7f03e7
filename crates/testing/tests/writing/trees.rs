//! Trees as text, for comparisons that do not use the code under test.

use std::fmt::Write;

use treewright::dom::{Edge, NodeKind};
use treewright::{Document, NodeRef};

/// Everything in a tree except the white space of its texts; its comments only if they count.
pub(crate) fn without_white_space(document: &Document, comments: bool) -> String {
    let mut out = format!("{:?}", document.mode_of(document.root()));
    let is_white_space = |character: char| matches!(character, ' ' | '\t' | '\n');
    write_tree(document.root_node(), comments, is_white_space, &mut out);
    out
}

/// Everything in an element; its comments only if they count.
pub(crate) fn to_the_letter(node: NodeRef<'_>, comments: bool) -> String {
    let mut out = String::new();
    write_tree(node, comments, |_| false, &mut out);
    out
}

fn write_tree(
    root: NodeRef<'_>,
    comments: bool,
    is_left_out: impl Fn(char) -> bool,
    out: &mut String,
) {
    let document = root.document();
    for edge in document.traverse_with_fragments(root.id()) {
        let (Edge::Open(node) | Edge::Close(node)) = edge;
        let handle = document.get(node).expect("it is in the tree");
        let kind = handle.kind();
        if kind == NodeKind::Comment && !comments {
            continue;
        }
        if edge == Edge::Close(node) {
            if kind != NodeKind::Text {
                out.push_str("</>");
            }
            continue;
        }
        let text = handle.data().unwrap_or_default();
        if kind == NodeKind::Text {
            // Adjacent texts count as one.
            out.extend(text.chars().filter(|character| !is_left_out(*character)));
            continue;
        }
        let _ = write!(out, "<{kind:?} {:?} {}", document.namespace(node), handle.name());
        for (name, value) in document.attributes(node) {
            let _ = write!(out, " {:?} {}={value:?}", name.namespace, name.local);
        }
        let doctype = document.doctype(node).map(|d| (d.name, d.public_id, d.system_id));
        let properties = document.shadow_root_properties(node);
        let instruction = document.processing_instruction(node);
        let _ = write!(out, " {doctype:?} {properties:?} {instruction:?} {text:?}>");
    }
}
