//! A sink without a tree: it records the calls, not their effects.
//!
//! A handle carries a number and the fixed properties of a node (its kind, namespace and known name), so
//! queries about these are answered. It also stores the few children of the document itself, because the
//! parser looks there for a doctype and a root element. The rules that depend on the rest of the tree
//! cannot be followed:
//!
//! - foster parenting into the parent of a table that is still in a tree, when the parser queries that
//!   parent: the sink returns none, and the content stays in the element before the table on the stack;
//! - "the parser does not insert nodes that the DOM would reject" in the adoption agency: every
//!   move counts as valid;
//! - `<template for>`: no marker is ever found, and the template is inserted like any other;
//! - `selectedcontent`: no `select` is found around an option, and nothing is cloned;
//! - declarative shadow roots on an element that already has one: it counts as having none.
//!
//! [`EventSink::needed_tree_reads`] reports whether the parser made such a query. If it did not, the events
//! are those that any tree gets.

use std::cell::Cell;
use std::collections::HashMap;

use treewright_dom::SerializeOptions;
use treewright_syntax::{
    Attributes, DocumentMode, ElementName, LocalName, Namespace, NodeKind, Origin, Run,
    ScriptFlags, ShadowRootInit, ShadowRootRefused, TreeQuery, TreeSink,
};

use super::{Event, EventAttribute, NodeNumber, TestTree};

/// A node of a treeless sink: a number, and the fixed properties of the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventHandle {
    number: NodeNumber,
    kind: NodeKind,
    /// Namespace and known name of an element.
    element: Option<(Namespace, Option<LocalName>)>,
}

impl EventHandle {
    /// The number by which the events name the node.
    pub const fn number(self) -> NodeNumber {
        self.number
    }
}

/// The sink.
#[derive(Clone, Debug)]
pub struct EventSink {
    events: Vec<Event>,
    next: NodeNumber,
    mode: DocumentMode,
    /// The children of the document.
    top: Vec<EventHandle>,
    /// The template contents that were requested, by the number of the template.
    contents: HashMap<NodeNumber, EventHandle>,
    needed_tree_reads: Cell<bool>,
}

impl Default for EventSink {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            next: 1,
            mode: DocumentMode::NoQuirks,
            top: Vec::new(),
            contents: HashMap::new(),
            needed_tree_reads: Cell::new(false),
        }
    }
}

impl EventSink {
    /// The writes so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// True if the parser made a query that only a tree can answer.
    pub fn needed_tree_reads(&self) -> bool {
        self.needed_tree_reads.get()
    }

    /// Records that the parse restarts in another encoding: an [`Event::Restart`]. The events before it are
    /// kept; nodes are counted from 1 again.
    pub fn restart(&mut self) {
        let mut events = std::mem::take(&mut self.events);
        events.push(Event::Restart);
        *self = Self { events, ..Self::default() };
    }

    fn handle(
        &mut self,
        kind: NodeKind,
        element: Option<(Namespace, Option<LocalName>)>,
    ) -> EventHandle {
        let number = self.next;
        self.next += 1;
        EventHandle { number, kind, element }
    }

    /// The answer to a query that only a tree could answer.
    fn unknown<T>(&self, answer: T) -> T {
        self.needed_tree_reads.set(true);
        answer
    }
}

impl TreeQuery for EventSink {
    type Handle = EventHandle;

    fn document(&self) -> EventHandle {
        EventHandle { number: 0, kind: NodeKind::Document, element: None }
    }

    fn document_mode(&self) -> DocumentMode {
        self.mode
    }

    fn kind(&self, node: &EventHandle) -> NodeKind {
        node.kind
    }

    fn parent(&self, node: &EventHandle) -> Option<EventHandle> {
        match node.kind {
            NodeKind::Document => None,
            _ if self.top.contains(node) => Some(self.document()),
            _ => self.unknown(None),
        }
    }

    fn first_child(&self, node: &EventHandle) -> Option<EventHandle> {
        match node.kind {
            NodeKind::Document => self.top.first().copied(),
            _ => self.unknown(None),
        }
    }

    fn last_child(&self, node: &EventHandle) -> Option<EventHandle> {
        match node.kind {
            NodeKind::Document => self.top.last().copied(),
            _ => self.unknown(None),
        }
    }

    fn previous_sibling(&self, node: &EventHandle) -> Option<EventHandle> {
        match self.top.iter().position(|child| child == node) {
            Some(index) => index.checked_sub(1).map(|index| self.top[index]),
            None => self.unknown(None),
        }
    }

    fn next_sibling(&self, node: &EventHandle) -> Option<EventHandle> {
        match self.top.iter().position(|child| child == node) {
            Some(index) => self.top.get(index + 1).copied(),
            None => self.unknown(None),
        }
    }

    fn host(&self, _fragment: &EventHandle) -> Option<EventHandle> {
        self.unknown(None)
    }

    fn is_shadow_host(&self, _element: &EventHandle) -> bool {
        self.unknown(false)
    }

    fn is_element(&self, node: &EventHandle, namespace: Namespace, name: LocalName) -> bool {
        node.element == Some((namespace, Some(name)))
    }

    fn with_attribute(&self, _element: &EventHandle, _name: &str, _read: &mut dyn FnMut(&str)) {
        self.unknown(());
    }

    fn with_processing_instruction(&self, node: &EventHandle, _read: &mut dyn FnMut(&str, &str)) {
        if node.kind == NodeKind::ProcessingInstruction {
            self.unknown(());
        }
    }
}

