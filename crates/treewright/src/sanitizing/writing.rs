//! The HTML of a tree.

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind, SerializeOptions};

/// Writes a tree so that its newlines are parsed again: a parser drops one directly after these start tags.
/// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
pub(super) fn write(document: &mut Document, scripting: bool) -> String {
    let newlines = newlines_that_are_dropped(document);
    for text in &newlines {
        let data = format!("\n{}", document.text(*text).unwrap_or_default());
        let _ = document.set_text(*text, &data);
    }
    let mut html = String::new();
    let options = SerializeOptions::new().scripting(scripting);
    // A string accepts everything.
    let _ = document.serialize(document.root(), &options, &mut html);
    for text in newlines {
        let data = document.text(text).unwrap_or_default();
        let data = data.strip_prefix('\n').unwrap_or(data).to_owned();
        let _ = document.set_text(text, &data);
    }
    html
}

fn newlines_that_are_dropped(document: &Document) -> Vec<NodeId> {
    let names = [LocalName::PRE, LocalName::TEXTAREA, LocalName::LISTING];
    let starts_with_a_newline = |node: NodeId| {
        let text = document.first_child(node)?;
        let is_text = document.kind(text) == Some(NodeKind::Text);
        (is_text && document.text(text)?.starts_with('\n')).then_some(text)
    };
    document
        .descendants_with_fragments(document.root())
        .filter(|node| names.iter().any(|name| document.is_element(*node, Namespace::Html, *name)))
        .filter_map(starts_with_a_newline)
        .collect()
}
