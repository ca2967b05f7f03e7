//! The document as the sink of a parser that is watched.

use std::sync::Arc;

use treewright_markup::{
    Attributes, Cause, DocumentMode, ElementFlags, ElementName, LocalName, Namespace, NodeKind,
    Origin, Run, ScriptFlags, ShadowRootInit, ShadowRootRefused, SourceId, SourceToken, Span,
    TokenKind, TreeQuery, TreeSink,
};

use super::{Closed, Entry, Origins, Record};
use crate::node::{NONE, NodeData};
use crate::scripting::RecordChanges;
use crate::{Document, NodeId};

/// A document for a parser to write to, which records where the nodes come from, and on request, the changes
/// that the parser makes. Its handles are those of the document, so one parser can write to either: with
/// [`Document`] itself as the sink nothing is recorded, at no cost.
///
/// A document that does not [keep origins](Document::keep_origins) does not record them here either.
#[derive(Debug)]
pub struct WatchedDocument<'a> {
    document: &'a mut Document,
    /// The current token.
    token: SourceToken,
    /// An element outside the HTML namespace that the current end tag closed.
    closed_foreign: Option<NodeId>,
    /// Records the writes as changes.
    notes_changes: bool,
    /// The names of HTML elements after which the parser should return control.
    pauses_after: &'static [LocalName],
    /// One of them was created.
    wants_control: bool,
}

impl Document {
    /// Makes the document record the origins of nodes in later parses, if their parsers write to it as a
    /// [`WatchedDocument`]; [`Document::clear`] ends that. Existing nodes count as made by a program.
    ///
    /// The record of a text takes 12 bytes, that of another node 28; few take more. Attributes are found in the
    /// text of their tags, and take 24 bytes if the document does not have that text while it is parsed.
    pub fn keep_origins(&mut self) {
        self.origins.get_or_insert_default();
    }
}

impl<'a> WatchedDocument<'a> {
    /// Watches a document for one or more calls of a parser.
    #[inline]
    pub fn new(document: &'a mut Document) -> Self {
        let nothing =
            SourceToken::new(TokenKind::EndOfFile, LocalName::UNKNOWN, Span::in_main(0, 0));
        Self {
            document,
            token: nothing,
            closed_foreign: None,
            notes_changes: false,
            pauses_after: &[],
            wants_control: false,
        }
    }

    /// Like [`WatchedDocument::new`], and records each write of the parser as a [`Change`](crate::Change),
    /// if the document [records changes](crate::scripting::RecordChanges::record_changes).
    ///
    /// ```
    /// use treewright_dom::scripting::RecordChanges;
    /// use treewright_dom::{Change, Document, TreeSink, WatchedDocument};
    /// use treewright_markup::{Origin, Run};
    /// let mut document = Document::new();
    /// let root = document.root();
    /// document.record_changes(true);
    /// let mut watched = WatchedDocument::with_changes(&mut document);
    /// let comment = watched.create_comment(Run::new("a"), Origin::default());
    /// watched.insert(&root, &comment, None, Origin::default());
    /// let changes = document.take_changes();
    /// assert!(matches!(&changes[..], [Change::ChildList { parent, .. }] if *parent == root));
    /// ```
    pub fn with_changes(document: &'a mut Document) -> Self {
        let notes_changes = document.is_recording_changes();
        Self { notes_changes, ..Self::new(document) }
    }

    /// Like [`WatchedDocument::with_changes`], and lets the parser return control after the tokens that
    /// created HTML elements with these names, such as those that load a document.
    ///
    /// ```
    /// use treewright_dom::{Document, LocalName, TreeSink, WatchedDocument};
    /// let mut document = Document::new();
    /// let mut watched = WatchedDocument::new(&mut document).pausing_after(&[LocalName::IFRAME]);
    /// assert!(!watched.wants_control());
    /// ```
    #[must_use]
    pub fn pausing_after(self, names: &'static [LocalName]) -> Self {
        Self { pauses_after: names, ..self }
    }

