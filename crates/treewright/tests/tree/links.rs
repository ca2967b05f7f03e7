//! The links between nodes after many changes, against a tree that keeps lists of children.

use crate::tree::common::element;
use treewright_dom::{Document, Edge, Namespace, NodeId, TreeSink};
use treewright_syntax::{Attributes, ElementName, LocalName, Origin, Run};

/// A tree that is as simple as possible: the kind of each node, its parent and its children.
#[derive(Default)]
struct Twin {
    nodes: Vec<TwinNode>,
}

struct TwinNode {
    id: NodeId,
    is_text: bool,
    parent: Option<usize>,
    children: Vec<usize>,
    deleted: bool,
}

impl Twin {
    fn add(&mut self, id: NodeId, is_text: bool) -> usize {
        let node = TwinNode { id, is_text, parent: None, children: Vec::new(), deleted: false };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn take_out(&mut self, node: usize) {
        if let Some(parent) = self.nodes[node].parent.take() {
            self.nodes[parent].children.retain(|child| *child != node);
        }
    }

    fn put(&mut self, parent: usize, node: usize, before: Option<usize>) {
        self.take_out(node);
        let children = &mut self.nodes[parent].children;
        let place = before.and_then(|before| children.iter().position(|child| *child == before));
        children.insert(place.unwrap_or(children.len()), node);
        self.nodes[node].parent = Some(parent);
    }

    fn is_inside(&self, mut node: usize, around: usize) -> bool {
        while node != around {
            match self.nodes[node].parent {
                Some(parent) => node = parent,
                None => return false,
            }
        }
        true
    }

    fn delete(&mut self, node: usize) {
        self.take_out(node);
        for inside in self.inside(node).into_iter().chain([node]) {
            self.nodes[inside].deleted = true;
        }
    }

    /// The descendants, in tree order.
    fn inside(&self, node: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut open: Vec<usize> = self.nodes[node].children.iter().rev().copied().collect();
        while let Some(node) = open.pop() {
            found.push(node);
            open.extend(self.nodes[node].children.iter().rev());
        }
        found
    }

    fn ids(&self, nodes: &[usize]) -> Vec<NodeId> {
        nodes.iter().map(|node| self.nodes[*node].id).collect()
    }

    fn check(&self, document: &Document) {
        for (index, node) in self.nodes.iter().enumerate() {
            assert_eq!(document.contains(node.id), !node.deleted);
            if node.deleted {
                continue;
            }
            let siblings = node.parent.map(|parent| &self.nodes[parent].children[..]);
            let siblings = siblings.unwrap_or_default();
            let place = siblings.iter().position(|sibling| *sibling == index).unwrap_or(0);
            let id_at = |nodes: &[usize], place: usize| nodes.get(place).map(|n| self.nodes[*n].id);
            let links = [
                node.parent.map(|parent| self.nodes[parent].id),
                place.checked_sub(1).and_then(|place| id_at(siblings, place)),
                id_at(siblings, place + 1),
                id_at(&node.children, 0),
                node.children.len().checked_sub(1).and_then(|place| id_at(&node.children, place)),
            ];
            let found = [
                document.parent(node.id),
                document.previous_sibling(node.id),
                document.next_sibling(node.id),
                document.first_child(node.id),
                document.last_child(node.id),
            ];
            assert_eq!(found, links);
            let mut children = self.ids(&node.children);
            assert_eq!(document.children(node.id).collect::<Vec<_>>(), children);
            children.reverse();
            assert_eq!(document.children(node.id).rev().collect::<Vec<_>>(), children);
            let inside = self.ids(&self.inside(index));
            assert_eq!(document.descendants(node.id).collect::<Vec<_>>(), inside);
        }
    }
}

struct Random(u32);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % end
    }
}

