//! Navigables, each of which shows one document at a time.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#navigables>

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::agent_clusters::GroupId;
use crate::navigation::SessionHistory;
use crate::sandboxing::Sandboxing;
use crate::windows::shape::Shape;
use crate::world::World;

/// The number of a navigable in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NavigableId(pub(crate) u32);

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#navigable>
pub(crate) struct Navigable {
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-document>
    pub(crate) active_document: NodeId,
    /// The element that contains it, unless it is a top-level traversable.
    pub(crate) container: Option<NodeId>,
    pub(crate) parent: Option<NavigableId>,
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-target>
    pub(crate) name: String,
    /// The navigable whose script opened it.
    pub(crate) opener: Option<NavigableId>,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#delaying-load-events-mode>
    pub(crate) is_delaying_load_events: bool,
    /// The number of the running navigation; an older one does nothing when it ends.
    pub(crate) ongoing_navigation: Option<u64>,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#is-closing>
    pub(crate) is_closing: bool,
    /// A script has opened it.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#auxiliary-browsing-context>
    pub(crate) is_auxiliary: bool,
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#is-popup>
    pub(crate) is_popup: bool,
    /// The browsing context group of a top-level traversable.
    pub(crate) group: GroupId,
    /// The position and size of the window of a top-level traversable.
    pub(crate) shape: Shape,
    /// <https://html.spec.whatwg.org/multipage/browsers.html#popup-sandboxing-flag-set>
    pub(crate) popup_sandboxing: Sandboxing,
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-history-entries>
    pub(crate) history: SessionHistory,
}

impl Navigable {
    /// A navigable that shows a document.
    pub(crate) fn new(active_document: NodeId) -> Self {
        Self {
            active_document,
            container: None,
            parent: None,
            name: String::new(),
            opener: None,
            is_delaying_load_events: false,
            ongoing_navigation: None,
            is_closing: false,
            is_auxiliary: false,
            is_popup: false,
            group: GroupId::default(),
            shape: Shape::default(),
            popup_sandboxing: Sandboxing::NONE,
            history: SessionHistory::default(),
        }
    }
}

/// The navigables of an agent.
#[derive(Default)]
pub(crate) struct Navigables {
    /// In the order in which they were made.
    all: BTreeMap<NavigableId, Navigable>,
    next: u32,
    /// The content navigables of containers.
    contents: FxHashMap<NodeId, NavigableId>,
    last_navigation: u64,
}

impl Navigables {
    pub(crate) fn push(&mut self, navigable: Navigable) -> NavigableId {
        let id = NavigableId(self.next);
        self.next = self.next.saturating_add(1);
        self.all.insert(id, navigable);
        id
    }

    /// A number for a new navigation.
    pub(crate) fn next_navigation(&mut self) -> u64 {
        self.last_navigation = self.last_navigation.saturating_add(1);
        self.last_navigation
    }

    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#content-navigable>
    pub(crate) fn content_navigable(&self, container: NodeId) -> Option<NavigableId> {
        self.contents.get(&container).copied()
    }

    /// Sets the content navigable of a container.
    pub(crate) fn set_content_navigable(
        &mut self,
        container: NodeId,
        content: Option<NavigableId>,
    ) {
        match content {
            Some(content) => self.contents.insert(container, content),
            None => self.contents.remove(&container),
        };
    }

    pub(crate) fn get(&self, id: NavigableId) -> Option<&Navigable> {
        self.all.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: NavigableId) -> Option<&mut Navigable> {
        self.all.get_mut(&id)
    }

    pub(crate) fn remove(&mut self, id: NavigableId) -> Option<Navigable> {
        self.all.remove(&id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (NavigableId, &Navigable)> {
        self.all.iter().map(|(id, navigable)| (*id, navigable))
    }
}

impl World {
    /// The active document of the content navigable of a container.
    pub(crate) fn content_document_of(&self, container: NodeId) -> Option<NodeId> {
        let id = self.navigables.content_navigable(container)?;
        self.navigables.get(id).map(|navigable| navigable.active_document)
    }

    /// The content navigables of the elements of a document.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#child-navigable>
    pub(crate) fn child_navigables(&self, document: NodeId) -> Vec<NavigableId> {
        let children = self.navigables.iter().filter(|(_, navigable)| {
            navigable.container.is_some_and(|element| self.node_document(element) == document)
        });
        children.map(|(id, _)| id).collect()
    }

    /// The same for those whose containers are in the document's tree, in tree order.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#document-tree-child-navigables>
    pub(crate) fn document_tree_child_navigables(&self, document: NodeId) -> Vec<NavigableId> {
        let mut children: Vec<(NodeId, NavigableId)> = Vec::new();
        for (id, navigable) in self.navigables.iter() {
            if let Some(element) = navigable.container
                && self.node_document(element) == document
                && self.tree.ancestors(element).last() == Some(document)
            {
                children.push((element, id));
            }
        }
        if children.len() < 2 {
            return children.into_iter().map(|(_, id)| id).collect();
        }
        let found: FxHashMap<NodeId, NavigableId> = children.into_iter().collect();
        let in_order = self.tree.descendants(document);
        in_order.filter_map(|node| found.get(&node).copied()).collect()
    }

    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-traversable>
    pub(crate) fn traversable_of(&self, id: NavigableId) -> NavigableId {
        let mut id = id;
        while let Some(parent) = self.navigables.get(id).and_then(|navigable| navigable.parent) {
            id = parent;
        }
        id
    }

    /// The navigable and those that contain it, innermost first.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#inclusive-ancestor-navigables>
    pub(crate) fn inclusive_ancestor_navigables(&self, id: NavigableId) -> Vec<NavigableId> {
        let next =
            |id: &NavigableId| self.navigables.get(*id).and_then(|navigable| navigable.parent);
        std::iter::successors(Some(id), next).collect()
    }

    /// The navigable and all navigables in it, parents first.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#inclusive-descendant-navigables>
    pub(crate) fn inclusive_descendant_navigables(&self, id: NavigableId) -> Vec<NavigableId> {
        let mut all = vec![id];
        let mut next = 0;
        while let Some(id) = all.get(next).copied() {
            next += 1;
            if let Some(navigable) = self.navigables.get(id) {
                all.extend(self.child_navigables(navigable.active_document));
            }
        }
        all
    }
}
