//! The arena itself: making, finding and freeing nodes, and the links between them.

use std::num::NonZeroU32;

use treewright_syntax::{DocumentMode, LocalName, Namespace, NodeKind};

use crate::attributes::AttributeTable;
use crate::error::NodeError;
use crate::names::Names;
use crate::node::{DoctypeNames, Extras, NONE, Node, NodeData, NodeId};
use crate::text_store::TextStore;

/// An HTML document with everything that belongs to it, in one arena.
///
/// It is `Send` and `Sync`, and cloning it is a copy of a few vectors.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let html = document.create_element(Namespace::Html, "html")?;
/// document.append(document.main_document(), html)?;
/// assert_eq!(document.document_element(), Some(html));
/// # Ok::<(), treewright_dom::NodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    pub(crate) nodes: Vec<Node>,
    first_free: u32,
    pub(crate) texts: TextStore,
    pub(crate) names: Names,
    pub(crate) attributes: AttributeTable,
    pub(crate) doctypes: Vec<DoctypeNames>,
    pub(crate) extras: Vec<Extras>,
    pub(crate) targets: Vec<Box<str>>,
}

const FIRST_GENERATION: NonZeroU32 = NonZeroU32::MIN;

impl Default for Document {
    fn default() -> Self {
        Self::new()
    }
}

impl Document {
    /// An arena with an empty document in it.
    pub fn new() -> Self {
        let mut document = Self {
            nodes: Vec::new(),
            first_free: NONE,
            texts: TextStore::default(),
            names: Names::default(),
            attributes: AttributeTable::default(),
            doctypes: Vec::new(),
            extras: Vec::new(),
            targets: Vec::new(),
        };
        document.add(NodeData::Document { mode: DocumentMode::NoQuirks });
        document
    }

    /// An arena for the tree of `source`: texts and attribute values that stand in the source are
    /// kept as slices of it. A source of more than 4 GiB is not kept; its texts are then copied.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// assert_eq!(Document::with_source("<p>text").source(), "<p>text");
    /// ```
    pub fn with_source(source: impl Into<String>) -> Self {
        let mut document = Self::new();
        document.texts.set_source(source.into());
        document
    }

    /// The source that texts are slices of; empty when none is kept.
    pub fn source(&self) -> &str {
        self.texts.source()
    }

    /// Empties the arena for another document and keeps its memory. All ids go stale but that of
    /// the main document, which is then empty and in no-quirks mode.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// let text = document.create_text("a");
    /// document.clear();
    /// assert!(!document.contains(text));
    /// assert!(document.contains(document.main_document()));
    /// ```
    pub fn clear(&mut self) {
        self.texts.reset("");
        self.attributes.clear();
        self.doctypes.clear();
        self.extras.clear();
        self.targets.clear();
        self.first_free = NONE;
        for index in (1..self.nodes.len() as u32).rev() {
            let node = &mut self.nodes[index as usize];
            if !matches!(node.data, NodeData::Free) {
                node.data = NodeData::Free;
                node.generation = next_generation(node.generation);
            }
            node.next = self.first_free;
            self.first_free = index;
        }
        let root = &mut self.nodes[0];
        root.data = NodeData::Document { mode: DocumentMode::NoQuirks };
        root.first_child = NONE;
        root.last_child = NONE;
    }

    /// [`Document::clear`], then takes up another source.
    pub fn clear_with_source(&mut self, source: &str) {
        self.clear();
        self.texts.reset(source);
    }

    /// The main document: the one that [`Document::new`] made.
    pub fn main_document(&self) -> NodeId {
        NodeId { index: 0, generation: self.nodes[0].generation }
    }

    /// Whether the node exists in this arena.
    pub fn contains(&self, node: NodeId) -> bool {
        self.get(node).is_some()
    }

    /// How many nodes the arena holds, those without a parent included.
    pub fn node_count(&self) -> usize {
        self.nodes.iter().filter(|node| !matches!(node.data, NodeData::Free)).count()
    }

