//! Tests of nodes whose data exceed their fields.

use treewright_markup::{
    AttributeBuffer, ElementName, LocalName, Namespace, NodeKind, Origin, Run, TreeSink,
};

use crate::node::{NONE, NodeData, PackedData};
use crate::{Document, NodeId};

/// The number of names that fit an element.
const NAMES: u32 = (1 << 17) - 1;

/// A document with so many names that the next new one has this number.
fn with_names(count: u32) -> Document {
    let mut document = Document::new();
    for number in LocalName::KNOWN_COUNT as u32..count {
        let name = document.names.intern(&format!("x-{number}"));
        assert_eq!(name.index(), number as usize);
    }
    document
}

fn append(document: &mut Document, name: &str, attributes: &AttributeBuffer) -> NodeId {
    let local = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
    let name = ElementName { namespace: Namespace::Html, local, text: name };
    let root = document.root();
    document.append_new_element(name, attributes.view(), &root, Origin::default())
}

#[test]
fn names_beyond_the_bits_are_kept() {
    let mut document = with_names(NAMES - 1);
    let mut attributes = AttributeBuffer::default();
    attributes.push("id", "a");
    let names = ["y-last", "y-first", "y-second", "p"];
    let made = names.map(|name| append(&mut document, name, &attributes));
    let svg = document.create_element(Namespace::Svg, "y-first").unwrap();
    for (name, node) in names.into_iter().zip(made).chain([("y-first", svg)]) {
        let number = document.name_number(name).unwrap();
        let namespace = document.namespace(node).unwrap();
        assert_eq!(document.local_name(node), Some(name));
        assert!(document.is_element(node, namespace, number));
        assert!(!document.is_element(node, Namespace::MathMl, number));
        assert!(!document.is_element(
            node,
            namespace,
            document.name_number("y-third").unwrap_or(LocalName::A)
        ));
        assert_eq!(document.get(node).unwrap().element_name(), Some(number));
        assert_eq!(document.attribute(node, "id"), (node != svg).then_some("a"));
    }
    let is_long = |document: &Document, node: NodeId| {
        document.rare.as_ref().is_some_and(|rare| rare.long_names.contains_key(&node.index))
    };
    assert_eq!(made.map(|node| is_long(&document, node)), [false, true, true, false]);
    // A copy has the name, also in another document, and with its own list of attributes.
    let copy = document.clone_node(made[1], true).unwrap();
    document.set_attribute(copy, "class", "b").unwrap();
    assert_eq!(document.outer_html(copy), r#"<y-first id="a" class="b"></y-first>"#);
    let mut other = Document::new();
    let adopted = other.adopt_node(&mut document, copy).unwrap().node();
    assert_eq!(other.outer_html(adopted), r#"<y-first id="a" class="b"></y-first>"#);
    // A freed place forgets it.
    document.delete(made[2]).unwrap();
    assert_eq!(document.rare.as_ref().unwrap().long_names.len(), 2);
    let again = document.create_element(Namespace::Html, "b").unwrap();
    assert_eq!((again.index, document.local_name(again)), (made[2].index, Some("b")));
    // A reused place can also have one.
    document.delete(again).unwrap();
    let again = document.create_element(Namespace::Html, "y-second").unwrap();
    assert_eq!((again.index, document.local_name(again)), (made[2].index, Some("y-second")));
    let html = document.outer_html(document.root());
    let expected = r#"<y-last id="a"></y-last><y-first id="a"></y-first><p id="a"></p>"#;
    assert_eq!(html, expected);
    assert!(document.compact());
    assert_eq!(document.outer_html(document.root()), expected);
    document.clear();
    assert!(document.rare.is_none());
}

#[test]
fn names_of_doctypes_beyond_the_bits_are_kept() {
    let mut document = Document::new();
    for index in [(1 << 27) - 2, (1 << 27) - 1, 1 << 27, u32::MAX] {
        let name = LocalName::from_index(index);
        for data in [
            NodeData::Doctype { name, pair: NONE },
            NodeData::ProcessingInstruction { target: name, pair: 5 },
        ] {
            let node = document.allocate(data);
            assert_eq!(document.data_at(node.index), data);
            let kinds = [NodeKind::Doctype, NodeKind::ProcessingInstruction];
            assert!(kinds.contains(&document.kind_at(node.index)));
        }
    }
    assert_eq!(document.rare.as_ref().unwrap().long_names.len(), 6);
}

#[test]
fn any_number_of_attributes_is_kept() {
    let most = PackedData::MOST_ATTRIBUTES;
    for count in [most - 1, most, most + 1, 300, 2000] {
        let mut document = Document::new();
        let names: Vec<String> = (0..count).map(|number| format!("a{number}")).collect();
        let mut attributes = AttributeBuffer::default();
        for name in &names {
            attributes.push(name, "b");
        }
        let all = |document: &Document, node: NodeId| {
            let all = document.attributes(node);
            let all = all.map(|(name, value)| {
                assert_eq!(value, "b");
                name.local.to_owned()
            });
            all.collect::<Vec<_>>()
        };
        for name in ["p", "x-a", "template"] {
            let element = append(&mut document, name, &attributes);
            assert_eq!(all(&document, element), names);
            assert_eq!(document.get(element).unwrap().may_have_attributes(), count > 0);
            let given = document.attributes.len();
            // The parser creates it again without a copy of the list.
            let local = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
            let name = ElementName { namespace: Namespace::Html, local, text: name };
            let root = document.root();
            let view = attributes.view();
            let again =
                document.create_element_like(&element, name, view, &root, Origin::default());
            let copy = document.clone_node(again, true).unwrap();
            assert_eq!(document.attributes.len(), given);
            assert!(document.compact());
            assert_eq!(all(&document, element), names);
            // A change affects one of them.
            document.remove_attribute(element, "a0").unwrap();
            assert_eq!(all(&document, element), names[1..]);
            assert_eq!(all(&document, again), names);
            assert_eq!(all(&document, copy), names);
            assert_eq!(document.attribute(copy, &names[count - 1]), Some("b"));
            document.delete(again).unwrap();
            document.delete(element).unwrap();
            assert_eq!(all(&document, copy), names);
        }
    }
}

#[test]
fn texts_that_are_too_long_for_a_node_are_kept() {
    for bound in 0..20 {
        for source in ["", "<p>0123456789</p>abcdefghij<!--klmnop-->"] {
            let mut document = Document::with_source(source);
            document.texts.set_longest(bound);
            let root = document.root();
            let mut expected = String::new();
            let insert = |document: &mut Document, run: Run<'_>, expected: &mut String| {
                expected.push_str(run.text());
                document.insert_text(&root, None, run, Origin::default());
                assert_eq!(document.text_content(root), *expected);
            };
            let text = document.shared_source();
            if text.is_empty() {
                for part in ["abc", "d", "", "efghijklmnop", "q"] {
                    insert(&mut document, Run::new(part), &mut expected);
                }
            } else {
                for (start, end) in [(3, 8), (8, 13), (17, 20), (20, 27)] {
                    insert(
                        &mut document,
                        Run::in_source(&text[start..end], start as u32),
                        &mut expected,
                    );
                }
                insert(&mut document, Run::new("&"), &mut expected);
                let run = Run::in_source(&text[31..35], 31);
                insert(&mut document, run, &mut expected);
                // From elsewhere, at an offset of the source.
                let copy = text[31..37].to_owned();
                insert(&mut document, Run::in_source(&copy, 31), &mut expected);
            }
            let data = "a comment as long as this";
            let comment =
                TreeSink::create_comment(&mut document, Run::new(data), Origin::default());
            assert_eq!(document.text(comment), Some(data));
            let comment = TreeSink::clone_subtree(&mut document, &comment);
            assert_eq!(document.text(comment), Some(data));
            assert!(document.compact() || !source.is_empty());
            assert_eq!(document.text_content(root), expected);
        }
    }
}
