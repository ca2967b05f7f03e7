//! The time of many edits of a page is linear in its length, in deep and in wide trees, with and without end tags.

use treewright::{Change, Edit, Editor, NodeId, NodeRef, Options, Select as _};

use super::pages::all_pages;
use crate::growth;

/// A page with so many elements, and the selector of those that are changed.
type Family = (&'static str, fn(usize) -> String, &'static str);

const FAMILIES: [Family; 17] = [
    ("deep paragraphs in one line, open", |n| "<hgroup><p>a".repeat(n), "p"),
    ("deep", |n| "<div>".repeat(n) + "x" + &"</div>".repeat(n), "div"),
    ("deep, open", |n| "<div>".repeat(n) + "x", "div"),
    ("deep lists, open", |n| "<ul><li>".repeat(n), "ul"),
    ("deep items, open", |n| "<ul><li>".repeat(n), "li"),
    ("deep, with paragraphs", |n| "<div><p>a".repeat(n), "div"),
    ("deep, formatting", |n| "<b>".repeat(n) + "x" + &"</b>".repeat(n), "b"),
    ("deep tables", |n| "<table><tr><td>".repeat(n), "td"),
    ("deep, in a form", |n| "<form>".to_owned() + &"<div>".repeat(n) + &"</div>".repeat(n), "div"),
    (
        "deep, foreign",
        |n| "<svg>".to_owned() + &"<g>".repeat(n) + &"</g>".repeat(n) + "</svg>",
        "g",
    ),
    ("wide items", |n| "<ul>".to_owned() + &"<li>a".repeat(n) + "</ul>", "li"),
    ("wide paragraphs", |n| "<p>a".repeat(n), "p"),
    ("wide, with end tags", |n| "<p>a</p>\n".repeat(n), "p"),
    ("wide, formatting", |n| "<p><i>a</i>b</p>".repeat(n), "i"),
    ("wide, text that joins", |n| "<p>".to_owned() + &"&l<b></b>t; <<b></b>i>".repeat(n), "b"),
    (
        "a long tag around",
        |n| format!("<ul title={}>", "x".repeat(8 * n)) + &"<li>a".repeat(n),
        "li",
    ),
    (
        "a long tag inside",
        |n| format!("<ul><li title={}>", "x".repeat(8 * n)) + &"<li>a".repeat(n),
        "li",
    ),
];

/// The changes that no HTML gives: an element of another kind in a row, and HTML in SVG.
const IMPOSSIBLE: [(&str, &str); 3] = [
    ("deep tables", "<i>N</i>"),
    ("deep, foreign", "<i>N</i>"),
    ("deep, foreign", "<b>N</b><input>"),
];

const CHANGES: [Change<'_>; 9] = [
    Change::SetAttribute { name: "title", value: "b" },
    Change::SetText("N"),
    Change::InsertBefore("<!--N-->"),
    Change::Prepend("<!--N-->"),
    Change::Append("<!--N-->"),
    Change::Append("<b>N</b><input>"),
    Change::InsertAfter("<!--N-->"),
    Change::Replace("<i>N</i>"),
    Change::Remove,
];

/// Changes all elements, and returns the number of those that cannot be changed.
fn edit(source: &str, selector: &str, change: Change<'_>, from_the_end: bool) -> usize {
    let parsed = Options::new().origins(true).parse(source);
    let found = parsed.document.select(selector).expect("it is a selector");
    let mut found: Vec<NodeId> = found.map(NodeRef::id).collect();
    if from_the_end {
        found.reverse();
    }
    let changes = [change];
    let edits: Vec<Edit<'_>> = found.iter().map(|node| Edit::new(*node, &changes)).collect();
    let editor = Editor::new().normalize(true);
    editor.edit(source, &parsed, &edits).expect("there are origins").refused.len()
}

#[test]
fn many_edits() {
    let mut number = 0;
    let mut wrong = Vec::new();
    for (name, page, selector) in FAMILIES {
        let page = |n| "<!doctype html><title>t</title><body>".to_owned() + &page(n);
        let (short, long) = (page(250), page(1_000));
        for change in CHANGES {
            for from_the_end in [false, true] {
                let is_impossible = |html| format!("{change:?}").contains(html);
                if IMPOSSIBLE.iter().any(|(other, html)| *other == name && is_impossible(html)) {
                    continue;
                }
                number += 1;
                // Some of them, others for each family.
                if !all_pages() && number % 7 != 0 {
                    continue;
                }
                let refused = edit(&short, selector, change, from_the_end);
                if refused > 0 {
                    wrong.push(format!("{name}, {change:?}, {from_the_end}: {refused} refused"));
                    continue;
                }
                let result = growth::compare(
                    || assert_eq!(edit(&short, selector, change, from_the_end), 0),
                    || assert_eq!(edit(&long, selector, change, from_the_end), 0),
                );
                if let Err(times) = result {
                    wrong.push(format!("{name}, {change:?}, {from_the_end}: {times}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
