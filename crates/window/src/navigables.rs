//! Navigables, each of which shows one document at a time.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#navigables>

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_dom::scripting::ShadowIncludingTrees;

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
    /// The children of navigables, in the order in which they were made.
    children: FxHashMap<NavigableId, BTreeSet<NavigableId>>,
    /// The connected elements that are, or may become, containers, with numbers that say which was
    /// inserted earlier. A move changes no number.
    insertions: FxHashMap<NodeId, u64>,
    last_insertion: u64,
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

    /// Makes a navigable a child of another one.
    pub(crate) fn set_parent(&mut self, id: NavigableId, parent: NavigableId) {
        if let Some(navigable) = self.all.get_mut(&id) {
            navigable.parent = Some(parent);
            self.children.entry(parent).or_default().insert(id);
        }
    }

    /// An element that can be a container was inserted into a document.
    pub(crate) fn a_container_was_inserted(&mut self, element: NodeId) {
        self.last_insertion = self.last_insertion.saturating_add(1);
        self.insertions.insert(element, self.last_insertion);
    }

    /// The element was removed, or is freed.
    pub(crate) fn forget_the_insertion_of(&mut self, element: NodeId) {
        self.insertions.remove(&element);
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
        let removed = self.all.remove(&id)?;
        self.children.remove(&id);
        if let Some(siblings) = removed.parent.and_then(|parent| self.children.get_mut(&parent)) {
            siblings.remove(&id);
        }
        Some(removed)
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

    /// The containers among the elements of a document, with their content navigables, in the order in which
    /// these were made.
    pub(crate) fn children_of(
        &self,
        document: NodeId,
    ) -> impl Iterator<Item = (NodeId, NavigableId)> {
        let parent = self.documents.get(document).and_then(|state| state.navigable);
        let children = parent.and_then(|parent| self.navigables.children.get(&parent));
        children.into_iter().flatten().filter_map(move |id| {
            let container = self.navigables.get(*id)?.container?;
            (self.node_document(container) == document).then_some((container, *id))
        })
    }

    /// The same, limited to containers in the document's tree.
    fn document_tree_children_of(
        &self,
        document: NodeId,
    ) -> impl Iterator<Item = (NodeId, NavigableId)> {
        let is_in_the_tree = move |element| self.tree.root_of(element) == Some(document);
        self.children_of(document).filter(move |(container, _)| is_in_the_tree(*container))
    }

    /// Sorts containers of a document in shadow-including tree order.
    fn in_tree_order(
        &self,
        document: NodeId,
        children: impl Iterator<Item = (NodeId, NavigableId)>,
    ) -> Vec<NavigableId> {
        let children: Vec<(NodeId, NavigableId)> = children.collect();
        if children.len() < 2 {
            return children.into_iter().map(|(_, id)| id).collect();
        }
        let mut missing: FxHashMap<NodeId, NavigableId> = children.into_iter().collect();
        let mut sorted = Vec::with_capacity(missing.len());
        let mut next = Some(document);
        while let Some(node) = next
            && !missing.is_empty()
        {
            sorted.extend(missing.remove(&node));
            next = self.tree.next_in_shadow_including_tree_order(node, document);
        }
        sorted
    }

    /// The content navigables of the elements of a document, in shadow-including tree order.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#child-navigable>
    pub(crate) fn child_navigables(&self, document: NodeId) -> Vec<NavigableId> {
        self.in_tree_order(document, self.children_of(document))
    }

    /// The same for those whose containers are in the document's tree, in tree order.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#document-tree-child-navigables>
    pub(crate) fn document_tree_child_navigables(&self, document: NodeId) -> Vec<NavigableId> {
        self.in_tree_order(document, self.document_tree_children_of(document))
    }

    /// The number of these.
    pub(crate) fn number_of_document_tree_child_navigables(&self, document: NodeId) -> usize {
        self.document_tree_children_of(document).count()
    }

    /// The first of these with a target name.
    pub(crate) fn document_tree_child_navigable_with_name(
        &self,
        document: NodeId,
        name: &str,
    ) -> Option<NavigableId> {
        let children = self.document_tree_children_of(document);
        let named = children.filter(|(_, id)| {
            self.navigables.get(*id).is_some_and(|navigable| navigable.name == name)
        });
        self.in_tree_order(document, named).first().copied()
    }

    /// The names of these by which scripts find them: of several with a name the first counts, and only if it
    /// did not get its name from another origin.
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#document-tree-child-navigable-target-name-property-set>
    pub(crate) fn document_tree_child_navigable_target_names(&self, document: NodeId) -> Vec<&str> {
        let mut seen = FxHashSet::default();
        let mut names = Vec::new();
        for id in self.document_tree_child_navigables(document) {
            let Some(navigable) = self.navigables.get(id) else { continue };
            let name = navigable.name.as_str();
            if !name.is_empty() && seen.insert(name) && self.shows_its_name_to(id, document) {
                names.push(name);
            }
        }
        names
    }

    /// True if a name is among these.
    pub(crate) fn is_a_document_tree_child_navigable_target_name(
        &self,
        document: NodeId,
        name: &str,
    ) -> bool {
        let first = self.document_tree_child_navigable_with_name(document, name);
        !name.is_empty() && first.is_some_and(|id| self.shows_its_name_to(id, document))
    }

    /// True for a navigable whose active document has the origin of a document.
    ///
    /// SPEC-NOTE: and for one with the name that its container has. The standard hides all names of navigables of
    /// other origins, but its purpose is that these must not choose names, and pages look up their own
    /// frames by name in all browsers.
    fn shows_its_name_to(&self, id: NavigableId, document: NodeId) -> bool {
        let Some(navigable) = self.navigables.get(id) else { return false };
        let active = self.documents.get(navigable.active_document);
        let both = active.zip(self.documents.get(document));
        let of_the_container =
            navigable.container.and_then(|container| self.tree.attribute(container, "name"));
        both.is_some_and(|(active, own)| active.origin.is_same_origin(&own.origin))
            || of_the_container == Some(navigable.name.as_str())
    }

    /// One of these by its index among them in the order in which their containers were inserted.
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowproxy-getownproperty>, step 2.4
    pub(crate) fn document_tree_child_navigable_at(
        &self,
        document: NodeId,
        index: u32,
    ) -> Option<NavigableId> {
        let inserted = |container| self.navigables.insertions.get(&container);
        let children = self.document_tree_children_of(document);
        let mut children: Vec<_> =
            children.map(|(container, id)| (inserted(container), id)).collect();
        children.sort_unstable();
        children.get(index as usize).map(|(_, id)| *id)
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

    /// The navigable and all navigables in it, parents first, siblings in shadow-including tree order.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#inclusive-descendant-navigables>
    pub(crate) fn inclusive_descendant_navigables(&self, id: NavigableId) -> Vec<NavigableId> {
        self.walk_descendant_navigables(id, |document| self.child_navigables(document))
    }

    /// The same in some order, without a walk over the trees of the documents.
    pub(crate) fn unsorted_inclusive_descendant_navigables(
        &self,
        id: NavigableId,
    ) -> Vec<NavigableId> {
        let children = |document| self.children_of(document).map(|(_, id)| id).collect();
        self.walk_descendant_navigables(id, children)
    }

    fn walk_descendant_navigables(
        &self,
        id: NavigableId,
        children: impl Fn(NodeId) -> Vec<NavigableId>,
    ) -> Vec<NavigableId> {
        let mut all = Vec::new();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            all.push(id);
            if let Some(navigable) = self.navigables.get(id) {
                stack.extend(children(navigable.active_document).into_iter().rev());
            }
        }
        all
    }
}