    /// Records that an element is created.
    #[inline]
    fn an_element_is_made(&mut self, name: ElementName<'_>) {
        if name.namespace == Namespace::Html && self.pauses_after.contains(&name.local) {
            self.wants_control = true;
        }
    }

    /// The origins, and the current token.
    #[inline]
    fn origins(&mut self) -> Option<(&mut Origins, SourceToken)> {
        Some((self.document.origins.as_deref_mut()?, self.token))
    }

    /// Records an element that the parser created, and its first attributes: those that were added to the
    /// document's list from `start` on.
    #[inline]
    fn note_element(
        &mut self,
        element: NodeId,
        name: LocalName,
        attributes: Attributes<'_>,
        start: usize,
        origin: Origin,
    ) {
        let document = &mut *self.document;
        let Some(origins) = document.origins.as_deref_mut() else { return };
        let (kind, span) = (self.token.kind, origin.span);
        // The path of nearly all elements.
        if kind == TokenKind::StartTag && origins.is_in_the_first(span) {
            let source = document.texts.source().len();
            if let Some(flags) = flags_for(attributes, span, source) {
                let (start, end, cause) = (span.start, span.end, origin.cause);
                let record = Record { start, end, cause, token: kind, flags, ..Record::NONE };
                if origins.add_in_the_room(element.index as usize, record) {
                    if !name.is_known() {
                        origins.unknown_names.push((element.index, name));
                    }
                    return;
                }
            }
        }
        self.note_any_element(element, name, attributes, start, origin);
    }

    #[inline(never)]
    fn note_any_element(
        &mut self,
        element: NodeId,
        name: LocalName,
        attributes: Attributes<'_>,
        start: usize,
        origin: Origin,
    ) {
        let document = &mut *self.document;
        let Some(origins) = document.origins.as_deref_mut() else { return };
        let (kind, span) = token_of(origin, self.token);
        let span = origins.numbered(span);
        origins.make_room(document.nodes.capacity());
        if !name.is_known() {
            origins.unknown_names.push((element.index, name));
        }
        let mut record = Record {
            start: span.start,
            end: span.end,
            extra: origins.extra_for(span.source),
            cause: origin.cause,
            token: kind,
            ..Record::NONE
        };
        if !attributes.is_empty() {
            let source = document.texts.source().len();
            let flags = flags_for(attributes, span, source);
            if let Some(flags) = flags.filter(|_| origins.is_in_the_first(origin.span)) {
                record.flags |= flags;
            } else if document.attributes.len().saturating_sub(start) == attributes.len() {
                let given = origins.add_attributes(start, attributes);
                origins.add(element, record);
                if let Some(extra) = origins.extra_mut(element) {
                    extra.given = given;
                }
                return;
            } else {
                origins.add(element, record);
                return self.note_own_attributes(element, 0, attributes, origin);
            }
        }
        origins.add(element, record);
    }

    /// Records attributes that an element got in its own list, from `before` on.
    #[cold]
    fn note_own_attributes(
        &mut self,
        element: NodeId,
        before: usize,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        let Document { origins: Some(origins), names, .. } = &mut *self.document else { return };
        let mut origins = std::mem::take(origins);
        let named = attributes.iter().map(|attribute| {
            (names.intern_attribute(attribute.name), attribute.name_span, attribute.value_span)
        });
        let named: Vec<_> = named.collect();
        let slots = self.document.slots(element.index);
        let slots: Vec<u32> =
            slots.get(before..).unwrap_or_default().iter().map(|slot| slot.name).collect();
        origins.add_missing(element, &slots, named.into_iter(), origin);
        self.document.origins = Some(origins);
    }

    /// Records a node that is neither an element nor a text.
    fn note_node(&mut self, node: NodeId, origin: Origin) {
        let Some((origins, token)) = self.origins() else { return };
        let (kind, span) = token_of(origin, token);
        let span = origins.numbered(span);
        let extra = origins.extra_for(span.source);
        let (start, end) = (span.start, span.end);
        let record = Record { start, end, extra, cause: origin.cause, token: kind, ..Record::NONE };
        origins.add(node, record);
    }

