//! A tree that checks the calls of the parser.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use treewright_dom::{Document, NodeId, SerializeOptions};
use treewright_syntax::{
    Attributes, DocumentMode, ElementFlags, ElementName, LocalName, Namespace, NodeKind, Origin,
    Run, ScriptFlags, ShadowRootInit, ShadowRootRefused, SourceId, Span, TreeQuery, TreeSink,
};

use crate::trees::TestTree;

/// The facts about an element that the parser created.
#[derive(Clone, Debug)]
struct Made {
    name: String,
    /// It leaves the stack of open elements by being popped, never from the middle, and is pushed only
    /// once.
    is_popped_once: bool,
    was_inserted: bool,
    popped: usize,
}

/// A [`Document`] that checks every call before it executes it: the contract of [`TreeSink`] with trees.
#[derive(Debug)]
pub struct Watched {
    tree: Document,
    /// The main source, if it is completely known.
    source: Option<String>,
    complaints: Vec<String>,
    made: HashMap<NodeId, Made>,
    /// Text nodes that became adjacent because the nodes between them were removed, by the second.
    next_to_text: HashSet<NodeId>,
}

impl Watched {
    /// The tree.
    pub fn tree(&self) -> &Document {
        &self.tree
    }

    /// The violations of the calls.
    pub fn complaints(&self) -> &[String] {
        &self.complaints
    }

    /// True if the parser removed a marker between this text node and the text node before it.
    pub fn followed_a_marker(&self, text: NodeId) -> bool {
        self.next_to_text.contains(&text)
    }

    /// True if the parser removed a marker between any two text nodes.
    pub fn joined_texts(&self) -> bool {
        !self.next_to_text.is_empty()
    }

    /// The elements that were pushed onto the stack of open elements and were not popped exactly once. Call
    /// it when the parse is over.
    pub fn not_popped_once(&self) -> Vec<String> {
        let wrong = self.made.values().filter(|made| {
            made.is_popped_once && made.was_inserted && made.popped != 1
                || made.popped > 1 && made.name != "head"
        });
        wrong.map(|made| format!("`{}` was popped {} times", made.name, made.popped)).collect()
    }

    fn complain(&mut self, complaint: impl Into<String>) {
        self.complaints.push(complaint.into());
    }

    /// A range of the main source is inside it, between characters.
    fn check_span(&mut self, span: Span, what: &str) {
        let (start, end) = (span.start as usize, span.end as usize);
        let is_right = match &self.source {
            Some(source) if span.source == SourceId::MAIN => source.get(start..end).is_some(),
            _ => start <= end,
        };
        if !is_right {
            self.complain(format!("{what} has the range {start}..{end}"));
        }
    }

    fn check_run(&mut self, run: Run<'_>, what: &str) {
        let (Some(source), Some(offset)) = (&self.source, run.source_offset()) else { return };
        if !source.get(offset as usize..).is_some_and(|rest| rest.starts_with(run.text())) {
            self.complain(format!("{what} `{}` does not stand at {offset}", run.text()));
        }
    }

    fn check_attributes(&mut self, attributes: Attributes<'_>) {
        let mut names = HashSet::new();
        for attribute in attributes.iter() {
            self.check_run(attribute.value, "the value");
            self.check_span(attribute.name_span, "the name of an attribute");
            self.check_span(attribute.value_span, "the value of an attribute");
            if !names.insert((attribute.name.namespace, attribute.name.local)) {
                self.complain(format!("two attributes are called `{}`", attribute.name.local));
            }
        }
    }

    fn check_place(&mut self, parent: NodeId, before: Option<&NodeId>) {
        if let Some(before) = before
            && self.tree.parent(*before) != Some(parent)
        {
            self.complain("the place is before a node that is not a child of the parent");
        }
        let kind = self.tree.kind(parent);
        if !matches!(
            kind,
            Some(
                NodeKind::Document
                    | NodeKind::DocumentFragment
                    | NodeKind::ShadowRoot
                    | NodeKind::Element
            )
        ) {
            self.complain(format!("a parent is {kind:?}"));
        }
    }

