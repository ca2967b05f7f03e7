//! Positions of children, which ranges request mostly in sequence. The last answer is kept with the table of
//! elements, and dropped with it when a tree changes.

use std::sync::{Mutex, PoisonError};

use crate::Document;
use crate::node::{NONE, NodeId};

/// The place of the last answer.
#[derive(Debug, Default)]
pub(crate) struct LastPosition(Mutex<Option<Position>>);

#[derive(Clone, Copy, Debug)]
struct Position {
    parent: u32,
    child: u32,
    index: usize,
}

impl Document {
    fn last_position(&self, parent: u32) -> Option<Position> {
        let kept = self.table.last_position()?;
        let last = *kept.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.filter(|last| last.parent == parent)
    }

    fn keep_position(&self, position: Position) {
        let kept = self.table.last_position_to_set();
        *kept.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(position);
    }

    /// The number of siblings before a node, 0 for one without a parent.
    /// <https://dom.spec.whatwg.org/#concept-tree-index>
    ///
    /// The last answer is kept: the time is linear in the distance from there, or from the first child.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let texts = ["a", "b"].map(|text| document.create_text(text));
    /// document.append_all(element, &texts).unwrap();
    /// assert_eq!(document.child_index(texts[1]), 1);
    /// ```
    pub fn child_index(&self, node: NodeId) -> usize {
        let Some(index) = self.find(node) else { return 0 };
        let parent = self.node(index).parent;
        if parent == NONE {
            return 0;
        }
        let position = self.find_position(index, self.last_position(parent));
        // Near the start it is found immediately.
        if position > 8 {
            self.keep_position(Position { parent, child: index, index: position });
        }
        position
    }

    /// Looks for the first child before a node, and for the node around the last answer.
    fn find_position(&self, node: u32, last: Option<Position>) -> usize {
        let from = last.map_or(NONE, |last| last.child);
        let (mut before, mut down, mut up) = (node, from, from);
        let mut distance = 0_usize;
        loop {
            if let Some(last) = last {
                if up == node {
                    return last.index.saturating_add(distance);
                }
                if down == node {
                    return last.index.saturating_sub(distance);
                }
            }
            before = self.previous_at(before);
            if before == NONE {
                return distance;
            }
            distance = distance.saturating_add(1);
            if up != NONE {
                up = self.node(up).next;
            }
            if down != NONE {
                down = self.previous_at(down);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::{Attributes, ElementName, LocalName, Namespace, Origin, TreeSink};

    use super::*;

    #[track_caller]
    fn check(document: &Document, parent: NodeId, step: usize) {
        let children: Vec<_> = document.children(parent).collect();
        // In random order.
        for round in 0..6 {
            let position = (step * 7 + round * 13) % (children.len() + 1);
            if let Some(child) = children.get(position) {
                assert_eq!(document.child_index(*child), position, "{step} {round}");
            }
        }
    }

    #[test]
    fn positions_hold_when_children_change() {
        let mut document = Document::new();
        let [parent, other] =
            ["div", "p"].map(|name| document.create_element(Namespace::Html, name).unwrap());
        for step in 0..400 {
            let at = document.children(parent).nth(step * 11 % 50);
            match (step * 5 + step / 7) % 6 {
                0..3 => {
                    let child = document.create_text("a");
                    document.insert_before(parent, child, at).unwrap();
                }
                3 => drop(at.map(|at| document.delete(at).unwrap())),
                4 => drop(at.map(|at| document.append(other, at).unwrap())),
                // A write of the parser.
                _ => {
                    let name =
                        ElementName { namespace: Namespace::Html, local: LocalName::P, text: "p" };
                    let origin = Origin::default();
                    document.append_new_element(name, Attributes::EMPTY, &parent, origin);
                }
            }
            check(&document, parent, step);
            check(&document, other, step);
        }
        assert!(document.children(parent).count() > 40);
        assert_eq!(document.child_index(parent), 0);
    }
}
