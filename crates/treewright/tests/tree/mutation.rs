//! Changes of the tree: what the DOM Standard allows, and the state of ids afterwards.

use crate::tree::common::{check_links, element, find, parse};
use treewright_dom::parsing::ParserTarget;
use treewright_dom::{
    AttributeName, AttributeNamespace, Document, DocumentMode, HierarchyViolation, Namespace,
    NodeError, NodeId, ShadowRootInit, ShadowRootMode,
};

/// Creates a node from a word: `d` a doctype, `e` an element, `t` text, `c` a comment, `p` a processing
/// instruction, `D` a document, `[...]` a fragment of these.
fn make(document: &mut Document, word: &str) -> NodeId {
    match word {
        "d" => document.create_doctype("html", "", "").unwrap(),
        "e" => element(document, "e"),
        "t" => document.create_text("t"),
        "c" => document.create_comment("c"),
        "p" => document.create_processing_instruction("p", "").unwrap(),
        "D" => document.create_document(DocumentMode::NoQuirks),
        "F" => document.create_document_fragment(),
        "S" => {
            let host = element(document, "div");
            document.attach_shadow_root(host, ShadowRootInit::new(ShadowRootMode::Open)).unwrap()
        }
        _ => {
            let fragment = document.create_document_fragment();
            for letter in word.trim_matches(['[', ']']).chars() {
                let child = make(document, &letter.to_string());
                document.append(fragment, child).unwrap();
            }
            fragment
        }
    }
}

/// The kinds of a node's children, in the letters of [`make`].
fn letters(document: &Document, parent: NodeId) -> String {
    document
        .children(parent)
        .map(|child| match document.outer_html(child).get(..2) {
            Some("<e") => 'e',
            Some("<!") if document.doctype(child).is_some() => 'd',
            Some("<!") => 'c',
            Some("<?") => 'p',
            _ => 't',
        })
        .collect()
}

/// The parent (a kind and its children), the child to insert before, and the node: the result, or the rule
/// that is broken.
#[test]
fn pre_insertion_validity() {
    use HierarchyViolation as V;
    type Case<'a> = (&'a str, &'a str, Option<usize>, &'a str, Result<&'a str, NodeError>);
    let no = |violation: V| Err(NodeError::HierarchyRequest(violation));
    let cases: &[Case<'_>] = &[
        // Children of documents.
        ("D", "", None, "e", Ok("e")),
        ("D", "", None, "d", Ok("d")),
        ("D", "", None, "c", Ok("c")),
        ("D", "", None, "p", Ok("p")),
        ("D", "", None, "t", no(V::TextInDocument)),
        ("D", "", None, "D", no(V::Document)),
        ("D", "c", None, "e", Ok("ce")),
        ("D", "e", None, "c", Ok("ec")),
        ("D", "e", None, "e", no(V::SecondElement)),
        ("D", "e", Some(0), "e", no(V::SecondElement)),
        ("D", "d", None, "e", Ok("de")),
        ("D", "d", Some(0), "e", no(V::ElementBeforeDoctype)),
        ("D", "cd", Some(0), "e", no(V::ElementBeforeDoctype)),
        ("D", "dc", Some(1), "e", Ok("dec")),
        ("D", "d", None, "d", no(V::SecondDoctype)),
        ("D", "e", None, "d", no(V::ElementBeforeDoctype)),
        ("D", "e", Some(0), "d", Ok("de")),
        ("D", "ec", Some(1), "d", no(V::ElementBeforeDoctype)),
        ("D", "ce", Some(0), "d", Ok("dce")),
        ("D", "e", Some(0), "p", Ok("pe")),
        // Fragments into a document.
        ("D", "", None, "F", Ok("")),
        ("D", "", None, "[cec]", Ok("cec")),
        ("D", "", None, "[ee]", no(V::SecondElement)),
        ("D", "", None, "[et]", no(V::TextInDocument)),
        ("D", "e", None, "[c]", Ok("ec")),
        ("D", "e", None, "[ce]", no(V::SecondElement)),
        ("D", "d", Some(0), "[e]", no(V::ElementBeforeDoctype)),
        ("D", "d", Some(0), "[c]", Ok("cd")),
        ("D", "dp", Some(1), "[ec]", Ok("decp")),
        // Elements, fragments and shadow roots.
        ("e", "", None, "t", Ok("t")),
        ("e", "tc", Some(1), "e", Ok("tec")),
        ("e", "", None, "d", no(V::DoctypeOutsideDocument)),
        ("e", "", None, "D", no(V::Document)),
        ("e", "tt", Some(1), "[eet]", Ok("teett")),
        ("e", "t", Some(0), "[cp]", Ok("cpt")),
        ("e", "t", None, "[cp]", Ok("tcp")),
        ("F", "", None, "e", Ok("e")),
        ("F", "e", Some(0), "e", Ok("ee")),
        ("F", "", None, "d", no(V::DoctypeOutsideDocument)),
        ("S", "", None, "[et]", Ok("et")),
        ("e", "", None, "S", Ok("")),
        // Nodes that cannot have children.
        ("t", "", None, "e", no(V::Parent)),
        ("c", "", None, "t", no(V::Parent)),
        ("p", "", None, "t", no(V::Parent)),
        ("d", "", None, "t", no(V::Parent)),
    ];
    for case @ (parent, children, before, node, expected) in cases {
        let mut document = Document::new();
        let parent = make(&mut document, parent);
        for letter in children.chars() {
            let child = make(&mut document, &letter.to_string());
            document.append(parent, child).unwrap();
        }
        let node = make(&mut document, node);
        let before = before.map(|index| document.children(parent).nth(index).unwrap());
        let result = document.insert_before(parent, node, before);
        match expected {
            Ok(letters_after) => {
                assert_eq!(result, Ok(()), "{case:?}");
                assert_eq!(letters(&document, parent), *letters_after, "{case:?}");
            }
            Err(error) => {
                assert_eq!(result, Err(*error), "{case:?}");
                assert_eq!(letters(&document, parent), *children, "{case:?}");
            }
        }
        check_links(&document, parent);
    }
}

