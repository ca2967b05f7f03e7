//! The origins of nodes: cases of ours, and properties over the public cases, real pages and generated
//! documents.

use std::sync::Mutex;

use treewright::dom::{Cause, Namespace};
use treewright::{
    Document, Edition, Encoding, Input as Page, NodeId, NodeRef, Options, OutOfBandMetadata,
    SourceId, set_inner_html,
};
use treewright_testing::check::{Mismatch, Setup, setup_of};
use treewright_testing::formats::{Input, ScriptPlay, TreeCase};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::invariants::Violation;
use treewright_testing::invariants::shrinking::shrink_by;
use treewright_testing::origins::dump::dump;
use treewright_testing::origins::{
    Changes, Counts, Feed, Subject, cases, check, context_of, nodes, options_of, parse,
};
use treewright_testing::suites::{Suite, corpus_pages, report, run_all};

/// The number of generated documents; `.ci/health` asks for more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(3_000, |number| number.parse().expect("a number"))
}

/// Pages that are longer, and most others, are only read where `.ci/health` asks for all.
const LONGEST_PAGE: usize = 100_000;

/// The real pages to read.
fn pages() -> Vec<(String, Vec<u8>)> {
    let all = std::env::var_os("TREEWRIGHT_ALL_PAGES").is_some();
    let short = |(_, bytes): &(String, Vec<u8>)| all || bytes.len() <= LONGEST_PAGE;
    corpus_pages().into_iter().filter(short).step_by(if all { 1 } else { 4 }).collect()
}

fn mismatch(run: impl Into<String>, violation: &Violation) -> Mismatch {
    Mismatch {
        run: run.into(),
        expected: violation.invariant.to_owned(),
        found: violation.what.clone(),
    }
}

fn complaints(results: Vec<Result<(), Mismatch>>) -> Vec<String> {
    results.into_iter().filter_map(|result| result.err().map(|error| error.to_string())).collect()
}

/// The first line in which two texts differ.
fn compare(expected: &str, found: &str) -> Result<(), Violation> {
    if expected == found {
        return Ok(());
    }
    let pairs = expected.lines().zip(found.lines());
    let first = pairs.into_iter().find(|(one, other)| one != other);
    let what = format!("{first:?}\n{expected}\n{found}");
    Err(Violation::new("the origins do not depend on the pieces of the input", what))
}

/// Checks the origins of input that comes at once and in pieces, and that the tree is the one without
/// origins.
fn check_text(subject: &Subject<'_>, input: &Input) -> Result<Counts, Violation> {
    let run = |subject, feed| {
        parse(subject, input, feed).map_err(|error| Violation::new("scripts run", error))
    };
    let parsed = run(subject, Feed::Whole)?;
    let counts = check(&parsed, subject, Changes::None)?;
    let without = subject.options.clone().origins(false);
    let unwatched = Subject { options: &without, ..*subject };
    let plain = run(&unwatched, Feed::Whole)?.document;
    let (plain, watched) =
        (plain.to_json(plain.root()), parsed.document.to_json(parsed.document.root()));
    if plain != watched {
        return Err(Violation::new("the tree does not depend on origins", watched));
    }
    let in_pieces = run(subject, Feed::ByCharacter)?;
    compare(&dump(&parsed), &dump(&in_pieces))?;
    Ok(counts)
}

#[test]
fn our_cases() {
    let mut complaints = Vec::new();
    for file in ["causes.txt"] {
        for case in cases::read(file) {
            let (whole, pieces) = if case.scripts {
                (Feed::Scripted, Feed::ScriptedByCharacter)
            } else {
                (Feed::Whole, Feed::ByCharacter)
            };
            for feed in [whole, pieces] {
                let input = Input::Text(case.text.clone());
                let options = case.options();
                let subject = Subject {
                    options: &options,
                    edition: Edition::LIVING,
                    context: case.context.as_ref(),
                };
                let parsed = parse(&subject, &input, feed);
                let parsed = parsed.expect("the scripts run");
                let found = dump(&parsed);
                if found != case.expected {
                    complaints.push(format!(
                        "{file}, {}, {feed:?}: {:?}\n{}\n{found}",
                        case.name, case.text, case.expected
                    ));
                }
                let changes =
                    if case.scripts { Changes::by_scripts_in(&case.text) } else { Changes::None };
                if let Err(violation) = check(&parsed, &subject, changes) {
                    complaints.push(format!("{file}, {}: {violation}", case.name));
                }
            }
        }
    }
    report(&complaints);
}

