//! The time to check hostile pages grows in proportion to their length.

use treewright::{Checker, Options, Parsed};
use treewright_testing::hostile::{CASES, OTHERS};
use treewright_testing::suites::report;

const BYTES: usize = if cfg!(debug_assertions) { 12_000 } else { 100_000 };

/// Pages that cost a rule of the checker much work: a start, and a piece that is repeated.
const PAGES: [(&str, &str); 37] = [
    ("", "<div>"),
    ("", "<ins>"),
    ("", "<a href=x><ins><b tabindex=0>"),
    ("<main>", "<article><main>"),
    ("<select>", "<div><option selected>"),
    ("", "<p id=a>"),
    ("", "<label for=x><input id=x>"),
    ("<table>", "<tr><td rowspan=9999 colspan=3>x"),
    ("<table><tr>", "<td colspan=1000 rowspan=60000>"),
    ("<table><colgroup>", "<col span=1000>"),
    ("<ruby>", "<ruby><rt>"),
    ("<details>", "<details name=a open>"),
    ("", "<div popover><input autofocus>"),
    ("", "<div><input autofocus>"),
    ("<div><template shadowrootmode=open>", "<div><input autofocus>"),
    ("", "<i><template shadowrootmode=open a=b><main>"),
    ("<div><template shadowrootmode=open ", "a=b a=b "),
    ("<math>", "<plus>x"),
    ("<p style='width:calc(1px ", "+ 1px"),
    ("<p style='width:", "calc(1px*("),
    ("<p style='color:", "rgb(from "),
    ("<dl>", "<dt>a<dd>"),
    ("<figure><img><figcaption>a</figcaption>", "<img>"),
    ("<h1>", "<section><h6 headingoffset=1>"),
    ("<p ", "a=b a=b "),
    ("<div id=a>", "<i itemscope itemtype=http://n.whatwg.org/work itemref=a></i>"),
    ("<p itemscope itemtype=http://microformats.org/profile/hcard>", "<span itemprop=kind>x"),
    ("", "<a href=x><img alt=''><table><td>"),
    ("", "<map><area alt='' href=a>"),
    ("", "<input type=radio form=f>"),
    ("", "<form><input type=radio name=a><table><td>"),
    ("", "<ruby><b>"),
    ("<p id=x hidden>", "<a href=#x></a>"),
    ("", "<div><meta name=application-name>"),
    ("", "<select><button><table><td>"),
    ("<table><th id=a headers='a b'><th id=b headers=a>", "<th headers='a b'>"),
    ("", "<div role=row aria-level=1 aria-readonly=true>"),
];

/// The same for documents in the XML syntax: a start, a piece that is repeated, and the end of a piece,
/// repeated too.
const XML: [(&str, &str, &str); 13] = [
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "<p>a</p>", ""),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "<div>", "</div>"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "<div xmlns:a='b'>", "</div>"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "&lt;&#x61;", ""),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "<![CDATA[<]]>", ""),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "a<?b c?>", ""),
    ("<html xmlns='http://www.w3.org/1999/xhtml'><body>", "<!---->", ""),
    ("<!DOCTYPE a [<!ENTITY b '<c/>'>]><a>", "&b;", ""),
    ("<!DOCTYPE a [<!ATTLIST b c CDATA 'd'>]><a>", "<b e='f'/>", ""),
    ("<svg xmlns='http://www.w3.org/2000/svg'>", "<path d='M0 0 1 1z'/>", ""),
    ("<a>", "<b>", ""),
    ("", "<?xml-stylesheet href='a'?>", ""),
    ("<a", " b='c'", ""),
];

/// The same for style sheets.
const STYLES: [&str; 15] = [
    "a{b:c}",
    "a{color:red;",
    "@media(",
    "a{--b:{",
    "/*",
    "@import 'a';",
    "a|b{}",
    "@namespace a 'b';a|b{}",
    "@charset 'a';",
    "a{width:calc(1px+",
    "a{width:calc(1px + 2) var(--b)}",
    "a{width:max(1px,",
    "a{color:color-mix(in srgb,red,",
    "@font-face{a:b;src:url(c);",
    "@page{@top-left{",
];

fn parse(page: &str) -> Parsed {
    Options::new().origins(true).collect_errors(true).parse(page)
}

#[test]
fn repeated_pieces() {
    let mut complaints = Vec::new();
    for (start, piece) in PAGES {
        let page = |bytes: usize| format!("{start}{}", piece.repeat(bytes / piece.len()));
        let (short, long) = (parse(&page(BYTES)), parse(&page(4 * BYTES)));
        let check =
            |parsed: &Parsed| drop(std::hint::black_box(Checker::new().check_parsed(parsed)));
        if let Err(complaint) = crate::growth::compare(|| check(&short), || check(&long)) {
            complaints.push(format!("{start}{piece}: {complaint}"));
        }
    }
    report(&complaints);
}

#[test]
fn repeated_pieces_in_other_syntaxes() {
    let mut complaints = Vec::new();
    let mut compare = |name: &str, short: String, long: String, check: fn(&str)| {
        if let Err(complaint) = crate::growth::compare(|| check(&short), || check(&long)) {
            complaints.push(format!("{name}: {complaint}"));
        }
    };
    for (start, piece, end) in XML {
        let root = start.rsplit('<').next().unwrap_or_default();
        let root = root.split([' ', '>']).next().unwrap_or_default();
        let ends = match root {
            "body" => "</body></html>".to_owned(),
            _ if start.ends_with('>') => format!("</{root}>"),
            _ => String::new(),
        };
        let page = |bytes: usize| {
            let count = bytes / piece.len();
            [start, &piece.repeat(count), &end.repeat(count), &ends].concat()
        };
        let check = |page: &str| {
            drop(std::hint::black_box(Checker::new().check_xml(page)));
        };
        compare(&[start, piece].concat(), page(BYTES), page(4 * BYTES), check);
    }
    for piece in STYLES {
        let sheet = |bytes: usize| piece.repeat(bytes / piece.len());
        let check = |sheet: &str| {
            drop(std::hint::black_box(Checker::new().check_css(sheet)));
        };
        compare(piece, sheet(BYTES), sheet(4 * BYTES), check);
    }
    report(&complaints);
}

#[test]
fn pages_that_are_hostile_to_the_parser() {
    let mut complaints = Vec::new();
    for case in CASES.iter().chain(OTHERS) {
        let options = || Options::new().origins(true).collect_errors(true);
        // Some are slow to parse already. The language of texts of less than about 2,000 bytes is not
        // checked.
        let bytes = BYTES / 5 * 2;
        let parse = |bytes| case.parse(&case.input_of(bytes), options());
        let (short, long) = (parse(bytes), parse(4 * bytes));
        // Some trees are larger than their pages, by the standard.
        let nodes = |parsed: &Parsed| parsed.document.descendants(parsed.document.root()).count();
        if nodes(&long) > 5 * nodes(&short) {
            continue;
        }
        let check =
            |parsed: &Parsed| drop(std::hint::black_box(Checker::new().check_parsed(parsed)));
        if let Err(complaint) = crate::growth::compare(|| check(&short), || check(&long)) {
            complaints.push(format!("{}: {complaint}", case.name));
        }
    }
    report(&complaints);
}
