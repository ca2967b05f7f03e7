//! A million levels on a small stack.

use std::fmt;
use std::thread;

use treewright_dom::{Document, Edge, Namespace, NodeId, NodeKind};

const DEPTH: usize = 1_000_000;

/// Runs on a stack that any recursion over the depth would overflow.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(256 * 1024).spawn(test);
    thread.expect("a thread starts").join().expect("the test holds");
}

/// Nested `name` elements, built from the outside in, with a text in the innermost.
fn deep(name: &str, depth: usize) -> (Document, NodeId) {
    let mut document = Document::new();
    let top = document.create_element(Namespace::Html, name).unwrap();
    let mut parent = top;
    for _ in 1..depth {
        let child = document.create_element(Namespace::Html, name).unwrap();
        let place = document.template_contents(parent).unwrap_or(parent);
        document.append(place, child).unwrap();
        parent = child;
    }
    let text = document.create_text("text");
    let place = document.template_contents(parent).unwrap_or(parent);
    document.append(place, text).unwrap();
    document.append(document.root(), top).unwrap();
    (document, top)
}

/// Counts what is written to it, up to a bound.
struct Counter {
    written: usize,
    bound: usize,
}

impl fmt::Write for Counter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.written += text.len();
        if self.written > self.bound { Err(fmt::Error) } else { Ok(()) }
    }
}

#[test]
fn a_million_elements() {
    on_a_small_stack(|| {
        let (mut document, top) = deep("div", DEPTH);
        assert_eq!(document.descendants(top).count(), DEPTH);
        assert_eq!(
            document.traverse(top).filter(|edge| matches!(edge, Edge::Close(_))).count(),
            DEPTH + 1
        );
        let text = document.descendants(top).last().unwrap();
        assert_eq!(document.ancestors(text).count(), DEPTH + 1);
        assert_eq!(document.text_content(top), "text");
        assert_eq!(document.outer_html(top).len(), DEPTH * "<div></div>".len() + 4);

        let json = document.to_json(top);
        assert!(json.starts_with("{\"type\":\"element\"") && json.ends_with("]}"));
        assert_eq!(json.matches("\"children\":[").count(), DEPTH);

        let copy = document.clone_node(top, true).unwrap();
        assert_eq!(document.descendants(copy).count(), DEPTH);
        // The check of hosts and ancestors walks all the way up, once.
        let parent = document.parent(text).unwrap();
        assert!(document.append(parent, top).is_err());
        document.append(parent, copy).unwrap();
        assert_eq!(document.descendants(top).count(), 2 * DEPTH + 1);

        let clone = document.clone();
        document.delete(top).unwrap();
        assert!(!document.contains(copy) && document.first_child(document.root()).is_none());
        assert!(clone.contains(copy));
        drop(clone);
        document.clear();
    });
}

#[test]
fn a_million_levels_of_templates() {
    on_a_small_stack(|| {
        let (mut document, top) = deep("template", DEPTH / 2);
        assert_eq!(document.descendants(top).count(), 0);
        assert_eq!(document.descendants_with_fragments(top).count(), DEPTH);
        let html = document.outer_html(top);
        assert_eq!(html.len(), DEPTH / 2 * "<template></template>".len() + 4);
        assert_eq!(document.to_json(top).matches("template_contents").count(), DEPTH / 2);
        let copy = document.clone_node(top, true).unwrap();
        assert_eq!(document.outer_html(copy), html);
        document.delete(copy).unwrap();
        document.delete(top).unwrap();
    });
}

/// The indentation makes a dump quadratic in the depth: a million levels would be a terabyte.
#[test]
fn dumps_of_deep_trees() {
    on_a_small_stack(|| {
        let depth = 20_000;
        let (document, top) = deep("div", depth);
        let mut counter = Counter { written: 0, bound: usize::MAX };
        document.dump_to(top, &mut counter).unwrap();
        let lines = depth * "| <div>\n".len() + "| \"text\"\n".len();
        assert_eq!(counter.written, lines + depth * (depth + 1));

        let (document, top) = deep("div", DEPTH);
        let mut counter = Counter { written: 0, bound: 100_000_000 };
        assert!(document.dump_to(top, &mut counter).is_err());
    });
}

/// Built from the inside out, each step moving everything so far.
#[test]
fn building_from_the_bottom_is_linear() {
    on_a_small_stack(|| {
        let mut document = Document::new();
        let mut top = document.create_element(Namespace::Html, "div").unwrap();
        for _ in 1..DEPTH {
            let parent = document.create_element(Namespace::Html, "div").unwrap();
            document.append(parent, top).unwrap();
            top = parent;
        }
        document.append(document.root(), top).unwrap();
        assert_eq!(document.descendants(top).count(), DEPTH - 1);
    });
}

#[test]
fn a_million_siblings() {
    let mut document = Document::new();
    let parent = document.create_element(Namespace::Html, "div").unwrap();
    for _ in 0..DEPTH {
        let child = document.create_element(Namespace::Html, "p").unwrap();
        document.append(parent, child).unwrap();
    }
    assert_eq!(document.children(parent).rev().count(), DEPTH);
    assert!(
        document.children(parent).all(|child| { document.kind(child) == Some(NodeKind::Element) })
    );
    document.set_text_content(parent, "").unwrap();
    assert_eq!(document.children(parent).count(), 0);
}
