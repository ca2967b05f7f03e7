//! The properties of insertion modes that `data/modes.tsv` lists: end tags that create a node or not, which
//! decides where the limit of nodes ends a parse, and text that is inserted as a whole or in parts, which
//! decides the places that the parser reports for the parts.

use std::collections::BTreeSet;

use treewright_dom::Document;
use treewright_syntax::{
    Edition, Limit, Limits, ParseError, ParserOptions, Pause, Span, TreeParser,
};
use treewright_testing::suites::{report, table};
use treewright_testing::trees::{Event, Recorder};

/// A line of the table.
struct Mode {
    name: String,
    edition: Edition,
    before: String,
    end_tags: [(&'static str, String); 2],
    texts: [(&'static str, String); 2],
}

fn modes() -> Vec<Mode> {
    let read = |row: Vec<String>| {
        let Ok([name, edition, before, p, br, text, space]) = <[String; 7]>::try_from(row) else {
            unreachable!("the table has as many columns");
        };
        Mode {
            name,
            edition: if edition == "classic" { Edition::CLASSIC } else { Edition::LIVING },
            before,
            end_tags: [("</p>", p), ("</br>", br)],
            texts: [("x\r\ny&amp;z", text), (" \r\n&#9;x\r\ny &amp;z\r\n", space)],
        }
    };
    table("modes.tsv", 7).into_iter().map(read).collect()
}

#[test]
fn every_mode_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let modes = modes();
    for list in ["modes.txt", "classic-modes.txt"] {
        let text = std::fs::read_to_string(root.join(list)).expect("it is there");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split('\t').next().unwrap_or_default();
            assert!(modes.iter().any(|mode| mode.name == name), "{name} is not in the table");
        }
    }
}

struct Parsed {
    tree: Recorder<Document>,
    errors: Vec<ParseError>,
    /// The offset of the token that the limit of nodes cut off.
    cut_off: Option<usize>,
}

fn parse<'a>(
    edition: Edition,
    nodes: Option<u32>,
    pieces: impl IntoIterator<Item = &'a str>,
) -> Parsed {
    let mut options = ParserOptions::default();
    options.edition = edition;
    options.report_errors = true;
    options.limits = Limits::NONE;
    options.limits.nodes = nodes;
    let mut parser = TreeParser::new(options);
    let mut tree = Recorder::new(Document::new());
    for piece in pieces {
        parser.append(piece).expect("it fits");
        parser.pump(&mut tree);
    }
    parser.end_of_input();
    assert_eq!(parser.pump(&mut tree), Pause::Finished);
    let met = parser.limits_met().into_iter().find(|met| met.limit == Limit::Nodes);
    let mut errors = parser.take_errors();
    errors.sort_by_key(|error| (error.span.start, error.code.as_str()));
    Parsed { tree, errors, cut_off: met.map(|met| met.span.start as usize) }
}

fn dump(parsed: &Parsed) -> String {
    let document = parsed.tree.tree();
    document.dump(document.root())
}

/// The kind of an end tag, as in the table.
fn kind_of(mode: &Mode, tag: &str) -> &'static str {
    const COMMENT: &str = "<!--x-->";
    let Mode { edition, before, .. } = mode;
    let whole = |parts: &[&str]| parse(*edition, None, [parts.concat().as_str()]);
    let is_ignored = dump(&whole(&[before, tag, COMMENT])) == dump(&whole(&[before, COMMENT]));
    let input = [before, tag, COMMENT].concat();
    let cuts: BTreeSet<usize> = (0..30)
        .filter_map(|nodes| parse(*edition, Some(nodes), [input.as_str()]).cut_off)
        .collect();
    let ends_there = cuts.contains(&before.len());
    match (is_ignored, ends_there) {
        (true, false) => "ignored",
        (true, true) => "early",
        (false, true) => "node",
        (false, false) => "late",
    }
}

#[test]
fn end_tags() {
    let mut complaints = Vec::new();
    for mode in modes() {
        for (tag, expected) in &mode.end_tags {
            let kind = kind_of(&mode, tag);
            if kind != expected {
                complaints.push(format!("{}, {tag}: {kind}, not {expected}", mode.name));
            }
        }
    }
    report(&complaints);
}

/// The writes of text, each with its place.
fn texts<'a>(parsed: &'a Parsed) -> Vec<(&'a str, Span)> {
    let text = |event: &'a Event| match event {
        Event::InsertText { text, origin, .. } => Some((text.as_str(), origin.span)),
        _ => None,
    };
    parsed.tree.events().iter().filter_map(text).collect()
}

#[test]
fn text() {
    let mut complaints = Vec::new();
    for mode in modes() {
        for (text, expected) in &mode.texts {
            let name = format!("{}, {text:?}", mode.name);
            let input = mode.before.clone() + text;
            let whole = parse(mode.edition, None, [input.as_str()]);
            let writes: Vec<_> = texts(&whole)
                .into_iter()
                .filter(|(_, span)| span.end as usize > mode.before.len())
                .collect();
            if writes.len().to_string() != *expected {
                complaints
                    .push(format!("{name}: {} writes, not {expected}: {writes:?}", writes.len()));
            }
            for (written, span) in writes {
                let source = &input[span.start as usize..span.end as usize];
                let source = source.replace("\r\n", "\n").replace("&amp;", "&");
                let source = source.replace("&#9;", "\t");
                if written != source {
                    complaints.push(format!("{name}: {written:?} does not stand at {span:?}"));
                }
            }
            let pieces: Vec<&str> = input.split_inclusive(|_| true).collect();
            let by_the_states = parse(mode.edition, None, pieces);
            if dump(&by_the_states) != dump(&whole) || by_the_states.errors != whole.errors {
                complaints
                    .push(format!("{name}: another tree or other errors, character by character"));
            }
        }
    }
    report(&complaints);
}
