//! A reference-counted tree: the second full implementor of [`TreeSink`] and [`TreeQuery`].
//!
//! Nodes own their first child and their next sibling, and have weak references to their parent, previous
//! sibling and last child; a removed subtree lives as long as something holds its root.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use treewright_dom::SerializeOptions;
use treewright_syntax::{
    AttributeNamespace, Attributes, DocumentMode, ElementName, LocalName, Namespace, NodeKind,
    Origin, Run, ShadowRootInit, ShadowRootRefused, TreeQuery, TreeSink,
};

use super::{DumpLine, DumpWriter, TestTree};

/// A node: a counted reference. Two are equal if they refer to the same node.
#[derive(Clone, Debug)]
pub struct RcNode(Rc<Node>);

impl PartialEq for RcNode {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for RcNode {}

#[derive(Debug)]
struct Node {
    data: Data,
    links: RefCell<Links>,
}

#[derive(Debug, Default)]
struct Links {
    parent: Option<Weak<Node>>,
    first_child: Option<RcNode>,
    last_child: Option<Weak<Node>>,
    previous_sibling: Option<Weak<Node>>,
    next_sibling: Option<RcNode>,
}

#[derive(Debug)]
enum Data {
    Document,
    Fragment { host: Option<Weak<Node>> },
    ShadowRoot { host: Weak<Node>, init: ShadowRootInit },
    Doctype { name: String, public_identifier: String, system_identifier: String },
    Element(Element),
    Text(RefCell<String>),
    Comment(String),
    ProcessingInstruction { target: String, data: String },
}

#[derive(Debug)]
struct Element {
    namespace: Namespace,
    name: String,
    attributes: RefCell<Vec<OwnAttribute>>,
    contents: RefCell<Option<RcNode>>,
    shadow_root: RefCell<Option<RcNode>>,
    form: RefCell<Option<Weak<Node>>>,
    already_started: Cell<bool>,
}

#[derive(Clone, Debug)]
struct OwnAttribute {
    namespace: AttributeNamespace,
    local: String,
    value: String,
}

fn up(weak: Option<&Weak<Node>>) -> Option<RcNode> {
    weak.and_then(Weak::upgrade).map(RcNode)
}

impl RcNode {
    fn new(data: Data) -> Self {
        Self(Rc::new(Node { data, links: RefCell::default() }))
    }

    fn weak(&self) -> Weak<Node> {
        Rc::downgrade(&self.0)
    }

    fn element(&self) -> Option<&Element> {
        match &self.0.data {
            Data::Element(element) => Some(element),
            _ => None,
        }
    }

    fn first_child(&self) -> Option<Self> {
        self.0.links.borrow().first_child.clone()
    }

    fn next_sibling(&self) -> Option<Self> {
        self.0.links.borrow().next_sibling.clone()
    }

    fn last_child(&self) -> Option<Self> {
        up(self.0.links.borrow().last_child.as_ref())
    }

    fn previous_sibling(&self) -> Option<Self> {
        up(self.0.links.borrow().previous_sibling.as_ref())
    }

    fn parent(&self) -> Option<Self> {
        up(self.0.links.borrow().parent.as_ref())
    }

    fn detach(&self) {
        let (parent, previous, next) = {
            let mut links = self.0.links.borrow_mut();
            let parent = links.parent.take();
            let previous = links.previous_sibling.take();
            (up(parent.as_ref()), up(previous.as_ref()), links.next_sibling.take())
        };
        let Some(parent) = parent else { return };
        if let Some(next) = &next {
            next.0.links.borrow_mut().previous_sibling = previous.as_ref().map(Self::weak);
        } else {
            parent.0.links.borrow_mut().last_child = previous.as_ref().map(Self::weak);
        }
        // The previous owner of this node is dropped while the caller's handle is still alive.
        let held = match &previous {
            Some(previous) => {
                std::mem::replace(&mut previous.0.links.borrow_mut().next_sibling, next)
            }
            None => std::mem::replace(&mut parent.0.links.borrow_mut().first_child, next),
        };
        debug_assert_eq!(held.as_ref(), Some(self));
    }

