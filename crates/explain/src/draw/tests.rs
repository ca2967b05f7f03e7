//! Properties of the drawings of any source. Drawings of some are in tests/data/drawings.txt.

use proptest::prelude::*;
use treewright_dom::{Document, SourceId, Span};

use super::canvas::Pen;
use super::lines::Lines;
use super::rows::Rows;
use super::style::{Palette, Signs};
use super::{Excerpt, Weight};

/// A source with marks, by their starts and lengths in bytes, and with labels.
#[derive(Clone, Debug)]
struct Marked {
    source: String,
    marks: Vec<(usize, usize, String)>,
    width: usize,
}

impl Marked {
    fn span(&self, (start, length, _): &(usize, usize, String)) -> Span {
        let boundary = |place: usize| {
            let places = (0..=place.min(self.source.len())).rev();
            places.into_iter().find(|at| self.source.is_char_boundary(*at)).unwrap()
        };
        let start = boundary(*start);
        let end = boundary(start + length).max(start);
        Span { source: SourceId::MAIN, start: start as u32, end: end as u32 }
    }

    fn excerpt<'a>(&'a self, document: &'a Document) -> Excerpt<'a> {
        let mut excerpt = Excerpt::new(document, Weight::Warning, "the title")
            .code("a-code", None)
            .path("page.html")
            .width(self.width)
            .place(self.span(&self.marks[0]))
            .note(Weight::Help, "a note");
        for mark in &self.marks[1..] {
            excerpt = excerpt.label(self.span(mark), &mark.2);
        }
        excerpt
    }

    fn document(&self) -> Document {
        let mut document = Document::with_source(self.source.as_str());
        document.keep_origins();
        document
    }
}

fn marked() -> impl Strategy<Value = Marked> {
    let line = prop::sample::select(vec![
        "",
        "  ",
        "abc def",
        "    abc <b>def</b>",
        "\t\tabc\tdef",
        "                                  abc def",
        "\t\t\t\t\t\t\t\t\t\t\t\t\tabc",
        "äbc déf ghi",
        "漢字 を書く",
        "a line of text that is a little longer than the others",
        "                         a line with some white space before it, and with words that go on and on",
        "{",
        " // a",
        "e\u{301}\u{200D}\u{FEFF}\u{1}x",
    ]);
    let lines = prop::collection::vec((line, prop::sample::select(vec![1_usize, 1, 1, 8])), 1..9);
    let newline = prop::sample::select(vec!["\n", "\r\n", "\r"]);
    let marks = prop::collection::vec(
        (0_usize..9, 0_usize..60, 0_usize..300, any::<bool>(), "[a-z]{0,20}"),
        1..6,
    );
    (0_usize..120, lines, newline, marks, 40_usize..120).prop_map(
        |(before, lines, newline, marks, width)| {
            let mut source = newline.repeat(before);
            let mut starts = Vec::new();
            for (line, count) in &lines {
                starts.push(source.len());
                source.extend([&line.repeat(*count), newline]);
            }
            let place = |(line, before, length, is_long, label): (usize, usize, usize, bool, _)| {
                let length = if is_long { length } else { length / 8 };
                (starts[line % starts.len()] + before, length, label)
            };
            Marked { marks: marks.into_iter().map(place).collect(), source, width }
        },
    )
}

/// A drawing without its styles.
fn without_styles(drawing: &str) -> String {
    let mut pieces = drawing.split("\x1B[");
    let first = pieces.next().unwrap_or_default();
    let others = pieces.map(|piece| piece.split_once('m').unwrap().1);
    [first].into_iter().chain(others).collect()
}

proptest! {
    #[test]
    fn styles_are_all_that_colours_add(marked in marked(), ascii in any::<bool>()) {
        let document = marked.document();
        let excerpt = marked.excerpt(&document).ascii(ascii);
        let (plain, colored) = (excerpt.clone().to_string(), excerpt.colors(true).to_string());
        prop_assert_eq!(without_styles(&colored), plain);
    }

    #[test]
    fn a_mark_alone_is_drawn_as_on_the_canvas(marked in marked(), ascii in any::<bool>(), has_colors in any::<bool>()) {
        let document = marked.document();
        let signs = Signs::new(ascii);
        for piece in marked.excerpt(&document).pieces() {
            let shown = piece.show();
            let lines = Lines::new(&shown, piece.first_line, piece.marks_in(&shown));
            let draw = |is_direct| {
                let mut text = String::new();
                let mut rows = Rows::new(signs, 3, lines.depth, marked.width);
                rows.is_direct = is_direct;
                let palette = has_colors.then(|| Palette::new(Weight::Warning));
                rows.draw(&lines, ascii, &mut Pen::new(&mut text, palette));
                text
            };
            prop_assert_eq!(draw(true), draw(false));
        }
    }

    #[test]
    fn a_mark_is_below_what_it_marks(
        before in "[a-z <>]{0,150}",
        text in "[a-z]{1,60}",
        after in "[a-z <>]{0,150}",
        width in 80_usize..120,
    ) {
        let source = [before.as_str(), "=", &text, "=", &after].concat();
        let place = (before.len(), text.len() + 2, String::new());
        let marked = Marked { source, marks: vec![place], width };
        let drawing = marked.excerpt(&marked.document()).to_string();
        let lines: Vec<&str> = drawing.lines().collect();
        let row = lines.iter().position(|line| line.contains('^')).unwrap();
        let (start, end) = (lines[row].find('^').unwrap(), lines[row].len());
        prop_assert_eq!(&lines[row - 1][start..end], format!("={text}="));
        prop_assert!(lines.iter().all(|line| line.len() <= width));
    }
}
