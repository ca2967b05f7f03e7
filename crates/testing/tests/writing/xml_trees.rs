//! XML: an XML parser reads it as the original tree, coerced as the standard requires.

use std::fmt::Write;

use treewright::dom::{AttributeNamespace, Edge, NodeKind};
use treewright::{Document, NodeRef, WriteHtml, XmlOptions};
use treewright_testing::check::Mismatch;
use treewright_testing::subjects::{
    Subject, generated, generated_subjects, given_subjects, xml_document,
};
use treewright_testing::suites::{report, run_all};

/// A name before the replacements of
/// <https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset>, which
/// parsers never create: their names are in lower case, or among a few.
fn name(coerced: &str) -> String {
    let mut parts = coerced.split('U');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..6).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match code.and_then(char::from_u32) {
            Some(character) => {
                // Nothing is replaced unnecessarily.
                let is_first = name.is_empty();
                let is_fine = character.is_ascii_alphabetic() && !part.starts_with("000078ml");
                let follows = character.is_ascii_digit() || "-.éя語".contains(character);
                assert!(!is_fine && (is_first || !follows), "{coerced}");
                name.push(character);
                name.push_str(&part[6..]);
            }
            None => {
                name.push('U');
                name.push_str(part);
            }
        }
    }
    name
}

fn characters(text: &str) -> String {
    let coerced = text.chars().map(|character| match u32::from(character) {
        0x0C => ' ',
        0x09 | 0x0A | 0x0D | 0x20..=0xD7FF | 0xE000..=0xFFFD | 0x1_0000..=0x10_FFFF => character,
        _ => '\u{FFFD}',
    });
    coerced.collect()
}

/// A piece of text without references, in which a reader finds newlines instead of CR.
fn plain(text: &str) -> String {
    characters(text).replace('\r', "\n")
}

fn comment(data: &str) -> String {
    let mut data = plain(data);
    while data.contains("--") {
        data = data.replace("--", "- -");
    }
    if data.ends_with('-') { data + " " } else { data }
}

fn namespace(url: &str) -> &str {
    url.rsplit('/').next().unwrap_or_default()
}

/// The expected result of an XML parser.
fn expected(root: NodeRef<'_>) -> String {
    let document = root.document();
    let mut out = String::new();
    // Shadow roots are not written.
    let mut passed_over = None;
    for edge in document.traverse_with_fragments(root.id()) {
        let (Edge::Open(id) | Edge::Close(id)) = edge;
        let node = document.get(id).expect("it is in the tree");
        if let Some(around) = passed_over {
            if edge != Edge::Close(around) {
                continue;
            }
            passed_over = None;
        }
        match (node.kind(), edge) {
            (NodeKind::ShadowRoot, Edge::Open(_)) if id != root.id() => passed_over = Some(id),
            (NodeKind::Element, Edge::Close(_)) => out.push_str("</>"),
            (NodeKind::Element, Edge::Open(_)) => {
                let url = document.namespace(id).unwrap_or_default().url();
                let _ = write!(out, "<{} {}", namespace(url), node.name());
                let mut seen: Vec<(String, String)> = Vec::new();
                let mut attributes = Vec::new();
                for (attribute, value) in document.attributes(id) {
                    let is_dropped = match attribute.namespace {
                        AttributeNamespace::None => {
                            attribute.local == "xmlns" || attribute.local.starts_with("xmlns:")
                        }
                        AttributeNamespace::Xmlns => true,
                        _ => false,
                    };
                    let url = attribute.namespace.url().unwrap_or_default();
                    let key = (namespace(url).to_owned(), attribute.local.to_owned());
                    if is_dropped || seen.contains(&key) {
                        continue;
                    }
                    attributes.push(format!(" {} {}={:?}", key.0, key.1, characters(value)));
                    seen.push(key);
                }
                attributes.sort();
                let _ = write!(out, "{}>", attributes.concat());
            }
            (NodeKind::Text, Edge::Open(_)) => {
                out.push_str(&characters(node.data().unwrap_or_default()));
            }
            (NodeKind::Comment, Edge::Open(_)) => {
                let _ = write!(out, "<!{:?}>", comment(node.data().unwrap_or_default()));
            }
            (NodeKind::ProcessingInstruction, Edge::Open(_)) => {
                let (target, data) = document.processing_instruction(id).unwrap_or_default();
                let data = plain(data).replace("?>", "? >");
                let data = data.trim_start_matches([' ', '\t', '\n']);
                let _ = write!(out, "<?{target} {data:?}>");
            }
            _ => {}
        }
    }
    out
}

