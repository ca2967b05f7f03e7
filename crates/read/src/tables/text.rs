//! The text of a cell.

use treewright_dom::{Edge, Namespace, NodeRef};

use crate::microsyntaxes::strip_and_collapse_ascii_whitespace;

/// Elements that text before and after them is not one word with.
const BREAKS: &str = "address article aside blockquote br caption center dd details dialog dir div dl dt fieldset \
    figcaption figure footer form header hr legend li main menu nav ol option p pre section summary table td th tr ul";

fn breaks_words(element: NodeRef<'_>) -> bool {
    let is_heading = |name: &str| {
        name.strip_prefix('h')
            .is_some_and(|level| matches!(level, "1" | "2" | "3" | "4" | "5" | "6"))
    };
    element.namespace() == Some(Namespace::Html)
        && (BREAKS.split_ascii_whitespace().any(|name| name == element.name())
            || is_heading(element.name()))
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
    strip_and_collapse_ascii_whitespace(&text)
}
