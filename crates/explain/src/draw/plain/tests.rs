//! Drawings without the renderer are compared with those of the renderer.

use proptest::prelude::*;
use treewright_dom::{Document, SourceId, Span};

use super::super::{Excerpt, Weight};

/// A mark by its start and its length in bytes.
type Place = (usize, usize);

/// The last start of a character that is not after this place.
fn boundary(source: &str, place: usize) -> usize {
    (0..=place.min(source.len())).rev().find(|at| source.is_char_boundary(*at)).unwrap_or(0)
}

fn span(source: &str, (start, length): Place) -> Span {
    let start = boundary(source, start);
    let end = boundary(source, start + length).max(start);
    Span { source: SourceId::MAIN, start: start as u32, end: end as u32 }
}

/// The drawing is the same as the renderer's; returns true if it was made without it.
fn check(
    source: &str,
    place: Place,
    labels: &[(Place, &str)],
    notes: &[&str],
    width: usize,
) -> bool {
    let mut document = Document::with_source(source);
    document.keep_origins();
    let mut drawing = Excerpt::new(&document, Weight::Warning, "the title…")
        .code("a-code", None)
        .path("page.html")
        .width(width)
        .place(span(source, place));
    for (place, label) in labels {
        drawing = drawing.label(span(source, *place), label);
    }
    for note in notes {
        drawing = drawing.note(Weight::Help, *note);
    }
    let pieces = drawing.pieces();
    assert_eq!(
        drawing.to_string(),
        drawing.rendered(&pieces).to_string(),
        "{source:?} {place:?} {labels:?}"
    );
    drawing.plain(&pieces).is_some()
}

#[test]
fn lines() {
    for (source, start, length, is_plain) in [
        ("<p>", 0, 3, true),
        ("<p>", 1, 0, false),
        ("<p>  ", 1, 4, true),
        ("<p>  ", 3, 2, true),
        ("<p>  </p>", 3, 2, true),
        ("<p> \t \t\n</p>", 3, 3, true),
        ("<p> \t \t\n</p>", 3, 4, true),
        ("<p>   </p>", 3, 1, true),
        ("  <p>", 0, 2, true),
        ("  ", 0, 2, false),
        ("<p> <b>\n", 4, 4, true),
        ("<p> <b>\n\n\n<i>", 4, 6, true),
        ("<p> <b>\r\n  <i>", 4, 7, true),
        ("<p> <b>\n\u{6F22}", 4, 4, true),
        ("<p>\n<b>", 3, 4, false),
        ("\n\n<p>\n<p>", 6, 3, true),
        ("\t<p>\t</p>", 5, 4, true),
        ("<p>\u{7F}</p>", 4, 4, false),
        ("<p>é</p>", 5, 4, true),
        ("<p>e\u{301}</p>", 6, 4, false),
        ("<p>\u{6F22}</p>", 6, 4, true),
        ("\u{3000}<p>", 3, 3, true),
        ("\u{A0}<p>", 2, 3, true),
        ("<p\n><b>", 0, 4, true),
        ("<p\n>\n<b>", 0, 5, true),
        ("<p\r\n\r\n\t></p>", 0, 9, true),
        ("<p\r\n\r\n \r\n\t></p>", 0, 12, false),
        ("<p\r\r>", 0, 5, true),
        ("<i><p\n \n></p>", 3, 6, true),
        ("<i><p\na\nb\n></p>", 3, 8, false),
        ("<i><p\nid\nhidden\n></p>", 3, 15, true),
        (" <i><p\n></p>", 4, 4, true),
        ("\t<p\n\t\tid=x></p>", 1, 10, true),
        ("<p\n aa\n bb\n cc\n dd\n ee\n ff></p>", 0, 27, true),
        ("<p\nid=é></p>", 0, 8, true),
        ("<p\nid=\u{6F22}></p>", 0, 8, true),
        ("<p\nid=\u{7F}></p>", 0, 8, false),
        ("\n<p\n>", 0, 4, false),
    ] {
        assert_eq!(check(source, (start, length), &[], &[], 100), is_plain, "{source:?}");
    }
}

#[test]
fn labels_and_notes() {
    let far = format!("<p>\n{}<b>", "\n".repeat(200));
    for (source, start, label, is_plain) in [
        (far.as_str(), 0, ((204, 3), "of this"), true),
        (far.as_str(), 204, ((0, 3), "of this"), true),
        ("<p><b>", 0, ((3, 3), "of this"), true),
        ("<p><b>", 3, ((0, 3), "of this"), true),
        ("<p><b>", 0, ((2, 3), "of this"), false),
        ("<p>  and then some more<b>", 23, ((0, 3), "of this"), true),
        (far.as_str(), 0, ((204, 3), "of \u{6F22}"), true),
    ] {
        for notes in [&[][..], &["a note"], &["a note", "and another"]] {
            assert_eq!(check(source, (start, 3), &[label], notes, 100), is_plain, "{source:?}");
        }
        assert!(!check(source, (start, 3), &[label], &["a\nb"], 100));
    }
}

