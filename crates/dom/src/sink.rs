//! The tree as a sink of the parser.

use std::sync::Arc;

use treewright_markup::{
    AttributeName, Attributes, DocumentMode, ElementName, LocalName, Namespace, Origin, Run,
    ScriptFlags, ShadowRootInit, ShadowRootRefused, TreeSink,
};

use crate::Document;
use crate::attributes::Slot;
use crate::names::NumberSet;
use crate::node::{AttributePlace, ElementFacts, NONE, NodeData, NodeId, PackedData};
use crate::scripting::{CustomElements, NodeDocuments};
use crate::text_store::TextRef;

impl Document {
    /// Adds the attributes of a token to the arena, next to each other, and returns their start and number.
    /// `None` if these do not fit an element; the caller then gives the element its own list.
    #[inline]
    fn give_attributes(&mut self, attributes: Attributes<'_>) -> Option<(u32, u32)> {
        if attributes.is_empty() {
            return Some((0, 0));
        }
        let start = u32::try_from(self.attributes.len()).ok()?;
        let count = u32::try_from(attributes.len()).ok()?;
        self.add_attributes(attributes);
        Some((start, count))
    }

    #[inline(never)]
    #[expect(clippy::arithmetic_side_effects, reason = "no list is longer than its capacity")]
    fn add_attributes(&mut self, attributes: Attributes<'_>) {
        if self.attributes.capacity() - self.attributes.len() < attributes.len() {
            self.make_room_for_attributes(attributes.len());
        }
        let Some(in_one_text) = attributes.in_one_text() else {
            return self.add_attributes_from_elsewhere(attributes);
        };
        let text = in_one_text.text();
        let names = &mut self.names;
        if let Some(start) = self.texts.start_of_shared(text) {
            // The path of nearly all attributes: one comparison shows that all are in the source.
            self.attributes.extend(in_one_text.iter().map(|attribute| {
                let value = attribute.value();
                let value = TextRef::slice(start + value.start, value.end - value.start);
                Slot { name: names.intern_attribute_in_text(attribute), value }
            }));
        } else {
            self.add_attributes_from_elsewhere(attributes);
        }
    }

    #[inline(never)]
    fn add_attributes_from_elsewhere(&mut self, attributes: Attributes<'_>) {
        for attribute in attributes.iter() {
            // The value first, so that fewer registers are live while the name is interned.
            let value = self.texts.add(attribute.value);
            let name = self.attribute_name(attribute.name);
            self.attributes.push(Slot { name, value });
        }
    }

    #[inline]
    fn attribute_name(&mut self, name: AttributeName<'_>) -> u32 {
        if self.texts.reads_stand_ins() {
            return self.attribute_name_without_stand_ins(name);
        }
        self.names.intern_attribute(name)
    }

    #[cold]
    fn attribute_name_without_stand_ins(&mut self, name: AttributeName<'_>) -> u32 {
        let local = self.texts.name_without_stand_ins(name.local);
        self.names.intern_attribute(AttributeName { local: &local, ..name })
    }

    /// The number of an element's name in this document. Also notes the offset that the parser has
    /// reached.
    #[inline]
    fn intern_name(&mut self, name: ElementName<'_>, origin: Origin) -> LocalName {
        self.parsed_up_to = origin.span.end;
        if name.local.is_known() {
            return name.local;
        }
        self.intern_unknown_name(name.text)
    }

    /// Not inlined, so that it takes no registers from the path of known names.
    #[inline(never)]
    fn intern_unknown_name(&mut self, name: &str) -> LocalName {
        if self.texts.reads_stand_ins() {
            return self.intern_without_stand_ins(name);
        }
        self.names.intern(name)
    }

    #[cold]
    fn intern_without_stand_ins(&mut self, name: &str) -> LocalName {
        let name = self.texts.name_without_stand_ins(name);
        self.names.intern(&name)
    }

