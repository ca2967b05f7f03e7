//! The nodes of live collections, as they were found last.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::{Namespace, NodeId};

use super::Filter;
use super::dependence::Members;
use crate::tree_changes::{Attr, Note};
use crate::world::World;

/// The collections that are remembered, so that one that a script asks for again and again is not computed again.
const MOST: usize = 16;

/// The last collections of an agent.
#[derive(Debug, Default)]
pub(crate) struct LastCollections(RefCell<VecDeque<(NodeId, Filter, Shared)>>);

/// The state that all objects of equal collections share.
pub(super) type Shared = Rc<RefCell<Found>>;

/// The nodes of a collection.
#[derive(Debug, Default)]
pub(super) struct Found {
    nodes: Rc<[NodeId]>,
    /// The version that they were found in, of what the filter depends on.
    version: Option<u64>,
    /// The place of each in the list, once somebody asked.
    places: Option<Rc<Places>>,
    /// The elements by their ids and names, with the version at which somebody asked. Pages choose the names, so the
    /// table has keys of its own.
    names: Option<(u64, Rc<Names>)>,
}

/// The places of nodes in a list.
#[derive(Debug, Default)]
pub(crate) struct Places(FxHashMap<NodeId, usize>);

impl Places {
    pub(crate) fn of(&self, node: NodeId) -> Option<usize> {
        self.0.get(&node).copied()
    }
}

impl Members for Places {
    fn has(&self, element: NodeId) -> bool {
        self.0.contains_key(&element)
    }
}

/// The elements with each id or name, in the order of the list.
#[derive(Debug, Default)]
pub(crate) struct Names(HashMap<String, Vec<NodeId>>);

impl Names {
    fn of(world: &World, nodes: &[NodeId]) -> Self {
        let mut names: HashMap<String, Vec<NodeId>> = HashMap::new();
        for node in nodes {
            let id = world.tree.attribute(*node, "id");
            let is_html = || world.tree.namespace(*node) == Some(Namespace::Html);
            let name = world.tree.attribute(*node, "name").filter(|_| is_html());
            for name in [id, name.filter(|name| id != Some(name))].into_iter().flatten() {
                if !name.is_empty() {
                    names.entry(name.to_owned()).or_default().push(*node);
                }
            }
        }
        Self(names)
    }

    /// The elements with an id or name.
    pub(crate) fn get(&self, name: &str) -> &[NodeId] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }
}

impl Found {
    /// The nodes of the collection as the tree is now.
    fn nodes(&mut self, world: &World, root: NodeId, filter: &Filter) -> Rc<[NodeId]> {
        if !self.is_current(world, root, filter) {
            self.nodes = filter.find(world, root).into();
            self.places = None;
            self.names = None;
        }
        self.version = filter.version(world, root);
        Rc::clone(&self.nodes)
    }

    fn is_current(&mut self, world: &World, root: NodeId, filter: &Filter) -> bool {
        let (Some(version), Some(now)) = (self.version, filter.version(world, root)) else {
            return false;
        };
        if version == now || filter.is_of_children() {
            return version == now;
        }
        let places = self.places();
        world.tree_versions.since(version).is_some_and(|mut notes| {
            !notes.any(|note| filter.is_concerned(world, root, note, &*places))
        })
    }

    fn places(&mut self) -> Rc<Places> {
        let nodes = &self.nodes;
        let places = self.places.get_or_insert_with(|| {
            Rc::new(Places(nodes.iter().enumerate().map(|(place, node)| (*node, place)).collect()))
        });
        Rc::clone(places)
    }

    fn names(&mut self, world: &World) -> Rc<Names> {
        let now = world.tree_versions.now();
        let places = self.places();
        if let Some((version, names)) = &mut self.names
            && world.tree_versions.since(*version).is_some_and(|mut notes| {
                !notes.any(|note| match note {
                    Note::Attribute(element, Attr::Id | Attr::Name) => places.has(element),
                    Note::Everything => true,
                    _ => false,
                })
            })
        {
            *version = now;
            return Rc::clone(names);
        }
        let names = Rc::new(Names::of(world, &self.nodes));
        self.names = Some((now, Rc::clone(&names)));
        names
    }
}

impl World {
    /// The state of a collection, which is shared with the last ones that were equal.
    pub(super) fn shared_collection(&self, root: NodeId, filter: &Filter) -> Shared {
        let mut last = self.last_collections.0.borrow_mut();
        let is_it = |(of, by, _): &&(NodeId, Filter, Shared)| *of == root && by == filter;
        if let Some((.., shared)) = last.iter().find(is_it) {
            return Rc::clone(shared);
        }
        if last.len() >= MOST {
            last.pop_front();
        }
        let shared = Shared::default();
        last.push_back((root, filter.clone(), Rc::clone(&shared)));
        shared
    }

    /// The nodes of a collection.
    pub(crate) fn collect(&self, root: NodeId, filter: &Filter) -> Rc<[NodeId]> {
        let shared = self.shared_collection(root, filter);
        nodes_of(self, &shared, root, filter)
    }

    /// The nodes of a collection, and their places in it.
    pub(crate) fn places_in(&self, root: NodeId, filter: &Filter) -> (Rc<[NodeId]>, Rc<Places>) {
        let shared = self.shared_collection(root, filter);
        let nodes = nodes_of(self, &shared, root, filter);
        let places = shared.borrow_mut().places();
        (nodes, places)
    }

    /// The elements of a collection by their ids and names.
    pub(crate) fn names_in(&self, root: NodeId, filter: &Filter) -> Rc<Names> {
        let shared = self.shared_collection(root, filter);
        names_of(self, &shared, root, filter)
    }
}

/// The nodes of a collection with this state. To find them can ask for other collections, but not for this one.
pub(super) fn nodes_of(
    world: &World,
    shared: &Shared,
    root: NodeId,
    filter: &Filter,
) -> Rc<[NodeId]> {
    shared.borrow_mut().nodes(world, root, filter)
}

pub(super) fn names_of(world: &World, shared: &Shared, root: NodeId, filter: &Filter) -> Rc<Names> {
    let mut found = shared.borrow_mut();
    found.nodes(world, root, filter);
    found.names(world)
}
