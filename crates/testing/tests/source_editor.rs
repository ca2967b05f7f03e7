//! Edits of sources: our cases, and properties of generated documents and real pages.

use std::collections::HashSet;

use treewright::dom::Cause;
use treewright::write::{EditError, SourceEditor};
use treewright::{Document, Encoding, Input, NodeId, NodeRef, Options, OutOfBandMetadata};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::suites::{corpus_pages, report, table};

/// The number of generated documents; `.ci/health` sets more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(3_000, |number| number.parse().expect("a number"))
}

fn parse(source: &str) -> Document {
    Options::new().origins(true).parse(source).document
}

fn unescape(text: &str) -> String {
    let text = text.replace("\\n", "\n").replace("\\r", "\r");
    text.replace("\\t", "\t").replace("\\0", "\0")
}

fn edit(
    editor: &mut SourceEditor<'_>,
    node: NodeId,
    operation: &str,
    argument: &str,
) -> Result<(), EditError> {
    match operation {
        "attribute" => {
            let (name, value) = argument.split_once('=').expect("a name and a value");
            editor.set_attribute(node, name, value)
        }
        "remove-attribute" => editor.remove_attribute(node, argument).map(|_| ()),
        "text" => editor.set_text(node, argument),
        "remove" => editor.remove(node),
        "replace" => editor.replace(node, argument),
        "inner" => editor.set_inner_html(node, argument),
        "before" => editor.insert_before(node, argument),
        "after" => editor.insert_after(node, argument),
        "prepend" => editor.prepend(node, argument),
        "append" => editor.append(node, argument),
        other => panic!("unknown operation {other}"),
    }
}

#[test]
fn cases() {
    let mut complaints = Vec::new();
    for row in table("edits.tsv", 5) {
        let (source, argument, expected) =
            (unescape(&row[0]), unescape(&row[3]), unescape(&row[4]));
        let document = parse(&source);
        let mut all = document.root_node().descendants();
        let node = all.find(|node| node.name() == row[1]).expect("it is there");
        let mut editor = SourceEditor::new(&document).expect("there are origins");
        let result = match edit(&mut editor, node.id(), &row[2], &argument) {
            Ok(()) => editor.to_text(),
            Err(error) => format!("{error:?}"),
        };
        if result != expected {
            complaints.push(format!("{row:?}: {result}"));
        }
    }
    report(&complaints);
}

/// Several edits of one page, one after the other.
#[test]
fn edits_in_turn() {
    type Edit = (&'static str, &'static str, &'static str);
    let cases: [(&str, &[Edit], &str); 12] = [
        // The last attribute has no value: it is written unless the attribute is removed or gets one.
        ("<a b=>", &[("a", "attribute", "c=1")], "<a b=\"\" c=\"1\">"),
        ("<a b=>", &[("a", "remove-attribute", "b"), ("a", "attribute", "c=1")], "<a c=\"1\">"),
        ("<a b=>", &[("a", "attribute", "b=2"), ("a", "attribute", "c=1")], "<a b=2 c=\"1\">"),
        (
            "<a b=1 b=>",
            &[("a", "attribute", "b=2"), ("a", "attribute", "c=1")],
            "<a b=2 b=\"\" c=\"1\">",
        ),
        ("<a b=1 b=>", &[("a", "remove-attribute", "b"), ("a", "attribute", "c=1")], "<a c=\"1\">"),
        // New contents replace everything that was inserted in an element.
        (
            "<b>x</b>",
            &[("b", "prepend", "1"), ("b", "append", "2"), ("b", "text", "y")],
            "<b>y</b>",
        ),
        ("<b></b>", &[("b", "prepend", "1"), ("b", "text", "y")], "<b>y</b>"),
        (
            "<b></b>",
            &[("b", "text", "y"), ("b", "append", "2"), ("b", "prepend", "1")],
            "<b>1y2</b>",
        ),
        ("<b></b>", &[("b", "text", "y"), ("b", "append", "2"), ("b", "text", "z")], "<b>z</b>"),
        (
            "<b>x</b>",
            &[("b", "text", "y"), ("b", "append", "2"), ("b", "prepend", "1")],
            "<b>1y2</b>",
        ),
        // The neighbours of an element stay when it is removed.
        ("<b>x</b>", &[("b", "before", "1"), ("b", "after", "2"), ("b", "remove", "")], "12"),
        (
            "<b>x</b>",
            &[("b", "prepend", "1"), ("#text", "remove", ""), ("b", "append", "2")],
            "<b>12</b>",
        ),
    ];
    for (source, edits, expected) in cases {
        let document = parse(source);
        let mut editor = SourceEditor::new(&document).expect("there are origins");
        for (name, operation, argument) in edits {
            let mut all = document.root_node().descendants();
            let node = all.find(|node| node.name() == *name).expect("it is there");
            edit(&mut editor, node.id(), operation, argument).expect("it is possible");
        }
        assert_eq!(editor.to_text(), expected, "{source} with {edits:?}");
    }
}

/// All nodes of a document.
fn nodes(document: &Document) -> Vec<NodeRef<'_>> {
    let root = document.root_node();
    let all = document.descendants_with_fragments(root.id());
    all.filter_map(|id| document.get(id)).collect()
}

