//! Trees that are written as lists of nodes and read again: the feature `serde` of the tree.

use treewright_dom::{Document, NodeId};
use treewright_testing::check::{Feed, Skip, parse};
use treewright_testing::formats::Input;
use treewright_testing::generator::GeneratedCase;
use treewright_testing::suites::report;

const GENERATED: u64 = 2_000;

#[test]
fn generated_documents_come_back() {
    let mut complaints = Vec::new();
    for seed in 1..=GENERATED {
        let case = GeneratedCase::new(seed, 30);
        let text = Input::Text(case.text());
        let parsed = parse::<Document>(&case.setup, &text, Feed::Whole, &mut Skip).unwrap();
        let (written, root) = (parsed.tree, parsed.root);
        let list = serde_json::to_string(&written.get(root).unwrap()).unwrap();
        match serde_json::from_str::<Document>(&list) {
            Ok(read) if read.to_json(read.root()) == written.to_json(root) => {}
            Ok(read) => complaints.push(format!("{seed}: {}", read.to_json(read.root()))),
            Err(error) => complaints.push(format!("{seed}: {error}\n{list}")),
        }
    }
    report(&complaints);
}

#[test]
fn deep_trees_come_back() {
    let page = "<div>".repeat(100_000);
    let written = treewright::parse(&page);
    let list = serde_json::to_string(&written).unwrap();
    let read: Document = serde_json::from_str(&list).unwrap();
    assert_eq!(read.outer_html(read.root()), written.outer_html(written.root()));
}

#[test]
fn lists_that_are_not_trees_are_refused() {
    let first = r#"{"type":"document","parent":null,"mode":"quirks"}"#;
    let element = r#"{"type":"element","parent":0,"namespace":"html","name":"p","attributes":[]}"#;
    let cases = [
        ("", "at least one node"),
        (r#"{"type":"text","parent":null,"data":"a"}"#, "does not begin with"),
        (r#"{"type":"document","parent":null,"mode":"odd"}"#, "mode Some(\"odd\")"),
        (&format!("{first},{first}"), "only the first node"),
        (&format!(r#"{first},{{"type":"text","parent":0,"data":"a"}}"#), "text cannot be a child"),
        (&format!(r#"{first},{{"type":"comment","parent":1,"data":"a"}}"#), "parent comes later"),
        (&format!(r#"{first},{{"type":"comment","parent":0}}"#), "data is missing"),
        (&format!("{first},{element},{element}"), "only one element"),
        (&format!(r#"{first},{element},{{"type":"document-fragment","parent":1}}"#), "template"),
        (&format!("{first},{}", element.replace("html", "xhtml")), "namespace"),
        (
            &format!("{first},{}", element.replace("[]", r#"[{"name":"a b","value":""}]"#)),
            "\"a b\"",
        ),
        (
            &format!(
                "{first},{}",
                element.replace("[]", r#"[{"name":"a","value":""},{"name":"a","value":""}]"#)
            ),
            "a second attribute",
        ),
        (&format!("{first},{}", element.replace("[]", r#"[],"form":0"#)), "not a form"),
    ];
    for (nodes, expected) in cases {
        let error = serde_json::from_str::<Document>(&format!("[{nodes}]")).unwrap_err();
        assert!(error.to_string().contains(expected), "{nodes}: {error}");
    }
}

#[test]
fn ids_come_back() {
    let document = Document::new();
    let number = serde_json::to_string(&document.root()).unwrap();
    assert_eq!(serde_json::from_str::<NodeId>(&number).unwrap(), document.root());
    assert!(serde_json::from_str::<NodeId>("0").is_err());
}