    /// Records the place of a node, if it is not the end of the current node.
    #[inline]
    fn note_place(&mut self, node: NodeId, origin: Origin) {
        if is_of_a_place(origin.cause) {
            self.note_special_place(node, origin);
        }
    }

    #[cold]
    fn note_special_place(&mut self, node: NodeId, origin: Origin) {
        let Some((origins, token)) = self.origins() else { return };
        let (_, span) = token_of(origin, token);
        let span = origins.numbered(span);
        // The first insertion of a clone is not a move.
        let is_new = origin.cause == Cause::AdoptionAgency
            && origins.record(node).is_some_and(|record| {
                record.cause == Cause::AdoptionAgency && origins.token_span(&record) == span
            });
        if !is_new {
            origins.note_move(node, origin.cause, span, None);
        }
    }

    /// Records a text that was inserted before `before` or at the end, when the document had this many
    /// nodes.
    #[inline]
    fn note_text(&mut self, parent: u32, before: Option<u32>, nodes: usize, origin: Origin) {
        let document = &mut *self.document;
        let is_new = document.nodes.len() > nodes;
        let Some(origins) = document.origins.as_deref_mut() else { return };
        // The path of nearly all texts: a new node, which is the last one.
        if !(is_new
            && origins.is_in_the_first(origin.span)
            && !is_of_a_place(origin.cause)
            && origins.add_text_in_one(nodes, origin.span))
        {
            self.note_any_text(parent, before, is_new.then_some(nodes), origin);
        }
    }

    #[inline(never)]
    fn note_any_text(
        &mut self,
        parent: u32,
        before: Option<u32>,
        new: Option<usize>,
        origin: Origin,
    ) {
        let Origin { span, cause, .. } = origin;
        let index = match before {
            None => self.document.last_child_at(parent),
            Some(before) => self.document.previous_at(before),
        };
        let Some(node) = self.document.linked(index) else { return };
        let nodes = self.document.nodes.capacity();
        let Some((origins, token)) = self.origins() else { return };
        origins.make_room(nodes);
        if let Some(new) = new
            && origins.is_in_the_first(span)
            && !is_of_a_place(cause)
            && origins.add_text_in_one(new, span)
        {
            return;
        }
        let span = origins.numbered(span);
        if origins.record(node).is_some() {
            origins.add_piece(node, span);
        } else {
            let extra = origins.extra_for(span.source);
            origins.add(node, Record { extra, ..Record::of_text((span.start, span.end)) });
        }
        if is_of_a_place(cause) {
            let token = origins.numbered(token.span);
            origins.note_move(node, cause, span, Some(token));
        }
    }

    /// Inserts a text, and records its origin and the change.
    #[cold]
    fn insert_text_and_note_it(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        let nodes = self.document.nodes.len();
        let place = before.map_or(NONE, |before| before.index);
        let joined = self.document.text_before(parent.index, place);
        self.document.insert_text(parent, before, text, origin);
        self.note_text(parent.index, before.map(|before| before.index), nodes, origin);
        self.document.note_parsed_text(parent.index, place, joined);
    }

    /// Records that an element left the stack of open elements.
    #[inline]
    fn note_closed(&mut self, element: NodeId) {
        let SourceToken { kind, name, span, .. } = self.token;
        // The path of nearly all elements: by their end tag.
        if kind == TokenKind::EndTag
            && self.closed_foreign.is_none()
            && let NodeData::Element { facts, local, .. } = self.document.data_at(element.index)
            && (local == name || !local.is_known())
            && local != LocalName::TEMPLATE
            && facts.namespace() == Namespace::Html
            && let Some(origins) = self.document.origins.as_deref_mut()
            && origins.is_in_the_first(span)
            && (local.is_known() || origins.last_unknown_name_is(element.index, name))
            && let Entry(index) = origins.entry(element)
            // Out of range if the entry is not an index of a record.
            && let Some(record) = origins.records.get_mut(index as usize)
            && record.extra == NONE
            && record.closed == Closed::Not
        {
            record.closed = Closed::ByItsEndTag;
            (record.close_start, record.close_end) = (span.start, span.end);
            if !local.is_known() {
                origins.unknown_names.pop();
            }
        } else {
            self.note_closed_in_any_way(element);
        }
    }