/// Returns true for marks of which a part can be left out, with wide characters.
fn is_for_the_renderer(marked: &str) -> bool {
    marked.contains('漢') && marked.len() > 40
}

proptest! {
    #[test]
    fn long_lines(
        lines in 0_usize..120,
        spaces in 0_usize..60,
        text in prop::sample::select(vec!["abc def", "abc\tdef", "äbc déf", "äbc\tdéf", "漢字 abc", "a漢\t"]),
        before in 0_usize..150,
        length in 0_usize..400,
        after in 0_usize..150,
        label in "[a-z ]{0,80}",
        has_label in any::<bool>(),
        between in 0_usize..300,
        width in 40_usize..120,
    ) {
        let line = [" ".repeat(spaces), text.repeat(100)].concat();
        let line = &line[..boundary(&line, before + length + after)];
        let source =
            ["\n".repeat(lines), line.to_owned(), "\n".repeat(between), line.to_owned()].concat();
        let second = lines + line.len() + between;
        let first = (lines + before, length);
        let second = (second + before, length);
        let is_plain = if has_label {
            check(&source, first, &[(second, &label)], &[], width)
                & check(&source, second, &[(first, &label)], &[], width)
        } else {
            check(&source, first, &[], &[], width)
        };
        let marked = &source[span(&source, first).start as usize..span(&source, first).end as usize];
        let is_in_one_piece = between < 2 || has_label && between < 200;
        let is_plain = is_plain || is_for_the_renderer(marked);
        prop_assert!(is_plain || is_in_one_piece || marked.trim().is_empty() || marked.contains('\n'));
    }

    #[test]
    fn marks_of_several_lines(
        lines_before in 0_usize..120,
        spaces in 0_usize..60,
        lines in prop::collection::vec((
            0_usize..50,
            prop::sample::select(vec![
                "", " ", "abc def", "\tabc", "äbc", "漢字", "\u{A0}", "id=\"a long value of some words\"",
                "a line of text that is a little longer than the others, which are not as long as it is",
            ]),
            prop::sample::select(vec![1_usize, 1, 1, 4])),
            2..8,
        ),
        newline in prop::sample::select(vec!["\n", "\r\n", "\r"]),
        before in 0_usize..80,
        length in 0_usize..300,
        width in 40_usize..120,
    ) {
        let mut source = newline.repeat(lines_before);
        let start = source.len() + before;
        for (further, text, count) in &lines {
            source.extend([" ".repeat(spaces + further), text.repeat(*count), newline.to_owned()]);
        }
        check(&source, (boundary(&source, start), length), &[], &["a note"], width);
    }

    #[test]
    fn several_lines(
        lines_before in 0_usize..120,
        lines in prop::collection::vec((
            prop::sample::select(vec![
                "", "  ", "abc def", "    abc <b>def</b>", "\t\tabc\tdef", "                                  abc def",
                "\t\t\t\t\t\t\t\t\t\t\t\t\tabc", "äbc déf ghi", "漢字 を書く", "漢字", "a line of text that is a little longer than the others",
                "                         a line with some white space before it, and with words that go on and on",
            ]), prop::sample::select(vec![1_usize, 1, 1, 8])),
            1..9,
        ),
        newline in prop::sample::select(vec!["\n", "\r\n", "\r"]),
        places in prop::collection::vec((0_usize..9, 0_usize..60, 0_usize..300), 1..4),
        label in "[a-z ]{0,60}",
        width in 40_usize..120,
    ) {
        let lines: Vec<String> = lines.iter().map(|(line, count)| line.repeat(*count)).collect();
        let mut source = "\n".repeat(lines_before);
        let starts: Vec<usize> = lines
            .iter()
            .map(|line| {
                let start = source.len();
                source.extend([line, newline]);
                start
            })
            .collect();
        let mut seen = Vec::new();
        let mut is_simple = true;
        let places: Vec<Place> = places
            .iter()
            .map(|(index, before, length)| {
                let index = index % lines.len();
                let line = &lines[index];
                let before = boundary(line, *before);
                let length = boundary(line, before + length).saturating_sub(before);
                let marked = line.get(before..before + length).unwrap_or_default();
                is_simple &= !seen.contains(&index) && !marked.trim().is_empty();
                is_simple &= !is_for_the_renderer(marked);
                seen.push(index);
                (starts[index] + before, length)
            })
            .collect();
        let labels: Vec<(Place, &str)> =
            places.iter().skip(1).map(|place| (*place, label.as_str())).collect();
        prop_assert!(check(&source, places[0], &labels, &["a note"], width) || !is_simple);
    }
}