    pub(crate) fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes
            .get(id.index as usize)
            .filter(|node| node.generation == id.generation && !matches!(node.data, NodeData::Free))
    }

    pub(crate) fn check(&self, id: NodeId) -> Result<(), NodeError> {
        if self.contains(id) { Ok(()) } else { Err(NodeError::Stale) }
    }

    /// The id of the node at an index, `None` for [`NONE`].
    pub(crate) fn id(&self, index: u32) -> Option<NodeId> {
        let node = self.nodes.get(index as usize)?;
        Some(NodeId { index, generation: node.generation })
    }

    /// Puts a node without links into the arena.
    ///
    /// # Panics
    /// When the arena holds 2^32 - 1 nodes.
    pub(crate) fn add(&mut self, data: NodeData) -> NodeId {
        let mut node = Node {
            parent: NONE,
            previous: NONE,
            next: NONE,
            first_child: NONE,
            last_child: NONE,
            generation: FIRST_GENERATION,
            data,
        };
        if self.first_free != NONE {
            let index = self.first_free;
            let place = &mut self.nodes[index as usize];
            self.first_free = place.next;
            node.generation = place.generation;
            let id = NodeId { index, generation: node.generation };
            *place = node;
            return id;
        }
        let index = self.nodes.len() as u32;
        assert!(index < NONE, "a document has less than 2^32 nodes");
        self.nodes.push(node);
        NodeId { index, generation: FIRST_GENERATION }
    }

    /// Gives back the place of a node that nothing links to any more.
    pub(crate) fn free(&mut self, index: u32) {
        let node = &mut self.nodes[index as usize];
        match node.data {
            NodeData::Text { text: data }
            | NodeData::Comment { data }
            | NodeData::ProcessingInstruction { data, .. } => self.texts.free(data),
            NodeData::Element { extras, .. } if extras != NONE => {
                self.extras[extras as usize] = Extras::default();
            }
            _ => {}
        }
        node.data = NodeData::Free;
        node.generation = next_generation(node.generation);
        node.next = self.first_free;
        self.first_free = index;
    }

    /// Links `child`, which has no parent, into `parent` before `before` (or at the end).
    pub(crate) fn link(&mut self, parent: u32, child: u32, before: u32) {
        let previous = if before == NONE {
            std::mem::replace(&mut self.nodes[parent as usize].last_child, child)
        } else {
            std::mem::replace(&mut self.nodes[before as usize].previous, child)
        };
        if previous == NONE {
            self.nodes[parent as usize].first_child = child;
        } else {
            self.nodes[previous as usize].next = child;
        }
        let node = &mut self.nodes[child as usize];
        node.parent = parent;
        node.previous = previous;
        node.next = before;
    }

    /// Takes a node out of its parent.
    pub(crate) fn unlink(&mut self, child: u32) {
        let node = &mut self.nodes[child as usize];
        let (parent, previous, next) = (node.parent, node.previous, node.next);
        if parent == NONE {
            return;
        }
        node.parent = NONE;
        node.previous = NONE;
        node.next = NONE;
        if previous == NONE {
            self.nodes[parent as usize].first_child = next;
        } else {
            self.nodes[previous as usize].next = next;
        }
        if next == NONE {
            self.nodes[parent as usize].last_child = previous;
        } else {
            self.nodes[next as usize].previous = previous;
        }
    }

    /// The extras of an element, made when it has none.
    pub(crate) fn extras_mut(&mut self, index: u32) -> Option<&mut Extras> {
        let count = self.extras.len() as u32;
        let NodeData::Element { extras, .. } = &mut self.nodes[index as usize].data else {
            return None;
        };
        if *extras == NONE {
            *extras = count;
            self.extras.push(Extras::default());
        }
        let extras = *extras as usize;
        self.extras.get_mut(extras)
    }

    pub(crate) fn extras(&self, index: u32) -> Option<&Extras> {
        match self.nodes.get(index as usize)?.data {
            NodeData::Element { extras, .. } => self.extras.get(extras as usize),
            _ => None,
        }
    }

    /// What kind of node this is.
    pub fn node_kind(&self, node: NodeId) -> Option<NodeKind> {
        self.get(node).and_then(|node| node.data.kind())
    }

    /// The namespace of an element.
    pub fn namespace(&self, element: NodeId) -> Option<Namespace> {
        match self.get(element)?.data {
            NodeData::Element { namespace, .. } => Some(namespace),
            _ => None,
        }
    }

    /// The local name of an element.
    pub fn local_name(&self, element: NodeId) -> Option<&str> {
        self.name_of(element).map(|name| self.names.elements.text(name))
    }

    /// The local name of an element as a number: a constant where it is a known name, otherwise
    /// one of this document's own.
    pub fn name_of(&self, element: NodeId) -> Option<LocalName> {
        match self.get(element)?.data {
            NodeData::Element { local, .. } => Some(local),
            _ => None,
        }
    }

    /// The data of a text, a comment or a processing instruction.
    pub fn text(&self, node: NodeId) -> Option<&str> {
        match self.get(node)?.data {
            NodeData::Text { text: data }
            | NodeData::Comment { data }
            | NodeData::ProcessingInstruction { data, .. } => Some(self.texts.get(data)),
            _ => None,
        }
    }

    /// The target of a processing instruction.
    pub fn target(&self, node: NodeId) -> Option<&str> {
        match self.get(node)?.data {
            NodeData::ProcessingInstruction { target, .. } => {
                self.targets.get(target as usize).map(AsRef::as_ref)
            }
            _ => None,
        }
    }

    /// Name, public identifier and system identifier of a doctype.
    pub fn doctype(&self, node: NodeId) -> Option<(&str, &str, &str)> {
        match self.get(node)?.data {
            NodeData::Doctype { names } => {
                let names = self.doctypes.get(names as usize)?;
                Some((&names.name, &names.public_id, &names.system_id))
            }
            _ => None,
        }
    }

    /// The contents of a `template` element: a document fragment, or the shadow root that the
    /// template was declared to be.
    pub fn template_contents(&self, template: NodeId) -> Option<NodeId> {
        self.get(template)?;
        self.extras(template.index)?.template_contents
    }

    /// The form that the parser associated an element with, where it did.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
    pub fn form_owner(&self, element: NodeId) -> Option<NodeId> {
        self.get(element)?;
        self.extras(element.index)?.form_owner.filter(|form| self.contains(*form))
    }

    /// Whether a `script` element is marked as already started.
    pub fn script_already_started(&self, script: NodeId) -> bool {
        self.get(script).is_some()
            && self.extras(script.index).is_some_and(|extras| extras.already_started)
    }

    /// Whether a `script` element is parser-inserted: its parser document is set.
    pub fn script_is_parser_inserted(&self, script: NodeId) -> bool {
        self.get(script).is_some()
            && self.extras(script.index).is_some_and(|extras| extras.parser_document)
    }

    /// The mode of the main document.
    pub fn mode(&self) -> DocumentMode {
        match self.nodes[0].data {
            NodeData::Document { mode } => mode,
            _ => DocumentMode::NoQuirks,
        }
    }

    /// Sets the mode of the main document.
    pub fn set_mode(&mut self, mode: DocumentMode) {
        self.nodes[0].data = NodeData::Document { mode };
    }
}

/// The generation after this one. After 2^32 - 1 uses of a place the first comes again.
fn next_generation(generation: NonZeroU32) -> NonZeroU32 {
    generation.checked_add(1).unwrap_or(FIRST_GENERATION)
}
