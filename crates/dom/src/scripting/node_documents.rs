//! Node documents: the document that each node of an arena belongs to.
//!
//! Most nodes are in a tree below their document, or below another node whose document is known, so a
//! look-up walks up the tree. The document of a root that is not a document is noted when a node is taken
//! out of a tree or created for a document. Look-ups also leave notes on their way, which shorten the next
//! ones there. The parser makes no notes for new nodes.

use std::sync::atomic::{AtomicU64, Ordering};

use treewright_markup::NodeKind;

use crate::generations::Generations;
use crate::node::{NONE, NodeData, NodeId};
use crate::roots::RootNotes;
use crate::sealed::Sealed;
use crate::walk::{Step, Walk};
use crate::{Document, NodeError, NodeRef};

/// The notes, by the places of nodes: the place of the document in the lower half, and its generation in
/// the upper half; 0 for none. A freed document leaves its notes, which then have an old generation.
#[derive(Debug, Default)]
pub(crate) struct Owners(Vec<AtomicU64>);

impl Clone for Owners {
    fn clone(&self) -> Self {
        let load = |owner: &AtomicU64| AtomicU64::new(owner.load(Ordering::Relaxed));
        Self(self.0.iter().map(load).collect())
    }
}

impl Owners {
    fn get(&self, index: u32, generations: &Generations) -> Option<u32> {
        let note = self.0.get(index as usize)?.load(Ordering::Relaxed);
        let (document, generation) = (note as u32, (note >> 32) as u32);
        (generations.of(document).get() == generation).then_some(document)
    }

    /// Notes the document of a node, if it can reserve the memory.
    fn note(&self, index: u32, document: u32, generations: &Generations) {
        if let Some(owner) = self.0.get(index as usize) {
            let generation = u64::from(generations.of(document).get());
            owner.store(generation << 32 | u64::from(document), Ordering::Relaxed);
        }
    }

    pub(crate) fn forget(&self, index: u32) {
        if let Some(owner) = self.0.get(index as usize) {
            owner.store(0, Ordering::Relaxed);
        }
    }
}

/// The document that each node belongs to, even while it is in no tree.
/// <https://dom.spec.whatwg.org/#concept-node-document>
pub trait NodeDocuments: Sealed {
    /// Tracks the document of each node from now on, so that [`NodeDocuments::node_document`] is right for
    /// nodes outside documents and for template contents, as scripts need. Nodes that are outside documents now
    /// count as those of the main document.
    ///
    /// ```
    /// use treewright_dom::scripting::NodeDocuments;
    /// use treewright_dom::{Document, DocumentMode, Namespace};
    /// let mut document = Document::new();
    /// document.keep_node_documents();
    /// let second = document.create_document(DocumentMode::NoQuirks);
    /// let template = document.create_element(Namespace::Html, "template").unwrap();
    /// assert_eq!(document.node_document(template), Some(document.main_document()));
    /// document.append(second, template).unwrap();
    /// assert_eq!(document.node_document(template), Some(second));
    /// // The contents of templates are in a document of their own.
    /// let contents = document.template_contents(template).unwrap();
    /// assert_ne!(document.node_document(contents), Some(second));
    /// document.remove(template).unwrap();
    /// assert_eq!(document.node_document(template), Some(second));
    /// ```
    fn keep_node_documents(&mut self);

    /// Returns true after [`NodeDocuments::keep_node_documents`], until [`Document::clear`].
    fn keeps_node_documents(&self) -> bool;

    /// The node document of a node; a document is its own. Without [`NodeDocuments::keep_node_documents`]
    /// it is the document that contains a node, also through template contents and shadow trees, and the
    /// main document for nodes outside documents. <https://dom.spec.whatwg.org/#concept-node-document>
    fn node_document(&self, node: NodeId) -> Option<NodeId>;

    /// Sets the node document of a node and all its shadow-including inclusive descendants, and accordingly
    /// that of the contents of `template` elements among them: the part of "adopt" that changes documents.
    /// (Insertions do this by themselves.) <https://dom.spec.whatwg.org/#concept-node-adopt>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if `document` is not a document;
    /// [`NodeError::NotSupported`] if `node` is a document, or if node documents are not kept.
    ///
    /// ```
    /// use treewright_dom::scripting::NodeDocuments;
    /// use treewright_dom::{Document, DocumentMode};
    /// let mut document = Document::new();
    /// document.keep_node_documents();
    /// let second = document.create_document(DocumentMode::NoQuirks);
    /// let text = document.create_text("a");
    /// document.set_node_document(text, second).unwrap();
    /// assert_eq!(document.node_document(text), Some(second));
    /// ```
    fn set_node_document(&mut self, node: NodeId, document: NodeId) -> Result<(), NodeError>;
}

