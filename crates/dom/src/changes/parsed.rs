//! The changes that a parser makes, as values: recorded along with its writes by
//! [`WatchedDocument::with_changes`](crate::WatchedDocument::with_changes).

use treewright_markup::Attributes;

use crate::node::NONE;
use crate::{Change, ChangedNodes, Document, NodeId};

/// A text that another one may be joined with: its node and its length in bytes.
pub(crate) type TextBefore = (u32, usize);

impl Document {
    /// Records that a node is about to be taken from its parent, if it has one.
    #[cold]
    pub(crate) fn note_parsed_removal(&mut self, node: u32) {
        let parent = self.node(node).parent;
        if parent == NONE {
            return;
        }
        self.record(|document| {
            let (previous, next) = document.neighbours(node);
            Change::ChildList {
                parent: document.id(parent),
                added: ChangedNodes::default(),
                removed: document.id(node).into(),
                previous,
                next,
            }
        });
    }

    /// Records that a node was inserted.
    #[cold]
    pub(crate) fn note_parsed_insertion(&mut self, node: u32) {
        let parent = self.node(node).parent;
        if parent == NONE {
            return;
        }
        self.record(|document| {
            let (previous, next) = document.neighbours(node);
            Change::ChildList {
                parent: document.id(parent),
                added: document.id(node).into(),
                removed: ChangedNodes::default(),
                previous,
                next,
            }
        });
    }

    /// The text that the next one at a place is joined with.
    #[cold]
    pub(crate) fn text_before(&self, parent: u32, before: u32) -> Option<TextBefore> {
        let node = self.text_place(parent, before)?;
        Some((node, self.text(self.id(node)).map_or(0, str::len)))
    }

    fn text_place(&self, parent: u32, before: u32) -> Option<u32> {
        let index = match before {
            NONE => self.last_child_at(parent),
            before => self.previous_at(before),
        };
        let is_text = index != NONE && self.node(index).data.is_text();
        is_text.then_some(index)
    }

    /// Records that a text was inserted at a place, and maybe joined with the one before.
    #[cold]
    pub(crate) fn note_parsed_text(
        &mut self,
        parent: u32,
        before: u32,
        text_before: Option<TextBefore>,
    ) {
        let Some(node) = self.text_place(parent, before) else { return };
        match text_before {
            Some((old, length)) if old == node => {
                let text = self.text(self.id(node)).and_then(|text| text.get(length..));
                if text.is_some_and(|text| !text.is_empty()) {
                    self.record(|document| {
                        let node = document.id(node);
                        let text = document.text(node).and_then(|text| text.get(length..));
                        Change::TextAppended { node, length, text: text.unwrap_or_default().into() }
                    });
                }
            }
            _ => self.note_parsed_insertion(node),
        }
    }

    /// Records that all children of a node are about to move to the end of another one. Returns them.
    #[cold]
    pub(crate) fn note_parsed_departure(&mut self, from: u32) -> ChangedNodes {
        let children = self.siblings_from(self.node(from).first_child);
        let children: ChangedNodes = children.map(|child| self.id(child)).collect();
        if !children.is_empty() {
            let removed = children.clone();
            self.record(|document| Change::ChildList {
                parent: document.id(from),
                added: ChangedNodes::default(),
                removed,
                previous: None,
                next: None,
            });
        }
        children
    }

    /// Records that nodes arrived at the end of a node.
    #[cold]
    pub(crate) fn note_parsed_arrival(&mut self, to: u32, added: ChangedNodes) {
        let Some(first) = added.first() else { return };
        let previous = self.neighbours(first.index).0;
        self.record(|document| Change::ChildList {
            parent: document.id(to),
            added,
            removed: ChangedNodes::default(),
            previous,
            next: None,
        });
    }

    /// Records the attributes of an element from `before` on, which are new.
    #[cold]
    pub(crate) fn note_parsed_attributes(
        &mut self,
        element: u32,
        before: usize,
        given: Attributes<'_>,
    ) {
        if given.is_empty() {
            return;
        }
        let new: Vec<_> = self.slots(element).iter().skip(before).copied().collect();
        for slot in new {
            self.record(|document| {
                let name = document.names.full_attribute(slot.name);
                Change::Attribute {
                    element: document.id(element),
                    namespace: name.namespace.map(Box::from),
                    prefix: name.prefix.map(Box::from),
                    local: name.local.into(),
                    old: None,
                    new: Some(document.texts.get(slot.value).into()),
                }
            });
        }
    }

    /// Records the shadow root that an element got.
    #[cold]
    pub(crate) fn note_parsed_shadow_root(&mut self, host: NodeId, shadow_root: NodeId) {
        self.record(|_| Change::ShadowRoot { host, shadow_root });
    }
}
