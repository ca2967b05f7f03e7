//! A part of a page that is written again from its tree, with the tags and the parts that can stay as they are.

use std::collections::HashSet;

use treewright_dom::{Closing, Edge, NodeId, NodeKind, NodeRef, SourceId, Span};
use treewright_write::{LeftAlone, SourceTags, in_full, source_spans};

use super::places::{self, Place, start_tag};
use super::session::Session;
use super::source::Tag;
use super::tree::Changed;

/// Everything in a node is written again.
#[derive(Clone, Debug)]
pub(super) struct Region {
    /// The edit that asks for it.
    pub(super) edit: usize,
    pub(super) node: NodeId,
    /// The tags that the page leaves out and that stay so.
    pub(super) left_out: HashSet<Tag>,
    /// No part stays as it is.
    pub(super) is_all_new: bool,
}

/// A region as it is written.
pub(super) struct WrittenRegion {
    pub(super) text: String,
    pub(super) place: Place,
    pub(super) gone: Vec<(u32, u32)>,
    /// The tags that the page left out and that are written.
    pub(super) tags: Vec<Tag>,
}

impl Region {
    /// Writes the region; `None` if its node has no place in the source.
    pub(super) fn write(&self, session: &Session<'_>, changed: &Changed) -> Option<WrittenRegion> {
        let original = session.original.get(self.node)?;
        let document = &changed.document;
        if changed.gone.contains(&self.node) {
            return None;
        }
        let is_root = self.node == session.original.root();
        let (place, range) = if is_root {
            (Place::default(), Some((0, session.length())))
        } else {
            let place = places::first_in(session, original)?;
            let end = places::end_of_contents(session, original)?;
            let range = start_tag(original).map(|tag| (tag.end, end));
            (Place { closes_first: None, opens: Vec::new(), ..place }, range)
        };
        let inside = session.original.descendants_with_fragments(self.node);
        let gone = if is_root {
            range.into_iter().collect()
        } else {
            places::parts(session, inside, range.filter(|(start, end)| start <= end))
        };
        let mut tags = SourceTags::new();
        let mut written = Vec::new();
        if !is_root {
            tags.insert_start(self.node, "");
            tags.insert_end(self.node, "");
        }
        let left_alone =
            if self.is_all_new { LeftAlone::new() } else { self.left_alone(session, changed) };
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(self.node) {
            match edge {
                Edge::Close(id) => passed_over = passed_over.filter(|node| *node != id),
                Edge::Open(_) if passed_over.is_some() => {}
                Edge::Open(id) if left_alone.contains(id) => passed_over = Some(id),
                Edge::Open(id) if id == self.node => {}
                Edge::Open(id) => {
                    if let Some(node) = session.original.get(id).filter(|node| node.is_element()) {
                        self.tags_of(session, changed, node, &mut tags, &mut written);
                    }
                }
            }
        }
        let mut text = String::new();
        let node = document.get(self.node)?;
        in_full(node, &tags, &left_alone, session.scripting, &mut text).ok()?;
        Some(WrittenRegion { text, place, gone, tags: written })
    }

    /// Keeps the tags of an element that can stay, and notes the others.
    fn tags_of<'a>(
        &self,
        session: &Session<'a>,
        changed: &Changed,
        node: NodeRef<'a>,
        tags: &mut SourceTags<'a>,
        written: &mut Vec<Tag>,
    ) {
        let element = node.id();
        let Some(origin) = node.origin() else { return };
        let source = |span: Span| session.source.get(span.start as usize..span.end as usize);
        let is_void = places::is_void(node);
        let mut has_no_end = is_void;
        let tag = start_tag(node);
        let document = &changed.document;
        let is_at_once = origin.closing() == Closing::AtOnce;
        let is_self_closing = is_at_once && !node.is_in_html();
        let has_contents = document.first_child(element).is_some();
        let is_same = node.attrs().eq(document.attributes(element));
        let start = Tag { element, is_end: false };
        match tag.and_then(source) {
            Some(text) if is_same && !(is_self_closing && has_contents) => {
                tags.insert_start(element, text);
                has_no_end |= is_self_closing;
            }
            // Its attributes are changed, and it is written as it is in the tree.
            Some(_) => {}
            None if self.left_out.contains(&start) => tags.insert_start(element, ""),
            None => written.push(start),
        }
        let end = Tag { element, is_end: true };
        match origin.closing() {
            _ if has_no_end => {
                if !is_void {
                    tags.insert_end(element, "");
                }
            }
            Closing::EndTag(span) if span.source == SourceId::MAIN => {
                if let Some(text) = source(span) {
                    tags.insert_end(element, text);
                }
            }
            _ if self.left_out.contains(&end) => tags.insert_end(element, ""),
            _ => written.push(end),
        }
    }

    /// The nodes that have a part of the source for themselves, with nothing in them that changes.
    fn left_alone<'a>(&self, session: &Session<'a>, changed: &Changed) -> LeftAlone<'a> {
        let document = session.original;
        let mut touched: HashSet<NodeId> = HashSet::new();
        for step in &changed.steps {
            let Some(edit) = session.edits.get(step.edit) else { continue };
            touched.insert(edit.node);
            touched.extend(document.parent(edit.node));
        }
        let mut left_alone = LeftAlone::new();
        // The parts of the open nodes: the first start, the last end, their number, and true if one changes.
        let mut open: Vec<(u32, u32, usize, bool)> = Vec::new();
        for edge in document.traverse_with_fragments(self.node) {
            let Edge::Close(id) = edge else {
                open.push((u32::MAX, 0, 0, false));
                continue;
            };
            let Some((mut start, mut end, mut count, mut is_new)) = open.pop() else { break };
            let Some(node) = document.get(id) else { continue };
            for span in source_spans(node) {
                (start, end) = (start.min(span.start), end.max(span.end));
                count = count.saturating_add(1);
            }
            is_new |= touched.contains(&id) || changed.gone.contains(&id);
            is_new |= document.text(id) != changed.document.text(id);
            if let Some(around) = open.last_mut() {
                around.0 = around.0.min(start);
                around.1 = around.1.max(end);
                around.2 = around.2.saturating_add(count);
                around.3 |= is_new;
            }
            let whole = whole_range(node).filter(|whole| {
                let is_it = whole.start == start && whole.end == end;
                is_it && session.editor.count_of_parts(*whole) == count
            });
            if is_new || id == self.node {
                continue;
            }
            if let Some(whole) = whole
                && let Some(text) = session.source.get(whole.start as usize..whole.end as usize)
                && (node.kind() != NodeKind::Comment || text.ends_with("-->"))
            {
                left_alone.insert(id, text);
            }
        }
        left_alone
    }
}

/// The range of a node that its own tags begin and end.
fn whole_range(node: NodeRef<'_>) -> Option<Span> {
    let origin = node.origin()?;
    let span = match (node.kind(), origin.closing()) {
        (NodeKind::Element, Closing::AtOnce) => origin.start_tag(),
        (NodeKind::Element, Closing::EndTag(_)) | (NodeKind::Text, _) => origin.span(),
        (NodeKind::Comment | NodeKind::Doctype | NodeKind::ProcessingInstruction, _) => {
            origin.span()
        }
        _ => None,
    };
    span.filter(|span| span.source == SourceId::MAIN && origin.is_written())
}
