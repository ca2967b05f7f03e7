//! Two documents and the model of both: the pairing of their nodes, and the comparison.

use std::collections::HashMap;

use treewright::dom::scripting::{CustomElements, RecordChanges};
use treewright::dom::{Change, Document, FormOwners, NodeId, NodeKind};

use crate::mutation::model::{Id, Model};

#[derive(Clone)]
pub(crate) struct World {
    pub(crate) documents: [Document; 2],
    pub(crate) model: Model,
    /// By nodes of the model: the document, and the id there.
    pub(crate) handles: Vec<Option<(usize, NodeId)>>,
    pub(crate) paired: HashMap<(usize, NodeId), Id>,
    /// Ids of freed nodes.
    pub(crate) stale: Vec<(usize, NodeId)>,
}

/// The part of a document that changes are replayed on.
#[derive(Default)]
struct Snapshot {
    children: HashMap<NodeId, Vec<NodeId>>,
    parents: HashMap<NodeId, NodeId>,
    attributes: HashMap<NodeId, Vec<(String, String)>>,
    data: HashMap<NodeId, String>,
    shadow_roots: HashMap<NodeId, NodeId>,
}

impl World {
    pub(crate) fn new(documents: [Document; 2]) -> Self {
        let (model, handles, paired, stale) = Default::default();
        let mut world = Self { documents, model, handles, paired, stale };
        for which in 0..2 {
            let root = world.documents[which].root();
            let model_root = world.model.create(NodeKind::Document, "", "");
            world.pair(model_root, which, root);
            world.read(model_root);
        }
        for node in 0..world.model.nodes.len() {
            let (which, id) = world.handles[node].expect("all are paired");
            let form = world.documents[which].form_owner(id);
            let form = form.map(|form| world.paired[&(which, form)]);
            world.model.nodes[node].form_owner = form;
            world.model.nodes[node].parser_inserted =
                form.is_some() && world.model.attribute(node, "form").is_none();
        }
        for select in 0..world.model.nodes.len() {
            if world.model.is(select, "select") {
                for option in world.model.list_of_options(select) {
                    world.model.nodes[option].cached_select = Some(select);
                }
                world.model.selectedness_setting_algorithm(select);
            }
        }
        for document in &mut world.documents {
            document.record_changes(true);
        }
        world
    }

    /// Builds the model of the contents of a node that is in the model.
    fn read(&mut self, root: Id) {
        let mut work = vec![root];
        while let Some(node) = work.pop() {
            let (which, id) = self.handles[node].expect("it is paired");
            let document = self.documents[which].clone();
            let mut inside: Vec<NodeId> = document.children(id).collect();
            inside.extend(document.shadow_root(id));
            inside.extend(document.template_contents(id));
            for child in inside {
                let kind = document.kind(child).expect("it is there");
                let name = name_of(&document, child);
                let new = self.model.create(kind, &name, document.text(child).unwrap_or_default());
                if document.parent(child).is_some() {
                    self.model.nodes[new].parent = Some(node);
                    self.model.nodes[node].children.push(new);
                } else {
                    self.model.nodes[new].host = Some(node);
                    if let Some(properties) = document.shadow_root_properties(child) {
                        self.model.nodes[new].is_clonable = properties.clonable;
                        self.model.nodes[node].shadow_root = Some(new);
                    } else {
                        self.model.nodes[node].contents = Some(new);
                    }
                }
                self.model.nodes[new].attributes = attributes_of(&document, child);
                self.model.nodes[new].is_value =
                    self.model.attribute(new, "is").map(ToOwned::to_owned);
                self.model.nodes[new].selectedness =
                    name == "option" && self.model.attribute(new, "selected").is_some();
                self.pair(new, which, child);
                work.push(new);
            }
        }
    }

    pub(crate) fn pair(&mut self, node: Id, which: usize, id: NodeId) {
        if self.handles.len() <= node {
            self.handles.resize(node + 1, None);
        }
        self.handles[node] = Some((which, id));
        let before = self.paired.insert((which, id), node);
        assert!(before.is_none(), "{id:?} is paired with {before:?} and {node}");
    }