#[test]
fn a_node_is_never_inside_itself() {
    let mut document = Document::new();
    let ancestor = Err(NodeError::HierarchyRequest(HierarchyViolation::Ancestor));
    let template = element(&mut document, "template");
    let contents = document.template_contents(template).unwrap();
    let host = element(&mut document, "div");
    let shadow_root =
        document.attach_shadow_root(host, ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
    let inner = element(&mut document, "p");
    document.append(contents, host).unwrap();
    document.append(shadow_root, inner).unwrap();
    for around in [template, contents, host, shadow_root, inner] {
        assert_eq!(document.append(inner, around), ancestor);
    }
    assert_eq!(document.append(contents, template), ancestor);
    assert_eq!(document.append(template, template), ancestor);
    assert_eq!(document.append(contents, contents), ancestor);
    // The other direction is allowed.
    document.append(template, inner).unwrap();
    assert_eq!(document.parent(inner), Some(template));
}

#[test]
fn moves_keep_ids_and_order() {
    let mut document = Document::new();
    let parent = element(&mut document, "div");
    let nodes: Vec<_> = ["a", "b", "c"].map(|name| element(&mut document, name)).into();
    for node in &nodes {
        document.append(parent, *node).unwrap();
    }
    let order = |document: &Document| -> String {
        document.children(parent).filter_map(|node| document.local_name(node)).collect()
    };
    for (node, before, expected) in [
        (0, Some(0), "abc"),
        (0, Some(1), "abc"),
        (0, Some(2), "bac"),
        (0, None, "bca"),
        (0, None, "bca"),
        (0, Some(1), "abc"),
        (2, Some(0), "cab"),
    ] {
        let before = before.map(|index: usize| nodes[index]);
        document.insert_before(parent, nodes[node], before).unwrap();
        assert_eq!(order(&document), expected);
        check_links(&document, parent);
    }
    let other = element(&mut document, "p");
    assert_eq!(document.insert_before(other, nodes[0], Some(nodes[1])), Err(NodeError::NotFound));
    document.append(other, nodes[1]).unwrap();
    assert_eq!((order(&document).as_str(), document.children(other).count()), ("ca", 1));
}

#[test]
fn stale_ids_are_detected() {
    let mut document = parse("<p id=a>text<!--c--><template>x</template>");
    let stale = find(&document, "p");
    let inside: Vec<_> = document.descendants_with_fragments(stale).collect();
    let alive = element(&mut document, "div");
    document.delete(stale).unwrap();
    for _ in 0..20 {
        let node = element(&mut document, "b");
        document.set_attribute(node, "id", "b").unwrap();
        document.append(alive, node).unwrap();
    }
    for stale in inside.into_iter().chain([stale]) {
        assert!(!document.contains(stale));
        assert_eq!(document.kind(stale), None);
        assert_eq!(document.parent(stale), None);
        assert_eq!(document.local_name(stale), None);
        assert_eq!(document.attribute(stale, "id"), None);
        assert_eq!(document.attributes(stale).count(), 0);
        assert_eq!(document.text(stale), None);
        assert_eq!(document.children(stale).count(), 0);
        assert_eq!(document.descendants(stale).count(), 0);
        assert_eq!(document.traverse(stale).count(), 0);
        assert_eq!(document.outer_html(stale), "");
        assert_eq!(document.dump(stale), "");
        assert_eq!(document.to_json(stale), "null");
        assert_eq!(document.text_content(stale), "");
        for refused in [
            document.append(alive, stale),
            document.append(stale, alive),
            document.insert_before(alive, alive, Some(stale)),
            document.remove(stale),
            document.delete(stale),
            document.set_text(stale, ""),
            document.set_text_content(stale, ""),
            document.set_attribute(stale, "id", ""),
            document.remove_attribute(stale, "id").map(|_| ()),
            document.clone_node(stale, true).map(|_| ()),
            document.set_parser_document(stale),
        ] {
            assert_eq!(refused, Err(NodeError::Stale));
        }
    }
}

#[test]
fn nodes_that_belong_to_others_are_not_deleted() {
    let mut document = parse("<div><template shadowrootmode=open></template></div><template>");
    let shadow_root = document.shadow_root(find(&document, "div")).unwrap();
    let contents = document.template_contents(find(&document, "template")).unwrap();
    for node in [document.root(), shadow_root, contents] {
        assert_eq!(document.delete(node), Err(NodeError::NotSupported));
    }
    let other = document.create_document(DocumentMode::Quirks);
    assert_eq!(document.delete(other), Ok(()));
    assert_eq!(document.clone_node(shadow_root, true), Err(NodeError::NotSupported));
}

#[test]
fn attributes() {
    let mut document = parse("<p b=1 a=2 B=3><svg xlink:href=x href=y xml:lang=z>");
    let paragraph = find(&document, "p");
    let all = |document: &Document, node| {
        document
            .attributes(node)
            .map(|(name, value)| format!("{}={value}", name.local))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(all(&document, paragraph), "b=1 a=2");
    document.set_attribute(paragraph, "a", "4").unwrap();
    document.set_attribute(paragraph, "c", "").unwrap();
    assert_eq!(all(&document, paragraph), "b=1 a=4 c=");
    assert_eq!(document.remove_attribute(paragraph, "b"), Ok(true));
    assert_eq!(document.remove_attribute(paragraph, "b"), Ok(false));
    assert_eq!(all(&document, paragraph), "a=4 c=");
    for name in ["", "a b", "a=", "a>", "a/", "\0"] {
        assert_eq!(document.set_attribute(paragraph, name, ""), Err(NodeError::InvalidName));
    }
    let text = document.create_text("a");
    assert_eq!(document.set_attribute(text, "a", ""), Err(NodeError::WrongKind));
    assert_eq!(document.attribute(text, "a"), None);

    let svg = find(&document, "svg");
    let href = AttributeName { namespace: AttributeNamespace::XLink, prefix: None, local: "href" };
    assert_eq!(document.attribute(svg, "href"), Some("y"));
    assert_eq!(document.attribute_ns(svg, href), Some("x"));
    document.set_attribute_ns(svg, href, "w").unwrap();
    assert_eq!(document.outer_html(svg), r#"<svg xlink:href="w" href="y" xml:lang="z"></svg>"#);
    assert_eq!(document.remove_attribute_ns(svg, href), Ok(true));
    assert_eq!(document.attribute(svg, "href"), Some("y"));
}

#[test]
fn text_and_text_content() {
    let mut document = parse("<p>a<b>b<i>c</i></b>d<!--e--></p>");
    let paragraph = find(&document, "p");
    assert_eq!(document.text_content(paragraph), "abcd");
    assert_eq!(document.text_content(document.root()), "abcd");
    let bold = find(&document, "b");
    document.set_text_content(paragraph, "<&>").unwrap();
    assert_eq!(document.outer_html(paragraph), "<p>&lt;&amp;&gt;</p>");
    assert_eq!((document.parent(bold), document.text_content(bold).as_str()), (None, "bc"));
    let text = document.first_child(paragraph).unwrap();
    document.set_text(text, "").unwrap();
    assert_eq!(document.text(text), Some(""));
    document.set_text_content(text, "x").unwrap();
    assert_eq!(document.text(text), Some("x"));
    assert_eq!(document.set_text(paragraph, ""), Err(NodeError::WrongKind));
    assert_eq!(document.set_text_content(document.root(), ""), Err(NodeError::WrongKind));
}

#[test]
fn names_are_checked() {
    let mut document = Document::new();
    for name in ["", "1", "a b", "a>", "a/b", "-x"] {
        let invalid = Err(NodeError::InvalidName);
        assert_eq!(document.create_element(Namespace::Html, name), invalid, "{name}");
        assert_eq!(document.create_processing_instruction(name, ""), invalid, "{name}");
    }
    assert_eq!(document.create_doctype("a b", "", ""), Err(NodeError::InvalidName));
    assert!(document.create_doctype("", "", "").is_ok());
    assert!(document.create_processing_instruction("a", "?>").is_err());
    for (namespace, name, allowed) in [
        (Namespace::Html, "div", true),
        (Namespace::Html, "x-thing", true),
        (Namespace::Html, "input", false),
        (Namespace::Html, "thing", false),
        (Namespace::Html, "font-face", false),
        (Namespace::Svg, "x-thing", false),
    ] {
        let host = document.create_element(namespace, name).unwrap();
        let attached =
            document.attach_shadow_root(host, ShadowRootInit::new(ShadowRootMode::Closed));
        assert_eq!(attached.is_ok(), allowed, "{name}");
    }
}

#[test]
fn a_declarative_shadow_root_can_be_attached_again() {
    let mut document = parse("<div><template shadowrootmode=open>old</template></div>");
    let host = find(&document, "div");
    let declared = document.shadow_root(host).unwrap();
    let closed = ShadowRootInit::new(ShadowRootMode::Closed);
    assert_eq!(document.attach_shadow_root(host, closed), Err(NodeError::NotSupported));
    let open = ShadowRootInit::new(ShadowRootMode::Open);
    assert_eq!(document.attach_shadow_root(host, open), Ok(declared));
    assert_eq!(document.text_content(declared), "");
    assert_eq!(document.attach_shadow_root(host, open), Err(NodeError::NotSupported));
}

/// A long life: freed places are reused, and the links always agree.
#[test]
fn many_changes_keep_the_links_right() {
    let mut document = Document::new();
    let root = element(&mut document, "root");
    let mut nodes = vec![root];
    let mut state = 12345_u32;
    let mut random = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % below
    };
    for round in 0..3000 {
        nodes.retain(|node| document.contains(*node));
        let chosen = nodes[random(nodes.len())];
        match random(8) {
            0 | 1 => nodes.push(element(&mut document, "e")),
            2 => nodes.push(document.create_text("t")),
            3 => nodes.push(element(&mut document, "template")),
            4 if random(6) == 0 && chosen != root => document.delete(chosen).unwrap_or(()),
            5 if nodes.len() < 200 => nodes.extend(document.clone_node(chosen, true)),
            _ => {
                let other = nodes[random(nodes.len())];
                let place = document.template_contents(chosen).unwrap_or(chosen);
                let before = document.first_child(place).filter(|_| random(2) == 0);
                let _ = document.insert_before(place, other, before);
            }
        }
        if round % 50 == 0 {
            nodes.retain(|node| document.contains(*node));
            for node in nodes.iter().filter(|node| document.parent(**node).is_none()) {
                check_links(&document, *node);
            }
        }
    }
}
