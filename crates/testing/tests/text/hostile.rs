//! Documents that are deep or long in a way that no real page is.

use std::fmt::Write as _;

use treewright::{Document, NodeRef, Read as _};

use crate::growth;

/// Reads a page of so many parts, and one of a quarter as many to compare the time with.
fn check(name: &str, many: usize, page: impl Fn(usize) -> String) -> (String, String) {
    let read = |document: &Document| (document.inner_text(), document.markdown());
    let html = page(many);
    let (short, long) = (treewright::parse(&page(many / 4)), treewright::parse(&html));
    let growth = growth::compare(|| drop(read(&short)), || drop(read(&long)));
    assert_eq!(growth, Ok(()), "{name}");
    let texts = read(&long);
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
        let (text, _) = check(name, 10_000, |many| format!("<{name}>x ").repeat(many));
        assert_eq!(text.split_whitespace().count(), 10_000, "{name}");
    }
    for name in ["table><tr><td", "select><optgroup", "dl><dd", "a", "svg><g", "button", "pre"] {
        check(name, 2_000, |many| format!("<{name}>x ").repeat(many));
    }
}

/// Many things in one line, in one list, in one table, and in one row.
#[test]
fn wide() {
    const MANY: usize = 8_000;
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
        for start in ["", "<ul>", "<table><tr>", "<pre>"] {
            let name = format!("{start}{part}");
            check(&name, MANY, |many| start.to_owned() + &part.repeat(many));
        }
    }
    check("backticks", MANY, |many| format!("<pre>{}", "`".repeat(many)));
    check("numbers", MANY, |many| format!("<ol start=999999999>{}", "<li>x".repeat(many)));
}

/// Cells that cover slots by the thousand request lines that are longer than the page.
#[test]
fn spans() {
    check("spans", 5_000, |many| {
        let row = "<tr>".to_owned() + &"<td colspan=1000 rowspan=65534>x".repeat(many / 50);
        format!("<table>{row}{}", "<tr><td>x".repeat(many))
    });
    check("columns", 5_000, |many| {
        format!("<table>{}", "<tr><td colspan=1000>x<td>y".repeat(many))
    });
    check("nested", 1_000, |many| "<table><tr><td>x<td>".repeat(many));
}

/// The text of each element of a long line is found without a scan of the whole line.
#[test]
fn each_of_many() {
    let page = |links: usize| {
        let mut html = String::new();
        for number in 0..links {
            let _ = write!(html, "<a href=#{number}>link {number}</a> <b> x</b>");
        }
        treewright::parse(&html)
    };
    let read = |document: &Document| -> Vec<String> {
        let links = document.root_node().descendants().filter(|node| node.is_html("a"));
        links.map(treewright::Read::inner_text).collect()
    };
    let (short, long) = (page(5_000), page(20_000));
    assert_eq!(growth::compare(|| drop(read(&short)), || drop(read(&long))), Ok(()));
    let texts = read(&long);
    assert_eq!((texts.len(), texts[7].as_str()), (20_000, "link 7"));
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
