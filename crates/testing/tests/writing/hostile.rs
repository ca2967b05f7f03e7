//! Writing of costly documents, and to writers that fail.

use std::io::{self, Write};

use treewright::dom::SerializeOptions;
use treewright::{
    Document, Minifier, MinifyOptions, PrettyOptions, PrettyPrinter, Rewritten, WriteError,
    WriteHtml, XmlOptions,
};
use treewright_testing::hostile::{CASES, Case, OTHERS};
use treewright_testing::suites::{LimitsThatDoNotHold, table};

use crate::growth;

const STACK: usize = 256 * 1024;

/// Runs on a thread whose stack a recursion over the depth would overflow.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(test);
    thread.expect("a thread starts").join().expect("the test holds");
}

fn minify(source: &str) -> Rewritten {
    let options = MinifyOptions::new().collapse_white_space(true).remove_comments(true);
    Minifier::new().minify_options(options).minify(source).expect("the length is not limited")
}

fn pretty(source: &str) -> Rewritten {
    PrettyPrinter::new().print(source).expect("the length is not limited")
}

fn xml(document: &Document) -> String {
    document.xml(&XmlOptions::new()).expect("it has an element")
}

#[test]
fn deep_trees() {
    on_a_small_stack(|| {
        for name in ["div", "my-a", "svg", "template", "b", "q", "summary"] {
            // The others take the same paths, in parts.
            let depth = if name == "div" { 100_000 } else { 10_000 };
            let source = "<!doctype html>".to_owned()
                + &format!("<{name}>").repeat(depth)
                + &format!("</{name}>").repeat(depth);
            let minified = minify(&source);
            assert!(minified.html.len() <= source.len() && !minified.is_source, "{name}");
            // All deep levels have the same indentation, on two lines each.
            assert!(pretty(&source).html.len() < source.len() + depth * 2 * 90, "{name}");
            let xml = xml(&treewright::parse(&source));
            assert!(xml.len() < 2 * source.len(), "{name}");
        }
    });
}

#[test]
fn wide_trees_and_many_attributes() {
    const MANY: usize = 100_000;
    let attributes = joined(0..MANY, |number| format!(" a{number}:b={number}"));
    let children = "<li>a".repeat(MANY);
    let source = format!("<!DOCTYPE html><ul{attributes}>{children}</ul>");
    let minified = minify(&source);
    assert!(minified.left_alone == 0 && minified.html == source, "it was short before");
    let pretty = pretty(&source).html;
    assert_eq!(pretty.matches("\n      <li>a</li>").count(), MANY);
    let xml = xml(&treewright::parse(&source));
    assert_eq!(xml.matches("U00003Ab=").count(), MANY);
}

fn joined(numbers: impl Iterator<Item = usize>, text: impl Fn(usize) -> String) -> String {
    numbers.map(text).collect::<Vec<_>>().concat()
}

/// A function that rewrites a page, and its name.
type Rewrite = (&'static str, fn(&str));

/// The lengths of the shorter inputs in bytes.
const BYTES: usize = if cfg!(debug_assertions) { 3_000 } else { 12_000 };

/// The time for a rewritten page grows as that of parsing it does: with inputs that make parsers slow, and
/// those whose constructs have to be left alone one after another.
#[test]
fn linear_time() {
    const LEFT_ALONE: [&str; 5] = [
        "<form><div></form><form></form></div>",
        "<div><form><b></form></div><p>",
        "<table><a>1<tr><td><a>2</a></table>",
        "<svg><p><x></svg></x></y>",
        "<p><table><p></table>",
    ];
    // If parsing takes longer, so does a proof by parsing.
    let slow: Vec<String> = table("limits-that-do-not-hold.tsv", 3)
        .into_iter()
        .filter(|row| row[0] == "linear time")
        .map(|mut row| row.remove(1))
        .collect();
    let is_checked = |case: &&Case| !slow.iter().any(|name| name == case.name);
    let mut inputs: Vec<(&str, String, String)> = CASES
        .iter()
        .chain(OTHERS)
        .filter(is_checked)
        .map(|case| (case.name, case.input_of(BYTES), case.input_of(4 * BYTES)))
        .collect();
    for source in LEFT_ALONE {
        let times = BYTES / source.len();
        inputs.push((source, source.repeat(times), source.repeat(4 * times)));
    }
    // Many elements of many names end at one place, with end tags that are ignored, and none that ends.
    let many = |count: usize, end: &str| {
        let names = joined(0..count, |number| format!("<x{number}>"));
        let ends = joined((0..count).rev(), |number| format!("</x{number}{end}"));
        format!("<form><div>{names}</form><form></form></div>{ends}")
    };
    for (name, end) in [("many names", ">"), ("many names in one tag", " ")] {
        let times = BYTES / 12;
        inputs.push((name, many(times, end), many(4 * times, end)));
    }
    let ways: [Rewrite; 3] = [
        ("minify", |source| drop(minify(source))),
        ("pretty", |source| drop(pretty(source))),
        ("XML", |source| drop(xml(&treewright::parse(source)))),
    ];
    let check = |(_, short, long): &(&str, String, String)| {
        ways.iter().try_for_each(|(way, run)| {
            growth::compare(|| run(short), || run(long)).map_err(|said| format!("{way}: {said}"))
        })
    };
    let results: Vec<_> = inputs.iter().map(check).collect();
    let names = inputs.iter().map(|(name, ..)| *name);
    LimitsThatDoNotHold::of("linear time of writing").judge(names.zip(&results));
}

/// A writer with room for a few bytes.
struct Room {
    bytes: Vec<u8>,
    left: usize,
    flush_fails: bool,
}

impl Write for Room {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.left);
        if taken == 0 {
            return Err(io::Error::other("no room"));
        }
        self.left -= taken;
        self.bytes.extend_from_slice(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.flush_fails { Err(io::Error::other("no flush")) } else { Ok(()) }
    }
}

