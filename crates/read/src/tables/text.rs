//! The text of a cell.

use treewright_dom::{DefaultDisplay, Edge, LocalName, Namespace, NodeRef};
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;

/// Returns true for an element that separates words: `br`, and blocks and parts of tables by default.
fn breaks_words(element: NodeRef<'_>) -> bool {
    if element.namespace() != Some(Namespace::Html) {
        return false;
    }
    let known = element.local_name().and_then(LocalName::known).unwrap_or(LocalName::UNKNOWN);
    let is_inline = matches!(
        known.default_display(),
        DefaultDisplay::Inline
            | DefaultDisplay::InlineBlock
            | DefaultDisplay::Contents
            | DefaultDisplay::Ruby
            | DefaultDisplay::RubyText
            | DefaultDisplay::None
    );
    known == LocalName::BR || !is_inline
}

/// The text of a cell: one line, without white space at the ends, and without scripts and style sheets.
pub(super) fn cell_text(element: NodeRef<'_>) -> String {
    let document = element.document();
    let is_hidden = |node: NodeRef<'_>| node.is_html("script") || node.is_html("style");
    let mut text = String::new();
    let mut hidden = 0_usize;
    for edge in document.traverse(element.id()) {
        let (id, opens) = match edge {
            Edge::Open(id) => (id, true),
            Edge::Close(id) => (id, false),
        };
        let Some(node) = document.get(id) else { continue };
        if is_hidden(node) {
            hidden = if opens { hidden.saturating_add(1) } else { hidden.saturating_sub(1) };
        } else if hidden > 0 {
        } else if node.is_text() && opens {
            text.push_str(node.data().unwrap_or_default());
        } else if breaks_words(node) {
            text.push(' ');
        }
    }
    strip_and_collapse_ascii_white_space(&text)
}
