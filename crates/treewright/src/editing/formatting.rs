//! The things that the parser keeps of closed elements: formatting elements that it opens again, the tags that they share, and
//! the form of controls.
//! <https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements>
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-element-pointers>

use std::collections::{BTreeMap, HashSet};

use treewright_dom::{Cause, Closing, ElementFlags, NodeId, NodeRef, SourceId};

use treewright_write::source_spans;

use super::places::{start, start_tag};
use super::session::Session;

#[derive(Debug, Default)]
pub(super) struct Formatting {
    /// The formatting elements of the page, by the start of the tag that they are made of, in tree order.
    by_tag: BTreeMap<u32, Vec<NodeId>>,
    /// The forms, by the start of their tags.
    forms: BTreeMap<u32, NodeId>,
}

/// The tags and the elements that are looked at for one place.
const MOST_TAGS: usize = 64;
const MOST_ACTIVE: usize = 16;

impl Formatting {
    pub(super) fn new(session: &Session<'_>) -> Self {
        let document = session.original;
        let mut found = Self::default();
        for node in document.descendants_with_fragments(document.root()) {
            let Some(node) = document.get(node) else { continue };
            if node.is_html("form") {
                found.forms.extend(start_tag(node).map(|tag| (tag.start, node.id())));
            }
            if !node.is_in_html() || !node.flags().intersects(ElementFlags::FORMATTING) {
                continue;
            }
            let original = node.origin().and_then(|origin| origin.original());
            let original = original.filter(|tag| tag.source == SourceId::MAIN);
            if let Some(tag) = start_tag(node).or(original) {
                found.by_tag.entry(tag.start).or_default().push(node.id());
            }
        }
        found
    }

    /// The elements that are closed at a place and that the parser would open again there, the last first, and the
    /// form that is not around the place and that controls there can get.
    pub(super) fn active_at(
        &self,
        session: &Session<'_>,
        container: NodeRef<'_>,
        at: u32,
    ) -> Vec<NodeId> {
        let document = session.original;
        let mut marker = None;
        let mut found = Vec::new();
        for elements in self.by_tag.range(..at).rev().take(MOST_TAGS).map(|(_, elements)| elements)
        {
            let begun = elements.iter().filter_map(|element| document.get(*element));
            let last =
                begun.filter(|element| start(*element).is_some_and(|start| start < at)).last();
            let Some(last) = last else { continue };
            let closing = last.origin().map(|origin| origin.closing());
            let is_active = matches!(closing, Some(Closing::By(token)) if token.span.start < at);
            let marker = *marker.get_or_insert_with(|| marker_around(container));
            if is_active && last.parent().map(marker_around) == Some(marker) {
                found.push(last.id());
                if found.len() == MOST_ACTIVE {
                    break;
                }
            }
        }
        let form = self.forms.range(..at).next_back().and_then(|(_, form)| document.get(*form));
        let has_ended = |form: &NodeRef<'_>| {
            let closing = form.origin().map(|origin| origin.closing());
            matches!(closing, Some(Closing::EndTag(tag)) if tag.end <= at)
        };
        let form = form.filter(|form| {
            !has_ended(form) && !container.ancestors().any(|around| around == *form)
        });
        found.extend(form.filter(|form| *form != container).map(NodeRef::id));
        found
    }

    /// The tags of elements that go which others that stay are made of too.
    pub(super) fn shared_tags<'s>(
        &'s self,
        session: &'s Session<'_>,
        goes: impl Fn(NodeId) -> bool + 's,
    ) -> impl Iterator<Item = (u32, u32)> + 's {
        self.by_tag.values().flat_map(move |elements| {
            let stays = |element: &NodeId| !goes(*element);
            let is_shared = elements.iter().any(stays) && !elements.iter().all(stays);
            let going = elements.iter().filter(|element| is_shared && goes(**element));
            let going: Vec<_> =
                going.filter_map(|element| session.original.get(*element)).collect();
            let tags = going.into_iter().flat_map(source_spans);
            tags.map(|tag| (tag.start, tag.end)).collect::<Vec<_>>()
        })
    }
}

/// Returns true if elements elsewhere are made of the tags of formatting elements in a node.
pub(super) fn shares_tags(session: &Session<'_>, node: NodeId) -> bool {
    let inside: HashSet<NodeId> = session.original.descendants_with_fragments(node).collect();
    let goes = |element: NodeId| element == node || inside.contains(&element);
    session.formatting().shared_tags(session, goes).next().is_some()
}

/// Returns true for an element that the parser opened again.
pub(super) fn is_reconstructed(node: NodeRef<'_>) -> bool {
    node.origin().is_some_and(|origin| origin.cause() == Cause::Reconstructed)
}

/// The elements that the parser opens again at a place for a node that follows it, the outermost first.
pub(super) fn reopened_for(next: Option<NodeRef<'_>>, at: u32) -> Vec<NodeId> {
    let is_reopened = |node: &NodeRef<'_>| {
        is_reconstructed(*node) && start(*node).is_some_and(|start| start >= at)
    };
    let first = next.filter(is_reopened);
    std::iter::successors(first, |node| node.first_child().filter(is_reopened))
        .map(NodeRef::id)
        .collect()
}

/// The element around a node, or the node, at which the list of active formatting elements has a marker.
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements>
fn marker_around(node: NodeRef<'_>) -> Option<NodeId> {
    const NAMES: [&str; 7] = ["applet", "object", "marquee", "template", "td", "th", "caption"];
    std::iter::successors(Some(node), |node| node.parent().or_else(|| node.host()))
        .find(|node| NAMES.iter().any(|name| node.is_html(name)))
        .map(NodeRef::id)
}