    #[inline(never)]
    fn note_closed_in_any_way(&mut self, element: NodeId) {
        let SourceToken { kind, name, span, .. } = self.token;
        let NodeData::Element { facts, local, .. } = self.document.data_at(element.index) else {
            return;
        };
        let namespace = facts.namespace();
        let Some(origins) = self.document.origins.as_deref_mut() else { return };
        let own = if local.is_known() { local } else { origins.unknown_name(element.index) };
        let Some(record) = origins.record(element) else { return };
        // The head is pushed and popped again for late content that belongs there.
        if record.closed != Closed::Not {
            return;
        }
        let is_its_end_tag = kind == TokenKind::EndTag
            && match namespace {
                Namespace::Html => own == name || is_heading(own) && is_heading(name),
                _ => own.to_ascii_lowercase() == name,
            };
        let span = origins.numbered(span);
        let closed = if is_its_end_tag {
            Closed::ByItsEndTag
        } else if kind == TokenKind::StartTag
            && record.cause == Cause::Source
            && origins.token_span(&record) == span
        {
            Closed::AtOnce
        } else {
            Closed::By(kind)
        };
        origins.close(element, closed, span);
        if is_its_end_tag {
            self.one_end_tag_closes_one(element, namespace, span);
        }
        if own == LocalName::TEMPLATE {
            self.note_closed_shadow_root(element, closed, span);
        }
    }

    /// Records that the shadow root was closed that received a template's contents.
    fn note_closed_shadow_root(&mut self, template: NodeId, closed: Closed, span: Span) {
        let extras = self.document.extras_at(template.index);
        if let Some(shadow) = extras.and_then(|extras| extras.template_contents)
            && let Some(NodeKind::ShadowRoot) = self.document.kind(shadow)
            && let Some((origins, _)) = self.origins()
        {
            origins.close(shadow, closed, span);
        }
    }

    /// A `</template>` closes the last HTML element of this name, and everything inside: it does not close
    /// an SVG element of the same name.
    fn one_end_tag_closes_one(&mut self, element: NodeId, namespace: Namespace, span: Span) {
        if namespace != Namespace::Html {
            self.closed_foreign = Some(element);
        } else if let Some(foreign) = self.closed_foreign.take()
            && let Some((origins, _)) = self.origins()
        {
            origins.close(foreign, Closed::By(TokenKind::EndTag), span);
        }
    }
}

/// The flags of an element whose tag is at this place of the main source, of which the document has this
/// length; `None` if the attributes are not in the tag, or the document does not have it.
#[inline]
fn flags_for(attributes: Attributes<'_>, tag: Span, source: usize) -> Option<u8> {
    #[cold]
    fn read(attributes: Attributes<'_>) -> Option<u32> {
        let first = attributes.iter().next()?.name_span;
        (first.source == SourceId::MAIN).then_some(first.start)
    }
    if attributes.is_empty() {
        return Some(0);
    }
    // In a tag that started in another source, the first attribute is there, or at the start of the rest.
    let first = attributes.range_in_main().map(|range| range.start).or_else(|| read(attributes))?;
    (first > tag.start && tag.end as usize <= source).then_some(Record::HAS_ATTRIBUTES_IN_ITS_TAG)
}

/// The kind and the span of the token that causes a write.
#[inline]
fn token_of(origin: Origin, token: SourceToken) -> (TokenKind, Span) {
    // The number of characters in one token has no meaning.
    match token.kind {
        TokenKind::Characters => (token.kind, token.span),
        kind => (kind, origin.span),
    }
}

