//! The sink of a parser whose elements can have constructors.
//!
//! The constructor of a custom element runs while the parser creates the element, in the middle of
//! a token. The parser is then unreachable, and `document.write` and similar methods throw. All
//! other reactions run when the parser returns, after the token. A document without definitions has
//! the plain sink.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>

use std::sync::Arc;

use treewright_dom::{
    DocumentMode, FullName, LocalName, Namespace, NodeId, NodeKind, ScriptText, ShadowRootInit,
    TreeQuery, TreeSink, WatchedDocument,
};
use treewright_markup::attributes::{Attributes, ElementName};
use treewright_markup::{Origin, Run, ScriptFlags, ShadowRootRefused};

use super::append_an_attribute;
use super::parser::{LOADING, aim_the_tree};
use crate::Cx;
use crate::custom_elements;
use crate::custom_elements::reactions::{pop_queue_and_run, push_queue};
use crate::custom_elements::registry::{DefinitionId, Lifecycle, RegistryId};
use crate::event_loop::perform_a_microtask_checkpoint;
use crate::strings::DomString;
use crate::text::for_script;

/// A document that runs constructors of custom elements.
pub(crate) struct ScriptingSink<'a, 'cx> {
    cx: &'a mut Cx<'cx>,
    document: NodeId,
    /// The parser must return after the token.
    wants_control: bool,
}

impl<'a, 'cx> ScriptingSink<'a, 'cx> {
    pub(crate) fn new(cx: &'a mut Cx<'cx>, document: NodeId) -> Self {
        let mut sink = Self { cx, document, wants_control: false };
        sink.take_the_tree();
        sink
    }

    /// Another parser may have used the tree.
    fn take_the_tree(&mut self) {
        aim_the_tree(self.cx.host, self.document);
    }

    /// The value of an attribute, which may have placeholders for lone surrogates.
    fn value(&self, text: &str) -> DomString {
        let state = self.cx.host.documents.get(self.document);
        if state.is_some_and(|state| state.surrogates_were_written) {
            return for_script(&ScriptText::from_stand_ins(text));
        }
        DomString::from(text)
    }

    fn write<R>(&mut self, write: impl FnOnce(&mut WatchedDocument<'_>) -> R) -> R {
        let sink = WatchedDocument::with_changes(&mut self.cx.host.tree);
        let mut sink = sink.pausing_after(LOADING);
        let result = write(&mut sink);
        self.wants_control |= sink.wants_control();
        result
    }

    /// Notes a reaction for each connected custom element in a subtree that was inserted or is about to be removed.
    /// <https://dom.spec.whatwg.org/#concept-node-insert>, <https://dom.spec.whatwg.org/#concept-node-remove>
    fn note_reactions(&mut self, node: NodeId, callback: Lifecycle) {
        let world = &mut *self.cx.host;
        if custom_elements::has_custom_elements(world) && world.tree.parent(node).is_some() {
            self.wants_control |=
                custom_elements::note_reactions_of_a_parser(world, node, callback);
        }
    }

    /// Steps 5 to 7: the registry and the definition of a token's element.
    fn definition(
        &self,
        name: ElementName<'_>,
        is: Option<&str>,
        intended_parent: NodeId,
    ) -> Option<(RegistryId, DefinitionId)> {
        if name.namespace != Namespace::Html || (is.is_none() && !name.text.contains('-')) {
            return None;
        }
        let world = &*self.cx.host;
        let registry = world.custom_element_registry(intended_parent);
        let namespace = Some(Namespace::Html.url());
        let definition =
            world.look_up_a_custom_element_definition(registry, namespace, name.text, is)?;
        Some((registry?, definition))
    }

    /// Steps 9 to 12.
    fn create_a_custom_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: NodeId,
        (registry, definition): (RegistryId, DefinitionId),
    ) -> NodeId {
        let values: Vec<DomString> =
            attributes.iter().map(|attribute| self.value(attribute.value.text())).collect();
        let cx = &mut *self.cx;
        let document = cx.host.node_document(intended_parent);
        // The nodes parsed so far.
        super::after_the_parser(cx);
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.throw_on_dynamic_markup_insertion_counter += 1;
        }
        if cx.host.event_loop.running_scripts == 0 {
            perform_a_microtask_checkpoint(cx);
        }
        push_queue(cx);
        let namespace = Some(Namespace::Html.url());
        let full = FullName { namespace, prefix: None, local: name.text };
        let is = attributes.get("is").map(str::to_owned);
        let element = custom_elements::create_with_a_definition(
            cx,
            document,
            full,
            is.as_deref(),
            Some(registry),
            definition,
            true,
        );
        for (attribute, value) in attributes.iter().zip(values) {
            append_an_attribute(cx, element, FullName::plain(attribute.name.local), &value);
        }
        pop_queue_and_run(cx);
        if let Some(state) = cx.host.documents.get_mut(document) {
            let counter = &mut state.throw_on_dynamic_markup_insertion_counter;
            *counter = counter.saturating_sub(1);
        }
        self.take_the_tree();
        self.wants_control = true;
        element
    }
}