impl TreeSink for EventSink {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.mode = mode;
        self.events.push(Event::SetDocumentMode(mode));
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &EventHandle,
        origin: Origin,
    ) -> EventHandle {
        let known = LocalName::known(name.text);
        let node = self.handle(NodeKind::Element, Some((name.namespace, known)));
        let parent = intended_parent.number;
        self.events.push(Event::create_element(node.number, name, attributes, parent, origin));
        node
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> EventHandle {
        let node = self.handle(NodeKind::Comment, None);
        let data = data.text().to_owned();
        self.events.push(Event::CreateComment { node: node.number, data, origin });
        node
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> EventHandle {
        let node = self.handle(NodeKind::ProcessingInstruction, None);
        self.events.push(Event::CreateProcessingInstruction {
            node: node.number,
            target: target.to_owned(),
            data: data.text().to_owned(),
            origin,
        });
        node
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> EventHandle {
        let node = self.handle(NodeKind::Doctype, None);
        self.events.push(Event::CreateDoctype {
            node: node.number,
            name: name.to_owned(),
            public_identifier: public_identifier.to_owned(),
            system_identifier: system_identifier.to_owned(),
            origin,
        });
        node
    }

    fn create_document_fragment(&mut self) -> EventHandle {
        let node = self.handle(NodeKind::DocumentFragment, None);
        self.events.push(Event::CreateDocumentFragment { node: node.number });
        node
    }

    fn insert(
        &mut self,
        parent: &EventHandle,
        node: &EventHandle,
        before: Option<&EventHandle>,
        origin: Origin,
    ) {
        if parent.kind == NodeKind::Document {
            let place = self.top.iter().position(|child| Some(child) == before);
            self.top.insert(place.unwrap_or(self.top.len()), *node);
        }
        self.events.push(Event::Insert {
            parent: parent.number,
            node: node.number,
            before: before.map(|before| before.number),
            origin,
        });
    }

    fn insert_text(
        &mut self,
        parent: &EventHandle,
        before: Option<&EventHandle>,
        text: Run<'_>,
        origin: Origin,
    ) {
        let (parent, before) = (parent.number, before.map(|before| before.number));
        let text = text.text().to_owned();
        self.events.push(Event::InsertText { parent, before, text, origin });
    }

    fn remove(&mut self, node: &EventHandle) {
        self.top.retain(|child| child != node);
        self.events.push(Event::Remove { node: node.number });
    }

    fn move_children(&mut self, from: &EventHandle, to: &EventHandle) {
        self.events.push(Event::MoveChildren { from: from.number, to: to.number });
    }

    fn add_missing_attributes(
        &mut self,
        element: &EventHandle,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        let attributes = EventAttribute::list(attributes);
        let element = element.number;
        self.events.push(Event::AddMissingAttributes { element, attributes, origin });
    }

    fn template_contents(&mut self, template: &EventHandle) -> EventHandle {
        let contents = match self.contents.get(&template.number) {
            Some(contents) => *contents,
            None => {
                let contents = self.handle(NodeKind::DocumentFragment, None);
                self.contents.insert(template.number, contents);
                contents
            }
        };
        let (template, contents_number) = (template.number, contents.number);
        self.events.push(Event::TemplateContents { template, contents: contents_number });
        contents
    }

    fn set_template_contents(&mut self, template: &EventHandle, contents: &EventHandle) {
        self.contents.insert(template.number, *contents);
        let (template, contents) = (template.number, contents.number);
        self.events.push(Event::SetTemplateContents { template, contents });
    }

    fn attach_shadow_root(
        &mut self,
        host: &EventHandle,
        init: ShadowRootInit,
    ) -> Result<EventHandle, ShadowRootRefused> {
        let node = self.handle(NodeKind::ShadowRoot, None);
        let shadow_root = Some(node.number);
        self.events.push(Event::AttachShadowRoot { host: host.number, init, shadow_root });
        Ok(node)
    }

    fn clone_subtree(&mut self, node: &EventHandle) -> EventHandle {
        let copy = self.handle(node.kind, node.element);
        self.events.push(Event::CloneSubtree { node: node.number, copy: copy.number });
        copy
    }

    fn associate_with_form(&mut self, element: &EventHandle, form: &EventHandle) {
        let (element, form) = (element.number, form.number);
        self.events.push(Event::AssociateWithForm { element, form });
    }

    fn prepare_parser_inserted_script(&mut self, script: &EventHandle, flags: ScriptFlags) {
        self.events.push(Event::PrepareParserInsertedScript {
            script: script.number,
            parser_document: flags.parser_document,
            already_started: flags.already_started,
        });
    }

    fn mark_script_already_started(&mut self, script: &EventHandle) {
        self.events.push(Event::MarkScriptAlreadyStarted { script: script.number });
    }

    fn popped(&mut self, element: &EventHandle) {
        self.events.push(Event::Popped { element: element.number });
    }

    fn text_would_join(&self, parent: &EventHandle, before: Option<&EventHandle>) -> bool {
        let place = (parent.number, before.map(|before| before.number));
        matches!(
            self.events.last(),
            Some(Event::InsertText { parent, before, .. }) if (*parent, *before) == place
        )
    }
}

/// Without a tree, a query of a case counts as a read that cannot be answered.
impl TestTree for EventSink {
    fn empty() -> Self {
        Self::default()
    }

    fn dump(&self, _root: &EventHandle) -> String {
        String::new()
    }

    fn child_text(&self, _node: &EventHandle) -> String {
        self.unknown(String::new())
    }

    fn inner_html(&self, _node: &EventHandle, _options: &SerializeOptions) -> Option<String> {
        None
    }

    fn set_attribute(&mut self, _element: &EventHandle, _name: &str, _value: &str) {
        self.unknown(());
    }
}
