//! Proven edits: random changes of broken, clean and real pages, each compared with the same operation on the tree; cases
//! of ours; growth.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::Write as _;

use treewright::dom::InsertPosition;
use treewright::write::differences_when_normalized;
use treewright::{
    Change, Document, Edit, Edited, Editor, Encoding, Input, Minifier, NodeId, NodeRef, Obstacle,
    Options, OutOfBandMetadata, PrettyPrinter, Select, WriteError, insert_adjacent_html,
    set_outer_html,
};
use treewright_testing::generator::{GeneratedCase, SplitMix64};
use treewright_testing::suites::{corpus_pages, report};

use crate::growth;
use crate::writing::trees::to_the_letter;

/// The number of random changes of each kind of page; `.ci/health` asks for more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(400, |number| number.parse().expect("a number"))
}

const HTML: [&str; 30] = [
    "<b>N</b>",
    "text",
    "<!--c-->",
    "<p>x",
    "<li>x",
    "<td>x",
    "<tr><td>x",
    "<div>x</div>",
    "&amp;lt",
    "i>",
    "lt;",
    "60;",
    "<a href=x>y</a>",
    "<option>o",
    "<meta name=a>",
    "<svg><circle/></svg>",
    "<i>a<p>b</i>c",
    " ",
    "\n",
    "<table><td>x</table>",
    "<input>",
    "<form>f</form>",
    "<script>s</script>",
    "</p>",
    "<h2>h</h2>",
    "<dd>x",
    "<col>",
    "<template><td>x</template>",
    "<title>t</title>",
    "&notin",
];

const TEXTS: [&str; 8] = ["", "x & <y>", "\nz", "</script>", "&lt;", "<!--", "  ", "x"];

const ATTRIBUTES: [(&str, &str); 5] =
    [("data-x", "a \"b\" & c"), ("class", ""), ("title", "\n"), ("id", "a'b"), ("x\"y", "1")];

fn random_change(random: &mut SplitMix64) -> Change<'static> {
    let html = random.pick(&HTML);
    match random.below(10) {
        0 => {
            let (name, value) = random.pick(&ATTRIBUTES);
            Change::SetAttribute { name, value }
        }
        1 => Change::RemoveAttribute(random.pick(&["class", "id", "data-x", "href"])),
        2 => Change::SetText(random.pick(&TEXTS)),
        3 => Change::InsertBefore(html),
        4 => Change::Prepend(html),
        5 | 6 => Change::Append(html),
        7 => Change::InsertAfter(html),
        8 => Change::Replace(html),
        _ => Change::Remove,
    }
}

fn parse(source: &str) -> Document {
    Options::new().origins(true).parse(source).document
}

/// The tree after the operation of the DOM, to the letter; `None` if the DOM does not have it.
fn after_operation(original: &Document, node: NodeId, change: &Change<'_>) -> Option<Document> {
    let mut document = original.clone();
    let options = Options::new().declarative_shadow_roots(true);
    let mut insert = |position: InsertPosition, html: &str| {
        insert_adjacent_html(&mut document, node, position, html, &options).ok().map(|_| ())
    };
    match *change {
        Change::SetAttribute { name, value } => document.set_attribute(node, name, value).ok()?,
        Change::RemoveAttribute(name) => {
            document.remove_attribute(node, name).ok()?;
        }
        Change::SetText(text) => document.set_text_content(node, text).ok()?,
        Change::InsertBefore(html) => insert(InsertPosition::BeforeBegin, html)?,
        Change::Prepend(html) => insert(InsertPosition::AfterBegin, html)?,
        Change::Append(html) => insert(InsertPosition::BeforeEnd, html)?,
        Change::InsertAfter(html) => insert(InsertPosition::AfterEnd, html)?,
        Change::Replace(html) => {
            set_outer_html(&mut document, node, html, &options).ok()?;
        }
        Change::Remove => document.remove(node).ok()?,
        _ => return None,
    }
    Some(document)
}

/// The trees that an edit may have: that of the operation, and after something was appended to the body those with
/// white space at its end.
fn expected_trees(original: &Document, node: NodeId, change: &Change<'_>) -> Vec<String> {
    let Some(document) = after_operation(original, node, change) else { return Vec::new() };
    let mut trees = vec![to_the_letter(document.root_node(), true)];
    if !matches!(change, Change::Append(_)) || Some(node) != original.body() {
        return trees;
    }
    let mut last = original.get(node).expect("it is there");
    while let Some(inside) = last.last_child() {
        last = inside;
    }
    let data = original.text(last.id()).unwrap_or_default();
    let length = data.trim_ascii_end().len();
    for (at, _) in data.char_indices().filter(|(at, _)| *at >= length) {
        let mut document = original.clone();
        document.set_text(last.id(), &data[..at]).expect("it is a text");
        let Some(mut document) = after_operation(&document, node, change) else { continue };
        let tail = document.create_text(&data[at..]);
        document.append(node, tail).expect("it is an element");
        trees.push(to_the_letter(document.root_node(), true));
    }
    trees
}

