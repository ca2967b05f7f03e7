//! Ids as numbers, and ids of other documents.

use std::collections::HashSet;

use crate::tree::common::parse;
use treewright_dom::{Document, NodeId};

/// A page with nodes of every kind, and places that were freed once and twice.
fn page() -> Document {
    let mut document = parse(
        "<!doctype html><?a b><!--c--><p id=d>e<template>f</template>\
         <div><template shadowrootmode=open>g</template></div>",
    );
    for times in [2, 1] {
        let mut freed = document.create_text("h");
        for _ in 0..times {
            document.delete(freed).unwrap();
            freed = document.create_text("h");
        }
        document.delete(freed).unwrap();
        document.create_comment("i");
    }
    let stays_free = document.create_text("j");
    document.delete(stays_free).unwrap();
    document
}

fn all_nodes(document: &Document) -> Vec<NodeId> {
    let root = document.main_document();
    document.descendants_with_fragments(root).chain([root]).collect()
}

/// Calls everything that takes an id and does not change the tree, and returns some of the results.
fn reads(document: &Document, node: NodeId) -> (String, String, usize) {
    let _ = (document.kind(node), document.parent(node), document.host(node), document.text(node));
    let _ = (document.attribute(node, "id"), document.doctype(node), document.text_content(node));
    let _ = (document.template_contents(node), document.shadow_root(node), document.to_json(node));
    let inside = document.descendants_with_fragments(node).count();
    (document.dump(node), document.outer_html(node), inside)
}

#[test]
fn numbers_come_back_as_the_same_ids() {
    let document = page();
    let nodes = all_nodes(&document);
    for node in &nodes {
        let number = node.to_u64();
        assert_eq!(number >> 32 & 1, 1, "generations in use are odd");
        let back = NodeId::from_u64(number).unwrap();
        assert_eq!((back, back.to_u64()), (*node, number));
        assert_eq!(reads(&document, back), reads(&document, *node));
    }
    let numbers: HashSet<u64> = nodes.iter().map(|node| node.to_u64()).collect();
    assert_eq!(numbers.len(), nodes.len());
}

/// A number goes stale with its id, even if its place is reused and if everything is cleared.
#[test]
fn numbers_go_stale() {
    let mut document = Document::new();
    let text = document.create_text("a");
    let mut numbers = vec![text.to_u64()];
    document.delete(text).unwrap();
    let text = document.create_text("b");
    assert!(document.contains(NodeId::from_u64(text.to_u64()).unwrap()));
    numbers.extend([text.to_u64(), document.root().to_u64()]);
    document.clear();
    let text = document.create_text("c");
    for number in &numbers {
        assert!(!document.contains(NodeId::from_u64(*number).unwrap()), "{number:#x}");
    }
    assert!(!numbers.contains(&text.to_u64()));
}

/// No number panics: it is refused, stale, or names a node.
#[test]
fn any_number_is_harmless() {
    let document = page();
    let nodes = all_nodes(&document);
    let mut named = 0;
    for generation in (0..12).chain([u64::from(u32::MAX) - 1, u64::from(u32::MAX)]) {
        for place in (0..100).chain([u64::from(u32::MAX) - 1, u64::from(u32::MAX)]) {
            let number = generation << 32 | place;
            let Some(id) = NodeId::from_u64(number) else {
                // No node has a place with an even generation.
                assert_eq!(generation % 2, 0, "{number:#x}");
                continue;
            };
            assert_eq!(id.to_u64(), number);
            let (dump, html, inside) = reads(&document, id);
            if document.contains(id) {
                named += 1;
            } else {
                assert_eq!((dump.as_str(), html.as_str(), inside), ("", "", 0), "{number:#x}");
            }
            let mut document = document.clone();
            let _ = document.set_text_content(id, "a");
            let _ = document.append(id, document.root());
            let _ = document.append(document.root(), id);
            let _ = document.set_attribute(id, "a", "b");
            let _ = document.clone_node(id, true);
            let _ = document.remove(id);
            let _ = document.delete(id);
            reads(&document, document.root());
        }
    }
    // Two comments are in no tree, and neither is the `template` that became a shadow root.
    assert_eq!(named, nodes.len() + 3);
}

/// Clones know the same ids, from either side, until these are freed there.
#[test]
fn ids_are_those_of_clones_too() {
    let mut document = page();
    let mut clone = document.clone();
    for node in all_nodes(&document) {
        assert_eq!(reads(&document, node), reads(&clone, node));
    }
    let body = document.body().unwrap();
    let text = clone.create_text("k");
    clone.append(body, text).unwrap();
    assert!(!document.contains(text));
    document.delete(body).unwrap();
    assert!(clone.contains(body));
}

/// Debug assertions detect every look-up of an id of another document.
#[test]
#[cfg(debug_assertions)]
fn ids_of_other_documents_are_noticed() {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    let (document, mut other) = (page(), page());
    let own = other.body().unwrap();
    let foreign = document.body().unwrap();
    assert_eq!(own, foreign, "comparing is the same in all builds");
    let uses: [&dyn Fn(&mut Document); 8] = [
        &|other| assert!(other.contains(foreign)),
        &|other| assert!(other.parent(foreign).is_some()),
        &|other| assert!(other.children(foreign).count() > 0),
        &|other| assert!(!other.dump(foreign).is_empty()),
        &|other| assert!(other.remove(foreign).is_ok()),
        &|other| assert!(other.insert_before(own, own, Some(foreign)).is_ok()),
        &|other| assert!(other.append(own, foreign).is_ok()),
        &|other| assert!(other.set_attribute(foreign, "a", "b").is_ok()),
    ];
    for (number, foreign_use) in uses.iter().enumerate() {
        let result = catch_unwind(AssertUnwindSafe(|| foreign_use(&mut other)));
        let message = result.expect_err("it panics");
        let message = message.downcast_ref::<&str>().copied();
        assert_eq!(message, Some("the id is of another document"), "{number}");
    }
    // As a number it has lost its document.
    assert!(other.contains(NodeId::from_u64(foreign.to_u64()).unwrap()));
}