/// The elements whose second occurrence on the list of active formatting elements depends on attributes,
/// and those whose attributes the parser reads.
const DEPENDENT: [&str; 2] = ["annotation-xml", "font"];

/// The elements of which the list of active formatting elements keeps three equal ones.
const FORMATTING: [&str; 14] = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
];

/// A missing value is written, so that a new attribute is not parsed as the value.
fn without_empty_values(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\"\"") {
        kept.push_str(before);
        if !before.trim_ascii_end().ends_with('=') {
            kept.push_str("\"\"");
        }
        rest = after;
    }
    kept + rest
}

/// An attribute that does not matter to the parser is added to an element, its value is changed, and it is
/// removed: each time the edited source has the tree with that change.
#[test]
fn attributes_of_generated_documents() {
    let mut complaints = Vec::new();
    let (mut edited, mut left_out) = (0, 0);
    for seed in 1..=generated() {
        let source = GeneratedCase::new(seed, 30).text();
        let document = parse(&source);
        let nodes = nodes(&document);
        let Some(node) = nodes.get(seed as usize * 7 % nodes.len().max(1)) else { continue };
        let Some(origin) = node.origin().filter(|_| node.is_element()) else { continue };
        let Some(tag) = origin.start_tag() else { continue };
        // Equal formatting elements are counted, and compared with their attributes. Attributes of later
        // tags come last.
        let merged = origin.attributes().any(|attribute| attribute.cause() == Cause::Merged);
        let is_made_again =
            |other: &NodeRef<'_>| other.origin().is_some_and(|origin| origin.original().is_some());
        let is_of_its_name = |other: &&NodeRef<'_>| other.name() == node.name();
        let is_counted =
            FORMATTING.contains(&node.name()) && nodes.iter().filter(is_of_its_name).count() > 3;
        if merged
            || is_counted
            || nodes.iter().any(is_made_again)
            || DEPENDENT.contains(&node.name())
        {
            left_out += 1;
            continue;
        }
        edited += 1;
        let made_of_the_tag: Vec<NodeId> = nodes
            .iter()
            .filter(|other| other.origin().is_some_and(|other| other.start_tag() == Some(tag)))
            .map(|other| other.id())
            .collect();
        let mut editor = SourceEditor::new(&document).expect("there are origins");
        editor.set_attribute(node.id(), "data-new", "a \"b\" & c").expect("it is written");
        let text = editor.to_text();
        let mut expected = document.clone();
        for node in made_of_the_tag {
            expected.set_attribute(node, "data-new", "a \"b\" & c").expect("it is an element");
        }
        let found = parse(&text);
        if found.to_json(found.root()) != expected.to_json(expected.root()) {
            complaints.push(format!("{seed}: {source:?} became {text:?}"));
            continue;
        }
        let all = self::nodes(&found);
        let again = all.iter().find(|node| node.has_attr("data-new")).expect("it was found");
        let mut editor = SourceEditor::new(&found).expect("there are origins");
        assert_eq!(editor.remove_attribute(again.id(), "data-new"), Ok(true));
        if without_empty_values(&editor.to_text()) != without_empty_values(&source) {
            complaints.push(format!("{seed}: {text:?} did not become {source:?} again"));
        }
    }
    report(&complaints);
    assert!(edited > left_out && edited > generated() / 4, "{edited} edited, {left_out} left out");
}