/// Returns true for the reasons for which a node is not at the end of the current node.
const fn is_of_a_place(cause: Cause) -> bool {
    matches!(cause, Cause::FosterParented | Cause::AdoptionAgency | Cause::Patched)
}

fn is_heading(name: LocalName) -> bool {
    name.flags(Namespace::Html).intersects(ElementFlags::HEADING)
}

impl TreeQuery for WatchedDocument<'_> {
    type Handle = NodeId;

    #[inline]
    fn document(&self) -> NodeId {
        TreeQuery::document(self.document)
    }

    #[inline]
    fn document_mode(&self) -> DocumentMode {
        self.document.document_mode()
    }

    #[inline]
    fn kind(&self, node: &NodeId) -> NodeKind {
        TreeQuery::kind(self.document, node)
    }

    #[inline]
    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::parent(self.document, node)
    }

    #[inline]
    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::first_child(self.document, node)
    }

    #[inline]
    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::last_child(self.document, node)
    }

    #[inline]
    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::previous_sibling(self.document, node)
    }

    #[inline]
    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::next_sibling(self.document, node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        TreeQuery::host(self.document, fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.document.is_shadow_host(element)
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        TreeQuery::is_element(self.document, node, namespace, name)
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        self.document.with_attribute(element, name, read);
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        self.document.with_processing_instruction(node, read);
    }

    fn is_around(&self, node: &NodeId, other: &NodeId) -> bool {
        self.document.is_around(node, other)
    }

    fn none_is_in_one_that_follows(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        self.document.none_is_in_one_that_follows(nodes)
    }

    fn all_have_one_root(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        self.document.all_have_one_root(nodes)
    }

    fn has_attribute(&self, element: &NodeId, name: &str) -> bool {
        TreeQuery::has_attribute(self.document, element, name)
    }
}

