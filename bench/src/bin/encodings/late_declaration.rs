//! Long pages in windows-1251 whose encoding is detected late.

use serde::Serialize;
use treewright::syntax::encoding_rs::WINDOWS_1251;
use treewright::syntax::{
    ChangeOfEncoding, Confidence, InputByteStream, ParserOptions, Pause, TreeParser as SyntaxParser,
};
use treewright::{Document, Options, OutOfBandMetadata, Parsed};
use treewright_bench::Wrong;
use treewright_bench::generated::{Page, Plan, RUSSIAN};
use treewright_bench::heap::{Allocated, allocated, freed};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{median, time};

use crate::{ALLOCATOR, CHUNK};

pub(crate) const EXPLANATION: &str = "\
Long pages in windows-1251, without a locale, so that UTF-8 is the default. Medians of time; `peak`
is the most heap in use at once above that before (the page itself is not in it), `tree` the heap that
the document alone holds afterwards. `bytes parsed twice` are those that a stream had converted when it
began again. For comparison, parse(&str) gets text that was decoded before.";

/// The place where a page declares its encoding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    name: &'static str,
    /// The number of bytes before the declaration; `None` if a content-type has it.
    declared_after: Option<usize>,
}

pub(crate) const KINDS: [Kind; 3] = [
    Kind { name: "<meta> after 2 KiB", declared_after: Some(2 << 10) },
    Kind { name: "<meta> after 1 MB", declared_after: Some(1_000_000) },
    Kind { name: "content-type", declared_after: None },
];

/// A page and its results.
#[derive(Debug, Serialize)]
pub(crate) struct LongPage {
    declared: &'static str,
    bytes: usize,
    /// The offset of the declaration.
    declaration: Option<usize>,
    text_bytes: usize,
    ways: Vec<Way>,
}

/// A method of parsing a page.
#[derive(Debug, Serialize)]
struct Way {
    name: &'static str,
    cpu_seconds: f64,
    wall_seconds: f64,
    ns_per_byte: f64,
    peak_heap: usize,
    heap_of_tree: usize,
    /// Bytes that were converted before the stream restarted.
    parsed_twice: Option<u64>,
}

/// A page, its text, and its metadata.
struct Input {
    page: Page,
    text: String,
    metadata: OutOfBandMetadata,
}

type Parse = fn(&Input) -> Parsed;

fn of_text(input: &Input) -> Parsed {
    Options::new().parse(&input.text)
}

fn whole(input: &Input) -> Parsed {
    Options::new().parse(treewright::Input::bytes(&input.page.bytes, &input.metadata))
}

fn chunks(input: &Input) -> Parsed {
    let mut parser = Options::new().parser().for_bytes(&input.metadata);
    for chunk in input.page.bytes.chunks(CHUNK) {
        parser.parse_bytes(chunk);
    }
    parser.finish()
}

/// Makes and measures a page.
pub(crate) fn measure(kind: Kind, length: usize, rounds: usize, wrong: &mut Wrong) -> LongPage {
    let declared_after = kind.declared_after;
    let plan = Plan { language: &RUSSIAN, encoding: WINDOWS_1251, declared_after, length };
    let page = plan.page();
    let mut metadata = OutOfBandMetadata::new();
    if declared_after.is_none() {
        metadata = metadata.content_type("text/html; charset=windows-1251");
    }
    let declaration = page.declaration.as_ref().map(|declaration| declaration.start);
    wrong.unless(declaration.is_some() == declared_after.is_some(), || {
        format!("{}: the page is too short for its declaration", kind.name)
    });
    let parsed_twice = bytes_parsed_twice(&page, &metadata);
    let expected = declaration.map_or(0..=0, |start| start as u64..=page.bytes.len() as u64);
    wrong.unless(expected.contains(&parsed_twice), || {
        format!("{}: {parsed_twice} bytes are parsed twice, not {expected:?}", kind.name)
    });
    let mut ways = Vec::new();
    let text = WINDOWS_1251.decode_without_bom_handling(&page.bytes).0.into_owned();
    let input = Input { page, text, metadata };
    let page = &input.page;
    let methods: [(&str, Parse, _); 3] = [
        ("parse(&str) of its text", of_text, None),
        ("parse, bytes", whole, None),
        ("for_bytes, 64 KiB", chunks, Some(parsed_twice)),
    ];
    let mut runs = vec![Vec::new(); methods.len()];
    for _ in 0..rounds {
        for ((name, parse, _), runs) in methods.iter().zip(&mut runs) {
            runs.push(run(&input, *parse, &mut |mistake| {
                wrong.unless(false, || format!("{}, {name}: {mistake}", kind.name));
            }));
        }
    }
    for ((name, _, parsed_twice), runs) in methods.into_iter().zip(runs) {
        let cpu_seconds = median(runs.iter().map(|run| run.cpu));
        ways.push(Way {
            name,
            cpu_seconds,
            wall_seconds: median(runs.iter().map(|run| run.wall)),
            ns_per_byte: cpu_seconds * 1e9 / as_f64(page.bytes.len()),
            peak_heap: runs.iter().map(|run| run.peak).max().unwrap_or_default(),
            heap_of_tree: runs.iter().map(|run| run.tree).max().unwrap_or_default(),
            parsed_twice,
        });
    }
    let (bytes, text_bytes) = (page.bytes.len(), page.text.length);
    LongPage { declared: kind.name, bytes, declaration, text_bytes, ways }
}