    fn insert(&self, node: &Self, before: Option<&Self>) {
        debug_assert!(node.parent().is_none(), "a node that is inserted has no parent");
        let previous = match before {
            Some(before) => before.previous_sibling(),
            None => self.last_child(),
        };
        {
            let mut links = node.0.links.borrow_mut();
            links.parent = Some(self.weak());
            links.previous_sibling = previous.as_ref().map(Self::weak);
            links.next_sibling = before.cloned();
        }
        match before {
            Some(before) => before.0.links.borrow_mut().previous_sibling = Some(node.weak()),
            None => self.0.links.borrow_mut().last_child = Some(node.weak()),
        }
        match previous {
            Some(previous) => previous.0.links.borrow_mut().next_sibling = Some(node.clone()),
            None => self.0.links.borrow_mut().first_child = Some(node.clone()),
        }
    }
}

impl Node {
    /// Moves out everything that this node keeps alive.
    fn give_up(&self, to: &mut Vec<RcNode>) {
        let mut links = self.links.borrow_mut();
        to.extend(links.first_child.take());
        to.extend(links.next_sibling.take());
        if let Data::Element(element) = &self.data {
            to.extend(element.contents.borrow_mut().take());
            to.extend(element.shadow_root.borrow_mut().take());
        }
    }
}

impl Drop for Node {
    /// Takes the nodes below apart with a work list instead of the call stack.
    fn drop(&mut self) {
        let mut work = Vec::new();
        self.give_up(&mut work);
        while let Some(node) = work.pop() {
            // The last reference: dropping it finds nothing left below.
            if Rc::strong_count(&node.0) == 1 {
                node.0.give_up(&mut work);
            }
        }
    }
}

/// A document whose nodes are reference-counted.
#[derive(Debug)]
pub struct RcTree {
    document: RcNode,
    mode: DocumentMode,
    constructor: Option<Constructor>,
}

/// A function that runs when the parser creates an element, like the constructors of custom elements. It
/// gets the element and its intended parent.
pub type Constructor = fn(&mut RcTree, &RcNode, &RcNode);

impl Default for RcTree {
    fn default() -> Self {
        Self {
            document: RcNode::new(Data::Document),
            mode: DocumentMode::NoQuirks,
            constructor: None,
        }
    }
}

impl RcTree {
    /// Runs this for each element that the parser creates.
    pub fn set_constructor(&mut self, constructor: Constructor) {
        self.constructor = Some(constructor);
    }

    /// The form that the parser associated a form control with.
    pub fn form_owner(&self, element: &RcNode) -> Option<RcNode> {
        element.element().and_then(|element| up(element.form.borrow().as_ref()))
    }

    /// True if the parser marked this script "already started".
    pub fn is_already_started(&self, script: &RcNode) -> bool {
        script.element().is_some_and(|element| element.already_started.get())
    }

    fn new_element(namespace: Namespace, name: &str, attributes: Vec<OwnAttribute>) -> RcNode {
        let node = RcNode::new(Data::Element(Element {
            namespace,
            name: name.to_owned(),
            attributes: RefCell::new(attributes),
            contents: RefCell::default(),
            shadow_root: RefCell::default(),
            form: RefCell::default(),
            already_started: Cell::new(false),
        }));
        if namespace == Namespace::Html && name == "template" {
            let contents = RcNode::new(Data::Fragment { host: Some(node.weak()) });
            if let Some(element) = node.element() {
                element.contents.replace(Some(contents));
            }
        }
        node
    }