impl NodeDocuments for Document {
    fn keep_node_documents(&mut self) {
        if self.keeps_node_documents() {
            return;
        }
        self.rare_mut().owners = Some(Owners::default());
        self.rare_mut().roots = Some(RootNotes::default());
        let documents: Vec<NodeId> = self
            .nodes()
            .filter(|node| node.kind() == NodeKind::Document)
            .map(NodeRef::id)
            .collect();
        for document in documents {
            self.appropriate_template_contents_owner_document(document);
        }
        self.make_room_for_owners();
    }

    fn keeps_node_documents(&self) -> bool {
        self.owners().is_some()
    }

    fn node_document(&self, node: NodeId) -> Option<NodeId> {
        self.find(node).map(|index| self.id(self.node_document_at(index)))
    }

    fn set_node_document(&mut self, node: NodeId, document: NodeId) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        let document = self.resolve_document(document)?;
        if self.kind_at(index) == NodeKind::Document || !self.keeps_node_documents() {
            return Err(NodeError::NotSupported);
        }
        self.adopt_into(index, document);
        Ok(())
    }
}

impl Document {
    #[inline]
    fn owners(&self) -> Option<&Owners> {
        self.rare.as_ref()?.owners.as_ref()
    }

    /// Makes room for notes about all nodes, those of a parser included.
    pub(crate) fn make_room_for_owners(&mut self) {
        let places = self.nodes.len();
        let Some(rare) = self.rare.as_mut() else { return };
        if let Some(owners) = rare.owners.as_mut()
            && owners.0.len() < places
        {
            owners.0.resize_with(places, AtomicU64::default);
        }
        if let Some(roots) = rare.roots.as_mut() {
            roots.make_room(places);
        }
    }

    /// The node above another one in the search for its document, and true if it is the host of template
    /// contents.
    fn above(&self, index: u32) -> Option<(u32, bool)> {
        let node = self.node(index);
        if node.parent != NONE {
            return Some((node.parent, false));
        }
        match self.data_at(index) {
            NodeData::Fragment { host } if host != NONE => Some((host, true)),
            NodeData::ShadowRoot { host, .. } => Some((host, false)),
            NodeData::Attribute => {
                let element = self.attribute_nodes()?.element_of(index)?;
                Some((element, false))
            }
            _ => None,
        }
    }

    pub(crate) fn node_document_at(&self, index: u32) -> u32 {
        let owners = self.owners();
        let mut top = index;
        // The topmost template contents on the way.
        let mut contents = NONE;
        let found = loop {
            if let Some(owner) = owners.and_then(|owners| owners.get(top, &self.generations)) {
                break owner;
            }
            match self.above(top) {
                Some((above, is_host)) => {
                    if is_host {
                        contents = top;
                    }
                    top = above;
                }
                None if self.kind_at(top) == NodeKind::Document => break top,
                None => break self.main.index,
            }
        };
        let Some(owners) = owners else { return found };
        let inert = || self.document_facts(found).and_then(|facts| facts.inert);
        let inside = match contents {
            NONE => found,
            _ => inert().and_then(|inert| self.find(inert)).unwrap_or(found),
        };
        let mut owner = inside;
        let mut on_the_way = index;
        while on_the_way != top {
            // Attributes move from one element to another.
            if self.kind_at(on_the_way) != NodeKind::Attribute {
                owners.note(on_the_way, owner, &self.generations);
            }
            if on_the_way == contents {
                owner = found;
            }
            match self.above(on_the_way) {
                Some((above, _)) => on_the_way = above,
                None => break,
            }
        }
        inside
    }

    /// The document to note for a node that is taken from its place, if documents are tracked.
    pub(crate) fn node_document_to_keep(&self, index: u32) -> Option<u32> {
        self.owners().map(|_| self.node_document_at(index))
    }

    /// Notes the document of a node.
    pub(crate) fn set_owner(&mut self, index: u32, document: u32) {
        self.make_room_for_owners();
        if let Some(owners) = self.owners() {
            owners.note(index, document, &self.generations);
        }
    }

    /// Changes the document of a subtree, if it differs.
    pub(crate) fn adopt_into(&mut self, index: u32, document: u32) {
        self.make_room_for_owners();
        if self.node_document_at(index) != document
            && let Some(owners) = self.owners()
        {
            let mut walk = Walk::new(index, true);
            while let Some(step) = walk.step(self) {
                if let Step::Open(node) = step {
                    owners.forget(node);
                }
            }
            owners.note(index, document, &self.generations);
        }
    }

