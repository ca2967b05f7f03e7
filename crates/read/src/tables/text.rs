//! The text of a cell.

use treewright_dom::{DefaultDisplay, Edge, LocalName, Namespace, NodeId, NodeRef};
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;

use crate::rendered::{StyleView, TextStyle, Viewing};

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

/// The text of a cell or a caption: one line, without white space at the ends, and without scripts and style sheets.
pub(super) fn text_of_part(part: NodeRef<'_>, styled: Option<Styled<'_>>) -> String {
    let document = part.document();
    let viewing = styled.map(|(view, _)| Viewing::new(false, Some(view)));
    if let (Some(viewing), Some((_, table))) = (viewing, styled)
        && is_in_hidden(part, viewing, table)
    {
        return String::new();
    }
    // The open elements: what their text inherits, and whether they are shown.
    let mut open: Vec<(TextStyle, bool)> = Vec::new();
    let mut text = String::new();
    let mut hidden = 0_usize;
    for edge in document.traverse(part.id()) {
        let (Edge::Open(id) | Edge::Close(id)) = edge;
        let Some(node) = document.get(id) else { continue };
        let inherited = open.last().map_or(TextStyle::INITIAL, |(style, _)| *style);
        if !node.is_element() {
            if matches!(edge, Edge::Open(_))
                && node.is_text()
                && hidden == 0
                && inherited.is_visible()
            {
                text.push_str(node.data().unwrap_or_default());
            }
            continue;
        }
        if let Edge::Open(_) = edge {
            let shown = match viewing {
                Some(viewing) => viewing.shown(node, inherited),
                None => Some(inherited),
            };
            let is_shown = shown.is_some() && !node.is_html("script") && !node.is_html("style");
            hidden = hidden.saturating_add(usize::from(!is_shown));
            open.push((shown.unwrap_or(inherited), is_shown));
            if hidden > 0 {
                continue;
            }
        } else if let Some((_, false)) = open.pop() {
            hidden = hidden.saturating_sub(1);
            continue;
        } else if hidden > 0 {
            continue;
        }
        if breaks_words(node) {
            text.push(' ');
        }
    }
    strip_and_collapse_ascii_white_space(&text)
}

/// Returns true if something between a part of a table and the table is not shown.
fn is_in_hidden(part: NodeRef<'_>, viewing: Viewing<'_>, table: NodeId) -> bool {
    let ancestors = std::iter::successors(part.parent(), |node| node.parent());
    ancestors.take_while(|node| node.id() != table).any(|node| viewing.has_no_box(node))
}
