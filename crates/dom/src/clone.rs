//! Copies of nodes.

use crate::arena::Document;
use crate::error::NodeError;
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Inside, Step, Walk};

impl Document {
    /// A copy of a node, without a parent: alone, or with its subtree. With it come template
    /// contents, and shadow trees that are clonable.
    /// <https://dom.spec.whatwg.org/#concept-node-clone>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let list = document.create_element(Namespace::Html, "ul")?;
    /// let text = document.create_text("1");
    /// document.append(list, text)?;
    /// let copy = document.clone_node(list, true)?;
    /// document.set_text(text, "2")?;
    /// assert_eq!(document.outer_html(copy), "<ul>1</ul>");
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for a shadow root.
    pub fn clone_node(&mut self, node: NodeId, subtree: bool) -> Result<NodeId, NodeError> {
        self.check(node)?;
        if matches!(self.nodes[node.index as usize].data, NodeData::ShadowRoot { .. }) {
            return Err(NodeError::NotSupported);
        }
        Ok(if subtree { self.clone_tree(node) } else { self.clone_single(node.index) })
    }

    /// A copy of a subtree whose root is no shadow root.
    pub(crate) fn clone_tree(&mut self, root: NodeId) -> NodeId {
        let copy_of_root = self.clone_single(root.index);
        let mut copies = vec![copy_of_root];
        let mut walk = Walk::new(root.index, Inside::Everything);
        walk.step(self);
        while let Some(step) = walk.step(self) {
            let node = match step {
                Step::Enter(node) => node,
                Step::Leave(_) => {
                    copies.pop();
                    continue;
                }
            };
            let parent = copies.last().copied().unwrap_or(copy_of_root);
            let copy = match self.nodes[node as usize].data {
                NodeData::ShadowRoot { init, .. } => {
                    if !init.clonable {
                        // Left again at once, by way of an entry that is popped then.
                        copies.push(parent);
                        walk.skip(node);
                        continue;
                    }
                    self.attach_shadow(parent, init).unwrap_or(parent)
                }
                NodeData::Fragment { host } if host != NONE => {
                    // The copy of the template came with its own contents.
                    Self::template_contents(self, parent).unwrap_or(parent)
                }
                _ => {
                    let copy = self.clone_single(node);
                    self.link(parent.index, copy.index, NONE);
                    copy
                }
            };
            copies.push(copy);
        }
        copy_of_root
    }

    /// A copy of a node without what is inside it.
    fn clone_single(&mut self, node: u32) -> NodeId {
        let data = match self.nodes[node as usize].data {
            NodeData::Text { text } => NodeData::Text { text: self.texts.duplicate(text) },
            NodeData::Comment { data } => NodeData::Comment { data: self.texts.duplicate(data) },
            NodeData::ProcessingInstruction { target, data } => {
                NodeData::ProcessingInstruction { target, data: self.texts.duplicate(data) }
            }
            NodeData::Element { namespace, local, .. } => {
                let copy = self.add(NodeData::Element {
                    namespace,
                    attribute_count: 0,
                    local,
                    attributes: 0,
                    extras: NONE,
                });
                self.copy_attributes(node, copy.index);
                let template =
                    self.extras(node).is_some_and(|extras| extras.template_contents.is_some());
                if template {
                    self.add_template_contents(copy);
                }
                if self.extras(node).is_some_and(|extras| extras.already_started)
                    && let Some(extras) = self.extras_mut(copy.index)
                {
                    extras.already_started = true;
                }
                return copy;
            }
            // A copy of template contents is a fragment of its own.
            NodeData::Fragment { .. } => NodeData::Fragment { host: NONE },
            data => data,
        };
        self.add(data)
    }
}
