//! A tree that counts the calls of the parser.

use std::cell::Cell;

use treewright_dom::{Document, NodeId};
use treewright_syntax::{
    Attributes, DocumentMode, ElementName, LocalName, Namespace, NodeKind, Origin, Run,
    ScriptFlags, ShadowRootInit, ShadowRootRefused, TreeQuery, TreeSink,
};

/// A [`Document`] that counts the calls of the parser: a measure of parsing time that is the same on every
/// machine. A copy of a subtree counts as a call for each of its nodes. The notice that an element was
/// popped does not count: each element causes one.
#[derive(Debug, Default)]
pub struct Counted {
    tree: Document,
    calls: Cell<u64>,
    copied: u64,
}

impl Counted {
    /// The tree.
    pub fn tree(&self) -> &Document {
        &self.tree
    }

    /// The number of calls so far.
    pub fn calls(&self) -> u64 {
        self.calls.get()
    }

    /// The number of nodes that were created as copies.
    pub fn copied(&self) -> u64 {
        self.copied
    }

    fn asked(&self) -> &Document {
        self.calls.set(self.calls.get() + 1);
        &self.tree
    }

    fn count_one(&mut self) -> &mut Document {
        self.calls.set(self.calls.get() + 1);
        &mut self.tree
    }
}

impl TreeQuery for Counted {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        self.asked().document()
    }

    fn document_mode(&self) -> DocumentMode {
        TreeQuery::document_mode(self.asked())
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        TreeQuery::kind(self.asked(), node)
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        self.asked().parent(*node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        self.asked().first_child(*node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        self.asked().last_child(*node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.asked().previous_sibling(*node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.asked().next_sibling(*node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        self.asked().host(*fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.asked().shadow_root(*element).is_some()
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        self.asked().is_element(*node, namespace, name)
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        self.asked().with_attribute(element, name, read);
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        self.asked().with_processing_instruction(node, read);
    }
}

impl TreeSink for Counted {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.count_one().set_document_mode(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        TreeSink::create_element(self.count_one(), name, attributes, intended_parent, origin)
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> NodeId {
        TreeSink::create_comment(self.count_one(), data, origin)
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> NodeId {
        TreeSink::create_processing_instruction(self.count_one(), target, data, origin)
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> NodeId {
        let tree = self.count_one();
        TreeSink::create_doctype(tree, name, public_identifier, system_identifier, origin)
    }

    fn create_document_fragment(&mut self) -> NodeId {
        TreeSink::create_document_fragment(self.count_one())
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, origin: Origin) {
        TreeSink::insert(self.count_one(), parent, node, before, origin);
    }

    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        TreeSink::insert_text(self.count_one(), parent, before, text, origin);
    }

    fn remove(&mut self, node: &NodeId) {
        TreeSink::remove(self.count_one(), node);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        TreeSink::move_children(self.count_one(), from, to);
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        TreeSink::add_missing_attributes(self.count_one(), element, attributes, origin);
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        TreeSink::template_contents(self.count_one(), template)
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        TreeSink::set_template_contents(self.count_one(), template, contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        TreeSink::attach_shadow_root(self.count_one(), host, init)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        let copy = TreeSink::clone_subtree(self.count_one(), node);
        let below = self.tree.descendants(copy).count() as u64;
        self.copied += 1 + below;
        self.calls.set(self.calls.get() + below);
        copy
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        TreeSink::associate_with_form(self.count_one(), element, form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        TreeSink::prepare_parser_inserted_script(self.count_one(), script, flags);
    }

    fn popped(&mut self, element: &NodeId) {
        TreeSink::popped(&mut self.tree, element);
    }
}
