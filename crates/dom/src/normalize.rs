//! Text nodes that are next to each other become one.

use crate::node::{NONE, NodeData, NodeId};
use crate::{Document, NodeError};

impl Document {
    /// Removes empty text nodes among the descendants of a node, and makes one text node of those that
    /// are next to each other: the first. The others stay in the arena without a parent. Template
    /// contents and shadow trees are left alone; they are trees of their own.
    /// <https://dom.spec.whatwg.org/#dom-node-normalize>
    ///
    /// # Errors
    /// [`NodeError::Stale`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let texts = ["", "a", "b"].map(|text| document.create_text(text));
    /// document.append_all(element, &texts).unwrap();
    /// document.normalize(element).unwrap();
    /// assert_eq!(document.children(element).collect::<Vec<_>>(), [texts[1]]);
    /// assert_eq!(document.text(texts[1]), Some("ab"));
    /// ```
    pub fn normalize(&mut self, node: NodeId) -> Result<(), NodeError> {
        let root = self.resolve(node)?;
        let mut next = self.after_in_tree_order(root, root, false);
        while next != NONE {
            let current = next;
            next = self.after_in_tree_order(current, root, false);
            let NodeData::Text { text } = self.node(current).data else { continue };
            if self.texts.get(text).is_empty() {
                self.take_out(current);
                continue;
            }
            let is_text = |index: &u32| matches!(self.node(*index).data, NodeData::Text { .. });
            let others: Vec<u32> =
                self.siblings_from(self.node(current).next).take_while(is_text).collect();
            let Some(last) = others.last() else { continue };
            next = self.after_in_tree_order(*last, root, false);
            let mut data = self.texts.get(text).to_owned();
            let before = data.len();
            for other in &others {
                if let NodeData::Text { text } = self.node(*other).data {
                    data.push_str(self.texts.get(text));
                }
            }
            if data.len() > before {
                self.set_text(self.id(current), &data)?;
            }
            for other in others {
                self.take_out(other);
            }
        }
        Ok(())
    }
}