fn check_case(case: &TreeCase, suite: Suite, counts: &Mutex<Counts>) -> Result<(), Mismatch> {
    for scripting in case.scripting_modes() {
        let setup = setup_of(case, suite.edition(), scripting);
        let (options, context) = (options_of(&setup), context_of(&setup));
        let edition = setup.options.edition;
        let subject = Subject { options: &options, edition, context: context.as_ref() };
        let name = format!("{}/{}, {scripting:?}", suite.name(), case.id);
        let checked = if case.options.scripts == ScriptPlay::Run {
            let text = case.input.to_text();
            let run = |feed| {
                let parsed = parse(&subject, &case.input, feed);
                parsed.map_err(|error| Violation::new("scripts run", error))
            };
            run(Feed::Scripted).and_then(|parsed| {
                let pieces = run(Feed::ScriptedByCharacter)?;
                let counts = check(&parsed, &subject, Changes::by_scripts_in(&text))?;
                compare(&dump(&parsed), &dump(&pieces))?;
                Ok(counts)
            })
        } else {
            check_text(&subject, &case.input)
        };
        match checked {
            Ok(found) => counts.lock().expect("no thread panics with it").add(found),
            Err(violation) => return Err(mismatch(name, &violation)),
        }
    }
    Ok(())
}

#[test]
fn tree_construction_cases() {
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Own] {
        let Some(cases) = suite.tree_cases() else { continue };
        let counts = Mutex::new(Counts::default());
        let results = run_all(&cases, |case| check_case(case, suite, &counts));
        report(&complaints(results));
        let counts = counts.into_inner().expect("no thread panics with it");
        eprintln!("{}: {} cases, {counts:?}", suite.name(), cases.len());
        assert!(counts.again > cases.len() as u64 && counts.moves > 0, "{counts:?}");
        assert!(counts.in_two_sources * 100 < counts.again, "{counts:?}");
    }
}

fn check_generated(case: &GeneratedCase) -> Result<Counts, Violation> {
    let (options, context) = (options_of(&case.setup), context_of(&case.setup));
    let edition = case.setup.options.edition;
    let subject = Subject { options: &options, edition, context: context.as_ref() };
    check_text(&subject, &Input::Text(case.text()))
}

#[test]
fn generated_documents() {
    let seeds: Vec<u64> = (1..=generated()).collect();
    let counts = Mutex::new(Counts::default());
    let results = run_all(&seeds, |seed| {
        let case = GeneratedCase::new(*seed, 30);
        match check_generated(&case) {
            Ok(found) => {
                counts.lock().expect("no thread panics with it").add(found);
                Ok(())
            }
            Err(violation) => {
                let (smallest, violation) =
                    shrink_by(&case, violation, &|case| check_generated(case).map(drop));
                let Setup { context, options, .. } = &smallest.setup;
                let run = format!(
                    "seed {seed}, {context:?}, {:?}, {:?}",
                    options.edition,
                    smallest.text()
                );
                Err(mismatch(run, &violation))
            }
        }
    });
    report(&complaints(results));
    let counts = counts.into_inner().expect("no thread panics with it");
    eprintln!("{} documents, {counts:?}", seeds.len());
    assert!(counts.again > 10 * generated() && counts.moves > generated() / 4, "{counts:?}");
}

#[test]
fn real_pages() {
    let pages = pages();
    let counts = Mutex::new(Counts::default());
    let results = run_all(&pages, |(name, bytes)| {
        let options = Options::new().origins(true).collect_errors(true);
        let subject = Subject { options: &options, edition: Edition::LIVING, context: None };
        let text = String::from_utf8_lossy(bytes).into_owned();
        let found = check_text(&subject, &Input::Text(text));
        let found = found.map_err(|violation| mismatch(name, &violation))?;
        counts.lock().expect("no thread panics with it").add(found);
        Ok(())
    });
    report(&complaints(results));
    let counts = counts.into_inner().expect("no thread panics with it");
    eprintln!("{} pages, {counts:?}", pages.len());
    assert!(pages.is_empty() || counts.again > 100 * pages.len() as u64, "{counts:?}");
}

/// The bytes of a text; `None` if the encoding does not have all characters.
fn encode(text: &str, encoding: &'static Encoding) -> Option<Vec<u8>> {
    match encoding.name() {
        "UTF-16LE" => Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
        "UTF-16BE" => Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
        _ => {
            let (bytes, _, has_unmappable) = encoding.encode(text);
            (!has_unmappable).then(|| bytes.into_owned())
        }
    }
}