/// Returns true if some HTML gives the tree, with the form owners of its elements: that of the standard's
/// serialization.
fn can_be_written(document: &Document) -> bool {
    let again = parse(&document.outer_html(document.root()));
    differences_when_normalized(document.root_node(), again.root_node(), 1).is_empty()
}

/// The nodes of a page that are changed.
fn elements(document: &Document) -> Vec<NodeId> {
    let root = document.root_node();
    // In the contents of a template the operations of the DOM parse HTML as in a body, and there are none for
    // the siblings of the document element.
    let all = root.descendants().filter(|node| node.is_element() && !node.is_html("template"));
    all.map(NodeRef::id).collect()
}

/// The outcomes of random changes.
#[derive(Default)]
struct Outcomes {
    made: usize,
    refused: BTreeMap<String, usize>,
    /// Those that are not right: HTML gives the tree, and no tag is missing.
    wrong: usize,
    complaints: Vec<String>,
}

impl Outcomes {
    fn all(&self) -> usize {
        self.made + self.refused.values().sum::<usize>()
    }

    fn note(&mut self, name: &str, source: &str, random: &mut SplitMix64) {
        let parsed = Options::new().origins(true).parse(source);
        let document = &parsed.document;
        let elements = elements(document);
        if elements.is_empty() {
            return;
        }
        let node = random.pick(&elements);
        let change = random_change(random);
        let expected = expected_trees(document, node, &change);
        let edits = [Edit::new(node, std::slice::from_ref(&change))];
        let edit = |normalize: bool| -> Edited {
            let editor = Editor::new().normalize(normalize);
            editor.edit(source, &parsed, &edits).expect("the page was parsed with origins")
        };
        let is_right = |edited: &Edited| {
            let tree = to_the_letter(parse(&edited.text).root_node(), true);
            expected.is_empty() || expected.contains(&tree)
        };
        let place = |complaints: &mut Vec<String>, what: &str, text: &str| {
            let element = document.get(node).map(NodeRef::name).unwrap_or_default();
            complaints
                .push(format!("{name}: {change:?} of {element} in {source:?}: {what} {text:?}"));
        };
        let edited = edit(false);
        let Some(refused) = edited.refused.first() else {
            self.made += 1;
            if !is_right(&edited) {
                place(&mut self.complaints, "another tree", &edited.text);
            }
            return;
        };
        assert_eq!(edited.text, source, "{name}: a refused edit changes nothing");
        let reason = format!("{:?}", refused.obstacle);
        let reason: String = reason.chars().take_while(|c| c.is_alphabetic()).collect();
        *self.refused.entry(reason).or_default() += 1;
        let with_tags = edit(true);
        let is_for_tags = matches!(refused.obstacle, Obstacle::LeftOutTags(_));
        match with_tags.refused.first() {
            None => {
                if !is_right(&with_tags) {
                    place(&mut self.complaints, "another tree with tags", &with_tags.text);
                }
                if !is_for_tags || with_tags.tags.is_empty() {
                    self.wrong += 1;
                    place(&mut self.complaints, "refused without reason", &with_tags.text);
                }
            }
            Some(refused) => {
                let tree = after_operation(document, node, &change);
                let is_void = matches!(refused.obstacle, Obstacle::Edit(_));
                if !is_void && tree.is_some_and(|tree| can_be_written(&tree)) {
                    self.wrong += 1;
                    place(&mut self.complaints, "HTML has it", &format!("{:?}", refused.obstacle));
                }
            }
        }
    }

    fn finish(self, kind: &str, most_wrong: usize) {
        let mut text = format!("{kind}: {} made of {}", self.made, self.all());
        for (reason, count) in &self.refused {
            let _ = write!(text, ", {count} refused: {reason}");
        }
        println!("{text}, {} wrongly", self.wrong);
        report(&self.complaints);
        assert!(self.wrong * 100 <= most_wrong * self.all(), "{kind}: {} refused", self.wrong);
        assert!(self.made > 0);
    }
}

#[test]
fn broken_pages() {
    let mut outcomes = Outcomes::default();
    for seed in 1..=generated() {
        let source = GeneratedCase::new(seed, 30).text();
        outcomes.note(&seed.to_string(), &source, &mut SplitMix64::new(seed));
    }
    outcomes.finish("broken", 10);
}

