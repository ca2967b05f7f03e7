//! The origins of nodes that a parser of another syntax made, one after the other.

use treewright_markup::{Cause, NodeKind, Span, TokenKind};

use super::{Closed, Record};
use crate::scripting::AttributesByPosition;
use crate::sealed::Sealed;
use crate::{Document, NodeId};

/// The origins of nodes that a parser of another syntax makes itself, one after the other.
pub trait WrittenNodes: Sealed {
    /// Records that a node was written at a place of the main source: the span is that of the start tag for
    /// an element, and of the whole node otherwise. This is for parsers that create the nodes themselves,
    /// such as XML parsers; set the attributes of an element before. Does nothing in a document that [keeps
    /// no origins](Document::keep_origins), and for a stale node.
    ///
    /// ```
    /// use treewright_dom::parsing::WrittenNodes;
    /// use treewright_dom::scripting::UncheckedNodes;
    /// use treewright_dom::{Document, FullName, SourceId, Span};
    ///
    /// let mut document = Document::with_source("<a/>");
    /// document.keep_origins();
    /// let element = document.create_named_element(FullName::plain("a"));
    /// let span = Span { source: SourceId::MAIN, start: 0, end: 4 };
    /// document.note_as_written(element, span);
    /// document.note_end_tag(element, span);
    /// assert_eq!(document.origin(element).unwrap().start_tag(), Some(span));
    /// ```
    fn note_as_written(&mut self, node: NodeId, span: Span);

    /// Records the end tag of an element that was [noted](WrittenNodes::note_as_written), or the tag of an
    /// empty element again.
    fn note_end_tag(&mut self, element: NodeId, span: Span);
}

impl WrittenNodes for Document {
    fn note_as_written(&mut self, node: NodeId, span: Span) {
        let Some(kind) = self.kind(node) else { return };
        let has_attributes = kind == NodeKind::Element && self.attribute_count(node) > 0;
        let names: Vec<u32> = if has_attributes {
            self.slots(node.index).iter().map(|slot| slot.name).collect()
        } else {
            Vec::new()
        };
        let room = self.nodes.capacity();
        let Some(origins) = self.origins.as_deref_mut() else { return };
        // They were set one by one, as by a program.
        for name in names {
            origins.changed.remove(&(node, name));
        }
        origins.make_room(room);
        let (start, end) = (span.start, span.end);
        let written = |token| Record { start, end, cause: Cause::Source, token, ..Record::NONE };
        let mut record = match kind {
            NodeKind::Text => Record::of_text((start, end)),
            NodeKind::Element => written(TokenKind::StartTag),
            NodeKind::Comment => written(TokenKind::Comment),
            NodeKind::ProcessingInstruction => written(TokenKind::ProcessingInstruction),
            NodeKind::Doctype => written(TokenKind::Doctype),
            _ => return,
        };
        if has_attributes {
            record.flags |= Record::HAS_ATTRIBUTES_IN_ITS_TAG;
        }
        origins.add(node, record);
    }

    fn note_end_tag(&mut self, element: NodeId, span: Span) {
        if self.kind(element) != Some(NodeKind::Element) {
            return;
        }
        let Some(origins) = self.origins.as_deref_mut() else { return };
        let Some(record) = origins.record(element) else { return };
        let is_one_tag = (record.start, record.end) == (span.start, span.end);
        let closed = if is_one_tag { Closed::AtOnce } else { Closed::ByItsEndTag };
        origins.close(element, closed, span);
    }
}

impl Document {}