    /// A copy of one node without its contents.
    fn clone_single(node: &RcNode) -> RcNode {
        match &node.0.data {
            Data::Document => RcNode::new(Data::Document),
            Data::Fragment { .. } | Data::ShadowRoot { .. } => {
                RcNode::new(Data::Fragment { host: None })
            }
            Data::Doctype { name, public_identifier, system_identifier } => {
                RcNode::new(Data::Doctype {
                    name: name.clone(),
                    public_identifier: public_identifier.clone(),
                    system_identifier: system_identifier.clone(),
                })
            }
            Data::Element(element) => {
                let attributes = element.attributes.borrow().clone();
                let copy = Self::new_element(element.namespace, &element.name, attributes);
                if let Some(copy) = copy.element() {
                    copy.already_started.set(element.already_started.get());
                }
                copy
            }
            Data::Text(text) => RcNode::new(Data::Text(RefCell::new(text.borrow().clone()))),
            Data::Comment(data) => RcNode::new(Data::Comment(data.clone())),
            Data::ProcessingInstruction { target, data } => {
                let (target, data) = (target.clone(), data.clone());
                RcNode::new(Data::ProcessingInstruction { target, data })
            }
        }
    }
}

impl TreeQuery for RcTree {
    type Handle = RcNode;

    fn document(&self) -> RcNode {
        self.document.clone()
    }

    fn document_mode(&self) -> DocumentMode {
        self.mode
    }

    fn kind(&self, node: &RcNode) -> NodeKind {
        match &node.0.data {
            Data::Document => NodeKind::Document,
            Data::Fragment { .. } => NodeKind::DocumentFragment,
            Data::ShadowRoot { .. } => NodeKind::ShadowRoot,
            Data::Doctype { .. } => NodeKind::Doctype,
            Data::Element(_) => NodeKind::Element,
            Data::Text(_) => NodeKind::Text,
            Data::Comment(_) => NodeKind::Comment,
            Data::ProcessingInstruction { .. } => NodeKind::ProcessingInstruction,
        }
    }

    fn parent(&self, node: &RcNode) -> Option<RcNode> {
        node.parent()
    }

    fn first_child(&self, node: &RcNode) -> Option<RcNode> {
        node.first_child()
    }

    fn last_child(&self, node: &RcNode) -> Option<RcNode> {
        node.last_child()
    }

    fn previous_sibling(&self, node: &RcNode) -> Option<RcNode> {
        node.previous_sibling()
    }

    fn next_sibling(&self, node: &RcNode) -> Option<RcNode> {
        node.next_sibling()
    }

    fn host(&self, fragment: &RcNode) -> Option<RcNode> {
        match &fragment.0.data {
            Data::Fragment { host } => up(host.as_ref()),
            Data::ShadowRoot { host, .. } => up(Some(host)),
            _ => None,
        }
    }

    fn is_shadow_host(&self, element: &RcNode) -> bool {
        element.element().is_some_and(|element| element.shadow_root.borrow().is_some())
    }

    fn is_element(&self, node: &RcNode, namespace: Namespace, name: LocalName) -> bool {
        node.element().is_some_and(|element| {
            element.namespace == namespace && name.known_text() == Some(element.name.as_str())
        })
    }

    fn with_attribute(&self, element: &RcNode, name: &str, read: &mut dyn FnMut(&str)) {
        let Some(element) = element.element() else { return };
        let list = element.attributes.borrow();
        let is =
            |one: &&OwnAttribute| one.namespace == AttributeNamespace::None && one.local == name;
        if let Some(attribute) = list.iter().find(is) {
            read(&attribute.value);
        }
    }

    fn with_processing_instruction(&self, node: &RcNode, read: &mut dyn FnMut(&str, &str)) {
        if let Data::ProcessingInstruction { target, data } = &node.0.data {
            read(target, data);
        }
    }
}

fn own(attributes: Attributes<'_>) -> Vec<OwnAttribute> {
    let own = |attribute: treewright_syntax::Attribute<'_>| OwnAttribute {
        namespace: attribute.name.namespace,
        local: attribute.name.local.to_owned(),
        value: attribute.value.text().to_owned(),
    };
    attributes.iter().map(own).collect()
}