const ENCODINGS: [&str; 12] = [
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1252",
    "iso-8859-2",
    "koi8-r",
    "shift_jis",
    "euc-jp",
    "iso-2022-jp",
    "gb18030",
    "big5",
    "euc-kr",
];

/// The origins of a page in bytes are those of its text, and their spans lead to the bytes.
fn check_bytes(text: &str, label: &str) -> Result<bool, String> {
    let encoding = Encoding::for_label(label.as_bytes()).expect("it is a label");
    // In these, bytes of ASCII or two different sequences stand for the same character, or for another one.
    let decoded = |bytes: &[u8]| encoding.decode_without_bom_handling(bytes).0 == text;
    let Some(bytes) = encode(text, encoding).filter(|bytes| decoded(bytes)) else {
        return Ok(false);
    };
    let options = Options::new().origins(true).collect_errors(true);
    let header = OutOfBandMetadata::new().content_type(&format!("text/html; charset={label}"));
    let parsed = options.parse(Page::bytes(&bytes, &header));
    let of_text = options.parse(text);
    if dump(&parsed) != dump(&of_text) {
        return Err(format!("{label}: {text:?}\n{}\n{}", dump(&of_text), dump(&parsed)));
    }
    // The same in pieces.
    let mut parser = options.parser().for_bytes(&header);
    bytes.chunks(7).for_each(|piece| parser.push_bytes(piece));
    let in_pieces = parser.finish();
    if dump(&in_pieces) != dump(&of_text) {
        return Err(format!("{label} in pieces: {text:?}\n{}", dump(&in_pieces)));
    }
    let offsets = parsed.byte_offsets(&bytes).expect("it was parsed from bytes");
    let mut spans = Vec::new();
    for node in nodes(&parsed.document) {
        let origin = node.origin().expect("every node has one");
        spans.extend(origin.start_tag().into_iter().chain(origin.text_spans()));
        for attribute in origin.attributes() {
            spans.extend([attribute.name_span(), attribute.value_span()]);
        }
    }
    spans.retain(|span| span.start < span.end);
    let found = offsets.byte_ranges(spans.iter().copied());
    for (span, range) in spans.into_iter().zip(found) {
        let expected = parsed.document.source_text(span).unwrap_or_default();
        let range = range.map_err(|error| format!("{label}: {expected:?}: {error}"))?;
        let bytes = &bytes[range.start as usize..range.end as usize];
        // The state that a decoder of ISO-2022-JP is in is not part of the range.
        let found = encoding.decode_without_bom_handling(bytes).0;
        if found != expected && label != "iso-2022-jp" {
            return Err(format!("{label}: {expected:?} is {found:?} in bytes"));
        }
    }
    Ok(true)
}

#[test]
fn pages_in_bytes() {
    let mut complaints = Vec::new();
    let mut counts = [0; ENCODINGS.len()];
    let own = [
        "<p title=\"a\u{e9}b\">\u{e9}<b>\u{f6}</b>&eacute;\r\nx</p>",
        "<p title='\u{3042}'>\u{3042}\u{30a2}<table>\u{6f22}<b>\u{5b57}",
        "<p title='\u{430}'>\u{431}\u{432}<i>\u{433}<p>\u{434}",
        "<p title='\u{ac00}'>\u{ac01}<b><p>\u{ac04}</b>",
        "<p title='\u{1F600}'>\u{1F601}<!--\u{e9}-->",
    ];
    let seeds = (1..=generated() / 20).map(|seed| GeneratedCase::new(seed, 20).text());
    // Declarations of another encoding, and characters that are byte order marks, are not what this is about.
    let texts =
        own.map(str::to_owned).into_iter().chain(seeds.filter(|text| {
            !text.contains("charset") && !text.starts_with(['\u{feff}', '\u{fffe}'])
        }));
    for text in texts {
        for (label, count) in ENCODINGS.iter().zip(&mut counts) {
            match check_bytes(&text, label) {
                Ok(true) => *count += 1,
                Ok(false) => {}
                Err(complaint) => complaints.push(complaint),
            }
        }
    }
    report(&complaints);
    assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
}

/// A byte order mark is not in the text, so that offsets count from after it; those of bytes count it.
#[test]
fn byte_order_marks() {
    let options = Options::new().origins(true);
    for bytes in [&b"\xEF\xBB\xBF<p>a"[..], b"\xFF\xFE<\0p\0>\0a\0"] {
        let parsed = options.parse(bytes);
        let p = nodes(&parsed.document).find(|node| node.name() == "p").expect("it is there");
        let span = p.origin().and_then(|origin| origin.start_tag()).expect("it is written");
        assert_eq!((span.start, span.end), (0, 3));
        let range = parsed.byte_offsets(bytes).expect("bytes").byte_range(span).expect("a range");
        let mark = if bytes[0] == 0xFF { 2..8 } else { 3..6 };
        assert_eq!(range, mark);
    }
}

