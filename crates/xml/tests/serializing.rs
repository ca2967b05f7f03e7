//! XML that is written.

use treewright_dom::scripting::{AttributesByPosition, DocumentProperties, UncheckedNodes};
use treewright_dom::{Document, DocumentInit, DocumentType, FullName, NodeId, ScriptText};
use treewright_write::{Coercion, WriteError, WriteHtml as _, XmlOptions as WriteOptions};
use treewright_xml::{XmlOptions, parse_document};

fn options() -> WriteOptions {
    WriteOptions::new().coercion(Coercion::No)
}

fn serialize(tree: &Document, node: NodeId, options: &WriteOptions) -> Result<String, WriteError> {
    tree.get(node).unwrap().xml(options)
}

fn parse(xml: &str) -> (Document, NodeId) {
    let mut tree = Document::new();
    let document = tree.create_document_with(&DocumentInit::new(DocumentType::Xml));
    parse_document(&mut tree, document, xml, &XmlOptions::new()).unwrap();
    (tree, document)
}

#[track_caller]
fn check(xml: &str, expected: &str) {
    let (tree, document) = parse(xml);
    let written = serialize(&tree, document, &options()).unwrap();
    assert_eq!(written, expected);
    let required = options().require_well_formed(true);
    assert_eq!(serialize(&tree, document, &required).unwrap(), expected);
}

