//! Scripts that run while the parser creates an element, like the constructors of custom elements.
//! <https://html.spec.whatwg.org/multipage/parsing.html#insert-an-element-at-the-adjusted-insertion-location>

use treewright_syntax::{
    LocalName, Namespace, Origin, ParserOptions, Pause, Run, TreeParser, TreeQuery, TreeSink,
};
use treewright_testing::trees::{Constructor, RcNode, RcTree, TestTree};

fn is_i(tree: &RcTree, element: &RcNode) -> bool {
    tree.is_element(element, Namespace::Html, LocalName::I)
}

/// An `i` element puts itself into the first child of `body`.
fn goes_elsewhere(tree: &mut RcTree, element: &RcNode, intended_parent: &RcNode) {
    if is_i(tree, element)
        && let Some(body) = tree.parent(intended_parent)
        && let Some(first) = tree.first_child(&body)
    {
        tree.insert(&first, element, None, Origin::default());
    }
}

/// An `i` element takes its intended parent as its child.
fn swallows_its_parent(tree: &mut RcTree, element: &RcNode, intended_parent: &RcNode) {
    if is_i(tree, element) {
        tree.remove(intended_parent);
        tree.insert(element, intended_parent, None, Origin::default());
    }
}

/// An `i` element is created with a child.
fn brings_a_child(tree: &mut RcTree, element: &RcNode, _intended_parent: &RcNode) {
    if is_i(tree, element) {
        let child = tree.create_comment(Run::new("c"), Origin::default());
        tree.insert(element, &child, None, Origin::default());
    }
}

/// The effect of a constructor, an input, and the tree below `body`.
const CASES: &[(Constructor, &str, &[&str])] = &[
    (
        goes_elsewhere,
        "<div></div><p>1<i>2</i>3",
        &["<div>", "  <i>", "    \"2\"", "<p>", "  \"13\""],
    ),
    // Reconstructed, and cloned by the adoption agency.
    (
        goes_elsewhere,
        "<div></div><p>1<i>2</p><p>3",
        &["<div>", "  <i>", "    \"2\"", "  <i>", "    \"3\"", "<p>", "  \"1\"", "<p>"],
    ),
    (swallows_its_parent, "<b></b><p>1<i>2</i>3", &["<b>"]),
    (
        brings_a_child,
        "<p>1<i>2</i>3",
        &["<p>", "  \"1\"", "  <i>", "    <!-- c -->", "    \"2\"", "  \"3\""],
    ),
];

#[test]
fn constructors_that_change_the_tree() {
    for (constructor, html, expected) in CASES {
        for by_character in [false, true] {
            let mut tree = RcTree::empty();
            tree.set_constructor(*constructor);
            let mut parser = TreeParser::new(ParserOptions::default());
            if by_character {
                for character in html.chars() {
                    parser.append(character.encode_utf8(&mut [0; 4])).expect("it fits");
                    assert!(parser.pump(&mut tree) == Pause::NeedInput);
                }
            } else {
                parser.append(html).expect("it fits");
            }
            parser.end_of_input();
            assert!(parser.pump(&mut tree) == Pause::Finished);
            let dump = tree.dump(&tree.document());
            let (_, body) = dump.split_once("|   <body>").expect("there is a body");
            let lines = body.lines().filter(|line| !line.is_empty());
            let found: Vec<&str> =
                lines.map(|line| line.strip_prefix("|     ").unwrap_or(line)).collect();
            assert_eq!(found, *expected, "{html}");
        }
    }
}