    /// Inserts text from anywhere at any place, joined with the text before it if possible.
    #[inline(never)]
    fn insert_any_text(&mut self, parent: u32, before: u32, text: Run<'_>) {
        debug_assert!(before == NONE || self.node(before).parent == parent);
        let previous = match before {
            NONE => self.last_child_at(parent),
            before => self.previous_at(before),
        };
        if previous != NONE
            && let Some(old) = self.node(previous).data.text()
        {
            let text = self.texts.append(old, text);
            self.set_data_at(previous, NodeData::Text { text });
            return;
        }
        let data = NodeData::Text { text: self.texts.add(text) };
        let node = self.allocate(data);
        self.link(parent, node.index, before);
    }

    /// Creates and inserts an element that does not qualify for the fast path. The parts of its name are
    /// separate arguments, so that the fast path need not keep it in memory.
    #[cold]
    #[inline(never)]
    fn append_rare_element(
        &mut self,
        namespace: Namespace,
        local: LocalName,
        text: &str,
        attributes: Attributes<'_>,
        parent: NodeId,
        origin: Origin,
    ) -> NodeId {
        let name = ElementName { namespace, local, text };
        let element = TreeSink::create_element(self, name, attributes, &parent, origin);
        TreeSink::insert(self, &parent, &element, None, origin);
        element
    }

    #[track_caller]
    fn data_of_element_mut(&mut self, element: NodeId) -> &mut PackedData {
        let index = self.place(element);
        let data = &mut self.node_mut(index).data;
        assert!(data.is_element(), "only elements have this");
        data
    }

    fn place_before(&self, before: Option<&NodeId>) -> u32 {
        before.map_or(NONE, |before| self.place(*before))
    }
}

/// The writes of the parser. All methods panic for stale handles, which a parser only has if its caller
/// freed nodes between two calls. Programs change a tree with the methods of [`Document`], which return
/// errors.
impl TreeSink for Document {
    fn source_text_follows(&mut self, text: &Arc<str>, offset: u32) {
        self.table.forget();
        self.texts.lend(text, offset);
    }

    fn set_document_mode(&mut self, mode: DocumentMode) {
        let index = self.place(self.parse_target);
        self.set_data_at(index, NodeData::Document { mode });
    }