/// A page without parse errors, with as few tags as can be, or with all of them.
fn clean(seed: u64) -> Option<String> {
    use treewright::{MinifyOptions, WriteHtml as _};
    let broken =
        "<!doctype html><title>t</title>".to_owned() + &GeneratedCase::new(seed, 30).text();
    let document = treewright::parse(&broken);
    let html = if seed.is_multiple_of(3) {
        document.outer_html(document.root())
    } else {
        document.root_node().minified(&MinifyOptions::new()).expect("it is written")
    };
    let has_errors = !Options::new().collect_errors(true).parse(&html).errors.is_empty();
    (!has_errors).then_some(html)
}

#[test]
fn clean_pages() {
    let mut outcomes = Outcomes::default();
    for seed in 1..=generated() * 2 {
        let Some(source) = clean(seed) else { continue };
        outcomes.note(&seed.to_string(), &source, &mut SplitMix64::new(seed));
    }
    assert!(outcomes.all() as u64 > generated() / 3);
    outcomes.finish("clean", 0);
}

/// Random changes of real pages.
#[test]
fn real_pages() {
    let mut outcomes = Outcomes::default();
    let each = if std::env::var_os("TREEWRIGHT_ALL_PAGES").is_some() { 20 } else { 1 };
    let pages = corpus_pages();
    let step = if each > 1 { 1 } else { 16 };
    for (number, (name, bytes)) in pages.iter().enumerate().step_by(step) {
        let source = String::from_utf8_lossy(bytes);
        for seed in 0..each {
            let mut random = SplitMix64::new(number as u64 * 1_000 + seed);
            outcomes.note(name, &source, &mut random);
        }
    }
    if !pages.is_empty() {
        outcomes.finish("real", 10);
    }
}

fn change(source: &str, selector: &str, change: Change<'_>, normalize: bool) -> String {
    let parsed = Options::new().origins(true).parse(source);
    let found = parsed.document.select(selector).expect("it is a selector");
    let changes = [change];
    let edits: Vec<Edit<'_>> = found.map(|node| Edit::new(node.id(), &changes)).collect();
    assert!(!edits.is_empty(), "{selector}");
    let editor = Editor::new().normalize(normalize);
    let edited = editor.edit(source, &parsed, &edits).expect("there are origins");
    match edited.refused.first() {
        Some(refused) => refused.obstacle.to_string(),
        None => edited.text,
    }
}

/// The first thing that one tries with an editor, on every real page.
#[test]
fn the_body_of_every_page_is_appended_to() {
    let mut pages = corpus_pages();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let standard = root.join("../../../shared/corpus/html-standard.html");
    if std::env::var_os("TREEWRIGHT_ALL_PAGES").is_some() {
        pages
            .extend(std::fs::read(&standard).ok().map(|bytes| ("html-standard".to_owned(), bytes)));
    } else {
        pages = pages.into_iter().step_by(8).collect();
    }
    for (name, bytes) in pages {
        let source = String::from_utf8_lossy(&bytes);
        let edited = change(&source, "body", Change::Append("<b>N</b>"), false);
        let at = edited.find("<b>N</b>").unwrap_or_else(|| panic!("{name}: {edited:.100}"));
        let rest = &edited[at + 8..];
        assert_eq!(edited[..at].to_owned() + rest, source, "{name}");
        assert!(rest.len() < 40 || rest.starts_with("</body>"), "{name}: {rest}");
    }
}

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

/// Many edits take time linear in the page, in deep and in wide trees, with and without end tags.
#[test]
fn growth_of_edits() {
    let edit = |source: &str, selector: &str, what: Change<'_>| {
        let changed = change(source, selector, what, true);
        assert_ne!(changed, source);
    };
    let deep = |depth: usize| {
        "<!doctype html>".to_owned() + &"<div>".repeat(depth) + &"</div>".repeat(depth)
    };
    let wide = |count: usize| "<!doctype html><ul>".to_owned() + &"<li>a".repeat(count) + "</ul>";
    for (name, page, selector, what) in [
        (
            "deep",
            &deep as &dyn Fn(usize) -> String,
            "div",
            Change::SetAttribute { name: "a", value: "b" },
        ),
        ("wide", &wide, "li", Change::InsertAfter("<!---->")),
        ("wide", &wide, "li", Change::Remove),
    ] {
        let (short, long) = (page(500), page(2_000));
        let result =
            growth::compare(|| edit(&short, selector, what), || edit(&long, selector, what));
        assert_eq!(result, Ok(()), "{name}: {what:?}");
    }
}