    /// Removes a freed subtree from the model.
    pub(crate) fn free(&mut self, root: Id) {
        for node in self.model.everything_in(root) {
            self.model.nodes[node].is_freed = true;
            self.model.nodes[node].form_owner = None;
            if let Some(handle) = self.handles.get_mut(node).and_then(Option::take) {
                self.paired.remove(&handle);
                self.stale.push(handle);
            }
        }
    }

    /// All nodes of a document that are in use.
    pub(crate) fn live(&self, which: usize) -> Vec<Id> {
        let of_it = |handle: &Option<(usize, NodeId)>| handle.is_some_and(|it| it.0 == which);
        (0..self.handles.len()).filter(|node| of_it(&self.handles[*node])).collect()
    }

    /// Compares both documents with the model, and pairs new nodes.
    pub(crate) fn compare(&mut self) {
        let mut work: Vec<Id> = (0..self.handles.len()).collect();
        let mut at = 0;
        while let Some(node) = work.get(at).copied() {
            at += 1;
            let Some((which, id)) = self.handles[node] else { continue };
            let document = &self.documents[which];
            assert!(document.contains(id), "{node} is not there any more");
            let expected = self.model.nodes[node].clone();
            assert_eq!(document.kind(id), Some(expected.kind), "{node}");
            assert_eq!(name_of(document, id), expected.name, "{node}");
            assert_eq!(attributes_of(document, id), expected.attributes, "{node}");
            assert_eq!(document.text(id).unwrap_or_default(), expected.data, "{node}");
            assert_eq!(document.is_value(id), expected.is_value.as_deref(), "{node}");
            let children: Vec<NodeId> = document.children(id).collect();
            check_links(document, id, &children);
            assert_eq!(children.len(), expected.children.len(), "children of {node}");
            let mut pairs: Vec<(Id, Option<NodeId>)> = Vec::new();
            let all = expected.children.iter().copied().zip(children.into_iter().map(Some));
            pairs.extend(all);
            pairs.extend(expected.shadow_root.map(|it| (it, document.shadow_root(id))));
            pairs.extend(expected.contents.map(|it| (it, document.template_contents(id))));
            assert_eq!(document.shadow_root(id).is_some(), expected.shadow_root.is_some());
            assert_eq!(document.template_contents(id).is_some(), expected.contents.is_some());
            for (inside, found) in pairs {
                let found = found.expect("the model has one");
                match self.handles.get(inside).copied().flatten() {
                    Some(handle) => assert_eq!(handle, (which, found), "{inside} in {node}"),
                    None => {
                        self.pair(inside, which, found);
                        work.push(inside);
                    }
                }
            }
        }
        for which in 0..2 {
            let mut owners = FormOwners::new(&self.documents[which]);
            for node in self.live(which) {
                let (_, id) = self.handles[node].expect("it is paired");
                let owner = self.model.nodes[node].form_owner;
                let owner = owner.and_then(|form| self.handles[form]).map(|(_, form)| form);
                assert_eq!(self.documents[which].form_owner(id), owner, "form owner of {node}");
                assert_eq!(owners.of(id), owner, "form owner of {node}, of many");
            }
        }
        for (which, id) in &self.stale {
            assert!(!self.documents[*which].contains(*id));
        }
    }

    /// Replays the changes of a document since `before`, and compares the result with the document.
    pub(crate) fn replay(&mut self, before: &Document, which: usize) {
        let changes = self.documents[which].take_changes();
        let handles = self.handles.iter().flatten().filter(|handle| handle.0 == which);
        let ids: Vec<NodeId> = handles.map(|handle| handle.1).collect();
        let after = Snapshot::of(&self.documents[which], &ids);
        let mut all = Snapshot::of(before, &ids);
        for id in &ids {
            if !before.contains(*id) {
                all.attributes.insert(*id, after.attributes[id].clone());
                all.data.insert(*id, after.data[id].clone());
            }
        }
        for change in &changes {
            all.apply(change);
        }
        for id in &ids {
            assert_eq!(all.children.get(id), after.children.get(id), "{id:?} by {changes:#?}");
            assert_eq!(all.attributes[id], after.attributes[id], "{id:?} by {changes:#?}");
            assert_eq!(all.data[id], after.data[id], "{id:?} by {changes:#?}");
            if before.contains(*id) {
                let both = [&all, &after].map(|it| it.shadow_roots.get(id));
                assert_eq!(both[0], both[1], "{changes:#?}");
            }
        }
    }
}