impl TreeQuery for ScriptingSink<'_, '_> {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        TreeQuery::document(&self.cx.host.tree)
    }

    fn document_mode(&self) -> DocumentMode {
        TreeQuery::document_mode(&self.cx.host.tree)
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        TreeQuery::kind(&self.cx.host.tree, node)
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::parent(&self.cx.host.tree, node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::first_child(&self.cx.host.tree, node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::last_child(&self.cx.host.tree, node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::previous_sibling(&self.cx.host.tree, node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::next_sibling(&self.cx.host.tree, node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        TreeQuery::host(&self.cx.host.tree, fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        TreeQuery::is_shadow_host(&self.cx.host.tree, element)
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        TreeQuery::is_element(&self.cx.host.tree, node, namespace, name)
    }

    fn is_around(&self, node: &NodeId, other: &NodeId) -> bool {
        self.cx.host.tree.is_around(node, other)
    }

    fn none_is_in_one_that_follows(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        self.cx.host.tree.none_is_in_one_that_follows(nodes)
    }

    fn all_have_one_root(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        self.cx.host.tree.all_have_one_root(nodes)
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        TreeQuery::with_attribute(&self.cx.host.tree, element, name, read);
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        TreeQuery::with_processing_instruction(&self.cx.host.tree, node, read);
    }
}

impl TreeSink for ScriptingSink<'_, '_> {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.write(|sink| sink.set_document_mode(mode));
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        let is = attributes.get("is");
        match self.definition(name, is, *intended_parent) {
            Some(definition) => {
                self.create_a_custom_element(name, attributes, *intended_parent, definition)
            }
            None => {
                self.write(|sink| sink.create_element(name, attributes, intended_parent, origin))
            }
        }
    }

    fn create_element_like(
        &mut self,
        like: &NodeId,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        let is = attributes.get("is");
        match self.definition(name, is, *intended_parent) {
            Some(definition) => {
                self.create_a_custom_element(name, attributes, *intended_parent, definition)
            }
            None => self.write(|sink| {
                sink.create_element_like(like, name, attributes, intended_parent, origin)
            }),
        }
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> NodeId {
        self.write(|sink| sink.create_comment(data, origin))
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> NodeId {
        self.write(|sink| sink.create_processing_instruction(target, data, origin))
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> NodeId {
        self.write(|sink| sink.create_doctype(name, public_identifier, system_identifier, origin))
    }

    fn create_document_fragment(&mut self) -> NodeId {
        self.write(|sink| sink.create_document_fragment())
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, origin: Origin) {
        self.note_reactions(*node, Lifecycle::Disconnected);
        self.write(|sink| sink.insert(parent, node, before, origin));
        self.note_reactions(*node, Lifecycle::Connected);
    }

    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        self.write(|sink| sink.insert_text(parent, before, text, origin));
    }

    fn remove(&mut self, node: &NodeId) {
        self.note_reactions(*node, Lifecycle::Disconnected);
        self.write(|sink| sink.remove(node));
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        if !custom_elements::has_custom_elements(self.cx.host) {
            return self.write(|sink| sink.move_children(from, to));
        }
        // The reactions of each element keep their order.
        let children: Vec<NodeId> = self.cx.host.tree.children(*from).collect();
        for child in &children {
            self.note_reactions(*child, Lifecycle::Disconnected);
        }
        self.write(|sink| sink.move_children(from, to));
        for child in &children {
            self.note_reactions(*child, Lifecycle::Connected);
        }
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        self.write(|sink| sink.add_missing_attributes(element, attributes, origin));
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        self.write(|sink| sink.template_contents(template))
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        self.write(|sink| sink.set_template_contents(template, contents));
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        self.write(|sink| sink.attach_shadow_root(host, init))
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        self.write(|sink| sink.clone_subtree(node))
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        self.write(|sink| sink.associate_with_form(element, form));
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        self.write(|sink| sink.prepare_parser_inserted_script(script, flags));
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        self.write(|sink| sink.mark_script_already_started(script));
    }

    fn creation_may_run_script(&self) -> bool {
        true
    }

    fn changes_by_scripts(&self) -> Option<u64> {
        Some(self.cx.host.tree_versions.by_programs)
    }

    fn wants_control(&mut self) -> bool {
        std::mem::take(&mut self.wants_control)
    }

    fn source_text_follows(&mut self, text: &Arc<str>, offset: u32) {
        self.write(|sink| sink.source_text_follows(text, offset));
    }

    fn text_would_join(&self, parent: &NodeId, before: Option<&NodeId>) -> bool {
        TreeSink::text_would_join(&self.cx.host.tree, parent, before)
    }
}