    /// Adopts a node that the parser is about to move, if documents are tracked.
    #[cold]
    pub(crate) fn follow_the_parser(&mut self, parent: u32, node: u32) {
        // The look-up leaves its notes at new nodes too, so that the next one is short.
        self.make_room_for_owners();
        let document = self.node_document_at(parent);
        self.adopt_into(node, document);
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::{DocumentMode, Namespace, ShadowRootInit, ShadowRootMode, TreeSink};

    use super::*;
    use crate::scripting::AttributesAsNodes;

    fn element(document: &mut Document, name: &str) -> NodeId {
        document.create_element(Namespace::Html, name).unwrap()
    }

    /// A tree with a shadow root and two nested templates; its nodes outside and inside templates.
    fn tree(document: &mut Document) -> (NodeId, Vec<NodeId>, Vec<NodeId>) {
        let [root, host, template, inner] =
            ["div", "p", "template", "template"].map(|name| element(document, name));
        let shadow = ShadowRootInit::new(ShadowRootMode::Open);
        let shadow = Document::attach_shadow_root(document, host, shadow).unwrap();
        let texts = ["a", "b", "c"].map(|text| document.create_text(text));
        let [contents, deep] =
            [template, inner].map(|node| Document::template_contents(document, node).unwrap());
        for (parent, child) in [
            (root, host),
            (shadow, texts[0]),
            (root, template),
            (contents, texts[1]),
            (contents, inner),
            (deep, texts[2]),
        ] {
            document.append(parent, child).unwrap();
        }
        let inside = vec![contents, texts[1], inner, deep, texts[2]];
        (root, vec![root, host, shadow, texts[0], template], inside)
    }

    #[track_caller]
    fn check(document: &mut Document, nodes: &(NodeId, Vec<NodeId>, Vec<NodeId>), of: NodeId) {
        let inert = document.appropriate_template_contents_owner_document(of);
        // Forwards and backwards, because look-ups leave notes.
        for order in [false, true] {
            let mut document = document.clone();
            let mut all: Vec<(NodeId, Option<NodeId>)> =
                nodes.1.iter().map(|node| (*node, Some(of))).collect();
            all.extend(nodes.2.iter().map(|node| (*node, inert)));
            if order {
                all.reverse();
            }
            for (node, expected) in all {
                assert_eq!(document.node_document(node), expected, "{node:?} {order}");
                document.make_room_for_owners();
            }
        }
    }

    #[test]
    fn documents_of_nodes() {
        let mut document = Document::new();
        let main = document.main_document();
        let early = tree(&mut document);
        document.keep_node_documents();
        let second = document.create_document(DocumentMode::NoQuirks);
        check(&mut document, &early, main);
        let nodes = tree(&mut document);
        check(&mut document, &nodes, main);
        document.append(second, nodes.0).unwrap();
        check(&mut document, &nodes, second);
        Document::remove(&mut document, nodes.0).unwrap();
        check(&mut document, &nodes, second);
        document.set_node_document(nodes.0, main).unwrap();
        check(&mut document, &nodes, main);
        document.set_node_document(nodes.0, second).unwrap();
        // Nodes that are taken out of template contents stay in their document.
        let inert = document.appropriate_template_contents_owner_document(second);
        Document::remove(&mut document, nodes.2[2]).unwrap();
        assert_eq!(document.node_document(nodes.2[2]), inert);
        assert_eq!(document.node_document(nodes.2[4]), inert);
        let copy = document.clone_node(nodes.0, true).unwrap();
        assert_eq!(document.node_document(copy), Some(second));
        // The parser also moves nodes.
        let parent = element(&mut document, "div");
        document.append(second, parent).unwrap_or_default();
        document.set_node_document(parent, second).unwrap();
        let [one, other] = ["a", "b"].map(|text| document.create_text(text));
        TreeSink::insert(&mut document, &parent, &one, None, treewright_markup::Origin::default());
        assert_eq!(document.node_document(one), Some(second));
        TreeSink::remove(&mut document, &one);
        assert_eq!(document.node_document(one), Some(second));
        let from = Document::create_document_fragment(&mut document);
        document.append(from, other).unwrap();
        assert_eq!(document.node_document(other), Some(main));
        TreeSink::move_children(&mut document, &from, &parent);
        assert_eq!(document.node_document(other), Some(second));
        // A freed document leaves nothing.
        let attribute = document.create_attribute(crate::FullName::plain("a"));
        document.set_node_document(attribute, second).unwrap();
        assert_eq!(document.node_document(attribute), Some(second));
        document.append_attribute_node(parent, attribute).unwrap();
        assert_eq!(document.node_document(attribute), Some(second));
        Document::remove(&mut document, other).unwrap();
        assert_eq!(document.node_document(other), Some(second));
        document.delete(second).unwrap();
        assert!(inert.is_some_and(|inert| !document.contains(inert)));
        // Nor does another one at its place.
        let third = document.create_document(DocumentMode::NoQuirks);
        let inert = document.appropriate_template_contents_owner_document(third);
        assert!([Some(third), inert].iter().flatten().any(|id| id.index == second.index));
        assert_eq!(document.node_document(other), Some(main));
        assert_eq!(document.node_document(second), None);
    }

    #[test]
    fn without_notes_the_tree_decides() {
        let mut document = Document::new();
        let second = document.create_document(DocumentMode::NoQuirks);
        let nodes = tree(&mut document);
        document.append(second, nodes.0).unwrap();
        for node in nodes.1.iter().chain(&nodes.2) {
            assert_eq!(document.node_document(*node), Some(second));
        }
        let refused = document.set_node_document(nodes.0, second);
        assert_eq!(refused, Err(NodeError::NotSupported));
    }
}
