//! The elements of trees by their ids and names, so a lookup costs the same in large and small
//! trees.
//!
//! The tables have candidates: they contain every element of a known tree, and may also contain
//! elements that left the tree or were renamed, so each candidate is verified. A tree becomes known
//! on the first lookup in it. Every change of a tree is recorded, and the records keep the tables
//! complete.

use std::hash::{BuildHasher as _, RandomState};

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{Change, Document, LocalName, NodeId, NodeKind, NodeRef};

use crate::world::World;

/// The table that a name is looked up in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// All elements by their ids.
    Id,
    /// `embed`, `form`, `iframe`, `img` and `object` elements by their ids and by their names.
    Name,
}

/// The elements that have a name.
pub(crate) enum Found {
    Nothing,
    One(NodeId),
    /// There may be several: the tree must be walked.
    PerhapsSeveral,
}

/// The candidates for all names of the trees that were searched.
#[derive(Default)]
pub(crate) struct NamedElements {
    /// Keys use a secret, so pages cannot choose names with colliding keys.
    hasher: RandomState,
    ids: Table,
    names: Table,
    /// Elements that were added since the last cleaning of the tables, and the number that triggers
    /// the next one.
    added: usize,
    limit: usize,
}

#[derive(Default)]
struct Table {
    /// The roots of the trees that are in the table.
    known: FxHashSet<NodeId>,
    /// The number of roots that triggers dropping dead ones.
    limit: usize,
    candidates: FxHashMap<u64, Candidates>,
}

/// The elements for a key.
enum Candidates {
    One(NodeId),
    Several(FxHashSet<NodeId>),
}

/// Above this many candidates a walk is as fast, because frequent names are found early.
const FEW: usize = 64;

/// Tables with fewer elements or roots are not cleaned.
const LEAST: usize = 256;
const FEW_ROOTS: usize = 8;

impl Candidates {
    /// Returns true if the element is new.
    fn add(&mut self, element: NodeId) -> bool {
        match self {
            Self::One(one) if *one == element => false,
            Self::One(one) => {
                *self = Self::Several([*one, element].into_iter().collect());
                true
            }
            Self::Several(all) => all.insert(element),
        }
    }

    /// `None` if there are too many of them.
    fn few(&self) -> Option<Vec<NodeId>> {
        match self {
            Self::One(one) => Some(vec![*one]),
            Self::Several(all) => (all.len() <= FEW).then(|| all.iter().copied().collect()),
        }
    }
}

/// True for the elements that the second table has.
fn is_named_by_name(element: NodeRef<'_>) -> bool {
    use LocalName as Name;
    let kinds = [Name::EMBED, Name::FORM, Name::IFRAME, Name::IMG, Name::OBJECT];
    element.is_in_html() && element.element_name().is_some_and(|name| kinds.contains(&name))
}

/// An id or name that is not empty.
fn filled<'a>(tree: &'a Document, element: NodeId, attribute: &str) -> Option<&'a str> {
    tree.attribute(element, attribute).filter(|name| !name.is_empty())
}

/// True for the handle of a document without named elements, if that is known. Only documents are
/// roots of trees.
/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter>
pub(crate) fn has_no_names(world: &World, handle: u64) -> bool {
    let named = world.named_elements.borrow();
    let names = &named.names;
    names.candidates.is_empty()
        && NodeId::from_u64(handle).is_some_and(|node| names.known.contains(&node))
}

impl NamedElements {
    fn key(&self, name: &str) -> u64 {
        self.hasher.hash_one(name)
    }

    fn knows(&self, root: NodeId, by: By) -> bool {
        match by {
            By::Id => self.ids.known.contains(&root),
            By::Name => self.names.known.contains(&root),
        }
    }

    /// Adds the elements of a tree to the tables, if names are looked up in it.
    fn make_known(&mut self, tree: &Document, root: NodeId, by: &[By]) -> bool {
        if by.iter().all(|by| self.knows(root, *by)) {
            return true;
        }
        if !matches!(tree.kind(root), Some(NodeKind::Document | NodeKind::ShadowRoot)) {
            return false;
        }
        for by in by {
            match by {
                By::Id => self.ids.know(tree, root),
                By::Name => self.names.know(tree, root),
            }
        }
        for node in tree.descendants(root) {
            self.add(tree, node);
        }
        self.clean(tree);
        true
    }

    /// Adds the elements that entered the trees, before any steps of a change run.
    pub(crate) fn follow(&mut self, tree: &Document, changes: &[Change]) {
        if self.ids.known.is_empty() && self.names.known.is_empty() {
            return;
        }
        let mut tops: Vec<NodeId> = Vec::new();
        let mut last = None;
        for change in changes {
            match change {
                Change::ChildList { parent, added, .. } if !added.is_empty() => {
                    let is_known = match last {
                        Some((node, is_known)) if node == *parent => is_known,
                        _ => tree.root_of(*parent).is_some_and(|root| {
                            self.knows(root, By::Id) || self.knows(root, By::Name)
                        }),
                    };
                    last = Some((*parent, is_known));
                    if is_known {
                        tops.extend(added);
                    }
                }
                Change::Attribute { element, namespace: None, local, new: Some(_), .. }
                    if matches!(&**local, "id" | "name") =>
                {
                    self.add(tree, *element);
                }
                _ => {}
            }
        }
        if let [top] = tops[..] {
            self.add_subtree(tree, top, &FxHashSet::default());
        } else {
            // The record can have a node together with its parent and its children.
            let others: FxHashSet<NodeId> = tops.iter().copied().collect();
            for top in &others {
                self.add_subtree(tree, *top, &others);
            }
        }
        self.clean(tree);
    }