fn find(document: &Document, name: &str) -> NodeId {
    nodes(document).find(|node| node.name() == name).expect("it is there").id()
}

fn cause(document: &Document, node: NodeId) -> Cause {
    document.origin(node).expect("every node has one").cause()
}

/// The origins of nodes that a program makes and changes are its own, and those of others stay.
#[test]
fn changes_by_a_program() {
    let text = "<div id=d class=c>a<p>b</p></div>";
    let mut document = Options::new().origins(true).parse(text).document;
    let div = find(&document, "div");
    let new = document.create_element(Namespace::Html, "i").expect("a name");
    document.append(div, new).expect("it can be there");
    assert_eq!(cause(&document, new), Cause::Program);
    assert!(document.origin(new).expect("an origin").token().is_none());
    // What a program sets is not what was written.
    document.set_attribute(div, "class", "other").expect("an element");
    document.set_attribute(div, "title", "new").expect("an element");
    document.remove_attribute(div, "id").expect("an element");
    let origin = document.origin(div).expect("an origin");
    assert_eq!(origin.attributes().count(), 0);
    assert_eq!(origin.cause(), Cause::Source);
    let text = document.first_child(div).expect("the text");
    assert_eq!(document.origin(text).expect("an origin").text_spans().count(), 1);
    document.set_text(text, "other").expect("a text");
    assert_eq!(cause(&document, text), Cause::Program);
    assert_eq!(document.origin(text).expect("an origin").text_spans().count(), 0);
    // A node at the place of one that was deleted has nothing of it.
    let p = find(&document, "p");
    let tag = document.origin(p).expect("an origin").start_tag();
    assert_eq!(tag.and_then(|tag| document.source_text(tag)), Some("<p>"));
    document.delete(p).expect("it can go");
    assert!(document.origin(p).is_none(), "it is stale");
    for _ in 0..3 {
        let node = document.create_text("x");
        assert_eq!(cause(&document, node), Cause::Program);
        assert_eq!(document.origin(node).expect("an origin").text_spans().count(), 0);
    }
    // A copy of the document has all of it.
    let copy = document.clone();
    let origin = copy.origin(div).expect("an origin");
    assert_eq!(
        origin.start_tag().and_then(|tag| copy.source_text(tag)),
        Some("<div id=d class=c>")
    );
}

/// What is set as `innerHTML` is another source, whose spans have its number.
#[test]
fn inner_html() {
    let options = Options::new().origins(true);
    let mut document = options.parse("<div title=t>a</div><p>").document;
    let div = find(&document, "div");
    for (number, html) in [(1, "<b class=x>1</b>"), (2, "<table><i id=y>2")] {
        set_inner_html(&mut document, div, html, &options).expect("an element");
        for node in nodes(&document) {
            let origin = node.origin().expect("every node has one");
            let is_inside = node.ancestors().any(|ancestor| ancestor.id() == div);
            if is_inside && node.is_element() {
                assert_eq!(origin.cause(), Cause::Script, "{}", node.name());
                let tag = origin.start_tag().expect("it is written");
                assert_eq!(tag.source, SourceId(number));
                let tag = document.source_text(tag).expect("the text is known");
                assert!(tag.starts_with('<') && html.contains(tag), "{tag}");
                for attribute in origin.attributes() {
                    let value = document.source_text(attribute.value_span());
                    assert_eq!(value, node.attr(attribute.name().local));
                }
            }
        }
        let i = document.root_node().descendants().find(|node| node.is_html("i"));
        if let Some(origin) = i.and_then(NodeRef::origin) {
            assert_eq!(
                origin.moves().map(|moved| moved.cause).collect::<Vec<_>>(),
                [Cause::FosterParented]
            );
        }
    }
    let origin = document.origin(div).expect("an origin");
    let title = origin.attribute("title").expect("it is written");
    assert_eq!(document.source_text(title.value_span()), Some("t"));
}

/// Without the option there is nothing.
#[test]
fn off_by_default() {
    let document = treewright::parse("<p>a");
    assert!(!document.has_origins());
    assert!(nodes(&document).all(|node| node.origin().is_none()));
}