    #[inline]
    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        _intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        let local = self.intern_name(name, origin);
        if let Some((start, count)) = self.give_attributes(attributes) {
            return self.new_element(name.namespace, local, start, count);
        }
        let element = self.new_element(name.namespace, local, 0, 0);
        self.add_missing_attributes(&element, attributes, Origin::default());
        let mut all = attributes.iter();
        if let Some(is) = all.find(|attribute| attribute.name == AttributeName::plain("is")) {
            self.set_is_value(element, is.value.text());
        }
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
        match self.given_list(*like) {
            // The list never changes: to change an element's attributes, they are copied first.
            Some((start, count)) if count as usize == attributes.len() => {
                let local = self.intern_name(name, origin);
                self.new_element(name.namespace, local, start, count)
            }
            _ => TreeSink::create_element(self, name, attributes, intended_parent, origin),
        }
    }

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the way of nearly all elements, called once for each kind of tree"
    )]
    fn append_new_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        if name.local != LocalName::TEMPLATE
            && attributes.len() <= PackedData::MOST_ATTRIBUTES
            && let Some((start, count)) = self.give_attributes(attributes)
        {
            let (namespace, local) = (name.namespace, self.intern_name(name, origin));
            let parent = self.place(*parent);
            let data = NodeData::Element {
                facts: ElementFacts::new(namespace),
                local,
                attributes: AttributePlace { start, count: count as u8 },
            };
            return self.append_new(parent, data);
        }
        let ElementName { namespace, local, text } = name;
        self.append_rare_element(namespace, local, text, attributes, *parent, origin)
    }

    fn create_comment(&mut self, data: Run<'_>, _origin: Origin) -> NodeId {
        let data = self.texts.add(data);
        self.allocate(NodeData::Comment { data })
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        _origin: Origin,
    ) -> NodeId {
        let data = self.texts.add(data);
        let target = self.texts.name_without_stand_ins(target);
        self.new_processing_instruction(&target, data)
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        _origin: Origin,
    ) -> NodeId {
        let identifiers = [public_identifier, system_identifier].map(Run::new);
        let identifiers = identifiers.map(|identifier| self.texts.add(identifier));
        let name = self.texts.name_without_stand_ins(name);
        self.new_doctype(&name, identifiers)
    }

    /// A fragment that is parsed for the main document becomes the [root](Document::root).
    fn create_document_fragment(&mut self) -> NodeId {
        let fragment = self.allocate(NodeData::Fragment { host: NONE });
        if self.parse_target == self.main {
            self.root = fragment;
        } else {
            self.set_owner(fragment.index, self.parse_target.index);
        }
        fragment
    }

    #[inline]
    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, _origin: Origin) {
        let (parent, node) = (self.place(*parent), self.place(*node));
        let before = self.place_before(before);
        debug_assert!(before == NONE || self.node(before).parent == parent);
        if self.keeps_node_documents() {
            self.follow_the_parser(parent, node);
        }
        if self.node(node).parent != NONE {
            self.forget_roots_for_a_parser(node);
        }
        self.unlink(node);
        self.link(parent, node, before);
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of nearly all texts, called in few places")]
    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        _origin: Origin,
    ) {
        let parent = self.place(*parent);
        // The path of nearly all texts, free of calls: at the end, from the source.
        if before.is_none()
            && let Some(slice) = self.texts.shared_slice(text)
        {
            let last = self.last_child_at(parent);
            if last == NONE {
                self.append_new(parent, NodeData::Text { text: slice });
                return;
            }
            let Some(old) = self.node(last).data.text() else {
                self.append_new(parent, NodeData::Text { text: slice });
                return;
            };
            if let Some(joined) = self.texts.joined(old, slice) {
                self.set_data_at(last, NodeData::Text { text: joined });
                return;
            }
        }
        self.insert_any_text(parent, self.place_before(before), text);
    }

    fn remove(&mut self, node: &NodeId) {
        let index = self.place(*node);
        let document = self.node_document_to_keep(index);
        self.forget_roots_for_a_parser(index);
        self.unlink(index);
        if let Some(document) = document {
            self.set_owner(index, document);
        }
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        let (from, to) = (self.place(*from), self.place(*to));
        if from != to {
            if self.keeps_node_documents() {
                let mut child = self.node(from).first_child;
                while child != NONE {
                    self.follow_the_parser(to, child);
                    child = self.node(child).next;
                }
            }
            let children = self.siblings_from(self.node(from).first_child);
            if !self.forget_roots_of_few(children) {
                self.forget_all_roots();
            }
            self.relink_children(from, to, NONE);
        }
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        _origin: Origin,
    ) {
        if attributes.is_empty() {
            return;
        }
        let index = self.place(*element);
        let mut numbers = self.merged_attributes.remove(element).unwrap_or_else(|| {
            let mut numbers = NumberSet::default();
            for slot in self.slots(index) {
                numbers.insert(slot.name);
            }
            numbers
        });
        for attribute in attributes.iter() {
            let name = self.attribute_name(attribute.name);
            if numbers.insert(name) {
                let value = self.texts.add(attribute.value);
                self.own_attributes(index).push(Slot { name, value });
            }
        }
        self.merged_attributes.insert(*element, numbers);
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        if let Some(contents) = Document::template_contents(self, *template) {
            return contents;
        }
        let host = self.place(*template);
        let contents = self.allocate(NodeData::Fragment { host });
        self.extras_mut(host).template_contents = Some(contents);
        contents
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        let index = self.place(*template);
        self.replace_template_contents(index, *contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        let index = self.place(*host);
        if self.own_shadow_root(index).is_some() {
            return Err(ShadowRootRefused);
        }
        Ok(self.new_shadow_root(index, init))
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        let index = self.place(*node);
        self.copy(index, true)
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        let index = self.place(*element);
        self.keep_the_form(index, *form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        let data = self.data_of_element_mut(*script);
        data.set(ElementFacts::PARSER_DOCUMENT, flags.parser_document);
        data.set(ElementFacts::ALREADY_STARTED, flags.already_started);
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        self.data_of_element_mut(*script).set(ElementFacts::ALREADY_STARTED, true);
    }
}
