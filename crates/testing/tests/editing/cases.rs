//! Cases of ours.

use treewright::{Change, Edit, Editor, Options, Select as _};
use treewright_testing::suites::report;

use super::change;

#[test]
fn cases() {
    use Change::{
        Append, InsertAfter, InsertBefore, Prepend, Remove, Replace, SetAttribute, SetText,
    };
    let page = "<!DOCTYPE html>\n<html lang=en>\n<head>\n<title>t</title>\n</head>\n<body>\n<p>x</p>\n</body>\n</html>\n";
    let with = |before: &str, after: &str| page.replace(before, after);
    let list = "<!doctype html><title>t</title><ul><li>one<li>two</ul><p>a<p>b";
    let new = "<b>N</b>";
    let attribute = |name, value| SetAttribute { name, value };
    let needs = |tags: &str| format!("the page leaves out {tags}, which the change needs");
    let no_html = |name: &str| {
        format!(
            "no HTML gives the page with this change: the parser moves or drops a part of `{name}`"
        )
    };
    let cases: Vec<(&str, &str, Change<'_>, String, &str)> = vec![
        // White space after the end tags.
        (page, "body", Append(new), with("</body>", "<b>N</b></body>"), ""),
        (page, "body", Prepend(new), with("<body>", "<body><b>N</b>"), ""),
        (page, "body", SetText("x"), with("\n<p>x</p>\n</body>\n</html>\n", "x</body></html>"), ""),
        (page, "body", InsertAfter("<!--c-->"), with("</body>", "</body><!--c-->"), ""),
        (page, "html", InsertAfter("<!--c-->"), with("</html>", "</html><!--c-->"), ""),
        (page, "head", Append(new), no_html("head"), ""),
        (
            page,
            "html",
            InsertAfter(new),
            "only comments can stand outside the `html` element".to_owned(),
            "",
        ),
        (page, "html", Remove, "every page has an `html` element".to_owned(), ""),
        (page, "head", Remove, no_html("html"), ""),
        // End tags that are left out.
        (list, "li:first-child", InsertAfter("N"), needs("`</li>`"), "<li>one</li>N<li>two"),
        (list, "li:first-child", InsertAfter("<li>N"), list.replace("one", "one<li>N"), ""),
        (list, "ul", Append(new), needs("`</li>`"), "<li>two</li><b>N</b></ul>"),
        (list, "li + li", InsertBefore(new), needs("`</li>`"), "<li>one</li><b>N</b><li>two"),
        (list, "ul ~ p", InsertAfter(new), needs("`</p>`"), "<p>a</p><b>N</b><p>b</p><b>N</b>"),
        (list, "body", Append(new), needs("`</p>`"), "<p>b</p><b>N</b>"),
        (
            "<p>a<div>b</div>",
            "p",
            InsertAfter(new),
            needs("`</p>`"),
            "<p>a</p><b>N</b><div>b</div>",
        ),
        (
            "<table><tr><td>x</table>",
            "table",
            Append("<!--N-->"),
            needs("`</tbody>`"),
            "<td>x</tbody><!--N--></table>",
        ),
        ("<plaintext>a", "plaintext", InsertAfter("N"), no_html("plaintext"), ""),
        // Start tags that are left out.
        (
            "<title>t</title><p>x",
            "head",
            Append("<meta name=a>"),
            "<title>t</title><meta name=a><p>x".to_owned(),
            "",
        ),
        (
            "<title>t</title><p>x",
            "body",
            attribute("class", "a"),
            needs("`<body>`"),
            "</title><body class=\"a\"><p>x",
        ),
        (
            "<title>t</title><p>x",
            "body",
            Prepend("<meta>"),
            needs("`<body>`"),
            "</title><body><meta><p>x",
        ),
        // Text stays text.
        (
            "<title>t</title><<script></script>img src=x onerror=y>",
            "script",
            Remove,
            "<title>t</title>&lt;img src=x onerror=y>".to_owned(),
            "",
        ),
        ("<p>&l<b></b>t;x", "b", Remove, "<p>&amp;lt;x".to_owned(), ""),
        ("<p>&#<b></b>60;", "b", Remove, "<p>&amp;#60;".to_owned(), ""),
        ("<p>&not<b></b>in;", "b", Remove, "<p>\u{ac}in;".to_owned(), ""),
        ("<p><<b>x</b>", "b", InsertBefore("i>"), "<p>&lt;i><b>x</b>".to_owned(), ""),
        ("<pre><b>x</b>\na</pre>", "b", Remove, "<pre>\n\na</pre>".to_owned(), ""),
        ("<pre>\na</pre>", "pre", Prepend(new), "<pre>\n<b>N</b>a</pre>".to_owned(), ""),
        ("<p>a\r<b></b>\nc", "b", Remove, "<p>a\n\nc".to_owned(), ""),
        // Pages that end within something.
        (
            "<body><p>x</p><a href=\"fo",
            "body",
            Append(new),
            "<body><p>x</p><b>N</b><a href=\"fo".to_owned(),
            "",
        ),
        ("<body><!--fo", "body", Append(new), String::new(), "<!--fo--><b>N</b>"),
        ("<body><script>fo", "body", Append(new), needs("`</script>`"), "fo</script><b>N</b>"),
        ("<table><thead ", "table", Append("<!--N-->"), "<table><!--N--><thead ".to_owned(), ""),
        // Elements that go with others.
        ("<div><p></div>", "div, p", SetText("N"), "<div>N</div>".to_owned(), ""),
        ("<table><tr><td></table>", "tr, td", SetText("N"), no_html("body"), ""),
        // Names.
        (
            "<svg><linearGradient />",
            "linearGradient",
            attribute("gradientUnits", "x"),
            "<svg><linearGradient gradientUnits=\"x\" />".to_owned(),
            "",
        ),
        ("<p a\"=1>", "p", Change::RemoveAttribute("a\""), "<p>".to_owned(), ""),
        (
            "<svg><circle/></svg>",
            "circle",
            Append("<g/>"),
            "<svg><circle><g></g></svg>".to_owned(),
            "",
        ),
        // Mistakes.
        ("<table>x<tr><td>y</table>z", "table", Remove, "xz".to_owned(), ""),
        ("<p>a</p>b", "p", Replace("<p>c"), "<p>c</p>b".to_owned(), ""),
    ];
    let mut complaints = Vec::new();
    for (source, selector, what, expected, normalized) in cases {
        let found = change(source, selector, what, false);
        let is_told = normalized.is_empty() || !expected.is_empty();
        if is_told && found != expected {
            complaints
                .push(format!("{source:?} {selector} {what:?}: {found:?} instead of {expected:?}"));
        }
        let found = change(source, selector, what, true);
        let is_right =
            if normalized.is_empty() { found == expected } else { found.contains(normalized) };
        if !is_right {
            complaints.push(format!("{source:?} {selector} {what:?}, normalized: {found:?}"));
        }
    }
    report(&complaints);
}

