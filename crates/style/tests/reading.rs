//! Text and Markdown of pages with their sheets.

use std::fmt::Write as _;

use treewright_dom::Document;
use treewright_read::style::StyleView;
use treewright_read::{
    InnerTextOptions, MainContent, MarkdownOptions, TableOptions, inner_text_styled,
    markdown_styled, tables_styled,
};
use treewright_style::{ReadingStyles, StyleOptions, Styles};

fn check(page: &str, expected: &str, complaints: &mut String) {
    let document: Document = treewright::parse(page);
    let styles = Styles::compute(&document, &StyleOptions::new());
    let root = document.root_node();
    let text = inner_text_styled(root, &InnerTextOptions::new(), &styles);
    if text != expected {
        let _ = writeln!(complaints, "{text:?}, not {expected:?}, in {page}");
    }
}

#[test]
fn text_is_that_of_the_sheets() {
    let cases = [
        ("<style>.a { display: none }</style>a<b class=a>b</b>c", "ac"),
        ("<style>.a { display: none }</style><p class=a>a<b style='display: inline'>b</b>", ""),
        (
            "<style>.a { visibility: hidden } i { visibility: visible }</style>a<b class=a>b<i>c</i></b>",
            "ac",
        ),
        ("<style>b { display: block }</style>a<b>b</b>c", "a\nb\nc"),
        ("<style>div { display: inline }</style><div>a</div><div>b</div>", "ab"),
        ("<style>b { white-space: pre }</style>a <b>b  c</b>", "a b  c"),
        ("<style>b { text-transform: uppercase }</style>a <b>b</b>", "a B"),
        ("<style>body { text-transform: capitalize }</style>one two", "One Two"),
        ("<style>p { white-space: pre-line }</style><p>a  b\nc</p>", "a b\nc"),
        ("<style>b { position: absolute }</style>a <b>b</b>c", "a \nb\nc"),
        ("<style>div { content-visibility: hidden }</style><div>a</div>b", "b"),
        ("<style>p { display: none !important }</style><p style='display: block'>a</p>b", "b"),
        ("<style>[hidden] { display: block !important }</style><p hidden>a</p>b", "a\n\nb"),
        ("<style>.row { display: flex }</style><div class=row><b>a</b><b>b</b></div>", "a\nb"),
        (
            "<style>.t { display: table } .r { display: table-row } .c { display: table-cell }</style>\
          <div class=t><div class=r><div class=c>a</div><div class=c>b</div></div></div>",
            "a\tb",
        ),
        ("<style>@media print { p { display: none } }</style><p>a</p>", "a"),
        ("<style>li:nth-child(2) { display: none }</style><ul><li>a<li>b<li>c</ul>", "a\nc"),
        ("<style>a:not(:has(i)) { display: none }</style><a>b</a><a><i>c</i></a>", "c"),
        ("<title>t</title>a", "a"),
        ("<details><summary>s</summary>d</details>", "s"),
        ("a<noscript>b</noscript>", "ab"),
        ("<svg><text>a</text><text style='display: none'>b</text></svg>", "a"),
        ("<select><option>a<option>b</select>", "a\nb"),
        ("a<script>b</script><template>c</template>", "a"),
        ("<math><mi>x</mi><mo>=</mo></math>", "x\n="),
        (
            "<div><template shadowrootmode=open><style>::slotted(p) { display: none }</style><slot></slot></template>\
          a<p>b</p></div>",
            "a",
        ),
    ];
    let mut complaints = String::new();
    for (page, expected) in cases {
        check(page, expected, &mut complaints);
    }
    assert!(complaints.is_empty(), "{complaints}");
}

/// Pages of the corpus whose text differs from that of Chromium.
const DIFFERENT: [&str; 3] = ["breitbart.html", "la-nacion.html", "remove-aria-hidden.html"];

/// The lines of a text as `crates/testing/scripts/chromium_inner_text.py` writes them.
fn hashes(text: &str) -> String {
    let fnv_1a = |line: &str| {
        line.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |value, byte| {
            (value ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let lines = text.split('\n').map(|line| {
        let hash = format!("{:016x}", fnv_1a(line));
        format!("{}:{}", line.chars().count(), &hash[..10])
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// Reads the pages of the corpus, if it is there.
#[test]
fn text_of_pages_is_that_of_chromium() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = here.join("../../../shared/corpus/articles");
    let rows = here.join("../testing/data/text/chromium.tsv");
    let rows = std::fs::read_to_string(rows).expect("it can be read");
    let mut complaints = String::new();
    for row in rows.lines().filter(|row| !row.starts_with('#')) {
        let [name, "styled", _, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            continue;
        };
        let Ok(page) = std::fs::read(pages.join(name)) else { continue };
        let document = treewright::parse(String::from_utf8_lossy(&page).as_ref());
        let styles = Styles::compute(&document, &StyleOptions::new());
        let text = inner_text_styled(document.root_node(), &InnerTextOptions::new(), &styles);
        if (hashes(&text) == expected) == DIFFERENT.contains(&name) {
            let _ = writeln!(complaints, "{name} is another page than it was");
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}

#[test]
fn markdown_is_that_of_the_sheets() {
    let document = treewright::parse(
        "<style>.a, h2 { display: none } b { white-space: pre }</style><h1>a</h1><h2>b</h2><p>c <i class=a>d</i>e",
    );
    let styles = Styles::compute(&document, &StyleOptions::new());
    let markdown = markdown_styled(document.root_node(), &MarkdownOptions::new(), &styles);
    assert_eq!(markdown, "# a\n\nc e\n");
}

#[test]
fn main_content_and_tables_are_those_of_the_sheets() {
    let text = "A sentence, which is long enough, and has commas. ".repeat(12);
    let page = format!(
        "<style>.x {{ display: none }} i {{ visibility: hidden }}</style><article><p>{text}<b class=x>b</b>\
         <p class=x>{text}</article><table><tr><td>a<b class=x>b</b><tr class=x><td>c<tr><td><i>d</i>e</table>\
         <table class=x><tr><td>f<i>g</i></table>"
    );
    let document = treewright::parse(page.as_str());
    let options = StyleOptions::new();
    let (all, reading) =
        (Styles::compute(&document, &options), ReadingStyles::compute(&document, &options));
    for view in [&all as &dyn StyleView, &reading] {
        let content = MainContent::of_styled(&document, view).expect("it is there");
        assert_eq!(content.text(), text.trim());
        assert_eq!(content.markdown(&MarkdownOptions::new()), format!("{}\n", text.trim()));
        let root = document.root_node();
        let table = tables_styled(root, view).next().expect("it is there");
        let rows = table.to_rows(&TableOptions::new()).expect("it is small");
        assert_eq!(rows, [["a"], [""], ["e"]]);
        let hidden = tables_styled(root, view).nth(1).expect("it is there");
        assert_eq!(hidden.to_rows(&TableOptions::new()).expect("it is small"), [["fg"]]);
        assert_eq!(table.text_of(&table.cells()[2]), "e");
        assert_eq!(table.cells()[2].text(), "de");
    }
}