/// A format to write a document in: its name, the whole text, and the function.
type Way<'a> = (&'a str, String, Box<dyn Fn(&mut Room) -> Result<(), WriteError> + 'a>);

/// The whole text reaches a writer, or its error comes back.
#[test]
fn writers_that_fail() {
    const PAGE: &str = "<!doctype html><title>é</title><p class='a b'>c&amp;<br><pre>\n\nd</pre>";
    let document = treewright::parse(PAGE);
    let (html, minify, pretty, xml) =
        (SerializeOptions::new(), MinifyOptions::new(), PrettyOptions::new(), XmlOptions::new());
    let text = |result: Result<String, WriteError>| result.expect("the length is not limited");
    let ways: [Way<'_>; 4] = [
        (
            "HTML",
            document.outer_html(document.root()),
            Box::new(|out| document.write_html(&html, out)),
        ),
        (
            "minified",
            text(document.minified(&minify)),
            Box::new(|out| document.write_minified(&minify, out)),
        ),
        (
            "pretty",
            text(document.pretty(&pretty)),
            Box::new(|out| document.write_pretty(&pretty, out)),
        ),
        ("XML", text(document.xml(&xml)), Box::new(|out| document.write_xml(&xml, out))),
    ];
    for (name, text, write) in ways {
        for left in 0..=text.len() {
            let mut room = Room { bytes: Vec::new(), left, flush_fails: false };
            let result = write(&mut room);
            assert_eq!(room.bytes, &text.as_bytes()[..left], "{name} with {left}");
            match result {
                Ok(()) => assert_eq!(left, text.len(), "{name}"),
                Err(WriteError::Io(error)) => assert_eq!(error.to_string(), "no room", "{name}"),
                Err(error) => panic!("{name}: {error}"),
            }
        }
        let mut room = Room { bytes: Vec::new(), left: text.len(), flush_fails: true };
        let error = write(&mut room).expect_err("it cannot be flushed");
        assert_eq!(error.to_string(), "the writer refused the bytes: no flush", "{name}");
    }
}

/// Never more than the limit is written, and without an error, all of it.
#[test]
fn lengths_are_limited() {
    const PAGE: &str = "<!doctype html><title>é</title><p class='a b'>c&amp;<br>";
    let document = treewright::parse(PAGE);
    let whole = [
        document.minified(&MinifyOptions::new()),
        document.pretty(&PrettyOptions::new()),
        document.xml(&XmlOptions::new()),
    ]
    .map(|text| text.expect("the length is not limited"));
    for limit in 0..200_u64 {
        let (mut minified, mut pretty, mut xml) = (Vec::new(), Vec::new(), Vec::new());
        let results = [
            document.write_minified(&MinifyOptions::new().limit(limit), &mut minified),
            document.write_pretty(&PrettyOptions::new().limit(limit), &mut pretty),
            document.write_xml(&XmlOptions::new().limit(limit), &mut xml),
        ];
        for ((result, bytes), whole) in results.iter().zip([minified, pretty, xml]).zip(&whole) {
            assert!(whole.as_bytes().starts_with(&bytes) && bytes.len() as u64 <= limit);
            match result {
                Ok(()) => assert_eq!(bytes, whole.as_bytes()),
                Err(WriteError::LimitExceeded) => assert!(whole.len() as u64 > limit),
                Err(error) => panic!("{error}"),
            }
        }
    }
    let options = MinifyOptions::new().limit(10);
    let result = Minifier::new().minify_options(options).minify(PAGE);
    assert!(matches!(result, Err(WriteError::LimitExceeded)));
}