/// Several changes at one place come in the order of the tree, and what cannot be changed does not keep others.
#[test]
fn edits_together() {
    let source = "<ul><li>a<li>b</ul>";
    let parsed = Options::new().origins(true).parse(source);
    let [list, second] = ["ul", "li + li"].map(|selector| {
        parsed.document.select_first(selector).expect("a selector").expect("it is there").id()
    });
    let edits = [
        Edit::new(list, &[Change::Append("<!--1-->")]),
        Edit::new(second, &[Change::InsertAfter("<!--2-->"), Change::Append("<i>3</i>")]),
    ];
    let edited = Editor::new().normalize(true).edit(source, &parsed, &edits).expect("origins");
    assert_eq!(edited.text, "<ul><li>a<li>b<i>3</i></li><!--2--><!--1--></ul>");
    assert_eq!((edited.changed, edited.tags.len(), edited.refused.len()), (2, 1, 0));

    let source = "<p>a</p><p>b<p>c</p>";
    let parsed = Options::new().origins(true).parse(source);
    let changes = [Change::InsertAfter("N")];
    let found = parsed.document.select("p").expect("a selector");
    let edits: Vec<Edit<'_>> = found.map(|node| Edit::new(node.id(), &changes)).collect();
    let edited = Editor::new().keep_going(true).edit(source, &parsed, &edits).expect("origins");
    assert_eq!(edited.text, "<p>a</p>N<p>b<p>c</p>N");
    assert_eq!(edited.refused[0].edit, 1);
    let edited = Editor::new().edit(source, &parsed, &edits).expect("origins");
    assert_eq!((edited.text.as_str(), edited.changed), (source, 0));
}