impl TreeSink for RcTree {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.mode = mode;
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &RcNode,
        _origin: Origin,
    ) -> RcNode {
        let element = Self::new_element(name.namespace, name.text, own(attributes));
        if let Some(constructor) = self.constructor {
            constructor(self, &element, intended_parent);
        }
        element
    }

    fn create_comment(&mut self, data: Run<'_>, _origin: Origin) -> RcNode {
        RcNode::new(Data::Comment(data.text().to_owned()))
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        _origin: Origin,
    ) -> RcNode {
        let (target, data) = (target.to_owned(), data.text().to_owned());
        RcNode::new(Data::ProcessingInstruction { target, data })
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        _origin: Origin,
    ) -> RcNode {
        RcNode::new(Data::Doctype {
            name: name.to_owned(),
            public_identifier: public_identifier.to_owned(),
            system_identifier: system_identifier.to_owned(),
        })
    }

    fn create_document_fragment(&mut self) -> RcNode {
        RcNode::new(Data::Fragment { host: None })
    }

    fn insert(&mut self, parent: &RcNode, node: &RcNode, before: Option<&RcNode>, _origin: Origin) {
        parent.insert(node, before);
    }

    fn insert_text(
        &mut self,
        parent: &RcNode,
        before: Option<&RcNode>,
        text: Run<'_>,
        _origin: Origin,
    ) {
        let previous = match before {
            Some(before) => before.previous_sibling(),
            None => parent.last_child(),
        };
        if let Some(RcNode(node)) = &previous
            && let Data::Text(there) = &node.data
        {
            there.borrow_mut().push_str(text.text());
            return;
        }
        let node = RcNode::new(Data::Text(RefCell::new(text.text().to_owned())));
        parent.insert(&node, before);
    }

    fn remove(&mut self, node: &RcNode) {
        node.detach();
    }

    fn move_children(&mut self, from: &RcNode, to: &RcNode) {
        while let Some(child) = from.first_child() {
            child.detach();
            to.insert(&child, None);
        }
    }

    fn add_missing_attributes(
        &mut self,
        element: &RcNode,
        attributes: Attributes<'_>,
        _origin: Origin,
    ) {
        let Some(element) = element.element() else { return };
        let mut list = element.attributes.borrow_mut();
        for attribute in own(attributes) {
            let same = |there: &OwnAttribute| {
                there.namespace == attribute.namespace && there.local == attribute.local
            };
            if !list.iter().any(same) {
                list.push(attribute);
            }
        }
    }

    fn template_contents(&mut self, template: &RcNode) -> RcNode {
        let contents = template.element().and_then(|element| element.contents.borrow().clone());
        // Only `template` elements are passed, and they got theirs when they were created.
        contents.unwrap_or_else(|| RcNode::new(Data::Fragment { host: Some(template.weak()) }))
    }

    fn set_template_contents(&mut self, template: &RcNode, contents: &RcNode) {
        if let Some(element) = template.element() {
            element.contents.replace(Some(contents.clone()));
        }
    }

    fn attach_shadow_root(
        &mut self,
        host: &RcNode,
        init: ShadowRootInit,
    ) -> Result<RcNode, ShadowRootRefused> {
        let element = host.element().ok_or(ShadowRootRefused)?;
        let shadow_root = RcNode::new(Data::ShadowRoot { host: host.weak(), init });
        element.shadow_root.replace(Some(shadow_root.clone()));
        Ok(shadow_root)
    }

    fn clone_subtree(&mut self, node: &RcNode) -> RcNode {
        let root = Self::clone_single(node);
        let mut work = vec![(node.clone(), root.clone())];
        while let Some((node, copy)) = work.pop() {
            let mut next = node.first_child();
            while let Some(child) = next {
                let child_copy = Self::clone_single(&child);
                copy.insert(&child_copy, None);
                next = child.next_sibling();
                work.push((child, child_copy));
            }
            let (Some(element), Some(element_copy)) = (node.element(), copy.element()) else {
                continue;
            };
            if let (Some(contents), Some(contents_copy)) =
                (element.contents.borrow().clone(), element_copy.contents.borrow().clone())
            {
                work.push((contents, contents_copy));
            }
            if let Some(shadow_root) = element.shadow_root.borrow().clone()
                && let Data::ShadowRoot { init, .. } = &shadow_root.0.data
                && init.clonable
            {
                let shadow_copy = RcNode::new(Data::ShadowRoot { host: copy.weak(), init: *init });
                element_copy.shadow_root.replace(Some(shadow_copy.clone()));
                work.push((shadow_root, shadow_copy));
            }
        }
        root
    }

    fn associate_with_form(&mut self, element: &RcNode, form: &RcNode) {
        if let Some(element) = element.element() {
            element.form.replace(Some(form.weak()));
        }
    }

    fn mark_script_already_started(&mut self, script: &RcNode) {
        if let Some(element) = script.element() {
            element.already_started.set(true);
        }
    }

    fn creation_may_run_script(&self) -> bool {
        self.constructor.is_some()
    }
}