    /// Returns true if `node` contains `place`; hosts of fragments count as parents.
    fn is_around(&self, node: NodeId, place: NodeId) -> bool {
        let mut next = Some(place);
        while let Some(ancestor) = next {
            if ancestor == node {
                return true;
            }
            next = self.tree.parent(ancestor).or_else(|| self.tree.host(ancestor));
        }
        false
    }
}

impl TreeQuery for Watched {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        TreeQuery::document(&self.tree)
    }

    fn document_mode(&self) -> DocumentMode {
        self.tree.document_mode()
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        TreeQuery::kind(&self.tree, node)
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        self.tree.parent(*node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        self.tree.first_child(*node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        self.tree.last_child(*node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.tree.previous_sibling(*node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.tree.next_sibling(*node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        self.tree.host(*fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.tree.is_shadow_host(element)
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        self.tree.is_element(*node, namespace, name)
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        self.tree.with_attribute(element, name, read);
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        self.tree.with_processing_instruction(node, read);
    }
}

impl TreeSink for Watched {
    fn source_text_follows(&mut self, text: &Arc<str>, offset: u32) {
        self.tree.source_text_follows(text, offset);
    }

    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.tree.set_document_mode(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        self.check_span(origin.span, "an element");
        self.check_attributes(attributes);
        if name.text.is_empty() || name.local.known_text().is_some_and(|text| text != name.text) {
            self.complain(format!("an element is called `{}`", name.text));
        }
        if !self.tree.contains(*intended_parent) {
            self.complain("an intended parent is not a node");
        }
        // The adoption agency removes formatting elements, and elements that are neither special nor in the
        // list of active formatting elements, from the middle of the stack; the end tag of a form removes
        // the form. The head is pushed again for late content that belongs there.
        let flags = name.local.flags(name.namespace);
        let is_popped_once = flags.intersects(ElementFlags::SPECIAL)
            && !(name.namespace == Namespace::Html
                && matches!(name.local, LocalName::FORM | LocalName::HEAD));
        let made =
            Made { name: name.text.to_owned(), is_popped_once, was_inserted: false, popped: 0 };
        let tree = &mut self.tree;
        let element = TreeSink::create_element(tree, name, attributes, intended_parent, origin);
        self.made.insert(element, made);
        element
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> NodeId {
        self.check_span(origin.span, "a comment");
        self.check_run(data, "a comment");
        TreeSink::create_comment(&mut self.tree, data, origin)
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> NodeId {
        self.check_span(origin.span, "a processing instruction");
        self.check_run(data, "a processing instruction");
        TreeSink::create_processing_instruction(&mut self.tree, target, data, origin)
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> NodeId {
        self.check_span(origin.span, "a doctype");
        let tree = &mut self.tree;
        TreeSink::create_doctype(tree, name, public_identifier, system_identifier, origin)
    }

    fn create_document_fragment(&mut self) -> NodeId {
        TreeSink::create_document_fragment(&mut self.tree)
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, origin: Origin) {
        self.check_span(origin.span, "an insertion");
        self.check_place(*parent, before);
        if self.tree.parent(*node).is_some() {
            self.complain("a node is inserted that has a parent");
        }
        let is_in_document = self.tree.kind(*parent) == Some(NodeKind::Document);
        match self.tree.kind(*node) {
            Some(NodeKind::Doctype) if !is_in_document => {
                self.complain("a doctype is inserted into something else than a document");
            }
            Some(NodeKind::Text) if is_in_document => {
                self.complain("text is inserted into a document");
            }
            // Text is created as a separate node in copies, in `selectedcontent`.
            Some(
                NodeKind::Doctype
                | NodeKind::Element
                | NodeKind::Text
                | NodeKind::Comment
                | NodeKind::ProcessingInstruction,
            ) => {}
            other => self.complain(format!("{other:?} is inserted")),
        }
        // Only a non-empty node can contain something.
        let is_empty = self.tree.first_child(*node).is_none()
            && self.tree.template_contents(*node).is_none()
            && self.tree.shadow_root(*node).is_none();
        if *node == *parent || !is_empty && self.is_around(*node, *parent) {
            self.complain("a node is inserted into itself");
            return;
        }
        if let Some(made) = self.made.get_mut(node) {
            made.was_inserted = true;
        }
        self.tree.insert(parent, node, before, origin);
    }

    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        self.check_span(origin.span, "text");
        self.check_run(text, "the text");
        self.check_place(*parent, before);
        if self.tree.kind(*parent) == Some(NodeKind::Document) {
            self.complain("text is inserted into a document");
        }
        if text.is_empty() {
            self.complain("no text is inserted");
        }
        self.tree.insert_text(parent, before, text, origin);
    }

    fn remove(&mut self, node: &NodeId) {
        let text = |node: Option<NodeId>| {
            node.filter(|node| self.tree.kind(*node) == Some(NodeKind::Text))
        };
        if self.tree.kind(*node) == Some(NodeKind::ProcessingInstruction)
            && text(self.tree.previous_sibling(*node)).is_some()
            && let Some(next) = text(self.tree.next_sibling(*node))
        {
            self.next_to_text.insert(next);
        }
        TreeSink::remove(&mut self.tree, node);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        self.check_place(*to, None);
        if self.is_around(*from, *to) {
            self.complain("children are moved into one of them");
            return;
        }
        self.tree.move_children(from, to);
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        self.check_span(origin.span, "a tag with attributes");
        self.check_attributes(attributes);
        self.tree.add_missing_attributes(element, attributes, origin);
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        if !self.tree.is_element(*template, Namespace::Html, LocalName::TEMPLATE) {
            self.complain("something else than a template is asked for its contents");
        }
        TreeSink::template_contents(&mut self.tree, template)
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        if self.tree.kind(*contents) != Some(NodeKind::ShadowRoot) {
            self.complain("template contents are replaced by something else than a shadow root");
        }
        self.tree.set_template_contents(template, contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        if self.tree.shadow_root(*host).is_some() {
            self.complain("a second shadow root is attached");
        }
        TreeSink::attach_shadow_root(&mut self.tree, host, init)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        TreeSink::clone_subtree(&mut self.tree, node)
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        if !self.tree.is_element(*form, Namespace::Html, LocalName::FORM) {
            self.complain("an element is associated with something else than a form");
        }
        self.tree.associate_with_form(element, form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        self.tree.prepare_parser_inserted_script(script, flags);
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        self.tree.mark_script_already_started(script);
    }

    fn popped(&mut self, element: &NodeId) {
        if let Some(made) = self.made.get_mut(element) {
            made.popped += 1;
        }
        self.tree.popped(element);
    }
}

impl TestTree for Watched {
    fn empty() -> Self {
        Self {
            tree: Document::empty(),
            source: None,
            complaints: Vec::new(),
            made: HashMap::new(),
            next_to_text: HashSet::new(),
        }
    }

    fn for_source(source: &str) -> Self {
        let tree = Document::for_source(source);
        Self { tree, source: Some(source.to_owned()), ..Self::empty() }
    }

    fn dump(&self, root: &NodeId) -> String {
        TestTree::dump(&self.tree, root)
    }

    fn child_text(&self, node: &NodeId) -> String {
        self.tree.child_text(node)
    }

    fn inner_html(&self, node: &NodeId, options: &SerializeOptions) -> Option<String> {
        TestTree::inner_html(&self.tree, node, options)
    }

    fn set_attribute(&mut self, element: &NodeId, name: &str, value: &str) {
        TestTree::set_attribute(&mut self.tree, element, name, value);
    }
}
