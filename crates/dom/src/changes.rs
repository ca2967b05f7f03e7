//! The record of changes: values that say what programs and parsers did to a tree, for observers.

mod parsed;

use std::fmt;

use crate::node::{NONE, NodeData};
use crate::sealed::Sealed;
use crate::walk::{Step, Walk};
use crate::{ChangedNodes, Document, NodeId};

/// A change of a tree. See [`RecordChanges::record_changes`].
///
/// The first three are the records of the DOM Standard's [mutation
/// observers](https://dom.spec.whatwg.org/#queueing-a-mutation-record), with the new value next to the old
/// one, so that a list of changes also describes the new tree.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Change {
    /// Children were added to a node, removed from it, or both at one place.
    #[non_exhaustive]
    ChildList {
        /// The parent.
        parent: NodeId,
        /// The nodes that are its children now, in their order.
        added: ChangedNodes,
        /// The nodes that were its children.
        removed: ChangedNodes,
        /// The sibling before the place. If a node replaces its own next sibling, this is that node, as in
        /// the algorithm "replace".
        previous: Option<NodeId>,
        /// The sibling after the place.
        next: Option<NodeId>,
    },
    /// An attribute was set or removed.
    #[non_exhaustive]
    Attribute {
        /// The element.
        element: NodeId,
        /// The namespace of the attribute.
        namespace: Option<Box<str>>,
        /// The prefix of the attribute.
        prefix: Option<Box<str>>,
        /// The local name of the attribute.
        local: Box<str>,
        /// The value before, `None` if there was no such attribute.
        old: Option<Box<str>>,
        /// The value now, `None` if it was removed.
        new: Option<Box<str>>,
    },
    /// The data of a text node, comment or processing instruction were replaced.
    #[non_exhaustive]
    CharacterData {
        /// The node.
        node: NodeId,
        /// The data before.
        old: Box<str>,
        /// The data now.
        new: Box<str>,
    },
    /// A parser appended text to a text node. (In the DOM this replaces its data, so an observer would get
    /// all of it each time.)
    #[non_exhaustive]
    TextAppended {
        /// The text node.
        node: NodeId,
        /// The number of bytes that it had before.
        length: usize,
        /// The text that was appended.
        text: Box<str>,
    },
    /// An element got a shadow root.
    #[non_exhaustive]
    ShadowRoot {
        /// The element.
        host: NodeId,
        /// Its shadow root.
        shadow_root: NodeId,
    },
    /// A program took over a shadow root that came with the page: it is no longer declarative, and is
    /// empty.
    #[non_exhaustive]
    ShadowRootTakenOver {
        /// The shadow root.
        shadow_root: NodeId,
    },
    /// A node without a parent was freed, with its descendants. The ids are stale.
    #[non_exhaustive]
    Deleted {
        /// The root of the subtree.
        node: NodeId,
    },
}

/// More changes than a program makes in one step.
const FEW: usize = 64;

/// The changes since the last [`RecordChanges::take_changes`].
#[derive(Clone, Default)]
pub(crate) struct ChangeLog(Vec<Change>);

impl fmt::Debug for ChangeLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The record of changes. See [`Change`].
pub trait RecordChanges: Sealed {
    /// Begins or ends the recording of changes. While it is on, each change that a method of `Document`
    /// makes to a tree adds [`Change`]s to a list, in the order in which they happen, and
    /// [`RecordChanges::take_changes`] returns them. While it is off, which is the default, nothing is
    /// recorded. Turning it off drops the changes that were not taken.
    ///
    /// Nodes that are removed together are one entry, unless options or `selectedcontent` elements are
    /// among them: then the consequences of one removal come before the next removal.
    ///
    /// The list is complete: together with the kinds and names of new nodes it suffices to repeat all
    /// changes on a copy of the tree. New nodes appear only when they are connected with others; copies and
    /// parsed fragments are connected by changes of their own.
    ///
    /// The writes of a parser are recorded if it writes to the document as a
    /// [`WatchedDocument::with_changes`](crate::WatchedDocument::with_changes), as the parser of the facade
    /// does once changes are recorded. With the document itself as its sink they are not, at no cost. A
    /// program that parses into a fragment and inserts it, as `set_inner_html` of the facade does, has all
    /// changes in the list.
    ///
    /// Associations with forms and selectedness are not part of the tree, and not in the list.
    ///
    /// ```
    /// use treewright_dom::scripting::RecordChanges;
    /// use treewright_dom::{Change, Document, Namespace};
    /// let mut document = Document::new();
    /// let list = document.create_element(Namespace::Html, "ul").unwrap();
    /// let item = document.create_element(Namespace::Html, "li").unwrap();
    /// document.record_changes(true);
    /// document.append(list, item).unwrap();
    /// document.set_attribute(item, "id", "a").unwrap();
    /// let changes = document.take_changes();
    /// assert!(matches!(&changes[0], Change::ChildList { parent, .. } if *parent == list));
    /// assert!(matches!(&changes[1], Change::Attribute { old: None, .. }));
    /// assert!(document.take_changes().is_empty());
    /// ```
    fn record_changes(&mut self, on: bool);

