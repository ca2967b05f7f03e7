//! A million nested elements on a small stack.

use std::thread;

use treewright_dom::Document;
use treewright_syntax::{ParserOptions, Pause, TreeParser, TreeQuery};
use treewright_testing::trees::{RcTree, TestTree};

const DEPTH: usize = 1_000_000;
const STACK: usize = 256 * 1024;

/// Runs on a thread whose stack a recursion over the depth would overflow.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(STACK).spawn(test);
    thread.expect("a thread starts").join().expect("the test holds");
}

fn parse<T: TestTree>(html: &str) -> T {
    let mut tree = T::empty();
    let mut parser = TreeParser::new(ParserOptions::default());
    parser.append(html).expect("it fits");
    parser.end_of_input();
    assert!(parser.pump(&mut tree) == Pause::Finished);
    tree
}

/// Walks down the first children and up again; returns the depth.
fn traverse<T: TestTree>(tree: &T) -> usize {
    let mut node = tree.document();
    let mut depth = 0;
    while let Some(child) = tree.last_child(&node) {
        node = child;
        depth += 1;
    }
    let mut back = 0;
    while let Some(parent) = tree.parent(&node) {
        node = parent;
        back += 1;
    }
    assert_eq!(depth, back);
    depth
}

#[test]
fn a_million_divs_parse_serialize_and_drop() {
    on_a_small_stack(|| {
        let html = "<div>".repeat(DEPTH);
        let mut document: Document = parse(&html);
        assert_eq!(traverse(&document), DEPTH + 2);

        let root = document.document();
        let written = document.inner_html(root);
        let body = "<html><head></head><body>";
        assert!(written.starts_with(body) && written.ends_with("</div></body></html>"));
        assert_eq!(
            written.len(),
            DEPTH * "<div></div>".len() + body.len() + "</body></html>".len()
        );

        let again: Document = parse(&written);
        assert_eq!(traverse(&again), DEPTH + 2);
        drop(again);

        let copy = treewright_syntax::TreeSink::clone_subtree(&mut document, &root);
        assert!(copy != root);
        drop(document);
    });
}

#[test]
fn a_million_divs_in_the_reference_counted_tree() {
    on_a_small_stack(|| {
        let mut tree: RcTree = parse(&"<div>".repeat(DEPTH));
        assert_eq!(traverse(&tree), DEPTH + 2);
        let root = tree.document();
        let copy = treewright_syntax::TreeSink::clone_subtree(&mut tree, &root);
        drop(tree);
        drop(copy);
    });
}

#[test]
fn a_hundred_thousand_templates() {
    on_a_small_stack(|| {
        let html = "<template>".repeat(DEPTH / 10);
        drop(parse::<Document>(&html));
        drop(parse::<RcTree>(&html));
    });
}
