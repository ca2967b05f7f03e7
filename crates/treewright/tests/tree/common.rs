//! Helpers that the tests share.

use treewright_dom::{Document, LocalName, Namespace, NodeId};
use treewright_syntax::{ParserOptions, Pause, TreeParser};

/// Parses with declarative shadow roots, keeping the source.
pub(crate) fn parse(html: &str) -> Document {
    let mut options = ParserOptions::default();
    options.allow_declarative_shadow_roots = true;
    let mut document = Document::with_source(html);
    let mut parser = TreeParser::new(options);
    parser.append(html).expect("it fits");
    parser.end_of_input();
    assert_eq!(parser.pump(&mut document), Pause::Finished);
    document
}

/// The first element of this name, also in template contents and shadow trees.
#[track_caller]
pub(crate) fn find(document: &Document, name: &str) -> NodeId {
    document
        .descendants_with_fragments(document.main_document())
        .find(|node| document.local_name(*node) == Some(name))
        .unwrap_or_else(|| panic!("`{name}` is missing"))
}

/// An HTML element without a parent.
pub(crate) fn element(document: &mut Document, name: &str) -> NodeId {
    document.create_element(Namespace::Html, name).expect("a valid name")
}

/// Returns true for an HTML `template` element.
pub(crate) fn is_template(document: &Document, node: NodeId) -> bool {
    document.is_element(node, Namespace::Html, LocalName::TEMPLATE)
}

/// Panics if the links of the tree under `root` contradict each other. Works without the iterators, so that
/// it can check them.
#[track_caller]
pub(crate) fn check_links(document: &Document, root: NodeId) {
    for node in document.descendants_with_fragments(root).chain([root]).collect::<Vec<_>>() {
        let mut forward = Vec::new();
        let mut child = document.first_child(node);
        while let Some(found) = child {
            assert_eq!(document.parent(found), Some(node));
            forward.push(found);
            child = document.next_sibling(found);
        }
        let mut backward = Vec::new();
        let mut child = document.last_child(node);
        while let Some(found) = child {
            backward.push(found);
            child = document.previous_sibling(found);
        }
        backward.reverse();
        assert_eq!(forward, backward);
        assert_eq!(document.children(node).collect::<Vec<_>>(), forward);
        if let Some(contents) = document.template_contents(node) {
            assert!(is_template(document, node));
            assert_eq!((document.host(contents), document.parent(contents)), (Some(node), None));
        }
        if let Some(shadow_root) = document.shadow_root(node) {
            assert_eq!(document.host(shadow_root), Some(node));
        }
    }
}