/// The encodings of the Encoding Standard, without `replacement`.
const ENCODINGS: [&str; 39] = [
    "UTF-8",
    "IBM866",
    "ISO-8859-2",
    "ISO-8859-3",
    "ISO-8859-4",
    "ISO-8859-5",
    "ISO-8859-6",
    "ISO-8859-7",
    "ISO-8859-8",
    "ISO-8859-8-I",
    "ISO-8859-10",
    "ISO-8859-13",
    "ISO-8859-14",
    "ISO-8859-15",
    "ISO-8859-16",
    "KOI8-R",
    "KOI8-U",
    "macintosh",
    "windows-874",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "x-mac-cyrillic",
    "GBK",
    "gb18030",
    "Big5",
    "EUC-JP",
    "ISO-2022-JP",
    "Shift_JIS",
    "EUC-KR",
    "UTF-16BE",
    "UTF-16LE",
    "x-user-defined",
];

/// A character that an encoding has and ASCII does not.
fn character_of(encoding: &'static Encoding) -> char {
    let candidates = [
        '\u{e9}', '\u{436}', '\u{3b1}', '\u{5d0}', '\u{627}', '\u{e01}', '\u{3042}', '\u{ac00}',
        '\u{f7e9}', '\u{10d}', '\u{2013}',
    ];
    let is_there =
        |c: &char| encoding.output_encoding() != encoding || !encoding.encode(&c.to_string()).2;
    candidates.into_iter().find(is_there).expect("it has one of them")
}

fn bytes_in(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    match encoding.name() {
        "UTF-16LE" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        "UTF-16BE" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        _ => encoding.encode(text).0.into_owned(),
    }
}

/// Every encoding, declared in every way: what is rewritten or edited is read in the same encoding, and as the text
/// that was meant.
#[test]
fn encodings_and_declarations() {
    let complaints = RefCell::new(Vec::new());
    let (written, mut refused) = (Cell::new(0), 0);
    for name in ENCODINGS {
        let encoding = Encoding::for_label(name.as_bytes()).expect("a label");
        let c = character_of(encoding);
        let body = format!("<title>{c}</title><p title='{c}'>{c}&amp;<b>x</b></p>");
        let label = name.to_ascii_lowercase();
        let pages = [
            ("none", body.clone(), ""),
            ("mark", format!("\u{feff}<!DOCTYPE html>{body}"), ""),
            ("header", format!("<!DOCTYPE html>{body}"), name),
            ("charset", format!("<!DOCTYPE html><meta charset={label}>{body}"), ""),
            (
                "http-equiv",
                format!(
                    "<!DOCTYPE html><meta http-equiv=content-type content='text/html; charset={label}'>{body}"
                ),
                "",
            ),
            (
                "xml",
                format!("<?xml version=\"1.0\" encoding=\"{label}\"?>\n<!DOCTYPE html>{body}"),
                "",
            ),
            (
                "in a title",
                format!("<!DOCTYPE html><title><meta charset={label}></title>{body}"),
                "",
            ),
            ("in a comment", format!("<!-- ><meta charset={label}> -->{body}"), ""),
            ("in a script", format!("<script>'<meta charset={label}>'</script>{body}"), ""),
            (
                "late",
                format!("<!DOCTYPE html><!--{}--><meta charset={label}>{body}", "x".repeat(1_100)),
                "",
            ),
        ];
        for (declaration, text, header) in pages {
            let bytes = bytes_in(&text, encoding);
            let content_type = format!("text/html; charset={header}");
            let metadata = match header {
                "" => OutOfBandMetadata::new(),
                _ => OutOfBandMetadata::new().content_type(&content_type),
            };
            let input = || Input::bytes(&bytes, &metadata);
            let parsed = Options::new().origins(true).parse(input());
            let of_page = parsed.encoding.as_ref().expect("they are bytes").encoding;
            let check = |what: &str, found: &[u8], is_meant: &dyn Fn(&Document) -> bool| {
                let again = Options::new().parse(Input::bytes(found, &metadata));
                let now = again.encoding.as_ref().expect("they are bytes").encoding;
                written.set(written.get() + 1);
                let replacements = |text: &str| text.matches('\u{fffd}').count();
                let (before, _) = of_page.decode_with_bom_removal(&bytes);
                let (after, _) = now.decode_with_bom_removal(found);
                if now != of_page
                    || replacements(&after) > replacements(&before)
                    || !is_meant(&again.document)
                {
                    complaints.borrow_mut().push(format!(
                        "{name}, {declaration}: {what} is read as {}: {after:?}",
                        now.name()
                    ));
                }
            };
            let texts = |document: &Document| document.text_content(document.root());
            let has_the_texts = |other: &Document| {
                let [one, other] = [&parsed.document, other].map(|document| {
                    let mut text = texts(document);
                    text.retain(|c| !c.is_ascii_whitespace());
                    text
                });
                one == other
            };
            let results = [
                ("minify", Minifier::new().minify(input())),
                ("format", PrettyPrinter::new().print(input())),
            ];
            for (what, result) in results {
                match result {
                    Ok(rewritten) => {
                        check(what, &rewritten.bytes, &has_the_texts);
                        if what == "minify" && rewritten.bytes.len() > bytes.len() {
                            complaints.borrow_mut().push(format!("{name}, {declaration}: longer"));
                        }
                    }
                    Err(WriteError::NotEncodable | WriteError::OtherEncoding(_)) => refused += 1,
                    Err(error) => {
                        complaints.borrow_mut().push(format!("{name}, {declaration}: {error}"));
                    }
                }
            }
            let bold = parsed.document.select_first("b").expect("a selector");
            let Some(bold) = bold else { continue };
            let value = format!("{c}\u{2603}");
            let changes = [
                Change::SetAttribute { name: "title", value: &value },
                Change::SetText(&value),
                Change::InsertBefore("<i>\u{2603}</i>"),
            ];
            let edits = [Edit::new(bold.id(), &changes)];
            let edited = Editor::new().edit(input(), &parsed, &edits).expect("there are origins");
            if let Some(refused) = edited.refused.first() {
                complaints
                    .borrow_mut()
                    .push(format!("{name}, {declaration}: not edited: {}", refused.obstacle));
                continue;
            }
            check("edit", &edited.bytes, &|document| {
                let bold = document.select_first("b").expect("a selector").expect("it is there");
                let previous = bold.previous_sibling().map(NodeRef::text);
                bold.text() == value
                    && bold.attr("title") == Some(&value)
                    && previous.as_deref() == Some("\u{2603}")
            });
        }
    }
    let written = written.get();
    println!("{written} written, {refused} refused");
    report(&complaints.into_inner());
    assert!(refused * 10 < written, "{refused} refused, {written} written");
}

