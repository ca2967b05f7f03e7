//! Nodes of other arenas: copies, and nodes that move here.

use std::collections::HashMap;

use treewright_markup::NodeKind;

use crate::attributes::Slot;
use crate::clone::CloneOptions;
use crate::node::{AttributeList, ElementFacts, NONE, NodeData, NodeId};
use crate::scripting::{AttributesAsNodes, CharacterData, CustomElements, UncheckedNodes};
use crate::walk::{Step, Walk};
use crate::{CopiedShadowRoots, Document, FullName, NodeError};

/// The nodes that moved from one document to another: see [`Document::adopt_node`].
#[derive(Clone, Debug)]
pub struct Adopted {
    node: NodeId,
    ids: HashMap<NodeId, NodeId>,
}

impl Adopted {
    /// The node that was adopted, by its new id.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The new id of a node that had this one in its old document.
    pub fn new_id(&self, old: NodeId) -> Option<NodeId> {
        self.ids.get(&old).copied()
    }

    /// The old and the new ids of all nodes, in no particular order.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = (NodeId, NodeId)> + '_ {
        self.ids.iter().map(|(old, new)| (*old, *new))
    }
}

impl Document {
    /// Returns a copy of a node of another document, without a parent, with copies of its descendants if
    /// `deep` is true. It has what [`Document::clone_node`] copies.
    /// <https://dom.spec.whatwg.org/#dom-document-importnode>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for documents and shadow roots.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut other = Document::new();
    /// let element = other.create_element(Namespace::Html, "p").unwrap();
    /// other.set_text_content(element, "a").unwrap();
    /// let mut document = Document::new();
    /// let copy = document.import_node(&other, element, true).unwrap();
    /// assert_eq!(document.outer_html(copy), "<p>a</p>");
    /// ```
    pub fn import_node(
        &mut self,
        other: &Self,
        node: NodeId,
        deep: bool,
    ) -> Result<NodeId, NodeError> {
        self.import_with(other, node, &CloneOptions::new().deep(deep))
    }

    /// [`Document::import_node`], with options.
    ///
    /// # Errors
    /// As for [`Document::import_node`].
    ///
    /// ```
    /// use treewright_dom::{CloneOptions, Document, Namespace};
    /// let mut other = Document::new();
    /// let element = other.create_element(Namespace::Html, "p").unwrap();
    /// other.set_attribute(element, "id", "a").unwrap();
    /// let mut document = Document::new();
    /// let options = CloneOptions::new().attributes(false);
    /// let copy = document.import_with(&other, element, &options).unwrap();
    /// assert_eq!(document.outer_html(copy), "<p></p>");
    /// ```
    pub fn import_with(
        &mut self,
        other: &Self,
        node: NodeId,
        options: &CloneOptions,
    ) -> Result<NodeId, NodeError> {
        let index = other.resolve(node)?;
        if matches!(other.kind_at(index), NodeKind::Document | NodeKind::ShadowRoot) {
            return Err(NodeError::NotSupported);
        }
        self.follows_selects();
        let copy = self.copy_from(other, index, options, |_, _, _| {});
        self.skip_the_copies();
        self.record_subtree(copy);
        Ok(copy)
    }

    /// Moves a node and its descendants out of another document, including template contents and shadow
    /// trees. The nodes get new ids, and their old ones go stale. They keep what belongs to them: `is`
    /// values, the forms that the parser gave their controls, the selectedness of options, and whether
    /// scripts are already started and have a parser document.
    ///
    /// A node that moves between trees of one document needs no adoption, and keeps its id.
    /// <https://dom.spec.whatwg.org/#dom-document-adoptnode>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for documents, template contents and the
    /// [root](Document::root) of the other document; [`NodeError::HierarchyRequest`] for shadow roots.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut other = Document::new();
    /// let element = other.create_element(Namespace::Html, "p").unwrap();
    /// other.append(other.root(), element).unwrap();
    /// let mut document = Document::new();
    /// let adopted = document.adopt_node(&mut other, element).unwrap();
    /// document.append(document.root(), adopted.node()).unwrap();
    /// assert!(!other.contains(element));
    /// assert_eq!(document.inner_html(document.root()), "<p></p>");
    /// ```
    pub fn adopt_node(&mut self, other: &mut Self, node: NodeId) -> Result<Adopted, NodeError> {
        let index = other.resolve(node)?;
        match other.kind_at(index) {
            NodeKind::Document => return Err(NodeError::NotSupported),
            NodeKind::ShadowRoot => return Err(crate::HierarchyViolation::ShadowRoot.into()),
            _ if node == other.root || other.host_at(index) != NONE => {
                return Err(NodeError::NotSupported);
            }
            _ => {}
        }
        other.take_out(index);
        self.follows_selects();
        let options = CloneOptions::new().deep(true).shadow_roots(CopiedShadowRoots::All);
        let mut ids = HashMap::new();
        let adopted = self.copy_from(other, index, &options, |document, original, copy| {
            ids.insert(other.id(original), copy);
            document.adopt_state(other, original, copy.index);
        });
        self.adopt_selectedness(other, &ids);
        self.skip_the_copies();
        for (old, new) in &ids {
            if let Some(form) = other.kept_form(old.index)
                && let Some(form) = ids.get(&form)
            {
                self.keep_the_form(new.index, *form);
            }
        }
        self.record_subtree(adopted);
        other.delete(node)?;
        Ok(Adopted { node: adopted, ids })
    }