impl Snapshot {
    fn of(document: &Document, ids: &[NodeId]) -> Self {
        let mut snapshot = Self::default();
        // Nodes that no longer exist at the end also changed.
        let mut work: Vec<NodeId> = ids.to_vec();
        while let Some(id) = work.pop() {
            if !document.contains(id) || snapshot.data.contains_key(&id) {
                continue;
            }
            let children: Vec<NodeId> = document.children(id).collect();
            for child in &children {
                snapshot.parents.insert(*child, id);
                work.push(*child);
            }
            work.extend(document.parent(id));
            if !children.is_empty() {
                snapshot.children.insert(id, children);
            }
            snapshot.attributes.insert(id, attributes_of(document, id));
            snapshot.data.insert(id, document.text(id).unwrap_or_default().to_owned());
            if let Some(shadow_root) = document.shadow_root(id) {
                snapshot.shadow_roots.insert(id, shadow_root);
                work.push(shadow_root);
            }
            work.extend(document.template_contents(id));
        }
        snapshot
    }

    fn apply(&mut self, change: &Change) {
        match change {
            Change::ChildList { parent, added, removed, previous, next, .. } => {
                let mut children = self.children.remove(parent).unwrap_or_default();
                for node in removed {
                    assert_eq!(self.parents.remove(node), Some(*parent), "{change:?}");
                    children.retain(|child| child != node);
                }
                let at = match next {
                    Some(next) => children.iter().position(|child| child == next),
                    None => Some(children.len()),
                };
                let at = at.unwrap_or_else(|| panic!("the next sibling is there: {change:?}"));
                let before = at.checked_sub(1).map(|index| children[index]);
                if previous.is_none_or(|previous| !added.contains(&previous)) {
                    assert_eq!(*previous, before, "{change:?}");
                }
                children.splice(at..at, added.iter().copied());
                for node in added {
                    assert_eq!(self.parents.insert(*node, *parent), None, "{change:?}");
                }
                if !children.is_empty() {
                    self.children.insert(*parent, children);
                }
            }
            Change::Attribute { element, local, old, new, .. } => {
                let attributes = self.attributes.entry(*element).or_default();
                let at = attributes.iter().position(|(name, _)| **name == **local);
                let _ = old;
                match (at, new) {
                    (Some(at), Some(new)) => attributes[at].1 = new.to_string(),
                    (Some(at), None) => drop(attributes.remove(at)),
                    (None, Some(new)) => attributes.push((local.to_string(), new.to_string())),
                    (None, None) => panic!("nothing was removed: {change:?}"),
                }
            }
            Change::CharacterData { node, new, .. } => {
                self.data.insert(*node, new.to_string());
            }
            Change::ShadowRoot { host, shadow_root, .. } => {
                self.shadow_roots.insert(*host, *shadow_root);
            }
            Change::Deleted { node, .. } => {
                assert_eq!(self.parents.get(node), None, "{change:?}");
            }
            other => panic!("a change that is not known: {other:?}"),
        }
    }
}

fn name_of(document: &Document, node: NodeId) -> String {
    match document.kind(node) {
        Some(NodeKind::Element) => document.local_name(node).unwrap_or_default().to_owned(),
        Some(NodeKind::Doctype) => document.doctype(node).map_or("", |it| it.name).to_owned(),
        _ => String::new(),
    }
}

fn attributes_of(document: &Document, node: NodeId) -> Vec<(String, String)> {
    let all = document.attributes(node);
    all.map(|(name, value)| (name.local.to_owned(), value.to_owned())).collect()
}

/// All links agree.
fn check_links(document: &Document, parent: NodeId, children: &[NodeId]) {
    assert_eq!(document.first_child(parent), children.first().copied());
    assert_eq!(document.last_child(parent), children.last().copied());
    for (index, child) in children.iter().enumerate() {
        assert_eq!(document.parent(*child), Some(parent));
        let previous = index.checked_sub(1).map(|index| children[index]);
        assert_eq!(document.previous_sibling(*child), previous);
        assert_eq!(document.next_sibling(*child), children.get(index + 1).copied());
    }
}
