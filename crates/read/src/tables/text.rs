//! The text of a cell.

use treewright_dom::{DefaultDisplay, Edge, LocalName, Namespace, NodeId, NodeRef};
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;

use crate::rendered::{Display, StyleView};

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

/// Computed styles, and the table around a cell, whose own style does not count.
type Styled<'v> = (&'v dyn StyleView, NodeId);

/// The text of a cell: one line, without white space at the ends, and without scripts and style sheets.
pub(super) fn cell_text(element: NodeRef<'_>, styled: Option<Styled<'_>>) -> String {
    let document = element.document();
    if styled.is_some_and(|styled| is_in_hidden(element, styled)) {
        return String::new();
    }
    let is_hidden = |node: NodeRef<'_>| {
        let style =
            styled.filter(|_| node.is_element()).and_then(|(view, _)| view.style_of(node.id()));
        node.is_html("script")
            || node.is_html("style")
            || style.is_some_and(|style| style.display == Display::None || style.hides_contents)
    };
    let is_visible = |text: NodeRef<'_>| {
        let style = styled.and_then(|(view, _)| view.style_of(text.parent()?.id()));
        style.is_none_or(|style| style.is_visible)
    };
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
            if is_visible(node) {
                text.push_str(node.data().unwrap_or_default());
            }
        } else if breaks_words(node) {
            text.push(' ');
        }
    }
    strip_and_collapse_ascii_white_space(&text)
}

/// Returns true if something between a cell and its table is not shown.
fn is_in_hidden(cell: NodeRef<'_>, (view, table): Styled<'_>) -> bool {
    let ancestors = std::iter::successors(cell.parent(), |node| node.parent());
    ancestors
        .take_while(|node| node.id() != table)
        .any(|node| view.style_of(node.id()).is_some_and(|style| style.display == Display::None))
}