    /// Returns true while changes are recorded.
    fn is_recording_changes(&self) -> bool;

    /// Takes the changes that were recorded since the last call, the oldest first.
    ///
    /// ```
    /// use treewright_dom::scripting::RecordChanges;
    /// let mut document = treewright_dom::Document::new();
    /// assert!(document.take_changes().is_empty());
    /// ```
    fn take_changes(&mut self) -> Vec<Change>;

    /// Adds to the record how the nodes of a subtree are connected, if a parser made the subtree while
    /// changes were recorded: the parser does not do so itself. A stale id adds nothing.
    ///
    /// ```
    /// use treewright_dom::scripting::RecordChanges;
    /// use treewright_dom::{Change, Document, TreeSink};
    /// use treewright_markup::{Origin, Run};
    /// let mut document = Document::new();
    /// document.record_changes(true);
    /// let fragment = Document::create_document_fragment(&mut document);
    /// let text = Run::new("a");
    /// TreeSink::insert_text(&mut document, &fragment, None, text, Origin::default());
    /// assert!(document.take_changes().is_empty());
    /// document.record_the_nodes_of(fragment);
    /// assert!(matches!(document.take_changes()[..], [Change::ChildList { .. }]));
    /// ```
    fn record_the_nodes_of(&mut self, root: NodeId);
}

impl RecordChanges for Document {
    fn record_changes(&mut self, on: bool) {
        self.changes = match self.changes.take() {
            Some(log) if on => Some(log),
            _ => on.then(ChangeLog::default),
        };
    }

    fn is_recording_changes(&self) -> bool {
        self.changes.is_some()
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.make_room_for_owners();
        let Some(log) = &mut self.changes else { return Vec::new() };
        // After many changes as many follow: those of a parser.
        let room = if log.0.len() > FEW { log.0.len() } else { 0 };
        std::mem::replace(&mut log.0, Vec::with_capacity(room))
    }

    fn record_the_nodes_of(&mut self, root: NodeId) {
        if self.contains(root) {
            self.record_subtree(root);
        }
    }
}

impl Document {
    /// Adds a change, if changes are recorded.
    pub(crate) fn record(&mut self, change: impl FnOnce(&Self) -> Change) {
        if self.changes.is_some() {
            let change = change(self);
            if let Some(log) = &mut self.changes {
                log.0.push(change);
            }
        }
    }

    /// Records how the nodes of a new subtree are connected.
    pub(crate) fn record_subtree(&mut self, root: NodeId) {
        let Some(mut log) = self.changes.take() else { return };
        let mut walk = Walk::new(root.index, true);
        while let Some(step) = walk.step(self) {
            let Step::Open(node) = step else { continue };
            if let NodeData::ShadowRoot { host, .. } = self.data_at(node)
                && node != root.index
            {
                log.0.push(Change::ShadowRoot { host: self.id(host), shadow_root: self.id(node) });
            }
            let added: ChangedNodes = self.children(self.id(node)).collect();
            if !added.is_empty() {
                log.0.push(Change::ChildList {
                    parent: self.id(node),
                    added,
                    removed: ChangedNodes::default(),
                    previous: None,
                    next: None,
                });
            }
        }
        self.changes = Some(log);
    }

    /// Drops the origin of a node's data, because a program changes them.
    pub(crate) fn forget_the_origin_of_text(&mut self, index: u32) {
        if let Some(origins) = self.origins.as_deref_mut() {
            origins.forget(index);
        }
    }

    /// The ids of nodes by their places.
    pub(crate) fn ids(&self, indices: &[u32]) -> ChangedNodes {
        indices.iter().map(|index| self.id(*index)).collect()
    }

    /// The siblings before and after a node; `NONE` has no siblings.
    pub(crate) fn neighbours(&self, index: u32) -> (Option<NodeId>, Option<NodeId>) {
        if index == NONE {
            return (None, None);
        }
        (self.linked(self.previous_at(index)), self.linked(self.node(index).next))
    }
}
