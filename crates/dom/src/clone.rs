//! Copies of nodes and subtrees.

use treewright_markup::NodeKind;

use crate::node::{AttributeList, ElementFacts, NONE, NodeData, NodeId};
use crate::walk::{Step, Walk};
use crate::{Document, NodeError};

impl Document {
    /// Returns a copy of a node, without a parent. If `deep` is true the copy has copies of all
    /// descendants, and template contents are copied. A shadow root is copied with its host if it is
    /// clonable. The "already started" of a script is copied, an association with a form is not.
    /// <https://dom.spec.whatwg.org/#concept-node-clone>
    ///
    /// Copies share their text and their attributes with the originals until one of them changes.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for a shadow root.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// document.set_text_content(element, "text").unwrap();
    /// let shallow = document.clone_node(element, false).unwrap();
    /// let deep = document.clone_node(element, true).unwrap();
    /// assert_eq!(document.outer_html(shallow), r#"<p id="a"></p>"#);
    /// assert_eq!(document.outer_html(deep), r#"<p id="a">text</p>"#);
    /// ```
    pub fn clone_node(&mut self, node: NodeId, deep: bool) -> Result<NodeId, NodeError> {
        let index = self.resolve(node)?;
        if self.kind_at(index) == NodeKind::ShadowRoot {
            return Err(NodeError::NotSupported);
        }
        Ok(self.copy(index, deep))
    }

    pub(crate) fn copy(&mut self, index: u32, deep: bool) -> NodeId {
        let copy = self.copy_one(index);
        if deep {
            self.copy_inside(index, copy.index);
        } else if let Some((shadow_root, shadow_copy)) = self.copy_shadow_root(index, copy.index) {
            self.copy_inside(shadow_root, shadow_copy);
        }
        copy
    }

    /// Copies the descendants of `original` into `copy`, its empty copy.
    #[expect(
        clippy::expect_used,
        reason = "a copy has the original's name, and each `template` element is made with contents"
    )]
    fn copy_inside(&mut self, original: u32, copy: u32) {
        let mut walk = Walk::new(original, true);
        walk.step(self);
        // The copy of the node that the walk is in.
        let mut current = copy;
        while let Some(step) = walk.step(self) {
            match step {
                Step::Open(node) => match self.node(node).data {
                    NodeData::ShadowRoot { host, .. } => {
                        match self.copy_shadow_root(host, current) {
                            Some((_, shadow_copy)) => current = shadow_copy,
                            None => walk.leave(self, node),
                        }
                    }
                    NodeData::Fragment { .. } => {
                        let contents = self.own_template_contents(current);
                        current = contents.expect("the copy of a template has contents");
                    }
                    _ => {
                        let copy = self.copy_one(node).index;
                        self.link(current, copy, NONE);
                        current = copy;
                    }
                },
                Step::Close(node) if node == original => {}
                Step::Close(_) => current = self.parent_or_host(current),
            }
        }
    }

    /// The shadow root of `host` and its copy, which becomes the shadow root of `copy`; `None`
    /// if there is none that is clonable.
    fn copy_shadow_root(&mut self, host: u32, copy: u32) -> Option<(u32, u32)> {
        let shadow_root = self.own_shadow_root(host)?;
        match self.node(shadow_root).data {
            NodeData::ShadowRoot { init, .. } if init.clonable => {
                Some((shadow_root, self.new_shadow_root(copy, init).index))
            }
            _ => None,
        }
    }

    /// A copy of a node alone.
    #[expect(clippy::unreachable, reason = "links lead to nodes in use")]
    fn copy_one(&mut self, index: u32) -> NodeId {
        let data = match self.node(index).data {
            NodeData::Element { .. } => return self.copy_element(index),
            NodeData::Text { text } => NodeData::Text { text: self.texts.duplicate(text) },
            NodeData::Comment { data } => NodeData::Comment { data: self.texts.duplicate(data) },
            NodeData::ProcessingInstruction { target, pair } => {
                NodeData::ProcessingInstruction { target, pair: self.copy_pair(pair) }
            }
            NodeData::Doctype { name, pair } => {
                NodeData::Doctype { name, pair: self.copy_pair(pair) }
            }
            NodeData::Document { mode } => NodeData::Document { mode },
            NodeData::Fragment { .. } | NodeData::ShadowRoot { .. } => {
                NodeData::Fragment { host: NONE }
            }
            NodeData::Free => unreachable!("links lead to nodes in use"),
        };
        self.allocate(data)
    }

    fn copy_pair(&mut self, pair: u32) -> u32 {
        if pair == NONE {
            return NONE;
        }
        let texts = self.pairs.get(pair).map(|text| self.texts.duplicate(text));
        self.pairs.add(texts)
    }

    #[expect(clippy::unreachable, reason = "the only caller has seen that it is an element")]
    fn copy_element(&mut self, index: u32) -> NodeId {
        let NodeData::Element { facts, attribute_count, local, attributes_or_extras } =
            self.node(index).data
        else {
            unreachable!("the caller has seen that it is an element");
        };
        let attributes = match self.extras_at(index) {
            None => AttributeList::Given(attributes_or_extras),
            Some(extras) => extras.attributes.clone(),
        };
        let copy = match attributes {
            AttributeList::Given(start) => {
                self.new_element(facts.namespace(), local, start, attribute_count)
            }
            AttributeList::Own(mut slots) => {
                for slot in &mut slots {
                    slot.value = self.texts.duplicate(slot.value);
                }
                let copy = self.new_element(facts.namespace(), local, 0, 0);
                self.extras_mut(copy.index).attributes = AttributeList::Own(slots);
                copy
            }
        };
        if let NodeData::Element { facts: of_copy, .. } = &mut self.node_mut(copy.index).data {
            of_copy.set(ElementFacts::ALREADY_STARTED, facts.has(ElementFacts::ALREADY_STARTED));
        }
        copy
    }
}