/// A text is replaced with another one: the edited source has the tree with that text.
#[test]
fn texts_of_generated_documents() {
    let mut complaints = Vec::new();
    let (mut edited, mut refused) = (0, 0);
    for seed in 1..=generated() {
        let source = GeneratedCase::new(seed, 30).text();
        let document = parse(&source);
        // White space can be inserted elsewhere than other text.
        let is_plain = |node: &NodeRef<'_>| {
            let text = node.data().unwrap_or_default();
            node.is_text() && !text.contains(|c: char| c.is_ascii_whitespace() || c == '\u{fffd}')
        };
        let mut texts = nodes(&document).into_iter().filter(is_plain);
        let Some(node) = texts.nth(seed as usize % 3) else { continue };
        let mut editor = SourceEditor::new(&document).expect("there are origins");
        match editor.set_text(node.id(), "x&<") {
            Ok(()) => edited += 1,
            Err(_) => {
                refused += 1;
                continue;
            }
        }
        let text = editor.to_text();
        let mut expected = document.clone();
        expected.set_text(node.id(), "x&<").expect("it is a text");
        let mut found = parse(&text);
        // The parser copies the changed text of an option into `selectedcontent`; a change of a tree does not.
        empty_selectedcontent(&mut expected);
        empty_selectedcontent(&mut found);
        if found.to_json(found.root()) != expected.to_json(expected.root()) {
            complaints.push(format!("{seed}: {source:?} became {text:?}"));
        }
    }
    report(&complaints);
    assert!(edited > refused * 5, "{edited} edited, {refused} refused");
}

fn empty_selectedcontent(document: &mut Document) {
    let copies = nodes(document).into_iter().filter(|node| node.is_html("selectedcontent"));
    let copies: Vec<_> = copies.map(NodeRef::id).collect();
    for copy in copies {
        document.set_text_content(copy, "").expect("it is an element");
    }
}

/// The possible encodings of the generator's pages.
const ENCODINGS: [&str; 8] = [
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1252",
    "shift_jis",
    "gb18030",
    "iso-2022-jp",
    "euc-kr",
];

fn written_in(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    match encoding.name() {
        "UTF-16LE" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        "UTF-16BE" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        _ => encoding.encode(text).0.into_owned(),
    }
}

#[test]
fn bytes_in_every_encoding() {
    let mut complaints = Vec::new();
    for seed in 1..=generated() / 10 {
        let text =
            GeneratedCase::new(seed, 30).text().replace("あ", "") + "<p>日本<b>語</b>é<p title=あ>";
        for label in ENCODINGS {
            let encoding = Encoding::for_label(label.as_bytes()).expect("a label");
            let bytes = written_in(&text, encoding);
            let header = format!("text/html; charset={label}");
            let metadata = OutOfBandMetadata::new().content_type(&header);
            let parsed = Options::new().origins(true).parse(Input::bytes(&bytes, &metadata));
            let document = parsed.document;
            let encoding = parsed.encoding.expect("they are bytes").encoding;
            let editor = SourceEditor::new(&document).expect("there are origins");
            assert_eq!(editor.to_bytes(&bytes, encoding), Ok(bytes.clone()));
            let mut edited = 0;
            let mut editor = editor;
            for node in nodes(&document) {
                if node.is_html("b") || node.is_html("p") {
                    edited +=
                        usize::from(editor.set_attribute(node.id(), "title", "本 é <☃>").is_ok());
                }
            }
            let expected = editor.to_text();
            match editor.to_bytes(&bytes, encoding) {
                Ok(bytes) => {
                    let metadata = OutOfBandMetadata::new().content_type(&header);
                    let again = Options::new().parse(Input::bytes(&bytes, &metadata)).document;
                    let expected = treewright::parse(&expected);
                    if again.to_json(again.root()) != expected.to_json(expected.root()) {
                        complaints.push(format!("{seed} in {label}: another tree"));
                    }
                }
                Err(error) => {
                    complaints.push(format!("{seed} in {label}: {error}, {edited} edits"));
                }
            }
        }
    }
    report(&complaints);
}

#[test]
fn real_pages() {
    let mut complaints = Vec::new();
    for (name, bytes) in corpus_pages() {
        let parsed = Options::new().origins(true).parse(&*bytes);
        let encoding = parsed.encoding.as_ref().expect("they are bytes").encoding;
        let document = parsed.document;
        let mut editor = SourceEditor::new(&document).expect("there are origins");
        if editor.to_bytes(&bytes, encoding).as_deref() != Ok(&*bytes) {
            complaints.push(format!("{name}: other bytes without an edit"));
        }
        let links: HashSet<NodeId> = nodes(&document)
            .iter()
            .filter(|node| node.is_html("a"))
            .map(|node| node.id())
            .collect();
        for link in links {
            if editor.set_attribute(link, "data-new", "1").is_ok() {
                assert_eq!(editor.remove_attribute(link, "data-new"), Ok(true));
            }
        }
        if editor.to_bytes(&bytes, encoding).as_deref() != Ok(&*bytes) {
            complaints.push(format!("{name}: other bytes after an edit that was taken back"));
        }
    }
    report(&complaints);
}
