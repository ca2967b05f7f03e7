//! Drawings as data/drawings.txt has them, with `\e` for the character that begins a style. `TREEWRIGHT_RECORD=1`
//! writes that file anew.

use std::fmt::Write as _;

use treewright_dom::{Document, SourceId, Span};
use treewright_explain::{Excerpt, Weight};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/drawings.txt");

/// A drawing: the places are pieces of the source, the first that are like this.
struct Case {
    name: &'static str,
    source: &'static str,
    place: &'static str,
    labels: &'static [(&'static str, &'static str)],
    width: usize,
}

impl Case {
    const fn new(name: &'static str, source: &'static str, place: &'static str) -> Self {
        Self { name, source, place, labels: &[], width: 60 }
    }

    const fn labels(self, labels: &'static [(&'static str, &'static str)]) -> Self {
        Self { labels, ..self }
    }

    fn span(&self, piece: &str) -> Span {
        let start = self.source.find(piece).unwrap();
        let (start, end) = (start as u32, (start + piece.len()) as u32);
        Span { source: SourceId::MAIN, start, end }
    }

    fn draw(&self, ascii: bool, colors: bool) -> String {
        let mut document = Document::with_source(self.source);
        document.keep_origins();
        let mut excerpt = Excerpt::new(&document, Weight::Error, "the title")
            .code("the-code", Some("https://example.com/"))
            .path("page.html")
            .place(self.span(self.place))
            .width(self.width)
            .ascii(ascii)
            .colors(colors)
            .note(Weight::Note, "one note\nof two lines")
            .note(Weight::Help, "another");
        for (piece, text) in self.labels {
            excerpt = excerpt.label(self.span(piece), text);
        }
        excerpt.to_string().replace('\x1B', "\\e")
    }
}

const LINES: &str = "<ul>\n <li>one</li>\n <li>two</li>\n <li>three</li>\n <li>four</li>\n</ul>\n<p id=a\n  class=b>\n";
const LONG: &str = "<p title='a title that is much longer than the lines of the drawing, so that a part of it is left out, and then more of it is left out'>text</p><b>";

const CASES: [Case; 17] = [
    Case::new("one mark", "<p align=center>", "align=center"),
    Case::new("nothing", "<p>", ""),
    Case::new("tabs", "\t<p>\t<b>\t</b>", "<b>"),
    Case::new("wide characters", "<p>漢字<b>é</b>", "<b>"),
    Case::new("characters without width", "<p>e\u{301}\u{200D}x\u{FEFF}<b>", "<b>"),
    Case::new("controls", "<p>\u{1}\u{202E}<b>", "<b>"),
    Case::new("a label before", "<p id=a id=b>", "id=b").labels(&[("id=a", "the first one")]),
    Case::new("a label after", "<p id=a id=b>", "id=a").labels(&[("id=b", "the second one")]),
    Case::new("marks in each other", "<p id=a id=b>", "<p id=a id=b>")
        .labels(&[("id=a", "the first one"), ("id=b", "the second one")]),
    Case::new("labels in other lines", LINES, "two").labels(&[("<ul>", "in this"), ("three", "")]),
    Case::new("lines left out", LINES, "</ul>").labels(&[("<ul>", "it begins here")]),
    Case::new("several lines", LINES, "<p id=a\n  class=b>"),
    Case::new(
        "several lines, some left out",
        LINES,
        "<ul>\n <li>one</li>\n <li>two</li>\n <li>three</li>\n <li>four</li>\n</ul>",
    ),
    Case::new("several lines from the middle of one", LINES, "one</li>\n <li>two").labels(&[
        ("two</li>\n <li>three</li>", "and these"),
        ("<ul>\n <li>one</li>\n <li>two</li>\n <li>three</li>", "all"),
    ]),
    Case::new("a long line", LONG, "<b>").labels(&[("<p", "the start")]),
    Case::new(
        "a long mark",
        LONG,
        "title='a title that is much longer than the lines of the drawing, so that a part of it is left out, and then more of it is left out'",
    ),
    Case::new("an empty page", "", ""),
];

#[test]
fn are_as_recorded() {
    let mut all = String::new();
    for case in &CASES {
        for (form, ascii, colors) in
            [("ASCII", true, false), ("Unicode", false, false), ("colours", true, true)]
        {
            writeln!(all, "== {}, {form}\n{}", case.name, case.draw(ascii, colors)).unwrap();
        }
    }
    if std::env::var_os("TREEWRIGHT_RECORD").is_some() {
        std::fs::write(FILE, &all).unwrap();
    }
    let recorded = std::fs::read_to_string(FILE).unwrap_or_default();
    for (drawn, recorded) in all.split("== ").zip(recorded.split("== ")) {
        assert_eq!(drawn, recorded);
    }
    assert_eq!(all.len(), recorded.len());
}
