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
        (list, "li:first-child", InsertAfter("N"), list.replace("one", "one</li>N"), ""),
        (list, "li:first-child", InsertAfter("<li>N"), list.replace("one", "one<li>N"), ""),
        (list, "ul", Append(new), list.replace("two", "two</li><b>N</b>"), ""),
        (list, "li + li", InsertBefore(new), list.replace("one", "one</li><b>N</b>"), ""),
        (
            list,
            "ul ~ p",
            InsertAfter(new),
            list.replace("<p>a<p>b", "<p>a</p><b>N</b><p>b</p><b>N</b>"),
            "",
        ),
        (list, "body", Append(new), list.to_owned() + "</p><b>N</b>", ""),
        ("<p>a<div>b</div>", "p", InsertAfter(new), "<p>a</p><b>N</b><div>b</div>".to_owned(), ""),
        (
            "<table><tr><td>x</table>",
            "table",
            Append("<!--N-->"),
            "<table><tr><td>x</tbody><!--N--></table>".to_owned(),
            "",
        ),
        ("<plaintext>a", "plaintext", InsertAfter("N"), no_html("plaintext"), ""),
        ("<plaintext>a", "html", Append("<!--N-->"), "</body><!--N--><plaintext>a".to_owned(), ""),
        // The token that ends the first one becomes nothing.
        (
            "<li><select><option><select multiple>x",
            "select",
            InsertAfter("<meta>"),
            "<li><select><option><select multiple><meta>x".to_owned(),
            "",
        ),
        // Formatting elements that the parser opens again.
        (
            "<div><figure><code>a</figure></div>",
            "figure",
            InsertAfter("N"),
            "<div><figure><code>a</figure></code>N</div>".to_owned(),
            "",
        ),
        (
            "<p><b>a</p><!---->c",
            "p + b",
            attribute("id", "x"),
            "<p><b>a</p><!----></b><b id=\"x\">c".to_owned(),
            "",
        ),
        ("<p><b>a</p>c", "p", InsertAfter("N"), "<p><b>a</p></b>N<b>c".to_owned(), ""),
        (
            "<p><b>a</p><p>c",
            "p:first-child b",
            attribute("id", "x"),
            needs("`</b>` and `<b>`"),
            "<p><b id=\"x\">a</b></p><p><b>c",
        ),
        ("<s><b>a</s><p>c", "s", Remove, needs("`<b>`"), "<p><b>c"),
        (
            "<table><form><tr><td>x</table>",
            "td",
            Append("<input>"),
            "<table><form><tr><td>x</form><input></table>".to_owned(),
            "",
        ),
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
            "<title>t</title><body class=\"a\"><p>x".to_owned(),
            "",
        ),
        (
            "<title>t</title><p>x",
            "html",
            Change::RemoveAttribute("class"),
            "<title>t</title><p>x".to_owned(),
            "",
        ),
        ("text<body id=a>", "body", Prepend("new "), "new text<body id=a>".to_owned(), ""),
        (
            "<title>t</title><p>x",
            "body",
            Prepend("<meta>"),
            "<title>t</title><body><meta><p>x".to_owned(),
            "",
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
        ("<body><!--fo", "body", Append(new), "<body><!--fo--><b>N</b>".to_owned(), ""),
        ("<body><!--fo-", "body", Append(new), "<body><!--fo--><b>N</b>".to_owned(), ""),
        ("<body><?fo", "body", Append(new), "<body><b>N</b><?fo".to_owned(), ""),
        ("<svg><![CDATA[fo", "svg", InsertAfter(new), "<svg><![CDATA[fo]]><b>N</b>".to_owned(), ""),
        (
            "<body><script>fo",
            "body",
            Append(new),
            "<body><script>fo</script><b>N</b>".to_owned(),
            "",
        ),
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
            "<svg><circle><g/></circle></svg>".to_owned(),
            "",
        ),
        (
            "<select><button><selectedcontent></selectedcontent></button><option>a</select>",
            "button",
            Replace("<hr>"),
            "<select><hr><option>a</select>".to_owned(),
            "",
        ),
        ("<table>x<tr><td>y</table>z", "table", Replace("N"), "xNz".to_owned(), ""),
        ("<script></script>", "script", SetText("<!--"), "<script><!--</script>".to_owned(), ""),
        ("<br>", "br", SetText(""), "<br>".to_owned(), ""),
        ("<br>", "br", Append("</b>"), "<br>".to_owned(), ""),
        // Mistakes.
        ("<table>x<tr><td>y</table>z", "table", Remove, "xz".to_owned(), ""),
        ("<p>a</p>b", "p", Replace("<p>c"), "<p>c</p>b".to_owned(), ""),
    ];
    let mut complaints = Vec::new();
    for (source, selector, what, expected, normalized) in cases {
        let found = change(source, selector, what, false);
        if found != expected {
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
    let edited = Editor::new().edit(source, &parsed, &edits).expect("origins");
    assert_eq!(edited.text, "<p>a</p>N<p>b</p>N<p>c</p>N");
    assert_eq!((edited.changed, edited.tags.len()), (3, 1));

    let source = "<p>a</p><p>b<b>c<p>d";
    let parsed = Options::new().origins(true).parse(source);
    let changes = [Change::SetAttribute { name: "id", value: "x" }];
    let found = parsed.document.select("p:first-child, p:nth-child(2) b").expect("a selector");
    let edits: Vec<Edit<'_>> = found.map(|node| Edit::new(node.id(), &changes)).collect();
    let edited = Editor::new().keep_going(true).edit(source, &parsed, &edits).expect("origins");
    assert_eq!(edited.text, "<p id=\"x\">a</p><p>b<b>c<p>d");
    assert_eq!(edited.refused[0].edit, 1);
    let edited = Editor::new().edit(source, &parsed, &edits).expect("origins");
    assert_eq!((edited.text.as_str(), edited.changed), (source, 0));
}
