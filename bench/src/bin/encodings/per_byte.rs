//! The ratio of the cost of parsing bytes to that of parsing text, per byte.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::ops::Range;

use serde::Serialize;
use treewright::syntax::InputByteStream;
use treewright::syntax::encoding_rs::{DecoderResult, Encoding, UTF_8};
use treewright::{Document, Options, OutOfBandMetadata, Parsed, Parser};
use treewright_bench::Wrong;
use treewright_bench::corpus::{Corpus, encode};
use treewright_bench::heap::allocated;
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{Candidate, compare, nanoseconds_per_byte, parts};

use crate::{ALLOCATOR, CHUNK};

pub(crate) const EXPLANATION: &str = "\
The cost of bytes over that of text. Medians of CPU time, per byte read; `to &str` is the time over
that of parse(&str) for the same text in the same round; `allocated` counts all that is requested of
the heap, per byte read. Rows in parentheses parse nothing.";

/// A corpus in one encoding.
#[derive(Debug, Serialize)]
pub(crate) struct Comparison {
    corpus: String,
    origin: String,
    encoding: &'static str,
    pages: usize,
    bytes: usize,
    /// Characters that the encoding does not have.
    replaced_characters: usize,
    /// The number of pages for each source of the encoding, without a content type.
    decisions_without_content_type: BTreeMap<String, usize>,
    /// The bytes that `InputByteStream::convert` allocates, per byte.
    allocated_in_convert: f64,
    pub(crate) ways: Vec<Way>,
}

/// A method of reading a corpus.
#[derive(Debug, Serialize)]
pub(crate) struct Way {
    name: &'static str,
    bytes: usize,
    pub(crate) ns_per_byte: f64,
    ratio_to_str: f64,
    allocated_per_byte: f64,
}

/// The pages that are read.
struct Pages<'a> {
    encoding: &'static Encoding,
    texts: Vec<&'a str>,
    bytes: Vec<&'a [u8]>,
    content_type: OutOfBandMetadata,
    nothing: OutOfBandMetadata,
}