    /// Adds the elements of a subtree, without those of the other subtrees.
    fn add_subtree(&mut self, tree: &Document, top: NodeId, others: &FxHashSet<NodeId>) {
        let mut next = Some(top);
        while let Some(node) = next {
            if node == top || !others.contains(&node) {
                self.add(tree, node);
                next = tree.first_child(node);
            } else {
                next = None;
            }
            let mut at = node;
            while next.is_none() && at != top {
                next = tree.next_sibling(at);
                match tree.parent(at) {
                    Some(parent) => at = parent,
                    None => return,
                }
            }
        }
    }

    fn add(&mut self, tree: &Document, node: NodeId) {
        let Some(element) = tree.get(node) else { return };
        if !element.is_element() {
            return;
        }
        if !self.ids.known.is_empty()
            && let Some(id) = filled(tree, node, "id")
        {
            let key = self.key(id);
            self.added += usize::from(self.ids.add(key, node));
        }
        if !self.names.known.is_empty() && is_named_by_name(element) {
            for attribute in ["id", "name"] {
                if let Some(name) = filled(tree, node, attribute) {
                    let key = self.key(name);
                    self.added += usize::from(self.names.add(key, node));
                }
            }
        }
    }

    /// Drops elements that are gone or renamed, once they may be as many as the others.
    fn clean(&mut self, tree: &Document) {
        if self.added < self.limit.max(LEAST) {
            return;
        }
        let hasher = &self.hasher;
        let has = |element: NodeId, attribute: &str, key: u64| {
            filled(tree, element, attribute).is_some_and(|name| hasher.hash_one(name) == key)
        };
        let mut kept = self.ids.keep(tree, |key, element| has(element, "id", key));
        kept += self
            .names
            .keep(tree, |key, element| has(element, "id", key) || has(element, "name", key));
        self.added = 0;
        self.limit = kept;
    }

    /// The candidates for a name; `None` if there are too many of them.
    fn candidates(&self, by: &[By], name: &str) -> Option<Vec<NodeId>> {
        let key = self.key(name);
        let mut all: Vec<NodeId> = Vec::new();
        for by in by {
            let table = if *by == By::Id { &self.ids } else { &self.names };
            let Some(candidates) = table.candidates.get(&key) else { continue };
            for candidate in candidates.few()? {
                if !all.contains(&candidate) {
                    all.push(candidate);
                }
            }
        }
        Some(all)
    }
}

impl Table {
    fn know(&mut self, tree: &Document, root: NodeId) {
        if self.known.len() >= self.limit.max(FEW_ROOTS) {
            self.known.retain(|root| tree.contains(*root));
            self.limit = 2 * self.known.len();
        }
        self.known.insert(root);
    }

    /// Returns true if the element is new for the key.
    fn add(&mut self, key: u64, element: NodeId) -> bool {
        match self.candidates.get_mut(&key) {
            Some(candidates) => candidates.add(element),
            None => self.candidates.insert(key, Candidates::One(element)).is_none(),
        }
    }

    /// Keeps some elements, and returns their number.
    fn keep(&mut self, tree: &Document, is_kept: impl Fn(u64, NodeId) -> bool) -> usize {
        let mut kept = 0;
        self.known.retain(|root| tree.contains(*root));
        self.candidates.retain(|key, candidates| {
            let count = match candidates {
                Candidates::One(one) => usize::from(is_kept(*key, *one)),
                Candidates::Several(all) => {
                    all.retain(|element| is_kept(*key, *element));
                    all.len()
                }
            };
            kept += count;
            count > 0
        });
        kept
    }
}

impl World {
    /// The elements with a name in the tree of a root, for which `is_one` is true.
    pub(crate) fn find_named(
        &self,
        root: NodeId,
        by: &[By],
        name: &str,
        is_one: impl Fn(&Self, NodeId) -> bool,
    ) -> Found {
        let mut tables = self.named_elements.borrow_mut();
        if !tables.make_known(&self.tree, root, by) {
            return Found::PerhapsSeveral;
        }
        let Some(candidates) = tables.candidates(by, name) else {
            return Found::PerhapsSeveral;
        };
        drop(tables);
        let is_there =
            |node: &NodeId| is_one(self, *node) && self.tree.root_of(*node) == Some(root);
        let mut found = candidates.into_iter().filter(is_there);
        match (found.next(), found.next()) {
            (None, _) => Found::Nothing,
            (Some(one), None) => Found::One(one),
            _ => Found::PerhapsSeveral,
        }
    }

    /// The first element of a tree or subtree with an id.
    /// <https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid>
    pub(crate) fn first_with_id(&self, node: NodeId, id: &str) -> Option<NodeId> {
        if id.is_empty() {
            return None;
        }
        let root = self.tree.root_of(node)?;
        let is_one = |world: &Self, element: NodeId| {
            world.tree.attribute(element, "id") == Some(id)
                && element != node
                && (node == root || world.tree.is_inclusive_ancestor(node, element))
        };
        match self.find_named(root, &[By::Id], id, is_one) {
            Found::Nothing => None,
            Found::One(element) => Some(element),
            Found::PerhapsSeveral => {
                let tree = &self.tree;
                tree.descendants(node).find(|element| tree.attribute(*element, "id") == Some(id))
            }
        }
    }
}
