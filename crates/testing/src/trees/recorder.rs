//! A recorder around any tree.

use std::cell::RefCell;
use std::sync::Arc;

use treewright_dom::SerializeOptions;
use treewright_syntax::{
    Attributes, DocumentMode, ElementName, LocalName, Namespace, NodeKind, Origin, Run,
    ScriptFlags, ShadowRootInit, ShadowRootRefused, TreeQuery, TreeSink,
};

use super::{Event, EventAttribute, NodeNumber, TestTree};

/// Forwards every call to a tree and records it: the writes in full, the reads by their name and node. It
/// makes no calls of its own.
#[derive(Debug)]
pub struct Recorder<T: TreeSink> {
    tree: T,
    /// The nodes in the order in which they were first met; the index is the number.
    nodes: RefCell<Vec<T::Handle>>,
    events: Vec<Event>,
    reads: RefCell<Vec<Read>>,
}

/// A query of the parser: the method of `TreeQuery` and its node, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// The name of the method.
    pub method: &'static str,
    /// The node.
    pub node: Option<NodeNumber>,
}

impl<T: TreeSink> Recorder<T> {
    /// Records the calls to `tree`.
    pub fn new(tree: T) -> Self {
        let document = tree.document();
        Self {
            tree,
            nodes: RefCell::new(vec![document]),
            events: Vec::new(),
            reads: RefCell::default(),
        }
    }

    /// The tree.
    pub fn tree(&self) -> &T {
        &self.tree
    }

    /// The tree, for a program that changes it.
    pub fn tree_mut(&mut self) -> &mut T {
        &mut self.tree
    }

    /// The writes so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The queries so far.
    pub fn reads(&self) -> Vec<Read> {
        self.reads.borrow().clone()
    }

    /// The number of a node; a node that was never met gets a new one.
    fn number(&self, node: &T::Handle) -> NodeNumber {
        let mut nodes = self.nodes.borrow_mut();
        // Most calls are about nodes that were met recently.
        let index = nodes.iter().rposition(|there| there == node).unwrap_or_else(|| {
            nodes.push(node.clone());
            nodes.len() - 1
        });
        index as NodeNumber
    }

    fn numbers(&self, node: Option<&T::Handle>) -> Option<NodeNumber> {
        node.map(|node| self.number(node))
    }

    fn read(&self, method: &'static str, node: Option<&T::Handle>) {
        let node = self.numbers(node);
        self.reads.borrow_mut().push(Read { method, node });
    }
}

impl<T: TreeSink> TreeQuery for Recorder<T> {
    type Handle = T::Handle;

    fn document(&self) -> T::Handle {
        self.read("document", None);
        self.tree.document()
    }

    fn document_mode(&self) -> DocumentMode {
        self.read("document_mode", None);
        self.tree.document_mode()
    }

    fn kind(&self, node: &T::Handle) -> NodeKind {
        self.read("kind", Some(node));
        self.tree.kind(node)
    }

    fn parent(&self, node: &T::Handle) -> Option<T::Handle> {
        self.read("parent", Some(node));
        self.tree.parent(node)
    }

    fn first_child(&self, node: &T::Handle) -> Option<T::Handle> {
        self.read("first_child", Some(node));
        self.tree.first_child(node)
    }

    fn last_child(&self, node: &T::Handle) -> Option<T::Handle> {
        self.read("last_child", Some(node));
        self.tree.last_child(node)
    }

    fn previous_sibling(&self, node: &T::Handle) -> Option<T::Handle> {
        self.read("previous_sibling", Some(node));
        self.tree.previous_sibling(node)
    }

    fn next_sibling(&self, node: &T::Handle) -> Option<T::Handle> {
        self.read("next_sibling", Some(node));
        self.tree.next_sibling(node)
    }

    fn host(&self, fragment: &T::Handle) -> Option<T::Handle> {
        self.read("host", Some(fragment));
        self.tree.host(fragment)
    }

    fn is_shadow_host(&self, element: &T::Handle) -> bool {
        self.read("is_shadow_host", Some(element));
        self.tree.is_shadow_host(element)
    }

    fn is_element(&self, node: &T::Handle, namespace: Namespace, name: LocalName) -> bool {
        self.read("is_element", Some(node));
        self.tree.is_element(node, namespace, name)
    }

    fn with_attribute(&self, element: &T::Handle, name: &str, read: &mut dyn FnMut(&str)) {
        self.read("attribute", Some(element));
        self.tree.with_attribute(element, name, read);
    }

    fn with_processing_instruction(&self, node: &T::Handle, read: &mut dyn FnMut(&str, &str)) {
        self.read("processing_instruction", Some(node));
        self.tree.with_processing_instruction(node, read);
    }
}

