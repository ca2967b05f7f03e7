//! Nodes and pieces of a page as sentences name them.

use std::fmt::Write as _;

use treewright_dom::{Cause, Document, Namespace, NodeId, NodeKind, NodeRef};
use treewright_syntax::{SourceId, Span};

/// The maximum number of characters of a name or of a text that a sentence has.
const MOST: usize = 40;

/// The maximum number of nodes that a sentence lists.
const MOST_NODES: usize = 4;

/// A text of the page for a sentence: short, and without characters that a terminal obeys.
pub(crate) fn visible(text: &str) -> String {
    let mut shown = String::new();
    for (index, character) in text.chars().enumerate() {
        if index == MOST {
            shown.push('\u{2026}');
            break;
        }
        if is_obeyed(character) {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    shown
}

/// Returns true for control characters, line separators, and those that change the direction of text.
pub(crate) fn is_obeyed(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{2028}' | '\u{2029}' | '\u{61C}' | '\u{200E}' | '\u{200F}')
        || matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

/// A text of the page in quotes.
pub(crate) fn quoted(text: &str) -> String {
    format!("\u{201C}{}\u{201D}", visible(text))
}

/// "1:4", for a place of the main source.
pub(crate) fn place(document: &Document, span: Span) -> String {
    if span.source != SourceId::MAIN {
        return "written by a script".to_owned();
    }
    match document.line_column(span.start) {
        Some(place) => format!("{}:{}", place.line, place.column),
        None => format!("byte {}", span.start),
    }
}

/// "at 1:4", for a place of the main source.
pub(crate) fn location(document: &Document, span: Span) -> String {
    let at = if span.source == SourceId::MAIN { "at " } else { "" };
    format!("{at}{}", place(document, span))
}

/// A node as a sentence names it: "`<b>` (1:4)".
pub(crate) fn named(document: &Document, node: NodeId) -> String {
    let Some(node) = document.get(node) else { return "a node that was removed".to_owned() };
    match node.kind() {
        NodeKind::Document => "the document".to_owned(),
        NodeKind::DocumentFragment => match node.host() {
            Some(host) => format!("the contents of {}", named(document, host.id())),
            None => "the fragment".to_owned(),
        },
        NodeKind::ShadowRoot => match node.host() {
            Some(host) => format!("the shadow root of {}", named(document, host.id())),
            None => "a shadow root".to_owned(),
        },
        NodeKind::Element => named_element(node),
        NodeKind::Text => format!("the text {}", quoted(node.data().unwrap_or_default())),
        NodeKind::Comment => "the comment".to_owned(),
        NodeKind::Doctype => "the doctype".to_owned(),
        _ => "the processing instruction".to_owned(),
    }
}

fn named_element(node: NodeRef<'_>) -> String {
    let document = node.document();
    let tag = tag(node);
    let Some(origin) = node.origin() else { return tag };
    let original = |words: &str| match origin.original() {
        Some(span) => format!("{words} {tag} ({})", place(document, span)),
        None => format!("{words} {tag}"),
    };
    match origin.cause() {
        Cause::Source | Cause::Script => match origin.start_tag() {
            Some(span) => format!("{tag} ({})", place(document, span)),
            None => tag,
        },
        Cause::Implied => format!("the implied {tag}"),
        Cause::AdoptionAgency => original("the copy of"),
        Cause::Reconstructed => original("the reopened"),
        Cause::SelectedContent => original("the copy in `selectedcontent` of"),
        _ => format!("{tag} (made by a program)"),
    }
}

/// "`<b>`", with the namespace if it is not that of HTML.
pub(crate) fn tag(node: NodeRef<'_>) -> String {
    let name = visible(node.local_name().unwrap_or_default());
    match node.namespace() {
        Some(Namespace::Svg) => format!("SVG `<{name}>`"),
        Some(Namespace::MathMl) => format!("MathML `<{name}>`"),
        _ => format!("`<{name}>`"),
    }
}

/// "the element `<b>`", with the namespace if it is not that of HTML.
pub(crate) fn element(node: NodeRef<'_>) -> String {
    let name = visible(node.local_name().unwrap_or_default());
    match node.namespace() {
        Some(Namespace::Svg) => format!("the SVG element `<{name}>`"),
        Some(Namespace::MathMl) => format!("the MathML element `<{name}>`"),
        _ => format!("the element `<{name}>`"),
    }
}

/// Several nodes: the first few, and the number of the others.
pub(crate) fn list(document: &Document, nodes: &[NodeId]) -> String {
    let mut text = String::new();
    let shown = nodes.len().min(MOST_NODES);
    let others = nodes.len().saturating_sub(shown);
    for (index, node) in nodes.iter().take(shown).enumerate() {
        let is_last = index.saturating_add(1) == shown && others == 0;
        let separator = match index {
            0 => "",
            _ if is_last => " and ",
            _ => ", ",
        };
        text.push_str(separator);
        text.push_str(&named(document, *node));
    }
    if others > 0 {
        let nodes = if others == 1 { "other" } else { "others" };
        // Writing to a string cannot fail.
        let _ = write!(text, " and {others} {nodes}");
    }
    text
}

/// The parent of a node as a sentence names it. Contents of templates and shadow roots count as parents.
pub(crate) fn parent(document: &Document, node: NodeId) -> String {
    let parent = document.get(node).and_then(NodeRef::parent);
    parent.map_or_else(|| "no other node".to_owned(), |parent| named(document, parent.id()))
}