/// Each write goes to the document first, and then its origin is recorded.
impl TreeSink for WatchedDocument<'_> {
    #[inline]
    fn token_follows(&mut self, token: SourceToken) {
        self.token = token;
        self.closed_foreign = None;
    }

    fn source_text_follows(&mut self, text: &Arc<str>, offset: u32) {
        self.document.source_text_follows(text, offset);
    }

    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.document.set_document_mode(mode);
    }

    #[inline]
    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        self.an_element_is_made(name);
        let start = self.document.attributes.len();
        let document = &mut *self.document;
        let element = TreeSink::create_element(document, name, attributes, intended_parent, origin);
        if self.notes_changes && !attributes.is_empty() {
            document.note_values_of(element, attributes, 0);
        }
        self.note_element(element, name.local, attributes, start, origin);
        element
    }

    fn create_element_like(
        &mut self,
        like: &NodeId,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        let start = self.document.attributes.len();
        let document = &mut *self.document;
        let element = document.create_element_like(like, name, attributes, intended_parent, origin);
        let is_shared = document.attributes.len() == start;
        // Those are in the tag of the first one.
        let no_more = if is_shared { Attributes::EMPTY } else { attributes };
        self.note_element(element, name.local, no_more, start, origin);
        let Some((origins, _)) = self.origins() else { return element };
        let Some(first) = origins.record(*like) else { return element };
        let extra_of_first = origins.extra(&first);
        let original = extra_of_first.original;
        let original = original.unwrap_or_else(|| origins.token_span(&first));
        if is_shared && let Some(record) = origins.record_mut(element) {
            record.flags |= first.flags & Record::HAS_ATTRIBUTES_IN_ITS_TAG;
        }
        if let Some(extra) = origins.extra_mut(element) {
            extra.original = Some(original);
            if is_shared {
                extra.given = extra_of_first.given;
            }
        }
        element
    }

    #[inline]
    fn append_new_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        self.an_element_is_made(name);
        let start = self.document.attributes.len();
        let element = self.document.append_new_element(name, attributes, parent, origin);
        self.note_element(element, name.local, attributes, start, origin);
        if self.notes_changes {
            if !attributes.is_empty() {
                self.document.note_values_of(element, attributes, 0);
            }
            self.document.note_parsed_insertion(element.index);
        }
        element
    }

    fn wants_control(&mut self) -> bool {
        std::mem::take(&mut self.wants_control)
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> NodeId {
        let node = TreeSink::create_comment(self.document, data, origin);
        self.note_node(node, origin);
        node
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> NodeId {
        let document = &mut *self.document;
        let node = TreeSink::create_processing_instruction(document, target, data, origin);
        self.note_node(node, origin);
        node
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> NodeId {
        let document = &mut *self.document;
        let node =
            TreeSink::create_doctype(document, name, public_identifier, system_identifier, origin);
        self.note_node(node, origin);
        node
    }

    fn create_document_fragment(&mut self) -> NodeId {
        let fragment = TreeSink::create_document_fragment(self.document);
        if let Some((origins, _)) = self.origins() {
            let cause = Cause::Parser;
            origins.add(fragment, Record { cause, token: TokenKind::EndOfFile, ..Record::NONE });
        }
        fragment
    }

    #[inline]
    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, origin: Origin) {
        if self.notes_changes {
            self.document.note_parsed_removal(node.index);
        }
        TreeSink::insert(self.document, parent, node, before, origin);
        self.note_place(*node, origin);
        if self.notes_changes {
            self.document.note_parsed_insertion(node.index);
        }
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "as that of the document, which is a part of it")]
    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        if self.notes_changes {
            return self.insert_text_and_note_it(parent, before, text, origin);
        }
        let nodes = self.document.nodes.len();
        self.document.insert_text(parent, before, text, origin);
        self.note_text(parent.index, before.map(|before| before.index), nodes, origin);
    }

    fn remove(&mut self, node: &NodeId) {
        if self.notes_changes {
            self.document.note_parsed_removal(node.index);
        }
        TreeSink::remove(self.document, node);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        if self.notes_changes && from != to {
            let moved = self.document.note_parsed_departure(from.index);
            TreeSink::move_children(self.document, from, to);
            self.document.note_parsed_arrival(to.index, moved);
            return;
        }
        TreeSink::move_children(self.document, from, to);
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        let before = self.document.slots(element.index).len();
        self.document.add_missing_attributes(element, attributes, origin);
        if self.notes_changes {
            self.document.note_values_of(*element, attributes, before);
            self.document.note_parsed_attributes(element.index, before, attributes);
        }
        if self.document.slots(element.index).len() > before {
            self.note_own_attributes(*element, before, attributes, origin);
        }
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        TreeSink::template_contents(self.document, template)
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        TreeSink::set_template_contents(self.document, template, contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        let shadow = TreeSink::attach_shadow_root(self.document, host, init)?;
        let origin = Origin::new(self.token.span, Cause::DeclarativeShadowRoot);
        self.note_node(shadow, origin);
        if self.notes_changes {
            self.document.note_parsed_shadow_root(*host, shadow);
        }
        Ok(shadow)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        let copy = self.document.clone_subtree(node);
        self.document.note_the_copies(*node, copy, self.token);
        if self.notes_changes {
            self.document.record_subtree(copy);
        }
        copy
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        self.document.associate_with_form(element, form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        self.document.prepare_parser_inserted_script(script, flags);
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        self.document.mark_script_already_started(script);
    }

    fn popped(&mut self, element: &NodeId) {
        self.note_closed(*element);
    }

    fn removed_from_the_stack(&mut self, element: &NodeId) {
        self.note_closed(*element);
    }

    fn end_tag_keeps_open(&mut self, element: &NodeId) {
        let span = self.token.span;
        if let Some((origins, _)) = self.origins() {
            let span = origins.numbered(span);
            origins.close(*element, Closed::ByItsEndTag, span);
        }
    }

    fn text_would_join(&self, parent: &NodeId, before: Option<&NodeId>) -> bool {
        self.document.text_would_join(parent, before)
    }
}