/// Documents that are unchanged after they were read and written; those with two texts are not.
#[test]
fn documents() {
    for xml in [
        "<a/>",
        "<a>b&amp;&lt;&gt;\"'</a>",
        "<a b=\"&amp;&quot;'&lt;&gt;&#x9;&#xA;&#xD;\"/>",
        "<!--b--><?c d?><a><![CDATA[<e>]]></a>",
        "<!DOCTYPE a PUBLIC \"b\" \"c\"><a/>",
        "<!DOCTYPE a SYSTEM \"c\"><a/>",
        "<a xmlns=\"u\"><b/></a>",
        "<a xmlns=\"u\" xmlns:p=\"v\"><p:b p:c=\"\"/></a>",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><br /><p></p><svg xmlns=\"s\"/></html>",
        "<a xml:lang=\"b\"/>",
        "<a xmlns=\"u\"><b xmlns=\"\"><c/></b></a>",
        "<template xmlns=\"http://www.w3.org/1999/xhtml\">a<b></b></template>",
    ] {
        check(xml, xml);
    }
    // As in the tests of browsers for XMLSerializer.
    for (xml, expected) in [
        ("<root><child xmlns='uri1'/></root>", r#"<root><child xmlns="uri1"/></root>"#),
        ("<root xmlns=''><child xmlns=''/></root>", "<root><child/></root>"),
        (
            "<root xmlns='u1'><p:child xmlns:p='u1'/></root>",
            r#"<root xmlns="u1"><child xmlns:p="u1"/></root>"#,
        ),
        (
            "<root><p:child xmlns:p=\"u1\" p:a=\"1\"/></root>",
            r#"<root><p:child xmlns:p="u1" p:a="1"/></root>"#,
        ),
        ("<r xmlns:x='uri1'><t xmlns:x='uri1'/></r>", r#"<r xmlns:x="uri1"><t/></r>"#),
        (
            "<r xmlns:x0='uri' xmlns:x2='uri'><b xmlns:x1='uri'><c x1:d=''/></b></r>",
            r#"<r xmlns:x0="uri" xmlns:x2="uri"><b xmlns:x1="uri"><c x1:d=""/></b></r>"#,
        ),
        ("<r xmlns:x='uri'><b xmlns='uri'/></r>", r#"<r xmlns:x="uri"><x:b xmlns="uri"/></r>"#),
    ] {
        check(xml, expected);
    }
}

fn named<'a>(namespace: Option<&'a str>, prefix: Option<&'a str>, local: &'a str) -> FullName<'a> {
    FullName { namespace, prefix, local }
}

#[test]
fn prefixes_are_made_where_they_are_missing() {
    let mut tree = Document::new();
    let root = tree.create_named_element(named(None, None, "r"));
    for (name, value) in [
        (named(Some("u"), None, "a"), "1"),
        (named(Some("u"), Some("x"), "b"), "2"),
        (named(Some("v"), Some("x"), "a"), "3"),
    ] {
        tree.append_attribute(root, name, &value.into()).unwrap();
    }
    let child = tree.create_named_element(named(Some("w"), Some("p"), "c"));
    tree.append(root, child).unwrap();
    let inner = tree.create_named_element(named(Some("u"), Some("q"), "d"));
    tree.append(child, inner).unwrap();
    let next = tree.create_named_element(named(Some("w"), None, "e"));
    tree.append(root, next).unwrap();
    let xml = serialize(&tree, root, &options()).unwrap();
    assert_eq!(
        xml,
        "<r xmlns:ns1=\"u\" ns1:a=\"1\" ns1:b=\"2\" xmlns:ns2=\"v\" ns2:a=\"3\">\
         <p:c xmlns:p=\"w\"><ns1:d/></p:c><e xmlns=\"w\"/></r>"
    );
    // The output parses to the same tree.
    let (again, document) = parse(&xml);
    assert_eq!(serialize(&again, document, &options()).unwrap(), xml);
    let children = serialize(&tree, root, &options().children_only(true)).unwrap();
    assert_eq!(children, "<p:c xmlns:p=\"w\"><q:d xmlns:q=\"u\"/></p:c><e xmlns=\"w\"/>");
    let cut = serialize(&tree, root, &options().limit(20));
    assert!(matches!(cut, Err(WriteError::LimitExceeded)));
}

#[test]
fn nodes_that_xml_cannot_have_are_refused_on_request() {
    let mut tree = Document::new();
    let comment = tree.create_comment("a--b");
    let ends = tree.create_comment("a-");
    let text = tree.create_text("\u{1}");
    let lone = tree.create_text_from(&ScriptText::from_utf16(&[0xD800]));
    let target = tree.create_processing_instruction_from("XML", &"".into());
    let data = tree.create_processing_instruction_from("a", &"?>".into());
    let colon = tree.create_named_element(named(None, None, "a:b"));
    let name = tree.create_named_element(named(None, None, "1"));
    let xmlns = tree.create_named_element(named(Some("u"), Some("xmlns"), "a"));
    let empty = tree.create_document(treewright_dom::DocumentMode::NoQuirks);
    let public = tree.create_doctype_from("a", "{", "");
    let system = tree.create_doctype_from("a", "", "'\"");
    let attribute = tree.create_named_element(named(None, None, "a"));
    tree.append_attribute(attribute, named(None, None, "xmlns"), &"u".into()).unwrap();
    let value = tree.create_named_element(named(None, None, "a"));
    tree.append_attribute(value, named(None, None, "b"), &"\u{2}".into()).unwrap();
    let required = options().require_well_formed(true);
    for (node, lenient) in [
        (comment, "<!--a--b-->"),
        (ends, "<!--a--->"),
        (text, "\u{1}"),
        (lone, "\u{FFFD}"),
        (target, "<?XML ?>"),
        (data, "<?a ?>?>"),
        (colon, "<a:b/>"),
        (name, "<1/>"),
        (xmlns, "<xmlns:a/>"),
        (empty, ""),
        (public, "<!DOCTYPE a PUBLIC \"{\">"),
        (system, "<!DOCTYPE a SYSTEM \"'\"\">"),
        (attribute, "<a xmlns=\"u\"/>"),
        (value, "<a b=\"\u{2}\"/>"),
    ] {
        let error = serialize(&tree, node, &required);
        assert!(matches!(error, Err(WriteError::NotWellFormed(_))), "{lenient}");
        assert_eq!(serialize(&tree, node, &options()).unwrap(), lenient);
    }
}

#[test]
fn deep_trees_are_written() {
    let mut tree = Document::new();
    let root = tree.create_named_element(named(Some("u"), Some("p"), "a"));
    let mut parent = root;
    for _ in 0..100_000 {
        let child = tree.create_named_element(named(Some("u"), Some("p"), "a"));
        tree.append(parent, child).unwrap();
        parent = child;
    }
    let xml = serialize(&tree, root, &options()).unwrap();
    assert_eq!(xml.matches("</").count(), 100_000);
}