/// The encoding of the page lacks the name of an attribute, where no reference can stand for a character.
#[test]
fn names_that_an_encoding_lacks() {
    let page = b"<!DOCTYPE html><meta charset=windows-1252><title>t</title><p>a";
    let parsed = Options::new().origins(true).parse(page);
    let paragraph = parsed.document.select_first("p").expect("a selector").expect("it is there");
    let changes = [Change::SetAttribute { name: "data-\u{436}", value: "x" }];
    let edits = [Edit::new(paragraph.id(), &changes)];
    let edited = Editor::new().edit(page, &parsed, &edits).expect("there are origins");
    let obstacle = Obstacle::Edit(treewright::write::EditError::NotEncodable);
    assert_eq!(edited.refused[0].obstacle, obstacle);
    assert_eq!(edited.bytes, page);
}

/// Text is added before an escape sequence of ISO-2022-JP.
#[test]
fn escape_sequences() {
    let page = b"<!DOCTYPE html><meta charset=iso-2022-jp><p>\x1B$B$\"\x1B(B";
    let parsed = Options::new().origins(true).parse(page);
    let paragraph = parsed.document.select_first("p").expect("a selector").expect("it is there");
    let edits = [Edit::new(paragraph.id(), &[Change::Append("\u{3042}")])];
    let edited = Editor::new().edit(page, &parsed, &edits).expect("there are origins");
    assert_eq!(edited.refused, []);
    let again = treewright::parse_bytes(&edited.bytes);
    assert_eq!(again.text_content(again.root()), "\u{3042}\u{3042}");
}

/// Minified pages are never longer, with comments taken out too.
#[test]
fn minified_pages_are_not_longer() {
    use treewright::MinifyOptions;
    let without_comments = MinifyOptions::new().remove_comments(true).collapse_white_space(true);
    let minifier = Minifier::new().minify_options(without_comments);
    let found = minifier.minify("<!----><b><p>x").expect("it is written");
    assert_eq!(found.html, "<b><p>x");
    assert_eq!(Minifier::new().minify("<b><p>x").expect("it is written").html, "<b><p>x");
    for seed in 1..=generated() {
        let source = GeneratedCase::new(seed, 30).text();
        for minifier in [&Minifier::new(), &minifier] {
            let found = minifier.minify(&source).expect("it is written");
            assert!(found.html.len() <= source.len(), "{seed}: {source:?} became {}", found.html);
        }
    }
}