impl<T: TreeSink> TreeSink for Recorder<T> {
    fn source_text_follows(&mut self, text: &Arc<str>, offset: u32) {
        self.tree.source_text_follows(text, offset);
    }

    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.events.push(Event::SetDocumentMode(mode));
        self.tree.set_document_mode(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &T::Handle,
        origin: Origin,
    ) -> T::Handle {
        let node = self.tree.create_element(name, attributes, intended_parent, origin);
        let parent = self.number(intended_parent);
        let number = self.number(&node);
        self.events.push(Event::create_element(number, name, attributes, parent, origin));
        node
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> T::Handle {
        let node = self.tree.create_comment(data, origin);
        let number = self.number(&node);
        let data = data.text().to_owned();
        self.events.push(Event::CreateComment { node: number, data, origin });
        node
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> T::Handle {
        let node = self.tree.create_processing_instruction(target, data, origin);
        let event = Event::CreateProcessingInstruction {
            node: self.number(&node),
            target: target.to_owned(),
            data: data.text().to_owned(),
            origin,
        };
        self.events.push(event);
        node
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> T::Handle {
        let node = self.tree.create_doctype(name, public_identifier, system_identifier, origin);
        let event = Event::CreateDoctype {
            node: self.number(&node),
            name: name.to_owned(),
            public_identifier: public_identifier.to_owned(),
            system_identifier: system_identifier.to_owned(),
            origin,
        };
        self.events.push(event);
        node
    }

    fn create_document_fragment(&mut self) -> T::Handle {
        let node = self.tree.create_document_fragment();
        let number = self.number(&node);
        self.events.push(Event::CreateDocumentFragment { node: number });
        node
    }

    fn insert(
        &mut self,
        parent: &T::Handle,
        node: &T::Handle,
        before: Option<&T::Handle>,
        origin: Origin,
    ) {
        let event = Event::Insert {
            parent: self.number(parent),
            node: self.number(node),
            before: self.numbers(before),
            origin,
        };
        self.events.push(event);
        self.tree.insert(parent, node, before, origin);
    }

    fn insert_text(
        &mut self,
        parent: &T::Handle,
        before: Option<&T::Handle>,
        text: Run<'_>,
        origin: Origin,
    ) {
        let event = Event::InsertText {
            parent: self.number(parent),
            before: self.numbers(before),
            text: text.text().to_owned(),
            origin,
        };
        self.events.push(event);
        self.tree.insert_text(parent, before, text, origin);
    }

    fn remove(&mut self, node: &T::Handle) {
        let number = self.number(node);
        self.events.push(Event::Remove { node: number });
        self.tree.remove(node);
    }

    fn move_children(&mut self, from: &T::Handle, to: &T::Handle) {
        let event = Event::MoveChildren { from: self.number(from), to: self.number(to) };
        self.events.push(event);
        self.tree.move_children(from, to);
    }

    fn add_missing_attributes(
        &mut self,
        element: &T::Handle,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        let event = Event::AddMissingAttributes {
            element: self.number(element),
            attributes: EventAttribute::list(attributes),
            origin,
        };
        self.events.push(event);
        self.tree.add_missing_attributes(element, attributes, origin);
    }

    fn template_contents(&mut self, template: &T::Handle) -> T::Handle {
        let contents = self.tree.template_contents(template);
        let event = Event::TemplateContents {
            template: self.number(template),
            contents: self.number(&contents),
        };
        self.events.push(event);
        contents
    }

    fn set_template_contents(&mut self, template: &T::Handle, contents: &T::Handle) {
        let event = Event::SetTemplateContents {
            template: self.number(template),
            contents: self.number(contents),
        };
        self.events.push(event);
        self.tree.set_template_contents(template, contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &T::Handle,
        init: ShadowRootInit,
    ) -> Result<T::Handle, ShadowRootRefused> {
        let shadow_root = self.tree.attach_shadow_root(host, init);
        let event = Event::AttachShadowRoot {
            host: self.number(host),
            init,
            shadow_root: self.numbers(shadow_root.as_ref().ok()),
        };
        self.events.push(event);
        shadow_root
    }

    fn clone_subtree(&mut self, node: &T::Handle) -> T::Handle {
        let copy = self.tree.clone_subtree(node);
        let event = Event::CloneSubtree { node: self.number(node), copy: self.number(&copy) };
        self.events.push(event);
        copy
    }

    fn associate_with_form(&mut self, element: &T::Handle, form: &T::Handle) {
        let event =
            Event::AssociateWithForm { element: self.number(element), form: self.number(form) };
        self.events.push(event);
        self.tree.associate_with_form(element, form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &T::Handle, flags: ScriptFlags) {
        let event = Event::PrepareParserInsertedScript {
            script: self.number(script),
            parser_document: flags.parser_document,
            already_started: flags.already_started,
        };
        self.events.push(event);
        self.tree.prepare_parser_inserted_script(script, flags);
    }

    fn mark_script_already_started(&mut self, script: &T::Handle) {
        let number = self.number(script);
        self.events.push(Event::MarkScriptAlreadyStarted { script: number });
        self.tree.mark_script_already_started(script);
    }

    fn popped(&mut self, element: &T::Handle) {
        let number = self.number(element);
        self.events.push(Event::Popped { element: number });
        self.tree.popped(element);
    }

    fn creation_may_run_script(&self) -> bool {
        self.tree.creation_may_run_script()
    }
}

impl<T: TestTree> TestTree for Recorder<T> {
    fn empty() -> Self {
        Self::new(T::empty())
    }

    fn for_source(source: &str) -> Self {
        Self::new(T::for_source(source))
    }

    fn dump(&self, root: &T::Handle) -> String {
        self.tree.dump(root)
    }

    fn child_text(&self, node: &T::Handle) -> String {
        self.tree.child_text(node)
    }

    fn inner_html(&self, node: &T::Handle, options: &SerializeOptions) -> Option<String> {
        self.tree.inner_html(node, options)
    }

    fn set_attribute(&mut self, element: &T::Handle, name: &str, value: &str) {
        self.tree.set_attribute(element, name, value);
    }
}