/// One change of both trees.
fn change(document: &mut Document, twin: &mut Twin, random: &mut Random) {
    let alive: Vec<usize> =
        (0..twin.nodes.len()).filter(|node| !twin.nodes[*node].deleted).collect();
    let parents: Vec<usize> =
        alive.iter().copied().filter(|node| !twin.nodes[*node].is_text).collect();
    let parent = parents[random.below(parents.len())];
    let node = alive[random.below(alive.len())];
    let before = match twin.nodes[parent].children.len() {
        0 => None,
        count => Some(random.below(count + 1)).filter(|place| *place < count),
    };
    let before = before.map(|place| twin.nodes[parent].children[place]);
    let (parent_id, node_id) = (twin.nodes[parent].id, twin.nodes[node].id);
    let before_id = before.map(|before| twin.nodes[before].id);
    let origin = Origin::default();
    match random.below(12) {
        // As programs do it.
        0 => {
            let id = element(document, "b");
            twin.add(id, false);
        }
        1 | 2 if !twin.is_inside(parent, node) => {
            document.insert_before(parent_id, node_id, before_id).unwrap();
            if before != Some(node) {
                twin.put(parent, node, before);
            }
        }
        3 => {
            document.remove(node_id).unwrap();
            twin.take_out(node);
        }
        4 if random.below(3) == 0 && !twin.is_inside(0, node) => {
            document.delete(node_id).unwrap();
            twin.delete(node);
        }
        5 => {
            // The children of a fragment, which disappears.
            let fragment = document.create_document_fragment();
            let children: Vec<usize> = (0..random.below(4))
                .map(|_| {
                    let id = document.create_text("a");
                    document.append(fragment, id).unwrap();
                    twin.add(id, true)
                })
                .collect();
            document.insert_before(parent_id, fragment, before_id).unwrap();
            for child in children {
                twin.put(parent, child, before);
            }
            document.delete(fragment).unwrap();
        }
        6 if random.below(4) == 0 => {
            document.set_text_content(parent_id, "b").unwrap();
            for child in twin.nodes[parent].children.clone() {
                twin.take_out(child);
            }
            let text = twin.add(document.first_child(parent_id).unwrap(), true);
            twin.put(parent, text, None);
        }
        // As the parser does it.
        7 => {
            let name = ElementName { namespace: Namespace::Html, local: LocalName::P, text: "p" };
            let id = document.append_new_element(name, Attributes::EMPTY, &parent_id, origin);
            let new = twin.add(id, false);
            twin.put(parent, new, None);
        }
        8 | 9 => {
            let children = twin.nodes[parent].children.clone();
            document.insert_text(&parent_id, before_id.as_ref(), Run::new("t"), origin);
            let place = children.iter().position(|child| Some(*child) == before);
            let previous = place.unwrap_or(children.len()).checked_sub(1);
            if previous.is_none_or(|place| !twin.nodes[children[place]].is_text) {
                let id = match before_id {
                    Some(before) => document.previous_sibling(before),
                    None => document.last_child(parent_id),
                };
                let new = twin.add(id.unwrap(), true);
                twin.put(parent, new, before);
            }
        }
        10 if !twin.is_inside(parent, node) && before != Some(node) => {
            TreeSink::insert(document, &parent_id, &node_id, before_id.as_ref(), origin);
            twin.put(parent, node, before);
        }
        11 if !twin.nodes[node].is_text && node != parent && !twin.is_inside(parent, node) => {
            document.move_children(&node_id, &parent_id);
            for child in twin.nodes[node].children.clone() {
                twin.put(parent, child, None);
            }
        }
        _ => {}
    }
}

#[test]
fn links_agree_with_lists_of_children() {
    for seed in 0..200 {
        let mut random = Random(seed);
        let mut document = Document::new();
        let mut twin = Twin::default();
        for _ in 0..3 {
            let id = element(&mut document, "a");
            twin.add(id, false);
        }
        for _ in 0..120 {
            change(&mut document, &mut twin, &mut random);
            twin.check(&document);
        }
    }
}

/// Compares walks over shadow trees and template contents with the walk that opens and closes.
#[test]
fn descendants_equal_the_nodes_that_a_traversal_opens() {
    let pieces = [
        "<div>",
        "</div>",
        "<p>",
        "a",
        "<!--c-->",
        "<template>",
        "</template>",
        "<div><template shadowrootmode=open>",
        "<span></span>",
        "<b></b>",
    ];
    for seed in 0..2000 {
        let mut random = Random(seed);
        let html: String = (0..12).map(|_| pieces[random.below(pieces.len())]).collect();
        let document = crate::tree::common::parse(&html);
        let all: Vec<NodeId> = document.descendants_with_fragments(document.root()).collect();
        for root in all.iter().copied().chain([document.root()]) {
            for into_fragments in [false, true] {
                let edges: Vec<_> = if into_fragments {
                    document.traverse_with_fragments(root).collect()
                } else {
                    document.traverse(root).collect()
                };
                let opened = edges.into_iter().filter_map(|edge| match edge {
                    Edge::Open(node) => Some(node),
                    Edge::Close(_) => None,
                });
                let expected: Vec<NodeId> = opened.skip(1).collect();
                let found: Vec<NodeId> = if into_fragments {
                    document.descendants_with_fragments(root).collect()
                } else {
                    document.descendants(root).collect()
                };
                assert_eq!(found, expected, "{html}");
            }
        }
    }
}