type Read = fn(&Pages<'_>, usize);

/// Methods of parsing one of the pages to a tree.
type Parse = fn(&Pages<'_>, usize) -> Parsed;

const PARSE_STR: &str = "parse(&str)";
const PARSE_BYTES: &str = "parse, bytes, content-type";
const PARSE_BYTES_ONLY: &str = "parse, bytes";

fn parse_str(pages: &Pages<'_>, index: usize) -> Parsed {
    Options::new().parse(pages.texts[index])
}

fn push_text(pages: &Pages<'_>, index: usize) -> Parsed {
    let mut parser = Options::new().parser();
    let mut rest = pages.texts[index];
    while !rest.is_empty() {
        let (chunk, after) = rest.split_at(end_of_chunk(rest));
        parser.parse_text(chunk);
        rest = after;
    }
    parser.finish()
}

fn parse_bytes(pages: &Pages<'_>, index: usize) -> Parsed {
    Options::new().parse(treewright::Input::bytes(pages.bytes[index], &pages.content_type))
}

fn parse_bytes_only(pages: &Pages<'_>, index: usize) -> Parsed {
    Options::new().parse(treewright::Input::bytes(pages.bytes[index], &pages.nothing))
}

fn push_bytes(pages: &Pages<'_>, index: usize) -> Parsed {
    push(Options::new().parser().for_bytes(&pages.content_type), pages.bytes[index])
}

fn push_bytes_only(pages: &Pages<'_>, index: usize) -> Parsed {
    push(Options::new().parser().for_bytes(&pages.nothing), pages.bytes[index])
}

fn push(mut parser: Parser, bytes: &[u8]) -> Parsed {
    for chunk in bytes.chunks(CHUNK) {
        parser.parse_bytes(chunk);
    }
    parser.finish()
}

fn validate(pages: &Pages<'_>, index: usize) {
    let _ = black_box(str::from_utf8(black_box(pages.bytes[index])));
}

fn validate_with_encoding_rs(pages: &Pages<'_>, index: usize) {
    black_box(Encoding::utf8_valid_up_to(black_box(pages.bytes[index])));
}

/// Always creates new text, while `Encoding::decode` lends bytes that are already UTF-8.
fn decode(pages: &Pages<'_>, index: usize) {
    let mut bytes = black_box(pages.bytes[index]);
    let mut decoder = pages.encoding.new_decoder_without_bom_handling();
    let mut text = String::new();
    loop {
        let needed = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
        text.reserve(needed.unwrap_or(bytes.len()));
        let (result, read) = decoder.decode_to_string_without_replacement(bytes, &mut text, true);
        bytes = &bytes[read..];
        match result {
            DecoderResult::InputEmpty => break,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(..) => text.push('\u{FFFD}'),
        }
    }
    black_box(text);
}

fn stream_alone(pages: &Pages<'_>, index: usize) {
    convert(pages.bytes[index], &pages.content_type, |stream| {
        stream.convert().map(|text| black_box(text).len())
    });
}

/// Gives bytes to a stream in chunks and takes its text with `convert`.
fn convert(
    bytes: &[u8],
    metadata: &OutOfBandMetadata,
    mut convert: impl FnMut(&mut InputByteStream) -> Option<usize>,
) {
    let mut stream = InputByteStream::new(metadata.clone());
    for chunk in bytes.chunks(CHUNK) {
        stream.append(chunk);
        while convert(&mut stream).is_some() {}
    }
    stream.end_of_input();
    while convert(&mut stream).is_some() {}
}

/// The end of the first chunk of text: no character is cut.
fn end_of_chunk(text: &str) -> usize {
    let most = text.len().min(CHUNK);
    (0..=most).rev().find(|index| text.is_char_boundary(*index)).unwrap_or_default()
}

/// Measures a corpus in UTF-8 and in its other encodings.
pub(crate) fn measure(corpus: &Corpus, rounds: usize, wrong: &mut Wrong) -> Vec<Comparison> {
    let mut comparisons = vec![measure_utf8(corpus, rounds, wrong)];
    for encoding in &corpus.encodings {
        comparisons.push(measure_encoded(corpus, encoding, rounds, wrong));
    }
    comparisons
}

fn measure_utf8(corpus: &Corpus, rounds: usize, wrong: &mut Wrong) -> Comparison {
    let texts: Vec<&str> = corpus.pages.iter().map(String::as_str).collect();
    let bytes: Vec<&[u8]> = texts.iter().map(|text| text.as_bytes()).collect();
    let pages = Pages::new(UTF_8, texts, bytes);
    let parses: [(&str, Parse); 6] = [
        (PARSE_STR, parse_str),
        ("parser, 64 KiB of text", push_text),
        (PARSE_BYTES, parse_bytes),
        (PARSE_BYTES_ONLY, parse_bytes_only),
        ("for_bytes, 64 KiB, content-type", push_bytes),
        ("for_bytes, 64 KiB", push_bytes_only),
    ];
    let reads: [(&str, Read); 4] = [
        ("(InputByteStream, 64 KiB)", stream_alone),
        ("(str::from_utf8)", validate),
        ("(encoding_rs, validation only)", validate_with_encoding_rs),
        ("(encoding_rs to String)", decode),
    ];
    // The tree of a page that was not transcoded has the page itself as its source.
    for (index, text) in pages.texts.iter().enumerate() {
        let made = parse_bytes(&pages, index);
        wrong.unless(made.document.source() == *text, || {
            format!("{}, page {index}: UTF-8 was transcoded", corpus.name)
        });
    }
    pages.compare(corpus, &parses, &reads, rounds, wrong)
}

fn measure_encoded(
    corpus: &Corpus,
    encoding: &'static Encoding,
    rounds: usize,
    wrong: &mut Wrong,
) -> Comparison {
    let encoded: Vec<(Vec<u8>, usize)> =
        corpus.pages.iter().map(|page| encode(page, encoding)).collect();
    // The text with its question marks, so that all methods read the same.
    let texts: Vec<String> = encoded
        .iter()
        .map(|(bytes, _)| encoding.decode_without_bom_handling(bytes).0.into_owned())
        .collect();
    let pages = Pages::new(
        encoding,
        texts.iter().map(String::as_str).collect(),
        encoded.iter().map(|(bytes, _)| bytes.as_slice()).collect(),
    );
    let parses: [(&str, Parse); 3] = [
        (PARSE_STR, parse_str),
        (PARSE_BYTES, parse_bytes),
        ("for_bytes, 64 KiB, content-type", push_bytes),
    ];
    let reads: [(&str, Read); 2] =
        [("(InputByteStream, 64 KiB)", stream_alone), ("(encoding_rs to String)", decode)];
    let mut comparison = pages.compare(corpus, &parses, &reads, rounds, wrong);
    comparison.replaced_characters = encoded.iter().map(|(_, replaced)| replaced).sum();
    comparison
}

impl<'a> Pages<'a> {
    fn new(encoding: &'static Encoding, texts: Vec<&'a str>, bytes: Vec<&'a [u8]>) -> Self {
        let content_type = format!("text/html; charset={}", encoding.name());
        let content_type = OutOfBandMetadata::new().content_type(&content_type);
        Self { encoding, texts, bytes, content_type, nothing: OutOfBandMetadata::new() }
    }

    fn length_of_bytes(&self) -> usize {
        self.bytes.iter().map(|bytes| bytes.len()).sum()
    }

    fn compare(
        &self,
        corpus: &Corpus,
        parses: &[(&'static str, Parse)],
        reads: &[(&'static str, Read)],
        rounds: usize,
        wrong: &mut Wrong,
    ) -> Comparison {
        let pages = 0..self.texts.len();
        let mut decisions = BTreeMap::new();
        for index in pages.clone() {
            self.check(corpus, index, parses, &mut decisions, wrong);
        }
        let mut candidates = Vec::new();
        let mut allocations = Vec::new();
        for (name, parse) in parses {
            let run = move |pages: Range<usize>| pages.for_each(|index| drop(parse(self, index)));
            allocations.push(allocated(&ALLOCATOR, || run(pages.clone())).1.total);
            candidates.push(Candidate::new(name, run));
        }
        for (name, read) in reads {
            let run = move |pages: Range<usize>| pages.for_each(|index| read(self, index));
            allocations.push(allocated(&ALLOCATOR, || run(pages.clone())).1.total);
            candidates.push(Candidate::new(name, run));
        }
        let length_of_text = self.texts.iter().map(|text| text.len()).sum();
        let parts = parts(self.texts.iter().map(|text| text.len()));
        let outcomes = compare(candidates, rounds, &parts).into_iter().zip(allocations);
        let ways = outcomes.map(|(outcome, allocated)| {
            let reads_text = outcome.name == PARSE_STR;
            let bytes = if reads_text { length_of_text } else { self.length_of_bytes() };
            Way {
                name: outcome.name,
                bytes,
                ns_per_byte: nanoseconds_per_byte(outcome.median, bytes),
                ratio_to_str: outcome.ratio,
                allocated_per_byte: per_byte(allocated, bytes),
            }
        });
        Comparison {
            corpus: corpus.name.clone(),
            origin: corpus.origin.clone(),
            encoding: self.encoding.name(),
            pages: pages.len(),
            bytes: self.length_of_bytes(),
            replaced_characters: 0,
            decisions_without_content_type: decisions,
            allocated_in_convert: self.allocated_in_convert(),
            ways: ways.collect(),
        }
    }

    /// Compares the trees of a page with that of its text.
    fn check(
        &self,
        corpus: &Corpus,
        index: usize,
        parses: &[(&'static str, Parse)],
        decisions: &mut BTreeMap<String, usize>,
        wrong: &mut Wrong,
    ) {
        let html = |document: &Document| document.outer_html(document.root());
        let expected = html(&parse_str(self, index).document);
        for (name, parse) in parses {
            let made = parse(self, index);
            let decided = made.encoding.as_ref();
            if let (PARSE_BYTES_ONLY, Some(decision)) = (*name, decided) {
                let key = format!("{} {}", decision.source.as_str(), decision.encoding.name());
                *decisions.entry(key).or_default() += 1;
            }
            // A page can declare an encoding that it is not in, and is then read in that.
            let said = made.encoding.as_ref().map_or(self.encoding, |decided| decided.encoding);
            let is_declared = name.contains("content-type");
            let right = said == self.encoding && html(&made.document) == expected
                || said != self.encoding && !is_declared;
            wrong.unless(right, || {
                let encoding = self.encoding.name();
                format!("{}, page {index} in {encoding}: {name} has another tree", corpus.name)
            });
        }
    }

    /// The bytes that are allocated while bytes become text, per byte.
    fn allocated_in_convert(&self) -> f64 {
        let mut total = 0;
        for bytes in &self.bytes {
            convert(bytes, &self.content_type, |stream| {
                let (length, allocated) = allocated(&ALLOCATOR, || stream.convert().map(str::len));
                total += allocated.total;
                length
            });
        }
        per_byte(total, self.length_of_bytes())
    }
}

impl std::fmt::Display for Comparison {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { corpus, origin, encoding, pages, replaced_characters, .. } = self;
        let size = megabytes(self.bytes);
        writeln!(f, "{corpus} ({origin}) in {encoding}: {pages} pages, {size} MB")?;
        if *replaced_characters > 0 {
            writeln!(
                f,
                "  {replaced_characters} characters are not in {encoding}: `?` in their place"
            )?;
        }
        if !self.decisions_without_content_type.is_empty() {
            let decisions = self.decisions_without_content_type.iter();
            let decisions: Vec<String> =
                decisions.map(|(decision, count)| format!("{count} {decision}")).collect();
            writeln!(f, "  encodings without a content-type: {}", decisions.join(", "))?;
        }
        let mut table = Table::new(["", "MB", "ns/byte", "to &str", "allocated"]);
        for way in &self.ways {
            table.row([
                way.name.to_owned(),
                megabytes(way.bytes),
                format!("{:.3}", way.ns_per_byte),
                format!("{:.3}", way.ratio_to_str),
                format!("{:.2}", way.allocated_per_byte),
            ]);
        }
        write!(f, "{table}")?;
        writeln!(
            f,
            "  InputByteStream::convert allocates {:.3} per byte",
            self.allocated_in_convert
        )
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn per_byte(what: usize, bytes: usize) -> f64 {
    what as f64 / bytes as f64
}
