//! Documents that are deep or long in a way that no real page is.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use treewright::{Document, NodeRef, Read as _};

/// The maximum for one of the documents, in a build without optimization and on a busy machine.
const TIME: Duration = Duration::from_secs(20);

fn check(name: &str, html: &str) -> (String, String) {
    let document = treewright::parse(html);
    let start = Instant::now();
    let texts = (document.inner_text(), document.markdown());
    assert!(start.elapsed() < TIME, "{name} took {:?}", start.elapsed());
    assert!(
        texts.1.len() <= 100 * html.len() + 1_000,
        "{name} has {} bytes of Markdown for {} bytes",
        texts.1.len(),
        html.len()
    );
    texts
}

/// Nested elements of each kind, with text at each depth.
#[test]
fn deep() {
    for name in [
        "div",
        "b",
        "i",
        "span",
        "ul><li",
        "blockquote",
        "ol><li",
        "font",
        "section",
        "q",
        "details open",
    ] {
        let html = format!("<{name}>x ").repeat(10_000);
        let (text, _) = check(name, &html);
        assert_eq!(text.split_whitespace().count(), 10_000, "{name}");
    }
    for name in ["table><tr><td", "select><optgroup", "dl><dd", "a", "svg><g", "button", "pre"] {
        check(name, &format!("<{name}>x ").repeat(2_000));
    }
}

/// Many things in one line, in one list, in one table, and in one row.
#[test]
fn wide() {
    let many = 8_000;
    for part in [
        "<b>x</b>",
        "<b> </b>",
        " <i></i>",
        "<br>",
        "<img src=a>",
        "x<span style='float:left'> </span>",
        "<li>x",
        "<p>x",
        "<td>x",
        "<input type=checkbox>",
        "*_`[",
        "<code>`</code>",
        "~ ",
        "\u{200b}\n",
        "<span style='display:table-cell'>x</span> ",
        "<dd>x",
        "<option>x",
    ] {
        check(part, &part.repeat(many));
        check(part, &format!("<ul>{}", part.repeat(many)));
        check(part, &format!("<table><tr>{}", part.repeat(many)));
        check(part, &format!("<pre>{}", part.repeat(many)));
    }
    check("backticks", &format!("<pre>{}", "`".repeat(many)));
    check("numbers", &format!("<ol start=999999999>{}", "<li>x".repeat(many)));
}

/// Cells that cover slots by the thousand request lines that are longer than the page.
#[test]
fn spans() {
    let row = "<tr>".to_owned() + &"<td colspan=1000 rowspan=65534>x".repeat(100);
    check("spans", &format!("<table>{row}{}", "<tr><td>x".repeat(5_000)));
    check("columns", &format!("<table>{}", "<tr><td colspan=1000>x<td>y".repeat(5_000)));
    check("nested", &"<table><tr><td>x<td>".repeat(1_000));
}

/// The text of each element of a long line is found without a scan of the whole line.
#[test]
fn each_of_many() {
    let mut html = String::new();
    for number in 0..20_000 {
        let _ = write!(html, "<a href=#{number}>link {number}</a> <b> x</b>");
    }
    let document = treewright::parse(&html);
    let start = Instant::now();
    let links = document.root_node().descendants().filter(|node| node.is_html("a"));
    let texts: Vec<String> = links.map(treewright::Read::inner_text).collect();
    assert_eq!((texts.len(), texts[7].as_str()), (20_000, "link 7"));
    assert!(start.elapsed() < TIME, "it took {:?}", start.elapsed());
}

fn body(document: &Document) -> NodeRef<'_> {
    document.root_node().descendants().find(|node| node.is_html("body")).expect("there is one")
}

/// Trees that parsers never create: text, comments and fragments without a parent, and rows with text.
#[test]
fn other_trees() {
    let mut document = treewright::parse("<!doctype html><p>a <b> b</b><table><tr></table>");
    let text = document.create_text(" x  y ");
    let comment = document.create_comment("c");
    let fragment = document.create_document_fragment();
    let inside = document.create_text("in ");
    document.append(fragment, inside).expect("a text in a fragment");
    let of = |document: &Document, node| {
        let node = document.get(node).expect("it is there");
        (node.inner_text(), node.markdown())
    };
    assert_eq!(of(&document, text), ("x y".to_owned(), "x y\n".to_owned()));
    assert_eq!(of(&document, comment), (String::new(), String::new()));
    assert_eq!(of(&document, fragment), ("in".to_owned(), "in\n".to_owned()));
    let row = body(&document).descendants().find(|node| node.is_html("tr")).map(NodeRef::id);
    document.append(row.expect("a row"), text).expect("a text in a row");
    assert_eq!(document.inner_text(), "a b\n\nx y");
    assert_eq!(document.markdown(), "a **b**\n\nx y\n");
    assert_eq!(Document::new().inner_text(), "");
}