/// The tree that an XML parser reads.
fn found(xml: &str) -> Result<String, roxmltree::Error> {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(xml, options)?;
    let mut out = String::new();
    let mut node = document.root();
    let mut is_open = true;
    // Each node when it is opened and when it is closed, without recursion.
    loop {
        if is_open {
            open(node, &mut out);
            match node.first_child() {
                Some(child) => node = child,
                None => is_open = false,
            }
            continue;
        }
        if node.is_element() {
            out.push_str("</>");
        }
        match (node.next_sibling(), node.parent()) {
            (Some(sibling), _) => (node, is_open) = (sibling, true),
            (None, Some(parent)) => node = parent,
            (None, None) => return Ok(out),
        }
    }
}

fn open(node: roxmltree::Node<'_, '_>, out: &mut String) {
    let _ = match node.node_type() {
        roxmltree::NodeType::Root => Ok(()),
        roxmltree::NodeType::Element => {
            let tag = node.tag_name();
            let url = tag.namespace().unwrap_or_default();
            let attribute = |attribute: roxmltree::Attribute<'_, '_>| {
                let url = attribute.namespace().unwrap_or_default();
                let name = name(attribute.name());
                format!(" {} {name}={:?}", namespace(url), attribute.value())
            };
            let mut attributes: Vec<_> = node.attributes().map(attribute).collect();
            attributes.sort();
            write!(out, "<{} {}{}>", namespace(url), name(tag.name()), attributes.concat())
        }
        roxmltree::NodeType::Text => write!(out, "{}", node.text().unwrap_or_default()),
        roxmltree::NodeType::Comment => write!(out, "<!{:?}>", node.text().unwrap_or_default()),
        roxmltree::NodeType::PI => {
            let instruction = node.pi().expect("it is one");
            let data = instruction.value.unwrap_or_default();
            write!(out, "<?{} {data:?}>", name(instruction.target))
        }
    };
}

/// The mark around a part of a document, which is not a complete document.
const AROUND: &str = "< part></>";

fn reads_back(subject: &Subject) -> Result<(), Mismatch> {
    let document = subject.parse(&subject.source).document;
    let Some(xml) = xml_document(&document) else {
        return Ok(());
    };
    let expected = expected_document(&document);
    let found = found(&xml).unwrap_or_else(|error| format!("{error}"));
    if found == expected {
        return Ok(());
    }
    Err(Mismatch { run: format!("{}: {xml}", subject.name), expected, found })
}

fn expected_document(document: &Document) -> String {
    let expected = expected(document.root_node());
    if document.kind(document.root()) == Some(NodeKind::Document) {
        return expected;
    }
    let (before, after) = AROUND.split_at(AROUND.len() - "</>".len());
    format!("{before}{expected}{after}")
}

#[test]
fn xml_is_the_coerced_tree() {
    let check = |subjects: &[Subject]| {
        let results = run_all(subjects, reads_back);
        let complaint = |(subject, result): (&Subject, &Result<(), Mismatch>)| {
            Some(format!("{}\n{:?}\n{}", subject.name, subject.source, result.as_ref().err()?))
        };
        report(&subjects.iter().zip(&results).filter_map(complaint).collect::<Vec<_>>());
    };
    check(&given_subjects());
    let seeds: Vec<u64> = (1..=generated()).collect();
    for seeds in seeds.chunks(1000) {
        check(&generated_subjects(seeds.iter().copied(), 30).collect::<Vec<_>>());
    }
}

/// Shadow roots are written as the elements that declare them.
#[test]
fn shadow_roots_are_declared() {
    let page = "<div><template shadowrootmode=closed shadowrootclonable>a</template>b</div>";
    let document = treewright::parse(page);
    let mut all = document.root_node().descendants();
    let div = all.find(|node| node.is_html("div")).expect("it is there");
    let options = XmlOptions::new().shadow_roots(true);
    let expected = "<div xmlns=\"http://www.w3.org/1999/xhtml\"><template shadowrootmode=\"closed\" \
                    shadowrootclonable=\"\">a</template>b</div>";
    assert_eq!(div.xml(&options).expect("it is an element"), expected);
    let tree =
        "<xhtml div><xhtml template  shadowrootclonable=\"\"  shadowrootmode=\"closed\">a</>b</>";
    assert_eq!(found(expected).expect("it is XML"), tree);
}