    /// Transfers to a moved node the properties that copies do not have.
    fn adopt_state(&mut self, other: &Self, original: u32, new: u32) {
        let flag = ElementFacts::PARSER_DOCUMENT;
        self.node_mut(new).data.set(flag, other.node(original).data.has(flag));
    }

    /// Copies a subtree of another document.
    fn copy_from(
        &mut self,
        other: &Self,
        root: u32,
        options: &CloneOptions,
        mut copied: impl FnMut(&mut Self, u32, NodeId),
    ) -> NodeId {
        let copy = self.copy_one_from(other, root, options);
        copied(self, root, copy);
        let mut walk = Walk::new(root, true);
        walk.step(other);
        let mut current = copy.index;
        // The depth in the walk of a shadow tree that is copied whole although descendants are not.
        let mut in_shadow_trees = 0_usize;
        while let Some(step) = walk.step(other) {
            match step {
                Step::Open(node) => match other.data_at(node) {
                    NodeData::ShadowRoot { init, .. } => {
                        if !options.copied_shadow_roots().copies(init.clonable) {
                            walk.leave(other, node);
                            continue;
                        }
                        in_shadow_trees = in_shadow_trees.saturating_add(1);
                        let new = self.new_shadow_root(current, init);
                        copied(self, node, new);
                        current = new.index;
                    }
                    _ if !options.is_deep() && in_shadow_trees == 0 => walk.leave(other, node),
                    NodeData::Fragment { .. } => {
                        // The copy of a template has contents.
                        if let Some(contents) = self.own_template_contents(current) {
                            copied(self, node, self.id(contents));
                            current = contents;
                        } else {
                            walk.leave(other, node);
                        }
                    }
                    _ => {
                        let new = self.copy_one_from(other, node, options);
                        self.link(current, new.index, NONE);
                        copied(self, node, new);
                        current = new.index;
                    }
                },
                Step::Close(node) if node == root => {}
                Step::Close(node) => {
                    if other.kind_at(node) == NodeKind::ShadowRoot {
                        in_shadow_trees = in_shadow_trees.saturating_sub(1);
                    }
                    current = self.parent_or_host(current);
                }
            }
        }
        copy
    }

    fn copy_one_from(&mut self, other: &Self, index: u32, options: &CloneOptions) -> NodeId {
        let node = other.id(index);
        let text = other.script_text(node).unwrap_or_else(|| "".into());
        match other.data_at(index) {
            NodeData::Element { facts, local, .. } => {
                let local = self.names.intern(other.names.text(local));
                let copy = self.new_element(facts.namespace(), local, 0, 0);
                if facts.has(ElementFacts::NAME_PARTS)
                    && let Some(name) = other.full_name(node)
                {
                    self.set_name_parts(copy.index, name);
                }
                if options.has_attributes() {
                    self.copy_attributes_from(other, index, copy.index);
                }
                if let Some(is) = other.is_value_at(index) {
                    self.set_is_value(copy, is);
                }
                let started = ElementFacts::ALREADY_STARTED;
                self.node_mut(copy.index).data.set(started, facts.has(started));
                copy
            }
            NodeData::Text { .. } if other.is_cdata_section(node) => {
                self.create_cdata_section(&text)
            }
            NodeData::Text { .. } => self.create_text_from(&text),
            NodeData::Comment { .. } => self.create_comment_from(&text),
            NodeData::ProcessingInstruction { target, .. } => {
                let data = self.own_script_text(&text);
                self.new_processing_instruction(other.names.text(target), data)
            }
            NodeData::Doctype { name, .. } => {
                let ids = other.doctype(node).map_or(["", ""], |it| [it.public_id, it.system_id]);
                let ids = ids.map(|id| self.own_text(id));
                self.new_doctype(other.names.text(name), ids)
            }
            NodeData::Attribute => {
                let name = other.attribute_node_name(node).unwrap_or(FullName::plain(""));
                let copy = self.create_attribute(name);
                if let Some(value) = other.attribute_node_value(node) {
                    // It is an attribute that was just created.
                    let _ = self.set_attribute_node_value(copy, &value);
                }
                copy
            }
            // A template's contents are created with it, and documents are not copied.
            NodeData::Document { .. }
            | NodeData::Fragment { .. }
            | NodeData::ShadowRoot { .. }
            | NodeData::Free => self.create_document_fragment(),
        }
    }

    fn copy_attributes_from(&mut self, other: &Self, original: u32, copy: u32) {
        let slots = other.slots(original);
        if slots.is_empty() {
            return;
        }
        let mut own = Vec::with_capacity(slots.len());
        for slot in slots {
            let name = self.names.intern_full_attribute(other.names.full_attribute(slot.name));
            let value = self.texts.own_script_text(&other.texts.script_text(slot.value));
            own.push(Slot { name, value });
        }
        self.extras_mut(copy).attributes = AttributeList::Own(own);
    }
}
