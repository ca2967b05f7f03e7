//! Origins after changes by programs.

use treewright::{Cause, Document, Namespace, NodeId, NodeRef, Options, SourceId, set_inner_html};
use treewright_testing::origins::nodes;

fn find(document: &Document, name: &str) -> NodeId {
    nodes(document).find(|node| node.name() == name).expect("it is there").id()
}

fn cause(document: &Document, node: NodeId) -> Cause {
    document.origin(node).expect("every node has one").cause()
}

/// Nodes that a program creates and changes have its origins, and those of others stay.
#[test]
fn changes_by_a_program() {
    let text = "<div id=d class=c>a<p>b</p></div>";
    let mut document = Options::new().origins(true).parse(text).document;
    let div = find(&document, "div");
    let new = document.create_element(Namespace::Html, "i").expect("a name");
    document.append(div, new).expect("it can be there");
    assert_eq!(cause(&document, new), Cause::Program);
    assert!(document.origin(new).expect("an origin").token().is_none());
    // A value that a program sets is not written in the source.
    document.set_attribute(div, "class", "other").expect("an element");
    document.set_attribute(div, "title", "new").expect("an element");
    document.remove_attribute(div, "id").expect("an element");
    let origin = document.origin(div).expect("an origin");
    assert_eq!(origin.attributes().count(), 0);
    assert_eq!(origin.cause(), Cause::Source);
    let text = document.first_child(div).expect("the text");
    assert_eq!(document.origin(text).expect("an origin").text_spans().count(), 1);
    document.set_text(text, "other").expect("a text");
    assert_eq!(cause(&document, text), Cause::Program);
    assert_eq!(document.origin(text).expect("an origin").text_spans().count(), 0);
    // A node at the place of a deleted one inherits nothing.
    let p = find(&document, "p");
    let tag = document.origin(p).expect("an origin").start_tag();
    assert_eq!(tag.and_then(|tag| document.source_text(tag)), Some("<p>"));
    document.delete(p).expect("it can go");
    assert!(document.origin(p).is_none(), "it is stale");
    for _ in 0..3 {
        let node = document.create_text("x");
        assert_eq!(cause(&document, node), Cause::Program);
        assert_eq!(document.origin(node).expect("an origin").text_spans().count(), 0);
    }
    // A copy of the document has all origins.
    let copy = document.clone();
    let origin = copy.origin(div).expect("an origin");
    assert_eq!(
        origin.start_tag().and_then(|tag| copy.source_text(tag)),
        Some("<div id=d class=c>")
    );
}

/// Text that is set as `innerHTML` is another source, whose spans have its number.
#[test]
fn inner_html() {
    let options = Options::new().origins(true);
    let mut document = options.parse("<div title=t>a</div><p>").document;
    let div = find(&document, "div");
    for (number, html) in [(1, "<b class=x>1</b>"), (2, "<table><i id=y>2")] {
        set_inner_html(&mut document, div, html, &options).expect("an element");
        for node in nodes(&document) {
            let origin = node.origin().expect("every node has one");
            let is_inside = node.ancestors().any(|ancestor| ancestor.id() == div);
            if is_inside && node.is_element() {
                assert_eq!(origin.cause(), Cause::Script, "{}", node.name());
                let tag = origin.start_tag().expect("it is written");
                assert_eq!(tag.source, SourceId(number));
                let tag = document.source_text(tag).expect("the text is known");
                assert!(tag.starts_with('<') && html.contains(tag), "{tag}");
                for attribute in origin.attributes() {
                    let value = document.source_text(attribute.value_span());
                    assert_eq!(value, node.attr(attribute.name().local));
                }
            }
        }
        let i = document.root_node().descendants().find(|node| node.is_html("i"));
        if let Some(origin) = i.and_then(NodeRef::origin) {
            assert_eq!(
                origin.moves().map(|moved| moved.cause).collect::<Vec<_>>(),
                [Cause::FosterParented]
            );
        }
    }
    let origin = document.origin(div).expect("an origin");
    let title = origin.attribute("title").expect("it is written");
    assert_eq!(document.source_text(title.value_span()), Some("t"));
}

/// Without the option no origins are recorded.
#[test]
fn off_by_default() {
    let document = treewright::parse("<p>a");
    assert!(!document.has_origins());
    assert!(nodes(&document).all(|node| node.origin().is_none()));
}