/// A step of a dump: a node with its contents, or the line that opens a part.
enum Step {
    Siblings(RcNode),
    Part(DumpLine<'static>, Option<RcNode>),
}

impl TestTree for RcTree {
    fn empty() -> Self {
        Self::default()
    }

    fn child_text(&self, node: &RcNode) -> String {
        let mut text = String::new();
        let mut child = node.first_child();
        while let Some(node) = child {
            if let Data::Text(part) = &node.0.data {
                text.push_str(&part.borrow());
            }
            child = node.next_sibling();
        }
        text
    }

    /// This tree does not serialize; `dom` does.
    fn inner_html(&self, _node: &RcNode, _options: &SerializeOptions) -> Option<String> {
        None
    }

    fn set_attribute(&mut self, element: &RcNode, name: &str, value: &str) {
        let Some(element) = element.element() else { return };
        let mut list = element.attributes.borrow_mut();
        let is =
            |one: &OwnAttribute| one.namespace == AttributeNamespace::None && one.local == name;
        match list.iter().position(is) {
            Some(index) => value.clone_into(&mut list[index].value),
            None => list.push(OwnAttribute {
                namespace: AttributeNamespace::None,
                local: name.to_owned(),
                value: value.to_owned(),
            }),
        }
    }

    fn dump(&self, root: &RcNode) -> String {
        let mut out = DumpWriter::default();
        let mut work: Vec<(usize, Step)> = Vec::new();
        work.extend(root.first_child().map(|first| (0, Step::Siblings(first))));
        while let Some((depth, step)) = work.pop() {
            let node = match step {
                Step::Siblings(node) => node,
                Step::Part(line, first) => {
                    out.line(depth, &line);
                    work.extend(first.map(|first| (depth + 1, Step::Siblings(first))));
                    continue;
                }
            };
            // The step to be popped first is pushed last: the siblings come after everything below.
            work.extend(node.next_sibling().map(|next| (depth, Step::Siblings(next))));
            match &node.0.data {
                Data::Doctype { name, public_identifier, system_identifier } => {
                    out.line(
                        depth,
                        &DumpLine::Doctype { name, public_identifier, system_identifier },
                    );
                }
                Data::Element(element) => {
                    let attributes = element.attributes.borrow();
                    let attributes = attributes
                        .iter()
                        .map(|one| (one.namespace, one.local.as_str(), one.value.as_str()));
                    out.line(
                        depth,
                        &DumpLine::Element {
                            namespace: element.namespace,
                            name: &element.name,
                            attributes: attributes.collect(),
                        },
                    );
                    work.extend(node.first_child().map(|first| (depth + 1, Step::Siblings(first))));
                    if let Some(contents) = &*element.contents.borrow() {
                        let part = Step::Part(DumpLine::Content, contents.first_child());
                        work.push((depth + 1, part));
                    }
                    if let Some(shadow_root) = &*element.shadow_root.borrow()
                        && let Data::ShadowRoot { init, .. } = &shadow_root.0.data
                    {
                        let line = DumpLine::ShadowRoot(init.mode);
                        work.push((depth + 1, Step::Part(line, shadow_root.first_child())));
                    }
                }
                Data::Text(text) => out.line(depth, &DumpLine::Text(&text.borrow())),
                Data::Comment(data) => out.line(depth, &DumpLine::Comment(data)),
                Data::ProcessingInstruction { target, data } => {
                    out.line(depth, &DumpLine::ProcessingInstruction { target, data });
                }
                Data::Document | Data::Fragment { .. } | Data::ShadowRoot { .. } => {}
            }
        }
        out.finish()
    }
}