#[derive(Clone, Copy, Debug)]
struct Run {
    cpu: f64,
    wall: f64,
    peak: usize,
    tree: usize,
}

fn run(input: &Input, parse: Parse, mistake: &mut impl FnMut(String)) -> Run {
    let ((parsed, taken), Allocated { peak, .. }) = allocated(&ALLOCATOR, || time(|| parse(input)));
    // Text does not have one.
    if let Some(decision) = &parsed.encoding
        && decision.encoding != WINDOWS_1251
    {
        mistake(format!("the encoding is {}", decision.encoding.name()));
    }
    let document = parsed.document;
    input.page.mistakes_in(&document).into_iter().for_each(mistake);
    let tree = freed(|| drop(document));
    Run { cpu: taken.cpu.as_secs_f64(), wall: taken.wall.as_secs_f64(), peak, tree }
}

/// The number of bytes that a stream had converted when it restarted; 0 if it did not. Parses only until
/// the encoding is certain.
fn bytes_parsed_twice(page: &Page, metadata: &OutOfBandMetadata) -> u64 {
    let mut stream = InputByteStream::new(metadata.clone());
    let mut parser = SyntaxParser::new(ParserOptions::default());
    parser.set_confidence(Confidence::Tentative);
    let mut document = Document::new();
    for chunk in page.bytes.chunks(CHUNK) {
        stream.append(chunk);
        loop {
            match parser.pump(&mut document) {
                Pause::NeedInput => match stream.convert() {
                    Some(text) if parser.append(text).is_ok() => {}
                    _ => break,
                },
                Pause::ChangeEncoding(new) => {
                    let converted = stream.converted_bytes();
                    let change = parser.change_the_encoding(new, &mut stream);
                    let begins_again = matches!(change, ChangeOfEncoding::Restart(_));
                    return if begins_again { converted } else { 0 };
                }
                Pause::Script(_) => {}
                _ => return 0,
            }
        }
        if stream.confidence() == Confidence::Certain {
            return 0;
        }
    }
    0
}

impl std::fmt::Display for LongPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (size, text) = (megabytes(self.bytes), megabytes(self.text_bytes));
        write!(f, "{}: {size} MB, {text} MB of text", self.declared)?;
        match self.declaration {
            Some(declaration) => writeln!(f, ", declared at byte {declaration}")?,
            None => writeln!(f)?,
        }
        let headings =
            ["", "CPU s", "wall s", "ns/byte", "peak MB", "tree MB", "bytes parsed twice"];
        let mut table = Table::new(headings);
        for way in &self.ways {
            table.row([
                way.name.to_owned(),
                format!("{:.2}", way.cpu_seconds),
                format!("{:.2}", way.wall_seconds),
                format!("{:.2}", way.ns_per_byte),
                megabytes(way.peak_heap),
                megabytes(way.heap_of_tree),
                way.parsed_twice.map_or("-".to_owned(), |bytes| bytes.to_string()),
            ]);
        }
        write!(f, "{table}")
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn as_f64(bytes: usize) -> f64 {
    bytes as f64
}
