//! Joins adjacent text nodes.

use crate::node::{NONE, NodeId};
use crate::scripting::CharacterData;
use crate::{Document, NodeError, ScriptText};

impl Document {
    /// Removes empty text nodes among the descendants of a node, and joins adjacent text nodes into the
    /// first of them. The others stay in the arena without a parent. Template contents and shadow trees are
    /// separate trees and are unchanged; so are CDATA sections.
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
            if !self.is_exclusive_text(current) {
                continue;
            }
            let Some(text) = self.node(current).data.text() else { continue };
            if self.texts.get(text).is_empty() {
                self.take_out(current);
                continue;
            }
            let others: Vec<u32> = self
                .siblings_from(self.node(current).next)
                .take_while(|index| self.is_exclusive_text(*index))
                .collect();
            let Some(last) = others.last() else { continue };
            next = self.after_in_tree_order(*last, root, false);
            let all: Vec<ScriptText<'_>> = [current]
                .iter()
                .chain(&others)
                .filter_map(|index| self.script_text(self.id(*index)))
                .collect();
            let data = ScriptText::concat(&all);
            if others.iter().any(|other| !self.is_empty_text(*other)) {
                self.set_data(self.id(current), &data)?;
            }
            for other in others {
                self.take_out(other);
            }
        }
        Ok(())
    }

    fn is_empty_text(&self, index: u32) -> bool {
        self.node(index).data.text().is_some_and(|text| self.texts.get(text).is_empty())
    }

    /// <https://dom.spec.whatwg.org/#exclusive-text-node>
    fn is_exclusive_text(&self, index: u32) -> bool {
        self.node(index).data.is_text() && !self.is_cdata_section_at(index)
    }
}
